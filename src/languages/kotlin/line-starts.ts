import { beginsLine, Token } from '../shared/tokens.ts';
import { type Code, type Edits, isAdjacent, written } from './code-tokens.ts';

/*
 * The grammar does not see that a line which begins with `(`, `[`, `::` or `in` begins a statement or an
 * entry of a `when`.
 */

const BEFORE_EXPRESSION = /^(?:else|if|while|when|for|in|is|as|do|try|by|return|throw|finally|fun)$/;

/** Whether what a line begins with belongs to the line before. */
export function continues(code: Code, index: number): boolean {
	const { tokens, around, opener, text } = code;
	if (around[index] !== -1 && text[tokens.start[around[index]]] !== '{') return true;
	const before = index - 1;
	if (before < 0) return true;
	if (tokens.kind[before] === Token.word)
		return BEFORE_EXPRESSION.test(written(code, before)) || isInfix(code, before);
	if (tokens.kind[before] !== Token.mark) return false;
	switch (text[tokens.start[before]]) {
		case ')':
			return (
				/^(?:if|while|for|when|catch)$/.test(written(code, opener[before] - 1)) || isAnnotated(code, before)
			);
		case ']':
		case '}':
			return false;
		default:
			return true;
	}
}

/** `or` of `a or`, which another operand follows, perhaps in the next line. */
export function isInfix(code: Code, index: number): boolean {
	const { tokens, text } = code;
	if (beginsLine(tokens, index) || isAdjacent(code, index)) return false;
	const before = index - 1;
	switch (tokens.kind[before]) {
		case Token.mark:
			return /[)\]}]/.test(text[tokens.start[before]]);
		case Token.word:
			return !/^(?:va[lr]|return|in|is|as|else|fun|throw|by)$/.test(written(code, before));
		default:
			return true;
	}
}

/** `@A(x)` before a parenthesis. */
function isAnnotated(code: Code, close: number): boolean {
	return written(code, code.opener[close] - 2) === '@';
}

/** Puts a semicolon before a token that begins its line. */
export function endStatement({ tokens, text, around }: Code, index: number, edits: Edits): void {
	const at = tokens.start[index];
	if (index === 0 || at === 0 || (around[index] !== -1 && text[tokens.start[around[index]]] === '(')) return;
	if (/[{,(;&|=<>]/.test(text[tokens.end[index - 1] - 1])) return;
	if (text[at - 1] === ' ' || text[at - 1] === '\t') edits.set(at - 1, ';');
}
