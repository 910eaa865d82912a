/** 256 flags: which bytes a position of a pattern takes. */
export type ByteSet = Uint8Array;

export const ASSERTIONS = [
	'lineStart',
	'lineEnd',
	'textStart',
	'textEnd',
	'boundary',
	'noBoundary',
	'wordStart',
	'wordEnd',
	'noWordBefore',
	'noWordAfter',
] as const;
export type Assertion = (typeof ASSERTIONS)[number];

/** A regular expression over bytes. Case, classes and flags are settled: what is left takes bytes. */
export type Pattern =
	| { is: 'empty' }
	| { is: 'set'; bytes: ByteSet }
	| { is: 'all'; items: Pattern[] }
	| { is: 'either'; items: Pattern[] }
	| { is: 'repeat'; item: Pattern; min: number; max: number; greedy: boolean }
	| { is: 'assert'; what: Assertion };

export interface ParsedPattern {
	pattern: Pattern;
	/** A match may hold a line end. */
	crossesLines: boolean;
}

export const LF = 10;
export const EMPTY: Pattern = { is: 'empty' };

export function noBytes(): ByteSet {
	return new Uint8Array(256);
}

export function bytesOf(...codes: number[]): ByteSet {
	const bytes = noBytes();
	for (const code of codes) bytes[code] = 1;
	return bytes;
}

export function rangeOf(from: number, to: number): ByteSet {
	return noBytes().fill(1, from, to + 1);
}

export function unionOf(...sets: readonly ByteSet[]): ByteSet {
	return noBytes().map((_, byte) => (sets.some((set) => set[byte] === 1) ? 1 : 0));
}

export function inverseOf(set: ByteSet): ByteSet {
	return set.map((flag) => 1 - flag);
}

/** With the other case of every letter of ASCII. */
export function foldedOf(set: ByteSet): ByteSet {
	const folded = set.slice();
	for (let lower = 97; lower <= 122; lower++) {
		if (set[lower] | set[lower - 32]) folded[lower] = folded[lower - 32] = 1;
	}
	return folded;
}

/** A text as the bytes of its UTF-8, one position each. */
export function literalOf(text: string, ignoreCase: boolean): Pattern {
	const items = [...Buffer.from(text, 'utf8')].map((byte): Pattern => {
		const bytes = bytesOf(byte);
		return { is: 'set', bytes: ignoreCase ? foldedOf(bytes) : bytes };
	});
	return items.length === 1 ? items[0] : { is: 'all', items };
}

/** What is about words: letters, digits and the underscore of ASCII. */
export const WORD = unionOf(rangeOf(48, 57), rangeOf(65, 90), rangeOf(97, 122), bytesOf(95));
