import { CallFlag, type CallVia } from '../../../model/recorder.ts';
import { childByField, firstNamedChild } from '../../../model/syntax-walk.ts';
import { readArguments } from './arguments.ts';
import { isKeywordOf } from './keywords.ts';
import { clipped } from './strings.ts';
import { Kind } from './syntax.ts';
import { valueAt } from './values.ts';
import { Role, type Walk } from './walk.ts';

const MAX_CALLEE = 200;

/** What is called: the callee without parentheses, stars and template arguments. */
export interface Callee {
	/** The node as written. */
	node: number;
	/** The name token, -1 for a computed callee. */
	name: number;
	/** What stands before the name, or -1. */
	receiver: number;
}

export function enterCall(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const callee = readCallee(walk, childByField(tree, node, fields.function));
	if (callee.name !== -1) walk.setRole(callee.name, Role.called);
	walk.leaveLater(node);
}

/** `f`, `(*f)`, `a.f`, `a->b.f`, `n::f<T>`; `a[i]` and `f()` have no name. */
export function readCallee(walk: Walk, node: number): Callee {
	const { tree, fields } = walk;
	const callee: Callee = { node, name: -1, receiver: -1 };
	for (let at = node; at !== -1; ) {
		switch (walk.kind(at)) {
			case Kind.parenthesized_expression:
				at = firstNamedChild(tree, at);
				break;
			case Kind.pointer_expression:
				at = childByField(tree, at, fields.argument);
				break;
			case Kind.template_function:
			case Kind.template_type:
			case Kind.template_method:
				at = childByField(tree, at, fields.name);
				break;
			case Kind.dependent_name:
				at = firstNamedChild(tree, at);
				break;
			case Kind.field_expression:
				callee.receiver = childByField(tree, at, fields.argument);
				at = childByField(tree, at, fields.field);
				break;
			case Kind.qualified_identifier: {
				const scope = childByField(tree, at, fields.scope);
				if (scope !== -1) callee.receiver = scope;
				at = childByField(tree, at, fields.name);
				break;
			}
			case Kind.identifier:
			case Kind.field_identifier:
			case Kind.type_identifier:
			case Kind.destructor_name:
			case Kind.operator_name:
				callee.name = walk.isWritten(at) ? at : -1;
				return callee;
			default:
				return callee;
		}
	}
	return callee;
}

/** Recorded when its arguments are: calls inside come first. */
export function leaveCall(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const callee = readCallee(walk, childByField(tree, node, fields.function));
	if (callee.node === -1 || isCast(walk, callee)) return;
	const isMacro = callee.receiver === -1 && walk.macros.has(walk.textOf(callee.name));
	recordCall(
		walk,
		node,
		isMacro ? 'macro' : 'call',
		callee,
		childByField(tree, node, fields.arguments),
		awaitFlag(walk, node),
	);
}

/** `static_cast<T>(x)`, `int(x)` and other words of the language. */
function isCast(walk: Walk, { node, name }: Callee): boolean {
	return name === -1 ? walk.kind(node) === Kind.primitive_type : isKeywordOf(walk.isCpp, walk.textOf(name));
}

function awaitFlag(walk: Walk, node: number): number {
	return walk.kind(walk.tree.parent[node]) === Kind.co_await_expression ? CallFlag.awaited : 0;
}

export function recordCall(
	walk: Walk,
	node: number,
	via: CallVia,
	callee: Callee,
	list: number,
	flags: number,
	from = walk.tree.start[node],
): void {
	const { tree, out } = walk;
	const { name, receiver } = callee;
	const start = tree.start[callee.node];
	const { args, argCount, argValues, flags: argFlags } = readArguments(walk, list);
	let bits = flags | argFlags;
	if (name === -1) bits |= CallFlag.computed;
	walk.made[node] = out.call({
		via,
		callee: clipped(walk, start, calleeEnd(walk, callee), MAX_CALLEE),
		name: walk.textOf(name),
		receiver: receiver === -1 ? null : receiverText(walk, callee),
		nameStart: name === -1 ? start : tree.start[name],
		start: from,
		end: tree.end[node],
		flags: bits,
		args,
		argCount,
		calleeValue: valueAt(walk, callee.node),
		argValues,
	});
}

/** Template arguments are no part of the callee; the parentheses of `(*f)` are. */
function calleeEnd(walk: Walk, { node, name }: Callee): number {
	const { tree } = walk;
	return name !== -1 && walk.text[tree.start[node]] !== '(' ? tree.end[name] : tree.end[node];
}

/** `a::b` of `a::b::f`: all that stands before the name. */
function receiverText(walk: Walk, { node, name, receiver }: Callee): string {
	const { tree, text } = walk;
	const inner = tree.start[receiver];
	const isInside = text[tree.start[node]] === '(' && inner > tree.start[node];
	const start = isInside && name === -1 ? inner : isInside ? inner : tree.start[node];
	if (walk.kind(tree.parent[receiver]) !== Kind.qualified_identifier) {
		return clipped(walk, start === tree.start[node] ? inner : start, tree.end[receiver], MAX_CALLEE);
	}
	return clipped(walk, start, tree.end[receiver], MAX_CALLEE);
}
