import { childByField, firstNamedChild } from '../../model/syntax-walk.ts';
import { Kind, Token } from './syntax.ts';
import type { Walk } from './walk.ts';

/*
 * Ways through a chunk (`decision`) and the effort of reading it (`effort`). The effort follows the
 * published rules of cognitive complexity: a structure that breaks the flow costs 1 and its depth,
 * `else if` and `else` cost 1, so do jumps to a label and a run of one logical operator. A `switch`
 * or `select` costs once, and each of its cases but `default` is a way.
 */

export function enterBranch(walk: Walk): void {
	walk.out.decision();
	walk.out.effort(true);
}

/** `else if` is an `if` in the place of the other branch. */
export function enterIfWays(walk: Walk, node: number): void {
	const { tree, fields, out } = walk;
	const isElseIf =
		tree.field[node] === fields.alternative && walk.kind(tree.parent[node]) === Kind.if_statement;
	out.decision();
	out.effort(!isElseIf);
	if (walk.kind(childByField(tree, node, fields.alternative)) === Kind.block) out.effort(false);
}

export function enterSwitchEffort(walk: Walk): void {
	walk.out.effort(true);
}

export function enterCaseWay(walk: Walk, node: number): void {
	if (walk.kind(node) !== Kind.default_case) walk.out.decision();
}

/** `goto x`, `break x`, `continue x`. */
export function enterJump(walk: Walk, node: number): void {
	if (firstNamedChild(walk.tree, node) !== -1) walk.out.effort(false);
}

/**
 * The operators of one expression are compared in source order, through parentheses: `a || b && c ||
 * d` has three runs. Each part knows the outermost, which knows the last operator there was.
 */
export function enterBinary(walk: Walk, node: number): void {
	const { tree, made } = walk;
	if (!isLogical(walk, node)) return;
	let around = tree.parent[node];
	while (walk.kind(around) === Kind.parenthesized_expression) around = tree.parent[around];
	const isPart = walk.kind(around) === Kind.binary_expression && made[around] !== -1;
	made[node] = isPart ? made[around] : node;
}

/** The operator follows the left operand. */
function isLogical(walk: Walk, binary: number): boolean {
	const { tree } = walk;
	const operator = tree.after[binary + 1];
	if (operator >= tree.after[binary]) return false;
	return walk.kind(operator) === Token.and || walk.kind(operator) === Token.or;
}

/** The token itself. */
export function enterOperator(walk: Walk, token: number): void {
	const { tree, made, roles, out } = walk;
	const outermost = made[tree.parent[token]];
	if (walk.kind(tree.parent[token]) !== Kind.binary_expression || outermost === -1) return;
	const operator = walk.kind(token);
	out.decision();
	if (operator !== roles[outermost]) out.effort(false);
	roles[outermost] = operator;
}
