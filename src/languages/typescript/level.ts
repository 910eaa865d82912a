import { ChunkFlag } from '../../model/chunk.ts';
import type { Walk } from './walk.ts';

/** Bits of a statement's mode, apart from those of `Mode`: where a declaration stands. */
export const Level = {
	/** Directly in the module or in a namespace: its values are chunks. */
	module: 16,
	exported: 32,
	default: 64,
	/** In a namespace: what it exports is not exported by the module. */
	namespace: 128,
	/** `declare`, or inside something that is. */
	ambient: 256,
} as const;

export function exportFlags(mode: number): number {
	return (
		((mode & Level.exported) !== 0 ? ChunkFlag.exported : 0) |
		((mode & Level.default) !== 0 ? ChunkFlag.default : 0)
	);
}

/** Records the export of a declaration that stands in its `export` statement. */
export function exportDeclared(
	walk: Walk,
	mode: number,
	name: string,
	nameStart: number,
	chunk: number,
	flags: number,
): void {
	if ((mode & Level.exported) === 0 || (mode & Level.namespace) !== 0) return;
	const isDefault = (mode & Level.default) !== 0;
	walk.out.exportName({
		kind: isDefault ? 'default' : 'named',
		exported: isDefault ? 'default' : name,
		local: name,
		module: null,
		start: walk.exportStart,
		end: walk.exportEnd,
		nameStart,
		flags,
		chunk,
	});
}

/** Range of a declaration with its `export` and its decorators. */
export function statementStart(
	walk: Walk,
	node: { start: number; decorators?: readonly { start: number }[] | null },
	mode: number,
): number {
	const start = (mode & Level.exported) !== 0 && walk.exportStart >= 0 ? walk.exportStart : node.start;
	const first = node.decorators?.[0];
	return first !== undefined && first.start < start ? first.start : start;
}

export function statementEnd(walk: Walk, node: { end: number }, mode: number): number {
	return (mode & Level.exported) !== 0 && walk.exportEnd >= 0 ? walk.exportEnd : node.end;
}
