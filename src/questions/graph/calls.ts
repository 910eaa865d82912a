import { calledWith, nodeAt, withInside } from '../../graph/family.ts';
import { walk } from '../../graph/walk.ts';
import { CHUNK_KINDS } from '../../model/chunk.ts';
import { type CodeGraph, EDGE_KINDS, fileOf, kindSet } from '../../model/graph.ts';
import { type GraphWords, ruleOf } from '../../store/graph/describe.ts';
import { type ExternalUse, packagesUsedBy, usesOfPackage } from '../../store/graph/external.ts';
import type { IndexReader } from '../../store/reader.ts';
import type { Target } from '../target.ts';

/** What runs something, or will; a statement or document runs what it names. */
export const CALL_KINDS = kindSet(
	'call',
	'new',
	'decorator',
	'jsx',
	'tag',
	'super',
	'macro',
	'callback',
	'query',
);

const CLASS = CHUNK_KINDS.indexOf('class');

/** One place that calls: an edge of the graph, or a use of a package. */
export interface CallRow {
	depth: number;
	/** Order in the answer: the file, and the edge or place in it. */
	file: number;
	start: number;
	edge: number;
	use: ExternalUse | null;
	/** It is called by what it overrides, which may be it at run time. */
	dispatch: boolean;
}

/** Calls that lead to a target, and those that lead to their callers, and so on. */
export function callersOf(
	reader: IndexReader,
	graph: CodeGraph,
	target: Exclude<Target, { is: 'choices' }>,
	depth: number,
): CallRow[] {
	if (target.is === 'external') {
		const uses = usesOfPackage(reader, graph, target.package, target.name).filter(isCall);
		const first = uses.map((use) => ofUse(use, 1));
		const callers = [...new Set(uses.map(({ node }) => node))];
		return [...first, ...edgeRows(graph, callers, 'into', depth - 1, 1, false)];
	}
	const starts = startsOf(graph, target, 'callers');
	return edgeRows(graph, starts, 'into', depth, 0, isWhole(graph, nodesOf(graph, target)));
}

/** Nodes that a target stands for. */
export function startsOf(
	graph: CodeGraph,
	target: Extract<Target, { is: 'chunks' }>,
	side: 'callers' | 'callees',
): number[] {
	const named = nodesOf(graph, target);
	return side === 'callers' ? calledWith(graph, named) : withInside(graph, named);
}

/** Calls that a target makes, and those that what it calls makes, and so on. */
export function calleesOf(
	reader: IndexReader,
	graph: CodeGraph,
	target: Extract<Target, { is: 'chunks' }>,
	depth: number,
): CallRow[] {
	const starts = startsOf(graph, target, 'callees');
	const rows = edgeRows(graph, starts, 'out', depth, 0, starts.length > nodesOf(graph, target).length);
	const depths = new Map(starts.map((node) => [node, 0]));
	for (const { edge, depth: at } of rows) {
		const callee = graph.edges.target[edge];
		if (at < depth && !depths.has(callee)) depths.set(callee, at);
	}
	const files = new Set([...depths.keys()].map((node) => fileOf(graph, node)));
	const uses = packagesUsedBy(reader, graph, new Set(depths.keys()), files).filter(isCall);
	return [...rows, ...uses.map((use) => ofUse(use, depths.get(use.node)! + 1))];
}

function ofUse(use: ExternalUse, depth: number): CallRow {
	return { depth, file: use.file, start: use.start, edge: -1, use, dispatch: false };
}

function isCall({ kind }: ExternalUse): boolean {
	return (CALL_KINDS & (1 << kind)) !== 0;
}

export function nodesOf(graph: CodeGraph, { path, chunks }: Extract<Target, { is: 'chunks' }>): number[] {
	return chunks.map((chunk) => graph.owners[nodeAt(graph, path, chunk)]);
}

/** Whether it is something with members, or a file: what goes on inside is not of interest. */
function isWhole({ names, kinds }: CodeGraph, nodes: readonly number[]): boolean {
	return nodes.some((node) => names[node] === 0 || kinds[node] === CLASS);
}

function edgeRows(
	graph: CodeGraph,
	starts: readonly number[],
	direction: 'into' | 'out',
	depth: number,
	from: number,
	leavesInside: boolean,
): CallRow[] {
	const { edges, nodes } = graph;
	const found = walk(graph, starts, {
		direction,
		kinds: CALL_KINDS,
		depth: depth - 1,
		dispatch: direction === 'into',
	});
	const lists = direction === 'into' ? graph.into : graph.out;
	const inside = leavesInside ? new Set(starts) : null;
	const rows: CallRow[] = [];
	for (const state of depth < 1 ? [] : found.states) {
		const node = state % nodes;
		for (let at = lists.starts[node]; at < lists.starts[node + 1]; at++) {
			const edge = lists.items[at];
			if ((CALL_KINDS & (1 << edges.kind[edge])) === 0) continue;
			if (inside?.has(edges.source[edge]) && inside.has(edges.target[edge])) continue;
			rows.push({
				depth: found.depths[state] + 1 + from,
				file: fileOf(graph, edges.source[edge]),
				start: -1,
				edge,
				use: null,
				dispatch: state >= nodes,
			});
		}
	}
	return rows;
}

/** A row as answers hold it. */
export function describeCall(graph: CodeGraph, words: GraphWords, { depth, edge, use, dispatch }: CallRow) {
	if (use === null) {
		const { source, target } = graph.edges;
		return {
			depth,
			site: words.edge(edge),
			from: words.node(source[edge]),
			to: words.node(target[edge]),
			external: null,
			dispatch,
		};
	}
	const { rule, confidence } = ruleOf(use.kind, use.rule, null);
	const site = { kind: EDGE_KINDS[use.kind], status: 'external' as const, rule, confidence };
	return {
		depth,
		site: { ...words.at(use.file, use.start), ...site },
		from: words.node(use.node),
		to: null,
		external: { package: use.package, name: use.name },
		dispatch,
	};
}
