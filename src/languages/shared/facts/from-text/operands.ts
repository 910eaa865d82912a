import type { Notation } from './notations.ts';
import { readString } from './strings.ts';

/** `%s` and `{0}` of a text that is filled. */
export function filled(text: string): string {
	return text.replace(
		/%[-+ #0]{0,3}\d{0,4}(?:\.\d{1,3})?[sdvqxfiTtu]|%\(\w{1,60}\)s|\{\w{0,60}(?::[^{}]{0,20})?\}/g,
		'{}',
	);
}

/** Past white space, and what joins lines. */
export function skipSpace(source: string, start: number, end: number): number {
	let at = start;
	while (at < end && /[\s\\]/.test(source[at])) at++;
	return at;
}

const OPENERS = '([{';
const CLOSERS = ')]}';
/** A line that begins so goes on with the one before. */
const GOES_ON = /\s{0,200}(?:[.+?:|&]|->|%\s)/y;

/** Where an operand that is no string ends: at what joins, or at the end of the expression. */
export function operandEnd(
	source: string,
	start: number,
	end: number,
	notation: Notation,
	isStatement: boolean,
): number {
	let depth = 0;
	for (let at = start; at < end; at++) {
		const unit = source[at];
		if (OPENERS.includes(unit)) depth++;
		else if (CLOSERS.includes(unit)) {
			if (--depth < 0) return at;
		} else if (notation.quotes.includes(unit)) {
			const string = readString(source, at, notation);
			if (string !== null) at = string.end - 1;
		} else if (depth > 0) continue;
		else if (unit === ';' || unit === ',') return at;
		else if (isStatement && unit === '\n') {
			GOES_ON.lastIndex = at;
			if (!GOES_ON.test(source)) return at;
		} else if (isJoin(source, at, notation)) return at;
	}
	return end;
}

/** Where an argument ends, whatever it is put together from. */
export function argumentEnd(source: string, start: number, end: number, notation: Notation): number {
	let at = start;
	while (at < end) {
		const string = readString(source, at, notation);
		at = string === null ? operandEnd(source, at, end, notation, false) : string.end;
		if (source[at] === ',' || CLOSERS.includes(source[at])) return at;
		if (string === null) at++;
	}
	return end;
}

function isJoin(source: string, at: number, notation: Notation): boolean {
	const unit = source[at];
	if (!notation.joins.includes(unit)) return false;
	if (unit === '+') return source[at + 1] !== '+' && source[at - 1] !== '+' && source[at + 1] !== '=';
	// `.` joins in PHP, and stands in numbers.
	return (
		!(/\d/.test(source[at - 1] ?? '') && /\d/.test(source[at + 1] ?? '')) &&
		source[at + 1] !== '.' &&
		source[at - 1] !== '.'
	);
}
