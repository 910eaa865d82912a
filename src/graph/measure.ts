import { type Lists, listsBy } from '../model/graph.ts';
import { communities } from './communities.ts';
import type { Weighted } from './cycles.ts';
import { rank } from './rank.ts';

export interface Measures {
	/** Nodes that something leads to or from. */
	connected: number[];
	ranks: Float64Array;
	communities: Int32Array;
	of(node: number): { fanIn: number; fanOut: number; instability: number | null; centrality: number };
}

/** Fan-in and fan-out, centrality and communities of a graph without parallel edges. */
export function measure(out: Lists, withCommunities: boolean): Measures {
	const nodes = out.starts.length - 1;
	const into = reversed(out);
	const ranks = rank(out);
	const fan = ({ starts }: Lists, node: number) => starts[node + 1] - starts[node];
	const connected: number[] = [];
	for (let node = 0; node < nodes; node++) if (fan(out, node) + fan(into, node) > 0) connected.push(node);
	return {
		connected,
		ranks,
		communities: withCommunities ? communities(out) : new Int32Array(0),
		of(node) {
			const fanIn = fan(into, node);
			const fanOut = fan(out, node);
			const instability = fanIn + fanOut === 0 ? null : rounded(fanOut / (fanIn + fanOut), 1e3);
			return { fanIn, fanOut, instability, centrality: rounded(ranks[node], 1e8) };
		},
	};
}

function rounded(value: number, places: number): number {
	return Math.round(value * places) / places;
}

/** The same edges, the other way round. */
export function reversed({ starts, items }: Lists): Lists {
	const nodes = starts.length - 1;
	const sources = new Int32Array(items.length);
	for (let node = 0; node < nodes; node++) sources.fill(node, starts[node], starts[node + 1]);
	const { starts: into, items: edges } = listsBy(items, items.length, nodes);
	return { starts: into, items: edges.map((edge) => sources[edge]) };
}

/** The graph without some nodes: they stay, and nothing leads to or from them. */
export function without(graph: Weighted, isLeftOut: (node: number) => boolean): Weighted {
	const nodes = graph.starts.length - 1;
	const starts = new Int32Array(nodes + 1);
	const items = new Int32Array(graph.items.length);
	const weights = new Int32Array(graph.items.length);
	let count = 0;
	for (let node = 0; node < nodes; node++) {
		const isOut = isLeftOut(node);
		for (let at = graph.starts[node]; !isOut && at < graph.starts[node + 1]; at++) {
			if (isLeftOut(graph.items[at])) continue;
			items[count] = graph.items[at];
			weights[count++] = graph.weights[at];
		}
		starts[node + 1] = count;
	}
	return { starts, items: items.slice(0, count), weights: weights.slice(0, count) };
}

type Order = (measures: Measures) => number[];

const VALUES = {
	centrality: ({ ranks }, node) => ranks[node],
	'fan-in': (measures, node) => measures.of(node).fanIn,
	'fan-out': (measures, node) => measures.of(node).fanOut,
	instability: (measures, node) => measures.of(node).instability ?? -1,
} satisfies Record<string, (measures: Measures, node: number) => number>;

/** Nodes by a measure, the largest first, then by how central they are. */
export function orderOf(name: keyof typeof VALUES): Order {
	const value = VALUES[name];
	return (measures) => {
		const { connected, ranks } = measures;
		const values = new Map(connected.map((node) => [node, value(measures, node)]));
		return [...connected].sort((a, b) => values.get(b)! - values.get(a)! || ranks[b] - ranks[a] || a - b);
	};
}
