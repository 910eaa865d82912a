import { tellExport } from '../told-names.ts';
import type { Walk } from './walk.ts';

/** The name of a chunk that other files can refer to. */
export function exportChunk(walk: Walk, nameNode: number, chunk: number): void {
	if (!walk.isWritten(nameNode)) return;
	const { tree, out } = walk;
	tellExport(out, walk.textOf(nameNode), tree.start[nameNode], tree.end[nameNode], chunk);
}
