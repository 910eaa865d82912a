import { type Arg, type ArgKind, CallFlag } from '../../model/recorder.ts';
import { childByField, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { MAX_ARG_TEXT, MAX_ARGS, MAX_VALUES } from '../shared/calls.ts';
import { make } from '../shared/lowering.ts';
import { calleeParts, clippedCallee, nameNodeOf } from './callees.ts';
import { Kind } from './kinds.ts';
import { pathValue, valueAt } from './values.ts';
import { Role, type Walk } from './walk.ts';

export function enterCall(walk: Walk, node: number): void {
	// The left side of `S(a, b) = pair` is a pattern.
	if (walk.roles[node] === Role.silent) return;
	const name = nameNodeOf(walk, childByField(walk.tree, node, walk.fields.function));
	if (name !== -1) walk.roles[name] = Role.called;
	walk.atEnd(node, leaveCall, node);
}

/** Recorded when its arguments are: calls inside come first. */
function leaveCall(walk: Walk, node: number): void {
	const { tree, fields, out } = walk;
	const callee = childByField(tree, node, fields.function);
	// Recovery from a syntax error may have found out that it is none.
	if (callee === -1 || walk.roles[node] === Role.silent) return;
	const args: Arg[] = [];
	const argValues: number[] = [];
	let argCount = 0;
	const list = childByField(tree, node, fields.arguments);
	for (let arg = firstNamedChild(tree, list); arg !== -1; arg = nextNamedSibling(tree, arg)) {
		const kind = walk.kind(arg);
		if (kind === Kind.error || kind === Kind.attributeItem) continue;
		if (argCount++ < MAX_ARGS) args.push(argumentOf(walk, arg));
		if (argCount <= MAX_VALUES) argValues.push(valueAt(walk, arg));
	}
	const isAwaited = walk.kind(tree.parent[node]) === Kind.awaitExpression;
	const isComputed = walk.kind(callee) === Kind.indexExpression;
	const { name, nameStart, receiver } = calleeParts(walk, callee);
	walk.made[node] = out.call({
		via: 'call',
		callee: walk.kind(callee) === Kind.identifier ? name : clippedCallee(walk, callee),
		name,
		receiver,
		nameStart,
		start: tree.start[node],
		end: tree.end[node],
		flags: (isAwaited ? CallFlag.awaited : 0) | (isComputed ? CallFlag.computed : 0),
		args,
		argCount,
		calleeValue: valueAt(walk, callee),
		argValues,
	});
}

/** `S { a: 1, b, ..rest }` makes an `S`, and its fields are named arguments. */
export function enterStructExpression(walk: Walk, node: number): void {
	if (walk.roles[node] === Role.silent) return;
	const name = nameNodeOf(walk, childByField(walk.tree, node, walk.fields.name));
	if (name !== -1) walk.roles[name] = Role.called;
	walk.atEnd(node, leaveStructExpression, node);
}

function leaveStructExpression(walk: Walk, node: number): void {
	const { tree, fields, out } = walk;
	const type = childByField(tree, node, fields.name);
	if (type === -1) return;
	const args: Arg[] = [];
	const argValues: number[] = [];
	let argCount = 0;
	let flags = 0;
	const list = childByField(tree, node, fields.body);
	for (let field = firstNamedChild(tree, list); field !== -1; field = nextNamedSibling(tree, field)) {
		const kind = walk.kind(field);
		const isBase = kind === Kind.baseInitializer;
		if (isBase) flags |= CallFlag.spread;
		else if (kind !== Kind.fieldInitializer && kind !== Kind.shorthandInitializer) continue;
		const value = initializedWith(walk, field, kind);
		if (argCount++ >= MAX_VALUES || value === -1) continue;
		const read = valueAt(walk, value);
		argValues.push(isBase ? make(walk, field, 'spread', null, read) : read);
		if (args.length >= MAX_ARGS) continue;
		const arg = argumentOf(walk, value);
		if (isBase) arg.kind = 'spread';
		else arg.name = kind === Kind.fieldInitializer ? fieldName(walk, field) : walk.textOf(value);
		args.push(arg);
	}
	walk.made[node] = out.call({
		via: 'new',
		callee: clippedCallee(walk, type),
		...calleeParts(walk, type),
		start: tree.start[node],
		end: tree.end[node],
		flags,
		args,
		argCount,
		calleeValue: pathValue(walk, type),
		argValues,
	});
}

function fieldName(walk: Walk, field: number): string {
	return walk.textOf(childByField(walk.tree, field, walk.fields.field));
}

function initializedWith(walk: Walk, field: number, kind: number): number {
	const { tree, fields } = walk;
	if (kind === Kind.fieldInitializer) return childByField(tree, field, fields.value);
	let value = firstNamedChild(tree, field);
	while (walk.kind(value) === Kind.attributeItem) value = nextNamedSibling(tree, value);
	return value;
}

function argumentOf(walk: Walk, node: number): Arg {
	const { tree } = walk;
	return { kind: argKind(walk, node), text: walk.clip(tree.start[node], tree.end[node], MAX_ARG_TEXT) };
}

/** Through parentheses, borrows and a minus sign. */
function argKind(walk: Walk, node: number): ArgKind {
	const { tree, fields } = walk;
	for (let at = node; ; ) {
		const kind = walk.kind(at);
		if (kind === Kind.parenthesized) at = firstNamedChild(tree, at);
		else if (kind === Kind.reference) at = childByField(tree, at, fields.value);
		else if (kind === Kind.unary) {
			const operand = firstNamedChild(tree, at);
			const isNumber = walk.kind(operand) === Kind.integer || walk.kind(operand) === Kind.float;
			return isNumber ? 'number' : 'other';
		} else return ARG_KIND[kind] ?? 'other';
	}
}

const ARG_KIND: Readonly<Record<number, ArgKind>> = {
	[Kind.identifier]: 'identifier',
	[Kind.fieldExpression]: 'member',
	[Kind.scopedIdentifier]: 'member',
	[Kind.genericFunction]: 'member',
	[Kind.string]: 'string',
	[Kind.rawString]: 'string',
	[Kind.char]: 'string',
	[Kind.integer]: 'number',
	[Kind.float]: 'number',
	[Kind.boolean]: 'boolean',
	[Kind.unit]: 'null',
	[Kind.closure]: 'function',
	[Kind.asyncBlock]: 'function',
	[Kind.array]: 'array',
	[Kind.tuple]: 'array',
	[Kind.call]: 'call',
	[Kind.macroInvocation]: 'call',
	[Kind.structExpression]: 'new',
	[Kind.self]: 'this',
};
