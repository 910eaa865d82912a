import { type Arg, type ArgKind, CallFlag, type CallVia } from '../../model/recorder.ts';
import { childByField, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { MAX_ITEMS } from '../shared/lowering.ts';
import { recordDynamicImport } from './imports.ts';
import { readAllCall } from './module-names.ts';
import { clipped, stringLiteral } from './strings.ts';
import { Kind } from './syntax.ts';
import { valueAt } from './values.ts';
import { Role, type Walk } from './walk.ts';

const MAX_CALLEE = 200;
/** Long enough that the recorder's own cap decides, whatever the white space in it. */
const MAX_ARG = 1000;

export function enterCall(walk: Walk, node: number): void {
	// A header that recovery from a syntax error took for a call.
	if (walk.roles[node] === Role.none) return;
	const callee = calleeOf(walk, node);
	if (callee !== -1) walk.roles[callee] = Role.called;
	walk.leaveLater(node);
}

/** In `[*f()]` the grammar binds the star closer than the call. */
function calleeOf(walk: Walk, call: number): number {
	const callee = childByField(walk.tree, call, walk.fields.function);
	return walk.kind(callee) === Kind.listSplat ? firstNamedChild(walk.tree, callee) : callee;
}

/** Where an expression begins, without a star that is not its own. */
function startOf(walk: Walk, node: number): number {
	const { text, tree } = walk;
	let start = tree.start[node];
	if (text[start] !== '*') return start;
	while (start < tree.end[node] && /[*\s]/.test(text[start])) start++;
	return start;
}

/** Recorded when its arguments are: calls inside come first. */
export function leaveCall(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const callee = calleeOf(walk, node);
	if (callee === -1) return;
	const via = walk.kind(tree.parent[node]) === Kind.decorator ? 'decorator' : 'call';
	recordCall(walk, node, callee, via, childByField(tree, node, fields.arguments));
}

/** `@f` without arguments is a call all the same; `@f(x)` is recorded as the call it is written as. */
export function enterDecorator(walk: Walk, node: number): void {
	const expression = firstNamedChild(walk.tree, node);
	if (expression === -1 || walk.kind(expression) === Kind.call) return;
	walk.roles[expression] = Role.called;
	walk.leaveLater(node);
}

export function leaveDecorator(walk: Walk, node: number): void {
	const expression = firstNamedChild(walk.tree, node);
	recordCall(walk, expression, expression, 'decorator', -1);
}

function recordCall(walk: Walk, node: number, callee: number, via: CallVia, argumentsNode: number): void {
	const { tree, fields, out } = walk;
	let nameNode = -1;
	let receiver: string | null = null;
	const kind = walk.kind(callee);
	if (kind === Kind.identifier) nameNode = callee;
	else if (kind === Kind.attribute) {
		nameNode = childByField(tree, callee, fields.attribute);
		const object = childByField(tree, callee, fields.object);
		if (object !== -1) receiver = clipped(walk, startOf(walk, object), tree.end[object], MAX_CALLEE);
	}
	const name = walk.textOf(nameNode);
	const { args, values, count, spread, first } = readArgs(walk, argumentsNode);
	const awaited = walk.kind(tree.parent[node]) === Kind.await;
	walk.made[node] = out.call({
		via,
		callee: clipped(walk, startOf(walk, callee), tree.end[callee], MAX_CALLEE),
		name,
		receiver,
		nameStart: name === '' ? startOf(walk, callee) : tree.start[nameNode],
		start: startOf(walk, node),
		end: tree.end[node],
		flags: (awaited ? CallFlag.awaited : 0) | (spread ? CallFlag.spread : 0),
		args,
		argCount: count,
		calleeValue: valueAt(walk, callee),
		argValues: values,
	});
	if (first === -1) return;
	recordDynamicImport(walk, node, receiver, name, first);
	readAllCall(walk, receiver, name, first);
}

/** The call of `type` in `type(x).y = z`, which the grammar takes for a type alias. */
export function recordTypeCall(walk: Walk, statement: number, parenthesized: number): void {
	const { tree, out } = walk;
	const start = tree.start[statement];
	const read: Arguments = { args: [], values: [], count: 0, spread: false, first: -1 };
	const argument = firstNamedChild(tree, parenthesized);
	if (argument !== -1) readArg(walk, argument, walk.kind(argument), read);
	out.call({
		via: 'call',
		callee: 'type',
		name: 'type',
		receiver: null,
		nameStart: start,
		start,
		end: tree.end[parenthesized],
		flags: 0,
		args: read.args,
		argCount: read.args.length,
		calleeValue: out.value('name', 'type', -1, -1, start, start + 'type'.length),
		argValues: read.values,
	});
}

interface Arguments {
	args: Arg[];
	values: number[];
	count: number;
	spread: boolean;
	first: number;
}

function readArgs(walk: Walk, list: number): Arguments {
	const { tree } = walk;
	const read: Arguments = { args: [], values: [], count: 0, spread: false, first: -1 };
	if (list === -1) return read;
	// `f(x for x in y)` has the generator in place of the list.
	const only = walk.kind(list) === Kind.argumentList ? -1 : list;
	let child = only === -1 ? firstNamedChild(tree, list) : only;
	for (; child !== -1; child = child === only ? -1 : nextNamedSibling(tree, child)) {
		const kind = walk.kind(child);
		if (kind === Kind.error) continue;
		if (read.count++ === 0) read.first = child;
		if (kind === Kind.listSplat || kind === Kind.dictionarySplat) read.spread = true;
		if (read.count <= MAX_ITEMS) readArg(walk, child, kind, read);
	}
	return read;
}

function readArg(walk: Walk, node: number, kind: number, into: Arguments): void {
	const { tree, fields } = walk;
	const isKeyword = kind === Kind.keywordArgument;
	const value = isKeyword ? childByField(tree, node, fields.value) : node;
	if (value === -1) {
		into.args.push({ kind: 'other', text: '' });
		into.values.push(-1);
		return;
	}
	const arg: Arg = {
		kind: argKind(walk, value),
		text: clipped(walk, tree.start[value], tree.end[value], MAX_ARG),
	};
	if (isKeyword) arg.name = walk.textOf(childByField(tree, node, fields.name));
	into.args.push(arg);
	into.values.push(valueAt(walk, value));
}

function argKind(walk: Walk, node: number): ArgKind {
	const { tree } = walk;
	let at = node;
	while (walk.kind(at) === Kind.parenthesized || walk.kind(at) === Kind.unaryOperator) {
		const inner = firstNamedChild(tree, at);
		const isNumber = walk.kind(inner) === Kind.integer || walk.kind(inner) === Kind.float;
		if (walk.kind(at) === Kind.unaryOperator && !isNumber) return 'other';
		at = inner;
	}
	switch (walk.kind(at)) {
		case Kind.string:
		case Kind.concatenatedString:
			return stringLiteral(walk, at).kind === 'template' ? 'template' : 'string';
		default:
			return ARG_KIND[walk.kind(at)] ?? 'other';
	}
}

const ARG_KIND: Readonly<Record<number, ArgKind>> = {
	[Kind.identifier]: 'identifier',
	[Kind.attribute]: 'member',
	[Kind.integer]: 'number',
	[Kind.float]: 'number',
	[Kind.true]: 'boolean',
	[Kind.false]: 'boolean',
	[Kind.none]: 'null',
	[Kind.lambda]: 'function',
	[Kind.dictionary]: 'object',
	[Kind.list]: 'array',
	[Kind.tuple]: 'array',
	[Kind.set]: 'array',
	[Kind.call]: 'call',
	[Kind.listSplat]: 'spread',
	[Kind.dictionarySplat]: 'spread',
};
