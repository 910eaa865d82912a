import { decodeWords } from '../codec/file-words.ts';
import { ByteReader } from '../codec/varint.ts';
import type { IndexReader } from '../reader.ts';
import type { FileTable } from './file-table.ts';
import { turnWords } from './turn-words.ts';
import { readWordBytes, type WordBytes } from './word-bytes.ts';

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
 * The words of a first question are looked for in what each file has, packed as it is: ten words in ten thousand files take few
 * milliseconds, and nothing has to be turned around first. A process that goes on asking has it turned around once.
 */
export function readWordTable(reader: IndexReader, table: FileTable): WordTable {
	const packed = readWordBytes(reader, table);
	const { lengths, named } = readLengths(packed);
	// What is turned around is all that is kept then.
	let byFile: WordBytes | null = packed;
	let turned: WordTable['find'] | null = null;
	let sought: Map<number, WordUses> | null = null;
	return {
		lengths,
		named,
		meanLength: mean(lengths),
		meanNamed: mean(named),
		seek(keys) {
			if (byFile === null) return;
			if (sought === null) {
				sought = findUses(byFile, keys);
				return;
			}
			if (keys.every((key) => sought!.has(key))) return;
			const { starts, ends, entries } = unpackWords(byFile);
			turned = turnWords(starts, ends, entries);
			byFile = null;
			sought.clear();
		},
		find(key) {
			if (turned !== null) return turned(key);
			return sought?.get(key) ?? findUses(byFile!, [key]).get(key)!;
		},
	};
}

/** What is told of each file before its words; what follows are words alone. */
function readLengths(packed: WordBytes): { lengths: Int32Array; named: Int32Array } {
	const { bytes, starts, ends } = packed;
	const lengths = new Int32Array(starts.length);
	const named = new Int32Array(starts.length);
	const reader = new ByteReader(bytes);
	for (let row = 0; row < starts.length; row++) {
		if (starts[row] === ends[row]) continue;
		reader.at = starts[row];
		lengths[row] = reader.unsigned();
		named[row] = reader.unsigned();
		starts[row] = reader.at;
	}
	return { lengths, named };
}

/** Rows with each of some keys: the words of all files are gone through once. */
export function findUses({ bytes, starts, ends }: WordBytes, keys: readonly number[]): Map<number, WordUses> {
	const count = starts.length;
	const wanted = Int32Array.from(new Set(keys)).sort();
	const rows = Array.from(wanted, () => new Int32Array(count));
	const uses = Array.from(wanted, () => new Uint8Array(count));
	const sizes = new Int32Array(wanted.length);
	for (let row = 0; row < count; row++) {
		const end = ends[row];
		let key = 0;
		let next = 0;
		for (let at = starts[row]; at < end && next < wanted.length; at++) {
			let byte = bytes[at++];
			let step = byte & 0x7f;
			for (let shift = 7; byte > 0x7f; shift += 7) {
				byte = bytes[at++];
				step |= (byte & 0x7f) << shift;
			}
			key += step;
			while (wanted[next] < key) next++;
			if (wanted[next] !== key) continue;
			rows[next][sizes[next]] = row;
			uses[next][sizes[next]++] = bytes[at];
			next++;
		}
	}
	const found = new Map<number, WordUses>();
	for (const [at, key] of wanted.entries()) {
		found.set(key, { rows: rows[at].subarray(0, sizes[at]), uses: uses[at].subarray(0, sizes[at]) });
	}
	return found;
}

/** Each with its key in the upper bits and what is said of it in the lower eight, as they are turned around. */
export function unpackWords({ bytes, starts, ends }: WordBytes): {
	starts: Int32Array;
	ends: Int32Array;
	entries: Uint32Array;
} {
	const from = new Int32Array(starts.length);
	const to = new Int32Array(starts.length);
	// An entry takes two bytes or more.
	const entries = new Uint32Array(bytes.length >>> 1);
	let end = 0;
	for (let row = 0; row < starts.length; row++) {
		from[row] = end;
		end = to[row] = decodeWords(bytes, starts[row], ends[row], entries, end);
	}
	return { starts: from, ends: to, entries: entries.subarray(0, end) };
}

/** At least one, so that it can be divided by. */
function mean(values: Int32Array): number {
	let sum = 0;
	for (let at = 0; at < values.length; at++) sum += values[at];
	return Math.max(1, sum / Math.max(1, values.length));
}
