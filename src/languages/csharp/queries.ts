import { childByField, childOfKind, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { bind, enterScope } from '../shared/scopes.ts';
import { nextWritten, Role } from '../shared/walk.ts';
import { Kind } from './syntax.ts';
import { typeText } from './types-written.ts';
import { valueAt } from './values.ts';
import type { Walk } from './walk.ts';

/*
 * `from x in xs where … select …`. Names are seen by the clauses after the one that gives them; what a
 * clause goes through is recorded before its name is bound.
 */

/** A query has names of its own; `into` begins anew with one. */
export function enterQuery(walk: Walk, node: number): void {
	enterScope(walk, node, 'comprehension');
	walk.made[node] = walk.out.currentScope;
	const { tree } = walk;
	for (let child = node + 1; child < tree.after[node]; child = tree.after[child]) {
		if (walk.kind(child) !== Kind['"into"']) continue;
		const name = nextWritten(walk, child);
		if (walk.kind(name) !== Kind.identifier) continue;
		walk.setRole(name, Role.none);
		walk.arriveAt(name, () => bind(walk, 'let', name, {}));
	}
}

/** The name of `from T x in xs`, `let x = y` and `join x in xs on …`. */
function nameOf(walk: Walk, node: number): number {
	const { tree, fields } = walk;
	const name = childByField(tree, node, fields.name);
	if (name !== -1) return name;
	const type = childByField(tree, node, fields.type);
	const first = firstNamedChild(tree, node);
	return first === type ? nextNamedSibling(tree, first) : first;
}

export function enterFrom(walk: Walk, node: number): void {
	walk.setRole(nameOf(walk, node), Role.none);
	walk.leaveLater(node);
}

export function leaveFrom(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const source = nextWritten(walk, childOfKind(tree, node, walk.kinds, Kind['"in"']));
	bind(walk, 'let', nameOf(walk, node), {
		type: typeText(walk, childByField(tree, node, fields.type)),
		value: valueAt(walk, source),
		path: '[]',
	});
}

export function leaveLet(walk: Walk, node: number): void {
	const source = nextWritten(walk, childOfKind(walk.tree, node, walk.kinds, Kind['"="']));
	bind(walk, 'let', nameOf(walk, node), { value: valueAt(walk, source) });
}

/** The name of a join is seen in what it is compared by. */
export function enterJoin(walk: Walk, node: number): void {
	const { tree } = walk;
	walk.setRole(nameOf(walk, node), Role.none);
	const source = nextWritten(walk, childOfKind(tree, node, walk.kinds, Kind['"in"']));
	const after = nextWritten(walk, source);
	if (after !== -1) walk.arriveAt(after, () => leaveFrom(walk, node));
	const into = childOfKind(tree, node, walk.kinds, Kind.join_into_clause);
	const group = firstNamedChild(tree, into);
	if (group === -1) return;
	walk.setRole(group, Role.none);
	walk.arriveAt(group, () => bind(walk, 'let', group, {}));
}
