/**
 * Object, array and argument literals of JavaScript as they are written. A rule knows from the recorder
 * where one begins; what is inside, with the places of its parts, is read from the text. Every reading is
 * one pass, and ends at `limit` whatever the text has.
 */
export interface Span {
	start: number;
	end: number;
}

/** One entry of an object literal. */
export interface Entry extends Span {
	/** null when it is computed, or for a spread. */
	key: string | null;
	/** A pair has a value, a method is its own, `{ a }` is the name itself. */
	form: 'pair' | 'method' | 'short' | 'spread';
	value: Span;
}

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

export function isNameUnit(unit: number): boolean {
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

const KEY = /^(?:([\p{L}_$][\p{L}\p{N}_$]{0,200})|(["'])((?:(?!\2)[^\\\n]){0,200})\2|(\d{1,20}))/u;
const MODIFIER = /^(?:async|get|set|static)\s{1,40}(?=[\p{L}_$*["'#])/u;

/** The entries of the object literal whose brace is at `open`; null when there is none. */
export function entriesOf(text: string, open: number, limit = text.length): Entry[] | null {
	if (text[open] !== '{') return null;
	const inside = split(text, open, limit);
	return inside === null ? null : inside.parts.map((part) => entryOf(text, part));
}

function entryOf(text: string, part: Span): Entry {
	const { start, end } = part;
	if (text.startsWith('...', start)) {
		return { ...part, key: null, form: 'spread', value: { start: start + 3, end } };
	}
	let at = start;
	for (let count = 0; count < 3; count++) {
		const modifier = MODIFIER.exec(text.slice(at, at + 60));
		if (modifier !== null) at += modifier[0].length;
		else if (text[at] === '*') at = pastTrivia(text, at + 1, end);
		else break;
	}
	const found = KEY.exec(text.slice(at, Math.min(end, at + 210)));
	const computed = text[at] === '[' ? split(text, at, end) : null;
	const key = found === null ? null : (found[1] ?? found[3] ?? found[4]);
	const after = pastTrivia(text, computed === null ? at + (found?.[0].length ?? 0) : computed.close + 1, end);
	if (text[after] === ':' && after < end) {
		return { ...part, key, form: 'pair', value: { start: pastTrivia(text, after + 1, end), end } };
	}
	return { ...part, key, form: after >= end ? 'short' : 'method', value: part };
}

/** The items of the array literal whose bracket is at `open`; null when there is none. */
export function itemsOf(text: string, open: number, limit = text.length): Span[] | null {
	return text[open] === '[' ? (split(text, open, limit)?.parts ?? null) : null;
}

/** The entry of that name. */
export function entryNamed(entries: readonly Entry[] | null, key: string): Entry | undefined {
	return entries?.find((entry) => entry.key === key);
}

export function written(text: string, { start, end }: Span): string {
	return text.slice(start, end);
}
