import { firstNamedChild } from '../../model/syntax-walk.ts';
import { leaves, loopAround } from './exits.ts';
import { Kind } from './syntax.ts';
import { tailOf } from './tails.ts';
import { rescuing, valueAt } from './values.ts';
import type { Walk } from './walk.ts';

const NO_VALUE: ReadonlySet<number> = new Set([Kind.while, Kind.until, Kind.for]);

/** Tells what a method or block gives back when it runs to its end, or to the end of a `rescue`. */
export function tellTail(walk: Walk, body: number): void {
	if (body === -1) return;
	const kind = walk.kind(body);
	const isList = kind === Kind.body_statement || kind === Kind.block_body;
	tell(walk, isList ? tailOf(walk, body) : body);
	if (isList) for (const clause of rescuing(walk, body)) tell(walk, clause);
}

function tell(walk: Walk, node: number): void {
	if (node === -1 || NO_VALUE.has(walk.kind(node)) || leaves(walk, node)) return;
	walk.out.yields('return', valueAt(walk, node), walk.tree.start[node]);
}

/** `return a, b` gives a list back; `return` alone nothing to follow. */
export function leaveReturn(walk: Walk, node: number): void {
	const list = firstNamedChild(walk.tree, node);
	if (list !== -1) walk.out.yields('return', valueAt(walk, list), walk.tree.start[node]);
}

/** `next x` in a block is what the block gives back. */
export function leaveNext(walk: Walk, node: number): void {
	if (loopAround(walk, node) === -1) leaveReturn(walk, node);
}
