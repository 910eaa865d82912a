import { childOfKind, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { clippedText, nextWritten } from '../shared/walk.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/** A type as written; null for none. */
export function typeText(walk: Walk, type: number): string | null {
	return type === -1 ? null : clippedText(walk, type) || null;
}

/** What follows `->`, else null. */
export function returnType(walk: Walk, node: number): string | null {
	return typeText(walk, nextWritten(walk, childOfKind(walk.tree, node, walk.kinds, Kind['"->"'])));
}

/** What follows the colon of `: T`. */
export function annotatedType(walk: Walk, annotation: number): string | null {
	const { tree, text } = walk;
	const colon = childOfKind(tree, annotation, walk.kinds, Kind['":"']);
	if (colon === -1) return null;
	return text.slice(tree.end[colon], Math.min(tree.end[annotation], tree.end[colon] + 400)).trim() || null;
}

/** `Entry` of `A.Map<K>.Entry<V>?`, as a node; -1 for a type that has no name of its own. */
export function lastTypeName(walk: Walk, type: number): number {
	const { tree } = walk;
	for (let at = type; at !== -1; ) {
		switch (walk.kind(at)) {
			case Kind.type_identifier:
			case Kind.simple_identifier:
				return walk.isEmpty(at) ? -1 : at;
			case Kind.user_type: {
				let last = -1;
				for (let child = at + 1; child < tree.after[at]; child = tree.after[child]) {
					if (walk.kind(child) === Kind.type_identifier) last = child;
				}
				return last;
			}
			case Kind.suppressed_constraint:
				return -1;
			default: {
				// `any P`, `T?`: one type in another.
				const inner = firstNamedChild(tree, at);
				if (nextNamedSibling(tree, inner) !== -1 && walk.kind(at) !== Kind.optional_type) return -1;
				at = inner;
			}
		}
	}
	return -1;
}

/** `A.Map` of `A.Map<K>.Entry<V>`, dotted, without type arguments: how the members are named. */
export function plainTypeName(walk: Walk, type: number): string {
	const { tree } = walk;
	if (walk.kind(type) !== Kind.user_type) return clippedText(walk, type, 200).replace(/\s+/g, ' ');
	const names: string[] = [];
	for (let child = type + 1; child < tree.after[type]; child = tree.after[child]) {
		if (walk.kind(child) === Kind.type_identifier) names.push(walk.nameOf(child));
	}
	return names.join('.');
}
