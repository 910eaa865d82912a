import { Before, beforeAfter, Closure, holding, TEXT_END } from './closure.ts';
import { type Program, Step } from './program.ts';

/** A search that would take too much work was given up. */
export class WorkLimit extends Error {}

/** Counts work, so that where a search ends depends on no clock. */
export interface Work {
	left: number;
}

const UNKNOWN = -1;
const MATCH = -2;
const MAX_STATES = 2_000;

/**
 * Finds where a match ends, by an automaton whose states are sets of steps, made when they are first met:
 * one look into a table a byte, whatever the pattern. Says that there is a match, not which one is meant.
 */
export class Matcher {
	private readonly program: Program;
	private readonly closure: Closure;
	private readonly work: Work;
	/** One more class than those of bytes: the end of the text. */
	private readonly width: number;
	private table: Int32Array;
	private states: { steps: Int32Array; before: number }[] = [];
	private known = new Map<string, number>();

	constructor(program: Program, work: Work) {
		this.program = program;
		this.closure = new Closure(program);
		this.work = work;
		this.width = program.classes + 1;
		this.table = new Int32Array(64 * this.width).fill(UNKNOWN);
	}

	/**
	 * The first position from `from` on at which some match ends, or -1. `end` is the end of the text, or a
	 * line end that no match goes over.
	 */
	firstEnd(bytes: Uint8Array, from: number, end: number): number {
		const { classOf } = this.program;
		const { width } = this;
		let state = this.stateAt([], from === 0 ? Before.text : beforeAfter(bytes[from - 1])) * width;
		let { table } = this;
		for (let at = from; at < end; at++) {
			let next = table[state + classOf[bytes[at]]];
			if (next < 0) {
				if (next === UNKNOWN) next = this.makeTransition(state / width, classOf[bytes[at]]);
				if (next === MATCH) return at;
				table = this.table;
			}
			state = next;
		}
		const after = end < bytes.length ? classOf[bytes[end]] : this.program.classes;
		let last = table[state + after];
		if (last === UNKNOWN) last = this.makeTransition(state / width, after);
		return last === MATCH ? end : -1;
	}

	private makeTransition(state: number, symbol: number): number {
		const { program, closure, width } = this;
		const { steps, before } = this.states[state];
		const byte = symbol === program.classes ? TEXT_END : program.samples[symbol];
		const held = holding(before, byte);
		closure.begin();
		for (const step of steps) closure.add(step, held);
		// A match may begin anywhere.
		closure.add(program.start, held);
		this.work.left -= closure.count + 8;
		if (this.work.left < 0) throw new WorkLimit();
		const moved: number[] = [];
		let isMatch = false;
		for (let i = 0; i < closure.count; i++) {
			const step = closure.steps[i];
			if (program.kinds[step] === Step.match) isMatch = true;
			else if (byte !== TEXT_END && program.sets[program.args[step]][byte] === 1)
				moved.push(program.next[step]);
		}
		if (isMatch || byte === TEXT_END) return this.keep(state, symbol, isMatch ? MATCH : 0);
		if (this.states.length >= MAX_STATES) {
			this.forget();
			return this.stateAt(moved, beforeAfter(byte)) * width;
		}
		return this.keep(state, symbol, this.stateAt(moved, beforeAfter(byte)) * width);
	}

	private keep(state: number, symbol: number, value: number): number {
		this.table[state * this.width + symbol] = value;
		return value;
	}

	private stateAt(moved: readonly number[], before: number): number {
		const steps = Int32Array.from(new Set(moved)).sort();
		const key = `${before} ${steps.join(' ')}`;
		const known = this.known.get(key);
		if (known !== undefined) return known;
		const state = this.states.push({ steps, before }) - 1;
		this.known.set(key, state);
		if ((state + 1) * this.width > this.table.length) {
			const larger = new Int32Array(this.table.length * 2).fill(UNKNOWN);
			larger.set(this.table);
			this.table = larger;
		}
		return state;
	}

	/** Starts over when there are too many states to keep. */
	private forget(): void {
		this.states = [];
		this.known.clear();
		this.table.fill(UNKNOWN);
	}
}
