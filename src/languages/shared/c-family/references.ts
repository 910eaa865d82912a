import type { RefKind } from '../../../model/recorder.ts';
import { childByField } from '../../../model/syntax-walk.ts';
import { isKeywordOf } from './keywords.ts';
import { Kind } from './syntax.ts';
import { Role, type Walk } from './walk.ts';

const REF_KIND: readonly RefKind[] = ['read', 'read', 'write', 'readwrite', 'type', 'call', 'read'];

/** One occurrence of a name in an expression. In an argument list the grammar takes `int` for a name. */
export function enterIdentifier(walk: Walk, node: number): void {
	const role = walk.role(node);
	if (role === Role.none || !walk.isWritten(node)) return;
	const name = walk.textOf(node);
	if (isKeywordOf(walk.isCpp, name)) return;
	walk.out.refer(name, walk.tree.start[node], REF_KIND[role], isQualified(walk, node));
}

/** The `b` of `a::b`. */
function isQualified(walk: Walk, node: number): boolean {
	if (!walk.isCpp) return false;
	const { tree, fields } = walk;
	const around = tree.parent[node];
	const kind = walk.kind(around);
	if (kind === Kind.qualified_identifier) {
		return tree.field[node] === fields.name && childByField(tree, around, fields.scope) !== -1;
	}
	if (kind !== Kind.template_function && kind !== Kind.template_type && kind !== Kind.template_method)
		return false;
	return tree.field[node] === fields.name && isQualified(walk, around);
}

/** The name of a type; `default` of a `_Generic` is none. */
export function enterTypeIdentifier(walk: Walk, node: number): void {
	const role = walk.role(node);
	if (role === Role.none || !walk.isWritten(node)) return;
	const name = walk.textOf(node);
	if (isKeywordOf(walk.isCpp, name)) return;
	walk.out.refer(
		name,
		walk.tree.start[node],
		role === Role.called ? 'call' : role === Role.value ? 'read' : 'type',
		isQualified(walk, node),
	);
}

/** The `b` of `a.b`, `a->b` and `.b = 1`; a name that is declared has no role. */
export function enterFieldIdentifier(walk: Walk, node: number): void {
	const { tree } = walk;
	const parent = tree.parent[node];
	if (!walk.isWritten(node) || walk.role(node) === Role.none) return;
	let role = walk.role(node);
	if (role === Role.read) {
		if (walk.kind(parent) === Kind.field_declaration) return;
		switch (walk.kind(parent)) {
			case Kind.field_expression:
			case Kind.template_method:
				role = walk.role(parent);
				break;
			case Kind.field_designator:
				role = Role.write;
				break;
		}
	}
	if (role === Role.none) return;
	walk.out.refer(walk.textOf(node), tree.start[node], REF_KIND[role], true);
}

/** The `a` of `a::b`: a namespace, or a class. */
export function enterNamespaceIdentifier(walk: Walk, node: number): void {
	if (walk.role(node) === Role.none || !walk.isWritten(node)) return;
	const { tree, fields } = walk;
	const around = tree.parent[node];
	const outer = tree.parent[around];
	// In `a::b::c` the second is the scope of the name of the first.
	const isMember =
		walk.kind(around) === Kind.nested_namespace_specifier
			? node !== around + 1
			: walk.kind(outer) === Kind.qualified_identifier && tree.field[around] === fields.name;
	walk.out.refer(walk.textOf(node), tree.start[node], 'read', isMember);
}
