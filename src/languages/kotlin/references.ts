import type { RefKind } from '../../model/recorder.ts';
import { firstNamedChild } from '../../model/syntax-walk.ts';
import { Role } from '../shared/walk.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const REF_KIND: readonly RefKind[] = ['read', 'read', 'write', 'readwrite', 'type', 'call', 'read'];

/** One occurrence of the name of a value. */
export function enterIdentifier(walk: Walk, node: number): void {
	const { tree, out } = walk;
	const role = walk.role(node);
	if (role === Role.none || walk.isEmpty(node)) return;
	const name = walk.nameOf(node);
	if (name !== '_') out.refer(name, tree.start[node], REF_KIND[role], isMember(walk, node));
}

function isMember(walk: Walk, node: number): boolean {
	const { tree } = walk;
	const parent = tree.parent[node];
	switch (walk.kind(parent)) {
		case Kind.navigation_suffix:
			return true;
		case Kind.callable_reference:
			return firstNamedChild(tree, parent) !== node;
		case Kind.infix_expression:
			return walk.role(node) === Role.called && firstNamedChild(tree, parent) !== node;
		default:
			return false;
	}
}

/** One occurrence of the name of a type, or of a value where the grammar expects a type. */
export function enterTypeName(walk: Walk, node: number): void {
	const { tree, out, text } = walk;
	const role = walk.role(node);
	if (role === Role.none || walk.isEmpty(node)) return;
	const parent = tree.parent[node];
	// `this@A` names a label.
	if (walk.kind(parent) === Kind.this_expression) return;
	const start = tree.start[node];
	const kind = typeRole(walk, node, role);
	const name = walk.nameOf(node);
	const isPart = walk.kind(parent) === Kind.user_type && node > parent + 1;
	if (!name.includes('.') || text[start] === '`') {
		out.refer(name, start, kind, isPart);
		return;
	}
	// The receiver of a function type was parsed as one name: see newer-syntax.ts.
	let offset = 0;
	for (const part of name.split('.')) {
		out.refer(part, start + offset, kind, offset > 0);
		offset += part.length + 1;
	}
}

function typeRole(walk: Walk, node: number, role: number): RefKind {
	if (role !== Role.read) return REF_KIND[role];
	const parent = walk.tree.parent[node];
	const isValue = walk.kind(parent) === Kind.callable_reference && /^[a-z_]/.test(walk.textOf(node));
	return isValue ? 'read' : 'type';
}
