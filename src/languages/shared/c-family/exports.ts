import type { Walk } from './walk.ts';

/** The name of a chunk that other files can refer to. */
export function exportChunk(walk: Walk, nameNode: number, chunk: number): void {
	if (!walk.isWritten(nameNode)) return;
	const start = walk.tree.start[nameNode];
	const name = walk.textOf(nameNode);
	walk.out.exportName({
		kind: 'named',
		exported: name,
		local: name,
		module: null,
		start,
		end: walk.tree.end[nameNode],
		nameStart: start,
		flags: 0,
		chunk,
	});
}
