import { withInside } from '../../graph/family.ts';
import { type CodeGraph, kindSet } from '../../model/graph.ts';
import { packagesUsedBy } from '../../store/graph/external.ts';
import type { IndexReader } from '../../store/reader.ts';
import { calleesOf, nodesOf } from '../graph/calls.ts';
import { filesOf } from '../graph/reach.ts';
import type { Target } from '../target.ts';

type Chunks = Extract<Target, { is: 'chunks' }>;

const FAMILY = kindSet('inherit', 'implement', 'override');
const TYPES = kindSet('type');

/** Something that a target leads to: the first place that says so, and how many do. */
export interface Used {
	node: number;
	edge: number;
	uses: number;
}

export interface UsedPackage {
	package: string;
	name: string | null;
	uses: number;
}

/** What a target calls, of the repository and of packages, the most used first. */
export function calledBy(
	reader: IndexReader,
	graph: CodeGraph,
	meant: Chunks,
): { called: Used[]; packages: UsedPackage[] } {
	const inside = new Set(withInside(graph, nodesOf(graph, meant)));
	const packages = new Map<string, UsedPackage>();
	const called: number[] = [];
	for (const { use, edge } of calleesOf(reader, graph, meant, 1)) {
		if (use === null) {
			if (!inside.has(graph.edges.target[edge])) called.push(edge);
			continue;
		}
		const key = `${use.package}#${use.name ?? ''}`;
		const known = packages.get(key);
		if (known === undefined) packages.set(key, { package: use.package, name: use.name, uses: 1 });
		else known.uses++;
	}
	return {
		called: byTarget(graph, called),
		packages: [...packages.values()].sort((a, b) => b.uses - a.uses),
	};
}

/** Bases and what is overridden, those that extend or override it, and types that it names. */
export function typesOf(reader: IndexReader, graph: CodeGraph, meant: Chunks) {
	const named = nodesOf(graph, meant);
	const inside = withInside(graph, named);
	const own = new Set(inside);
	const external = packagesUsedBy(reader, graph, new Set(named), filesOf(graph, named));
	return {
		above: byTarget(graph, edgesOf(graph, named, 'out', FAMILY)),
		aboveOutside: external.filter(({ kind }) => (FAMILY & (1 << kind)) !== 0),
		below: edgesOf(graph, named, 'into', FAMILY).map((edge) => ({
			node: graph.edges.source[edge],
			edge,
			uses: 1,
		})),
		named: byTarget(graph, edgesOf(graph, inside, 'out', TYPES)).filter(({ node }) => !own.has(node)),
	};
}

function edgesOf(
	graph: CodeGraph,
	nodes: readonly number[],
	direction: 'into' | 'out',
	kinds: number,
): number[] {
	const { starts, items } = graph[direction];
	return nodes.flatMap((node) =>
		Array.from(items.subarray(starts[node], starts[node + 1])).filter(
			(edge) => (kinds & (1 << graph.edges.kind[edge])) !== 0,
		),
	);
}

function byTarget({ edges }: CodeGraph, found: readonly number[]): Used[] {
	const used = new Map<number, Used>();
	for (const edge of found) {
		const node = edges.target[edge];
		const known = used.get(node);
		if (known === undefined) used.set(node, { node, edge, uses: 1 });
		else known.uses++;
	}
	return [...used.values()].sort((a, b) => b.uses - a.uses || a.node - b.node);
}
