import { childByField, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/** `name: x` of a call, `Name = x` of an attribute. */
export function argumentName(walk: Walk, node: number): number {
	const { tree, fields } = walk;
	const name = childByField(tree, node, fields.name);
	if (name !== -1) return name;
	const first = firstNamedChild(tree, node);
	if (walk.kind(node) !== Kind.attribute_argument || walk.kind(first) !== Kind.identifier) return -1;
	return nextNamedSibling(tree, first) === -1 ? -1 : first;
}

/** What is given, without `ref`, `out`, `in` and its name: it stands last. */
export function argumentValue(walk: Walk, node: number): number {
	const { tree } = walk;
	let last = -1;
	for (let child = firstNamedChild(tree, node); child !== -1; child = nextNamedSibling(tree, child)) {
		if (walk.kind(child) !== Kind.ERROR) last = child;
	}
	if (last !== -1) return last;
	for (let child = node + 1; child < tree.after[node]; child = tree.after[child]) last = child;
	return last;
}

/** `..xs` in a collection. */
export function isSpread(walk: Walk, value: number): boolean {
	return (
		value !== -1 &&
		walk.kind(value) === Kind.range_expression &&
		walk.text.startsWith('..', walk.tree.start[value])
	);
}
