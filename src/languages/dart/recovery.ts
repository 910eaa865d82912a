import type { Opener } from '../shared/layout.ts';
import type { Walk } from './walk.ts';

const LIBRARY: Opener = { column: 0, qualified: '', isType: false };

/** Where a definition belongs when a syntax error put it elsewhere; what begins in the first column is of the library. */
export function lostPlace(walk: Walk, node: number): Opener | null {
	const lost = walk.layout.ownerOf(walk, node);
	if (lost !== null || walk.qualified === '' || !walk.isBroken(0)) return lost;
	const start = walk.tree.start[node];
	return start === 0 || walk.text[start - 1] === '\n' ? LIBRARY : null;
}
