import type { SymbolNames } from '../../store/search/name-table.ts';
import { followsHumps, initialsOf } from './humps.ts';

/** How a name fits what was typed, the best first. */
export const NAME_FITS = ['exact', 'same letters', 'prefix', 'initials', 'part', 'similar'] as const;
export type NameFit = (typeof NAME_FITS)[number];

/** A name that fits; `grade` tells those of one fit apart, the smaller the better. */
export interface FittingName {
	at: number;
	fit: NameFit;
	grade: number;
}

/** Edits that are forgiven: one in a short word, two in one of eight letters or more. */
function forgiven(length: number): number {
	return length < 3 ? 0 : length < 8 ? 1 : 2;
}

/**
 * All names of an index, ready to be compared with what somebody types. A name is made a text when its letters and its length
 * say that it may fit: few do, and making texts of all takes longer than a search.
 */
export class NameIndex {
	readonly ids: Int32Array;
	private readonly names: SymbolNames;
	/** Which letters and digits a name has, a bit each, and how many there are. */
	private readonly letters: Int32Array;
	private readonly lengths: Uint8Array;
	/** Names that were compared, as they are and plain. */
	private readonly texts: (string | undefined)[];
	private readonly plains: (string | undefined)[];

	constructor(names: SymbolNames) {
		const { ids } = names;
		this.ids = ids;
		this.names = names;
		this.letters = new Int32Array(ids.length);
		this.lengths = new Uint8Array(ids.length);
		this.texts = new Array(ids.length);
		this.plains = new Array(ids.length);
		this.readLetters();
	}

	text(at: number): string {
		const { bytes, ends } = this.names;
		this.texts[at] ??= bytes.toString('utf8', at === 0 ? 0 : ends[at - 1], ends[at]);
		return this.texts[at];
	}

	/** In lower case, without signs between words: `getUser` and `get_user` are the same. */
	private plain(at: number): string {
		this.plains[at] ??= plainOf(this.text(at));
		return this.plains[at];
	}

	/** As `lettersOf` and the length of what is plain, without making texts of ASCII. */
	private readLetters(): void {
		const { bytes, ends } = this.names;
		let start = 0;
		for (let at = 0; at < ends.length; at++) {
			const end = ends[at];
			let [bits, length] = [0, 0];
			for (; start < end && length < MOST_LETTERS; start++) {
				const byte = bytes[start];
				if (byte >= 128) break;
				if (IS_SIGN[byte] === 1) continue;
				bits |= LETTER_BITS[byte];
				length++;
			}
			const isRead = start === end || length === MOST_LETTERS;
			this.letters[at] = isRead && length > 0 ? bits : lettersOf(this.plain(at));
			this.lengths[at] = isRead && length > 0 ? length : this.plain(at).length;
			start = end;
		}
	}

	/** Names that are, begin with, abbreviate to, or hold a text. */
	fitting(typed: string): FittingName[] {
		const wanted = plainOf(typed);
		if (wanted === '') return [];
		const found: FittingName[] = [];
		const needed = lettersOf(wanted);
		for (let at = 0; at < this.letters.length; at++) {
			if ((needed & ~this.letters[at]) !== 0 || this.lengths[at] < wanted.length) continue;
			const fit = this.fitOf(at, typed, wanted);
			if (fit !== null) found.push(fit);
		}
		return found;
	}

	private fitOf(at: number, typed: string, wanted: string): FittingName | null {
		const text = this.text(at);
		const plain = this.plain(at);
		const where = plain.indexOf(wanted);
		if (where === 0) {
			if (text === typed) return { at, fit: 'exact', grade: 0 };
			if (plain.length === wanted.length)
				return { at, fit: 'same letters', grade: isSameCase(text, typed) ? 0 : 1 };
			return { at, fit: 'prefix', grade: text.startsWith(typed) ? 0 : 1 };
		}
		if (wanted.length >= 2 && plain[0] === wanted[0]) {
			if (initialsOf(text) === wanted) return { at, fit: 'initials', grade: 0 };
			// Small letters alone go through too many names to mean any.
			if (/[A-Z0-9_]/.test(typed.slice(1)) && followsHumps(wanted, text))
				return { at, fit: 'initials', grade: 1 };
		}
		return where > 0 && wanted.length >= 2 ? { at, fit: 'part', grade: 0 } : null;
	}

