import type { TreeWalk } from './walk.ts';

/*
 * Ways through a chunk (`decision`) and the effort of reading it (`effort`). The effort follows the
 * published rules of cognitive complexity: a structure that breaks the flow costs 1 and its depth,
 * `else if` and `else` cost 1, a run of one logical operator costs 1, a jump to a label costs 1. A
 * `try` does not break the flow.
 */

/** A loop, a `catch`, a conditional expression: one way more; its branches nest. */
export function countBranch(walk: TreeWalk, ...branches: number[]): void {
	walk.out.decision();
	walk.out.effort(true);
	for (const branch of branches) walk.nest(branch);
}

/** The cases are ways through; the effort is that of the whole. */
export function countSwitch(walk: TreeWalk, body: number): void {
	walk.out.effort(true);
	walk.nest(body);
}

/** `alternative` is -1 without an `else`; an `else if` counts itself. */
export function countIf(
	walk: TreeWalk,
	continues: boolean,
	consequence: number,
	alternative: number,
	alternativeIsIf: boolean,
): void {
	walk.out.decision();
	walk.out.effort(!continues);
	walk.nest(consequence);
	if (alternative === -1 || alternativeIsIf) return;
	walk.out.effort(false);
	walk.nest(alternative);
}

/**
 * The operators of one expression are compared in source order, through parentheses: `a || b && c ||
 * d` has three runs. The outermost operator remembers what the expression around it was at.
 */
export function enterLogical(walk: TreeWalk, node: number, isInside: boolean): void {
	if (isInside) return;
	walk.made[node] = walk.lastLogical;
	walk.lastLogical = 0;
	walk.leaveLater(node);
}

export function leaveLogical(walk: TreeWalk, node: number): void {
	walk.lastLogical = walk.made[node];
}

/** The token itself. */
export function countOperator(walk: TreeWalk, token: number): void {
	walk.out.decision();
	const operator = walk.kind(token);
	if (operator !== walk.lastLogical) walk.out.effort(false);
	walk.lastLogical = operator;
}
