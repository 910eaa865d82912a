/** Something between brackets, as written. */
export interface Written {
	/** The key of an entry; null for an item of a list, an argument, or a key that is computed. */
	key: string | null;
	text: string;
	/** Offset of the text. */
	start: number;
}

const MAX_ENTRIES = 300;
const MAX_LENGTH = 60_000;
const OPENERS = '([{';
const CLOSERS = ')]}';
const SPACE = /(?:\s|\/\/[^\n]{0,1000}|\/\*[\s\S]{0,4000}?\*\/){0,400}/y;
const KEY = /(?:(["'`])([^"'`\n]{1,100})\1|([\p{L}_$][\p{L}\p{N}_$]{0,100}))\s{0,8}:(?!:)/uy;
const SHORTHAND = /^[\p{L}_$][\p{L}\p{N}_$]{0,100}$/u;

/** Past white space and comments. */
function skipBlank(source: string, start: number): number {
	SPACE.lastIndex = start;
	return SPACE.test(source) ? SPACE.lastIndex : start;
}

/**
 * The entries of an object, the items of a list or the arguments of a call, from the bracket that opens
 * them. Comments do not count; a name alone is an entry of that key.
 */
export function entriesAt(source: string, open: number): Written[] {
	const close = closingAt(source, open);
	const entries: Written[] = [];
	const isObject = source[open] === '{';
	let at = skipBlank(source, open + 1);
	while (at < close && entries.length < MAX_ENTRIES) {
		const end = partEnd(source, at, close);
		const entry = entryAt(source, at, end, isObject);
		if (entry !== null) entries.push(entry);
		at = skipBlank(source, end + 1);
	}
	return entries;
}

function entryAt(source: string, start: number, end: number, isObject: boolean): Written | null {
	KEY.lastIndex = start;
	const keyed = isObject ? KEY.exec(source) : null;
	if (keyed !== null && KEY.lastIndex <= end) {
		const value = skipBlank(source, KEY.lastIndex);
		return { key: keyed[2] ?? keyed[3], text: source.slice(value, end).trim(), start: value };
	}
	const text = source.slice(start, end).trim();
	return text === '' ? null : { key: isObject && SHORTHAND.test(text) ? text : null, text, start };
}

/** Offset of the bracket that closes the one here; the end of what is looked at when none does. */
function closingAt(source: string, open: number): number {
	const last = Math.min(source.length, open + MAX_LENGTH);
	let depth = 0;
	for (let at = open; at < last; at++) {
		at = past(source, at);
		const unit = source[at];
		if (OPENERS.includes(unit)) depth++;
		else if (CLOSERS.includes(unit) && --depth === 0) return at;
	}
	return last;
}

/** Where a part ends: at a comma that is in no brackets, else at the end. */
function partEnd(source: string, start: number, end: number): number {
	let depth = 0;
	for (let at = start; at < end; at++) {
		at = past(source, at);
		const unit = source[at];
		if (OPENERS.includes(unit)) depth++;
		else if (CLOSERS.includes(unit)) depth--;
		else if (unit === ',' && depth === 0) return at;
	}
	return end;
}

/** The same offset, or the last of the string or comment that begins there. */
function past(source: string, at: number): number {
	const unit = source[at];
	if (unit === '"' || unit === "'" || unit === '`') {
		for (let end = at + 1; end < source.length && end < at + MAX_LENGTH; end++) {
			if (source[end] === '\\') end++;
			else if (source[end] === unit) return end;
		}
		return source.length;
	}
	if (unit !== '/' || (source[at + 1] !== '/' && source[at + 1] !== '*')) return at;
	const next = skipBlank(source, at);
	return next > at ? next - 1 : at;
}

/** A call behind another, on what that one gives. */
export interface Chained {
	name: string;
	/** Offset of the bracket that opens its arguments. */
	open: number;
	end: number;
}

const NEXT =
	/\s{0,400}(?:\/\/[^\n]{0,400}\s{0,400}){0,8}\??\.\s{0,80}([\p{L}_$][\p{L}\p{N}_$]{0,100})(?:::)?(?:<[^()<>]{0,200}>)?\(/uy;
const MAX_CHAIN = 60;

/** The calls that follow each other behind an offset: `.description('…').action(run)`. */
export function chainAfter(source: string, from: number): Chained[] {
	const chain: Chained[] = [];
	let at = from;
	while (chain.length < MAX_CHAIN) {
		NEXT.lastIndex = at;
		const found = NEXT.exec(source);
		if (found === null) break;
		const open = NEXT.lastIndex - 1;
		at = closingAt(source, open) + 1;
		chain.push({ name: found[1], open, end: at });
	}
	return chain;
}
