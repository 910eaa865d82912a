import { sha256 } from '../../platform/digest.ts';
import type { IndexReader } from '../reader.ts';
import { SCHEMA_VERSION } from '../schema.ts';
import { FILE_TABLES, POSTING_TABLES } from './tables.ts';
import { type IndexView, viewIndex } from './view.ts';

/**
 * A hash of all that an index holds of a file by itself: the same in every right index of that file under the same
 * settings, whatever ids were given out. null when the file is not in the index.
 */
export function fileDigest(reader: IndexReader, path: string): string | null {
	return viewedDigest(
		viewIndex(reader, (found) => found === path),
		path,
	);
}

export function viewedDigest(view: IndexView, path: string): string | null {
	const file = view.files.get(path);
	if (file === undefined) return null;
	const lines = [`layout ${SCHEMA_VERSION}`];
	for (const [at, { name, isLinked }] of FILE_TABLES.entries()) {
		if (isLinked) continue;
		const rows = view.rows.rows(at, file.id);
		lines.push(`${name} ${view.rows.columns(at).join()} ${rows.length}`);
		for (const row of rows) lines.push(JSON.stringify(row.map(printable)));
	}
	for (const table of POSTING_TABLES) {
		const { count, a, b } = view.postings[table].of(file.id);
		lines.push(`${table} ${count} ${a} ${b}`);
	}
	return sha256(lines.join('\n'));
}

function printable(value: unknown): unknown {
	return Buffer.isBuffer(value) ? { hex: value.toString('hex') } : value;
}
