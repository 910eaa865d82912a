import { firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { Kind, Token } from './syntax.ts';
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
	const commaOk = isTuple && targets.length === 2 && mayReportOk(walk, listed(walk, list)[0] ?? -1);
	targets.forEach((target, index) => {
		if (commaOk) give(target, index === 0 ? values[0] : walk.out.value('literal', 'boolean', -1, -1), null);
		else if (isTuple) give(target, values[0], `[${index}]`);
		else give(target, values[index] ?? -1, null);
	});
}

/** Expressions that give a second value when one asks for it. */
function mayReportOk(walk: Walk, expression: number): boolean {
	let node = expression;
	while (walk.kind(node) === Kind.parenthesized_expression) node = firstNamedChild(walk.tree, node);
	switch (walk.kind(node)) {
		case Kind.index_expression:
		case Kind.type_assertion_expression:
			return true;
		case Kind.unary_expression:
			return walk.kind(node + 1) === Token.arrow;
		default:
			return false;
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
