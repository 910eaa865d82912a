import { NodeFlag } from '../../model/syntax-tree.ts';
import { childByField, childOfKind, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { namedChildren } from '../shared/branches.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/** `name: x` of a call, `Name = x` of an attribute. */
export function argumentName(walk: Walk, node: number): number {
	const { tree, fields } = walk;
	const setting = settingOf(walk, node);
	if (setting !== -1) return childByField(tree, setting, fields.left);
	const name = childByField(tree, node, fields.name);
	if (name !== -1) return name;
	const first = firstNamedChild(tree, node);
	if (walk.kind(node) !== Kind.attribute_argument || walk.kind(first) !== Kind.identifier) return -1;
	return nextNamedSibling(tree, first) === -1 ? -1 : first;
}

/** What is given, without `ref`, `out`, `in` and its name: it stands last. */
export function argumentValue(walk: Walk, node: number): number {
	const { tree, fields } = walk;
	const setting = settingOf(walk, node);
	if (setting !== -1) return childByField(tree, setting, fields.right);
	let last = -1;
	for (let child = firstNamedChild(tree, node); child !== -1; child = nextNamedSibling(tree, child)) {
		if (walk.kind(child) !== Kind.ERROR) last = child;
	}
	if (last !== -1) return last;
	for (let child = node + 1; child < tree.after[node]; child = tree.after[child]) last = child;
	return last;
}

/** The `Name = x` of an attribute, which the grammar takes for an assignment; -1 for none. */
function settingOf(walk: Walk, node: number): number {
	if (walk.kind(node) !== Kind.attribute_argument) return -1;
	return childOfKind(walk.tree, node, walk.kinds, Kind.assignment_expression);
}

/** What the arguments of a list are given. */
export function argumentsIn(walk: Walk, list: number): number[] {
	return namedChildren(walk, list)
		.filter((child) => walk.kind(child) === Kind.argument)
		.map((child) => argumentValue(walk, child));
}

/** The first expression in a node: `this` and `base` are tokens. */
export function expressionIn(walk: Walk, node: number): number {
	const { tree } = walk;
	if (node === -1) return -1;
	for (let child = node + 1; child < tree.after[node]; child = tree.after[child]) {
		const kind = walk.kind(child);
		if (kind === Kind['"this"'] || kind === Kind['"base"']) return child;
		if ((tree.flags[child] & (NodeFlag.named | NodeFlag.extra)) === NodeFlag.named) return child;
	}
	return -1;
}

/** `..xs` in a collection. */
export function isSpread(walk: Walk, value: number): boolean {
	return (
		value !== -1 &&
		walk.kind(value) === Kind.range_expression &&
		walk.text.startsWith('..', walk.tree.start[value])
	);
}
