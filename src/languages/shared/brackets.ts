import { Token, type Tokens } from './tokens.ts';

const CLOSERS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

export interface Brackets {
	/**
	 * By token, where a bracket that opens there closes: the closing token, or for one that is never
	 * closed the token before which its contents end. -1 for every other token.
	 */
	readonly close: Int32Array;
	/** By token: 1 for a bracket that is never closed, or closes nothing. */
	readonly broken: Uint8Array;
}

/**
 * Pairs the brackets of `tokens`. `startsAfresh` tells a token that cannot stand inside brackets (a
 * definition at the beginning of a line): those still open end there, so that a forgotten bracket
 * does not swallow what follows.
 */
export function pairBrackets(tokens: Tokens, startsAfresh: (index: number) => boolean): Brackets {
	const close = new Int32Array(tokens.count).fill(-1);
	const broken = new Uint8Array(tokens.count);
	const open: number[] = [];
	/** How many brackets are open, by what closes them. */
	const waiting: Record<string, number> = { ')': 0, ']': 0, '}': 0 };
	const closerOf = (bracket: number): string => CLOSERS[tokens.text[tokens.start[bracket]]];
	const endAll = (index: number, depth: number): void => {
		while (open.length > depth) {
			const bracket = open.pop()!;
			close[bracket] = index;
			broken[bracket] = 1;
			waiting[closerOf(bracket)]--;
		}
	};
	for (let index = 0; index < tokens.count; index++) {
		if (open.length > 0 && startsAfresh(index)) endAll(index, 0);
		if (tokens.kind[index] !== Token.mark) continue;
		const mark = tokens.text[tokens.start[index]];
		if (Object.hasOwn(CLOSERS, mark)) {
			open.push(index);
			waiting[CLOSERS[mark]]++;
		} else if (Object.hasOwn(waiting, mark)) {
			if (waiting[mark] === 0) {
				broken[index] = 1;
				continue;
			}
			let depth = open.length - 1;
			while (closerOf(open[depth]) !== mark) depth--;
			endAll(index, depth + 1);
			close[open.pop()!] = index;
			waiting[mark]--;
		}
	}
	endAll(tokens.count, 0);
	return { close, broken };
}

/** The token after a bracket and its contents; the next one for any other token. */
export function afterBracket({ close, broken }: Brackets, index: number): number {
	if (close[index] === -1) return index + 1;
	return broken[index] === 1 ? close[index] : close[index] + 1;
}
