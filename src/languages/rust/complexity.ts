import { childByField, firstNamedChild } from '../../model/syntax-walk.ts';
import { Kind } from './kinds.ts';
import { labelOf } from './tails.ts';
import { leaveBreak, valueAt } from './values.ts';
import type { Walk } from './walk.ts';

/*
 * Ways through a chunk (`decision`) and the effort of reading it (`effort`). The effort follows the
 * published rules of cognitive complexity: a structure that breaks the flow costs 1 and its depth, `else`
 * costs 1, a run of one logical operator costs 1, so does a jump to a label. `?` is a way out of the
 * chunk, but costs no effort.
 */

/** `if`, loops, and the `else` of a `let`: each opens a way and nests what is in its block. */
export function enterBranch(walk: Walk): void {
	walk.out.decision();
	walk.out.effort(true);
}

export function enterIf(walk: Walk, node: number): void {
	walk.out.decision();
	walk.out.effort(walk.kind(walk.tree.parent[node]) !== Kind.elseClause);
}

/** An `else if` is counted as the `if` it holds. */
export function enterElse(walk: Walk, node: number): void {
	if (walk.kind(firstNamedChild(walk.tree, node)) === Kind.block) walk.out.effort(false);
}

/** The arms are ways through; the effort is that of the whole. */
export function enterMatch(walk: Walk): void {
	walk.out.effort(true);
}

export function enterJump(walk: Walk, node: number): void {
	if (labelOf(walk, node) !== '') walk.out.effort(false);
	if (walk.kind(node) === Kind.breakExpression) walk.atEnd(node, leaveBreak, node);
}

/** `a?` gives back the error of `a`, if it has one: the sign itself is a way out, under a test of its own. */
export function enterTry(walk: Walk, node: number): void {
	walk.out.decision();
	walk.atEnd(node, leaveTry, node);
}

function leaveTry(walk: Walk, node: number): void {
	const { tree, out } = walk;
	const operand = firstNamedChild(tree, node);
	if (operand === -1) return;
	const end = tree.end[node];
	const value = valueAt(walk, operand);
	out.yields('throw', value, end - 1);
	leaveWhenFailing(walk, value, tree.start[operand], end);
}

/** `value?`, whose sign stands right before `end`: it is left when there is nothing to go on with. */
export function leaveWhenFailing({ out }: Walk, value: number, start: number, end: number): void {
	out.branch('else', out.value('unary', '?', value, -1, start, end), end - 1, end);
	out.exit('throw', end - 1, end);
}

export function nest(walk: Walk, node: number): void {
	walk.out.nest();
	walk.afterwards(node, () => walk.out.unnest());
}

/** The outermost operator begins an expression of its own. */
export function enterBinary(walk: Walk, node: number): void {
	const { tree } = walk;
	if (!isLogical(walk, node)) return;
	let around = tree.parent[node];
	while (walk.kind(around) === Kind.parenthesized) around = tree.parent[around];
	if (!isLogical(walk, around)) walk.beginLogical(node);
}

function isLogical(walk: Walk, node: number): boolean {
	const kind = walk.kind(node);
	if (kind === Kind.letChain) return true;
	if (kind !== Kind.binary) return false;
	const operator = walk.kind(childByField(walk.tree, node, walk.fields.operator));
	return operator === Kind.and || operator === Kind.or;
}

/** Ends with what the chain decides: scopes that its conditions open outlast it. */
export function enterLetChain(walk: Walk, node: number): void {
	walk.beginLogical(walk.tree.parent[node]);
}

/** The token itself. */
export function enterOperator(walk: Walk, token: number): void {
	const around = walk.kind(walk.tree.parent[token]);
	if (around === Kind.binary || around === Kind.letChain) walk.countLogical(walk.kind(token));
}
