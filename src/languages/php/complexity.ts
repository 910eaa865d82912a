import { nextWithSameField } from '../../model/syntax-walk.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/*
 * Ways through a chunk (`decision`) and the effort of reading it (`effort`). The effort follows the
 * published rules of cognitive complexity: a structure that breaks the flow costs 1 and its depth,
 * `elseif` and `else` cost 1, a run of one logical operator costs 1, a jump costs 1. `try` does not
 * break the flow.
 */

export function enterIf(walk: Walk, node: number): void {
	const { tree } = walk;
	// `else if` in two words is an `if` in an `else`.
	const continues = walk.kind(tree.parent[node]) === Kind.else_clause;
	walk.out.decision();
	walk.out.effort(!continues);
	walk.nestIn(walk.field(node, 'body'));
	let branch = walk.field(node, 'alternative');
	for (; branch !== -1; branch = nextWithSameField(tree, branch)) countBranch(walk, branch);
}

function countBranch(walk: Walk, branch: number): void {
	const body = walk.field(branch, 'body');
	if (walk.kind(branch) === Kind.else_if_clause) {
		walk.out.decision();
		walk.out.effort(false);
		walk.nestIn(body);
	} else if (walk.kind(body) !== Kind.if_statement) {
		walk.out.effort(false);
		walk.nestIn(body);
	}
}

export function countLoop(walk: Walk, node: number): void {
	walk.out.decision();
	walk.out.effort(true);
	walk.nestIn(walk.field(node, 'body'));
}

export function enterConditional(walk: Walk, node: number): void {
	walk.out.decision();
	walk.out.effort(true);
	walk.nestIn(walk.field(node, 'body'));
	walk.nestIn(walk.field(node, 'alternative'));
}

/** The cases are ways through; the effort is that of the whole. */
export function enterSwitch(walk: Walk, node: number): void {
	walk.out.effort(true);
	walk.nestIn(walk.field(node, 'body'));
}

/** `case` of a `switch`, and an arm of a `match` with conditions; the rest opens no way. */
export function enterArm(walk: Walk): void {
	walk.out.decision();
}

/** `goto`, and `break 2`. */
export function enterJump(walk: Walk, node: number): void {
	const { tree } = walk;
	const isFar =
		walk.kind(node) === Kind.goto_statement || /\d/.test(walk.clip(tree.start[node], tree.end[node], 20));
	if (isFar) walk.out.effort(false);
}

function isLogical(walk: Walk, node: number): boolean {
	if (walk.kind(node) !== Kind.binary_expression) return false;
	switch (walk.kind(walk.field(node, 'operator'))) {
		case Kind['"&&"']:
		case Kind['"||"']:
		case Kind['"and"']:
		case Kind['"or"']:
		case Kind['"??"']:
			return true;
		default:
			return false;
	}
}

export function enterBinary(walk: Walk, node: number): void {
	if (!isLogical(walk, node)) return;
	let around = walk.tree.parent[node];
	while (walk.kind(around) === Kind.parenthesized_expression) around = walk.tree.parent[around];
	if (!isLogical(walk, around)) walk.beginLogical(node);
}

/** The token itself: `and` is `&&`, and `or` is `||`. */
export function enterOperator(walk: Walk, token: number): void {
	if (walk.kind(walk.tree.parent[token]) !== Kind.binary_expression) return;
	const kind = walk.kind(token);
	const isAnd = kind === Kind['"&&"'] || kind === Kind['"and"'];
	walk.countLogical(isAnd ? 1 : kind === Kind['"??"'] ? 3 : 2);
}
