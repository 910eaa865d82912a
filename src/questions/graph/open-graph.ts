import type { CodeGraph } from '../../model/graph.ts';
import type { IndexReader } from '../../store/reader.ts';
import type { Target } from '../target.ts';

/** The graph of the last index that was asked about: a process that answers again need not read it again. */
let kept: { key: string; graph: CodeGraph } | null = null;
let unlinked: { key: string; languages: string[] } | null = null;

export async function openGraph(reader: IndexReader): Promise<CodeGraph> {
	const { graphKey, readGraph } = await import('../../store/graph/read-graph.ts');
	const key = graphKey(reader);
	if (kept?.key !== key) {
		kept = null;
		kept = { key, graph: readGraph(reader) };
	}
	return kept.graph;
}

/** The same as far as a question about calls looks at it, unless all of it is there already. */
export async function openNearCalls(
	reader: IndexReader,
	target: Exclude<Target, { is: 'choices' }>,
	side: 'callers' | 'callees',
	depth: number,
): Promise<CodeGraph> {
	const { graphKey } = await import('../../store/graph/read-graph.ts');
	if (target.is === 'chunks' && kept?.key !== graphKey(reader)) {
		const { readNearCalls } = await import('./near-calls.ts');
		const near = readNearCalls(reader, target, side, depth);
		if (near !== null) return near;
	}
	return openGraph(reader);
}

/** Languages whose calls are not linked, of the same index. */
export async function openUnlinked(reader: IndexReader): Promise<string[]> {
	const { graphKey } = await import('../../store/graph/read-graph.ts');
	const key = graphKey(reader);
	if (unlinked?.key !== key) {
		const { unlinkedLanguages } = await import('../../store/graph/linked-languages.ts');
		unlinked = { key, languages: unlinkedLanguages(reader) };
	}
	return unlinked.languages;
}
