import { redact, SHORTEST_SECRET } from './redact.ts';

const SPACE = 32;
/** Text kept beyond the cap while secrets are looked for: one that begins before the cap is seen whole. */
const MARGIN = 64;

/** One line, single spaces, at most `cap` characters, no secrets: how source is quoted in answers. */
export function snippet(text: string, cap: number): string {
	if (isFitAlready(text, cap)) return text;
	const line = redact(onOneLine(text, cap + MARGIN));
	return line.length > cap ? `${cut(line, cap - 1)}…` : line;
}

/** How far a character is from being quoted as it is. */
const Fit = { always: 0, alone: 1, unlessSecret: 2, never: 3 } as const;

const FITS = Uint8Array.from({ length: 128 }, (_, unit) => {
	const character = String.fromCharCode(unit);
	if (character === ' ') return Fit.alone;
	if (/[\s\x00-\x1f]/.test(character)) return Fit.never;
	// A secret is written in quotes or in an address.
	return /["'`/]/.test(character) ? Fit.unlessSecret : Fit.always;
});

/** Most quotations are a name or a short expression: to know it takes one look at each character. */
function isFitAlready(text: string, cap: number): boolean {
	const { length } = text;
	if (length > cap) return false;
	const worst = length < SHORTEST_SECRET ? Fit.unlessSecret : Fit.alone;
	let previous: number = Fit.alone;
	for (let i = 0; i < length; i++) {
		const unit = text.charCodeAt(i);
		const fit = unit < 128 ? FITS[unit] : Fit.never;
		if (fit > worst || (fit === Fit.alone && previous === Fit.alone)) return false;
		previous = fit;
	}
	return length === 0 || previous !== Fit.alone;
}

/** Runs of white space as one space, none at the ends; stops with the word that passes `limit` characters. */
function onOneLine(text: string, limit: number): string {
	let line = '';
	let at = 0;
	while (at < text.length && line.length <= limit) {
		while (at < text.length && isWhite(text.charCodeAt(at))) at++;
		const from = at;
		// How far the line may get before the next word, and this word.
		const last = from + limit - (line === '' ? 0 : line.length + 1);
		let wordEnd = from + limit;
		while (at < text.length && at <= wordEnd) {
			if (isWhite(text.charCodeAt(at))) {
				if (at > last || !isAlone(text, at)) break;
				wordEnd = at + 1 + limit;
			}
			at++;
		}
		if (at > from) line += line === '' ? text.slice(from, at) : ` ${text.slice(from, at)}`;
	}
	return line;
}

/** A space between two words: it stays as it is, and need not part what is copied. */
function isAlone(text: string, at: number): boolean {
	return text.charCodeAt(at) === SPACE && at + 1 < text.length && !isWhite(text.charCodeAt(at + 1));
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
