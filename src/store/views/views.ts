import { UID_START } from '../../model/identity.ts';
import { ORD_BITS, rowId } from '../schema.ts';
import { uidHashesSql } from '../stored-uid.ts';
import { CALL_VIEWS } from './calls.ts';
import { CHUNK_VIEWS } from './chunks.ts';
import { EDGES_VIEW } from './edges.ts';
import { DECLARED_VIEWS } from './facts.ts';
import { FILES_VIEW, SKIPPED_VIEW } from './files.ts';
import { MODULE_VIEWS } from './modules.ts';
import { NAME_VIEWS } from './names.ts';
import {
	KEY_FILE,
	KEY_JOIN,
	LINK_KEY_JOIN,
	LINK_TABLES,
	PARENT_KEY_JOIN,
	PARENT_UID,
	TARGET_KEY_JOIN,
	TARGET_UID,
	UID,
	VIRTUAL_PATH,
	type View,
} from './parts.ts';

export const VIEWS: readonly View[] = [
	FILES_VIEW,
	...CHUNK_VIEWS,
	...CALL_VIEWS,
	EDGES_VIEW,
	...MODULE_VIEWS,
	...NAME_VIEWS,
	...DECLARED_VIEWS,
	SKIPPED_VIEW,
];

/** Which uids a query compares: those of the rows' own chunks, or also of those that they lead to. */
export type Keyed = 'none' | 'chunks' | 'targets';

/**
 * SQL that makes a view. A uid is computed from its row, which no index can serve: comparing uids of
 * two views would compute them for every pair of rows. So those that are compared come from tables that
 * have them indexed.
 */
export function viewSql(view: View, keyed: Keyed): string {
	const select = (from: string, sql: Readonly<Record<string, string>>): string => {
		const keys = (text: string): string => withKeys(text, keyed, LINK_KEY_JOIN.test(from));
		const columns = view.columns.map(({ name, sql: usual }) => `${keys(sql[name] ?? usual)} AS "${name}"`);
		return `SELECT\n\t${columns.join(',\n\t')}\nFROM ${keys(from)}`;
	};
	const all = [{ from: view.from, sql: {} }, ...(view.also ?? [])];
	return `CREATE TEMP VIEW ${view.name} AS ${all.map(({ from, sql }) => select(from, sql)).join('\nUNION ALL ')}`;
}

/** `leads`: the row has its target in a table of links. */
function withKeys(sql: string, keyed: Keyed, leads: boolean): string {
	if (keyed === 'none') return sql.replaceAll(`LEFT ${KEY_JOIN}`, '');
	const ofChunks = sql
		.replaceAll(UID('c'), 'k.uid')
		.replaceAll(PARENT_UID, 'pk.uid')
		.replaceAll(KEY_JOIN, 'JOIN temp.chunk_key k ON k.id = c.id')
		.replaceAll(KEY_FILE, `AND f.id = (k.id >> ${ORD_BITS})`)
		.replaceAll(PARENT_KEY_JOIN, 'LEFT JOIN temp.chunk_key pk ON pk.id = pc.id');
	if (keyed === 'chunks') return ofChunks;
	return ofChunks
		.replaceAll(TARGET_UID, leads ? 'lk.uid' : 'tk.uid')
		.replaceAll(TARGET_KEY_JOIN, 'LEFT JOIN temp.chunk_key tk ON tk.id = tc.id')
		.replace(LINK_KEY_JOIN, 'LEFT JOIN temp.$1_key lk ON lk.id = $2');
}

/** As `formatChunkUid` prints it, without calling a function for every chunk. */
const PRINTED_UID = `'${UID_START}' || ${VIRTUAL_PATH} || coalesce(':' || g.language, '') || ${uidHashesSql('c')}`;

/** The uids of all chunks, with an index; made for one connection when its query compares uids. */
const CHUNK_KEYS = `CREATE TEMP TABLE chunk_key (id INTEGER PRIMARY KEY, uid TEXT);
INSERT INTO temp.chunk_key SELECT c.id, ${PRINTED_UID} FROM chunk c JOIN file f ON f.id = c.file
	LEFT JOIN segment g ON g.file = c.file AND g.ord = c.segment;
CREATE INDEX temp.chunk_key_uid ON chunk_key (uid);`;

/**
 * The uids that links lead to. With a table in between, SQLite would not go from a uid back to its links: it looks at each
 * outer join once, from left to right, for whether a row must be there.
 */
const TARGET_KEYS = `CREATE TEMP TABLE place_key (place INTEGER PRIMARY KEY, file INTEGER);
INSERT INTO temp.place_key SELECT n.id, f.id FROM file f JOIN name n ON n.text = f.path;
${Object.entries(LINK_TABLES).map(linkKeySql).join('')}`;

/** Without it, SQLite does not know that a uid is rare, and would rather scan all chunks. */
const MEASURE = 'PRAGMA temp.analysis_limit = 200; ANALYZE temp;';

export const KEYS_SQL: Readonly<Record<Keyed, string>> = {
	none: '',
	chunks: CHUNK_KEYS + MEASURE,
	targets: CHUNK_KEYS + TARGET_KEYS + MEASURE,
};

function linkKeySql([table, position]: [string, string]): string {
	return `CREATE TEMP TABLE ${table}_key (id INTEGER PRIMARY KEY, uid TEXT);
INSERT INTO temp.${table}_key SELECT w.id, k.uid FROM ${table} w JOIN temp.place_key p ON p.place = w.place
	JOIN temp.chunk_key k ON k.id = ${rowId('p.file', `w.${position}`)} WHERE w.${position} IS NOT NULL;
CREATE INDEX temp.${table}_key_uid ON ${table}_key (uid);
`;
}
