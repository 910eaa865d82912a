import { AssayError } from '../../model/errors.ts';
import { ASSERTIONS, type ByteSet, type Pattern, WORD } from './pattern.ts';

/** Kinds of steps of a program. */
export const Step = { set: 0, split: 1, assert: 2, match: 3 } as const;

/**
 * A pattern as steps of an automaton. A step goes to `next`, a split tries `next` before `other`; `arg` is
 * the position of a set or of an assertion.
 */
export interface Program {
	kinds: Uint8Array;
	args: Int32Array;
	next: Int32Array;
	other: Int32Array;
	sets: ByteSet[];
	start: number;
	size: number;
	/** Bytes that no set and no assertion tells apart share a class. */
	classOf: Uint8Array;
	classes: number;
	/** One byte of each class. */
	samples: Uint8Array;
}

/** Steps at most: the time of a search grows with them. */
const MAX_STEPS = 20_000;

export function compilePattern(pattern: Pattern): Program {
	const builder = new ProgramBuilder();
	const start = builder.emit(pattern, builder.step(Step.match, 0, -1, -1));
	return builder.done(start);
}

class ProgramBuilder {
	private readonly kinds: number[] = [];
	private readonly args: number[] = [];
	private readonly next: number[] = [];
	private readonly other: number[] = [];
	private readonly sets: ByteSet[] = [];
	private readonly known = new Map<ByteSet, number>();

	step(kind: number, arg: number, next: number, other: number): number {
		if (this.kinds.length === MAX_STEPS) {
			throw new AssayError(
				'USAGE',
				'the pattern is too large',
				'Ask for fewer repetitions of smaller parts.',
			);
		}
		this.args.push(arg);
		this.next.push(next);
		this.other.push(other);
		return this.kinds.push(kind) - 1;
	}

	/** Steps for a pattern that go on at `next`; gives the first. Groups nest 250 deep at most. */
	emit(pattern: Pattern, next: number): number {
		switch (pattern.is) {
			case 'empty':
				return next;
			case 'set':
				return this.step(Step.set, this.setAt(pattern.bytes), next, -1);
			case 'assert':
				return this.step(Step.assert, ASSERTIONS.indexOf(pattern.what), next, -1);
			case 'all':
				return pattern.items.reduceRight((after, item) => this.emit(item, after), next);
			case 'either': {
				const firsts = pattern.items.map((item) => this.emit(item, next));
				return firsts.reduceRight((after, first) => this.step(Step.split, 0, first, after));
			}
			case 'repeat':
				return this.emitRepeat(pattern, next);
		}
	}

	private emitRepeat(pattern: Extract<Pattern, { is: 'repeat' }>, next: number): number {
		const { item, min, max, greedy } = pattern;
		let first = next;
		if (max === Number.POSITIVE_INFINITY) {
			const loop = this.step(Step.split, 0, -1, -1);
			this.choose(loop, this.emit(item, loop), next, greedy);
			first = loop;
		} else {
			for (let times = min; times < max; times++) {
				const choice = this.step(Step.split, 0, -1, -1);
				this.choose(choice, this.emit(item, first), next, greedy);
				first = choice;
			}
		}
		for (let times = 0; times < min; times++) first = this.emit(item, first);
		return first;
	}

	private choose(split: number, item: number, after: number, greedy: boolean): void {
		this.next[split] = greedy ? item : after;
		this.other[split] = greedy ? after : item;
	}

	private setAt(bytes: ByteSet): number {
		let at = this.known.get(bytes);
		if (at === undefined) {
			at = this.sets.push(bytes) - 1;
			this.known.set(bytes, at);
		}
		return at;
	}

	done(start: number): Program {
		return {
			kinds: Uint8Array.from(this.kinds),
			args: Int32Array.from(this.args),
			next: Int32Array.from(this.next),
			other: Int32Array.from(this.other),
			sets: this.sets,
			start,
			size: this.kinds.length,
			...byteClasses(this.sets),
		};
	}
}

function byteClasses(sets: readonly ByteSet[]): Pick<Program, 'classOf' | 'classes' | 'samples'> {
	let classes = 1;
	const classOf = new Uint8Array(256);
	const lineEnd = new Uint8Array(256);
	lineEnd[10] = 1;
	for (const set of [WORD, lineEnd, ...sets]) {
		const split = new Map<number, number>();
		const before = classes;
		/** A class is split when a set takes some of its bytes: those that it takes get a new number. */
		const taken = new Uint8Array(before);
		const left = new Uint8Array(before);
		for (let byte = 0; byte < 256; byte++) (set[byte] ? taken : left)[classOf[byte]] = 1;
		for (let byte = 0; byte < 256; byte++) {
			const own = classOf[byte];
			if (!set[byte] || !taken[own] || !left[own]) continue;
			if (!split.has(own)) split.set(own, classes++);
			classOf[byte] = split.get(own)!;
		}
	}
	const samples = new Uint8Array(classes);
	for (let byte = 0; byte < 256; byte++) samples[classOf[byte]] = byte;
	return { classOf, classes, samples };
}
