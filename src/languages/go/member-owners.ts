import { childByField, firstNamedChild } from '../../model/syntax-walk.ts';
import { Kind } from './syntax.ts';
import { Role, type Walk } from './walk.ts';

/**
 * Members are chunks of the struct or interface that a type declaration, a field or a package variable
 * is made of, also as `*struct`, `[]struct` or the values of a map. Those in a function's signature or
 * body are not.
 */
export function markMembers(walk: Walk, type: number): void {
	const { tree, fields } = walk;
	let node = type;
	for (;;) {
		switch (walk.kind(node)) {
			case Kind.struct_type:
			case Kind.interface_type:
				walk.roles[node] = Role.members;
				return;
			case Kind.pointer_type:
			case Kind.parenthesized_type:
				node = firstNamedChild(tree, node);
				break;
			case Kind.slice_type:
			case Kind.array_type:
			case Kind.implicit_length_array_type:
				node = childByField(tree, node, fields.element);
				break;
			case Kind.map_type:
				node = childByField(tree, node, fields.value);
				break;
			default:
				return;
		}
	}
}
