import { Token, type TokenRules, type Tokens } from '../shared/tokens.ts';

/** More searches to the end of the text would make a hostile one quadratic. */
const MAX_MISSES = 16;

const HASH = 35;
const DOLLAR = 36;
const AT = 64;
const BACKSLASH = 92;
const BRACE = 123;
const MAX_TEMPLATE = 1_000;

const PLAIN: TokenRules = {
	wordUnits: '-',
	wordStarts: '-',
	lineComments: [],
	blockComments: 'plain',
	quotes: {
		'"': { kind: Token.string, close: '"', escape: 'backslash', multiline: false },
		"'": { kind: Token.string, close: "'", escape: 'backslash', multiline: false },
	},
	specials: '#$@uU\\{',
	special,
};

const WITH_LINE_COMMENTS: TokenRules = { ...PLAIN, lineComments: ['//'] };

/** `//` begins a comment in SCSS and Less only. */
export function rulesOf(language: string): TokenRules {
	return language === 'css' ? PLAIN : WITH_LINE_COMMENTS;
}

type Special = { kind: number; end: number } | null;

function special(text: string, at: number, end: number, tokens: Tokens): Special {
	const unit = text.charCodeAt(at);
	switch (unit) {
		case BRACE:
			return template(text, at, end);
		case BACKSLASH:
			return { kind: Token.raw, end: Math.min(end, at + 2) };
		case HASH:
		case AT:
			if (text.charCodeAt(at + 1) === 123) return interpolation(text, at, end, tokens);
			if (unit === HASH) return nameAfter(text, at + 1, end, Token.number);
			return nameAfter(text, text.charCodeAt(at + 1) === AT ? at + 2 : at + 1, end, Token.word);
		case DOLLAR:
			if (text.charCodeAt(at + 1) === 123) return interpolation(text, at, end, tokens);
			return nameAfter(text, at + 1, end, Token.word);
		default:
			return plainUrl(text, at, end);
	}
}

/** `{{ … }}` and `{% … %}`: what a template of a page puts in, or leaves out. CSS has no block that begins so. */
function template(text: string, at: number, end: number): Special {
	const close = text[at + 1] === '{' ? '}}' : text[at + 1] === '%' ? '%}' : null;
	if (close === null) return null;
	const last = text.slice(at, Math.min(end, at + MAX_TEMPLATE)).indexOf(close);
	return last === -1 ? null : { kind: 0, end: at + last + 2 };
}

/** `$name`, `@name`, `#name`. */
function nameAfter(text: string, from: number, end: number, kind: number): Special {
	const last = nameEnd(text, from, end);
	return last === from ? null : { kind, end: last };
}

/** Past a name, escapes (`sm\:flex`) included. */
export function nameEnd(text: string, from: number, end: number): number {
	let at = from;
	while (at < end) {
		const unit = text.charCodeAt(at);
		const isLetter = (unit >= 97 && unit <= 122) || (unit >= 65 && unit <= 90) || unit === 95 || unit === 45;
		if (unit === BACKSLASH) at++;
		else if (!isLetter && !(unit >= 48 && unit <= 57) && unit < 128) break;
		at++;
	}
	return Math.min(at, end);
}

/** `#{…}` of SCSS, `@{…}` and `${…}` of Less. */
function interpolation(text: string, at: number, end: number, tokens: Tokens): Special {
	let depth = 0;
	if (tokens.misses > MAX_MISSES) return null;
	for (let i = at + 1; i < end; i++) {
		const unit = text.charCodeAt(i);
		if (unit === 123) depth++;
		else if (unit === 125 && --depth === 0) return { kind: Token.raw, end: i + 1 };
		else if (unit === 59) break;
	}
	tokens.misses++;
	return null;
}

/** `url(img/a.png)`: what is between the parentheses is no CSS. */
function plainUrl(text: string, at: number, end: number): Special {
	const opened = /^url\([ \t]*(?!["'\s$@#])/i.exec(text.slice(at, Math.min(end, at + 12)));
	if (opened === null) return null;
	const isData = /^data:/i.test(text.slice(at + opened[0].length, at + opened[0].length + 5));
	for (let i = at + 4; i < end; i++) {
		const unit = text.charCodeAt(i);
		if (unit === BACKSLASH) {
			i++;
			continue;
		}
		if (unit === 41) return { kind: Token.raw, end: i + 1 };
		// A variable, a function or a string in it: then it is an ordinary call. So is one that never ends.
		if (unit === 34 || unit === 39 || unit === 40 || unit === 36 || (unit === 10 && !isData)) return null;
	}
	return null;
}

/** A statement at the beginning of a line; only asked in texts whose brackets do not match. */
export function startsStatement(tokens: Tokens, index: number): boolean {
	const { text } = tokens;
	const start = tokens.start[index];
	if (index === 0 || (start > 0 && text.charCodeAt(start - 1) !== 10)) return false;
	const before = text[tokens.end[index - 1] - 1];
	return (before === ';' || before === '}' || before === '{') && !/[}{;)\]]/.test(text[start]);
}
