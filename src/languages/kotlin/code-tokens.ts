import { type Brackets, pairBrackets } from '../shared/brackets.ts';
import { emptyTokens, Token, type TokenRules, type Tokens, tokenize } from '../shared/tokens.ts';

const RULES: TokenRules = {
	wordUnits: '',
	wordStarts: '',
	lineComments: ['//'],
	blockComments: 'nested',
	quotes: { '`': { kind: Token.quoted, close: '`', escape: 'none', multiline: false } },
	specials: '"\'$',
	special(text, at, end) {
		if (text[at] === "'") return { kind: Token.string, end: characterEnd(text, at, end) };
		if (text[at] === '$') return dollarString(text, at, end);
		return text[at] === '"' ? { kind: Token.string, end: stringEnd(text, at, end) } : null;
	},
};

/** What is put where, in any order. */
export type Edits = Map<number, string>;

/** The tokens of a program, and which brackets belong together. */
export interface Code {
	text: string;
	tokens: Tokens;
	/** By closing bracket, the token that opens it; -1 for every other. */
	opener: Int32Array;
	/** By token, the innermost bracket around it that is closed; -1 for none. */
	around: Int32Array;
	brackets: Brackets;
}

export function readCode(text: string): Code {
	const tokens = emptyTokens(text);
	tokenize(tokens, RULES, 0, text.length);
	const brackets = pairBrackets(tokens, () => false);
	const opener = new Int32Array(tokens.count).fill(-1);
	const around = new Int32Array(tokens.count).fill(-1);
	const open: number[] = [];
	for (let index = 0; index < tokens.count; index++) {
		while (open.length > 0 && brackets.close[open[open.length - 1]] <= index) open.pop();
		around[index] = open.length === 0 ? -1 : open[open.length - 1];
		if (brackets.close[index] === -1 || brackets.broken[index] === 1) continue;
		opener[brackets.close[index]] = index;
		open.push(index);
	}
	return { text, tokens, opener, around, brackets };
}

function characterEnd(text: string, at: number, end: number): number {
	for (let next = at + 1; next < Math.min(end, at + 12); next++) {
		if (text[next] === '\\') next++;
		else if (text[next] === "'") return next + 1;
		else if (text[next] === '\n') break;
	}
	return at + 1;
}

const DOLLARS = /\$\$+(?="("")?)/y;

/** `$$"a $b"`, where one dollar is itself; null for another dollar. */
function dollarString(text: string, at: number, end: number): { kind: number; end: number } | null {
	DOLLARS.lastIndex = at;
	const found = DOLLARS.exec(text);
	if (found === null) return null;
	const quotes = found[1] === undefined ? '"' : '"""';
	for (let next = at + found[0].length + quotes.length; next < end; next++) {
		if (quotes.length === 1 && text[next] === '\\') next++;
		else if (quotes.length === 1 && text[next] === '\n') break;
		else if (text.startsWith(quotes, next)) return { kind: Token.raw, end: next + quotes.length };
	}
	return null;
}

/** Past the strings in the templates of a string, which are counted and not read. */
function stringEnd(text: string, start: number, end: number): number {
	/** The quotes of the strings that are open, and between them the braces of templates, as 0. */
	const open: number[] = [];
	let at = start;
	do {
		const top = open[open.length - 1];
		if (top === undefined || top === 0) {
			if (text[at] === '"') {
				const quotes = text.startsWith('"""', at) ? 3 : 1;
				open.push(quotes);
				at += quotes;
			} else {
				if (text[at] === '{') open.push(0);
				else if (text[at] === '}') open.pop();
				at++;
			}
		} else if (text[at] === '\\' && top === 1) at += 2;
		else if (text.startsWith('${', at)) {
			open.push(0);
			at += 2;
		} else if (text[at] === '\n' && top === 1) return at;
		else if (text[at] === '"' && (top === 1 || text.startsWith('"""', at))) {
			at += top;
			// The quotes before the last three are part of the string.
			while (top === 3 && text[at] === '"') at++;
			open.pop();
		} else at++;
	} while (open.length > 0 && at < end);
	return Math.min(at, end);
}

/** The text of a token when it is a word or a mark, else ''. */
export function written({ text, tokens }: Code, index: number): string {
	if (index < 0 || index >= tokens.count) return '';
	const kind = tokens.kind[index];
	if (kind !== Token.word && kind !== Token.mark) return '';
	return text.slice(tokens.start[index], tokens.end[index]);
}

/** Whether nothing stands between a token and the one before it. */
export function isAdjacent({ tokens }: Code, index: number): boolean {
	return index > 0 && index < tokens.count && tokens.end[index - 1] === tokens.start[index];
}
