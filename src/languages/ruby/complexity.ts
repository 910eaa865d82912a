import { childOfKind } from '../../model/syntax-walk.ts';
import type { Handler } from '../shared/tree-reader.ts';
import { type FieldName, Kind } from './syntax.ts';
import { isLogical } from './values.ts';
import type { Walk } from './walk.ts';

/*
 * Ways through a chunk (`decision`) and the effort of reading it (`effort`). The effort follows the
 * published rules of cognitive complexity: a structure that breaks the flow costs 1 and its depth,
 * `elsif` and `else` cost 1, a run of one logical operator costs 1. `begin` does not break the flow.
 */

/** One more way through, with parts that are harder to follow by one level. */
function way(nests: boolean, ...parts: FieldName[]): Handler<Walk> {
	return (walk, node) => {
		walk.out.decision();
		walk.out.effort(nests);
		for (const part of parts) walk.nestIn(walk.field(node, part));
	};
}

/** `if` and `unless`, or `elsif`; an `else` costs, too. */
function choice(nests: boolean): Handler<Walk> {
	const count = way(nests, 'consequence');
	return (walk, node) => {
		count(walk, node);
		const otherwise = walk.field(node, 'alternative');
		if (walk.kind(otherwise) !== Kind.else) return;
		walk.out.effort(false);
		walk.nestIn(otherwise);
	};
}

export const enterIf = choice(true);
export const enterElsif = choice(false);
export const countLoop = way(true, 'body');
export const enterConditional = way(true, 'consequence', 'alternative');
/** `x if y`, `x while y`, `x rescue y`. */
export const enterModifier = way(true);

/** The branches are ways through; the effort is that of the whole. */
export function enterCase(walk: Walk, node: number): void {
	walk.out.effort(true);
	walk.nestIn(childOfKind(walk.tree, node, walk.kinds, Kind.else));
}

export function enterWhen(walk: Walk, node: number): void {
	walk.out.decision();
	walk.nestIn(walk.field(node, 'body'));
}

/** The outermost one of a run, through parentheses. */
export function enterBinary(walk: Walk, node: number): void {
	if (!isLogical(walk, node)) return;
	let around = walk.tree.parent[node];
	while (walk.kind(around) === Kind.parenthesized_statements) around = walk.tree.parent[around];
	if (!isLogical(walk, around)) walk.beginLogical(node);
}

/** The token itself: `and` is `&&`, and `or` is `||`. */
export function enterOperator(walk: Walk, token: number): void {
	if (walk.kind(walk.tree.parent[token]) !== Kind.binary) return;
	const kind = walk.kind(token);
	walk.countLogical(kind === Kind['"&&"'] || kind === Kind['"and"'] ? 1 : 2);
}
