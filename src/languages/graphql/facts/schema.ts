import type { FactFile, FactRule } from '../../../model/facts/rules.ts';
import { schemaRules } from '../../shared/facts/sdl-rules.ts';

/** The definitions of a file. Facts belong to the chunk of the type or field that they are about. */
export const SCHEMA: readonly FactRule[] = schemaRules((file) => [
	{ source: 'file', text: file.text, base: 0, chunkAt: chunkFinder(file) },
]);

function chunkFinder({ chunks }: FactFile): (start: number) => number {
	return (at) => {
		let low = 0;
		let high = chunks.length - 1;
		while (low < high) {
			const middle = (low + high + 1) >> 1;
			if (chunks[middle].start <= at) low = middle;
			else high = middle - 1;
		}
		// Chunks are in source order: of those that begin before, the last that has not ended.
		while (low > 0 && chunks[low].end <= at) low--;
		return chunks[low].index;
	};
}
