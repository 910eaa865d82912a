import { childByField } from '../../../model/syntax-walk.ts';
import { make } from '../lowering.ts';
import { Kind } from './syntax.ts';
import { assignmentAt, targetAt, updateAt } from './values.ts';
import { Role, type Walk } from './walk.ts';

/** In `a.b = 1`, `a[0] = 1` and `*a = 1` the name `a` is only read. */
export function enterAssignment(walk: Walk, node: number): void {
	const left = childByField(walk.tree, node, walk.fields.left);
	if (left === -1) return;
	markTarget(walk, left, isPlain(walk, node) ? Role.write : Role.readwrite);
	walk.leaveLater(node);
}

function markTarget(walk: Walk, target: number, role: number): void {
	let at = target;
	while (walk.kind(at) === Kind.parenthesized_expression) at++;
	const kind = walk.kind(at);
	if (kind === Kind.qualified_identifier) markQualified(walk, at, role);
	else if (kind === Kind.identifier || kind === Kind.field_expression) walk.setRole(at, role);
}

/** The last name of `a::b::c`. */
export function markQualified(walk: Walk, node: number, role: number): void {
	const { tree, fields } = walk;
	let at = node;
	for (;;) {
		const kind = walk.kind(at);
		if (kind !== Kind.qualified_identifier && kind !== Kind.template_function && kind !== Kind.template_type)
			break;
		const name = childByField(tree, at, fields.name);
		if (name === -1) break;
		at = name;
	}
	walk.setRole(at, role);
}

/** `=`, and not `+=`. */
function isPlain(walk: Walk, assignment: number): boolean {
	const { tree, fields } = walk;
	const operator = childByField(tree, assignment, fields.operator);
	return operator === -1 || tree.end[operator] - tree.start[operator] === 1;
}

export function leaveAssignment(walk: Walk, node: number): void {
	const { target, value } = assignmentAt(walk, node);
	walk.out.assign(target, value, walk.tree.start[childByField(walk.tree, node, walk.fields.left)]);
}

/** `x++` and `--x`. */
export function enterUpdate(walk: Walk, node: number): void {
	const operand = childByField(walk.tree, node, walk.fields.argument);
	if (operand === -1) return;
	markTarget(walk, operand, Role.readwrite);
	walk.leaveLater(node);
}

export function leaveUpdate(walk: Walk, node: number): void {
	const { target, value } = updateAt(walk, node);
	walk.out.assign(target, value, walk.tree.start[childByField(walk.tree, node, walk.fields.argument)]);
}

/** `asm("…" : "=r"(x))` writes `x`. */
export function enterOutputOperand(walk: Walk, node: number): void {
	const value = childByField(walk.tree, node, walk.fields.value);
	if (value === -1) return;
	if (walk.kind(value) === Kind.identifier) walk.setRole(value, Role.write);
	walk.leaveLater(node);
}

export function leaveOutputOperand(walk: Walk, node: number): void {
	const value = childByField(walk.tree, node, walk.fields.value);
	walk.out.assign(targetAt(walk, value), make(walk, node, 'other'), walk.tree.start[value]);
}
