import { firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { isDottedName } from './names.ts';
import { bindName, currentScope, walrusScope } from './scopes.ts';
import { stringLiteral } from './strings.ts';
import { Kind } from './syntax.ts';
import { noteDeclared } from './tally.ts';
import { misreadCall } from './type-params.ts';
import { Role, type Walk } from './walk.ts';

/**
 * One occurrence of a name. The first target of a name in its scope is its binding and no reference;
 * every later one is a write.
 */
export function enterIdentifier(walk: Walk, node: number): void {
	const { tree, fields, roles, out } = walk;
	const field = tree.field[node];
	const start = tree.start[node];
	const end = tree.end[node];
	if (start === end) return;
	const member = field === fields.attribute;
	let role: number = roles[node];
	if (member) role = roles[tree.parent[node]];
	else if (field === fields.name && role !== Role.target) return;
	if (role === Role.none) return;
	const name = walk.text.slice(start, end);
	switch (role) {
		case Role.target: {
			const scope = field === fields.name ? walrusScope(walk) : currentScope(walk);
			if (!member && !scope.names.has(name)) {
				scope.names.add(name);
				roles[node] = Role.binds;
				return;
			}
			out.refer(name, start, 'write', member);
			return;
		}
		case Role.deleted:
			out.refer(name, start, 'write', member);
			return;
		case Role.readwrite:
			out.refer(name, start, 'readwrite', member);
			return;
		case Role.called:
			out.refer(name, start, 'call', member);
			return;
		default:
			out.refer(name, start, node < walk.typeUntil ? 'type' : 'read', member);
	}
}

/** Names in an annotation are types. A string is read when it is the whole annotation, and one name. */
export function enterType(walk: Walk, node: number): void {
	const { tree } = walk;
	const parent = tree.parent[node];
	if (walk.kind(parent) === Kind.typeAliasStatement && misreadCall(walk, parent) !== -1) return;
	if (tree.after[node] > walk.typeUntil) walk.typeUntil = tree.after[node];
	const literal = firstNamedChild(tree, node);
	if (walk.kind(literal) !== Kind.string || walk.kind(parent) === Kind.typeParameter) return;
	const { kind, text, start } = stringLiteral(walk, literal);
	if (kind !== 'string' || !isDottedName(text)) return;
	let at = start;
	for (const part of text.split('.')) {
		walk.out.refer(part, at, 'type', at !== start);
		at += part.length + 1;
	}
}

/** `global a, b` and `nonlocal a`: the names belong to a scope further out. */
export function enterDeclaration(walk: Walk, node: number): void {
	const { tree } = walk;
	walk.next = tree.after[node];
	const kind = walk.kind(node) === Kind.globalStatement ? 'global' : 'nonlocal';
	for (let child = firstNamedChild(tree, node); child !== -1; child = nextNamedSibling(tree, child)) {
		if (walk.kind(child) !== Kind.identifier) continue;
		const name = walk.textOf(child);
		bindName(walk, currentScope(walk), kind, name, tree.start[child]);
		noteDeclared(walk, kind, name);
	}
}
