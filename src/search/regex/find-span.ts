import { Before, beforeAfter, Closure, holding, TEXT_END } from './closure.ts';
import { type Work, WorkLimit } from './matcher.ts';
import { type Program, Step } from './program.ts';

/** Where a match is: from the first byte to the one after the last. */
export interface Span {
	start: number;
	end: number;
}

/**
 * The match that is meant: the leftmost, and of those that begin there the one tried first. Follows all ways
 * at once, each with its beginning, so it takes time by the length of the text and the size of the pattern.
 */
export class SpanFinder {
	private readonly program: Program;
	private readonly closure: Closure;
	private readonly work: Work;
	private starts: Int32Array;
	private nextStarts: Int32Array;
	private threads: Int32Array;
	private nextThreads: Int32Array;

	constructor(program: Program, work: Work) {
		this.program = program;
		this.closure = new Closure(program);
		this.work = work;
		this.starts = new Int32Array(program.size);
		this.nextStarts = new Int32Array(program.size);
		this.threads = new Int32Array(program.size);
		this.nextThreads = new Int32Array(program.size);
	}

	/** The first match from `from` on that ends at `end` at the latest. */
	find(bytes: Uint8Array, from: number, end: number): Span | null {
		const { program, closure } = this;
		let found: Span | null = null;
		let count = 0;
		for (let at = from; at <= end; at++) {
			const before = at === 0 ? Before.text : beforeAfter(bytes[at - 1]);
			const byte = at < bytes.length ? bytes[at] : TEXT_END;
			const held = holding(before, byte);
			closure.begin();
			let moved = 0;
			this.work.left -= count + 4;
			if (this.work.left < 0) throw new WorkLimit();
			// Threads in their order; a new one begins here only as long as nothing has been found.
			for (let thread = 0; thread <= count; thread++) {
				const isNew = thread === count;
				if (isNew && found !== null) break;
				const start = isNew ? at : this.starts[thread];
				const first = closure.count;
				closure.add(isNew ? program.start : this.threads[thread], held);
				let isMatch = false;
				for (let i = first; i < closure.count; i++) {
					const step = closure.steps[i];
					if (program.kinds[step] === Step.match) {
						found = { start, end: at };
						isMatch = true;
						break;
					}
					if (at < end && program.sets[program.args[step]][byte] === 1) {
						this.nextThreads[moved] = program.next[step];
						this.nextStarts[moved++] = start;
					}
				}
				// What comes after it is tried later, and loses.
				if (isMatch) break;
			}
			count = moved;
			[this.threads, this.nextThreads] = [this.nextThreads, this.threads];
			[this.starts, this.nextStarts] = [this.nextStarts, this.starts];
			if (count === 0 && found !== null) break;
		}
		return found;
	}
}
