import type { CallVia, RefKind } from '../../model/recorder.ts';
import { type Arguments, noArguments } from '../shared/calls.ts';
import { make, makeMade } from '../shared/lowering.ts';
import { add, addOptions, readArguments } from './arguments.ts';
import { pathParts, pathValue } from './names.ts';
import { creationOf, followed, startOf } from './prefixes.ts';
import { Kind } from './syntax.ts';
import { chainValue } from './values.ts';
import { Role, type Walk } from './walk.ts';

const MAX_CALLEE = 200;

/** What is called, seen through `{value: 1}`; the braces in `options`, -1 without them. */
interface Callee {
	node: number;
	options: number;
}

function calleeOf(walk: Walk, call: number): Callee {
	let node = followed(walk, walk.field(call, 'function'));
	let options = -1;
	// `f{value: 1}{gas: 2}` was allowed once.
	while (walk.kind(node) === Kind.struct_expression) {
		if (options === -1) options = node;
		node = followed(walk, walk.field(node, 'type'));
	}
	return { node, options };
}

/** Tells the name that is called what it is, before the walk comes to it. */
export function enterCall(walk: Walk, node: number): void {
	markCalled(walk, calleeOf(walk, node).node);
	walk.leaveLater(node);
}

function markCalled(walk: Walk, callee: number): void {
	if (creationOf(walk, callee) !== -1) {
		let item = callee;
		while (walk.kind(item) === Kind.array_access) item = walk.bare(walk.field(item, 'base'));
		const parts = constructedPath(walk, item);
		walk.setRole(parts[parts.length - 1] ?? -1, item === callee ? Role.called : Role.type);
	} else if (walk.kind(callee) === Kind.identifier) walk.setRole(callee, Role.called);
	else if (walk.kind(callee) === Kind.member_expression) {
		walk.setRole(walk.field(callee, 'property'), Role.called);
	}
}

/** The names of what `new a.C` makes; none for `new uint[]` and `new C[]`, which are arrays. */
function constructedPath(walk: Walk, callee: number): number[] {
	const members: number[] = [];
	let at = callee;
	for (; walk.kind(at) === Kind.member_expression; at = walk.bare(walk.field(at, 'object'))) {
		members.push(walk.field(at, 'property'));
	}
	if (walk.kind(at) !== Kind.new_expression) return [];
	const parts = pathParts(walk, walk.childOf(walk.field(at, 'name'), Kind.user_defined_type));
	return parts.length === 0 ? [] : [...parts, ...members.reverse()];
}

/** Recorded when its arguments are: calls inside come first. */
export function leaveCall(walk: Walk, node: number): void {
	const { node: callee, options } = calleeOf(walk, node);
	const read = readArguments(walk, node);
	addOptions(walk, read, options);
	const start = startOf(walk, node);
	if (creationOf(walk, callee) === -1) {
		recordCallee(walk, node, start, callee, read);
		return;
	}
	const parts = constructedPath(walk, callee);
	if (parts.length > 0) recordCall(walk, node, 'new', start, parts, read);
}

/** A call of an expression: a name, a member, or what a call or an index gave. */
function recordCallee(walk: Walk, node: number, start: number, callee: number, read: Arguments): void {
	const { tree, out } = walk;
	if (walk.isEmpty(callee)) return;
	const isMember = walk.kind(callee) === Kind.member_expression;
	const object = isMember ? walk.field(callee, 'object') : -1;
	const token = isMember
		? walk.field(callee, 'property')
		: walk.kind(callee) === Kind.identifier
			? callee
			: -1;
	const name = walk.isEmpty(token) ? -1 : token;
	const isSuper = object !== -1 && walk.textOf(walk.bare(object)) === 'super';
	walk.made[node] = out.call({
		via: isSuper ? 'super' : 'call',
		callee: walk.clip(startOf(walk, callee), tree.end[callee], MAX_CALLEE),
		name: walk.textOf(name),
		receiver: object === -1 ? null : walk.clip(startOf(walk, callee), tree.end[object], MAX_CALLEE),
		nameStart: name === -1 ? startOf(walk, callee) : tree.start[name],
		start,
		end: tree.end[node],
		...read,
		// Whatever operator stands before it.
		calleeValue: chainValue(walk, callee),
	});
}

