import { Token } from '../shared/tokens.ts';
import type { Edits } from './code-tokens.ts';
import { type Code, written } from './code-tokens.ts';
import { SOFT } from './soft-words.ts';

/*
 * The header of a class, interface or object, from its keyword to its body. The grammar takes a line
 * break before `constructor` for its end, and a body behind `by x` for an argument of `x`.
 */

const MAX_HEADER = 2000;
/** Words that begin something else, when they are met in a header. */
const ENDS =
	/^(?:val|var|fun|class|interface|object|typealias|import|package|init|return|if|when|for|while)$/;

export function rewriteHeader(code: Code, keyword: number, edits: Edits): void {
	const { tokens, brackets } = code;
	if (code.text.startsWith('::', tokens.start[keyword] - 2) || written(code, keyword - 1) === '.') return;
	let hasConstructor = false;
	for (let at = keyword + 1; at < Math.min(tokens.count, keyword + MAX_HEADER); at++) {
		const word = written(code, at);
		if (word === '(' || word === '[') {
			if (brackets.broken[at] === 1) return;
			at = brackets.close[at];
		} else if (word === '{' || word === '}' || word === ')' || word === ';' || word === '=') return;
		else if (word === 'constructor' && !hasConstructor) {
			hasConstructor = true;
			joinLines(code, keyword, at, edits);
		} else if (word === 'where') joinLines(code, at - 1, at, edits);
		else if (word === 'by') {
			rewriteDelegate(code, at, edits);
		} else if (tokens.kind[at] === Token.word && ENDS.test(word)) return;
	}
}

/** Nothing but blanks lies between two tokens: neither line breaks nor comments. */
export function joinLines({ tokens, text }: Code, from: number, to: number, edits: Edits): void {
	for (let at = from + 1; at <= to; at++) {
		const between = text.slice(tokens.end[at - 1], tokens.start[at]);
		if (/\S|\n/.test(between)) edits.set(tokens.end[at - 1], ' '.repeat(between.length));
	}
}

/**
 * `by x {` and `by f(x) {`: as one more type in the list, which the pack knows by the word that is
 * written there. Another expression is left out.
 */
function rewriteDelegate(code: Code, by: number, edits: Edits): void {
	const { tokens, brackets, text } = code;
	let at = by + 1;
	let isPlain = tokens.kind[at] === Token.word;
	let hasCall = false;
	if (tokens.kind[at] !== Token.word && tokens.kind[at] !== Token.quoted) return;
	if (/^(?:object|if|when|try)$/.test(written(code, at))) return;
	for (at++; at < tokens.count; at++) {
		const mark = written(code, at);
		if (mark === '.') {
			if (hasCall) isPlain = false;
			at++;
			if (tokens.kind[at] !== Token.word) return;
		} else if (mark === '(') {
			if (brackets.broken[at] === 1 || hasCall) isPlain = false;
			hasCall = true;
			at = brackets.close[at];
		} else if (mark === '{') break;
		else if (mark === 'as') {
			isPlain = false;
			at++;
		} else if (mark === '<' || mark === '>' || mark === '?' || mark === '!') isPlain = false;
		else return;
	}
	if (isPlain) {
		edits.set(tokens.start[by], ', ');
		if (SOFT.has(written(code, by + 1))) edits.set(tokens.end[by + 1] - 1, '_');
	} else edits.set(tokens.start[by], text.slice(tokens.start[by], tokens.end[at - 1]).replace(/[^\n]/g, ' '));
}
