import type { Span } from '../../../model/facts/rules.ts';

/*
 * Lists in brackets as JavaScript writes them, for types, which are no values. Every reading is one pass, and ends at
 * `limit` whatever the text has.
 */

const MAX_PARTS = 500;
const MAX_TEMPLATE_DEPTH = 6;
const OPENERS = '([{';
const CLOSERS = ')]}';
/** After these a slash begins a regular expression; elsewhere it divides. */
const BEFORE_REGEX = '(,=:[!&|?{;+';

/** The next offset that is neither white space nor comment. */
export function pastTrivia(text: string, from: number, limit = text.length): number {
	let at = from;
	while (at < limit) {
		if (text.charCodeAt(at) <= 32) at++;
		else if (text.startsWith('//', at)) at = orLimit(text.indexOf('\n', at), limit);
		else if (text.startsWith('/*', at)) at = orLimit(text.indexOf('*/', at + 2), limit - 2) + 2;
		else return at;
	}
	return limit;
}

function orLimit(found: number, limit: number): number {
	return found < 0 || found > limit ? limit : found;
}

/** Past a string, a template or a regular expression that begins at `at`; one unit for anything else. */
function pastUnit(text: string, at: number, limit: number, before: string, depth: number): number {
	const unit = text[at];
	if (unit === '"' || unit === "'") return pastString(text, at, limit);
	if (unit === '`') return pastTemplate(text, at, limit, depth);
	if (unit === '/' && BEFORE_REGEX.includes(before)) return pastRegex(text, at, limit);
	return at + 1;
}

/** A quote that its line does not close is an apostrophe: text between tags has those. */
function pastString(text: string, start: number, limit: number): number {
	for (let at = start + 1; at < limit && text[at] !== '\n'; at++) {
		if (text[at] === '\\') at++;
		else if (text[at] === text[start]) return at + 1;
	}
	return start + 1;
}

function pastRegex(text: string, start: number, limit: number): number {
	let inClass = false;
	for (let at = start + 1; at < limit && text[at] !== '\n'; at++) {
		if (text[at] === '\\') at++;
		else if (text[at] === '[') inClass = true;
		else if (text[at] === ']') inClass = false;
		else if (text[at] === '/' && !inClass) return at + 1;
	}
	return start + 1;
}

function pastTemplate(text: string, start: number, limit: number, depth: number): number {
	for (let at = start + 1; at < limit; at++) {
		if (text[at] === '\\') at++;
		else if (text[at] === '`') return at + 1;
		else if (text.startsWith('${', at) && depth < MAX_TEMPLATE_DEPTH) {
			const inner = split(text, at + 1, limit, '', depth + 1);
			if (inner === null) return limit;
			at = inner.close;
		}
	}
	return limit;
}

/** Past letters, digits and what else is no mark: most of a text. */
function pastName(text: string, start: number, limit: number): number {
	let at = start;
	while (at < limit && isNameUnit(text.charCodeAt(at))) at++;
	return at;
}

function isNameUnit(unit: number): boolean {
	return (
		(unit >= 97 && unit <= 122) ||
		(unit >= 65 && unit <= 90) ||
		(unit >= 48 && unit <= 57) ||
		unit === 95 ||
		unit === 36 ||
		unit > 127
	);
}

/** What stands between an opening bracket and its closing one, in parts. */
export interface Parts {
	parts: Span[];
	/** Offset of the closing bracket. */
	close: number;
}

/**
 * Splits what is inside the bracket at `open` at the separators that are in no further bracket and no
 * string. Parts have neither the comments nor the blanks around them. Null when it is never closed.
 */
export function split(text: string, open: number, limit: number, separators = ',', nested = 0): Parts | null {
	const parts: Span[] = [];
	let depth = 0;
	let start = -1;
	let end = -1;
	let before = '(';
	for (let at = open + 1; ; ) {
		const plain = pastName(text, at, limit);
		if (plain > at) {
			if (start < 0) start = at;
			at = end = plain;
			before = 'a';
			continue;
		}
		at = pastTrivia(text, at, limit);
		if (at >= limit || parts.length > MAX_PARTS) return null;
		const unit = text[at];
		if (depth === 0 && CLOSERS.includes(unit)) {
			if (start >= 0) parts.push({ start, end });
			return { parts, close: at };
		}
		if (depth === 0 && separators.includes(unit)) {
			if (start >= 0) parts.push({ start, end });
			start = -1;
			before = unit;
			at++;
			continue;
		}
		if (OPENERS.includes(unit)) depth++;
		else if (CLOSERS.includes(unit)) depth--;
		if (start < 0) start = at;
		at = pastUnit(text, at, limit, before, nested);
		before = text[at - 1];
		end = at;
	}
}
