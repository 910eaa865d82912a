import { K } from './reading/kinds.ts';
import type { Walk } from './walk.ts';

/** Pester's words. */
const GROUPS = new Set(['describe', 'context']);

/** Marks the block of `It "…" { … }` inside of a group, before the walk comes to it. */
export function planTests(walk: Walk, command: number, name: string): void {
	const word = name.toLowerCase();
	if (GROUPS.has(word) && lastBlock(walk, command) !== -1) {
		walk.describing++;
		walk.afterwards(command, () => {
			walk.describing--;
		});
		return;
	}
	if (word !== 'it' || walk.describing === 0) return;
	const block = lastBlock(walk, command);
	if (block !== -1) walk.testBlocks.add(block);
}

function lastBlock(walk: Walk, command: number): number {
	let last = -1;
	for (const argument of walk.childrenOf(command, K.argument)) {
		const block = walk.only(walk.only(walk.only(argument)));
		if (walk.kind(block) === K.block) last = block;
	}
	return last;
}
