import { childByField, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { make } from '../shared/lowering.ts';
import { isBasicType } from './scopes.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/** The node that names a type: of `*T`, `T[K]`, `(T)` that of `T`; -1 for a type without a name. */
export function namedType(walk: Walk, type: number): number {
	const { tree, fields } = walk;
	let node = type;
	for (;;) {
		switch (walk.kind(node)) {
			case Kind.type_identifier:
			case Kind.qualified_type:
			case Kind.identifier:
				return node;
			case Kind.pointer_type:
			case Kind.parenthesized_type:
			case Kind.type_elem:
				node = firstNamedChild(tree, node);
				break;
			case Kind.generic_type:
				node = childByField(tree, node, fields.type);
				break;
			default:
				return -1;
		}
	}
}

/** The token of the last name in a type: `B` in `*a.B[K]`; -1 without one. */
export function typeNameToken(walk: Walk, type: number): number {
	const named = namedType(walk, type);
	return walk.kind(named) === Kind.qualified_type ? childByField(walk.tree, named, walk.fields.name) : named;
}

export function typeName(walk: Walk, type: number): string {
	return walk.textOf(typeNameToken(walk, type));
}

/** A type as a value, to be followed like any other name; -1 for one without a name. */
export function typeValue(walk: Walk, type: number): number {
	const { tree, fields } = walk;
	const named = namedType(walk, type);
	if (named === -1) return -1;
	if (walk.kind(named) !== Kind.qualified_type) return make(walk, named, 'name', walk.textOf(named));
	const owner = childByField(tree, named, fields.package);
	const from = make(walk, owner, 'name', walk.textOf(owner));
	return make(walk, named, 'member', walk.textOf(childByField(tree, named, fields.name)), from);
}

/** As much of a type as is kept: structs without a name are written with all their fields. */
const MAX_TYPE = 2000;

export function typeText(walk: Walk, type: number): string {
	const start = walk.tree.start[type];
	if (type === -1) return '';
	const text = walk.text.slice(start, Math.min(walk.tree.end[type], start + MAX_TYPE));
	// On one line, as it is kept, only a semicolon parts fields, and a comment would have no end.
	return text.includes('\n') ? text.replace(/\/\/.*/g, '').replace(/([^\s{,(])\s*\n/g, '$1;\n') : text;
}

/** Types whose literals have values for keys. */
export function isContainer(kind: number): boolean {
	return (
		kind === Kind.map_type ||
		kind === Kind.slice_type ||
		kind === Kind.array_type ||
		kind === Kind.implicit_length_array_type
	);
}

/** The interface that an element embeds; -1 for a set of types. */
export function embeddedType(walk: Walk, elem: number): number {
	const { tree } = walk;
	const type = firstNamedChild(tree, elem);
	if (type === -1 || nextNamedSibling(tree, type) !== -1) return -1;
	switch (walk.kind(type)) {
		case Kind.type_identifier:
			return isBasicType(walk.textOf(type)) ? -1 : type;
		case Kind.qualified_type:
		case Kind.generic_type:
			return type;
		default:
			return -1;
	}
}

/** Where the header of a declaration of this type ends: at the word `struct` or `interface`, else with the type. */
export function typeHeaderEnd(walk: Walk, type: number): number {
	const { tree } = walk;
	const kind = walk.kind(type);
	const hasBody = (kind === Kind.struct_type || kind === Kind.interface_type) && tree.after[type] > type + 1;
	return tree.end[hasBody ? type + 1 : type];
}
