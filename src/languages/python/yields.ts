import { ChunkFlag } from '../../model/chunk.ts';
import { firstNamedChild } from '../../model/syntax-walk.ts';
import { currentScope, walrusScope } from './scopes.ts';
import { valueAt } from './values.ts';
import type { Walk } from './walk.ts';

export function enterYield(walk: Walk, node: number): void {
	if (walrusScope(walk).kind === 'function') walk.out.flagChunk(walk.out.currentChunk, ChunkFlag.generator);
	walk.leaveLater(node);
}

/** `yield from xs` gives each of the values of `xs`. */
export function leaveYield(walk: Walk, node: number): void {
	const { tree, out, text } = walk;
	const expression = firstNamedChild(tree, node);
	if (expression === -1 || currentScope(walk).kind === 'module') return;
	const value = valueAt(walk, expression);
	const delegates = /^yield\s+from\b/.test(text.slice(tree.start[node], tree.start[expression]));
	out.yields('yield', delegates ? out.value('spread', null, value, -1) : value, tree.start[node]);
}
