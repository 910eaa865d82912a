import { childByField, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { MAX_ITEMS } from '../shared/values.ts';
import { Role } from '../shared/walk.ts';
import { entriesOf } from './anonymous-objects.ts';
import { Kind } from './syntax.ts';
import { valueAt } from './values.ts';
import type { Walk } from './walk.ts';

/** `new A { B = x }` and `a with { B = x }`: what the new object's members are given. */
export function assignInitialisers(walk: Walk, list: number, call: number): void {
	const { tree, fields, out } = walk;
	let count = 0;
	for (let child = firstNamedChild(tree, list); child !== -1; child = nextNamedSibling(tree, child)) {
		if (walk.kind(child) !== Kind.assignment_expression || count++ >= MAX_ITEMS) continue;
		const name = childByField(tree, child, fields.left);
		if (walk.kind(name) !== Kind.identifier) continue;
		const target = out.value('member', walk.textOf(name), out.value('call', null, call, -1), -1);
		out.assign(target, valueAt(walk, childByField(tree, child, fields.right)), tree.start[name]);
	}
}

/** An assignment in the braces of an initialiser is about the object that is made. */
export function isInitialiser(walk: Walk, assignment: number): boolean {
	return walk.kind(walk.tree.parent[assignment]) === Kind.initializer_expression;
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
