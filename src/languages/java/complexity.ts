import { childByField } from '../../model/syntax-walk.ts';
import { countOperator, enterLogical } from '../shared/complexity.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

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

/** The outermost operator of an expression, seen through parentheses. */
export function enterBinary(walk: Walk, node: number): void {
	const { tree } = walk;
	if (!isLogical(walk, node)) return;
	let around = tree.parent[node];
	while (walk.kind(around) === Kind.parenthesized_expression) around = tree.parent[around];
	enterLogical(walk, node, isLogical(walk, around));
}

function isLogical(walk: Walk, node: number): boolean {
	if (walk.kind(node) !== Kind.binary_expression) return false;
	const operator = walk.kind(childByField(walk.tree, node, walk.fields.operator));
	return operator === Kind['"&&"'] || operator === Kind['"||"'];
}

/** The token itself. */
export function enterOperator(walk: Walk, token: number): void {
	countOperator(walk, walk.kind(token));
}
