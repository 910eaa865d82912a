import type { Recorder } from '../../model/recorder.ts';
import { pairBrackets } from '../shared/brackets.ts';
import type { TokenWalk } from '../shared/token-walk.ts';
import { emptyTokens, isMark, tokenize, tokenText } from '../shared/tokens.ts';
import { rulesOf, startsStatement } from './lexing.ts';

export interface Walk extends TokenWalk {
	/** `css`, `scss` or `less`. */
	readonly language: string;
}

/** A style sheet of Jekyll begins with YAML between two lines of dashes. */
const FRONT_MATTER = /^---[ \t]*\r?\n(?:[^\n]{0,500}\n){0,200}?---[ \t]*(?:\r?\n|$)/;

export function walkOf(out: Recorder, language: string): Walk {
	const tokens = emptyTokens(out.text);
	tokenize(tokens, rulesOf(language), FRONT_MATTER.exec(out.text)?.[0].length ?? 0, out.text.length);
	let brackets = pairBrackets(tokens, () => false);
	// Rules in `@media` are often not indented: where a line begins counts only when a brace is missing.
	if (brackets.broken.includes(1)) brackets = pairBrackets(tokens, (index) => startsStatement(tokens, index));
	return { tokens, brackets, out, language };
}

/** A part of the text that is a token, as tokens of its own: what is interpolated. */
export function inside(walk: Walk, from: number, to: number): Walk {
	const { tokens, out, language } = walk;
	const inner = emptyTokens(tokens.text);
	tokenize(inner, rulesOf(language), from, to);
	return { tokens: inner, brackets: pairBrackets(inner, () => false), out, language };
}

/** The first of some marks between two tokens that is in no brackets; `to` when there is none. */
export function findMark({ tokens, brackets }: Walk, from: number, to: number, marks: string): number {
	for (let at = from; at < to; ) {
		for (const mark of marks) if (isMark(tokens, at, mark)) return at;
		at =
			brackets.close[at] === -1
				? at + 1
				: Math.max(at + 1, brackets.close[at] + (brackets.broken[at] === 1 ? 0 : 1));
	}
	return to;
}

/** `name` of `@name`, in lower case; '' for another token. */
export function atWord({ tokens }: Walk, index: number): string {
	const word = tokenText(tokens, index);
	return word.charCodeAt(0) === 64 ? word.slice(1).toLowerCase() : '';
}

export function isVariable(word: string, language: string): boolean {
	return language === 'scss' ? word.startsWith('$') : language === 'less' && word.startsWith('@');
}

/** A variable without the dashes that an operator behind it left. */
export function variableName(word: string): string {
	let end = word.length;
	while (end > 2 && word.charCodeAt(end - 1) === 45) end--;
	return word.startsWith('@@') ? word.slice(1, end) : word.slice(0, end);
}

/** What a name that is written somewhere stands for: what linking looks for. */
export type NameSort = 'keyframes' | 'class' | 'utility' | 'layer';

/** Tells that a name at an offset is one of a sort: the text alone does not say. */
export function tellSort(out: Recorder, sort: NameSort, name: string, start: number): void {
	out.yields('return', out.value('member', name, out.value('name', sort, -1, -1), -1), start);
}
