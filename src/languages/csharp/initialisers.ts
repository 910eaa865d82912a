import { childByField, firstNamedChild } from '../../model/syntax-walk.ts';
import { namedChildren } from '../shared/branches.ts';
import { MAX_ITEMS, make, makeLiteral } from '../shared/lowering.ts';
import { Role } from '../shared/walk.ts';
import { entriesOf } from './anonymous-objects.ts';
import { Kind } from './syntax.ts';
import { keyIn, valueAt } from './values.ts';
import type { Walk } from './walk.ts';

/** Deeper braces are not followed. */
const MAX_INNER = 8;

/**
 * What the object that a call makes is given in braces: members of `new A { B = x }`, keys of `{ ["k"] = x }` and
 * `{ { "k", x } }`, items of `{ x, y }`. In `{ B = { C = x } }` the braces are about the member's object.
 */
export function assignInitialisers(walk: Walk, list: number, call: number): void {
	const { tree, fields, out } = walk;
	if (list === -1) return;
	const open: { list: number; object: number; depth: number }[] = [
		{ list, object: out.value('call', null, call, -1), depth: 0 },
	];
	let count = 0;
	for (let top = open.pop(); top !== undefined; top = open.pop()) {
		for (const [at, child] of namedChildren(walk, top.list).entries()) {
			if (count++ >= MAX_ITEMS) return;
			const target = targetOf(walk, child, at, top.object);
			const isSetting = walk.kind(child) === Kind.assignment_expression;
			const value = isSetting ? childByField(tree, child, fields.right) : itemOf(walk, child);
			if (isSetting && walk.kind(value) === Kind.initializer_expression && top.depth < MAX_INNER)
				open.push({ list: value, object: target, depth: top.depth + 1 });
			else out.assign(target, valueAt(walk, value), tree.start[child]);
		}
	}
}

function targetOf(walk: Walk, child: number, position: number, object: number): number {
	const { tree, fields } = walk;
	if (walk.kind(child) === Kind.assignment_expression) {
		const left = childByField(tree, child, fields.left);
		return walk.kind(left) === Kind.identifier
			? make(walk, left, 'member', walk.textOf(left), object)
			: make(walk, left, 'index', null, object, keyIn(walk, left));
	}
	const key =
		walk.kind(child) === Kind.initializer_expression
			? valueAt(walk, firstNamedChild(tree, child))
			: makeLiteral(walk, child, 'number', `${position}`);
	return make(walk, child, 'index', null, object, key);
}

/** `x` of `x` and of `{ "k", x }`. */
function itemOf(walk: Walk, child: number): number {
	if (walk.kind(child) !== Kind.initializer_expression) return child;
	return namedChildren(walk, child).at(-1) ?? -1;
}

/** An assignment in the braces of an initialiser is about the object that is made, one in an attribute an argument. */
export function isInitialiser(walk: Walk, assignment: number): boolean {
	const around = walk.kind(walk.tree.parent[assignment]);
	return around === Kind.initializer_expression || around === Kind.attribute_argument;
}

/** `B = x` of `a with { … }` is two nodes of their own. */
export function enterWithInitialiser(walk: Walk, node: number): void {
	const name = firstNamedChild(walk.tree, node);
	if (walk.kind(name) === Kind.identifier) walk.setRole(name, Role.write);
}

/** The names of `new { A = x }` are no occurrences of anything. */
export function enterAnonymousObject(walk: Walk, node: number): void {
	for (const { name } of entriesOf(walk, node)) if (name !== -1) walk.setRole(name, Role.none);
}
