import { ASSERTIONS, LF, WORD } from './pattern.ts';
import { type Program, Step } from './program.ts';

/** What stands before a position, as far as assertions ask. */
export const Before = { text: 0, line: 1, word: 2, other: 3 } as const;
/** The end of the text, in place of the byte after a position. */
export const TEXT_END = -1;

/** What stands before the position after a byte. */
export function beforeAfter(byte: number): number {
	return byte === LF ? Before.line : WORD[byte] === 1 ? Before.word : Before.other;
}

/** Which assertions hold between what stands before and the byte after; a bit each. */
export function holding(before: number, after: number): number {
	const atTextStart = before === Before.text;
	const atLineStart = atTextStart || before === Before.line;
	const atTextEnd = after === TEXT_END;
	const atLineEnd = atTextEnd || after === LF;
	const wasWord = before === Before.word;
	const isWord = !atTextEnd && WORD[after] === 1;
	const held: Record<(typeof ASSERTIONS)[number], boolean> = {
		lineStart: atLineStart,
		lineEnd: atLineEnd,
		textStart: atTextStart,
		textEnd: atTextEnd,
		boundary: wasWord !== isWord,
		noBoundary: wasWord === isWord,
		wordStart: !wasWord && isWord,
		wordEnd: wasWord && !isWord,
		noWordBefore: !wasWord,
		noWordAfter: !isWord,
	};
	return ASSERTIONS.reduce((bits, name, at) => (held[name] ? bits | (1 << at) : bits), 0);
}

/** Steps that can be reached without taking a byte, in the order in which they are tried. */
export class Closure {
	/** Steps that take a byte or are the end, in order. */
	readonly steps: Int32Array;
	count = 0;
	private readonly seen: Int32Array;
	private round = 0;
	private readonly stack: Int32Array;
	private readonly program: Program;

	constructor(program: Program) {
		this.program = program;
		this.steps = new Int32Array(program.size);
		this.seen = new Int32Array(program.size);
		this.stack = new Int32Array(program.size + 1);
	}

	begin(): void {
		this.count = 0;
		this.round++;
	}

	/** Adds what `step` leads to, where the assertions of `held` hold. */
	add(step: number, held: number): void {
		const { kinds, args, next, other } = this.program;
		const { stack, seen, round } = this;
		let depth = 0;
		stack[depth++] = step;
		while (depth > 0) {
			let at = stack[--depth];
			while (at >= 0 && seen[at] !== round) {
				seen[at] = round;
				const kind = kinds[at];
				if (kind === Step.split) {
					stack[depth++] = other[at];
					at = next[at];
				} else if (kind === Step.assert) {
					if ((held & (1 << args[at])) === 0) break;
					at = next[at];
				} else {
					this.steps[this.count++] = at;
					break;
				}
			}
		}
	}
}
