import { swallowedException } from '../../../model/facts/managed.ts';
import { firstNamedChild, nextNamedSibling } from '../../../model/syntax-walk.ts';
import { Kind } from '../syntax.ts';
import type { Walk } from '../walk.ts';

const MAX_TYPES = 20;

/** `catch (Exception $e) { }`. */
export function tellEmptyCatch(walk: Walk, node: number): void {
	const { tree, out } = walk;
	const body = walk.field(node, 'body');
	if (body === -1 || firstNamedChild(tree, body) !== -1) return;
	out.fact(swallowedException, tree.start[node], tree.end[node], {
		form: 'catch',
		types: typesOf(walk, walk.field(node, 'type')),
		comment: commentIn(walk, body),
	});
}

/** `@unlink($path)`: warnings of it are not shown. */
export function enterSuppression(walk: Walk, node: number): void {
	walk.out.fact(swallowedException, walk.tree.start[node], walk.tree.end[node], { form: 'suppress' });
}

function typesOf(walk: Walk, list: number): string[] | null {
	const types: string[] = [];
	const { tree } = walk;
	for (let node = firstNamedChild(tree, list); node !== -1; node = nextNamedSibling(tree, node)) {
		if (types.length < MAX_TYPES) types.push(walk.textOf(node));
	}
	return types.length === 0 ? null : types;
}

function commentIn(walk: Walk, node: number): string | null {
	for (let at = node + 1; at < walk.tree.after[node]; at++) {
		if (walk.kind(at) !== Kind.comment) continue;
		return walk
			.textOf(at)
			.replace(/^(?:\/\/|#|\/\*{1,2})\s{0,8}/, '')
			.replace(/\s{0,8}\*\/$/, '');
	}
	return null;
}
