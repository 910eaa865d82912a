import type { RefKind } from '../../model/recorder.ts';
import { childByField } from '../../model/syntax-walk.ts';
import { noteCapture } from './captures.ts';
import { referToConstraints } from './newer-syntax.ts';
import { currentScope } from './scopes.ts';
import { Kind } from './syntax.ts';
import { Role, type Walk } from './walk.ts';

const REF_KIND: Readonly<Record<number, RefKind>> = {
	[Role.write]: 'write',
	[Role.target]: 'write',
	[Role.readwrite]: 'readwrite',
	[Role.called]: 'call',
	[Role.type]: 'type',
	[Role.key]: 'write',
};

/**
 * One occurrence of a name. Left of `:=`, a name that is new in its block is its binding and no
 * reference; any other is a write. Declared names have the field `name`.
 */
export function enterIdentifier(walk: Walk, node: number): void {
	const { tree, roles, text } = walk;
	const start = tree.start[node];
	const end = tree.end[node];
	const role = roles[node];
	if (role === Role.none || role === Role.binds) return;
	if (tree.field[node] === walk.fields.name || start === end) return;
	if (end - start === 1 && text.charCodeAt(start) === 95) return;
	const name = text.slice(start, end);
	if (role === Role.target && !currentScope(walk).names.has(name)) {
		roles[node] = Role.binds;
		return;
	}
	if (walk.closures.length > 0 && role !== Role.key) noteCapture(walk, name, start, role);
	if (role === Role.read) {
		walk.out.refer(name, start, 'read', false);
		return;
	}
	walk.out.refer(name, start, REF_KIND[role] ?? 'read', role === Role.key);
}

/** The `b` of `a.b`; in a declaration it is no reference. */
export function enterFieldIdentifier(walk: Walk, node: number): void {
	const { tree, text, roles } = walk;
	const selector = tree.parent[node];
	const start = tree.start[node];
	if (walk.kind(selector) === Kind.method_declaration) referToConstraints(walk, node);
	if (walk.kind(selector) !== Kind.selector_expression || start === tree.end[node]) return;
	const role = roles[selector];
	const kind = role === Role.read ? 'read' : (REF_KIND[role] ?? 'read');
	walk.out.refer(text.slice(start, tree.end[node]), start, kind, true);
}

/** A type's name; or one that the grammar takes for it. */
export function enterTypeIdentifier(walk: Walk, node: number): void {
	const { tree, roles, text, out } = walk;
	const start = tree.start[node];
	const end = tree.end[node];
	const role = roles[node];
	if (role === Role.none || start === end) return;
	const name = text.slice(start, end);
	if (tree.field[node] === walk.fields.name) {
		// The name of a declaration, or the last of a qualified one.
		if (walk.kind(tree.parent[node]) === Kind.qualified_type) out.refer(name, start, typeRefKind(role), true);
		return;
	}
	// `case nil` of a type switch, and `_` for a type parameter that is not used.
	if (name === 'nil' || name === '_') return;
	out.refer(name, start, typeRefKind(role), false);
}

function typeRefKind(role: number): RefKind {
	if (role === Role.called) return 'call';
	return role === Role.value ? 'read' : 'type';
}

/** The `a` of a type `a.T`. */
export function enterPackageIdentifier(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const qualified = tree.parent[node];
	if (walk.kind(qualified) !== Kind.qualified_type || tree.start[node] === tree.end[node]) return;
	const isType = walk.roles[childByField(tree, qualified, fields.name)] === Role.read;
	walk.out.refer(walk.textOf(node), tree.start[node], isType ? 'type' : 'read', false);
}
