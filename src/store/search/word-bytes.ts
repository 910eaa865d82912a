import { AssayError } from '../../model/errors.ts';
import type { IndexReader } from '../reader.ts';
import type { FileTable } from './file-table.ts';

/** The words of all files as the index has them, one after the other. */
export interface WordBytes {
	bytes: Uint8Array;
	/** By row, where the words of the file begin and end; the same for one without. */
	starts: Int32Array;
	ends: Int32Array;
}

/** Ids of files that are read at once: what SQLite puts together must have less than a gigabyte. */
const AT_ONCE = 2_000;

/**
 * SQLite puts them together: one value for many files costs a third of a value each, which a command that is started for one
 * search would feel. Bytes that are taken for text stay as they are.
 */
export function readWordBytes({ db }: IndexReader, table: FileTable): WordBytes {
	const count = table.ids.length;
	const starts = new Int32Array(count);
	const ends = new Int32Array(count);
	const size = db.prepare<[], number>('SELECT coalesce(sum(octet_length(words)), 0) FROM file_words').pluck();
	const bytes = new Uint8Array(size.get()!);
	const part = db
		.prepare<[number, number], [Uint8Array | null, string, string]>(
			`SELECT CAST(group_concat(CAST(words AS TEXT), '') AS BLOB), json_group_array(file), json_group_array(octet_length(words))
			FROM file_words WHERE file >= ? AND file < ?`,
		)
		.raw();
	const last = db.prepare<[], number | null>('SELECT max(file) FROM file_words').pluck().get() ?? -1;
	let end = 0;
	for (let first = 0; first <= last; first += AT_ONCE) {
		const [packed, files, sizes] = part.get(first, first + AT_ONCE)!;
		if (packed === null) continue;
		if (end + packed.length > bytes.length) throw damaged();
		bytes.set(packed, end);
		const lengths: number[] = JSON.parse(sizes);
		for (const [at, file] of (JSON.parse(files) as number[]).entries()) {
			const start = end;
			end += lengths[at];
			const row = table.rowOf(file);
			if (row < 0) continue;
			starts[row] = start;
			ends[row] = end;
		}
	}
	if (end !== bytes.length) throw damaged();
	return { bytes, starts, ends };
}

function damaged(): AssayError {
	const message = 'the words of files in the index cannot be told';
	return new AssayError('INDEX_CORRUPT', message, 'Run `assay index` to build it anew.');
}
