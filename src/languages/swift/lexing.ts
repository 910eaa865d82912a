/* What newer-syntax.ts looks for in a text. */

export const DIRECTIVE = /(?:if|elseif|else|endif|warning|error|sourceLocation)\b/y;
export const NAME = /[A-Za-z_]\w*/y;
export const WORD = /[\p{L}_$][\p{L}\p{N}_$]*/uy;
export const AVAILABILITY = /(?:un)?available\s*\([^()]*\)/y;
/** On one line, neither beginning nor ending with white space, as the language asks. */
export const REGEX = /\/(?![\s*/])(?:[^\\/\n]|\\.)*(?<![\s\\])\//y;
/** `/Action.view`, a prefix operator: no expression of that form ends a line without its slash. */
export const PREFIXED = /\/(?=[A-Z]\w*(?:\.\w+)+[ \t]*[,)\]\n])/y;
/** Before the member of a type. */
export const TYPE_ARGUMENTS = /<[\w\s.,:?[\]<>]{1,200}?>(?=\.[A-Za-z_])/y;
/** Behind `typealias`, to the end of its conditions. */
export const ALIAS = /[^\n{}]{1,400}?\s(?:\n[ \t]*)?where\s[^\n{}]*/y;
export const BEHIND_SEMICOLON = /[ \t]*(?:case|default|fallthrough)\b/y;
/** Words an expression may follow. */
export const BEFORE_VALUE = new Set([
	'return',
	'in',
	'case',
	'throw',
	'try',
	'await',
	'yield',
	'else',
	'where',
	'is',
	'if',
	'while',
	'guard',
	'let',
	'var',
]);

/** After as many block comments that are not closed, none is looked for the end of. */
export const MAX_UNCLOSED = 8;

export function beginsLine(text: string, at: number): boolean {
	let before = at - 1;
	while (before >= 0 && (text[before] === ' ' || text[before] === '\t')) before--;
	return before < 0 || text[before] === '\n' || text[before] === '\r' || text[before] === '\u{feff}';
}

/** Block comments nest. -1 for one that is not closed. */
export function blockCommentEnd(text: string, start: number): number {
	const mark = /\/\*|\*\//g;
	mark.lastIndex = start;
	let depth = 0;
	for (let found = mark.exec(text); found !== null; found = mark.exec(text)) {
		depth += found[0] === '/*' ? 1 : -1;
		if (depth === 0) return mark.lastIndex;
	}
	return -1;
}

/** Characters of a regular expression between `#/` and `/#`. */
export const MAX_REGEX = 5000;

/** Words before a type or an expression that change nothing in what this pack tells. */
export function isLeftOut(word: string, before: string, beforeWord: string, rest: string): boolean {
	switch (word) {
		case 'await':
			return true;
		case 'sending':
		case 'isolated':
			return /^[:>]$|^(?:consuming|borrowing)$/.test(beforeWord || before) && /^ [\w(@[]/.test(rest);
		case 'consume':
		case 'copy':
		case 'discard':
		case 'unsafe':
			return /^ [\w(]/.test(rest) && before !== '.' && beforeWord !== 'func';
		default:
			return false;
	}
}

/** An open string literal, or the parenthesis of what one interpolates. */
export interface Open {
	/** Where it begins. */
	quote: number;
	/** `#`s of a raw string. */
	hashes: number;
	isMultiline: boolean;
	/** Parentheses open in the interpolation that is being read; -1 in the string itself. */
	depth: number;
}
