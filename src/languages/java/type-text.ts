import { childByField, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { clipped } from './strings.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const MAX_TEXT = 400;

/** A type as written, with the brackets that may follow the name it declares; null for `var` and no type. */
export function typeText(walk: Walk, type: number, dimensions: number): string | null {
	if (type === -1) return null;
	const { tree } = walk;
	const text = clipped(walk, tree.start[type], tree.end[type], MAX_TEXT);
	if (text === 'var' || text === '') return null;
	return dimensions === -1 ? text : text + walk.textOf(dimensions);
}

/** `Entry` of `java.util.Map.Entry<K, V>[]`, as a node; -1 for a primitive type. */
export function lastTypeName(walk: Walk, type: number): number {
	const { tree } = walk;
	for (let at = type; at !== -1; ) {
		switch (walk.kind(at)) {
			case Kind.type_identifier:
			case Kind.identifier:
				return tree.start[at] === tree.end[at] ? -1 : at;
			case Kind.scoped_type_identifier:
			case Kind.annotated_type:
				at = lastNamedChild(walk, at);
				break;
			case Kind.generic_type:
				at = firstNamedChild(tree, at);
				break;
			case Kind.array_type:
				at = childByField(tree, at, walk.fields.element);
				break;
			default:
				return -1;
		}
	}
	return -1;
}

export function lastNamedChild(walk: Walk, node: number): number {
	let last = -1;
	for (
		let child = firstNamedChild(walk.tree, node);
		child !== -1;
		child = nextNamedSibling(walk.tree, child)
	) {
		last = child;
	}
	return last;
}
