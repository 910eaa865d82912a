import { CallFlag, type CallVia } from '../../model/recorder.ts';
import { childByField, childOfKind } from '../../model/syntax-walk.ts';
import { type Callee, recordCall } from '../shared/calls.ts';
import { make } from '../shared/lowering.ts';
import { Role } from '../shared/walk.ts';
import { readArguments } from './arguments.ts';
import { hiddenThrow } from './operations.ts';
import { argumentPart, before, chainStart, isOptional, memberName } from './runs.ts';
import { Kind } from './syntax.ts';
import { markTest } from './tests.ts';
import { cascadeValue, isArrow, namesIn, pathValue, valueBefore } from './values.ts';
import type { Walk } from './walk.ts';

/** What is called by the arguments in `selector`. */
function calleeOf(walk: Walk, selector: number): { callee: Callee; isOptional: boolean } {
	const { tree } = walk;
	const start = chainStart(walk, selector);
	const previous = before(walk, selector);
	const name = calledName(walk, selector);
	const hasReceiver = previous !== start && name !== -1;
	return {
		callee: {
			start: tree.start[start],
			end: tree.end[previous],
			name,
			receiverStart: hasReceiver ? tree.start[start] : -1,
			receiverEnd: hasReceiver ? tree.end[before(walk, previous)] : -1,
			value: isArrow(walk, start) ? make(walk, start, 'other') : valueBefore(walk, start, selector),
		},
		isOptional: hasReceiver && isOptional(walk, previous),
	};
}

/** `.b`, `[0]`, `(1)` behind an expression. */
export function enterSelector(walk: Walk, node: number): void {
	if (argumentPart(walk, node) === -1) return;
	const callee = calledName(walk, node);
	if (chainStart(walk, node) === callee) markTest(walk, callee, argumentsOf(walk, node));
	walk.leaveLater(node);
}

/** The name that the arguments in `selector` call; -1 for none. */
function calledName(walk: Walk, selector: number): number {
	const previous = before(walk, selector);
	const start = chainStart(walk, selector);
	if (previous !== start) return memberName(walk, previous);
	if (walk.kind(start) === Kind.identifier) return start;
	if (walk.kind(start) !== Kind.dot_shorthand) return -1;
	return childOfKind(walk.tree, start, walk.kinds, Kind.identifier);
}

function argumentsOf(walk: Walk, selector: number): number {
	return childOfKind(walk.tree, argumentPart(walk, selector), walk.kinds, Kind.arguments);
}

/** A type is called to make one of it. */
function viaOf(name: string): CallVia {
	if (name === 'new') return 'new';
	return /^_?[A-Z]/.test(name) && !/^[A-Z\d_]{2,}$/.test(name) ? 'new' : 'call';
}

/** Recorded when its arguments are: calls inside come first. */
export function leaveSelector(walk: Walk, node: number): void {
	const { tree } = walk;
	const found = calleeOf(walk, node);
	const read = readArguments(walk, argumentsOf(walk, node));
	if (found.isOptional) read.flags |= CallFlag.optional;
	const around = tree.parent[node];
	if (walk.kind(around) === Kind.await_expression && hiddenThrow(walk, around) === -1)
		read.flags |= CallFlag.awaited;
	const place = { start: found.callee.start, end: tree.end[node] };
	recordCall(walk, node, viaOf(walk.textOf(found.callee.name)), place, found.callee, read);
}

/** Arguments in a cascade: `a..b(1)`; those of enum constants and others are told elsewhere. */
export function enterArgumentPart(walk: Walk, node: number): void {
	const kind = walk.kind(walk.tree.parent[node]);
	if (kind === Kind.enum_constant || kind === Kind.cascade_section) walk.leaveLater(node);
}

