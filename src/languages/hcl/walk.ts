import type { Recorder } from '../../model/recorder.ts';
import { type Brackets, pairBrackets } from '../shared/brackets.ts';
import { emptyTokens, isMark, Token, type Tokens, tokenize, tokenText } from '../shared/tokens.ts';
import { HCL_RULES } from './lexing.ts';

export interface Walk {
	readonly tokens: Tokens;
	readonly brackets: Brackets;
	readonly out: Recorder;
}

const BLOCKS =
	/^(?:resource|data|variable|output|module|provider|locals|terraform|moved|import|check|removed|ephemeral|include|dependency|inputs|job|source|build|packer)$/;

export function walkOf(out: Recorder, from: number, to: number): Walk {
	const tokens = emptyTokens(out.text);
	tokenize(tokens, HCL_RULES, from, to);
	return { tokens, brackets: pairBrackets(tokens, (index) => startsBlock(tokens, index)), out };
}

/** In the first column, a word that begins a block: nothing else stands so. */
function startsBlock(tokens: Tokens, index: number): boolean {
	const start = tokens.start[index];
	if (start > 0 && tokens.text.charCodeAt(start - 1) !== 10) return false;
	if (tokens.kind[index] !== Token.word || !BLOCKS.test(tokenText(tokens, index))) return false;
	return tokens.kind[index + 1] === Token.string || isMark(tokens, index + 1, '{');
}

/** Whether a token begins a line of its own. */
export function isNewLine({ tokens }: Walk, index: number): boolean {
	if (index === 0 || index >= tokens.count) return true;
	// A here-document ends before its newline; any other token has it behind.
	for (let at = tokens.end[index - 1]; at < tokens.start[index]; at++) {
		if (tokens.text.charCodeAt(at) === 10) return true;
	}
	return false;
}

/** `name = …`, and not `name == …` or `name => …`. */
export function isAssigned({ tokens }: Walk, index: number): boolean {
	if (!isMark(tokens, index, '=')) return false;
	if (isMark(tokens, index + 1, '=') || isMark(tokens, index + 1, '>')) {
		return tokens.start[index + 1] !== tokens.end[index];
	}
	return true;
}

/** The token behind the value that begins at `index`: brackets may go over lines, nothing else. */
export function valueEnd(walk: Walk, index: number, to: number): number {
	const { brackets } = walk;
	let at = index;
	while (at < to && (at === index || !isNewLine(walk, at))) {
		at =
			brackets.close[at] === -1
				? at + 1
				: Math.min(to, brackets.close[at] + (brackets.broken[at] === 1 ? 0 : 1));
	}
	return Math.max(at, Math.min(index + 1, to));
}

/** A string without its quotes, or a word. */
export function labelText({ tokens }: Walk, index: number): string {
	const inner = tokens.kind[index] === Token.string ? 1 : 0;
	return tokens.text.slice(tokens.start[index] + inner, tokens.end[index] - inner);
}

export function labelStart({ tokens }: Walk, index: number): number {
	return tokens.start[index] + (tokens.kind[index] === Token.string ? 1 : 0);
}
