import { NodeFlag, type SyntaxTree } from '../../model/syntax-tree.ts';
import { isAssignment } from './expression-parts.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/*
 * The grammar lets a prefix operator take everything that follows it: `!a && b` is read as `!(a && b)`, and
 * `a - !b && c` as `a - !(b && c)`. And where the sign of an assignment was put into the words of a `||` (see
 * called-targets.ts), `a().b = c || d` is read as `(a().b = c) || d`. The tree is put into the order of the language
 * before it is walked.
 */

/** How strongly operators bind, by kind; 0 for every other kind. */
const STRENGTH = new Uint8Array(256);
const PREFIX = 12;
for (const [at, kind] of [
	Kind.disjunction_expression,
	Kind.conjunction_expression,
	Kind.equality_expression,
	Kind.comparison_expression,
	Kind.check_expression,
	Kind.elvis_expression,
	Kind.infix_expression,
	Kind.range_expression,
	Kind.additive_expression,
	Kind.multiplicative_expression,
	Kind.as_expression,
	Kind.prefix_expression,
].entries())
	STRENGTH[kind] = at + 1;

/** Nodes are looked at from the last to the first: what is below a node has been put into order before. */
export function orderOperators(walk: Walk): void {
	const { tree, kinds } = walk;
	if (tree.text === walk.text && !hasPrefix(walk)) return;
	for (let node = tree.count - 1; node >= 0; node--) {
		const strength = STRENGTH[kinds[tree.kind[node]]];
		if (strength === 0) continue;
		const operand = lastChild(tree, node);
		if (operand === -1) continue;
		if (isAssignment(walk, node)) continue;
		if (operand > node + 1 && isAssignment(walk, node + 1)) {
			lower(tree, node, lastChild(tree, node + 1));
			continue;
		}
		let first = operand;
		while (first < tree.count && isLooser(STRENGTH[kinds[tree.kind[first]]], strength)) first++;
		const isWhole = first < tree.after[operand] && tree.parent[first] === first - 1;
		if (first > operand && isWhole && (tree.flags[first] & NodeFlag.extra) === 0)
			lift(tree, node, operand, first);
	}
}

function hasPrefix({ tree, kinds }: Walk): boolean {
	for (let node = 0; node < tree.count; node++) {
		if (kinds[tree.kind[node]] === Kind.prefix_expression) return true;
	}
	return false;
}

/** Operators of the same strength are read from left to right. */
function isLooser(strength: number, than: number): boolean {
	return strength > 0 && strength < PREFIX && strength <= than;
}

function lastChild({ after }: SyntaxTree, node: number): number {
	let last = -1;
	for (let child = node + 1; child < after[node]; child = after[child]) last = child;
	return last;
}

/**
 * The operators from `top`, the last operand of `node`, down to the one whose left operand is `first` come to stand
 * above `node`, which takes `first` only. They stand one after the other, because a left operand follows its operator.
 */
function lift(tree: SyntaxTree, node: number, top: number, first: number): void {
	const { kind, field, start, end, parent, after, flags } = tree;
	const count = first - top;
	const around = parent[node];
	const from = start[node];
	const errors = flags[node] & NodeFlag.hasError;
	for (let at = node + 1; at < top; at++) {
		after[at] += count;
		parent[at] += count;
	}
	for (let at = top; at < first; at++) {
		const next = at + 1;
		for (let child = after[next]; child < after[at]; child = after[child]) parent[child] = node + at - top;
	}
	for (const list of [kind, field, start, end, parent, after, flags]) {
		const lifted = list.slice(top, first);
		list.copyWithin(node + count, node, top);
		list.set(lifted, node);
	}
	for (let at = node; at < node + count; at++) {
		parent[at] = at === node ? around : at - 1;
		start[at] = from;
		flags[at] |= errors;
	}
	const moved = node + count;
	parent[moved] = moved - 1;
	parent[first] = moved;
	after[moved] = after[first];
	end[moved] = end[first];
}

/** The assignment right below `node` comes to stand above it; `node` takes `given`, which stood behind the sign. */
function lower(tree: SyntaxTree, node: number, given: number): void {
	const { kind, field, start, end, parent, after, flags } = tree;
	const moved = given - 1;
	const around = parent[node];
	const whole = { end: end[node], after: after[node], errors: flags[node] & NodeFlag.hasError };
	for (let child = after[given]; child < after[node]; child = after[child]) parent[child] = moved;
	for (let at = node + 2; at < given; at++) {
		after[at]--;
		parent[at]--;
	}
	for (const list of [kind, field, start, end, parent, after, flags]) {
		const lowered = list[node];
		list.copyWithin(node, node + 1, given);
		list[moved] = lowered;
	}
	parent[node] = around;
	end[node] = whole.end;
	after[node] = whole.after;
	flags[node] |= whole.errors;
	parent[moved] = node;
	start[moved] = start[given];
	parent[given] = moved;
}
