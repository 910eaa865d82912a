import { decodeFileWords } from '../codec/file-words.ts';
import type { IndexReader } from '../reader.ts';
import type { FileTable } from './file-table.ts';
import { turnWords } from './turn-words.ts';

/** Which words are in which files, for all rows of a table of files. */
export interface WordTable {
	/** Names in the text of each file, and chunks that have a name. */
	lengths: Int32Array;
	named: Int32Array;
	meanLength: number;
	meanNamed: number;
	/** Tells which keys a question will ask for, so that they are found in one go. */
	seek(keys: readonly number[]): void;
	/** Rows whose files have a key, with what is said of it there. */
	find(key: number): WordUses;
}

export interface WordUses {
	rows: Int32Array;
	/** As `packUse` made them. */
	uses: Uint8Array;
}

/**
 * The words of a first question are looked for in each file by halving: ten words in ten thousand files take few milliseconds, and
 * nothing has to be turned around first. A process that goes on asking has it turned around once.
 */
export function readWordTable({ db }: IndexReader, table: FileTable): WordTable {
	const count = table.ids.length;
	const lengths = new Int32Array(count);
	const named = new Int32Array(count);
	const starts = new Int32Array(count);
	const ends = new Int32Array(count);
	// An entry takes two bytes or more.
	const bytes = db.prepare<[], number>('SELECT coalesce(sum(length(words)), 0) FROM file_words').pluck();
	const entries = new Uint32Array(bytes.get()! >>> 1);
	let end = 0;
	const rows = db.prepare<[], [number, Uint8Array]>('SELECT file, words FROM file_words').raw();
	for (const [file, packed] of rows.iterate()) {
		const row = table.rowOf(file);
		if (row < 0) continue;
		const words = decodeFileWords(packed, entries, end);
		lengths[row] = words.length;
		named[row] = words.named;
		starts[row] = end;
		ends[row] = end = words.end;
	}
	// What is turned around is all that is kept then.
	let byFile: { starts: Int32Array; ends: Int32Array; entries: Uint32Array } | null = {
		...{ starts, ends, entries: entries.subarray(0, end) },
	};
	let turned: WordTable['find'] | null = null;
	const sought = new Map<number, WordUses>();
	return {
		lengths,
		named,
		meanLength: mean(lengths),
		meanNamed: mean(named),
		seek(keys) {
			if (byFile === null) return;
			if (sought.size === 0) {
				findAllUses(byFile.starts, byFile.ends, byFile.entries, keys, sought);
				return;
			}
			turned = turnWords(byFile.starts, byFile.ends, byFile.entries);
			byFile = null;
			sought.clear();
		},
		find(key) {
			if (turned !== null) return turned(key);
			return sought.get(key) ?? findUses(byFile!.starts, byFile!.ends, byFile!.entries, key);
		},
	};
}

/** The same for several keys: the words of a file are gone through once. */
export function findAllUses(
	starts: Int32Array,
	ends: Int32Array,
	entries: Uint32Array,
	keys: readonly number[],
	found: Map<number, WordUses>,
): void {
	const count = starts.length;
	const wanted = Int32Array.from(new Set(keys)).sort();
	const rows = Array.from(wanted, () => new Int32Array(count));
	const uses = Array.from(wanted, () => new Uint8Array(count));
	const sizes = new Int32Array(wanted.length);
	for (let row = 0; row < count; row++) {
		let low = starts[row];
		const end = ends[row];
		for (let at = 0; at < wanted.length && low < end; at++) {
			const first = (wanted[at] << 8) >>> 0;
			for (let high = end; low < high; ) {
				const middle = (low + high) >>> 1;
				if (entries[middle] < first) low = middle + 1;
				else high = middle;
			}
			if (low === end || entries[low] >>> 8 !== wanted[at]) continue;
			rows[at][sizes[at]] = row;
			uses[at][sizes[at]++] = entries[low] & 255;
		}
	}
	for (const [at, key] of wanted.entries()) {
		found.set(key, { rows: rows[at].subarray(0, sizes[at]), uses: uses[at].subarray(0, sizes[at]) });
	}
}

/** As `turnWords` finds them, without turning anything. */
export function findUses(starts: Int32Array, ends: Int32Array, entries: Uint32Array, key: number): WordUses {
	const count = starts.length;
	const rows = new Int32Array(count);
	const uses = new Uint8Array(count);
	const wanted = (key << 8) >>> 0;
	let found = 0;
	for (let row = 0; row < count; row++) {
		let low = starts[row];
		let high = ends[row];
		while (low < high) {
			const middle = (low + high) >>> 1;
			if (entries[middle] < wanted) low = middle + 1;
			else high = middle;
		}
		if (low === ends[row] || entries[low] >>> 8 !== key) continue;
		rows[found] = row;
		uses[found++] = entries[low] & 255;
	}
	return { rows: rows.subarray(0, found), uses: uses.subarray(0, found) };
}

/** At least one, so that it can be divided by. */
function mean(values: Int32Array): number {
	let sum = 0;
	for (let at = 0; at < values.length; at++) sum += values[at];
	return Math.max(1, sum / Math.max(1, values.length));
}
