import type Database from 'better-sqlite3';
import { decodeLineStarts } from './codec/varint.ts';
import { preparedColumn } from './prepared.ts';

/** Files whose line starts are kept decoded: a query mostly goes through one file after another. */
const KEPT_FILES = 64;

export interface LineLookup {
	/** From 1. */
	lineOf(file: number, offset: number): number;
	colOf(file: number, offset: number): number;
}

/** Turns offsets into lines and columns with what a connection has stored about its files. */
export function lineLookup(db: Database.Database): LineLookup {
	const blob = preparedColumn<[number], Uint8Array>(db, 'SELECT line_starts FROM file_blob WHERE file = ?');
	const kept = new Map<number, Int32Array>();
	let lastFile = -1;
	let lastStarts: Int32Array = new Int32Array(1);

	function startsOf(file: number): Int32Array {
		if (file === lastFile) return lastStarts;
		let starts = kept.get(file);
		if (starts === undefined) {
			const packed = blob.get(file);
			starts = packed === undefined ? new Int32Array(1) : decodeLineStarts(packed);
			if (kept.size === KEPT_FILES) kept.clear();
			kept.set(file, starts);
		}
		lastFile = file;
		lastStarts = starts;
		return starts;
	}

	return {
		lineOf: (file, offset) => lineIndex(startsOf(file), offset) + 1,
		colOf(file, offset) {
			const starts = startsOf(file);
			return offset - starts[lineIndex(starts, offset)] + 1;
		},
	};
}

/** The last line (from 0) that starts at or before the offset. */
export function lineIndex(starts: Int32Array, offset: number): number {
	let low = 0;
	let high = starts.length - 1;
	while (low < high) {
		const middle = (low + high + 1) >>> 1;
		if (starts[middle] <= offset) low = middle;
		else high = middle - 1;
	}
	return low;
}

/** Where the lines of a text start. */
export function lineStartsOf(text: string): Int32Array {
	const starts = [0];
	for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
	return Int32Array.from(starts);
}
