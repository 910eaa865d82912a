import { afterBracket, type Brackets, pairBrackets } from '../brackets.ts';
import { emptyTokens, isMark, Token, type TokenRules, type Tokens, tokenize, tokenText } from '../tokens.ts';

/**
 * Types of GraphQL in a text, with the places of their parts. It is for facts alone, and for schemas in
 * templates of code as well as for those in files of their own.
 */
export interface SdlNode {
	name: string;
	start: number;
	end: number;
	directives: SdlDirective[];
}

export interface SdlDirective {
	name: string;
	args: string | null;
	start: number;
	end: number;
}

export interface SdlArg extends SdlNode {
	type: string | null;
	default: string | null;
}

export interface SdlField extends SdlArg {
	args: SdlArg[];
}

export interface SdlType extends SdlNode {
	keyword: string;
	isExtension: boolean;
	implements: string[];
	/** Types of a union, values of an enum. */
	members: string[];
	fields: SdlField[];
}

/** How GraphQL is written. */
export const GRAPHQL_RULES: TokenRules = {
	wordUnits: '',
	wordStarts: '',
	lineComments: ['#'],
	blockComments: 'none',
	quotes: {
		'"""': { kind: Token.string, close: '"""', escape: 'backslash', multiline: true },
		'"': { kind: Token.string, close: '"', escape: 'backslash', multiline: false },
	},
};
const KEYWORDS = /^(?:type|interface|union|enum|input|scalar|directive|schema)$/;
const MAX_TYPES = 5000;

interface Reading {
	tokens: Tokens;
	brackets: Brackets;
}

/** The definitions of types in a text; operations and fragments are passed by. */
export function readSdl(text: string): SdlType[] {
	const tokens = emptyTokens(text);
	tokenize(tokens, GRAPHQL_RULES, 0, text.length);
	const reading: Reading = { tokens, brackets: pairBrackets(tokens, () => false) };
	const types: SdlType[] = [];
	for (let at = 0; at < tokens.count && types.length < MAX_TYPES; ) {
		const isExtension = wordAt(reading, at) === 'extend';
		const keyword = wordAt(reading, isExtension ? at + 1 : at);
		const next = KEYWORDS.test(keyword) ? readType(reading, at, isExtension, types) : -1;
		at = next > at ? next : afterBracket(reading.brackets, at);
	}
	return types;
}

function wordAt({ tokens }: Reading, at: number): string {
	return tokens.kind[at] === Token.word ? tokenText(tokens, at) : '';
}

/** Reads one definition; returns the token after it, or -1 when it is none. */
function readType(reading: Reading, first: number, isExtension: boolean, types: SdlType[]): number {
	const { tokens, brackets } = reading;
	const keywordAt = isExtension ? first + 1 : first;
	const keyword = wordAt(reading, keywordAt);
	const isDirective = keyword === 'directive' && isMark(tokens, keywordAt + 1, '@');
	const nameAt = isDirective ? keywordAt + 2 : keywordAt + 1;
	const name = keyword === 'schema' ? 'schema' : wordAt(reading, nameAt);
	if (name === '' || (keyword === 'directive' && !isDirective)) return -1;
	let next = keyword === 'schema' ? nameAt : nameAt + 1;
	const type: SdlType = {
		keyword,
		name,
		isExtension,
		implements: [],
		members: [],
		fields: [],
		directives: [],
		start: tokens.start[first],
		end: 0,
	};
	if (isDirective) {
		const open = isMark(tokens, next, '(') ? next : -1;
		type.fields.push({ ...nodeOf(reading, nameAt, nameAt + 1), type: null, default: null, args: [] });
		if (open >= 0) type.fields[0].args = readArgs(reading, open);
		if (open >= 0) next = afterBracket(brackets, open);
		while (/^(?:repeatable|on|[A-Z_]+)$/.test(wordAt(reading, next)) || isMark(tokens, next, '|')) {
			if (/^[A-Z_]+$/.test(wordAt(reading, next))) type.members.push(wordAt(reading, next));
			next++;
		}
	}
	if (wordAt(reading, next) === 'implements') {
		next++;
		while (wordAt(reading, next) !== '' || isMark(tokens, next, '&') || isMark(tokens, next, ',')) {
			if (wordAt(reading, next) !== '') type.implements.push(wordAt(reading, next));
			next++;
		}
	}
	next = readDirectives(reading, next, type.directives);
	if (keyword === 'union' && isMark(tokens, next, '=')) {
		next++;
		while (isMark(tokens, next, '|') || (wordAt(reading, next) !== '' && isAfterBar(reading, next))) {
			if (wordAt(reading, next) !== '') type.members.push(wordAt(reading, next));
			next++;
		}
	} else if (isMark(tokens, next, '{')) {
		if (keyword === 'enum') readValues(reading, next, type.members);
		else readFields(reading, next, type.fields);
		next = afterBracket(brackets, next);
	} else if (keyword === 'schema') return -1;
	type.end = tokens.end[Math.min(next, tokens.count) - 1];
	types.push(type);
	return next;
}

