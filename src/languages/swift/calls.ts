import { CallFlag, type CallVia } from '../../model/recorder.ts';
import { childByField, childOfKind } from '../../model/syntax-walk.ts';
import { recordCall } from '../shared/calls.ts';
import { make } from '../shared/lowering.ts';
import { enterScope } from '../shared/scopes.ts';
import { Role } from '../shared/walk.ts';
import { readArguments } from './arguments.ts';
import {
	argumentList,
	chainStart,
	isAwaitedAt,
	isInnerOfTrailing,
	isOperatorCall,
	isSubscript,
	operandOf,
	partsOf,
} from './callees.ts';
import { Kind } from './syntax.ts';
import { lastTypeName } from './types-written.ts';
import { chainAt, typeValue } from './values.ts';
import type { Walk } from './walk.ts';

/** What a call is of, and its parenthesised arguments. */
function calleeOf(walk: Walk, call: number): { callee: number; list: number } {
	const list = argumentList(walk, call);
	const first = call + 1;
	const inner = walk.kind(first) === Kind.call_expression && isInnerOfTrailing(walk, first) ? first : -1;
	if (inner === -1) return { callee: operandOf(walk, first), list };
	return { callee: operandOf(walk, inner + 1), list: argumentList(walk, inner) };
}

/** `f(_:to:)` names a function by its labels and calls nothing. */
function isFunctionName(walk: Walk, list: number): boolean {
	const { tree, fields } = walk;
	const first = childOfKind(tree, list, walk.kinds, Kind.value_argument);
	return first !== -1 && childByField(tree, first, fields.reference_specifier) !== -1;
}

export function enterCall(walk: Walk, node: number): void {
	if (isSubscript(walk, node) || isInnerOfTrailing(walk, node) || isOperatorCall(walk, node)) return;
	const { callee, list } = calleeOf(walk, node);
	if (list !== -1 && isFunctionName(walk, list)) return;
	const { name, object } = partsOf(walk, callee);
	if (list === -1 && object === -1 && name !== -1 && walk.textOf(name) === 'defer') {
		enterDefer(walk, node, name);
		return;
	}
	walk.setRole(name, Role.called);
	walk.leaveLater(node);
}

/** `defer { … }` is a statement: its block runs when the function is left. */
function enterDefer(walk: Walk, node: number, name: number): void {
	const { tree, kinds } = walk;
	walk.setRole(name, Role.none);
	const block = childOfKind(
		tree,
		childOfKind(tree, node, kinds, Kind.call_suffix),
		kinds,
		Kind.lambda_literal,
	);
	if (block === -1) return;
	walk.setRole(block, Role.none);
	walk.deferredUntil = Math.max(walk.deferredUntil, tree.after[node]);
	enterScope(walk, node);
}

/** Functions that are named like types: assertions of XCTest, and those of older frameworks. */
const CAPITAL_FUNCTION =
	/^(?:XCT(?!est)|NSLog$|NS\w+(?:From|Make|In)[A-Z]|CG\w+Make$|UI\w+(?:Get|From)[A-Z])/;

/** A type is called to make one of it. */
function viaOf(walk: Walk, name: number, object: number): CallVia {
	const text = walk.textOf(name);
	if (text.startsWith('#')) return 'macro';
	if (text === 'init') return walk.kind(object) === Kind.super_expression ? 'super' : 'new';
	return /^[A-Z][A-Za-z\d]*$/.test(text) && !CAPITAL_FUNCTION.test(text) && !/^[A-Z\d]{4,}$/.test(text)
		? 'new'
		: 'call';
}

/** Recorded when its arguments are: calls inside come first. */
export function leaveCall(walk: Walk, node: number): void {
	const { tree } = walk;
	const { callee, list } = calleeOf(walk, node);
	const { name, object, isOptional } = partsOf(walk, callee);
	const start = chainStart(walk, callee);
	const suffix = childOfKind(tree, node, walk.kinds, Kind.call_suffix);
	const read = readArguments(walk, list, suffix);
	if (isOptional) read.flags |= CallFlag.optional;
	if (isAwaitedAt(walk, start)) read.flags |= CallFlag.awaited;
	if (node < walk.deferredUntil) read.flags |= CallFlag.deferred;
	if (isSpawned(walk, node)) read.flags |= CallFlag.spawned;
	read.flags |= waiting(walk, node, tree.start[name === -1 ? node : name], read.flags);
	const isSelfInit = walk.kind(object) === Kind.self_expression && walk.textOf(name) === 'init';
	const via = isSelfInit ? 'call' : viaOf(walk, name, object);
	const text = walk.nameOf(name);
	recordCall(
		walk,
		node,
		via,
		{ start, end: tree.end[node] },
		{
			start,
			end: tree.end[callee],
			name,
			nameText: via === 'macro' ? text.slice(1) : text,
			receiverStart: object === -1 ? -1 : start,
			receiverEnd: object === -1 ? -1 : tree.end[object],
			value: calleeValue(walk, callee, name, object, start),
		},
		read,
	);
}

