import type { IndexReader } from '../reader.ts';

/** All files of an index in the order of their paths: what a search looks at first. */
export interface FileTable {
	ids: Int32Array;
	paths: string[];
	languages: string[];
	/** Bits of `FileFlag`. */
	flags: Uint8Array;
	/** Positions in FILE_STATUSES. */
	statuses: Uint8Array;
	/** Positions in ENCODINGS. */
	encodings: Uint8Array;
	sizes: Float64Array;
	/** Row of a file; -1 for an id that is gone, as postings may have. */
	rowOf(id: number): number;
	/** Row of a path; -1 for none. */
	rowAt(path: string): number;
}

type Row = [
	...[id: number, path: string, language: string],
	...[flags: number, status: number, encoding: number, size: number],
];

export function readFileTable({ db }: IndexReader): FileTable {
	const rows = db
		.prepare<[], Row>('SELECT id, path, language, flags, status, encoding, size FROM file')
		.raw()
		.all()
		.sort((a, b) => (a[1] < b[1] ? -1 : 1));
	const count = rows.length;
	const last = rows.reduce((most, [id]) => Math.max(most, id), 0);
	const rowsById = new Int32Array(last + 1).fill(-1);
	const [paths, languages] = [new Array<string>(count), new Array<string>(count)];
	const [ids, sizes] = [new Int32Array(count), new Float64Array(count)];
	const [flags, statuses, encodings] = [new Uint8Array(count), new Uint8Array(count), new Uint8Array(count)];
	for (let row = 0; row < count; row++) {
		const [id] = rows[row];
		rowsById[id] = row;
		ids[row] = id;
		[, paths[row], languages[row], flags[row], statuses[row], encodings[row], sizes[row]] = rows[row];
	}
	return {
		...{ ids, paths, languages, flags, statuses, encodings, sizes },
		rowOf: (id) => rowsById[id] ?? -1,
		rowAt: (path) => findSorted(paths, path),
	};
}

function findSorted(sorted: readonly string[], wanted: string): number {
	let low = 0;
	let high = sorted.length - 1;
	while (low <= high) {
		const middle = (low + high) >>> 1;
		if (sorted[middle] === wanted) return middle;
		if (sorted[middle] < wanted) low = middle + 1;
		else high = middle - 1;
	}
	return -1;
}

/** Languages of the parts of files that have parts, by the id of the file. */
export function segmentLanguages({ db }: IndexReader): Map<number, Set<string>> {
	const found = new Map<number, Set<string>>();
	const rows = db.prepare<[], [number, string]>('SELECT DISTINCT file, language FROM segment').raw();
	for (const [file, language] of rows.iterate()) {
		const known = found.get(file);
		if (known === undefined) found.set(file, new Set([language]));
		else known.add(language);
	}
	return found;
}
