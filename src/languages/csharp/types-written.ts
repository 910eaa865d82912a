import { childByField, firstNamedChild } from '../../model/syntax-walk.ts';
import { clippedText } from '../shared/walk.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/** A type as written; null for `var` and no type. */
export function typeText(walk: Walk, type: number): string | null {
	if (type === -1 || walk.kind(type) === Kind.implicit_type) return null;
	return clippedText(walk, type) || null;
}

/** `Entry` of `a.Map<K>.Entry<V>[]`, as a node; -1 for a predefined type. */
export function lastTypeName(walk: Walk, type: number): number {
	const { tree, fields } = walk;
	for (let at = type; at !== -1; ) {
		switch (walk.kind(at)) {
			case Kind.identifier:
				return walk.isEmpty(at) ? -1 : at;
			case Kind.qualified_name:
			case Kind.alias_qualified_name:
				at = childByField(tree, at, fields.name);
				break;
			case Kind.generic_name:
				at = firstNamedChild(tree, at);
				break;
			case Kind.nullable_type:
			case Kind.array_type:
			case Kind.primary_constructor_base_type:
				at = childByField(tree, at, fields.type);
				break;
			default:
				return -1;
		}
	}
	return -1;
}
