import { CallFlag, type CallVia } from '../../model/recorder.ts';
import { childOfKind, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { type Arguments, type Callee, recordCall } from '../shared/calls.ts';
import { make } from '../shared/lowering.ts';
import { Role } from '../shared/walk.ts';
import { addTo, readArguments } from './arguments.ts';
import { calleeOf, isInnerOfTrailing, partsOf, trailingLambda } from './callees.ts';
import { conditionOf } from './expression-parts.ts';
import { annotationTypes } from './modifiers.ts';
import { Kind } from './syntax.ts';
import { lastTypeName } from './types-written.ts';
import { typeValue, valueAt } from './values.ts';
import type { Walk } from './walk.ts';

export function enterCall(walk: Walk, node: number): void {
	if (isInnerOfTrailing(walk, node)) return;
	walk.setRole(partsOf(walk, calleeOf(walk, node).callee).name, Role.called);
	walk.leaveLater(node);
}

/** Recorded when its arguments are: calls inside come first. */
export function leaveCall(walk: Walk, node: number): void {
	const { tree } = walk;
	const { callee, list } = calleeOf(walk, node);
	if (callee === -1) return;
	const { name, object, isOptional } = partsOf(walk, callee);
	const start = tree.start[callee];
	const read = readArguments(walk, list, trailingLambda(walk, node));
	if (isOptional) read.flags |= CallFlag.optional;
	recordCall(
		walk,
		node,
		viaOf(walk, name),
		{ start, end: tree.end[node] },
		{
			start,
			end: tree.end[callee],
			name,
			nameText: walk.nameOf(name),
			receiverStart: object === -1 ? -1 : start,
			receiverEnd: object === -1 ? -1 : tree.end[object],
			value: valueAt(walk, callee),
		},
		read,
	);
}

/** A type is called to make one of it: functions are written small, but for a few. */
function viaOf(walk: Walk, name: number): CallVia {
	return /^[A-Z][A-Z\d]*[a-z]\w*$|^[A-Z]$/.test(walk.textOf(name)) ? 'new' : 'call';
}

/** `a to b` calls `to` on `a`. */
export function enterInfix(walk: Walk, node: number): void {
	walk.setRole(infixName(walk, node), Role.called);
	walk.leaveLater(node);
}

function infixName(walk: Walk, node: number): number {
	const name = nextNamedSibling(walk.tree, firstNamedChild(walk.tree, node));
	return walk.kind(name) === Kind.simple_identifier ? name : -1;
}

export function leaveInfix(walk: Walk, node: number): void {
	const { tree, out } = walk;
	const left = firstNamedChild(tree, node);
	const name = infixName(walk, node);
	if (name === -1 || walk.isEmpty(name)) return;
	const read: Arguments = { args: [], argCount: 0, argValues: [], argTypes: [], flags: 0 };
	const right = nextNamedSibling(tree, name);
	if (right !== -1) addTo(read, walk, -1, right);
	recordCall(
		walk,
		node,
		'call',
		{ start: tree.start[node], end: tree.end[node] },
		{
			start: tree.start[name],
			end: tree.end[name],
			name,
			nameText: walk.nameOf(name),
			receiverStart: tree.start[left],
			receiverEnd: tree.end[left],
			value: out.value(
				'member',
				walk.nameOf(name),
				valueAt(walk, left),
				-1,
				tree.start[left],
				tree.end[name],
			),
		},
		read,
	);
}

/** `A.B<C>` as what is called: type arguments are no part of it. */
function typeCallee(walk: Walk, type: number): Callee {
	const { tree } = walk;
	const name = lastTypeName(walk, type);
	const start = tree.start[type];
	const isQualified = name !== -1 && tree.start[name] !== start;
	return {
		start,
		end: tree.end[name === -1 ? type : name],
		name,
		nameText: walk.nameOf(name),
		receiverStart: isQualified ? start : -1,
		receiverEnd: isQualified ? beforeDot(walk, tree.start[name]) : -1,
		value: typeValue(walk, type),
	};
}

function beforeDot({ text }: Walk, offset: number): number {
	let end = offset;
	while (end > 0 && /[\s.]/.test(text[end - 1])) end--;
	return end;
}

/** Marks the type of `A(x)`, which is called where a type is written. */
export function markInvoked(walk: Walk, node: number): void {
	const type = walk.kind(node) === Kind.constructor_invocation ? firstNamedChild(walk.tree, node) : node;
	walk.setRole(lastTypeName(walk, type), Role.called);
}

/** `A(x)` where a type is written: of an annotation, of a base, of a delegate. */
export function recordInvocation(walk: Walk, node: number, via: CallVia): void {
	const { tree, kinds } = walk;
	const isCall = walk.kind(node) === Kind.constructor_invocation;
	const type = isCall ? firstNamedChild(tree, node) : node;
	if (lastTypeName(walk, type) === -1) return;
	const list = isCall ? childOfKind(tree, node, kinds, Kind.value_arguments) : -1;
	const stray = via === 'decorator' && !isCall ? strayArgument(walk, node) : -1;
	const place = { start: tree.start[node], end: tree.end[node] };
	recordCall(walk, node, via, place, typeCallee(walk, type), readArguments(walk, list, stray));
}

/** What is in the brackets right behind an annotation that the grammar took for an expression of its own. */
function strayArgument(walk: Walk, type: number): number {
	const { tree } = walk;
	const brackets = nextNamedSibling(tree, tree.parent[type]);
	const isBehind = brackets !== -1 && tree.start[brackets] === tree.end[type];
	return isBehind && walk.kind(brackets) === Kind.parenthesized_expression ? conditionOf(walk, brackets) : -1;
}

/** An annotation is told as the use of a decorator. */
export function enterAnnotation(walk: Walk, node: number): void {
	for (const type of annotationTypes(walk, node)) markInvoked(walk, type);
	walk.leaveLater(node);
}

export function leaveAnnotation(walk: Walk, node: number): void {
	for (const type of annotationTypes(walk, node)) recordInvocation(walk, type, 'decorator');
}

/** `: this(…)` and `: super(…)`: another constructor of this class, or that of its parent. */
export function leaveDelegationCall(walk: Walk, node: number): void {
	const { tree, kinds } = walk;
	const parent = childOfKind(tree, node, kinds, Kind['"super"']);
	const name = parent === -1 ? childOfKind(tree, node, kinds, Kind['"this"']) : parent;
	const list = childOfKind(tree, node, kinds, Kind.value_arguments);
	if (name === -1 || list === -1) return;
	recordCall(
		walk,
		node,
		parent === -1 ? 'call' : 'super',
		{ start: tree.start[node], end: tree.end[node] },
		{
			start: tree.start[name],
			end: tree.end[name],
			name,
			receiverStart: -1,
			receiverEnd: -1,
			value: make(walk, name, parent === -1 ? 'this' : 'super'),
		},
		readArguments(walk, list, -1),
	);
}
