import type { HiddenCondition } from './hidden.ts';
import { type Tokens, TokenType } from './tokens.ts';

const DIRECTIVE = /^#[ \t]*(\w+)/;
const GUARD = /^#[ \t]*(?:ifndef[ \t]+(\w+)|if[ \t]+!?[ \t]*defined[ \t]*\(?[ \t]*(\w+))/;

/** An `#if` that is open. */
interface Choice {
	/** Brackets that were open before it, as tokens. */
	base: number[];
	/** Brackets that are open after the first branch that changed them; null while none did. */
	changed: number[] | null;
	/** Brackets of `base` that the branch in hand left open, from outside. */
	kept: number;
	/** Tokens of the branch in hand that closed brackets of `base`. */
	closers: number[];
	isBegun: boolean;
	isGuard: boolean;
	/** It stands where a statement or a declaration begins. */
	isAtStart: boolean;
}

/** Writes one sign over a token. */
export type Overwrite = (start: number, end: number, by: string) => void;

/**
 * The branches of a condition are read one after the other, as if all were compiled: the lines that choose
 * between them are taken out of the text. Where two branches open (or close) the same bracket, only the
 * first does.
 */
export function foldConditionals(tokens: Tokens, overwrite: Overwrite): HiddenCondition[] {
	const found: HiddenCondition[] = [];
	const choices: Choice[] = [];
	let open: number[] = [];
	let before = -1;
	for (let at = 0; at < tokens.count; at++) {
		if (tokens.type[at] === TokenType.sign) {
			open = bracket(tokens, at, open, choices);
		} else if (tokens.type[at] === TokenType.condition) {
			const { text, start, end } = tokens;
			const line = text.slice(start[at], end[at]);
			const word = DIRECTIVE.exec(line)![1];
			const choice = choices[choices.length - 1];
			let by = ' ';
			if (word.startsWith('if')) choices.push(begin(tokens, at, before, open));
			else if (choice !== undefined) {
				endBranch(tokens, choice, open, overwrite);
				if (word === 'endif') {
					if (choice.changed !== null) open = choice.changed;
					choices.pop();
				} else {
					if (isTornHeader(tokens, at, before, choice)) by = ';';
					open = [...choice.base];
					choice.isBegun = true;
					choice.kept = choice.base.length;
					choice.closers = [];
				}
			}
			const depth = choices.length - (choices[0]?.isGuard ? 1 : 0);
			found.push({ start: start[at] + line.indexOf(word) + word.length, end: end[at], depth });
			overwrite(start[at], end[at], by);
			tokens.type[at] = TokenType.gone;
			continue;
		}
		if (tokens.type[at] !== TokenType.directive && tokens.type[at] !== TokenType.gone) before = at;
	}
	return found;
}

function begin(tokens: Tokens, at: number, before: number, open: readonly number[]): Choice {
	return {
		base: [...open],
		changed: null,
		kept: open.length,
		closers: [],
		isBegun: false,
		isGuard: before === -1 && isGuard(tokens, at),
		isAtStart: before === -1 || ';{}'.includes(tokens.text[tokens.start[before]]),
	};
}

/** `#ifndef A` before `#define A`, first in a file. */
function isGuard({ text, start, end, type, count }: Tokens, at: number): boolean {
	const guard = GUARD.exec(text.slice(start[at], end[at]));
	if (guard === null || at + 1 >= count || type[at + 1] !== TokenType.directive) return false;
	const name = guard[1] ?? guard[2];
	return new RegExp(`^#[ \\t]*define[ \\t]+${name}\\b`).test(text.slice(start[at + 1], end[at + 1]));
}

function bracket({ text, start }: Tokens, at: number, open: number[], choices: readonly Choice[]): number[] {
	const sign = text[start[at]];
	if (sign === '{' || sign === '(' || sign === '[') open.push(at);
	else if (sign === '}' || sign === ')' || sign === ']') {
		for (const choice of choices) {
			if (open.length > choice.kept || choice.kept === 0) continue;
			choice.kept--;
			choice.closers.push(at);
		}
		open.pop();
	}
	return open;
}

/** What the branch in hand did to the brackets stands when it is the first to do something. */
function endBranch(tokens: Tokens, choice: Choice, open: readonly number[], overwrite: Overwrite): void {
	const opened = open.slice(choice.kept);
	if (opened.length === 0 && choice.closers.length === 0) return;
	if (choice.changed === null) {
		choice.changed = [...open];
		return;
	}
	const { text, start, end, type } = tokens;
	for (const token of [...opened, ...choice.closers]) {
		overwrite(start[token], end[token], text[start[token]] === '{' ? ';' : ' ');
		type[token] = TokenType.gone;
	}
}

/** Two headers for one body: `int f(int a)` / `#else` / `int f(long a)` / `#endif` / `{`. */
function isTornHeader(
	{ text, start, type, count }: Tokens,
	at: number,
	before: number,
	choice: Choice,
): boolean {
	if (!choice.isAtStart || choice.changed !== null || before === -1 || text[start[before]] !== ')')
		return false;
	return at + 1 < count && type[at + 1] === TokenType.word;
}
