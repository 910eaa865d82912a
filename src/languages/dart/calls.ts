import { CallFlag, type CallVia } from '../../model/recorder.ts';
import { childByField, childOfKind, firstNamedChild, previousSibling } from '../../model/syntax-walk.ts';
import { type Callee, recordCall } from '../shared/calls.ts';
import { Role } from '../shared/walk.ts';
import { readArguments } from './arguments.ts';
import { Kind } from './syntax.ts';
import { markTest } from './tests.ts';
import { isSelector, runValue, withSelector } from './values.ts';
import type { Walk } from './walk.ts';

/** The sibling before, past comments. */
function before(walk: Walk, node: number): number {
	let at = previousSibling(walk.tree, node);
	while (walk.kind(at) === Kind.comment) at = previousSibling(walk.tree, at);
	return at;
}

/** The node that the chain of a selector begins with. */
function chainStart(walk: Walk, selector: number): number {
	const known = walk.chainStarts.get(selector);
	if (known !== undefined) return known;
	const previous = before(walk, selector);
	const start =
		walk.chainStarts.get(previous) ??
		(isSelector(walk.kind(previous)) ? chainStart(walk, previous) : previous);
	walk.chainStarts.set(selector, start);
	return start;
}

/** The member that a selector asks for; -1 for an index, arguments and `!`. */
function memberName(walk: Walk, selector: number): number {
	const { tree, kinds } = walk;
	let at = selector;
	if (walk.kind(at) === Kind.selector) at = firstNamedChild(tree, at);
	const kind = walk.kind(at);
	const isMember =
		kind === Kind.unconditional_assignable_selector ||
		kind === Kind.conditional_assignable_selector ||
		kind === Kind.cascade_selector;
	return isMember ? childOfKind(tree, at, kinds, Kind.identifier) : -1;
}

function isOptional(walk: Walk, selector: number): boolean {
	const at = walk.kind(selector) === Kind.selector ? firstNamedChild(walk.tree, selector) : selector;
	return walk.kind(at) === Kind.conditional_assignable_selector;
}

/** `(a) => a..b(1)`: what the arguments seem to call is in the function, which the grammar ends too early. */
function isArrow(walk: Walk, start: number): boolean {
	if (walk.kind(start) !== Kind.function_expression) return false;
	const body = childOfKind(walk.tree, start, walk.kinds, Kind.function_expression_body);
	return body !== -1 && walk.text.startsWith('=>', walk.tree.start[body]);
}

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
			value: isArrow(walk, start)
				? walk.out.value('other', null, -1, -1)
				: runValue(walk, start, 0, selector),
		},
		isOptional: hasReceiver && isOptional(walk, previous),
	};
}

/** `.b`, `[0]`, `(1)` behind an expression. */
export function enterSelector(walk: Walk, node: number): void {
	if (childOfKind(walk.tree, node, walk.kinds, Kind.argument_part) === -1) return;
	const callee = calledName(walk, node);
	const list = argumentsOf(walk, node);
	if (chainStart(walk, node) === callee) markTest(walk, callee, list);
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
	const { tree, kinds } = walk;
	const part =
		walk.kind(selector) === Kind.argument_part
			? selector
			: childOfKind(tree, selector, kinds, Kind.argument_part);
	return childOfKind(tree, part, kinds, Kind.arguments);
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
	if (walk.kind(tree.parent[node]) === Kind.await_expression) read.flags |= CallFlag.awaited;
	const place = { start: found.callee.start, end: tree.end[node] };
	recordCall(walk, node, viaOf(walk.textOf(found.callee.name)), place, found.callee, read);
}

/** Arguments in a cascade: `a..b(1)`; those of enum constants and others are told elsewhere. */
export function enterArgumentPart(walk: Walk, node: number): void {
	const kind = walk.kind(walk.tree.parent[node]);
	if (kind === Kind.enum_constant) {
		walk.leaveLater(node);
		return;
	}
	if (kind !== Kind.cascade_section) return;
	walk.leaveLater(node);
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
	const value = cascadeValue(walk, around, node, runValue(walk, target, 0, around));
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

/** `..b.c` of what the cascade is about. */
function cascadeValue(walk: Walk, section: number, until: number, target: number): number {
	const { tree, kinds, out } = walk;
	let value = target;
	for (let child = section + 1; child < until; child = tree.after[child]) {
		const kind = walk.kind(child);
		if (kind === Kind.cascade_selector) {
			const name = childOfKind(tree, child, kinds, Kind.identifier);
			if (name !== -1) value = out.value('member', walk.textOf(name), value, -1);
		} else if (isSelector(kind)) value = withSelector(walk, value, child);
	}
	return value;
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

/** The names of `new a.B<C>.named(1)`, in order. */
function createdNames(walk: Walk, node: number): number[] {
	const { tree } = walk;
	const names: number[] = [];
	for (let child = node + 1; child < tree.after[node]; child = tree.after[child]) {
		const kind = walk.kind(child);
		if (kind === Kind.arguments) break;
		if (kind === Kind.type_identifier || kind === Kind.identifier) names.push(child);
	}
	return names;
}

export function enterCreation(walk: Walk, node: number): void {
	const names = createdNames(walk, node);
	if (names.length === 0) return;
	walk.setRole(names[names.length - 1], Role.called);
	walk.leaveLater(node);
}

/** `new Foo(1)`, `const Foo.named(1)`. */
export function leaveCreation(walk: Walk, node: number): void {
	const { tree, out } = walk;
	const names = createdNames(walk, node);
	const name = names[names.length - 1];
	const first = names[0];
	let value = out.value('name', walk.textOf(first), -1, -1);
	for (const part of names.slice(1)) value = out.value('member', walk.textOf(part), value, -1);
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
			value,
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
	const { tree, fields, out } = walk;
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
			value: out.value('name', walk.textOf(name), -1, -1),
		},
		readArguments(walk, childOfKind(tree, node, walk.kinds, Kind.arguments)),
	);
}