	/** Names that a few mistyped letters are away, but for those that `fitting` gives. */
	similar(typed: string): FittingName[] {
		const wanted = plainOf(typed);
		const limit = forgiven(wanted.length);
		if (limit === 0) return [];
		const letters = lettersOf(wanted);
		const measure = new EditDistance(wanted);
		const found: FittingName[] = [];
		for (let at = 0; at < this.letters.length; at++) {
			// An edit adds a letter, takes one away, or does both.
			const other = this.letters[at];
			if (bitCount(letters & ~other) > limit || bitCount(other & ~letters) > limit) continue;
			if (Math.abs(this.lengths[at] - wanted.length) > limit) continue;
			const plain = this.plain(at);
			const distance = measure.to(plain, limit);
			if (distance > limit || distance === 0) continue;
			found.push({ at, fit: 'similar', grade: distance * 2 + (plain[0] === wanted[0] ? 0 : 1) });
		}
		return found;
	}
}

/** Swaps of neighbours count as one edit, as those of letters do. */
class EditDistance {
	private readonly wanted: string;
	private rows: [Uint8Array, Uint8Array, Uint8Array];

	constructor(wanted: string) {
		this.wanted = wanted;
		const width = wanted.length + 1;
		this.rows = [new Uint8Array(width), new Uint8Array(width), new Uint8Array(width)];
	}

	/** More than the limit when it is more. */
	to(other: string, limit: number): number {
		const { wanted } = this;
		const width = wanted.length;
		let [twoBack, previous, current] = this.rows;
		for (let column = 0; column <= width; column++) previous[column] = Math.min(column, 255);
		for (let row = 1; row <= other.length; row++) {
			const code = other.charCodeAt(row - 1);
			current[0] = Math.min(row, 255);
			let lowest = 255;
			for (let column = 1; column <= width; column++) {
				const own = wanted.charCodeAt(column - 1);
				let cost = previous[column - 1] + (own === code ? 0 : 1);
				if (previous[column] + 1 < cost) cost = previous[column] + 1;
				if (current[column - 1] + 1 < cost) cost = current[column - 1] + 1;
				const isSwap =
					row > 1 &&
					column > 1 &&
					own === other.charCodeAt(row - 2) &&
					code === wanted.charCodeAt(column - 2);
				if (isSwap && twoBack[column - 2] + 1 < cost) cost = twoBack[column - 2] + 1;
				current[column] = cost;
				if (cost < lowest) lowest = cost;
			}
			if (lowest > limit) return lowest;
			[twoBack, previous, current] = [previous, current, twoBack];
		}
		return previous[width];
	}
}

/** Names longer than this are compared by their beginning. */
const MOST_LETTERS = 200;

function plainOf(text: string): string {
	const folded = text.toLowerCase();
	const plain = /[_\- $]/.test(folded) ? folded.replace(/[_\- $]/g, '') : folded;
	return (plain === '' ? folded : plain).slice(0, MOST_LETTERS);
}

function isSameCase(text: string, typed: string): boolean {
	return text.replace(/[_\- $]/g, '') === typed.replace(/[_\- $]/g, '');
}

function lettersOf(plain: string): number {
	let bits = 0;
	for (let at = 0; at < plain.length; at++) bits |= letterBit(plain.charCodeAt(at));
	return bits;
}

function letterBit(code: number): number {
	return code >= 97 && code <= 122 ? 1 << (code - 97) : 1 << (26 + (code % 6));
}

/** Of ASCII: what stands between words, and the bit of what else there is, in lower case. */
const IS_SIGN = Uint8Array.from({ length: 128 }, (_, code) =>
	Number(plainOf(`a${String.fromCharCode(code)}`) === 'a'),
);
const LETTER_BITS = Int32Array.from({ length: 128 }, (_, code) =>
	letterBit(String.fromCharCode(code).toLowerCase().charCodeAt(0)),
);

function bitCount(bits: number): number {
	let left = bits - ((bits >>> 1) & 0x55555555);
	left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
	return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
