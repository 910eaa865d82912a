import type { BraceExpression } from './brace-texts.ts';

/** What a brace of Svelte begins with. */
export interface Block {
	/** `if`, `each`, `:else`, `/if`, `html`, `const`; '' for an expression. */
	word: string;
	/** Behind the word. */
	start: number;
}

const WORD = /^\{\s{0,20}([#:@/])([a-z]{1,20}(?:\s+if\b)?)/;
const LONGEST = 60;

export function blockOf(text: string, { start }: BraceExpression): Block {
	const found = WORD.exec(text.slice(start, start + LONGEST));
	if (found === null) return { word: '', start: start + 1 };
	const [whole, mark, word] = found;
	return { word: mark === ':' || mark === '/' ? mark + word : word, start: start + whole.length };
}

const OPENS: ReadonlySet<string> = new Set(['if', 'each', 'await', 'key', 'snippet']);

/** Where what each expression begins ends: a block at its next clause or its end, anything else with itself. */
export function blockEnds(text: string, expressions: readonly BraceExpression[]): number[] {
	const ends = expressions.map(({ end }) => end);
	const open: number[] = [];
	for (const [at, expression] of expressions.entries()) {
		const { word } = blockOf(text, expression);
		if (word.startsWith(':') || word.startsWith('/')) {
			const ended = open.pop();
			if (ended !== undefined) ends[ended] = expression.start;
		}
		if (OPENS.has(word) || word.startsWith(':')) open.push(at);
	}
	for (const at of open) ends[at] = text.length;
	return ends;
}
