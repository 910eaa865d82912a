import { CallFlag, type CallVia } from '../../model/recorder.ts';
import { nextNamedSibling, previousSibling } from '../../model/syntax-walk.ts';
import { make } from '../shared/lowering.ts';
import { type Arguments, isConstruction, readArgumentList, readCommandArguments } from './arguments.ts';
import { afterCommand, isSourced, tellSourced } from './imports.ts';
import { inputsOf } from './inputs.ts';
import { variableName } from './names.ts';
import { K } from './reading/kinds.ts';
import { literalText } from './strings.ts';
import { planTests } from './tests.ts';
import { operandValue, valueAt } from './values.ts';
import type { Walk } from './walk.ts';

const MAX_CALLEE = 200;

/** What a command runs. */
interface Callee {
	/** '' when it is known only when it runs. */
	name: string;
	nameStart: number;
	receiver: string | null;
	value: number;
}

export function enterCommand(walk: Walk, node: number): void {
	const name = walk.field(node, 'name');
	if (isSourced(walk, node)) {
		tellSourced(walk, node);
		return;
	}
	const literal = literalText(walk, name);
	if (literal !== null && literal !== '') {
		const { name: called, nameStart } = splitName(walk, name, literal);
		if (called !== '') walk.out.refer(called, nameStart, 'call', called !== literal);
	}
	planTests(walk, node, literal ?? '');
	walk.leaveLater(node);
}

/** `Module\Command` names the module; with a drive or a dot it is the path of a program. */
function splitName(
	walk: Walk,
	node: number,
	literal: string,
): { name: string; nameStart: number; module: string | null } {
	const { tree, text } = walk;
	const quote = /['"]/.test(text[tree.start[node]]) ? 1 : 0;
	const start = tree.start[node] + quote;
	const isWritten = text.startsWith(literal, start);
	const module = /^([A-Za-z][\w.]*)\\[A-Za-z][\w-]*$/.exec(literal)?.[1];
	if (module === undefined || !isWritten)
		return { name: isWritten ? literal : '', nameStart: start, module: null };
	return { name: literal.slice(module.length + 1), nameStart: start + module.length + 1, module };
}

/** Recorded when its arguments are: calls inside come first. */
export function leaveCommand(walk: Walk, node: number): void {
	const { tree } = walk;
	const nameNode = walk.field(node, 'name');
	if (nameNode === -1 || tree.start[nameNode] === tree.end[nameNode]) return;
	const callee = calleeOf(walk, nameNode);
	const read = readCommandArguments(walk, node);
	read.argValues.push(...inputsOf(walk, node));
	if (isBackground(walk, node)) read.flags |= CallFlag.spawned;
	record(walk, node, 'call', node, tree.start[nameNode], tree.end[nameNode], callee, read);
	afterCommand(walk, node, callee.name);
}

/** `… &` runs beside. */
function isBackground(walk: Walk, command: number): boolean {
	const next = nextNamedSibling(walk.tree, command);
	return walk.kind(next) === K.operator && walk.textOf(next) === '&';
}

function calleeOf(walk: Walk, nameNode: number): Callee {
	const { tree } = walk;
	const literal = literalText(walk, nameNode);
	if (literal !== null) {
		const { name, nameStart, module } = splitName(walk, nameNode, literal);
		return { name, nameStart, receiver: module, value: make(walk, nameNode, 'name', literal) };
	}
	const operand = walk.only(nameNode);
	const variable = walk.kind(operand) === K.operand ? walk.only(operand) : -1;
	if (walk.kind(variable) === K.variable) {
		const { name, start } = variableName(walk, variable);
		// With its sign, so that it is no function of that name.
		return { name, nameStart: start, receiver: null, value: make(walk, variable, 'name', `$${name}`) };
	}
	return { name: '', nameStart: tree.start[nameNode], receiver: null, value: valueAt(walk, operand) };
}

/** `$x.f(1)`, `[T]::f(1)`, `[T]::new(1)`. */
export function leaveArguments(walk: Walk, node: number): void {
	const { tree, out, text } = walk;
	const operand = tree.parent[node];
	if (walk.kind(operand) === K.base) {
		recordBase(walk, node, operand);
		return;
	}
	const member = previousSibling(tree, node);
	const nameNode = walk.field(member, 'name');
	if (member === -1) return;
	const start = tree.start[operand];
	const name = walk.textOf(nameNode);
	const object = operandValue(walk, operand, member);
	const read = readArgumentList(walk, node);
	if (text[tree.start[member]] === '?') read.flags |= CallFlag.optional;
	const via = isConstruction(walk, member) ? 'new' : 'call';
	record(
		walk,
		node,
		via,
		node,
		start,
		tree.end[member],
		{
			name,
			nameStart: nameNode === -1 ? start : tree.start[nameNode],
			receiver: walk.clip(start, tree.start[member], MAX_CALLEE),
			value:
				nameNode === -1
					? out.value('other', null, -1, -1, start, tree.end[member])
					: out.value('member', via === 'new' ? 'new' : name, object, -1, start, tree.end[member]),
		},
		read,
	);
	walk.lastArguments.set(operand, node);
}

/** `: base(1)` calls the constructor of the parent. */
function recordBase(walk: Walk, node: number, base: number): void {
	const { tree, out } = walk;
	const start = tree.start[base];
	const name = walk.text.slice(start, start + 4);
	const op = name.toLowerCase() === 'this' ? 'this' : 'super';
	const value = out.value(op, null, -1, -1, start, start + 4);
	const callee = { name, nameStart: start, receiver: null, value };
	record(walk, node, 'super', base, start, start + 4, callee, readArgumentList(walk, node));
}

export function enterAttribute(walk: Walk, node: number): void {
	const name = walk.field(node, 'name');
	const written = walk.textOf(name);
	const last = written.slice(written.lastIndexOf('.') + 1);
	if (last !== '') walk.out.refer(last, walk.tree.end[name] - last.length, 'call', last !== written);
	walk.leaveLater(node);
}

/** An attribute is told as the use of a decorator. */
export function leaveAttribute(walk: Walk, node: number): void {
	const { tree } = walk;
	const nameNode = walk.field(node, 'name');
	const written = walk.textOf(nameNode);
	const dot = written.lastIndexOf('.');
	const callee: Callee = {
		name: written.slice(dot + 1),
		nameStart: tree.start[nameNode] + dot + 1,
		receiver: dot === -1 ? null : written.slice(0, dot),
		value: make(walk, node, 'name', `[${written}]`),
	};
	record(
		walk,
		node,
		'decorator',
		node,
		tree.start[nameNode],
		tree.end[nameNode],
		callee,
		readArgumentList(walk, node),
	);
}

function record(
	walk: Walk,
	node: number,
	via: CallVia,
	whole: number,
	calleeStart: number,
	calleeEnd: number,
	callee: Callee,
	read: Arguments,
): void {
	const { tree, out } = walk;
	walk.made[node] = out.call({
		via,
		callee: walk.clip(calleeStart, calleeEnd, MAX_CALLEE),
		name: callee.name,
		receiver: callee.receiver,
		nameStart: callee.name === '' ? calleeStart : callee.nameStart,
		start: Math.min(calleeStart, tree.start[whole]),
		end: tree.end[whole],
		flags: read.flags,
		args: read.args,
		argCount: read.argCount,
		calleeValue: callee.value,
		argValues: read.argValues,
	});
}
