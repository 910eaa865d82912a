import { ChunkFlag } from '../../model/chunk.ts';
import { firstNamedChild } from '../../model/syntax-walk.ts';
import { currentScope, walrusScope } from './scopes.ts';
import { yieldedValue } from './values.ts';
import type { Walk } from './walk.ts';

export function enterYield(walk: Walk, node: number): void {
	if (walrusScope(walk).kind === 'function') walk.out.flagChunk(walk.out.currentChunk, ChunkFlag.generator);
	walk.leaveLater(node);
}

export function leaveYield(walk: Walk, node: number): void {
	const { tree, out } = walk;
	if (firstNamedChild(tree, node) === -1 || currentScope(walk).kind === 'module') return;
	out.yields('yield', yieldedValue(walk, node), tree.start[node]);
}
