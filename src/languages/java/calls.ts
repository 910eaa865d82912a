import type { CallVia } from '../../model/recorder.ts';
import { childByField, childOfKind, firstNamedChild } from '../../model/syntax-walk.ts';
import { make } from '../shared/lowering.ts';
import { Role } from '../shared/walk.ts';
import { readArguments } from './arguments.ts';
import { clipped, identifiersIn } from './strings.ts';
import { Kind } from './syntax.ts';
import { lastTypeName } from './type-text.ts';
import { receiverValue, superAfter, valueAt } from './values.ts';
import type { Walk } from './walk.ts';

const MAX_CALLEE = 200;

/** What is called, as written: offsets, -1 where there is nothing. */
interface Callee {
	start: number;
	end: number;
	/** The name token, a node. */
	name: number;
	receiverStart: number;
	receiverEnd: number;
	value: number;
}

export function enterInvocation(walk: Walk, node: number): void {
	if (walk.role(node) !== Role.none) walk.leaveLater(node);
}

/** Recorded when its arguments are: calls inside come first. */
export function leaveInvocation(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const name = nameToken(walk, childByField(tree, node, fields.name));
	const object = childByField(tree, node, fields.object);
	const start = tree.start[node];
	const parent = object === -1 ? -1 : superAfter(walk, node, object);
	const written = name === -1 ? '' : walk.textOf(name);
	const via = written === 'super' ? 'super' : 'call';
	record(walk, node, via, start, tree.end[node], {
		start,
		end: name === -1 ? tree.end[object === -1 ? node : object] : tree.end[name],
		name,
		receiverStart: object === -1 ? -1 : start,
		receiverEnd: object === -1 ? -1 : tree.end[parent === -1 ? object : parent],
		value: calledValue(walk, node, name, object),
	});
}

function calledValue(walk: Walk, node: number, name: number, object: number): number {
	const { tree, out } = walk;
	const written = walk.textOf(name);
	const at = name === -1 ? node : name;
	if (isConstructorCall(written)) return make(walk, at, written);
	if (object === -1) return make(walk, at, 'name', written);
	return out.value('member', written, receiverValue(walk, node, object), -1, tree.start[node], tree.end[at]);
}

/** `super(…)` and `this(…)`, which the grammar gets as calls of another name when they are not first. */
export function isConstructorCall(name: string): name is 'super' | 'this' {
	return name === 'super' || name === 'this';
}

/** The token of a name that is there: recovery from a syntax error may have made one up. */
function nameToken(walk: Walk, node: number): number {
	return node === -1 || walk.tree.start[node] === walk.tree.end[node] ? -1 : node;
}

export function enterCreation(walk: Walk, node: number): void {
	const type = childByField(walk.tree, node, walk.fields.type);
	const name = lastTypeName(walk, type);
	if (name !== -1) walk.setRole(name, Role.called);
	walk.leaveLater(node);
}

/** `new a.B<C>(x)`, `outer.new Inner(x)`: type arguments are no part of the callee. */
export function leaveCreation(walk: Walk, node: number): void {
	const { tree, fields, out } = walk;
	const type = childByField(tree, node, fields.type);
	if (type === -1) return;
	const name = lastTypeName(walk, type);
	const outer = firstNamedChild(tree, node);
	const isInner = outer < type && isOuter(walk, node, outer);
	const end = name === -1 ? tree.end[type] : tree.end[name];
	if (isInner) {
		record(walk, node, 'new', tree.start[node], tree.end[node], {
			start: tree.start[outer],
			end,
			name,
			receiverStart: tree.start[outer],
			receiverEnd: tree.end[outer],
			value: out.value('member', walk.textOf(name), valueAt(walk, outer), -1, tree.start[outer], end),
		});
		return;
	}
	const start = typeStart(walk, type);
	record(walk, node, 'new', tree.start[node], tree.end[node], {
		start,
		end,
		name,
		receiverStart: name === -1 || tree.start[name] === start ? -1 : start,
		receiverEnd: name === -1 ? -1 : beforeDot(walk, tree.start[name]),
		value: valueAt(walk, type),
	});
}

