import { CHUNK_KINDS } from '../../model/chunk.ts';
import { type CodeGraph, EDGE_KINDS, type EdgeKind, listsBy } from '../../model/graph.ts';

export interface TestEdge {
	from: number;
	to: number;
	kind?: EdgeKind;
	may?: boolean;
}

/** A graph of functions in one file. */
export function graphOf(nodes: number, edges: readonly TestEdge[]): CodeGraph {
	const columns = {
		count: edges.length,
		source: Int32Array.from(edges, ({ from }) => from),
		target: Int32Array.from(edges, ({ to }) => to),
		kind: Uint8Array.from(edges, ({ kind }) => EDGE_KINDS.indexOf(kind ?? 'call')),
		rule: new Uint8Array(edges.length),
		may: Uint8Array.from(edges, ({ may }) => (may ? 1 : 0)),
		site: new Int32Array(edges.length),
	};
	return {
		nodes,
		firsts: Int32Array.of(0, nodes),
		fileIds: Int32Array.of(1),
		paths: ['a.ts'],
		languages: ['typescript'],
		fileFlags: new Uint8Array(1),
		kinds: new Uint8Array(nodes).fill(CHUNK_KINDS.indexOf('function')),
		flags: new Int32Array(nodes),
		names: new Int32Array(nodes).fill(1),
		parents: new Int32Array(nodes).fill(-1),
		owners: Int32Array.from({ length: nodes }, (_, node) => node),
		edges: columns,
		out: listsBy(columns.source, edges.length, nodes),
		into: listsBy(columns.target, edges.length, nodes),
	};
}
