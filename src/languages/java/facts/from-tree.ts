import { lock, swallowedException } from '../../../model/facts/managed.ts';
import { childByField, childOfKind } from '../../../model/syntax-walk.ts';
import { onlyComment } from '../../shared/facts/empty-handlers.ts';
import { clipped } from '../strings.ts';
import { Kind } from '../syntax.ts';
import type { Walk } from '../walk.ts';

const MAX_LOCKED = 200;

/** `catch (IOException e) { }` */
export function tellSwallowed(walk: Walk, node: number): void {
	const { tree, fields, kinds, out } = walk;
	const comment = onlyComment(walk, childByField(tree, node, fields.body));
	if (comment === null) return;
	const parameter = childOfKind(tree, node, kinds, Kind.catch_formal_parameter);
	const caught = childOfKind(tree, parameter, kinds, Kind.catch_type);
	out.fact(swallowedException, tree.start[node], tree.end[node], {
		form: 'catch',
		types: walk
			.textOf(caught)
			.split('|')
			.map((type) => type.trim()),
		comment: comment || null,
	});
}

/** `synchronized (queue) { … }` */
export function enterSynchronized(walk: Walk, node: number): void {
	const { tree, kinds, out } = walk;
	const locked = childOfKind(tree, node, kinds, Kind.parenthesized_expression);
	const on = clipped(walk, tree.start[node], locked === -1 ? tree.start[node] : tree.end[locked], MAX_LOCKED);
	out.fact(lock, tree.start[node], tree.end[node], {
		form: 'block',
		type: 'synchronized',
		on: on.replace(/^synchronized\s{0,8}\(\s{0,8}|\s{0,8}\)$/g, '') || null,
	});
}
