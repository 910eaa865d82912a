import type { Arg } from '../../model/recorder.ts';
import { childByField, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { namedChildren } from '../shared/branches.ts';
import { markQualified } from '../shared/c-family/assignments.ts';
import { type Callee, readCallee, recordCall } from '../shared/c-family/calls.ts';
import type { Declared } from '../shared/c-family/declarators.ts';
import { clipped } from '../shared/c-family/strings.ts';
import { Kind } from '../shared/c-family/syntax.ts';
import { targetAt, valueAt } from '../shared/c-family/values.ts';
import { Role, type Walk } from '../shared/c-family/walk.ts';
import { MAX_ITEMS, make, makeList } from '../shared/lowering.ts';

const MAX_TEXT = 200;
const MAX_ARGS = 8;

/** A type that has a constructor: `auto` and `int` have none. */
function isClass(walk: Walk, type: number): boolean {
	switch (walk.kind(type)) {
		case Kind.type_identifier:
		case Kind.qualified_identifier:
		case Kind.template_type:
		case Kind.dependent_type:
			return readCallee(walk, type).name !== -1;
		default:
			return false;
	}
}

/** `T x(1)` and `T x{1}` construct a `T`. */
export function constructDeclared(walk: Walk, node: number, declarator: number): void {
	const { tree, fields } = walk;
	const type = childByField(tree, node, fields.type);
	const value =
		walk.kind(declarator) === Kind.init_declarator
			? childByField(tree, declarator, fields.value)
			: childByField(tree, node, fields.default_value);
	const kind = walk.kind(value);
	if (kind !== Kind.argument_list && kind !== Kind.initializer_list) return;
	if (!isClass(walk, type) || isWrapped(walk, declarator)) return;
	walk.onArrival(value, () =>
		walk.onLeaving(value, () => record(walk, value, readCallee(walk, type), value)),
	);
}

/** `T *x{p}` and `T &x{y}` construct nothing. */
function isWrapped(walk: Walk, declarator: number): boolean {
	const { tree, fields } = walk;
	const root =
		walk.kind(declarator) === Kind.init_declarator
			? childByField(tree, declarator, fields.declarator)
			: declarator;
	const kind = walk.kind(root);
	return kind !== Kind.identifier && kind !== Kind.field_identifier && kind !== Kind.qualified_identifier;
}

/** The call begins with the type, which stands before `node`, where the arguments are. */
function record(walk: Walk, node: number, callee: Callee, list: number): void {
	recordCall(walk, node, 'new', callee, list, 0, walk.tree.start[callee.node]);
}

/** `T x(a, b)` whose arguments the grammar takes for types. */
export function constructFromTypes(walk: Walk, node: number, declared: Declared): void {
	const { tree, fields, out } = walk;
	const type = childByField(tree, node, fields.type);
	const list = childByField(tree, declared.fn, fields.parameters);
	const args: Arg[] = [];
	const argValues: number[] = [];
	for (let param = firstNamedChild(tree, list); param !== -1; param = nextNamedSibling(tree, param)) {
		const value = childByField(tree, param, fields.type);
		markQualified(walk, value, Role.value);
		if (args.length < MAX_ARGS) {
			args.push({ kind: 'identifier', text: clipped(walk, tree.start[value], tree.end[value], MAX_TEXT) });
		}
		argValues.push(valueAt(walk, value));
	}
	const { name, receiver } = readCallee(walk, type);
	if (name === -1) return;
	out.call({
		via: 'new',
		callee: clipped(walk, tree.start[type], tree.end[name], MAX_TEXT),
		name: walk.textOf(name),
		receiver: receiver === -1 ? null : clipped(walk, tree.start[type], tree.end[receiver], MAX_TEXT),
		nameStart: tree.start[name],
		start: tree.start[type],
		end: tree.end[list],
		flags: 0,
		args,
		argCount: argValues.length,
		calleeValue: valueAt(walk, type),
		argValues,
	});
}

export function enterNew(walk: Walk, node: number): void {
	const type = childByField(walk.tree, node, walk.fields.type);
	if (type !== -1) markQualified(walk, type, Role.called);
	walk.leaveLater(node);
}

/** `new T(x)`, `new T[n]`, `new T{x}` */
export function leaveNew(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const type = childByField(tree, node, fields.type);
	if (type === -1) return;
	const callee = readCallee(walk, type);
	if (callee.name === -1) return;
	recordCall(walk, node, 'new', callee, childByField(tree, node, fields.arguments), 0);
}

/** `T{x}`: a temporary. `(T){x}` of C is no call. */
export function enterBraces(walk: Walk, node: number): void {
	const type = childByField(walk.tree, node, walk.fields.type);
	if (!isClass(walk, type)) return;
	markQualified(walk, type, Role.called);
	walk.leaveLater(node);
}

export function leaveBraces(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const callee = readCallee(walk, childByField(tree, node, fields.type));
	recordCall(walk, node, 'new', callee, childByField(tree, node, fields.value), 0);
}

/** `: member(x), Base(y)` before the body of a constructor. */
export function enterFieldInitializer(walk: Walk, node: number): void {
	const name = initialised(walk, node);
	const isBase = isBaseName(walk, name);
	walk.setRole(name, isBase ? Role.called : Role.write);
	walk.leaveLater(node);
}

function initialised(walk: Walk, node: number): number {
	return readCallee(walk, firstNamedChild(walk.tree, node)).name;
}

/** A base, or the class itself: another constructor is called. Template arguments tell a base, too. */
function isBaseName(walk: Walk, name: number): boolean {
	const { tree, frame } = walk;
	if (name === -1 || walk.kind(tree.parent[name]) !== Kind.field_initializer) return name !== -1;
	const written = walk.textOf(name);
	const owner = frame.outer;
	return (
		written === owner.slice(owner.lastIndexOf('.') + 1) || walk.classBases.get(owner)?.has(written) === true
	);
}

export function leaveFieldInitializer(walk: Walk, node: number): void {
	const { tree, out } = walk;
	const first = firstNamedChild(tree, node);
	const name = initialised(walk, node);
	const list = nextNamedSibling(tree, first);
	if (name === -1 || list === -1) return;
	if (isBaseName(walk, name)) {
		const owner = walk.frame.outer;
		const isOwn = walk.textOf(name) === owner.slice(owner.lastIndexOf('.') + 1);
		recordCall(walk, node, isOwn ? 'call' : 'super', readCallee(walk, first), list, 0);
		return;
	}
	const field = make(walk, name, 'member', walk.textOf(name), make(walk, name, 'this'));
	out.assign(field, initialValue(walk, list), tree.start[name]);
}

/** `a(x)` starts with `x`; several are what it is made of. */
function initialValue(walk: Walk, list: number): number {
	const given = namedChildren(walk, list);
	if (given.length === 0) return make(walk, list, 'other');
	if (given.length === 1) return valueAt(walk, given[0]);
	const values = given.slice(0, MAX_ITEMS).map((each) => valueAt(walk, each));
	return makeList(walk, list, 'array', values);
}

/** `delete p` */
export function leaveDelete(walk: Walk, node: number): void {
	const operand = firstNamedChild(walk.tree, node);
	if (operand === -1) return;
	walk.out.assign(targetAt(walk, operand), make(walk, node, 'deleted'), walk.tree.start[operand]);
}
