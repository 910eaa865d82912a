import { swallowedException } from '../../../model/facts/managed.ts';
import { firstNamedChild, nextNamedSibling } from '../../../model/syntax-walk.ts';
import { Kind } from '../syntax.ts';
import type { Walk } from '../walk.ts';

const MAX_TYPES = 20;

/** `rescue Error` with nothing behind it, or with `nil` alone. */
export function tellEmptyRescue(walk: Walk, node: number): void {
	const { tree, out } = walk;
	const body = walk.field(node, 'body');
	const first = firstNamedChild(tree, body);
	const isEmpty = first === -1 || (walk.kind(first) === Kind.nil && nextNamedSibling(tree, first) === -1);
	if (!isEmpty) return;
	out.fact(swallowedException, tree.start[node], tree.end[node], {
		form: 'rescue',
		types: typesOf(walk, walk.field(node, 'exceptions')),
		comment: commentIn(walk, node),
	});
}

/** `value rescue nil`. */
export function tellNilRescue(walk: Walk, node: number): void {
	const { tree, out } = walk;
	if (walk.kind(walk.field(node, 'handler')) !== Kind.nil) return;
	out.fact(swallowedException, tree.start[node], tree.end[node], { form: 'rescue_modifier' });
}

function typesOf(walk: Walk, exceptions: number): string[] | null {
	const types: string[] = [];
	const { tree } = walk;
	for (let node = firstNamedChild(tree, exceptions); node !== -1; node = nextNamedSibling(tree, node)) {
		if (types.length < MAX_TYPES) types.push(walk.textOf(node));
	}
	return types.length === 0 ? null : types;
}

/** The first comment below a node, without its mark. */
function commentIn(walk: Walk, node: number): string | null {
	for (let at = node + 1; at < walk.tree.after[node]; at++) {
		if (walk.kind(at) === Kind.comment) return walk.textOf(at).replace(/^#\s?/, '');
	}
	return null;
}
