import { childByField, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { MAX_ITEMS, other } from '../shared/values.ts';
import { Role } from '../shared/walk.ts';
import { memberName, operandOf } from './callees.ts';
import { Kind } from './syntax.ts';
import { valueAt } from './values.ts';
import type { Walk } from './walk.ts';

/** In `a.b = 1` and `a[0] = 1` the name `a` is only read. */
export function enterAssignment(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const target = firstNamedChild(tree, childByField(tree, node, fields.target));
	const role = isPlain(walk, node) ? Role.write : Role.readwrite;
	for (const part of partsOf(walk, target)) markTarget(walk, part, role);
	walk.leaveLater(node);
}

function markTarget(walk: Walk, target: number, role: number): void {
	switch (walk.kind(target)) {
		case Kind.simple_identifier:
			walk.setRole(target, role);
			break;
		case Kind.navigation_expression:
			walk.setRole(memberName(walk, target), role);
			break;
		case Kind.postfix_expression:
			markTarget(walk, operandOf(walk, target + 1), role);
	}
}

/** The items of `(a, b.c) = …`, else the target itself. */
function partsOf(walk: Walk, target: number): number[] {
	const { tree, fields } = walk;
	if (walk.kind(target) !== Kind.tuple_expression) return [target];
	const parts: number[] = [];
	let child = firstNamedChild(tree, target);
	for (; child !== -1 && parts.length < MAX_ITEMS; child = nextNamedSibling(tree, child)) {
		if (tree.field[child] !== fields.name) parts.push(child);
	}
	return parts;
}

/** `=`, and not `+=`. */
function isPlain(walk: Walk, assignment: number): boolean {
	return walk.textOf(childByField(walk.tree, assignment, walk.fields.operator)) === '=';
}

/** What `x += y` gives is not followed, but that `x` changed is. */
export function leaveAssignment(walk: Walk, node: number): void {
	const { tree, fields, out } = walk;
	const target = firstNamedChild(tree, childByField(tree, node, fields.target));
	if (target === -1) return;
	const right = childByField(tree, node, fields.result);
	if (walk.kind(target) === Kind.tuple_expression) {
		assignParts(walk, target, right);
		return;
	}
	if (walk.textOf(target) === '_') return;
	const left = valueAt(walk, target);
	const value = valueAt(walk, right);
	out.assign(left, isPlain(walk, node) ? value : out.value('either', null, left, value), tree.start[target]);
}

function assignParts(walk: Walk, left: number, right: number): void {
	const { tree, out } = walk;
	const values = walk.kind(right) === Kind.tuple_expression ? partsOf(walk, right) : null;
	const whole = values === null ? valueAt(walk, right) : -1;
	partsOf(walk, left).forEach((part, index) => {
		if (walk.textOf(part) === '_') return;
		const position = out.value('literal', 'number', -1, -1);
		const value =
			values === null ? out.value('index', null, whole, position) : valueAt(walk, values[index] ?? -1);
		out.assign(valueAt(walk, part), value === -1 ? other(walk) : value, tree.start[part]);
	});
}

/** `f(&x)` may give `x` a value. */
export function enterPrefix(walk: Walk, node: number): void {
	const { tree, fields, text } = walk;
	if (text[tree.start[node]] !== '&' || walk.kind(tree.parent[node]) !== Kind.value_argument) return;
	markTarget(walk, childByField(tree, node, fields.target), Role.readwrite);
}
