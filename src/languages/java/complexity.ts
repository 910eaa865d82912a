import { childByField } from '../../model/syntax-walk.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/*
 * Ways through a chunk (`decision`) and the effort of reading it (`effort`). The effort follows the
 * published rules of cognitive complexity: a structure that breaks the flow costs 1 and its depth,
 * `else if` and `else` cost 1, a run of one logical operator costs 1, a jump to a label costs 1. A
 * `try` does not break the flow.
 */

/** A loop, or a `catch`: one way more, and its body nests. */
export function countBody(walk: Walk, node: number): void {
	walk.out.decision();
	walk.out.effort(true);
	walk.nest(childByField(walk.tree, node, walk.fields.body));
}

export function enterIf(walk: Walk, node: number): void {
	const { tree, fields, out } = walk;
	const continues =
		tree.field[node] === fields.alternative && walk.kind(tree.parent[node]) === Kind.if_statement;
	out.decision();
	out.effort(!continues);
	walk.nest(childByField(tree, node, fields.consequence));
	const alternative = childByField(tree, node, fields.alternative);
	if (alternative === -1 || walk.kind(alternative) === Kind.if_statement) return;
	out.effort(false);
	walk.nest(alternative);
}

export function enterTernary(walk: Walk, node: number): void {
	const { tree, fields, out } = walk;
	out.decision();
	out.effort(true);
	walk.nest(childByField(tree, node, fields.consequence));
	walk.nest(childByField(tree, node, fields.alternative));
}

/** The cases are ways through; the effort is that of the whole. */
export function countSwitch(walk: Walk, node: number): void {
	walk.out.effort(true);
	walk.nest(childByField(walk.tree, node, walk.fields.body));
}

/** `default`, also that of `case null, default`, takes what is left: it opens no way. */
export function countLabel(walk: Walk, node: number): void {
	const { text, tree } = walk;
	if (!/\bdefault$/.test(text.slice(Math.max(tree.start[node], tree.end[node] - 10), tree.end[node]))) {
		walk.out.decision();
	}
}

/** The guard of a `case`. */
export function enterGuard(walk: Walk): void {
	walk.out.decision();
}

export function countJump(walk: Walk): void {
	walk.out.effort(false);
}

/**
 * The operators of one expression are compared in source order, through parentheses: `a || b && c ||
 * d` has three runs. The outermost operator remembers what the expression around it was at.
 */
export function enterBinary(walk: Walk, node: number): void {
	const { tree } = walk;
	if (!isLogical(walk, node)) return;
	let around = tree.parent[node];
	while (walk.kind(around) === Kind.parenthesized_expression) around = tree.parent[around];
	if (isLogical(walk, around)) return;
	walk.made[node] = walk.lastLogical;
	walk.lastLogical = 0;
	walk.leaveLater(node);
}

function isLogical(walk: Walk, node: number): boolean {
	if (walk.kind(node) !== Kind.binary_expression) return false;
	const operator = walk.kind(childByField(walk.tree, node, walk.fields.operator));
	return operator === Kind['"&&"'] || operator === Kind['"||"'];
}

export function leaveBinary(walk: Walk, node: number): void {
	walk.lastLogical = walk.made[node];
}

/** The token itself. */
export function enterOperator(walk: Walk, token: number): void {
	walk.out.decision();
	const operator = walk.kind(token);
	if (operator !== walk.lastLogical) walk.out.effort(false);
	walk.lastLogical = operator;
}
