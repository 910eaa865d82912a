import { nextSibling } from '../../model/syntax-walk.ts';
import { linkAround } from './prefixes.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/*
 * Ways through a chunk (`decision`) and the effort of reading it (`effort`). The effort follows the
 * published rules of cognitive complexity: a structure that breaks the flow costs 1 and its depth,
 * `else if` and `else` cost 1, a run of one logical operator costs 1. A `try` does not break the flow.
 */

export function enterIf(walk: Walk, node: number): void {
	const { tree, out } = walk;
	out.decision();
	out.effort(!continues(walk, node));
	const body = walk.field(node, 'body');
	walk.nestIn(body);
	const keyword = walk.field(node, 'else');
	if (keyword === -1) return;
	let otherwise = nextSibling(tree, keyword);
	while (otherwise !== -1 && walk.kind(otherwise) === Kind.comment) otherwise = nextSibling(tree, otherwise);
	if (otherwise === -1 || walk.childOf(otherwise, Kind.if_statement) !== -1) return;
	out.effort(false);
	walk.nestIn(otherwise);
}

/** The `if` of an `else if`. */
function continues(walk: Walk, node: number): boolean {
	const { tree } = walk;
	const statement = tree.parent[node];
	const around = tree.parent[statement];
	if (walk.kind(statement) !== Kind.statement || walk.kind(around) !== Kind.if_statement) return false;
	const keyword = walk.field(around, 'else');
	return keyword !== -1 && keyword < statement;
}

/** A loop, or a `catch`. */
export function countBody(walk: Walk, node: number): void {
	walk.out.decision();
	walk.out.effort(true);
	walk.nestIn(walk.field(node, 'body'));
}

export function enterTernary(walk: Walk, node: number): void {
	walk.out.decision();
	walk.out.effort(true);
	const { tree } = walk;
	let isCondition = true;
	for (let child = node + 1; child < tree.after[node]; child = tree.after[child]) {
		if (walk.kind(child) !== Kind.expression) continue;
		if (!isCondition) walk.nestIn(child);
		isCondition = false;
	}
}

function isLogical(walk: Walk, node: number): boolean {
	if (walk.kind(node) !== Kind.binary_expression) return false;
	const operator = walk.kind(walk.field(node, 'operator'));
	return operator === Kind['"&&"'] || operator === Kind['"||"'];
}

export function enterBinary(walk: Walk, node: number): void {
	if (!isLogical(walk, node)) return;
	const { tree } = walk;
	for (let at = node; ; ) {
		const parent = tree.parent[at];
		const kind = walk.kind(parent);
		const isWrapped = kind === Kind.expression || kind === Kind.parenthesized_expression;
		const link = isWrapped ? parent : linkAround(walk, at);
		if (link === -1) {
			if (!isLogical(walk, parent)) walk.beginLogical(node);
			return;
		}
		at = link;
	}
}

/** The token itself. */
export function enterOperator(walk: Walk, token: number): void {
	if (walk.kind(walk.tree.parent[token]) === Kind.binary_expression) walk.countLogical(walk.kind(token));
}

/** `if` and `for` of assembly: their last block nests. */
export function countYul(walk: Walk, node: number): void {
	walk.out.decision();
	walk.out.effort(true);
	let last = -1;
	for (const block of walk.childrenOf(node, Kind.yul_block)) last = block;
	walk.nestIn(last);
}

/** The cases are ways through; the effort is that of the whole. */
export function countYulSwitch(walk: Walk, node: number): void {
	walk.out.effort(true);
	for (const _ of walk.childrenOf(node, Kind['"case"'])) walk.out.decision();
	for (const block of walk.childrenOf(node, Kind.yul_block)) walk.nestIn(block);
}
