import { redact } from './redact.ts';

const SPACE = 32;
/** Text kept beyond the cap while secrets are looked for: one that begins before the cap is seen whole. */
const MARGIN = 64;

/** One line, single spaces, at most `cap` characters, no secrets: how source is quoted in answers. */
export function snippet(text: string, cap: number): string {
	const line = redact(onOneLine(text, cap + MARGIN));
	return line.length > cap ? `${cut(line, cap - 1)}…` : line;
}

/**
 * Runs of white space as one space, none at the ends; stops soon after `limit` characters. Most
 * quotations are a name, and the first loop is all they cost.
 */
function onOneLine(text: string, limit: number): string {
	const length = Math.min(text.length, limit + 1);
	let tidy = 0;
	for (let previous = SPACE; tidy < length; tidy++) {
		const unit = text.charCodeAt(tidy);
		if (isWhite(unit) && (unit !== SPACE || previous === SPACE)) break;
		previous = unit;
	}
	if (tidy === length && (length === 0 || text.charCodeAt(length - 1) !== SPACE)) {
		return length === text.length ? text : text.slice(0, length);
	}
	return collapse(text, limit);
}

function collapse(text: string, limit: number): string {
	let line = '';
	let at = 0;
	while (at < text.length && line.length <= limit) {
		while (at < text.length && isWhite(text.charCodeAt(at))) at++;
		const from = at;
		while (at < text.length && !isWhite(text.charCodeAt(at)) && at - from <= limit) at++;
		if (at > from) line += line === '' ? text.slice(from, at) : ` ${text.slice(from, at)}`;
	}
	return line;
}

function isWhite(unit: number): boolean {
	if (unit > 0x7f)
		return unit === 0xa0 || unit === 0xfeff || (unit >= 0x2000 && /\s/.test(String.fromCharCode(unit)));
	return unit <= SPACE && (unit === SPACE || (unit >= 9 && unit <= 13));
}

/** A prefix that does not end in half of a surrogate pair. */
function cut(text: string, length: number): string {
	const last = text.charCodeAt(length - 1);
	return text.slice(0, last >= 0xd800 && last <= 0xdbff ? length - 1 : length);
}
