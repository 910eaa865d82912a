import { wordSet } from '../../model/word-list.ts';

/** What patterns in a text say. */
export interface PatternText {
	types: { name: string; start: number; isMember: boolean }[];
	/** Ranges of the qualifiers of records that are taken apart: `Shape.` of `Shape.Circle(var r)`. */
	qualifiers: [start: number, end: number][];
	/** Where the first and the last pattern of the list begin. */
	first: number;
	last: number;
	end: number;
}

/** Longer or deeper ones are left alone. */
const MAX_TOKENS = 400;
const MAX_DEPTH = 16;
const TOKEN = /\s*(?:([\p{L}_$][\p{L}\p{N}_$]*)|(\S))/uy;
const NO_TYPE = wordSet('var boolean byte short int long char float double final extends super');

interface Token {
	/** An identifier or keyword, or one other character; '' at the end. */
	text: string;
	isWord: boolean;
	start: number;
	end: number;
}

/**
 * Reads `A.B(C c, _)` and, when `many`, further patterns after commas. Null when there is no pattern: a
 * constant, say.
 */
export function readPatterns(text: string, from: number, many: boolean): PatternText | null {
	let token = next(text, from);
	const read: PatternText = { types: [], qualifiers: [], first: token.start, last: token.start, end: from };
	let depth = 0;
	for (let count = 0; count < MAX_TOKENS; count++) {
		if (token.text === '_' && depth > 0) token = next(text, token.end);
		else if (token.text !== ')' || depth === 0) {
			const type = readType(text, token, read);
			if (type === null) return null;
			token = next(text, type.end);
			if (token.text === '(') {
				if (++depth > MAX_DEPTH) return null;
				if (type.name > type.start) read.qualifiers.push([type.start, type.name]);
				token = next(text, token.end);
				continue;
			}
			if (!token.isWord) return null;
			read.end = token.end;
			token = next(text, token.end);
		}
		for (; token.text === ')' && depth > 0; depth--) {
			read.end = token.end;
			token = next(text, token.end);
		}
		if (token.text !== ',' || (depth === 0 && !many)) return depth === 0 ? read : null;
		token = next(text, token.end);
		if (depth === 0) read.last = token.start;
	}
	return null;
}

interface TypeText {
	start: number;
	/** Where its last name begins, type arguments aside. */
	name: number;
	end: number;
}

/** `a.B<C>[]` from its first token on; null when there is no type. */
function readType(text: string, first: Token, into: PatternText): TypeText | null {
	let token = first.text === 'final' ? next(text, first.end) : first;
	if (!token.isWord) return null;
	const type: TypeText = { start: token.start, name: token.start, end: token.end };
	let depth = 0;
	let isMember = false;
	for (let count = 0; count < MAX_TOKENS; count++) {
		if (token.isWord) {
			if (!NO_TYPE.has(token.text)) into.types.push({ name: token.text, start: token.start, isMember });
			if (depth === 0) type.name = token.start;
		} else if (token.text === '<') depth++;
		else if (token.text === '>') depth--;
		isMember = token.text === '.';
		type.end = token.end;
		token = next(text, token.end);
		if (depth > 0 ? ';{'.includes(token.text) : isMember ? !token.isWord : !continues(token)) break;
	}
	return depth === 0 && !isMember ? type : null;
}

function continues({ text }: Token): boolean {
	return text === '.' || text === '<' || text === '[' || text === ']';
}

function next(text: string, from: number): Token {
	TOKEN.lastIndex = from;
	const found = TOKEN.exec(text);
	if (found === null) return { text: '', isWord: false, start: text.length, end: text.length };
	const word = found[1] ?? found[2];
	const end = TOKEN.lastIndex;
	return { text: word, isWord: found[1] !== undefined, start: end - word.length, end };
}
