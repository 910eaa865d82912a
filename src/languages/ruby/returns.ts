import { firstNamedChild } from '../../model/syntax-walk.ts';
import { Kind } from './syntax.ts';
import { tailOf } from './tails.ts';
import { valueAt } from './values.ts';
import type { Walk } from './walk.ts';

/** Tells what a method or block gives back when it runs to its end. */
export function tellTail(walk: Walk, body: number): void {
	if (body === -1) return;
	const kind = walk.kind(body);
	const isList = kind === Kind.body_statement || kind === Kind.block_body;
	const tail = isList ? tailOf(walk, body) : body;
	switch (walk.kind(tail)) {
		case 0:
			if (tail === -1) return;
			break;
		case Kind.return:
		case Kind.while:
		case Kind.until:
		case Kind.for:
			return;
	}
	const value = valueAt(walk, tail);
	walk.out.yields('return', value, walk.tree.start[tail]);
}

/** `return a, b` gives a list back; `return` alone nothing to follow. */
export function leaveReturn(walk: Walk, node: number): void {
	const list = firstNamedChild(walk.tree, node);
	if (list !== -1) walk.out.yields('return', valueAt(walk, list), walk.tree.start[node]);
}
