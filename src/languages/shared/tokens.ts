/**
 * Texts of languages that have no grammar, as flat lists of tokens. One pass, linear in the text,
 * whatever is in it: what never ends (a string, a comment) ends with the line or the text.
 */
export const Token = { word: 1, number: 2, string: 3, quoted: 4, mark: 5, raw: 6 } as const;

export interface QuoteRule {
	/** `string` is a value, `quoted` a name, `raw` something to be looked into. */
	kind: number;
	close: string;
	/** How the closing mark is written inside: `\"`, `""`, or not at all. */
	escape: 'backslash' | 'double' | 'either' | 'none';
	multiline: boolean;
}

export interface TokenRules {
	/** Units of words beside letters, digits, `_` and everything beyond ASCII. */
	wordUnits: string;
	/** Those a word may begin with beside letters and `_`. */
	wordStarts: string;
	lineComments: readonly string[];
	/** Whether there are comments between `/*` and `*\/`, and whether they nest. */
	blockComments: 'none' | 'plain' | 'nested';
	/** By their opening mark; a longer one is tried first. */
	quotes: Readonly<Record<string, QuoteRule>>;
	/** Units that `special` is asked about. */
	specials?: string;
	/** What only this language has: the kind and end of a token at `at`, or null. Kind 0 is no token. */
	special?(text: string, at: number, end: number, tokens: Tokens): { kind: number; end: number } | null;
}

export interface Tokens {
	readonly text: string;
	count: number;
	readonly kind: number[];
	readonly start: number[];
	readonly end: number[];
	/** Comments in source order, three numbers each: start, end, and the token that follows. */
	readonly comments: number[];
	/** Ranges of what never ended, two numbers each. */
	readonly errors: number[];
	/** Searches for the end of something that found none: a language's own rules stop after a few. */
	misses: number;
}

export function emptyTokens(text: string): Tokens {
	return { text, count: 0, kind: [], start: [], end: [], comments: [], errors: [], misses: 0 };
}

/** Adds the tokens of a part of a text to a list. */
export function tokenize(tokens: Tokens, rules: TokenRules, from: number, to: number): void {
	const { text } = tokens;
	const { classes, quotes } = tableOf(rules);
	let at = from;
	while (at < to) {
		const unit = text.charCodeAt(at);
		const begins = unit < 128 ? classes[unit] : unit === 0xfeff || unit === 0xa0 ? BLANK : STARTS;
		if (begins === BLANK) {
			at++;
			continue;
		}
		if (begins & ODD) {
			const end = readOdd(tokens, rules, quotes, at, to);
			if (end !== -1) {
				at = end;
				continue;
			}
		}
		const start = at++;
		if (begins & STARTS) {
			while (at < to) {
				const next = text.charCodeAt(at);
				if (next < 128 ? (classes[next] & CONTINUES) === 0 : next === 0xa0 || next === 0xfeff) break;
				at++;
			}
			add(tokens, Token.word, start, at);
		} else if (begins & CONTINUES && unit >= 48 && unit <= 57) {
			at = numberEnd(text, start, to);
			add(tokens, Token.number, start, at);
		} else add(tokens, Token.mark, start, at);
	}
}

/** What begins like a comment, a quotation or something of the language's own: its end, or -1 when it is none. */
function readOdd(
	tokens: Tokens,
	rules: TokenRules,
	quotes: readonly string[],
	at: number,
	to: number,
): number {
	const { text } = tokens;
	const special = rules.special?.(text, at, to, tokens) ?? null;
	if (special !== null && special.end > at) {
		if (special.kind !== 0) add(tokens, special.kind, at, special.end);
		return special.end;
	}
	const comment = commentEnd(text, at, to, rules);
	if (comment !== -1) {
		tokens.comments.push(at, comment, tokens.count);
		return comment;
	}
	for (const open of quotes) {
		if (!text.startsWith(open, at)) continue;
		const rule = rules.quotes[open];
		const closed = quoteEnd(text, at + open.length, to, rule);
		const end = Math.abs(closed);
		if (closed < 0) tokens.errors.push(at, end);
		add(tokens, rule.kind, at, end);
		return end;
	}
	return -1;
}

const STARTS = 1;
const CONTINUES = 2;
/** A comment, a quotation or something of the language's own may begin so. */
const ODD = 4;
const BLANK = 8;

interface Table {
	/** By ASCII unit. */
	classes: Uint8Array;
	/** Opening marks, longest first. */
	quotes: readonly string[];
}

const tables = new WeakMap<TokenRules, Table>();

