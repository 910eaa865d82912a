import type { WordUses } from './word-table.ts';

const DIGIT_BITS = 12;
const DIGITS = 2 ** DIGIT_BITS;
/** A key has two digits, above the eight bits that say how it is used. */
const SHIFTS = [8, 8 + DIGIT_BITS];

/**
 * Turns words by file into files by word: gives the rows of a key, ascending. The entries of row n are those from
 * `fileStarts[n]` to `fileEnds[n]`, in any order of rows.
 */
export function turnWords(
	fileStarts: Int32Array,
	fileEnds: Int32Array,
	entries: Uint32Array,
): (key: number) => WordUses {
	let { sorted, rows } = byRow(fileStarts, fileEnds, entries);
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
	const lows = new Uint8Array(sorted.length);
	for (let at = 0; at < sorted.length; at++) {
		uses[at] = sorted[at] & 255;
		lows[at] = (sorted[at] >>> 8) & 255;
	}
	const starts = startsByHigh(sorted);
	return (key) => {
		const from = firstOf(lows, starts, key);
		const to = firstOf(lows, starts, key + 1);
		return { rows: rows.subarray(from, to), uses: uses.subarray(from, to) };
	};
}

/** Where the keys begin that have their upper sixteen bits in common: the lower eight alone are kept of each. */
function startsByHigh(sorted: Uint32Array): Int32Array {
	const starts = new Int32Array(2 ** 16 + 1);
	for (let at = 0; at < sorted.length; at++) starts[(sorted[at] >>> 16) + 1]++;
	for (let high = 1; high < starts.length; high++) starts[high] += starts[high - 1];
	return starts;
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
function firstOf(lows: Uint8Array, starts: Int32Array, key: number): number {
	const high = key >>> 8;
	if (high >= 2 ** 16) return lows.length;
	let low = starts[high];
	let end = starts[high + 1];
	const wanted = key & 255;
	while (low < end) {
		const middle = (low + end) >>> 1;
		if (lows[middle] < wanted) low = middle + 1;
		else end = middle;
	}
	return low;
}
