import type { RefKind } from '../../model/recorder.ts';
import { Role } from '../shared/walk.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const REF_KIND: readonly RefKind[] = ['read', 'read', 'write', 'readwrite', 'type', 'call', 'read'];

/** One occurrence of a name. The grammar has one kind for names of values and of types: the place tells. */
export function enterIdentifier(walk: Walk, node: number): void {
	const { tree, out } = walk;
	const role = walk.role(node);
	if (role === Role.none || walk.isEmpty(node)) return;
	const name = walk.textOf(node);
	// `[]`, which was parsed as a name: see newer-syntax.ts.
	if (
		name === '_' ||
		name[0] === '[' ||
		(name === 'global' && walk.kind(tree.parent[node]) === Kind.alias_qualified_name)
	)
		return;
	const at = nameAround(walk, node);
	const kind = role === Role.read && isType(walk, at) ? 'type' : REF_KIND[role];
	out.refer(name, tree.start[node], kind, role === Role.member || isMember(walk, at));
}

/** The `Name<T>` that a name is the first part of, else the name itself. */
function nameAround(walk: Walk, node: number): number {
	const parent = walk.tree.parent[node];
	return walk.kind(parent) === Kind.generic_name ? parent : node;
}

function isMember(walk: Walk, node: number): boolean {
	const { tree, fields } = walk;
	switch (walk.kind(tree.parent[node])) {
		case Kind.member_access_expression:
		case Kind.qualified_name:
		case Kind.alias_qualified_name:
			return tree.field[node] === fields.name;
		case Kind.member_binding_expression:
			return true;
		case Kind.assignment_expression:
			return (
				tree.field[node] === fields.left &&
				walk.kind(tree.parent[tree.parent[node]]) === Kind.initializer_expression
			);
		case Kind.with_initializer:
			return walk.role(node) === Role.write;
		default:
			return false;
	}
}

/** A name that stands where a type does. */
function isType(walk: Walk, node: number): boolean {
	const { tree, fields } = walk;
	const field = tree.field[node];
	if (field === fields.type || field === fields.returns) return true;
	const parent = tree.parent[node];
	switch (walk.kind(parent)) {
		case Kind.type_argument_list:
		case Kind.base_list:
		case Kind.type_parameter_constraint:
		case Kind.type_parameter_constraints_clause:
		case Kind.explicit_interface_specifier:
		case Kind.nullable_type:
		case Kind.array_type:
		case Kind.tuple_element:
		case Kind.type_pattern:
		case Kind.function_pointer_parameter:
		case Kind.primary_constructor_base_type:
		case Kind.qualified_name:
		case Kind.using_directive:
			return true;
		case Kind.alias_qualified_name:
			return field === fields.name && isType(walk, parent);
		case Kind.as_expression:
		case Kind.is_expression:
			return field === fields.right;
		default:
			return false;
	}
}
