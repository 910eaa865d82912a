/**
 * Reads argument lists and object literals where rules need their text: a recorded argument is capped, and
 * the values of a list have no offsets.
 */
export interface Part {
	start: number;
	end: number;
	text: string;
}

const MAX_PARTS = 200;
const OPENERS = '([{';
const CLOSERS = ')]}';
/** What a list is read by; the rest is passed over. */
const SIGNS = /["'`/([{)\]},+]/g;
/** Behind one of these a slash begins a regular expression; behind `<` and `}` it may be a tag's. */
const BEFORE_REGEX = /(?:[(,=:[!&|?{;+*%~^-]|\b(?:return|typeof|case))\s{0,40}$/;

/** The parts between the bracket at `open` and its partner; null when it has none. */
export function partsIn(text: string, open: number, separator = ','): Part[] | null {
	const parts: Part[] = [];
	return readParts(text, open, separator, parts) < 0 ? null : parts;
}

/** Where the bracket at `open` is closed; -1 when it is not. */
export function closeOf(text: string, open: number): number {
	const end = readParts(text, open, ',', []);
	return end < 0 ? -1 : end;
}

/** The parts of a list that stands alone, as decorators tell theirs; it may be cut off. */
export function partsOf(list: string): Part[] {
	const parts: Part[] = [];
	const open = readParts(`(${list})`, 0, ',', parts);
	if (open < 0) addPart(parts, `(${list}`, -open, list.length + 1);
	return parts;
}

/** Where the list ends; when it does not, where its last part begins, negative. */
function readParts(text: string, open: number, separator: string, parts: Part[]): number {
	let depth = 0;
	let from = open + 1;
	if (!OPENERS.includes(text.charAt(open) || ' ')) return Math.min(-1, -from);
	for (let at = open; parts.length < MAX_PARTS; at++) {
		SIGNS.lastIndex = at;
		const sign = SIGNS.exec(text);
		if (sign === null) break;
		at = sign.index;
		const [unit] = sign;
		if (OPENERS.includes(unit)) depth++;
		else if (CLOSERS.includes(unit)) depth--;
		else if (unit !== ',' && unit !== '+') {
			at = Math.max(at, skipToken(text, at) - 1);
			continue;
		}
		if (depth === 0 || (depth === 1 && unit === separator)) {
			addPart(parts, text, from, at);
			from = at + 1;
			if (depth === 0) return at;
		}
	}
	return -from;
}

function addPart(parts: Part[], text: string, from: number, to: number): void {
	const start = skipTrivia(text, from, to);
	let end = to;
	while (end > start && text[end - 1] <= ' ') end--;
	if (end > start) parts.push({ start, end, text: text.slice(start, end) });
}

function skipTrivia(text: string, from: number, to: number): number {
	let at = from;
	while (at < to) {
		if (text[at] <= ' ') at++;
		else if (text[at] === '/' && (text[at + 1] === '/' || text[at + 1] === '*')) at = skipToken(text, at);
		else break;
	}
	return Math.min(at, to);
}

/** The offset behind a comment, string, template or regular expression that begins here; else `at`. */
function skipToken(text: string, at: number): number {
	const unit = text[at];
	if (unit === '/') {
		if (text[at + 1] === '/') return lineEnd(text, at);
		if (text[at + 1] === '*') return endOf(text, text.indexOf('*/', at + 2), 2);
		return BEFORE_REGEX.test(text.slice(Math.max(0, at - 48), at)) ? regexEnd(text, at) : at;
	}
	if (unit === '`') return templateEnd(text, at);
	return unit === '"' || unit === "'" ? quoteEnd(text, at) : at;
}

function endOf(text: string, found: number, length: number): number {
	return found < 0 ? text.length : found + length;
}

function lineEnd(text: string, at: number): number {
	return endOf(text, text.indexOf('\n', at), 0);
}

/** An apostrophe in the text of JSX ends on no line: it is one character. */
function quoteEnd(text: string, start: number): number {
	for (let at = start + 1; at < text.length && text[at] !== '\n'; at++) {
		if (text[at] === '\\') at++;
		else if (text[at] === text[start]) return at + 1;
	}
	return start;
}

function regexEnd(text: string, start: number): number {
	let inClass = false;
	for (let at = start + 1; at < text.length && text[at] !== '\n'; at++) {
		const unit = text[at];
		if (unit === '\\') at++;
		else if (unit === '[') inClass = true;
		else if (unit === ']') inClass = false;
		else if (unit === '/' && !inClass) return at + 1;
	}
	return start;
}

/** Substitutions may hold templates; what they hold is only counted. */
function templateEnd(text: string, start: number): number {
	let depth = 0;
	for (let at = start + 1; at < text.length; at++) {
		const unit = text[at];
		if (unit === '\\') at++;
		else if (unit === '`' && depth === 0) return at + 1;
		else if (unit === '$' && text[at + 1] === '{') {
			depth++;
			at++;
		} else if (unit === '{' && depth > 0) depth++;
		else if (unit === '}' && depth > 0) depth--;
	}
	return text.length;
}

export interface Property {
	key: string;
	start: number;
	/** What it is given; for a method or a shorthand the whole of it. */
	value: Part;
	/** Written as `key(…) {…}`. */
	isMethod: boolean;
}

const KEYED =
	/^(?:(?:async|get|set)\s{1,8})?\*?\s{0,8}(?:(['"])([^'"\n]{1,100})\1|([\w$]{1,100}))\s{0,40}([:(=]|$)/;

/** Properties of the object literal (or members of the enum) whose brace is at `open`. */
export function propertiesIn(text: string, open: number): Property[] {
	const properties: Property[] = [];
	for (const part of partsIn(text, open) ?? []) {
		const found = KEYED.exec(part.text.slice(0, 240));
		if (found === null) continue;
		const key = found[2] ?? found[3];
		if (found[4] !== ':' && found[4] !== '=') {
			properties.push({ key, start: part.start, value: part, isMethod: found[4] === '(' });
			continue;
		}
		const start = skipTrivia(text, part.start + found[0].length, part.end);
		const value = { start, end: part.end, text: text.slice(start, part.end) };
		properties.push({ key, start: part.start, value, isMethod: false });
	}
	return properties;
}
