import { childByField, childOfKind, firstNamedChild } from '../../model/syntax-walk.ts';
import { Kind } from './kinds.ts';
import { valueAt } from './values.ts';
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
	if (childOfKind(walk.tree, node, walk.kinds, Kind.label) !== -1) walk.out.effort(false);
}

/** `a?` gives back the error of `a`, if it has one. */
export function enterTry(walk: Walk, node: number): void {
	walk.out.decision();
	walk.atEnd(node, leaveTry, node);
}

function leaveTry(walk: Walk, node: number): void {
	const { tree, out } = walk;
	const operand = firstNamedChild(tree, node);
	if (operand !== -1) out.yields('throw', valueAt(walk, operand), tree.end[node] - 1);
}

export function nest(walk: Walk, node: number): void {
	walk.out.nest();
	walk.atEnd(node, leaveNest, node);
}

function leaveNest(walk: Walk): void {
	walk.out.unnest();
}

/**
 * The operators of one expression are compared in source order, through parentheses: `a || b && c || d`
 * has three runs. The outermost operator remembers what the expression around it was at.
 */
export function enterBinary(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const operator = walk.kind(childByField(tree, node, fields.operator));
	if (operator !== Kind.and && operator !== Kind.or) return;
	let around = tree.parent[node];
	while (walk.kind(around) === Kind.parenthesized) around = tree.parent[around];
	if (isLogical(walk, around)) return;
	walk.made[node] = walk.lastLogical;
	walk.lastLogical = 0;
	walk.atEnd(node, leaveLogical, node);
}

function isLogical(walk: Walk, node: number): boolean {
	const kind = walk.kind(node);
	if (kind === Kind.letChain) return true;
	if (kind !== Kind.binary) return false;
	const operator = walk.kind(childByField(walk.tree, node, walk.fields.operator));
	return operator === Kind.and || operator === Kind.or;
}

function leaveLogical(walk: Walk, node: number): void {
	walk.lastLogical = walk.made[node];
	walk.made[node] = -1;
}

/** Nothing waits for the end of a chain: scopes that its conditions open outlast it. */
export function enterLetChain(walk: Walk): void {
	walk.lastLogical = 0;
}

/** The token itself. */
export function enterOperator(walk: Walk, token: number): void {
	const around = walk.kind(walk.tree.parent[token]);
	if (around !== Kind.binary && around !== Kind.letChain) return;
	walk.out.decision();
	const operator = walk.kind(token);
	if (operator !== walk.lastLogical) walk.out.effort(false);
	walk.lastLogical = operator;
}
