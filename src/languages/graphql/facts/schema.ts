import type { FactFile, FactRule } from '../../../model/facts/rules.ts';
import { selectionRule } from '../../shared/facts/graphql-documents.ts';
import { type SdlDocument, schemaRules } from '../../shared/facts/sdl-rules.ts';

const wholeFile = (file: FactFile): SdlDocument[] => [
	{ source: 'file', text: file.text, base: 0, chunkAt: chunkFinder(file) },
];

/** What a file defines and asks for. Facts belong to the chunk of the type, field or operation that they are about. */
export const SCHEMA: readonly FactRule[] = [...schemaRules(wholeFile), selectionRule(wholeFile)];

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