function tableOf(rules: TokenRules): Table {
	const known = tables.get(rules);
	if (known !== undefined) return known;
	const classes = new Uint8Array(128);
	const quotes = Object.keys(rules.quotes).sort((a, b) => b.length - a.length);
	const block = rules.blockComments === 'none' ? [] : ['/'];
	const odd = new Set(
		[...quotes, ...rules.lineComments, ...block, ...(rules.specials ?? '')].map((open) => open[0]),
	);
	for (let unit = 0; unit < 128; unit++) {
		const letter = (unit >= 65 && unit <= 90) || (unit >= 97 && unit <= 122) || unit === 95;
		const written = String.fromCharCode(unit);
		if (unit <= 32) classes[unit] = BLANK;
		if (letter || rules.wordStarts.includes(written)) classes[unit] |= STARTS | CONTINUES;
		if ((unit >= 48 && unit <= 57) || rules.wordUnits.includes(written)) classes[unit] |= CONTINUES;
		if (odd.has(written)) classes[unit] |= ODD;
	}
	const table = { classes, quotes };
	tables.set(rules, table);
	return table;
}

function add(tokens: Tokens, kind: number, start: number, end: number): void {
	tokens.kind.push(kind);
	tokens.start.push(start);
	tokens.end.push(end);
	tokens.count++;
}

/** `1.5e10`, `0xff`; a unit behind it (`10px`) belongs to it. */
function numberEnd(text: string, from: number, to: number): number {
	let at = from + 1;
	while (at < to) {
		const unit = text.charCodeAt(at);
		const digit = unit >= 48 && unit <= 57;
		const letter = (unit >= 65 && unit <= 90) || (unit >= 97 && unit <= 122) || unit === 95;
		const point = unit === 46 && isDigit(text.charCodeAt(at + 1));
		if (!digit && !letter && !point) break;
		at++;
	}
	return at;
}

function isDigit(unit: number): boolean {
	return unit >= 48 && unit <= 57;
}

/** Where a comment that begins at `at` ends, or -1. */
function commentEnd(text: string, at: number, to: number, rules: TokenRules): number {
	for (const open of rules.lineComments) {
		if (!text.startsWith(open, at)) continue;
		const line = text.indexOf('\n', at);
		const end = line === -1 || line > to ? to : line;
		return text.charCodeAt(end - 1) === 13 && end - 1 > at ? end - 1 : end;
	}
	if (rules.blockComments === 'none' || !text.startsWith('/*', at)) return -1;
	let depth = 1;
	let end = at + 2;
	while (end < to) {
		const close = text.indexOf('*/', end);
		if (close === -1 || close + 2 > to) return to;
		if (rules.blockComments === 'nested') {
			for (let open = end; open < close; open++) {
				if (text.charCodeAt(open) !== 47 || text.charCodeAt(open + 1) !== 42) continue;
				depth++;
				open++;
			}
		}
		end = close + 2;
		if (--depth === 0) return end;
	}
	return to;
}

/** Where a quoted text ends, closing mark included; negative when it is never closed. */
function quoteEnd(text: string, from: number, to: number, rule: QuoteRule): number {
	const { close, escape: escaping } = rule;
	const first = close.charCodeAt(0);
	let at = from;
	while (at < to) {
		const unit = text.charCodeAt(at);
		if (unit === 10 && !rule.multiline) return -at;
		if (unit === 92 && (escaping === 'backslash' || escaping === 'either') && at + 1 < to) {
			// `'\'` is a whole string where a backslash means nothing.
			if (escaping === 'either' && at === from && isLone(text, at, first)) return at + 2;
			at += 2;
			continue;
		}
		if (unit === first && text.startsWith(close, at)) {
			const doubled = escaping === 'double' || escaping === 'either';
			if (!doubled || !text.startsWith(close, at + close.length)) return at + close.length;
			at += close.length * 2;
			continue;
		}
		at++;
	}
	return -to;
}

/** `'\'`, but not the beginning of `E'\' …'`. */
function isLone(text: string, at: number, close: number): boolean {
	if (text.charCodeAt(at + 1) !== close || /[eE]/.test(text[at - 2] ?? '')) return false;
	const next = text.charCodeAt(at + 2);
	return next !== close && !(next > 32 && next !== 41 && next !== 44 && next !== 59);
}

export function tokenText(tokens: Tokens, index: number): string {
	return index < 0 || index >= tokens.count ? '' : tokens.text.slice(tokens.start[index], tokens.end[index]);
}

/** Whether a token is this one mark. */
export function isMark(tokens: Tokens, index: number, mark: string): boolean {
	if (index < 0 || index >= tokens.count || tokens.kind[index] !== Token.mark) return false;
	return tokens.text.charCodeAt(tokens.start[index]) === mark.charCodeAt(0);
}

/** The first token in its line. */
export function beginsLine(tokens: Tokens, index: number): boolean {
	const { text } = tokens;
	let at = tokens.start[index] - 1;
	while (at >= 0 && (text.charCodeAt(at) === 32 || text.charCodeAt(at) === 9)) at--;
	return at < 0 || text.charCodeAt(at) === 10 || text.charCodeAt(at) === 13 || text.charCodeAt(at) === 0xfeff;
}
