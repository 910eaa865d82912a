import type { Recorder } from '../../model/recorder.ts';
import { type Brackets, pairBrackets } from '../shared/brackets.ts';
import { emptyTokens, isMark, Token, type TokenRules, type Tokens, tokenize } from '../shared/tokens.ts';

const RULES: TokenRules = {
	wordUnits: '-',
	wordStarts: '',
	lineComments: ['//'],
	blockComments: 'plain',
	quotes: { '"': { kind: Token.string, close: '"', escape: 'backslash', multiline: false } },
};

export interface Walk {
	readonly tokens: Tokens;
	readonly brackets: Brackets;
	readonly out: Recorder;
}

export function walkOf(out: Recorder): Walk {
	const tokens = emptyTokens(out.text);
	tokenize(tokens, RULES, 0, out.text.length);
	return { tokens, brackets: pairBrackets(tokens, (index) => startsAfresh(tokens, index)), out };
}

/** `model User {` in the first column: no field stands so. */
function startsAfresh(tokens: Tokens, index: number): boolean {
	const start = tokens.start[index];
	if (start > 0 && tokens.text.charCodeAt(start - 1) !== 10) return false;
	return blockOpen(tokens, index) === index + 2;
}

/** The brace of `model User {` or `types {`; -1 when it is no block. */
export function blockOpen(tokens: Tokens, index: number): number {
	if (tokens.kind[index] !== Token.word) return -1;
	if (isMark(tokens, index + 1, '{')) return index + 1;
	return tokens.kind[index + 1] === Token.word && isMark(tokens, index + 2, '{') ? index + 2 : -1;
}

/** The token after the line that `index` is in; brackets may go over lines. */
export function lineEnd({ tokens, brackets }: Walk, index: number, to: number): number {
	let at = index;
	while (at < to) {
		const next =
			brackets.close[at] === -1 ? at + 1 : brackets.close[at] + (brackets.broken[at] === 1 ? 0 : 1);
		at = Math.max(next, at + 1);
		if (at >= to) break;
		if (tokens.text.slice(tokens.end[at - 1], tokens.start[at]).includes('\n')) break;
	}
	return Math.min(at, to);
}
