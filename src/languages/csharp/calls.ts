import { CallFlag } from '../../model/recorder.ts';
import { childByField, childOfKind, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { type Callee, recordCall } from '../shared/calls.ts';
import { make } from '../shared/lowering.ts';
import { Role } from '../shared/walk.ts';
import { readArguments } from './arguments.ts';
import { assignInitialisers } from './initialisers.ts';
import { Kind } from './syntax.ts';
import { lastTypeName } from './types-written.ts';
import { valueAt } from './values.ts';
import type { Walk } from './walk.ts';

/** The function of a call, taken apart: nodes, -1 for none. */
interface Parts {
	/** The identifier. */
	name: number;
	object: number;
	isOptional: boolean;
}

function partsOf(walk: Walk, callee: number): Parts {
	const { tree, fields } = walk;
	switch (walk.kind(callee)) {
		case Kind.identifier:
		case Kind.generic_name:
			return { name: plainName(walk, callee), object: -1, isOptional: false };
		case Kind.member_access_expression:
			return {
				name: plainName(walk, childByField(tree, callee, fields.name)),
				object: childByField(tree, callee, fields.expression),
				isOptional: false,
			};
		case Kind.conditional_access_expression: {
			const object = childByField(tree, callee, fields.condition);
			const binding = nextNamedSibling(tree, object);
			const isMember = walk.kind(binding) === Kind.member_binding_expression;
			const name = isMember ? plainName(walk, childByField(tree, binding, fields.name)) : -1;
			return { name, object, isOptional: true };
		}
		case Kind.alias_qualified_name:
			return {
				name: plainName(walk, childByField(tree, callee, fields.name)),
				object: childByField(tree, callee, fields.alias),
				isOptional: false,
			};
		default:
			return { name: -1, object: -1, isOptional: false };
	}
}

/** The identifier of `Name` or `Name<T>`. */
function plainName(walk: Walk, node: number): number {
	const name = walk.kind(node) === Kind.generic_name ? firstNamedChild(walk.tree, node) : node;
	return walk.kind(name) === Kind.identifier && !walk.isEmpty(name) ? name : -1;
}

/** `nameof(x)` is an operator: what is in it is only named. */
export function enterInvocation(walk: Walk, node: number): void {
	if (walk.role(node) === Role.none) return;
	const callee = childByField(walk.tree, node, walk.fields.function);
	const { name, object } = partsOf(walk, callee);
	if (object === -1 && name !== -1 && walk.textOf(name) === 'nameof') {
		walk.setRole(name, Role.none);
		return;
	}
	walk.setRole(name, Role.called);
	walk.leaveLater(node);
}

/** Recorded when its arguments are: calls inside come first. */
export function leaveInvocation(walk: Walk, node: number): void {
	const { tree, fields, out } = walk;
	const callee = childByField(tree, node, fields.function);
	if (callee === -1) return;
	const { name, object, isOptional } = partsOf(walk, callee);
	// The grammar reads `await a?.B()` as a call of what `await a` gives.
	const isMisread = walk.kind(object) === Kind.await_expression && isOptional;
	const receiver = isMisread ? firstNamedChild(tree, object) : object;
	const start = tree.start[receiver === -1 ? node : receiver];
	const read = readArguments(walk, childByField(tree, node, fields.arguments));
	if (isOptional) read.flags |= CallFlag.optional;
	if (isMisread || isAwaited(walk, node)) read.flags |= CallFlag.awaited;
	recordCall(
		walk,
		node,
		'call',
		{ start, end: tree.end[node] },
		{
			start,
			end: tree.end[callee],
			name,
			receiverStart: receiver === -1 ? -1 : start,
			receiverEnd: receiver === -1 ? -1 : tree.end[receiver],
			value:
				name === -1 || object === -1
					? valueAt(walk, callee)
					: out.value('member', walk.textOf(name), valueAt(walk, receiver), -1, start, tree.end[callee]),
		},
		read,
	);
}

function isAwaited(walk: Walk, node: number): boolean {
	let around = walk.tree.parent[node];
	while (walk.kind(around) === Kind.parenthesized_expression) around = walk.tree.parent[around];
	return walk.kind(around) === Kind.await_expression;
}

export function enterCreation(walk: Walk, node: number): void {
	walk.setRole(lastTypeName(walk, childByField(walk.tree, node, walk.fields.type)), Role.called);
	walk.leaveLater(node);
}

/** `new A.B<C>(x) { D = 1 }`: type arguments are no part of the callee. */
export function leaveCreation(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const type = childByField(tree, node, fields.type);
	if (type === -1) return;
	const name = lastTypeName(walk, type);
	const callee = typeCallee(walk, type, name);
	const list = childOfKind(tree, node, walk.kinds, Kind.argument_list);
	const place = { start: tree.start[node], end: tree.end[node] };
	const call = recordCall(walk, node, 'new', place, callee, readArguments(walk, list));
	assignInitialisers(walk, childOfKind(tree, node, walk.kinds, Kind.initializer_expression), call);
}

function typeCallee(walk: Walk, type: number, name: number): Callee {
	const { tree } = walk;
	const start = tree.start[type];
	const isQualified = name !== -1 && tree.start[name] !== start;
	return {
		start,
		end: tree.end[name === -1 ? type : name],
		name,
		receiverStart: isQualified ? start : -1,
		receiverEnd: isQualified ? beforeDot(walk, tree.start[name]) : -1,
		value: valueAt(walk, type),
	};
}

function beforeDot({ text }: Walk, offset: number): number {
	let end = offset;
	while (end > 0 && /[\s.:]/.test(text[end - 1])) end--;
	return end;
}

/** `new(x)` is of the type that is declared beside it, where one is. */
export function leaveImplicitCreation(walk: Walk, node: number): void {
	const { tree } = walk;
	const start = tree.start[node];
	const list = childOfKind(tree, node, walk.kinds, Kind.argument_list);
	const keyword = node + 1;
	const call = recordCall(
		walk,
		node,
		'new',
		{ start, end: tree.end[node] },
		{
			start,
			end: tree.end[keyword],
			name: -1,
			receiverStart: -1,
			receiverEnd: -1,
			value: valueAt(walk, declaredType(walk, node)),
		},
		readArguments(walk, list),
	);
	assignInitialisers(walk, childOfKind(tree, node, walk.kinds, Kind.initializer_expression), call);
}

function declaredType(walk: Walk, creation: number): number {
	const { tree, fields } = walk;
	const around = tree.parent[creation];
	switch (walk.kind(around)) {
		case Kind.variable_declarator:
			return childByField(tree, tree.parent[around], fields.type);
		case Kind.property_declaration:
			return childByField(tree, around, fields.type);
		default:
			return -1;
	}
}

/** `: this(…)` and `: base(…)`: another constructor of this class, or that of its parent. */
export function leaveConstructorCall(walk: Walk, node: number): void {
	const { tree } = walk;
	const base = childOfKind(tree, node, walk.kinds, Kind['"base"']);
	const name = base === -1 ? childOfKind(tree, node, walk.kinds, Kind['"this"']) : base;
	const list = childOfKind(tree, node, walk.kinds, Kind.argument_list);
	if (name === -1 || list === -1) return;
	const start = tree.start[name];
	recordCall(
		walk,
		node,
		base === -1 ? 'call' : 'super',
		{ start, end: tree.end[list] },
		{
			start,
			end: tree.end[name],
			name,
			receiverStart: -1,
			receiverEnd: -1,
			value: make(walk, name, base === -1 ? 'this' : 'super'),
		},
		readArguments(walk, list),
	);
}

/** An attribute is told as the use of a decorator. */
export function enterAttribute(walk: Walk, node: number): void {
	walk.setRole(lastTypeName(walk, childByField(walk.tree, node, walk.fields.name)), Role.called);
	walk.leaveLater(node);
}

export function leaveAttribute(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const written = childByField(tree, node, fields.name);
	const name = lastTypeName(walk, written);
	if (name === -1) return;
	const place = { start: tree.start[node], end: tree.end[node] };
	const list = childOfKind(tree, node, walk.kinds, Kind.argument_list);
	recordCall(walk, node, 'decorator', place, typeCallee(walk, written, name), readArguments(walk, list));
}