/** The object before `.new`, which alone stands before the keyword. */
function isOuter(walk: Walk, creation: number, first: number): boolean {
	const { tree } = walk;
	const keyword = childOfKind(tree, creation, walk.kinds, Kind['"new"']);
	return keyword !== -1 && first < keyword;
}

/** Behind the annotations of `new @A Type()`. */
function typeStart(walk: Walk, type: number): number {
	const { tree } = walk;
	let at = type;
	while (walk.kind(at) === Kind.annotated_type) {
		at = firstNamedChild(tree, at);
		while (walk.kind(at) === Kind.annotation) at = tree.after[at];
	}
	return tree.start[at];
}

function beforeDot(walk: Walk, offset: number): number {
	const { text } = walk;
	const dot = text.lastIndexOf('.', offset - 1);
	let end = dot;
	while (end > 0 && /\s/.test(text[end - 1])) end--;
	return end;
}

/** `super(…)`, `outer.super(…)` and `this(…)`: the constructor of the parent, or another of this class. */
export function leaveConstructorCall(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const name = childByField(tree, node, fields.constructor);
	const args = childByField(tree, node, fields.arguments);
	if (name === -1) return;
	const object = childByField(tree, node, fields.object);
	const end = tree.end[args === -1 ? name : args];
	record(walk, node, walk.kind(name) === Kind.super ? 'super' : 'call', tree.start[node], end, {
		start: tree.start[object === -1 ? name : object],
		end: tree.end[name],
		name,
		receiverStart: object === -1 ? -1 : tree.start[object],
		receiverEnd: object === -1 ? -1 : tree.end[object],
		value: valueAt(walk, name),
	});
}

/** The last name of `@a.B` is the one used, those before it are packages and types. */
export function enterAnnotation(walk: Walk, node: number): void {
	const { tree, fields, out } = walk;
	const parts = identifiersIn(walk, childByField(tree, node, fields.name));
	for (let at = 0; at < parts.length; at++) {
		const part = parts[at];
		if (tree.start[part] === tree.end[part]) continue;
		out.refer(walk.textOf(part), tree.start[part], at === parts.length - 1 ? 'call' : 'type', at > 0);
	}
	walk.leaveLater(node);
}

/** An annotation is told as the use of a decorator. */
export function leaveAnnotation(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const written = childByField(tree, node, fields.name);
	const parts = identifiersIn(walk, written);
	const name = nameToken(walk, parts[parts.length - 1] ?? -1);
	if (name === -1) return;
	const scope = parts.length > 1 ? parts[parts.length - 2] : -1;
	record(walk, node, 'decorator', tree.start[written], tree.end[node], {
		start: tree.start[written],
		end: tree.end[name],
		name,
		receiverStart: scope === -1 ? -1 : tree.start[written],
		receiverEnd: scope === -1 ? -1 : tree.end[scope],
		value: valueAt(walk, written),
	});
}

/** `RED(1)` constructs the enum it is a constant of: there is no name to call it by. */
export function recordConstant(walk: Walk, constant: number, enumName: string): void {
	const { tree, fields, out } = walk;
	const name = childByField(tree, constant, fields.name);
	const list = childByField(tree, constant, fields.arguments);
	if (name === -1 || list === -1) return;
	const start = tree.start[name];
	walk.made[list] = out.call({
		via: 'new',
		callee: walk.textOf(name),
		name: '',
		receiver: null,
		nameStart: start,
		start,
		end: tree.end[list],
		...readArguments(walk, list),
		calleeValue: make(walk, name, 'name', enumName),
	});
}

function record(walk: Walk, node: number, via: CallVia, start: number, end: number, callee: Callee): void {
	const { tree, fields, out } = walk;
	const { name } = callee;
	const { args, argCount, argValues, argTypes } = readArguments(
		walk,
		childByField(tree, node, fields.arguments),
	);
	walk.made[node] = out.call({
		via,
		callee: clipped(walk, callee.start, callee.end, MAX_CALLEE),
		name: walk.textOf(name),
		receiver:
			callee.receiverStart === -1
				? null
				: clipped(walk, callee.receiverStart, callee.receiverEnd, MAX_CALLEE),
		nameStart: name === -1 ? callee.start : tree.start[name],
		start,
		end,
		flags: 0,
		args,
		argCount,
		calleeValue: callee.value,
		argValues,
		argTypes,
	});
}
