import { BRANCH_KINDS, type BranchKind, EXIT_KINDS, type ExitKind } from '../../model/recorder.ts';
import { FORM_STRIDE, type Form } from '../../store/codec/form.ts';

/** A range of code that runs as one: a function, or a branch inside one. */
export interface Region {
	/** Position in `Regions.all`; outer regions come before inner ones. */
	readonly index: number;
	readonly kind: BranchKind | 'function' | 'module';
	/** The value that decides, -1 where there is none. */
	readonly test: number;
	readonly start: number;
	readonly end: number;
	/** -1 for the module. */
	readonly parent: number;
	/** The function or module around it, or itself. */
	readonly owner: number;
	/** How control leaves it before its end, whatever happens inside; null where it may reach the end. */
	leaves: ExitKind | null;
	/** Whether a `break` inside ends it: only loops and cases. */
	hasBreak: boolean;
}

/** The structure of a file's code, as a tree of regions. Every question of order or condition is a walk in it. */
export class Regions {
	readonly all: readonly Region[];
	private readonly opposites: Int32Array;

	/** `functions` are the ranges of functions, in any order. */
	constructor(form: Form, functions: readonly { start: number; end: number }[], length: number) {
		this.all = nested(form, functions, length);
		this.opposites = oppositesIn(this.all);
		this.markExits(form);
		this.markPairs();
	}

	/** The innermost region around an offset. */
	at(offset: number): Region {
		const { all } = this;
		// The last one that begins before the offset is inside everything that holds it, or beside it.
		let low = 0;
		let high = all.length - 1;
		while (low < high) {
			const middle = (low + high + 1) >> 1;
			if (all[middle].start <= offset) low = middle;
			else high = middle - 1;
		}
		let region = all[low];
		while (region.parent >= 0 && offset >= region.end) region = all[region.parent];
		return region;
	}

	parent(region: Region): Region | null {
		return region.parent < 0 ? null : this.all[region.parent];
	}

	/** Whether a region is another, or inside it. */
	isWithin(region: Region, around: Region): boolean {
		let at: Region | null = region;
		while (at !== null && at.index > around.index) at = this.parent(at);
		return at === around;
	}

	/** The nearest region from one outward, but no further than its function, that a predicate accepts. */
	nearest(from: Region, accepts: (region: Region) => boolean): Region | null {
		for (let at: Region | null = from; at !== null; at = this.parent(at)) {
			if (accepts(at)) return at;
			if (at.index === at.owner) return null;
		}
		return null;
	}

	/** What an exit leaves: the loop or case for a jump, the `try` for an exception, else the function. */
	leftBy(kind: ExitKind, from: Region): Region {
		const owner = this.all[from.owner];
		if (kind === 'continue') return this.nearest(from, (each) => each.kind === 'loop') ?? owner;
		if (kind === 'break')
			return this.nearest(from, (each) => each.kind === 'loop' || each.kind === 'case') ?? owner;
		if (kind === 'throw') return this.nearest(from, (each) => each.kind === 'try') ?? owner;
		return owner;
	}

	private markExits({ exits }: Form): void {
		for (let at = 0; at < exits.length; at += FORM_STRIDE.exits) {
			const kind = EXIT_KINDS[exits[at]];
			const region = this.at(exits[at + 1]);
			region.leaves ??= kind;
			if (kind === 'break') this.leftBy(kind, region).hasBreak = true;
		}
	}

	/** Where one side and the other of a test are left, so is what is around them; from the inside out. */
	private markPairs(): void {
		const { all } = this;
		for (let index = all.length - 1; index > 0; index--) {
			const region = all[index];
			if (region.leaves === null || region.kind !== 'else' || region.test < 0) continue;
			const around = all[region.parent];
			if (around.leaves !== null || around.kind === 'try') continue;
			const other = this.opposite(region);
			if (other?.leaves) around.leaves = weaker(region.leaves, other.leaves);
		}
	}

	/** The branch that runs where this one does not, by the same test. */
	opposite(region: Region): Region | null {
		const other = this.opposites[region.index];
		return other < 0 ? null : this.all[other];
	}
}

/** For each `then` the first `else` of its test behind it, for each `else` the last `then` before it; -1 for none. */
function oppositesIn(all: readonly Region[]): Int32Array {
	const opposites = new Int32Array(all.length).fill(-1);
	/** The last `then`, by its test and by what is around it. */
	const thens = new Map<number, number>();
	for (const { index, kind, test, parent } of all) {
		if (test < 0 || (kind !== 'then' && kind !== 'else')) continue;
		const key = test * all.length + parent;
		if (kind === 'then') thens.set(key, index);
		else {
			const then = thens.get(key) ?? -1;
			opposites[index] = then;
			if (then >= 0 && opposites[then] < 0) opposites[then] = index;
		}
	}
	return opposites;
}

/** Of two ways out, the one that leaves less. */
function weaker(a: ExitKind, b: ExitKind): ExitKind {
	const order: readonly ExitKind[] = ['break', 'continue', 'throw', 'return', 'goto'];
	return order.indexOf(a) < order.indexOf(b) ? a : b;
}

/** All ranges as a tree. Ranges that overlap without nesting, which only broken code has, are cut to the outer one. */
function nested(form: Form, functions: readonly { start: number; end: number }[], length: number): Region[] {
	const ranges: { kind: Region['kind']; test: number; start: number; end: number }[] = functions.map(
		({ start, end }) => ({ kind: 'function', test: -1, start, end }),
	);
	const { branches } = form;
	for (let at = 0; at < branches.length; at += FORM_STRIDE.branches) {
		const start = branches[at + 2];
		const kind = BRANCH_KINDS[branches[at]];
		ranges.push({ kind, test: branches[at + 1], start, end: start + branches[at + 3] });
	}
	// A branch that is one function as a whole (`a && (() => …)`) is around it.
	ranges.sort(
		(a, b) =>
			a.start - b.start || b.end - a.end || Number(a.kind === 'function') - Number(b.kind === 'function'),
	);
	const blank = { leaves: null, hasBreak: false };
	const all: Region[] = [
		{ index: 0, kind: 'module', test: -1, start: 0, end: length, parent: -1, owner: 0, ...blank },
	];
	let around = 0;
	for (const { kind, test, start, end } of ranges) {
		while (around > 0 && all[around].end <= start) around = all[around].parent;
		const index = all.length;
		const owner = kind === 'function' ? index : all[around].owner;
		const cut = Math.min(end, all[around].end);
		all.push({ index, kind, test, start, end: cut, parent: around, owner, ...blank });
		around = index;
	}
	return all;
}
