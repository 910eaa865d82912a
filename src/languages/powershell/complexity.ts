import { K } from './reading/kinds.ts';
import type { Walk } from './walk.ts';

/*
 * Ways through a chunk (`decision`) and the effort of reading it (`effort`). The effort follows the
 * published rules of cognitive complexity: a structure that breaks the flow costs 1 and its depth,
 * `elseif` and `else` cost 1, a run of one logical operator costs 1. `try` does not break the flow.
 */

/** `if`, the loops, `catch` and `trap`. */
export function countBranch(walk: Walk, node: number): void {
	walk.out.decision();
	walk.out.effort(true);
	walk.nestIn(walk.field(node, 'body'));
}

export function countElseif(walk: Walk, node: number): void {
	walk.out.decision();
	walk.out.effort(false);
	walk.nestIn(walk.field(node, 'body'));
}

export function countElse(walk: Walk, node: number): void {
	walk.out.effort(false);
	walk.nestIn(walk.field(node, 'body'));
}

/** The cases are ways through; the effort is that of the whole. */
export function countSwitch(walk: Walk, node: number): void {
	walk.out.effort(true);
	walk.nestIn(walk.field(node, 'body'));
}

export function countCase(walk: Walk, node: number): void {
	const condition = walk.field(node, 'condition');
	if (walk.textOf(condition).toLowerCase() !== 'default') walk.out.decision();
}

/** A jump to a label. */
export function countJump(walk: Walk, node: number): void {
	if (walk.childOf(node, K.label) !== -1) walk.out.effort(false);
}

const RUNS: Readonly<Record<string, number>> = { '-and': 1, '&&': 1, '-or': 2, '||': 2, '-xor': 3, '??': 4 };

/** An operator between two ways, or between two values. */
export function enterOperator(walk: Walk, node: number): void {
	const operator = walk.textOf(node).toLowerCase();
	if (operator === '?') {
		walk.out.decision();
		walk.out.effort(true);
		return;
	}
	const run = RUNS[operator];
	if (run !== undefined) walk.countLogical(run);
}

/** Operators are compared within one expression, through parentheses. */
export function beginLogical(walk: Walk, node: number): void {
	const { tree } = walk;
	let around = tree.parent[node];
	while (
		walk.kind(around) === K.pipeline ||
		walk.kind(around) === K.group ||
		walk.kind(around) === K.operand
	) {
		around = tree.parent[around];
	}
	if (walk.kind(around) !== K.expression || isCondition(walk, around)) walk.beginLogical(node);
}

function isCondition(walk: Walk, node: number): boolean {
	return walk.tree.field[node] === walk.fields.condition;
}
