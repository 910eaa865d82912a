import { childByField, firstNamedChild } from '../../model/syntax-walk.ts';
import { Kind } from './kinds.ts';
import type { Walk } from './walk.ts';

/** The type that a reference, a pointer, `dyn` or a bound is about: `S<T>` of `&mut S<T>`. */
export function namedType(walk: Walk, type: number): number {
	const { tree, fields } = walk;
	for (let node = type; ; ) {
		switch (walk.kind(node)) {
			case Kind.referenceType:
			case Kind.pointerType:
			case Kind.higherRanked:
				node = childByField(tree, node, fields.type);
				break;
			case Kind.dynamicType:
			case Kind.functionType: {
				const trait = childByField(tree, node, fields.trait);
				if (trait === -1) return node;
				node = trait;
				break;
			}
			case Kind.boundedType:
				node = firstNamedChild(tree, node);
				break;
			default:
				return node;
		}
	}
}

const MAX_TYPE = 400;

export function typeText(walk: Walk, type: number): string {
	return walk.clip(walk.tree.start[type], walk.tree.end[type], MAX_TYPE);
}
