import { firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/** The statement that a body ends with and gives back, or -1; what rescues it gives other values. */
export function tailOf(walk: Walk, body: number): number {
	const { tree } = walk;
	let last = -1;
	let isOver = false;
	for (let child = firstNamedChild(tree, body); child !== -1; child = nextNamedSibling(tree, child)) {
		const kind = walk.kind(child);
		if (kind === Kind.rescue || kind === Kind.ensure) isOver = true;
		else if (kind === Kind.else || (kind !== Kind.ERROR && !isOver)) last = child;
	}
	return walk.kind(last) === Kind.else ? tailOf(walk, last) : last;
}