/** A call of what a path names. */
export function recordCall(
	walk: Walk,
	node: number,
	via: CallVia,
	start: number,
	parts: readonly number[],
	read: Arguments,
): void {
	const { tree, out } = walk;
	const name = parts[parts.length - 1];
	const scope = parts[parts.length - 2];
	walk.made[node] = out.call({
		via,
		callee: walk.clip(tree.start[parts[0]], tree.end[name], MAX_CALLEE),
		name: walk.textOf(name),
		receiver: scope === undefined ? null : walk.clip(tree.start[parts[0]], tree.end[scope], MAX_CALLEE),
		nameStart: tree.start[name],
		start,
		end: tree.end[node],
		...read,
		calleeValue: pathValue(walk, parts),
	});
}

/** `onlyOwner`, `onlyRole(ADMIN)`; in a constructor also `Base(1)`, which calls that of a parent. */
export function enterInvocation(walk: Walk, node: number): void {
	const { tree, out } = walk;
	const parts = pathParts(walk, node);
	parts.forEach((part, index) => {
		walk.setRole(part, Role.none);
		// Before there was `view`.
		if (isOldWord(walk, parts)) return;
		const kind: RefKind = index === parts.length - 1 ? 'call' : 'type';
		out.refer(walk.textOf(part), tree.start[part], kind, index > 0);
	});
	walk.leaveLater(node);
}

export function leaveInvocation(walk: Walk, node: number): void {
	const { tree } = walk;
	const parts = pathParts(walk, node);
	if (parts.length === 0 || isOldWord(walk, parts)) return;
	const via = isBaseCall(walk, node, walk.textOf(parts[parts.length - 1])) ? 'super' : 'decorator';
	recordCall(walk, node, via, tree.start[node], parts, readArguments(walk, node));
}

/** Of a parent's parent nothing is known here but that types are capitalised. */
function isBaseCall(walk: Walk, invocation: number, name: string): boolean {
	if (walk.kind(walk.tree.parent[invocation]) !== Kind.constructor_definition) return false;
	return walk.owner?.bases.has(name) === true || /^[A-Z]/.test(name);
}

function isOldWord(walk: Walk, parts: readonly number[]): boolean {
	return parts.length === 1 && walk.textOf(parts[0]) === 'constant';
}

export function enterEmit(walk: Walk, node: number): void {
	markCalled(walk, walk.bare(walk.field(node, 'name')));
	walk.leaveLater(node);
}

export function leaveEmit(walk: Walk, node: number): void {
	const event = walk.bare(walk.field(node, 'name'));
	recordCallee(walk, node, walk.tree.start[node], event, readArguments(walk, node));
}

/** `revert Error(x)` throws what it makes; `revert("why")` is a call of `revert`. */
export function enterRevert(walk: Walk, node: number): void {
	const error = thrown(walk, node);
	if (error === -1) walk.out.refer('revert', walk.tree.start[node], 'call', false);
	else markCalled(walk, error);
	walk.leaveLater(node);
}

function thrown(walk: Walk, node: number): number {
	if (walk.childOf(node, Kind.revert_arguments) === -1) return -1;
	return walk.bare(walk.field(node, 'error'));
}

export function leaveRevert(walk: Walk, node: number): void {
	const { tree, out } = walk;
	const start = tree.start[node];
	const error = thrown(walk, node);
	const list = walk.childOf(node, Kind.revert_arguments);
	if (error !== -1) recordCallee(walk, node, start, error, readArguments(walk, list));
	else recordReason(walk, node, walk.field(node, 'error'));
	const isThrown = error !== -1 && walk.made[node] !== -1;
	out.yields('throw', isThrown ? makeMade(walk, node, 'call') : make(walk, node, 'other'), start);
}

/** The grammar takes the argument of `revert("why")` for an error in parentheses. */
function recordReason(walk: Walk, node: number, reason: number): void {
	const { tree, out } = walk;
	const start = tree.start[node];
	const read = reasonArguments(walk, reason);
	walk.made[node] = out.call({
		via: 'call',
		callee: 'revert',
		name: 'revert',
		receiver: null,
		nameStart: start,
		start,
		end: tree.end[node],
		...read,
		calleeValue: out.value('name', 'revert', -1, -1, start, start + 'revert'.length),
	});
}

function reasonArguments(walk: Walk, reason: number): Arguments {
	const read = noArguments();
	const value = walk.bare(reason);
	if (value !== -1) add(walk, read, value);
	return read;
}
