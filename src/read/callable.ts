import type { ChunkKind } from '../model/chunk.ts';

/** What has its insides to itself: they are folded, and listed in full detail alone. */
export const CALLABLE: ReadonlySet<ChunkKind> = new Set([
	'function',
	'method',
	'constructor',
	'getter',
	'setter',
	'lambda',
	'macro',
	'trigger',
	'modifier',
]);
