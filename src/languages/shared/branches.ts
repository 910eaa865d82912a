import type { BranchKind, ExitKind, Recorder } from '../../model/recorder.ts';
import {
	childByField,
	firstNamedChild,
	nextNamedSibling,
	nextWithSameField,
} from '../../model/syntax-walk.ts';
import { type Lower, type LoweringWalk, makeBinary, operatorOf } from './lowering.ts';

/*
 * Which code runs under which condition: one pass over the tree after the walk, when every call has an index, by a table
 * of the kinds of nodes that decide. A pack names its fields; what it does in its own way is a function.
 */

export type BranchRule<W> = (walk: W, node: number) => void;

/** Tells all branches and exits of a tree. */
export function recordBranches<W extends LoweringWalk>(
	walk: W,
	rules: readonly (BranchRule<W> | undefined)[],
	kinds: Uint8Array,
): void {
	const { count, kind } = walk.tree;
	for (let node = 0; node < count; node++) rules[kinds[kind[node]]]?.(walk, node);
}

/** The table of rules by the pack's own kind numbers. */
export function branchTable<W>(
	rules: Readonly<Record<number, BranchRule<W>>>,
): readonly (BranchRule<W> | undefined)[] {
	return Array.from({ length: 256 }, (_, kind) => rules[kind]);
}

/** A node, or nothing where a syntax error left it out, as a branch. */
export function branchAt(walk: LoweringWalk, kind: BranchKind, test: number, node: number): void {
	if (node !== -1) walk.out.branch(kind, test, walk.tree.start[node], walk.tree.end[node]);
}

/** What steps a loop on, from its first node to the last of the same field: it runs after the body, whatever the test says then. */
export function branchOfSteps({ tree, out }: LoweringWalk, first: number): void {
	let last = first;
	for (let step = first; step !== -1; step = nextWithSameField(tree, step)) last = step;
	if (first !== -1) out.branch('loop', -1, tree.start[first], tree.end[last]);
}

/** The rules that most languages share. */
export function branchRules<W extends LoweringWalk>(lower: Lower<W>) {
	const at = (walk: W, node: number, field: string): number =>
		childByField(walk.tree, node, walk.fields[field]);
	return {
		/** `if (test) then else otherwise`, also `?:`. */
		choice:
			(test: string, then: string, otherwise: string | null): BranchRule<W> =>
			(walk, node) => {
				const decides = lower(walk, at(walk, node, test));
				branchAt(walk, 'then', decides, at(walk, node, then));
				if (otherwise !== null) branchAt(walk, 'else', decides, at(walk, node, otherwise));
			},
		/** `while (test) body`; without a test, what goes through something. */
		loop:
			(test: string | null, body: string): BranchRule<W> =>
			(walk, node) => {
				const decides = test === null ? -1 : lower(walk, at(walk, node, test));
				branchAt(walk, 'loop', decides, at(walk, node, body));
			},
		/** `for (start; test; steps) body` */
		countingLoop:
			(test: string, steps: string, body: string): BranchRule<W> =>
			(walk, node) => {
				const decides = lower(walk, at(walk, node, test));
				branchOfSteps(walk, at(walk, node, steps));
				branchAt(walk, 'loop', decides, at(walk, node, body));
			},
		/** The right side of `a && b` runs when `a` holds, that of `a || b` and `a ?? b` when it does not. */
		logical:
			(left = 'left', right = 'right'): BranchRule<W> =>
			(walk, node) => {
				const operator = operatorOf(walk, node);
				if (operator !== '&&' && operator !== '||' && operator !== '??') return;
				const decides = lower(walk, at(walk, node, left));
				branchAt(walk, operator === '&&' ? 'then' : 'else', decides, at(walk, node, right));
			},
		/** A block of its own: `try`, `catch`, `finally`; the body by field, else the node as a whole. */
		block:
			(kind: BranchKind, body?: string): BranchRule<W> =>
			(walk, node) =>
				branchAt(walk, kind, -1, body === undefined ? node : at(walk, node, body)),
		exit:
			(kind: ExitKind): BranchRule<W> =>
			({ out, tree }, node) =>
				out.exit(kind, tree.start[node], tree.end[node]),
	};
}

/** One of several ways that a subject chooses: what it is compared with, none for the last resort, and what runs. */
export interface Way {
	tests: readonly number[];
	node: number;
	/** Where what runs begins, when that is behind the beginning of the node. */
	from?: number;
}

/**
 * The ways of a `switch`, `match` or `when`: each runs when one of its tests holds and none before it did, the last
 * resort when none does. `fallsThrough` where a way runs on into the next: then it may also have come from the one before.
 * A way is a `then` in languages where `break` does not end it.
 */
export function recordWays(
	walk: LoweringWalk,
	subject: number,
	ways: readonly Way[],
	fallsThrough: (way: number) => boolean = () => false,
	kind: 'case' | 'then' = 'case',
): void {
	const { tree } = walk;
	const asked = ways.map(({ tests, node, from = tree.start[node] }) => ({
		tests: subject === -1 ? tests : tests.map((test) => makeBinary(walk, node, '==', subject, test)),
		start: from,
		end: tree.end[node],
	}));
	recordRuns(walk.out, asked, fallsThrough, kind);
}

/** Code that runs when one of its tests holds; without any, when no other runs. */
interface Run {
	tests: readonly number[];
	start: number;
	end: number;
}

/** See `recordWays`. A long row of runs that fall through costs no more than its length: each is asked what the one before was. */
export function recordRuns(
	out: Recorder,
	runs: readonly Run[],
	fallsThrough: (run: number) => boolean,
	kind: 'case' | 'then' = 'case',
): void {
	const anyOf = (tests: readonly number[], { start, end }: Run): number =>
		tests.length === 0 ? -1 : tests.reduce((a, b) => out.value('either', '||', a, b, start, end));
	/** What led into the run before, where it falls through into this one: no test (`[]`), one, or anything (null). */
	let before: readonly number[] | null = [];
	let hasLastResort = false;
	for (const [at, run] of runs.entries()) {
		const isLastResort = run.tests.length === 0;
		const decides: number = isLastResort || before === null ? -1 : anyOf([...before, ...run.tests], run);
		out.branch(kind, decides, run.start, run.end);
		if (isLastResort && before?.length === 0 && !hasLastResort) {
			const all = runs.flatMap(({ tests }) => tests);
			out.branch('else', anyOf(all, run), run.start, run.end);
			hasLastResort = true;
		}
		if (!fallsThrough(at)) before = [];
		else before = decides === -1 ? null : [decides];
	}
}

/** The children of a node that are rules of the grammar. */
export function namedChildren({ tree }: LoweringWalk, node: number): number[] {
	const found: number[] = [];
	for (let child = firstNamedChild(tree, node); child !== -1; child = nextNamedSibling(tree, child))
		found.push(child);
	return found;
}
