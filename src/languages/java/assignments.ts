import { childByField, firstNamedChild } from '../../model/syntax-walk.ts';
import { Role } from '../shared/walk.ts';
import { Kind } from './syntax.ts';
import { assignedValue, steppedValue, valueAt } from './values.ts';
import type { Walk } from './walk.ts';

/** In `a.b = 1` and `a[0] = 1` the name `a` is only read. */
export function enterAssignment(walk: Walk, node: number): void {
	const left = childByField(walk.tree, node, walk.fields.left);
	if (left === -1) return;
	markTarget(walk, left, isPlain(walk, node) ? Role.write : Role.readwrite);
	walk.leaveLater(node);
}

function markTarget(walk: Walk, target: number, role: number): void {
	const kind = walk.kind(target);
	if (kind === Kind.identifier || kind === Kind.field_access) walk.setRole(target, role);
}

/** `=`, and not `+=`. */
function isPlain(walk: Walk, assignment: number): boolean {
	const { tree, fields } = walk;
	const operator = childByField(tree, assignment, fields.operator);
	return operator !== -1 && tree.end[operator] - tree.start[operator] === 1;
}

export function leaveAssignment(walk: Walk, node: number): void {
	const { tree, fields, out } = walk;
	const left = childByField(tree, node, fields.left);
	const target = valueAt(walk, left);
	out.assign(target, assignedValue(walk, node, target), tree.start[left]);
}

/** `x++` and `--x`. */
export function enterUpdate(walk: Walk, node: number): void {
	const operand = firstNamedChild(walk.tree, node);
	if (operand === -1) return;
	markTarget(walk, operand, Role.readwrite);
	walk.leaveLater(node);
}

export function leaveUpdate(walk: Walk, node: number): void {
	const { tree, out } = walk;
	const operand = firstNamedChild(tree, node);
	const target = valueAt(walk, operand);
	out.assign(target, steppedValue(walk, node, target), tree.start[operand]);
}
