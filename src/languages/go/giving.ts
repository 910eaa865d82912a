import { childByField, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { make, makeList } from '../shared/lowering.ts';
import { Kind, Token } from './syntax.ts';
import { typeTest, valueAt } from './values.ts';
import type { Walk } from './walk.ts';

/** What a target is given: a value, -1 when nothing is known, and the step from it to the target. */
type Give = (target: number, value: number, path: string | null) => void;

/**
 * Pairs targets with values: `a, b = x, y` one by one; `a, b = f()` as the parts of one result; and of
 * `v, ok = m[k]` (or `x.(T)`, `<-ch`) the first is the value itself.
 */
export function giveEach(
	walk: Walk,
	targets: readonly number[],
	list: number,
	values: readonly number[],
	give: Give,
): void {
	const isTuple = values.length === 1 && targets.length > 1;
	const ok = isTuple && targets.length === 2 ? okValue(walk, listed(walk, list)[0] ?? -1) : -1;
	targets.forEach((target, index) => {
		if (ok !== -1) give(target, index === 0 ? values[0] : ok, null);
		else if (isTuple) give(target, values[0], `[${index}]`);
		else give(target, values[index] ?? -1, null);
	});
}

/** The second value of expressions that give one when they are asked for it; -1 for others. */
function okValue(walk: Walk, expression: number): number {
	const { tree, fields, out } = walk;
	let node = expression;
	while (walk.kind(node) === Kind.parenthesized_expression) node = firstNamedChild(tree, node);
	const operand = childByField(tree, node, fields.operand);
	switch (walk.kind(node)) {
		case Kind.index_expression: {
			const key = valueAt(walk, childByField(tree, node, fields.index));
			return make(walk, node, 'binary', 'in', key, valueAt(walk, operand));
		}
		case Kind.type_assertion_expression:
			return typeTest(walk, valueAt(walk, operand), childByField(tree, node, fields.type));
		case Kind.unary_expression:
			return walk.kind(node + 1) === Token.arrow
				? out.literal('boolean', null, tree.start[node], tree.end[node])
				: -1;
		default:
			return -1;
	}
}

/** The expressions of a list; one that stands alone is its own list. */
export function listed(walk: Walk, list: number): number[] {
	if (list === -1) return [];
	if (walk.kind(list) !== Kind.expression_list) return [list];
	const items: number[] = [];
	let item = firstNamedChild(walk.tree, list);
	for (; item !== -1; item = nextNamedSibling(walk.tree, item)) {
		if (walk.kind(item) !== Kind.ERROR) items.push(item);
	}
	return items;
}

export function valuesOf(walk: Walk, list: number): number[] {
	return listed(walk, list).map((item) => valueAt(walk, item));
}

/** Several values are one array. */
export function oneOf(walk: Walk, list: number, values: readonly number[]): number {
	return values.length === 1 ? values[0] : makeList(walk, list, 'array', values);
}
