import type { SeenChunk } from '../../../model/facts/rules.ts';

/** `Owner.method`, as a handler is called. */
export function handlerName(method: SeenChunk, owner: SeenChunk | undefined): string | null {
	return owner?.name ? `${owner.name}.${method.name}` : (method.name ?? null);
}

const TYPES: ReadonlySet<string> = new Set(['class', 'interface', 'record', 'object', 'enum']);

/** A type, which may have handlers; what a syntax error left outside of one has lost its prefix. */
export function isType(chunk: SeenChunk | undefined): chunk is SeenChunk {
	return chunk !== undefined && TYPES.has(chunk.kind);
}
