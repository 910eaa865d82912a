import type { ChunkSpec } from '../../model/recorder.ts';

/**
 * Puts a chunk inside of the one that it is opened in: where a syntax error tore something apart, what is told by
 * its own braces may seem to begin before what it is in, or to go on behind it; or to be all of it.
 */
export function fitChunk(spec: ChunkSpec, outerStart: number, outerEnd: number): void {
	if (spec.end > outerEnd) spec.end = outerEnd;
	if (spec.start < outerStart) spec.start = outerStart;
	if (spec.start > spec.end) spec.start = spec.end;
	if (spec.start !== outerStart || spec.end !== outerEnd || spec.start === spec.end) return;
	// No two chunks share a range.
	spec.start = Math.max(spec.start + 1, Math.min(spec.nameStart, spec.end));
}
