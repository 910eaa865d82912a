import type { ChunkKind } from '../../model/chunk.ts';

const TYPES: ReadonlySet<ChunkKind> = new Set<ChunkKind>([
	...(['class', 'interface', 'trait', 'struct', 'enum', 'record', 'protocol', 'object', 'union'] as const),
	...(['type'] as const),
]);

/** Whether a kind of chunk is a type with members. */
export function isType(kind: ChunkKind): boolean {
	return TYPES.has(kind);
}

/** A block that gives a type more members: Rust's `impl`, Swift's `extension`. Its type says which. */
export function isAddition(kind: ChunkKind): boolean {
	return kind === 'impl' || kind === 'extension';
}
