import { childByField, firstNamedChild } from '../../../model/syntax-walk.ts';
import { countIf, countOperator } from '../complexity.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/** An `else if` stands in an `else` of its own. */
export function enterIf(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const alternative = childByField(tree, node, fields.alternative);
	const branch = firstNamedChild(tree, alternative);
	countIf(
		walk,
		walk.kind(tree.parent[node]) === Kind.else_clause,
		childByField(tree, node, fields.consequence),
		branch === -1 ? alternative : branch,
		walk.kind(branch) === Kind.if_statement,
	);
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
	countOperator(walk, logicalKind(walk, token));
}
