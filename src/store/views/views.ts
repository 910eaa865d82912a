import { CALL_VIEWS } from './calls.ts';
import { CHUNK_VIEWS } from './chunks.ts';
import { EDGES_VIEW } from './edges.ts';
import { DECLARED_VIEWS } from './facts.ts';
import { FILES_VIEW, SKIPPED_VIEW } from './files.ts';
import { MODULE_VIEWS } from './modules.ts';
import { NAME_VIEWS } from './names.ts';
import {
	KEY_JOIN,
	PARENT_KEY_JOIN,
	PARENT_UID,
	TARGET_KEY_JOIN,
	TARGET_UID,
	UID,
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

/**
 * SQL that makes a view. A uid is computed from its row, which no index can serve: comparing uids of
 * two views would compute them for every pair of rows. With `keyed` they come from the table
 * `chunk_key`, which has them indexed.
 */
export function viewSql(view: View, keyed: boolean): string {
	const keys = (sql: string): string =>
		keyed
			? sql
					.replaceAll(UID('c'), 'k.uid')
					.replaceAll(PARENT_UID, 'pk.uid')
					.replaceAll(TARGET_UID, 'tk.uid')
					.replaceAll(KEY_JOIN, 'JOIN temp.chunk_key k ON k.id = c.id')
					.replaceAll(PARENT_KEY_JOIN, 'LEFT JOIN temp.chunk_key pk ON pk.id = pc.id')
					.replaceAll(TARGET_KEY_JOIN, 'LEFT JOIN temp.chunk_key tk ON tk.id = tc.id')
			: sql.replaceAll(`LEFT ${KEY_JOIN}`, '');
	const select = (from: string, sql: Readonly<Record<string, string>>): string => {
		const columns = view.columns.map(({ name, sql: usual }) => `${keys(sql[name] ?? usual)} AS "${name}"`);
		return `SELECT\n\t${columns.join(',\n\t')}\nFROM ${keys(from)}`;
	};
	const all = [{ from: view.from, sql: {} }, ...(view.also ?? [])];
	return `CREATE TEMP VIEW ${view.name} AS ${all.map(({ from, sql }) => select(from, sql)).join('\nUNION ALL ')}`;
}

/** The uids of all chunks, with an index; made for one connection when its query compares uids. */
export const CHUNK_KEY_SQL = `CREATE TEMP TABLE chunk_key (id INTEGER PRIMARY KEY, uid TEXT);
INSERT INTO temp.chunk_key SELECT c.id, ${UID('c')} FROM chunk c JOIN file f ON f.id = c.file
	LEFT JOIN segment g ON g.file = c.file AND g.ord = c.segment;
CREATE INDEX temp.chunk_key_uid ON chunk_key (uid)`;
