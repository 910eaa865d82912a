import { bashRedirection } from '../../model/facts/bash.ts';
import { childOfKind, firstNamedChild } from '../../model/syntax-walk.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const MAX_TEXT = 200;
const OPERATOR = /^(?:&>>|&>|<<<|<<-|<<|<>|<&-|<&|>&-|>&|>>|>\||>|<)/;

/** `2> errors.log`, `< input`, `>&2` */
export function enterFileRedirect(walk: Walk, node: number): void {
	const { tree } = walk;
	tell(walk, node, walk.field(node, 'destination'), tree.end[node]);
}

/** `<<EOF`: what is in it is no target. */
export function enterHeredoc(walk: Walk, node: number): void {
	const { tree } = walk;
	const delimiter = childOfKind(tree, node, walk.kinds, Kind.heredoc_start);
	tell(walk, node, delimiter, delimiter === -1 ? tree.end[node] : tree.end[delimiter]);
}

/** `<<< "$text"` */
export function enterHerestring(walk: Walk, node: number): void {
	tell(walk, node, firstNamedChild(walk.tree, node), walk.tree.end[node]);
}

function tell(walk: Walk, node: number, target: number, end: number): void {
	const { tree, out } = walk;
	const descriptor = walk.field(node, 'descriptor');
	const written = walk.clip(tree.start[node], end, MAX_TEXT);
	const before = descriptor === -1 ? 0 : tree.end[descriptor] - tree.start[node];
	out.fact(bashRedirection, tree.start[node], end, {
		operator: OPERATOR.exec(written.slice(before).trimStart())?.[0] ?? null,
		descriptor: descriptor === -1 ? null : walk.textOf(descriptor),
		target: target === -1 ? null : walk.clip(tree.start[target], tree.end[target], MAX_TEXT),
	});
}