export function leaveArgumentPart(walk: Walk, node: number): void {
	const { tree } = walk;
	const around = tree.parent[node];
	const read = readArguments(walk, argumentsOf(walk, node));
	if (walk.kind(around) === Kind.enum_constant) {
		constantMade(walk, node, around, read);
		return;
	}
	const previous = before(walk, node);
	const name = memberName(walk, previous);
	const target = chainStart(walk, around);
	const isFirst = walk.kind(previous) === Kind.cascade_selector;
	const start = isFirst ? tree.start[target] : tree.start[around];
	if (isOptional(walk, previous)) read.flags |= CallFlag.optional;
	const value = cascadeValue(walk, around, node);
	const end = tree.end[before(walk, isFirst ? around : previous)];
	recordCall(
		walk,
		node,
		'call',
		{ start: tree.start[around], end: tree.end[node] },
		{
			start: tree.start[around],
			end: tree.end[previous],
			name,
			receiverStart: name === -1 ? -1 : start,
			receiverEnd: name === -1 ? -1 : end,
			value,
		},
		read,
	);
}

/** `one(1)` of an enum makes one of it. */
function constantMade(
	walk: Walk,
	node: number,
	constant: number,
	read: ReturnType<typeof readArguments>,
): void {
	const { tree, fields, out } = walk;
	const name = childByField(tree, constant, fields.name);
	const { owner } = walk;
	if (owner === undefined || name === -1) return;
	recordCall(
		walk,
		node,
		'new',
		{ start: tree.start[name], end: tree.end[node] },
		{
			start: tree.start[name],
			end: tree.end[name],
			name: -1,
			receiverStart: -1,
			receiverEnd: -1,
			value: out.value('chunk', null, owner.chunk, -1),
		},
		read,
	);
}

export function enterCreation(walk: Walk, node: number): void {
	const names = namesIn(walk, node);
	if (names.length === 0) return;
	walk.setRole(names[names.length - 1], Role.called);
	walk.leaveLater(node);
}

/** `new Foo(1)`, `const Foo.named(1)`. */
export function leaveCreation(walk: Walk, node: number): void {
	const { tree } = walk;
	const names = namesIn(walk, node);
	const name = names[names.length - 1];
	const first = names[0];
	const list = childOfKind(tree, node, walk.kinds, Kind.arguments);
	recordCall(
		walk,
		node,
		'new',
		{ start: tree.start[node], end: tree.end[node] },
		{
			start: tree.start[first],
			end: tree.end[name],
			name,
			receiverStart: names.length > 1 ? tree.start[first] : -1,
			receiverEnd: names.length > 1 ? tree.end[names[names.length - 2]] : -1,
			value: pathValue(walk, names),
		},
		readArguments(walk, list),
	);
}

/** An annotation is told as the use of a decorator. */
export function enterAnnotation(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	walk.setRole(annotationName(walk, childByField(tree, node, fields.name)), Role.called);
	walk.leaveLater(node);
}

/** `C` of `@a.C`. */
function annotationName(walk: Walk, written: number): number {
	const { tree } = walk;
	if (walk.kind(written) === Kind.identifier || written === -1) return written;
	let last = -1;
	for (let at = written + 1; at < tree.after[written]; at++) {
		if (walk.kind(at) === Kind.identifier || walk.kind(at) === Kind.type_identifier) last = at;
	}
	return last;
}

export function leaveAnnotation(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const written = childByField(tree, node, fields.name);
	const name = annotationName(walk, written);
	if (name === -1) return;
	const start = tree.start[written];
	const isQualified = tree.start[name] !== start;
	recordCall(
		walk,
		node,
		'decorator',
		{ start: tree.start[node], end: tree.end[node] },
		{
			start,
			end: tree.end[name],
			name,
			receiverStart: isQualified ? start : -1,
			receiverEnd: isQualified ? tree.start[name] - 1 : -1,
			value: make(walk, name, 'name', walk.textOf(name)),
		},
		readArguments(walk, childOfKind(tree, node, walk.kinds, Kind.arguments)),
	);
}
