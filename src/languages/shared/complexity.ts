import { childByField } from '../../model/syntax-walk.ts';
import type { TreeWalk } from './walk.ts';

/*
 * Ways through a chunk (`decision`) and the effort of reading it (`effort`). The effort follows the
 * published rules of cognitive complexity: a structure that breaks the flow costs 1 and its depth,
 * `else if` and `else` cost 1, a run of one logical operator costs 1, a jump to a label costs 1. A
 * `try` does not break the flow.
 */

/** What is counted in: also the walks that pass over a tree in their own way. */
type Counting = Pick<TreeWalk, 'out' | 'nest' | 'lastLogical'>;
type InFields = Counting & Pick<TreeWalk<'body' | 'consequence' | 'alternative'>, 'tree' | 'fields'>;

/** A loop, a `catch`, a conditional expression: one way more; its branches nest. */
export function countBranch(walk: Counting, ...branches: number[]): void {
	walk.out.decision();
	walk.out.effort(true);
	for (const branch of branches) walk.nest(branch);
}

/** The cases are ways through; the effort is that of the whole. */
export function countSwitch(walk: Counting, body: number): void {
	walk.out.effort(true);
	walk.nest(body);
}

/** `alternative` is -1 without an `else`; an `else if` counts itself. */
export function countIf(
	walk: Counting,
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

/** `countBranch` where the grammar has the branch in the field `body`. */
export function countBody(walk: InFields, node: number): void {
	countBranch(walk, childByField(walk.tree, node, walk.fields.body));
}

/** `a ? b : c` where the grammar has these fields. */
export function countConditional(walk: InFields, node: number): void {
	const { tree, fields } = walk;
	countBranch(
		walk,
		childByField(tree, node, fields.consequence),
		childByField(tree, node, fields.alternative),
	);
}

/** `countSwitch` where the grammar has the cases in the field `body`. */
export function countCases(walk: InFields, node: number): void {
	countSwitch(walk, childByField(walk.tree, node, walk.fields.body));
}

/** `countIf` where an `else if` is an `if` in the field `alternative` of another. */
export function countIfElse(walk: InFields & Pick<TreeWalk, 'kind'>, node: number): void {
	const { tree, fields } = walk;
	const kind = walk.kind(node);
	const continues = tree.field[node] === fields.alternative && walk.kind(tree.parent[node]) === kind;
	const alternative = childByField(tree, node, fields.alternative);
	const consequence = childByField(tree, node, fields.consequence);
	countIf(walk, continues, consequence, alternative, walk.kind(alternative) === kind);
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

/** The token itself; `operator` says which of them it is. */
export function countOperator(walk: Counting, operator: number): void {
	walk.out.decision();
	if (operator !== walk.lastLogical) walk.out.effort(false);
	walk.lastLogical = operator;
}
