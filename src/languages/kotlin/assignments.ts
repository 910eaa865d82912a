import { childOfKind, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { make } from '../shared/lowering.ts';
import { nextWritten, Role } from '../shared/walk.ts';
import { memberName } from './callees.ts';
import { Kind } from './syntax.ts';
import { assignedValue, steppedValue, valueAt } from './values.ts';
import type { Walk } from './walk.ts';

/** In `a.b = 1` and `a[0] = 1` the name `a` is only read. */
export function enterAssignment(walk: Walk, node: number): void {
	const { tree } = walk;
	markTarget(walk, firstNamedChild(tree, node), isPlain(walk, node) ? Role.write : Role.readwrite);
	walk.leaveLater(node);
}

function markTarget(walk: Walk, target: number, role: number): void {
	const { tree, kinds } = walk;
	switch (walk.kind(target)) {
		case Kind.simple_identifier:
			walk.setRole(target, role);
			break;
		case Kind.navigation_expression:
			walk.setRole(memberName(walk, target), role);
			break;
		case Kind.parenthesized_expression:
			markTarget(walk, firstNamedChild(tree, target), role);
			break;
		case Kind.directly_assignable_expression: {
			let last = -1;
			for (let child = target + 1; child < tree.after[target]; child = tree.after[child]) last = child;
			if (walk.kind(last) === Kind.navigation_suffix)
				walk.setRole(childOfKind(tree, last, kinds, Kind.simple_identifier), role);
			else markTarget(walk, last, role);
		}
	}
}

/** The sign, which stands behind what is assigned to. */
function signOf(walk: Walk, node: number): number {
	return nextWritten(walk, firstNamedChild(walk.tree, node));
}

/** `=`, and not `+=`. */
function isPlain(walk: Walk, node: number): boolean {
	const sign = signOf(walk, node);
	return sign !== -1 && walk.textOf(sign).trim() === '=';
}

export function leaveAssignment(walk: Walk, node: number): void {
	const { tree, out } = walk;
	const target = firstNamedChild(tree, node);
	const sign = signOf(walk, node);
	if (target === -1 || sign === -1) return;
	const left = valueAt(walk, target);
	const value = valueAt(walk, nextWritten(walk, sign));
	const given = value === -1 ? make(walk, node, 'other') : value;
	out.assign(left, assignedValue(walk, node, sign, left, given), tree.start[target]);
}

/** `x++` and `--x` */
export function enterStep(walk: Walk, node: number): void {
	if (stepped(walk, node) === -1) return;
	markTarget(walk, stepped(walk, node), Role.readwrite);
	walk.leaveLater(node);
}

function stepped(walk: Walk, node: number): number {
	const { tree, kinds } = walk;
	const isStep =
		childOfKind(tree, node, kinds, Kind['"++"']) !== -1 ||
		childOfKind(tree, node, kinds, Kind['"--"']) !== -1;
	if (!isStep) return -1;
	const first = firstNamedChild(tree, node);
	return walk.kind(first) === Kind.label ? nextNamedSibling(tree, first) : first;
}

export function leaveStep(walk: Walk, node: number): void {
	const target = stepped(walk, node);
	const value = valueAt(walk, target);
	walk.out.assign(value, steppedValue(walk, node, value), walk.tree.start[target]);
}
