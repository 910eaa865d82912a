import { childByField, childOfKind, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/** The identifier that a name ends with: `c` of `a.b.c<T>`. */
export function lastName(walk: Walk, node: number): number {
	const { tree, fields } = walk;
	for (let at = node; at !== -1; ) {
		switch (walk.kind(at)) {
			case Kind.identifier:
				return walk.isEmpty(at) ? -1 : at;
			case Kind.generic_name:
				at = firstNamedChild(tree, at);
				break;
			case Kind.conditional_access_expression:
				at = nextNamedSibling(tree, childByField(tree, at, fields.condition));
				break;
			case Kind.member_access_expression:
			case Kind.member_binding_expression:
			case Kind.qualified_name:
			case Kind.alias_qualified_name:
				at = childByField(tree, at, fields.name);
				break;
			default:
				return -1;
		}
	}
	return -1;
}

/** The type arguments of what is called; -1 for none. */
export function typeArguments(walk: Walk, callee: number): number {
	const { tree, fields } = walk;
	let name = callee;
	if (walk.kind(name) === Kind.conditional_access_expression)
		name = nextNamedSibling(tree, childByField(tree, name, fields.condition));
	const kind = walk.kind(name);
	if (kind === Kind.member_access_expression || kind === Kind.member_binding_expression)
		name = childByField(tree, name, fields.name);
	if (walk.kind(name) !== Kind.generic_name) return -1;
	return childOfKind(tree, name, walk.kinds, Kind.type_argument_list);
}
