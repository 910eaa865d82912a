export interface Attribute {
	/** Lower case. */
	name: string;
	nameStart: number;
	/** Range of the value without quotes; both -1 without one. */
	start: number;
	end: number;
	/** The value, or the attribute as a whole, stood between braces: `a={b}`, `{b}`. */
	isCode: boolean;
}

/** Where code in braces ends; null in languages whose attributes have none. */
export type PastBraces = ((text: string, open: number) => number) | null;

export interface Tag {
	/** As written. */
	name: string;
	/** From the `<` to past the `>`. */
	start: number;
	end: number;
	attributes: Attribute[];
	selfClosing: boolean;
	/** The `>` is missing: the tag was cut at the end of the text or before the next one. */
	isCut: boolean;
}

const MAX_ATTRIBUTES = 200;
const QUOTE = 34;
const APOSTROPHE = 39;
const LESS = 60;
const EQUALS = 61;
const GREATER = 62;
const SLASH = 47;
const BRACE = 123;

export function isSpace(unit: number): boolean {
	return unit === 32 || (unit >= 9 && unit <= 13);
}

export function isLetter(unit: number): boolean {
	return (unit >= 97 && unit <= 122) || (unit >= 65 && unit <= 90);
}

/** Past the name that begins at `at`. */
export function tagNameEnd(text: string, at: number): number {
	let end = at;
	while (end < text.length) {
		const unit = text.charCodeAt(end);
		if (isSpace(unit) || unit === GREATER || unit === SLASH || unit === LESS) break;
		end++;
	}
	return end;
}

/** The opening tag whose `<` is at `start`. One that is never closed ends before the next `<`. */
export function readTag(text: string, start: number, pastBraces: PastBraces = null): Tag {
	const limit = text.length;
	const nameEnd = tagNameEnd(text, start + 1);
	const tag: Tag = {
		name: text.slice(start + 1, nameEnd),
		start,
		end: limit,
		attributes: [],
		selfClosing: false,
		isCut: true,
	};
	for (let at = nameEnd; at < limit; ) {
		const unit = text.charCodeAt(at);
		if (unit === GREATER) {
			tag.end = at + 1;
			tag.isCut = false;
			tag.selfClosing = text.charCodeAt(at - 1) === SLASH;
			return tag;
		}
		if (unit === LESS && isLetterOrSlash(text.charCodeAt(at + 1))) {
			tag.end = at;
			return tag;
		}
		if (isSpace(unit) || unit === SLASH) at++;
		else at = readAttribute(text, at, tag.attributes, pastBraces);
	}
	return tag;
}

function isLetterOrSlash(unit: number): boolean {
	return isLetter(unit) || unit === SLASH;
}

function readAttribute(text: string, at: number, attributes: Attribute[], pastBraces: PastBraces): number {
	const limit = text.length;
	if (pastBraces !== null && text.charCodeAt(at) === BRACE)
		return readBraces(text, at, '', at, attributes, pastBraces);
	// An `=` in front of a name belongs to it, so that every step moves on.
	let nameEnd = at + 1;
	while (nameEnd < limit) {
		const unit = text.charCodeAt(nameEnd);
		if (isSpace(unit) || unit === EQUALS || unit === GREATER || unit === SLASH) break;
		nameEnd++;
	}
	let next = nameEnd;
	while (next < limit && isSpace(text.charCodeAt(next))) next++;
	const attribute = {
		name: text.slice(at, nameEnd).toLowerCase(),
		nameStart: at,
		start: -1,
		end: -1,
		isCode: false,
	};
	const hasValue = text.charCodeAt(next) === EQUALS;
	if (hasValue) {
		next++;
		while (next < limit && isSpace(text.charCodeAt(next))) next++;
		if (pastBraces !== null && text.charCodeAt(next) === BRACE)
			return readBraces(text, next, attribute.name, at, attributes, pastBraces);
	}
	if (attributes.length < MAX_ATTRIBUTES) attributes.push(attribute);
	if (!hasValue) return nameEnd;
	const quote = text.charCodeAt(next);
	if (quote === QUOTE || quote === APOSTROPHE) {
		attribute.start = next + 1;
		const close = text.indexOf(text[next], next + 1);
		const end =
			close === -1 || !endsValue(text.charCodeAt(close + 1)) ? unclosedEnd(text, next + 1, close) : close;
		attribute.end = end;
		return end === close ? close + 1 : end;
	}
	attribute.start = next;
	while (next < limit && !isSpace(text.charCodeAt(next)) && text.charCodeAt(next) !== GREATER) next++;
	attribute.end = next;
	return next;
}

/** `{code}` as the value of an attribute, or in place of one. */
function readBraces(
	text: string,
	open: number,
	name: string,
	nameStart: number,
	attributes: Attribute[],
	pastBraces: NonNullable<PastBraces>,
): number {
	const past = pastBraces(text, open);
	if (attributes.length < MAX_ATTRIBUTES)
		attributes.push({ name, nameStart, start: open + 1, end: Math.max(open + 1, past - 1), isCode: true });
	return past;
}

/** What may stand behind a closing quote; before anything but a tag's end people forget the blank. */
function endsValue(unit: number): boolean {
	return !(isLetter(unit) || (unit >= 48 && unit <= 57) || unit === 46 || unit === 35);
}

/** A value without its closing quote ends with its tag; `close` when no tag ends before it. */
function unclosedEnd(text: string, from: number, close: number): number {
	const last = close === -1 ? text.length : close;
	const end = text.slice(from, last).indexOf('>');
	return end === -1 ? last : from + end;
}
