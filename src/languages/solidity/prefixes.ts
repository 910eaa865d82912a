import { firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { type FieldName, Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/*
 * The grammar binds operators closer than what follows a name: of `!a.f(1)` it makes `(!a).f(1)`, of
 * `x == a.b.c` `(x == a.b).c`, of `delete m[k]` `(delete m)[k]`, of `new a.B(1)` `(new a).B(1)`. What is
 * written in parentheses has a node for them, so the two can be told apart.
 */

const LINKS: Readonly<Record<number, FieldName>> = {
	[Kind.member_expression]: 'object',
	[Kind.array_access]: 'base',
	[Kind.slice_access]: 'base',
	[Kind.call_expression]: 'function',
	[Kind.struct_expression]: 'type',
};
const MAX_LINKS = 64;

export function unwrapped(walk: Walk, node: number): number {
	let at = node;
	while (walk.kind(at) === Kind.expression) at = firstNamedChild(walk.tree, at);
	return at;
}

/** What a chain of members, indices and calls goes on from; -1 when `node` is none. */
function before(walk: Walk, node: number): number {
	const field = LINKS[walk.kind(node)];
	return field === undefined ? -1 : unwrapped(walk, walk.field(node, field));
}

/** The last operand of an expression with operators: what follows belongs to it; -1 for any other node. */
export function lastOperand(walk: Walk, node: number): number {
	const { tree } = walk;
	switch (walk.kind(node)) {
		case Kind.unary_expression:
			return unwrapped(walk, walk.field(node, 'argument'));
		case Kind.update_expression: {
			const argument = walk.field(node, 'argument');
			return argument > walk.field(node, 'operator') ? unwrapped(walk, argument) : -1;
		}
		case Kind.binary_expression:
			return unwrapped(walk, walk.field(node, 'right'));
		case Kind.ternary_expression:
			return unwrapped(walk, nextNamedSibling(tree, nextNamedSibling(tree, firstNamedChild(tree, node))));
		default:
			return -1;
	}
}

/** What it is that arguments or members follow: the last operand of an expression, without parentheses. */
export function followed(walk: Walk, node: number): number {
	let at = unwrapped(walk, node);
	for (let next = lastOperand(walk, at); next !== -1; next = lastOperand(walk, at)) at = next;
	return walk.bare(at);
}

/** The expression with operators that a chain seems to begin with, and where the chain begins in truth. */
function beginning(walk: Walk, node: number): { prefix: number; start: number } {
	let prefix = -1;
	let at = node;
	for (let count = 0; count < MAX_LINKS; count++) {
		let next = before(walk, at);
		if (next === -1 && at !== node) {
			next = lastOperand(walk, at);
			if (next !== -1 && prefix === -1) prefix = at;
		}
		if (next === -1) return { prefix, start: at };
		at = next;
	}
	return { prefix: -1, start: node };
}

/** The operators before a chain, which belong to all of it: the expression they are in, or -1. */
export function prefixOf(walk: Walk, node: number): number {
	return beginning(walk, node).prefix;
}

/** The offset that a chain begins at, behind such operators. */
export function startOf(walk: Walk, node: number): number {
	return walk.tree.start[beginning(walk, node).start];
}

/** Whether an expression is what a chain goes on from. */
export function isPrefix(walk: Walk, node: number): boolean {
	return linkAround(walk, node) !== -1;
}

/** The member, index or call that goes on from `node`; -1 for none. */
export function linkAround(walk: Walk, node: number): number {
	const { tree } = walk;
	let at = node;
	while (walk.kind(tree.parent[at]) === Kind.expression) at = tree.parent[at];
	const parent = tree.parent[at];
	const field = LINKS[walk.kind(parent)];
	return field !== undefined && tree.field[at] === walk.fields[field] ? parent : -1;
}

/** The `new` that a chain begins with: its last node is then the type, and no member. */
export function creationOf(walk: Walk, node: number): number {
	if (!walk.text.startsWith('new', walk.tree.start[node])) return -1;
	const { start } = beginning(walk, node);
	return walk.kind(start) === Kind.new_expression ? start : -1;
}
