import { goTypeAssertion } from '../../model/facts/go.ts';
import {
	childByField,
	firstNamedChild,
	isNamed,
	nextNamedSibling,
	nextWithSameField,
} from '../../model/syntax-walk.ts';
import { listed } from './giving.ts';
import { declaredNames } from './specs.ts';
import { clipped } from './strings.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const MAX_TEXT = 200;
const MAX_TYPES = 40;

/** `x.(T)` */
export function enterTypeAssertion(walk: Walk, node: number): void {
	const { tree, fields, out } = walk;
	const type = childByField(tree, node, fields.type);
	if (type === -1) return;
	out.fact(goTypeAssertion, tree.start[node], tree.end[node], {
		form: 'assertion',
		operand: written(walk, childByField(tree, node, fields.operand)),
		types: [written(walk, type)],
		is_checked: isChecked(walk, node),
	});
}

/** `v, ok := x.(T)`: two names for one value. */
function isChecked(walk: Walk, assertion: number): boolean {
	const { tree, fields } = walk;
	let node = assertion;
	while (walk.kind(tree.parent[node]) === Kind.parenthesized_expression) node = tree.parent[node];
	const list = tree.parent[node];
	const giver = tree.parent[list];
	if (nextNamedSibling(tree, node) !== -1 || firstNamedChild(tree, list) !== node) return false;
	switch (walk.kind(giver)) {
		case Kind.short_var_declaration:
		case Kind.assignment_statement:
			return listed(walk, childByField(tree, giver, fields.left)).length === 2;
		case Kind.var_spec:
			return declaredNames(walk, giver).length === 2;
		default:
			return false;
	}
}

/** `switch v := x.(type) { case T: … }` */
export function tellTypeSwitch(walk: Walk, node: number): void {
	const { tree, fields, out } = walk;
	const types: string[] = [];
	for (let item = firstNamedChild(tree, node); item !== -1; item = nextNamedSibling(tree, item)) {
		if (walk.kind(item) !== Kind.type_case) continue;
		let type = childByField(tree, item, fields.type);
		for (; type !== -1 && types.length < MAX_TYPES; type = nextWithSameField(tree, type)) {
			// The grammar gives the commas the same field.
			if (isNamed(tree, type)) types.push(written(walk, type));
		}
	}
	const value = childByField(tree, node, fields.value);
	if (value === -1) return;
	out.fact(goTypeAssertion, tree.start[node], tree.end[value], {
		form: 'switch',
		operand: written(walk, value),
		types,
		is_checked: true,
	});
}

function written(walk: Walk, node: number): string {
	return node === -1 ? '' : clipped(walk, walk.tree.start[node], walk.tree.end[node], MAX_TEXT);
}
