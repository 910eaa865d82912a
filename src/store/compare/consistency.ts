import type { IndexReader } from '../reader.ts';
import { ORD_BITS } from '../schema.ts';
import { type Difference, shownPair } from './difference.ts';
import { countRows } from './row-counts.ts';
import { FILE_TABLES } from './tables.ts';

/** What SQLite finds wrong with the file: pages, indices, constraints. null when it is sound. */
export function findDamage({ db }: IndexReader): Difference | null {
	const found = db.prepare<[], string>('PRAGMA integrity_check(1)').pluck().get();
	return found === 'ok' ? null : fault('the database file', null, found ?? 'no answer', 'ok');
}

/** What does not fit together, whatever the files hold: the first such thing, or null. */
export function findFault(reader: IndexReader): Difference | null {
	return orphaned(reader) ?? miscounted(reader);
}

/** Rows of a file that is not there, and files without their packed part. */
function orphaned({ db }: IndexReader): Difference | null {
	for (const { name, keyed } of FILE_TABLES) {
		if (keyed === 'id') continue;
		const file = keyed === 'file' ? 'file' : `(id >> ${ORD_BITS})`;
		const sql = `SELECT ${file} FROM ${name} WHERE ${file} NOT IN (SELECT id FROM file) LIMIT 1`;
		const found = db.prepare<[], number>(sql).pluck().get();
		if (found !== undefined) return fault(name, null, `rows of file ${found}, which is not there`, null);
	}
	const bare = db
		.prepare<[], string>('SELECT path FROM file WHERE id NOT IN (SELECT file FROM file_blob) LIMIT 1')
		.pluck()
		.get();
	return bare === undefined ? null : { ...fault('file_blob', null, null, 'a row'), path: bare };
}

/** What an index says about itself against what is in it. */
function miscounted(reader: IndexReader): Difference | null {
	const stored = new Map(reader.db.prepare<[], [string, string]>('SELECT key, value FROM meta').raw().all());
	for (const [key, counted] of Object.entries(countRows(reader))) {
		const told = stored.get(key);
		const expected = JSON.stringify(counted);
		if (told === expected) continue;
		if (told === undefined) return fault('meta', key, null, expected);
		return { ...fault('meta', key, null, null), column: 'value', ...shownPair(told, expected) };
	}
	return null;
}

function fault(table: string, row: string | null, indexed: string | null, fresh: string | null): Difference {
	return { path: null, table, row, column: null, indexed, fresh };
}
