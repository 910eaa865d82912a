import { rowId, rowsOf } from '../schema.ts';

/**
 * The public face of an index: stable names, plain columns that join by name. A view is data about
 * itself, so that `assay sql --schema` and the documentation are made from what is in force.
 */
export interface View {
	name: string;
	about: string;
	columns: Column[];
	from: string;
	/** Rows of another kind: from elsewhere, with other SQL for some of the columns. */
	also?: readonly { from: string; sql: Readonly<Record<string, string>> }[];
}

export interface Column {
	name: string;
	sql: string;
	about: string;
}

export function codes(column: string, list: readonly string[]): string {
	return `CASE ${column} ${list.map((text, code) => `WHEN ${code} THEN '${text}'`).join(' ')} END`;
}

export function bit(column: string, mask: number): string {
	return `(${column} & ${mask}) <> 0`;
}

export const FILE = { name: 'file', sql: 'f.path', about: 'path from the root, with forward slashes' };
export const LANGUAGE = {
	name: 'language',
	sql: 'coalesce(g.language, f.language)',
	about: "language id; a segment's own inside Vue, Markdown and the like",
};

export const line = (alias: string, offset: string) => `line_of(${alias}.file, ${offset})`;
export const col = (alias: string, offset: string) => `col_of(${alias}.file, ${offset})`;
export const nameAt = (alias: string) => `${alias}.start + coalesce(${alias}.name_offset, 0)`;
export const endOf = (alias: string) => `${alias}.start + ${alias}.length`;

export const NAME_POSITION = (alias: string) => [
	{ name: 'line', sql: line(alias, nameAt(alias)), about: 'line of the name token, from 1' },
	{ name: 'col', sql: col(alias, nameAt(alias)), about: 'column of the name token in UTF-16 units, from 1' },
];

export const RANGE = (alias: string) => [
	{ name: 'start_line', sql: line(alias, `${alias}.start`), about: 'first line of the range' },
	{ name: 'start_col', sql: col(alias, `${alias}.start`), about: 'column where the range starts' },
	{ name: 'end_line', sql: line(alias, endOf(alias)), about: 'last line of the range' },
	{ name: 'end_col', sql: col(alias, endOf(alias)), about: 'column just past the range' },
	{ name: 'start', sql: `${alias}.start`, about: 'offset in UTF-16 units, from 0' },
	{ name: 'end', sql: endOf(alias), about: 'offset just past the range' },
];

export const VIRTUAL_PATH = "f.path || coalesce('#seg:' || g.uid, '')";
export const UID = (chunk: string) =>
	`chunk_uid(${VIRTUAL_PATH}, g.language, ${chunk}.hash, ${chunk}.uid_bits)`;
export const PARENT_UID =
	"chunk_uid(f.path || coalesce('#seg:' || pg.uid, ''), pg.language, pc.hash, pc.uid_bits)";
export const TARGET_UID =
	"chunk_uid(tf.path || coalesce('#seg:' || tg.uid, ''), tg.language, tc.hash, tc.uid_bits)";
export const QUALIFIED = "coalesce(cn.text || '.', '') || n.text";

/** Where a view takes the uids of its chunks from a table instead; see `viewSql`. */
export const KEY_JOIN = '/* chunk_key */';
/** From a key to its file, whose rows are then looked through for those of the chunk. */
export const KEY_FILE = '/* key_file */';
export const PARENT_KEY_JOIN = '/* parent_key */';
export const TARGET_KEY_JOIN = '/* target_key */';

/** The same where a row leads by a place and a position: from a table of its own, which has the uid beside the id. */
export const linkKeyJoin = (table: LinkTable, id: string) => `/* target_key ${table} ${id} */`;
export const LINK_KEY_JOIN = /\/\* target_key (\w+) ([\w.]+) \*\//;

/** Tables whose rows lead to a chunk, with the column of its position. */
export const LINK_TABLES = { call_link: 'chunk', call_candidate: 'chunk', relation: 'target' } as const;
export type LinkTable = keyof typeof LINK_TABLES;

/** From a row to its file, and from a file to its rows, each by key: the planner takes what the query needs. */
export const joinFile = (alias: string) => `JOIN file f ON f.id = ${alias}.file AND ${rowsOf(alias, 'f.id')}`;

export const joinChunk = (column: string) => `${joinFile('s')}
	JOIN chunk c ON c.id = ${rowId('s.file', `s.${column}`)} ${KEY_JOIN} ${KEY_FILE}`;
