import { firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/** The statement that a body ends with and gives back, or -1; what rescues it comes after. */
export function tailOf(walk: Walk, body: number): number {
	const { tree } = walk;
	let last = -1;
	for (let child = firstNamedChild(tree, body); child !== -1; child = nextNamedSibling(tree, child)) {
		const kind = walk.kind(child);
		if (kind === Kind.rescue || kind === Kind.ensure) break;
		if (kind !== Kind.ERROR) last = child;
	}
	return walk.kind(last) === Kind.else ? tailOf(walk, last) : last;
}
