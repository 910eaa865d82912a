import { childByField, firstNamedChild } from '../../../model/syntax-walk.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/*
 * Ways through a chunk (`decision`) and the effort of reading it (`effort`). The effort follows the
 * published rules of cognitive complexity: a structure that breaks the flow costs 1 and its depth,
 * `else if` and `else` cost 1, a run of one logical operator costs 1, a `goto` costs 1.
 */

/** A loop, or a `catch`: one way more, and its body nests. */
export function countBody(walk: Walk, node: number): void {
	walk.out.decision();
	walk.out.effort(true);
	walk.nest(childByField(walk.tree, node, walk.fields.body));
}

export function enterIf(walk: Walk, node: number): void {
	const { tree, fields, out } = walk;
	out.decision();
	out.effort(walk.kind(tree.parent[node]) !== Kind.else_clause);
	walk.nest(childByField(tree, node, fields.consequence));
	const alternative = childByField(tree, node, fields.alternative);
	if (alternative === -1) return;
	const branch = firstNamedChild(tree, alternative);
	if (walk.kind(branch) === Kind.if_statement) return;
	out.effort(false);
	walk.nest(branch === -1 ? alternative : branch);
}

export function enterConditional(walk: Walk, node: number): void {
	const { tree, fields, out } = walk;
	out.decision();
	out.effort(true);
	walk.nest(childByField(tree, node, fields.consequence));
	walk.nest(childByField(tree, node, fields.alternative));
}

/** The cases are ways through; the effort is that of the whole. */
export function enterSwitch(walk: Walk, node: number): void {
	walk.out.effort(true);
	walk.nest(childByField(walk.tree, node, walk.fields.body));
}

/** `default` takes what is left: it opens no way. */
export function enterCase(walk: Walk, node: number): void {
	if (walk.kind(node + 1) !== Kind['"default"']) walk.out.decision();
}

export function enterGoto(walk: Walk): void {
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
	const outer = walk.lastLogical;
	walk.lastLogical = 0;
	walk.onLeaving(node, () => {
		walk.lastLogical = outer;
	});
}

function isLogical(walk: Walk, node: number): boolean {
	if (walk.kind(node) !== Kind.binary_expression) return false;
	return logicalKind(walk, childByField(walk.tree, node, walk.fields.operator)) !== 0;
}

/** 1 for and, 2 for or, however it is written. */
function logicalKind(walk: Walk, token: number): number {
	switch (walk.kind(token)) {
		case Kind['"&&"']:
		case Kind['"and"']:
			return 1;
		case Kind['"||"']:
		case Kind['"or"']:
			return 2;
		default:
			return 0;
	}
}

/** The token itself; that of `T &&x` is none. */
export function enterOperator(walk: Walk, token: number): void {
	if (walk.kind(walk.tree.parent[token]) !== Kind.binary_expression) return;
	walk.out.decision();
	const operator = logicalKind(walk, token);
	if (operator !== walk.lastLogical) walk.out.effort(false);
	walk.lastLogical = operator;
}
