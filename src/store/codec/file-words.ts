import { ByteReader, type ByteWriter } from './varint.ts';

/*
 * The words of a file: how long it is in names, how many of those its chunks have, then each key, ascending, as the
 * distance to the one before and a byte that says where and how often it is there. In memory an entry has its key in the
 * upper bits, what is said of it in the lower eight.
 */

/** How often a key is in a text, in steps of about half as much again; the first step is none. */
const STEPS = [0, 1, 2, 3, 4, 5, 6, 8, 11, 16, 23, 32, 45, 64, 91, 128];
const STEP_OF = new Uint8Array(STEPS[STEPS.length - 1] + 1);
for (let count = 0, step = 0; count < STEP_OF.length; count++) {
	while (step + 1 < STEPS.length && STEPS[step + 1] <= count) step++;
	STEP_OF[count] = step;
}

/** Times a chunk of the file has the key in its name, at most. */
const MOST_NAMED = 3;
const NAMED_SHIFT = 4;
const DOCUMENTED = 1 << 6;
const IN_PATH = 1 << 7;

/** What is said of a key, in a byte. */
export function packUse(count: number, named: number, isDocumented: boolean, isInPath: boolean): number {
	return (
		STEP_OF[Math.min(count, STEP_OF.length - 1)] |
		(Math.min(named, MOST_NAMED) << NAMED_SHIFT) |
		(isDocumented ? DOCUMENTED : 0) |
		(isInPath ? IN_PATH : 0)
	);
}

export const countOf = (use: number): number => STEPS[use & 15];
export const namedOf = (use: number): number => (use >>> NAMED_SHIFT) & MOST_NAMED;
export const isDocumented = (use: number): boolean => (use & DOCUMENTED) !== 0;
export const isInPath = (use: number): boolean => (use & IN_PATH) !== 0;

/** `keys` ascend; `uses` are those of the same positions. */
export function encodeFileWords(
	to: ByteWriter,
	length: number,
	named: number,
	keys: Int32Array,
	uses: Uint8Array,
): void {
	to.unsigned(length);
	to.unsigned(named);
	let last = 0;
	for (let at = 0; at < keys.length; at++) {
		to.unsigned(keys[at] - last);
		to.byte(uses[at]);
		last = keys[at];
	}
}

/**
 * Decodes words, without what is told before them, into `entries` from a position on, where half as many entries as there are
 * bytes must have room; gives where they end. One array for many files is made and forgotten at once.
 */
export function decodeWords(
	bytes: Uint8Array,
	start: number,
	end: number,
	entries: Uint32Array,
	from: number,
): number {
	const reader = new ByteReader(bytes);
	reader.at = start;
	let to = from;
	for (let key = 0; reader.at < end; ) {
		key += reader.unsigned();
		entries[to++] = ((key << 8) | reader.byte()) >>> 0;
	}
	return to;
}
