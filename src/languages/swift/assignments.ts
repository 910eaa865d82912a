import { childByField, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { MAX_ITEMS, make, makeBinary, makeLiteral } from '../shared/lowering.ts';
import { Role } from '../shared/walk.ts';
import { memberName, operandOf } from './callees.ts';
import { compoundIn, topOf } from './operation-pieces.ts';
import { writtenBy } from './operations.ts';
import { Kind } from './syntax.ts';
import { READING, valueAt } from './values.ts';
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
	const given = valueAt(walk, right);
	const operator = walk.textOf(childByField(tree, node, fields.operator)).slice(0, -1);
	const value = operator === '' ? given : makeBinary(walk, node, operator, left, given);
	out.assign(left, value, tree.start[target]);
}

function assignParts(walk: Walk, left: number, right: number): void {
	const { tree, out } = walk;
	const values = walk.kind(right) === Kind.tuple_expression ? partsOf(walk, right) : null;
	const whole = values === null ? valueAt(walk, right) : -1;
	partsOf(walk, left).forEach((part, index) => {
		if (walk.textOf(part) === '_') return;
		const position = makeLiteral(walk, part, 'number', `${index}`);
		const value =
			values === null ? make(walk, part, 'index', null, whole, position) : valueAt(walk, values[index] ?? -1);
		out.assign(valueAt(walk, part), value === -1 ? make(walk, part, 'other') : value, tree.start[part]);
	});
}

/**
 * `x |= y`, which the grammar takes for an operator like others: `x |= a ? b : c` is a choice by `x |= a` for it. The
 * write is recorded when the whole has been walked.
 */
export function enterInfix(walk: Walk, node: number): void {
	const { tree } = walk;
	if (!compoundIn(walk, node)) return;
	const top = topOf(walk, node);
	if (top === node) walk.leaveLater(node);
	else if (tree.after[top] < tree.count) walk.arriveAt(tree.after[top], () => leaveInfix(walk, top));
}

export function leaveInfix(walk: Walk, node: number): void {
	const written = writtenBy(walk, node, READING);
	if (written !== null) walk.out.assign(written.target, written.value, walk.tree.start[node]);
}

/** `f(&x)` may give `x` a value. */
export function enterPrefix(walk: Walk, node: number): void {
	const { tree, fields, text } = walk;
	if (text[tree.start[node]] !== '&' || walk.kind(tree.parent[node]) !== Kind.value_argument) return;
	markTarget(walk, childByField(tree, node, fields.target), Role.readwrite);
}
