import { childOfKind } from '../../model/syntax-walk.ts';
import { Kind } from './syntax.ts';
import { isLogical } from './values.ts';
import type { Walk } from './walk.ts';

/*
 * Ways through a chunk (`decision`) and the effort of reading it (`effort`). The effort follows the
 * published rules of cognitive complexity: a structure that breaks the flow costs 1 and its depth,
 * `elsif` and `else` cost 1, a run of one logical operator costs 1. `begin` does not break the flow.
 */

/** `if` and `unless`. */
export function enterIf(walk: Walk, node: number): void {
	walk.out.decision();
	walk.out.effort(true);
	walk.nestIn(walk.field(node, 'consequence'));
	countElse(walk, walk.field(node, 'alternative'));
}

export function enterElsif(walk: Walk, node: number): void {
	walk.out.decision();
	walk.out.effort(false);
	walk.nestIn(walk.field(node, 'consequence'));
	countElse(walk, walk.field(node, 'alternative'));
}

function countElse(walk: Walk, node: number): void {
	if (walk.kind(node) !== Kind.else) return;
	walk.out.effort(false);
	walk.nestIn(node);
}

export function countLoop(walk: Walk, node: number): void {
	walk.out.decision();
	walk.out.effort(true);
	walk.nestIn(walk.field(node, 'body'));
}

/** `x if y`, `x while y`, `x rescue y`. */
export function enterModifier(walk: Walk): void {
	walk.out.decision();
	walk.out.effort(true);
}

export function enterConditional(walk: Walk, node: number): void {
	walk.out.decision();
	walk.out.effort(true);
	walk.nestIn(walk.field(node, 'consequence'));
	walk.nestIn(walk.field(node, 'alternative'));
}

/** The branches are ways through; the effort is that of the whole. */
export function enterCase(walk: Walk, node: number): void {
	walk.out.effort(true);
	const last = childOfKind(walk.tree, node, walk.kinds, Kind.else);
	walk.nestIn(last);
}

export function enterWhen(walk: Walk, node: number): void {
	walk.out.decision();
	walk.nestIn(walk.field(node, 'body'));
}

export function enterBinary(walk: Walk, node: number): void {
	if (!isLogical(walk, node)) return;
	let around = walk.tree.parent[node];
	while (walk.kind(around) === Kind.parenthesized_statements) around = walk.tree.parent[around];
	if (!isLogical(walk, around)) walk.beginLogical(node);
}

/** The token itself: `and` is `&&`, and `or` is `||`. */
export function enterOperator(walk: Walk, token: number): void {
	if (walk.kind(walk.tree.parent[token]) !== Kind.binary) return;
	const kind = walk.kind(token);
	walk.countLogical(kind === Kind['"&&"'] || kind === Kind['"and"'] ? 1 : 2);
}
