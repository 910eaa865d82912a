import { childOfKind, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { clipped, clippedText, nextWritten } from '../shared/walk.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const MAX_TYPE = 400;

/** A type as written; null for none. */
export function typeText(walk: Walk, type: number): string | null {
	return type === -1 ? null : clippedText(walk, type, MAX_TYPE) || null;
}

/** What follows a colon, with the modifiers before it: `suspend () -> Unit`. */
function typeBehind(walk: Walk, colon: number): string | null {
	const { tree } = walk;
	if (colon === -1) return null;
	const first = nextWritten(walk, colon);
	const type = walk.kind(first) === Kind.type_modifiers ? nextWritten(walk, first) : first;
	if (type === -1 || walk.isEmpty(type)) return null;
	return clipped(walk, tree.start[first], tree.end[type], MAX_TYPE);
}

/** The type of a variable or parameter, which stands behind its first colon. */
export function declaredType(walk: Walk, node: number): string | null {
	return typeBehind(walk, childOfKind(walk.tree, node, walk.kinds, Kind['":"']));
}

/** What a function, or a property without a variable of its own, is declared to give. */
export function returnType(walk: Walk, node: number): string | null {
	const { tree } = walk;
	let isBehind = false;
	for (let child = node + 1; child < tree.after[node]; child = tree.after[child]) {
		const kind = walk.kind(child);
		if (kind === Kind.function_value_parameters || kind === Kind['"get"']) isBehind = true;
		else if (kind === Kind.function_body) return null;
		else if (kind === Kind['":"'] && isBehind) return typeBehind(walk, child);
	}
	return null;
}

/** `Entry` of `a.Map<K>.Entry<V>?`, as a node; -1 for a type that has no name of its own. */
export function lastTypeName(walk: Walk, type: number): number {
	const { tree } = walk;
	for (let at = type; at !== -1; ) {
		switch (walk.kind(at)) {
			case Kind.type_identifier:
				return walk.isEmpty(at) ? -1 : at;
			case Kind.user_type: {
				let last = -1;
				for (let child = at + 1; child < tree.after[at]; child = tree.after[child]) {
					if (walk.kind(child) === Kind.type_identifier) last = child;
				}
				return last;
			}
			case Kind.nullable_type:
			case Kind.parenthesized_type:
			case Kind.not_nullable_type: {
				const inner = firstNamedChild(tree, at);
				at = walk.kind(inner) === Kind.type_modifiers ? nextNamedSibling(tree, inner) : inner;
				break;
			}
			default:
				return -1;
		}
	}
	return -1;
}

/** `a.Map` of `a.Map<K>?`, dotted, without type arguments: how an extension of it is named. */
export function plainTypeName(walk: Walk, type: number): string {
	const { tree } = walk;
	let at = type;
	while (walk.kind(at) === Kind.nullable_type || walk.kind(at) === Kind.parenthesized_type) {
		at = firstNamedChild(tree, at);
	}
	if (walk.kind(at) === Kind.type_identifier) return walk.nameOf(at);
	if (walk.kind(at) !== Kind.user_type) return '';
	const names: string[] = [];
	for (let child = at + 1; child < tree.after[at]; child = tree.after[child]) {
		if (walk.kind(child) === Kind.type_identifier) names.push(walk.nameOf(child));
	}
	return names.join('.');
}
