import type { WordUses } from './word-table.ts';

const DIGIT_BITS = 12;
const DIGITS = 2 ** DIGIT_BITS;
/** A key has two digits, above the eight bits that say how it is used. */
const SHIFTS = [8, 8 + DIGIT_BITS];

/**
 * Turns words by file into files by word: gives the rows of a key, ascending. The entries of row n are those from
 * `starts[n]` to `ends[n]`, in any order of rows.
 */
export function turnWords(
	starts: Int32Array,
	ends: Int32Array,
	entries: Uint32Array,
): (key: number) => WordUses {
	let { sorted, rows } = byRow(starts, ends, entries);
	for (const shift of SHIFTS) {
		const places = placesByDigit(sorted, shift);
		const nextSorted = new Uint32Array(sorted.length);
		const nextRows = new Int32Array(sorted.length);
		for (let at = 0; at < sorted.length; at++) {
			const place = places[(sorted[at] >>> shift) & (DIGITS - 1)]++;
			nextSorted[place] = sorted[at];
			nextRows[place] = rows[at];
		}
		sorted = nextSorted;
		rows = nextRows;
	}
	const uses = new Uint8Array(sorted.length);
	for (let at = 0; at < sorted.length; at++) uses[at] = sorted[at] & 255;
	return (key) => {
		const from = firstOf(sorted, key);
		const to = firstOf(sorted, key + 1);
		return { rows: rows.subarray(from, to), uses: uses.subarray(from, to) };
	};
}

function byRow(
	starts: Int32Array,
	ends: Int32Array,
	entries: Uint32Array,
): { sorted: Uint32Array; rows: Int32Array } {
	const sorted = new Uint32Array(entries.length);
	const rows = new Int32Array(entries.length);
	let end = 0;
	for (let row = 0; row < starts.length; row++) {
		const own = entries.subarray(starts[row], ends[row]);
		sorted.set(own, end);
		rows.fill(row, end, end + own.length);
		end += own.length;
	}
	return { sorted: sorted.subarray(0, end), rows: rows.subarray(0, end) };
}

/** Where the first entry with each digit goes. */
function placesByDigit(entries: Uint32Array, shift: number): Int32Array {
	const places = new Int32Array(DIGITS);
	for (let at = 0; at < entries.length; at++) places[(entries[at] >>> shift) & (DIGITS - 1)]++;
	for (let digit = 0, sum = 0; digit < DIGITS; digit++) {
		const count = places[digit];
		places[digit] = sum;
		sum += count;
	}
	return places;
}

/** The first place whose key is at least this one. */
function firstOf(sorted: Uint32Array, key: number): number {
	let low = 0;
	let high = sorted.length;
	while (low < high) {
		const middle = (low + high) >>> 1;
		if (sorted[middle] >>> 8 < key) low = middle + 1;
		else high = middle;
	}
	return low;
}
