import { CallFlag, type CallVia } from '../../model/recorder.ts';
import { childByField, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { MAX_VALUES } from '../shared/calls.ts';
import { make } from '../shared/lowering.ts';
import { isConversion, readInstantiation } from './ambiguous.ts';
import { type Arguments, argOf, MAX_ARGS, MAX_CALLEE } from './arguments.ts';
import { leaveBuiltin } from './builtins.ts';
import { isBasicType, lookUp, NameKind } from './scopes.ts';
import { clipped } from './strings.ts';
import { Kind } from './syntax.ts';
import { namedType, typeNameToken, typeValue } from './type-names.ts';
import { valueAt } from './values.ts';
import { Role, type Walk } from './walk.ts';

export function enterCall(walk: Walk, node: number): void {
	const { tree, fields, roles } = walk;
	const callee = childByField(tree, node, fields.function);
	if (callee === -1) return;
	if (isConversion(walk, node, callee)) {
		roles[node] = Role.type;
		return;
	}
	walk.leaveLater(node);
	if (walk.kind(callee) === Kind.index_expression) {
		const instantiated = readInstantiation(walk, callee);
		if (instantiated !== -1) roles[instantiated] = Role.called;
		return;
	}
	roles[callee] = Role.called;
	if (isBuiltin(walk, callee, 'new')) markNewArgument(walk, node);
}

/** `new(x)`: the grammar expects a type; since Go 1.26 it may be a value, which a known name tells. */
function markNewArgument(walk: Walk, call: number): void {
	const { tree, fields, roles } = walk;
	const argument = firstNamedChild(tree, childByField(tree, call, fields.arguments));
	const isName = walk.kind(argument) === Kind.type_identifier;
	if (isName && lookUp(walk, walk.textOf(argument)) === NameKind.value) roles[argument] = Role.value;
}

function isBuiltin(walk: Walk, callee: number, name: string): boolean {
	const { tree } = walk;
	if (walk.kind(callee) !== Kind.identifier || tree.end[callee] - tree.start[callee] !== name.length)
		return false;
	return walk.textOf(callee) === name && lookUp(walk, name) === NameKind.unknown;
}

/** Recorded when its arguments are: calls inside come first. */
export function leaveCall(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const callee = childByField(tree, node, fields.function);
	const first = firstNamedChild(tree, childByField(tree, node, fields.arguments));
	const read = readArgs(walk, first);
	if (isBuiltin(walk, callee, 'new') && makesNamed(walk, read.type)) {
		recordNew(walk, node, read.type);
		return;
	}
	const target = walk.kind(callee) === Kind.index_expression ? instantiatedIn(walk, callee) : callee;
	walk.made[node] = recordCall(walk, node, callee, target, 'call', read);
	if (first !== -1 && walk.kind(callee) === Kind.identifier)
		leaveBuiltin(walk, node, walk.textOf(callee), first, read);
}

/** The function of `f[T](x)`; the whole of `fs[i](x)`, which has no name. */
function instantiatedIn(walk: Walk, index: number): number {
	const operand = childByField(walk.tree, index, walk.fields.operand);
	return walk.roles[operand] === Role.called ? operand : index;
}

/** `f[T](x)` and `fs[i](x)` with one argument, which the grammar takes for a conversion. */
export function enterTypeConversion(walk: Walk, node: number): void {
	const { tree, fields, roles } = walk;
	const type = childByField(tree, node, fields.type);
	if (walk.kind(type) !== Kind.generic_type) return;
	const base = namedType(walk, type);
	const isQualified = walk.kind(base) === Kind.qualified_type;
	if (!isQualified && lookUp(walk, walk.textOf(base)) === NameKind.type) return;
	const token = typeNameToken(walk, type);
	if (token === -1) return;
	roles[token] = readInstantiation(walk, type) === -1 ? Role.value : Role.called;
	roles[node] = Role.called;
	walk.leaveLater(node);
}

export function leaveTypeConversion(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const type = childByField(tree, node, fields.type);
	const isCall = walk.roles[typeNameToken(walk, type)] === Role.called;
	const read = readArgs(walk, childByField(tree, node, fields.operand));
	walk.made[node] = recordCall(walk, node, type, isCall ? namedType(walk, type) : type, 'call', read);
}

/** `new(T)` makes a T, when T has a declaration. */
function recordNew(walk: Walk, node: number, type: number): void {
	const read: Arguments = { args: [], values: [], count: 0, spread: false, type: -1 };
	walk.made[node] = recordCall(walk, node, type, namedType(walk, type), 'new', read);
}

function makesNamed(walk: Walk, type: number): boolean {
	switch (walk.kind(type)) {
		case Kind.type_identifier:
			return !isBasicType(walk.textOf(type));
		case Kind.qualified_type:
		case Kind.generic_type:
			return true;
		default:
			return false;
	}
}

function recordCall(
	walk: Walk,
	node: number,
	callee: number,
	target: number,
	via: CallVia,
	read: Arguments,
): number {
	const { tree, fields, out } = walk;
	let nameNode = -1;
	let object = -1;
	switch (walk.kind(target)) {
		case Kind.identifier:
		case Kind.type_identifier:
			nameNode = target;
			break;
		case Kind.selector_expression:
			nameNode = childByField(tree, target, fields.field);
			object = childByField(tree, target, fields.operand);
			break;
		case Kind.qualified_type:
			nameNode = childByField(tree, target, fields.name);
			object = childByField(tree, target, fields.package);
			break;
	}
	const name = walk.textOf(nameNode);
	const isComputed = walk.kind(target) === Kind.index_expression || walk.kind(target) === Kind.generic_type;
	return out.call({
		via,
		callee: clipped(walk, tree.start[callee], calleeEnd(walk, node, callee), MAX_CALLEE),
		name,
		receiver: object === -1 ? null : clipped(walk, tree.start[object], tree.end[object], MAX_CALLEE),
		nameStart: name === '' ? tree.start[callee] : tree.start[nameNode],
		start: tree.start[node],
		end: tree.end[node],
		flags:
			statementFlags(walk, node) | (read.spread ? CallFlag.spread : 0) | (isComputed ? CallFlag.computed : 0),
		args: read.args,
		argCount: read.count,
		calleeValue: calleeValue(walk, target),
		argValues: read.values,
	});
}

/** With its type arguments, where the grammar has them apart. */
function calleeEnd(walk: Walk, call: number, callee: number): number {
	const types = childByField(walk.tree, call, walk.fields.type_arguments);
	return walk.tree.end[types === -1 ? callee : types];
}

/** The grammar may take an index for type arguments. */
function calleeValue(walk: Walk, target: number): number {
	if (walk.kind(target) !== Kind.generic_type) return valueAt(walk, target);
	const list = childByField(walk.tree, target, walk.fields.type_arguments);
	const index = typeValue(walk, firstNamedChild(walk.tree, list));
	return make(walk, target, 'index', null, typeValue(walk, target), index);
}

function statementFlags(walk: Walk, node: number): number {
	switch (walk.kind(walk.tree.parent[node])) {
		case Kind.go_statement:
			return CallFlag.spawned;
		case Kind.defer_statement:
			return CallFlag.deferred;
		default:
			return 0;
	}
}

function readArgs(walk: Walk, first: number): Arguments {
	const { tree } = walk;
	const read: Arguments = { args: [], values: [], count: 0, spread: false, type: -1 };
	for (let node = first; node !== -1; node = nextNamedSibling(tree, node)) {
		const kind = walk.kind(node);
		if (kind === Kind.ERROR) continue;
		if (read.count++ === 0 && isType(kind) && walk.roles[node] !== Role.value) read.type = node;
		if (kind === Kind.variadic_argument) read.spread = true;
		if (read.count <= MAX_ARGS) read.args.push(argOf(walk, node));
		if (read.count > MAX_VALUES) continue;
		const isValue = !isType(kind) || walk.roles[node] === Role.value;
		read.values.push(isValue ? valueAt(walk, node) : make(walk, node, 'other'));
	}
	return read;
}

function isType(kind: number): boolean {
	return TYPES.has(kind);
}

const TYPES = new Set<number>([
	Kind.type_identifier,
	Kind.qualified_type,
	Kind.generic_type,
	Kind.pointer_type,
	Kind.array_type,
	Kind.slice_type,
	Kind.map_type,
	Kind.channel_type,
	Kind.struct_type,
	Kind.interface_type,
	Kind.function_type,
	Kind.parenthesized_type,
]);
