import { childByField, childOfKind } from '../../model/syntax-walk.ts';
import { recordCall } from '../shared/calls.ts';
import { make } from '../shared/lowering.ts';
import { nextWritten, Role } from '../shared/walk.ts';
import { readArguments } from './arguments.ts';
import { before, innerOf, memberName } from './runs.ts';
import { Kind } from './syntax.ts';
import { assignedValue, cascadeValue, compound, runValue, steppedValue } from './values.ts';
import type { Walk } from './walk.ts';

/** The name that an assignment gives a value; -1 for an item. In `a.b = 1` the name `a` is only read. */
function targetName(walk: Walk, target: number): number {
	const { tree, kinds } = walk;
	let last = -1;
	for (let child = target + 1; child < tree.after[target]; child = tree.after[child]) {
		const kind = walk.kind(child);
		if (kind === Kind.identifier) last = child;
		else if (kind !== Kind.comment) {
			last = childOfKind(tree, innerOf(walk, child), kinds, Kind.identifier);
		}
	}
	return last;
}

export function enterAssignment(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const left = childByField(tree, node, fields.left);
	if (left !== -1) walk.setRole(targetName(walk, left), isPlain(walk, node) ? Role.write : Role.readwrite);
	walk.leaveLater(node);
}

function isPlain(walk: Walk, node: number): boolean {
	return walk.textOf(childByField(walk.tree, node, walk.fields.operator)) === '=';
}

export function leaveAssignment(walk: Walk, node: number): void {
	const { tree, fields, out } = walk;
	const left = childByField(tree, node, fields.left);
	if (left === -1) return;
	const target = runValue(walk, left);
	out.assign(target, assignedValue(walk, node, target), tree.start[left]);
}

/** `x++`, `--x`: not `!x`. */
export function enterUpdate(walk: Walk, node: number): void {
	const target = childOfKind(walk.tree, node, walk.kinds, Kind.assignable_expression);
	if (target === -1) return;
	walk.setRole(targetName(walk, target), Role.readwrite);
	walk.leaveLater(node);
}

export function leaveUpdate(walk: Walk, node: number): void {
	const target = childOfKind(walk.tree, node, walk.kinds, Kind.assignable_expression);
	const value = runValue(walk, target);
	walk.out.assign(value, steppedValue(walk, node, value), walk.tree.start[target]);
}

/** The sign of `..c = 2` and `..c += 2`; -1 for a section that writes nothing. */
function signIn(walk: Walk, section: number): number {
	const { tree } = walk;
	for (let child = section + 2; child < tree.after[section]; child = tree.after[child]) {
		const isSign = tree.namedKinds[tree.kind[child]] === 0;
		if (isSign && tree.end[child] - tree.start[child] < 5 && walk.text[tree.end[child] - 1] === '=')
			return child;
	}
	return -1;
}

/** `..c = 2` gives a member of what the cascade is about a value. */
export function enterCascade(walk: Walk, node: number): void {
	const sign = signIn(walk, node);
	if (sign === -1) return;
	const name = memberName(walk, before(walk, sign));
	walk.setRole(name, walk.textOf(sign) === '=' ? Role.write : Role.readwrite);
	walk.leaveLater(node);
}

export function leaveCascade(walk: Walk, node: number): void {
	const sign = signIn(walk, node);
	const target = cascadeValue(walk, node, sign);
	const given = runValue(walk, nextWritten(walk, sign));
	walk.out.assign(target, compound(walk, node, walk.textOf(sign), target, given), walk.tree.start[node]);
}

/** `x = y` of a constructor's initialisers. */
export function enterFieldInitializer(walk: Walk, node: number): void {
	walk.setRole(childOfKind(walk.tree, node, walk.kinds, Kind.identifier), Role.write);
	walk.leaveLater(node);
}

export function leaveFieldInitializer(walk: Walk, node: number): void {
	const { tree, out, kinds } = walk;
	const name = childOfKind(tree, node, kinds, Kind.identifier);
	if (name === -1) return;
	const value = runValue(walk, nextWritten(walk, childOfKind(tree, node, kinds, Kind['"="'])));
	out.assign(
		make(walk, name, 'member', walk.textOf(name), make(walk, name, 'this')),
		value,
		tree.start[name],
	);
}

/** `: super.named(1)` and `: this.named(1)`. */
export function enterConstructorCall(walk: Walk, node: number): void {
	const { tree, kinds } = walk;
	if (childOfKind(tree, node, kinds, Kind.arguments) === -1) return;
	walk.setRole(constructorName(walk, node), Role.called);
	walk.leaveLater(node);
}

function constructorName(walk: Walk, node: number): number {
	const { tree, kinds } = walk;
	const direct = childOfKind(tree, node, kinds, Kind.identifier);
	if (direct !== -1) return direct;
	return childOfKind(tree, childOfKind(tree, node, kinds, Kind.qualified), kinds, Kind.identifier);
}

export function leaveConstructorCall(walk: Walk, node: number): void {
	const { tree, kinds } = walk;
	const list = childOfKind(tree, node, kinds, Kind.arguments);
	const parent = childOfKind(tree, node, kinds, Kind.super);
	const word = parent === -1 ? childOfKind(tree, node, kinds, Kind.this) : parent;
	if (word === -1) return;
	const name = constructorName(walk, node);
	const object = make(walk, word, parent === -1 ? 'this' : 'super');
	const start = tree.start[word];
	recordCall(
		walk,
		node,
		parent === -1 ? 'call' : 'super',
		{ start, end: tree.end[list] },
		{
			start,
			end: tree.end[name === -1 ? word : name],
			name: name === -1 ? word : name,
			receiverStart: name === -1 ? -1 : start,
			receiverEnd: name === -1 ? -1 : tree.end[word],
			value: name === -1 ? object : make(walk, name, 'member', walk.textOf(name), object),
		},
		readArguments(walk, list),
	);
}