/** A member of a union stands behind `=` or `|`: any other word begins the next definition. */
function isAfterBar({ tokens }: Reading, at: number): boolean {
	return isMark(tokens, at - 1, '|') || isMark(tokens, at - 1, '=');
}

function nodeOf({ tokens }: Reading, at: number, end: number): SdlNode {
	return { name: tokenText(tokens, at), start: tokens.start[at], end: tokens.end[end - 1], directives: [] };
}

function readValues(reading: Reading, open: number, values: string[]): void {
	const close = reading.brackets.close[open];
	for (let at = open + 1; at < close; ) {
		const word = wordAt(reading, at);
		if (word !== '') values.push(word);
		at = word === '' ? afterBracket(reading.brackets, at) : readDirectives(reading, at + 1, []);
	}
}

function readFields(reading: Reading, open: number, fields: SdlField[]): void {
	const { tokens, brackets } = reading;
	const close = brackets.close[open];
	for (let at = open + 1; at < close; ) {
		const list = isMark(tokens, at + 1, '(') ? at + 1 : -1;
		const colon = list < 0 ? at + 1 : afterBracket(brackets, list);
		if (wordAt(reading, at) === '' || !isMark(tokens, colon, ':')) {
			at = afterBracket(brackets, at);
			continue;
		}
		const field: SdlField = { ...nodeOf(reading, at, at + 1), type: null, default: null, args: [] };
		if (list >= 0) field.args = readArgs(reading, list);
		at = readTyped(reading, colon + 1, close, field);
		fields.push(field);
	}
}

function readArgs(reading: Reading, open: number): SdlArg[] {
	const { tokens, brackets } = reading;
	const args: SdlArg[] = [];
	const close = brackets.close[open];
	for (let at = open + 1; at < close; ) {
		if (wordAt(reading, at) === '' || !isMark(tokens, at + 1, ':')) {
			at = afterBracket(brackets, at);
			continue;
		}
		const arg: SdlArg = { ...nodeOf(reading, at, at + 1), type: null, default: null };
		at = readTyped(reading, at + 2, close, arg);
		args.push(arg);
	}
	return args;
}

/** Type, default and directives, from the token after the colon; returns the token after them. */
function readTyped(reading: Reading, from: number, limit: number, into: SdlArg): number {
	const { tokens, brackets } = reading;
	let next = Math.min(afterBracket(brackets, from), limit);
	while (next < limit && isMark(tokens, next, '!')) next++;
	into.type = tokens.text.slice(tokens.start[from], tokens.end[next - 1]);
	if (next < limit && isMark(tokens, next, '=')) {
		const value = isMark(tokens, next + 1, '-') ? next + 2 : next + 1;
		const end = Math.min(afterBracket(brackets, value), limit);
		into.default = tokens.text.slice(tokens.start[next + 1], tokens.end[end - 1]);
		next = end;
	}
	next = Math.min(readDirectives(reading, next, into.directives), limit);
	into.end = tokens.end[next - 1];
	return Math.max(next, from + 1);
}

function readDirectives(reading: Reading, from: number, into: SdlDirective[]): number {
	const { tokens, brackets } = reading;
	let next = from;
	while (isMark(tokens, next, '@') && wordAt(reading, next + 1) !== '') {
		const open = isMark(tokens, next + 2, '(') ? next + 2 : -1;
		const after = open < 0 ? next + 2 : afterBracket(brackets, open);
		const end = tokens.end[after - 1];
		const args = open < 0 ? null : tokens.text.slice(tokens.end[open], Math.max(tokens.end[open], end - 1));
		into.push({
			name: wordAt(reading, next + 1),
			args: args?.trim() ?? null,
			start: tokens.start[next],
			end,
		});
		next = after;
	}
	return next;
}
