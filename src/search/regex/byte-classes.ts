import { type ByteSet, bytesOf, inverseOf, rangeOf, unionOf, WORD } from './pattern.ts';

const DIGIT = rangeOf(48, 57);
const SPACE = unionOf(rangeOf(9, 13), bytesOf(32));
const LOWER = rangeOf(97, 122);
const UPPER = rangeOf(65, 90);
const ALPHA = unionOf(LOWER, UPPER);

/** `\d`, `\W` and the like. */
export const SHORT_CLASSES: Readonly<Record<string, ByteSet>> = {
	d: DIGIT,
	D: inverseOf(DIGIT),
	s: SPACE,
	S: inverseOf(SPACE),
	w: WORD,
	W: inverseOf(WORD),
};

/** `[:alpha:]` inside brackets. */
export const NAMED_CLASSES: Readonly<Record<string, ByteSet>> = {
	alnum: unionOf(ALPHA, DIGIT),
	alpha: ALPHA,
	ascii: rangeOf(0, 127),
	blank: bytesOf(9, 32),
	cntrl: unionOf(rangeOf(0, 31), bytesOf(127)),
	digit: DIGIT,
	graph: rangeOf(33, 126),
	lower: LOWER,
	print: rangeOf(32, 126),
	punct: unionOf(rangeOf(33, 47), rangeOf(58, 64), rangeOf(91, 96), rangeOf(123, 126)),
	space: SPACE,
	upper: UPPER,
	word: WORD,
	xdigit: unionOf(DIGIT, rangeOf(65, 70), rangeOf(97, 102)),
};

/** Escapes that stand for one character. */
export const CONTROL_ESCAPES: Readonly<Record<string, number>> = { t: 9, n: 10, r: 13, f: 12, v: 11, a: 7 };
