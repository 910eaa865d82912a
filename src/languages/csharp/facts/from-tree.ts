import { lock, swallowedException } from '../../../model/facts/managed.ts';
import { childByField, childOfKind, firstNamedChild, nextNamedSibling } from '../../../model/syntax-walk.ts';
import { onlyComment } from '../../shared/facts/empty-handlers.ts';
import { clippedText } from '../../shared/walk.ts';
import { Kind } from '../syntax.ts';
import type { Walk } from '../walk.ts';

/** `catch (IOException) { }` */
export function tellSwallowed(walk: Walk, node: number): void {
	const { tree, fields, kinds, out } = walk;
	const comment = onlyComment(walk, childByField(tree, node, fields.body));
	if (comment === null) return;
	const declared = childOfKind(tree, node, kinds, Kind.catch_declaration);
	const type = childByField(tree, declared, fields.type);
	out.fact(swallowedException, tree.start[node], tree.end[node], {
		form: 'catch',
		types: type === -1 ? null : [clippedText(walk, type, 200)],
		comment: comment || null,
	});
}

/** `lock (gate) { … }` */
export function enterLock(walk: Walk, node: number): void {
	const { tree, out } = walk;
	const locked = firstNamedChild(tree, node);
	// Without a body there is nothing that is locked.
	if (nextNamedSibling(tree, locked) === -1) return;
	const on = clippedText(walk, locked, 200);
	out.fact(lock, tree.start[node], tree.end[node], { form: 'block', type: 'lock', on });
}
