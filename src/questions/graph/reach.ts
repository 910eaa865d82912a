import { withInside } from '../../graph/family.ts';
import { filesByNode } from '../../graph/module-graph.ts';
import { type Walk, walk, wayTo } from '../../graph/walk.ts';
import { CHUNK_KINDS } from '../../model/chunk.ts';
import { type CodeGraph, EDGE_KINDS, fileOf, kindSet } from '../../model/graph.ts';
import { traitsOf } from '../../semantics/world/families.ts';
import { annotationsOn } from '../../store/graph/annotations.ts';
import { type GraphWords, languageOfEdge, ruleOf } from '../../store/graph/describe.ts';
import { type ExternalUse, usesOfPackage } from '../../store/graph/external.ts';
import type { IndexReader } from '../../store/reader.ts';
import type { Target } from '../target.ts';
import { nodesOf } from './calls.ts';

/** Everything that needs what it leads to: who would break when that changes. */
export const NEEDS = kindSet(...EDGE_KINDS);

const IMPORTS = kindSet('import', 're-export');
const MODULE = CHUNK_KINDS.indexOf('module');

/** Nodes that a walk reached from a target, and how the walk began. */
export interface Reached {
	walk: Walk;
	/** Nearest first, without those it began with. */
	nodes: number[];
	/** Uses of a package that the walk began with, by the node that they lead from. */
	uses: ReadonlyMap<number, ExternalUse>;
}

export type Meant = Exclude<Target, { is: 'choices' }>;

/** What needs a target, or with `out` what it needs. */
export function reachFrom(
	reader: IndexReader,
	graph: CodeGraph,
	target: Meant,
	direction: 'into' | 'out',
	depth: number,
): Reached {
	const uses = new Map<number, ExternalUse>();
	if (target.is === 'external') {
		for (const use of usesOfPackage(reader, graph, target.package, target.name)) {
			if (!uses.has(use.node)) uses.set(use.node, use);
		}
		const found = walk(graph, [...uses.keys()], {
			direction,
			kinds: NEEDS,
			depth: depth - 1,
			dispatch: true,
		});
		return { walk: found, nodes: found.states.filter((state) => state < graph.nodes), uses };
	}
	const starts = withInside(graph, nodesOf(graph, target));
	return { ...reachFromNodes(reader, graph, starts, direction, depth), uses };
}

export function reachFromNodes(
	reader: IndexReader,
	graph: CodeGraph,
	starts: readonly number[],
	direction: 'into' | 'out',
	depth: number,
): Omit<Reached, 'uses'> {
	const options = { direction, kinds: NEEDS, depth, dispatch: true };
	const annotated = annotationsOn(reader, graph);
	const isClassMethod = (node: number) => {
		const { classMethod } = traitsOf(graph.languages[fileOf(graph, node)]);
		return classMethod !== null && annotated(node).includes(classMethod);
	};
	const found = walk(graph, starts, direction === 'into' ? { ...options, isClassMethod } : options);
	const begun = new Set(starts);
	const nodes = found.states.filter((state) => state < graph.nodes && !begun.has(state));
	return { walk: found, nodes: withoutBareImports(graph, found, nodes) };
}

/** An import of a name says nothing new of a file where something is known to use it. */
function withoutBareImports(graph: CodeGraph, found: Walk, nodes: readonly number[]): number[] {
	const isImport = (node: number) => (IMPORTS & (1 << graph.edges.kind[found.via[node]])) !== 0;
	const files = filesByNode(graph);
	const used = new Set<number>();
	for (const node of nodes) if (!isImport(node)) used.add(files[node] * graph.nodes + found.before[node]);
	return nodes.filter(
		(node) =>
			graph.kinds[node] !== MODULE ||
			!isImport(node) ||
			graph.kinds[graph.edges.target[found.via[node]]] === MODULE ||
			!used.has(files[node] * graph.nodes + found.before[node]),
	);
}

/** The steps from the target to a node, each with its evidence. */
export function describeWay(
	graph: CodeGraph,
	words: GraphWords,
	{ walk: found, uses }: Reached,
	node: number,
) {
	const way = wayTo(found, node);
	const begin = way.length === 0 ? node : found.before[way[0].state];
	const use = uses.get(begin % graph.nodes);
	const hops = way.map(({ state, edge }) => ({
		site: words.edge(edge),
		to: words.node(state % graph.nodes),
	}));
	if (use === undefined) return hops;
	return [{ site: describeUse(words, use), to: words.node(use.node) }, ...hops];
}

export function describeUse(words: GraphWords, use: ExternalUse) {
	const { rule, confidence } = ruleOf(use.kind, use.rule, null);
	const known = { kind: EDGE_KINDS[use.kind], status: 'external' as const, rule, confidence };
	return { ...words.at(use.file, use.start), ...known };
}

/** How sure a way is: the product of what its hops are worth, as far as they were measured; null when none was. */
export function confidenceOf(graph: CodeGraph, { walk: found }: Reached, node: number): number | null {
	let product: number | null = null;
	for (const { edge } of wayTo(found, node)) {
		const { kind, rule, may } = graph.edges;
		const { confidence } = ruleOf(
			kind[edge],
			rule[edge],
			may[edge] === 1 ? null : languageOfEdge(graph, edge),
		);
		if (confidence !== null) product = (product ?? 1) * confidence;
	}
	return product === null ? null : Math.round(product * 10_000) / 10_000;
}

/** Whether a hop is one of several that a call may take, or goes through what a member overrides. */
export function isUnsure(graph: CodeGraph, { walk: found }: Reached, node: number): boolean {
	return wayTo(found, node).some(({ state, edge }) => graph.edges.may[edge] === 1 || state >= graph.nodes);
}

/** Nodes by their distance from the target, in order. */
export function byDepth({ walk: found, uses }: Reached, nodes: readonly number[]): number[] {
	const counts: number[] = [];
	for (const node of nodes) {
		const depth = found.depths[node] + (uses.size > 0 ? 1 : 0);
		counts[depth - 1] = (counts[depth - 1] ?? 0) + 1;
	}
	return Array.from(counts, (count) => count ?? 0);
}

export function filesOf(graph: CodeGraph, nodes: readonly number[]): Set<number> {
	return new Set(nodes.map((node) => fileOf(graph, node)));
}