function calleeValue(walk: Walk, callee: number, name: number, object: number, start: number): number {
	const text = walk.nameOf(name);
	if (text.startsWith('#')) return make(walk, name, 'name', text.slice(1));
	if (object === -1 || name === -1) return chainAt(walk, callee);
	return walk.out.value('member', text, chainAt(walk, object), -1, start, walk.tree.end[callee]);
}

/** Nodes around a call that are looked at; one that is deeper may be waited for. */
const MAX_AROUND = 64;
/** What has statements or members in it. */
const BODIES: ReadonlySet<number> = new Set([Kind.statements, Kind.class_body, Kind.source_file]);

/** What says that an `await` stands before a call in its statement: it is about all that follows it in its expression. */
function waiting(walk: Walk, call: number, at: number, known: number): number {
	const { tree, waits } = walk;
	if ((known & (CallFlag.awaited | CallFlag.spawned)) !== 0) return 0;
	let low = 0;
	for (let high = waits.length; low < high; ) {
		const middle = (low + high) >> 1;
		if (waits[middle] < at) low = middle + 1;
		else high = middle;
	}
	if (low === 0) return 0;
	let statement = call;
	for (let left = MAX_AROUND; left > 0; left--) {
		const around = tree.parent[statement];
		if (around === -1 || BODIES.has(walk.kind(around))) {
			const isBehind = waits[low - 1] >= tree.start[statement] || isAwaitedAt(walk, tree.start[statement]);
			return isBehind ? CallFlag.waits : 0;
		}
		statement = around;
	}
	return CallFlag.waits;
}

/** `async let x = f()` */
function isSpawned(walk: Walk, call: number): boolean {
	const declaration = walk.tree.parent[call];
	return (
		walk.kind(declaration) === Kind.property_declaration &&
		childOfKind(walk.tree, declaration, walk.kinds, Kind['"async"']) !== -1
	);
}

export function enterConstruction(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	walk.setRole(lastTypeName(walk, childByField(tree, node, fields.constructed_type)), Role.called);
	walk.leaveLater(node);
}

/** `A.B<C>(x)`: type arguments are no part of the callee. */
export function leaveConstruction(walk: Walk, node: number): void {
	const { tree, fields, kinds } = walk;
	const type = childByField(tree, node, fields.constructed_type);
	if (type === -1) return;
	const name = lastTypeName(walk, type);
	const suffix = childOfKind(tree, node, kinds, Kind.call_suffix);
	const list = childOfKind(tree, suffix, kinds, Kind.value_arguments);
	const start = tree.start[type];
	const isQualified = name !== -1 && tree.start[name] !== start;
	const read = readArguments(walk, list, suffix);
	if (isAwaitedAt(walk, start)) read.flags |= CallFlag.awaited;
	read.flags |= waiting(walk, node, start, read.flags);
	if (node < walk.deferredUntil) read.flags |= CallFlag.deferred;
	recordCall(
		walk,
		node,
		'new',
		{ start: tree.start[node], end: tree.end[node] },
		{
			start,
			end: tree.end[name === -1 ? type : name],
			name,
			nameText: walk.nameOf(name),
			receiverStart: isQualified ? start : -1,
			receiverEnd: isQualified ? beforeDot(walk, tree.start[name]) : -1,
			value: typeValue(walk, type),
		},
		read,
	);
}

function beforeDot({ text }: Walk, offset: number): number {
	let end = offset;
	while (end > 0 && /[\s.]/.test(text[end - 1])) end--;
	return end;
}

/**
 * A property wrapper, macro, actor or result builder is told as the use of a decorator. Attributes of the
 * compiler are written small; what is in them are no names of the program.
 */
export function enterAttribute(walk: Walk, node: number): void {
	const { tree } = walk;
	const type = childOfKind(tree, node, walk.kinds, Kind.user_type);
	const name = lastTypeName(walk, type);
	if (name === -1 || !/^[A-Z]/.test(walk.textOf(name))) {
		walk.next = tree.after[node];
		return;
	}
	hideLabels(walk, node);
	if (walk.kind(tree.parent[node]) !== Kind.modifiers) return;
	walk.setRole(name, Role.called);
	walk.leaveLater(node);
}

/** The arguments of an attribute have no nodes of their own. */
function hideLabels(walk: Walk, attribute: number): void {
	const { tree } = walk;
	for (let child = attribute + 1; child < tree.after[attribute]; child = tree.after[child]) {
		if (walk.kind(child) === Kind.simple_identifier && walk.kind(tree.after[child]) === Kind['":"'])
			walk.setRole(child, Role.none);
	}
}

export function leaveAttribute(walk: Walk, node: number): void {
	const { tree, kinds } = walk;
	const type = childOfKind(tree, node, kinds, Kind.user_type);
	const name = lastTypeName(walk, type);
	const start = tree.start[type];
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
			receiverEnd: isQualified ? beforeDot(walk, tree.start[name]) : -1,
			value: typeValue(walk, type),
		},
		readArguments(walk, node, -1),
	);
}
