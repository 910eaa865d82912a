import { childOfKind, firstChild } from '../../model/syntax-walk.ts';
import { isBranch, openBranch } from './blocks.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/*
 * Ways through a chunk (`decision`) and the effort of reading it (`effort`). The effort follows the
 * published rules of cognitive complexity: a structure that breaks the flow costs 1 and its depth,
 * `elif` and `else` cost 1, a run of one logical operator costs 1. `try` and `with` do not break the
 * flow; neither does the `else` of a `try`. Comprehensions are ways through, but cost no effort.
 */

/** `if`, `for`, `while`, `except`: each opens a way and nests what is in its block. */
export function enterBranch(walk: Walk): void {
	walk.out.decision();
	walk.out.effort(true);
}

export function enterElif(walk: Walk): void {
	walk.out.decision();
	walk.out.effort(false);
}

export function enterElse(walk: Walk, node: number): void {
	if (walk.kind(walk.tree.parent[node]) !== Kind.tryStatement) walk.out.effort(false);
}

/** The cases are ways through; the effort is that of the whole. */
export function enterMatch(walk: Walk): void {
	walk.out.effort(true);
}

/** `_` takes what is left, so it opens no way; a guard is one of its own. */
export function enterCase(walk: Walk, node: number): void {
	const { tree } = walk;
	const pattern = childOfKind(tree, node, walk.kinds, Kind.casePattern);
	if (pattern === -1) return;
	const isWildcard =
		walk.text.charCodeAt(tree.start[pattern]) === 95 && tree.end[pattern] - tree.start[pattern] === 1;
	if (!isWildcard) walk.out.decision();
}

/** What a block does, while the walk is in it. */
const NESTS = 1;
const BRANCHES = 2;

const NESTING = new Set<number>([
	Kind.ifStatement,
	Kind.elifClause,
	Kind.forStatement,
	Kind.whileStatement,
	Kind.exceptClause,
	Kind.matchStatement,
]);

export function enterBlock(walk: Walk, node: number): void {
	const around = walk.kind(walk.tree.parent[node]);
	const nests =
		NESTING.has(around) ||
		(around === Kind.elseClause && walk.kind(walk.tree.parent[walk.tree.parent[node]]) !== Kind.tryStatement);
	const branches = isBranch(walk, node);
	if (!nests && !branches) return;
	walk.made[node] = (nests ? NESTS : 0) | (branches ? BRANCHES : 0);
	if (branches) openBranch(walk, node);
	if (nests) walk.out.nest();
	walk.leaveLater(node);
}

export function leaveBlock(walk: Walk, node: number): void {
	if (walk.made[node] & NESTS) walk.out.unnest();
	if (walk.made[node] & BRANCHES) walk.out.closeScope();
}

export function leaveConditional(walk: Walk): void {
	walk.out.unnest();
}

export function enterConditional(walk: Walk, node: number): void {
	enterBranch(walk);
	walk.out.nest();
	walk.leaveLater(node);
}

/** `if` and `for` of a comprehension; the guard of a `case` is an `if_clause` too. */
export function enterClause(walk: Walk): void {
	walk.out.decision();
}

/**
 * The operators of one expression are compared in source order, through parentheses: `a or b and c
 * or d` has three runs. The outermost operator remembers what the expression around it was at.
 */
export function enterLogical(walk: Walk, node: number): void {
	const { tree } = walk;
	let around = tree.parent[node];
	while (walk.kind(around) === Kind.parenthesized) around = tree.parent[around];
	if (walk.kind(around) === Kind.booleanOperator) return;
	walk.made[node] = walk.lastLogical;
	walk.lastLogical = 0;
	walk.leaveLater(node);
}

export function leaveLogical(walk: Walk, node: number): void {
	walk.lastLogical = walk.made[node];
}

/** The token itself. */
export function enterOperator(walk: Walk, token: number): void {
	if (walk.kind(walk.tree.parent[token]) !== Kind.booleanOperator || firstChild(walk.tree, token) !== -1)
		return;
	walk.out.decision();
	const operator = walk.kind(token);
	if (operator !== walk.lastLogical) walk.out.effort(false);
	walk.lastLogical = operator;
}
