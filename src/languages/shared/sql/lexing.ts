import { Token, type TokenRules, type Tokens } from '../tokens.ts';

/** The rules of all dialects together, where they do not contradict each other. */
export const SQL_RULES: TokenRules = {
	wordUnits: '$',
	wordStarts: '#@',
	lineComments: ['--'],
	blockComments: 'nested',
	quotes: {
		"'": { kind: Token.string, close: "'", escape: 'either', multiline: true },
		'"': { kind: Token.quoted, close: '"', escape: 'double', multiline: false },
		'`': { kind: Token.quoted, close: '`', escape: 'double', multiline: false },
	},
	specials: "$';[\\#{",
	special,
};

/** The rules of SQL Server: a backslash means nothing in a string, and `#` begins a name wherever it stands. */
const SERVER_RULES: TokenRules = {
	...SQL_RULES,
	quotes: { ...SQL_RULES.quotes, "'": { ...SQL_RULES.quotes["'"], escape: 'double' } },
	specials: SQL_RULES.specials?.replace('#', ''),
};

const SERVER = /^[ \t]*GO[ \t]*;?\r?$|\[dbo\]|\bDECLARE @|\bSET NOCOUNT ON\b|\bsp_executesql\b/im;

/** The rules that a file is read by: its statements tell whether they are for SQL Server. */
export function rulesOf(text: string): TokenRules {
	return SERVER.test(text) ? SERVER_RULES : SQL_RULES;
}

/** More searches to the end of the text would make a hostile one quadratic. */
const MAX_MISSES = 16;

type Special = { kind: number; end: number } | null;

const HASH = 35;
const DOLLAR = 36;
const QUOTE = 39;
const SEMICOLON = 59;
const BRACKET = 91;
const BACKSLASH = 92;
const BRACE = 123;

function special(text: string, at: number, end: number, tokens: Tokens): Special {
	switch (text.charCodeAt(at)) {
		case DOLLAR:
			return dollarQuote(text, at, end, tokens);
		case QUOTE:
			return unclosedString(text, at, end, tokens);
		case SEMICOLON:
			return copiedRows(text, at, end, tokens);
		case BRACKET:
			return bracketedName(text, at, end);
		case BACKSLASH:
			return startsLine(text, at) ? { kind: Token.raw, end: lineEnd(text, at, end) } : null;
		case HASH:
			return hashComment(text, at, end, tokens);
		case BRACE:
			return template(text, at, end, tokens);
		default:
			return null;
	}
}

/** `$$ … $$` and `$body$ … $body$` of PostgreSQL: a string that is mostly the body of a routine. */
function dollarQuote(text: string, at: number, end: number, tokens: Tokens): Special {
	let close = at + 1;
	while (close < end && close - at < 64 && /[A-Za-z0-9_]/.test(text[close])) close++;
	if (text.charCodeAt(close) !== DOLLAR || /[0-9]/.test(text[at + 1])) return null;
	const mark = text.slice(at, close + 1);
	if (tokens.misses > MAX_MISSES) return null;
	const last = text.indexOf(mark, close + 1);
	if (last === -1 || last + mark.length > end) {
		tokens.misses++;
		return null;
	}
	return { kind: Token.raw, end: last + mark.length };
}

/** A forgotten quote ends with its line when statements follow in what would be the string. */
const STATEMENT_INSIDE = /;[ \t]*(?:--[^\n]*)?\r?\n(?:CREATE|ALTER|DROP|INSERT|COMMENT|GRANT) /i;

function unclosedString(text: string, at: number, end: number, tokens: Tokens): Special {
	const close = text.indexOf("'", at + 1);
	const line = lineEnd(text, at, end);
	if (close !== -1 && close <= line) return null;
	const semicolon = text.indexOf(';', at);
	if (semicolon === -1 || semicolon > line) return null;
	if (!STATEMENT_INSIDE.test(text.slice(semicolon, close === -1 ? end : Math.min(close, end)))) return null;
	tokens.errors.push(at, semicolon);
	return { kind: Token.string, end: semicolon };
}

/** The rows behind `COPY … FROM stdin;` are no SQL; they end at a line `\.`. */
function copiedRows(text: string, at: number, end: number, tokens: Tokens): Special {
	for (let back = tokens.count - 1; back >= 0 && back > tokens.count - 12; back--) {
		const start = tokens.start[back];
		if (text.charCodeAt(start) === SEMICOLON) return null;
		if (tokens.end[back] - start !== 5 || text.slice(start, start + 5).toLowerCase() !== 'stdin') continue;
		const close = text.indexOf('\n\\.', at);
		return { kind: Token.mark, end: close === -1 || close > end ? end : close + 3 };
	}
	return null;
}

/** Up to the bracket that closes; one that is a part of the name is written twice, one that opens follows a blank. */
const NAME_INSIDE = /^[A-Za-z_#%](?:[^\n,'[\]]|\]\]|(?<= )\[){0,130}(?=\])/;

/** `[Order Details]` of SQL Server; `a[1]` and `ARRAY[1, 2]` are no names. */
function bracketedName(text: string, at: number, end: number): Special {
	const before = text.charCodeAt(at - 1);
	const inside = NAME_INSIDE.exec(text.slice(at + 1, Math.min(end, at + 140)));
	if (inside === null) return null;
	const last = at + 2 + inside[0].length;
	// `PROCEDURE[dbo].[p]`, unlike `a[i]`.
	if ((isWordLike(before) || before === 41 || before === 93) && !text.startsWith('.[', last)) return null;
	return { kind: Token.quoted, end: last };
}

function isWordLike(unit: number): boolean {
	return (
		(unit >= 48 && unit <= 57) || (unit >= 65 && unit <= 90) || (unit >= 97 && unit <= 122) || unit === 95
	);
}

/** `#` begins a comment in MySQL, a temporary table in SQL Server, an operator in PostgreSQL. */
function hashComment(text: string, at: number, end: number, tokens: Tokens): Special {
	if (!startsLine(text, at) && !/[\s]/.test(text[at + 1] ?? '\n')) return null;
	if (isWordLike(text.charCodeAt(at + 1)) && !startsLine(text, at)) return null;
	const line = lineEnd(text, at, end);
	tokens.comments.push(at, line, tokens.count);
	return { kind: 0, end: line };
}

const TEMPLATES: Readonly<Record<string, string>> = { '{{': '}}', '{%': '%}', '{#': '#}' };

/** What a template engine puts in (dbt): an expression is a token, the rest is passed over. */
function template(text: string, at: number, end: number, tokens: Tokens): Special {
	const open = text.slice(at, at + 2);
	const mark = Object.hasOwn(TEMPLATES, open) ? TEMPLATES[open] : undefined;
	if (mark === undefined) return null;
	const close = tokens.misses > MAX_MISSES ? -1 : text.indexOf(mark, at + 2);
	if (close === -1) tokens.misses++;
	const last = close === -1 || close + 2 > end ? lineEnd(text, at, end) : close + 2;
	if (open === '{#') tokens.comments.push(at, last, tokens.count);
	return { kind: open === '{{' ? Token.raw : 0, end: last };
}

function startsLine(text: string, at: number): boolean {
	let before = at - 1;
	while (before >= 0 && (text.charCodeAt(before) === 32 || text.charCodeAt(before) === 9)) before--;
	return before < 0 || text.charCodeAt(before) === 10;
}

function lineEnd(text: string, at: number, end: number): number {
	const line = text.indexOf('\n', at);
	const last = line === -1 || line > end ? end : line;
	return text.charCodeAt(last - 1) === 13 && last - 1 > at ? last - 1 : last;
}
