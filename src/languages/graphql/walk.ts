import type { BindingKind, Recorder } from '../../model/recorder.ts';
import { type Brackets, pairBrackets } from '../shared/brackets.ts';
import type { DocRange } from '../shared/comment-text.ts';
import { docAbove, summaryOf } from '../shared/comment-text.ts';
import { emptyTokens, Token, type TokenRules, type Tokens, tokenize, tokenText } from '../shared/tokens.ts';

const RULES: TokenRules = {
	wordUnits: '',
	wordStarts: '',
	lineComments: ['#'],
	blockComments: 'none',
	quotes: {
		'"""': { kind: Token.string, close: '"""', escape: 'backslash', multiline: true },
		'"': { kind: Token.string, close: '"', escape: 'backslash', multiline: false },
	},
	specials: '"',
	special: unclosedDescription,
};

/** Definitions that no description quotes, unless as an example in a fence. */
const DEFINITION_INSIDE = /^(?:type|interface|enum|input|extend type) \w+[^\n"]*\{/m;

/** A description that is never closed would end where the next begins: it ends with its line. */
function unclosedDescription(
	text: string,
	at: number,
	end: number,
	tokens: Tokens,
): { kind: number; end: number } | null {
	if (!text.startsWith('"""', at)) return null;
	const close = text.indexOf('"""', at + 3);
	const inside = text.slice(at + 3, close === -1 ? end : Math.min(close, end));
	if (inside.includes('```') || !DEFINITION_INSIDE.test(inside)) return null;
	const line = text.indexOf('\n', at);
	tokens.errors.push(at, line);
	return { kind: Token.string, end: line };
}

export interface Walk {
	readonly tokens: Tokens;
	readonly brackets: Brackets;
	readonly out: Recorder;
}

const DEFINES =
	/^(?:type|interface|union|enum|input|scalar|directive|schema|extend|query|mutation|subscription|fragment)$/;

export function walkOf(out: Recorder): Walk {
	const tokens = emptyTokens(out.text);
	tokenize(tokens, RULES, 0, out.text.length);
	const brackets = pairBrackets(tokens, (index) => startsDefinition(tokens, index));
	return { tokens, brackets, out };
}

/** In the first column, a word that defines with a name behind it: no field stands so. */
export function startsDefinition(tokens: Tokens, index: number): boolean {
	const start = tokens.start[index];
	if (start > 0 && tokens.text.charCodeAt(start - 1) !== 10) return false;
	if (tokens.kind[index] !== Token.word || !DEFINES.test(tokenText(tokens, index))) return false;
	const next = index + 1 < tokens.count ? tokens.text[tokens.start[index + 1]] : '';
	return (
		tokens.kind[index + 1] === Token.word || next === '@' || (next === '{' && tokens.end[index] - start > 4)
	);
}

export function isWord({ tokens }: Walk, index: number): boolean {
	return index >= 0 && index < tokens.count && tokens.kind[index] === Token.word;
}

/** The description before a definition or field, else the comment above. */
export function docOf({ tokens }: Walk, index: number): DocRange {
	if (index > 0 && tokens.kind[index - 1] === Token.string) {
		const [docStart, docEnd] = [tokens.start[index - 1], tokens.end[index - 1]];
		return {
			docStart,
			docEnd,
			summary: summaryOf(tokens.text.slice(docStart, Math.min(docEnd, docStart + 1000))),
		};
	}
	return docAbove(tokens, index);
}

/** A definition is seen by every other, wherever it stands. */
export function bindName({ tokens, out }: Walk, index: number, kind: BindingKind, chunk: number): void {
	out.bind({
		scope: out.currentScope,
		name: tokenText(tokens, index),
		kind,
		start: tokens.start[index],
		chunk,
		type: null,
		value: -1,
		path: null,
		index: -1,
	});
}
