import type { CodeGraph } from '../../model/graph.ts';
import { traitsOf } from '../../semantics/world/families.ts';
import { unlinkedLanguages } from '../../store/graph/linked-languages.ts';
import { readGraph } from '../../store/graph/read-graph.ts';
import { type PerIndex, perIndex } from '../../store/per-index.ts';
import type { IndexReader } from '../../store/reader.ts';
import type { Target } from '../target.ts';
import { readNearCalls } from './near-calls.ts';

/** Reads the graph, with what languages say of their modules. */
export function readWholeGraph(reader: IndexReader): CodeGraph {
	return readGraph(reader, (language) => traitsOf(language).exportsAll);
}

export const openGraph: PerIndex<CodeGraph> = perIndex(readWholeGraph);

/** Languages whose calls are not linked. */
export const openUnlinked: (reader: IndexReader) => string[] = perIndex(unlinkedLanguages);

/** The graph as far as a question about calls looks at it, unless all of it is there already. */
export function openNearCalls(
	reader: IndexReader,
	target: Exclude<Target, { is: 'choices' }>,
	side: 'callers' | 'callees',
	depth: number,
): CodeGraph {
	const near =
		target.is === 'chunks' && !openGraph.has(reader) ? readNearCalls(reader, target, side, depth) : null;
	return near ?? openGraph(reader);
}
