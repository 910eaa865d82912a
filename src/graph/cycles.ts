import type { Lists } from '../model/graph.ts';
import { components } from './components.ts';

/** A weighted graph without parallel edges: `weights[at]` belongs to `items[at]`. */
export interface Weighted extends Lists {
	weights: Int32Array;
}

export interface Cycle {
	/** In ascending order. */
	members: number[];
	/** The edge that is said the fewest times, and how often. */
	cut: { from: number; to: number; weight: number };
	/** Members of the largest cycle that is left without it; 0 when none is. */
	left: number;
	/** A shortest way round that takes that edge: it starts where the edge does. */
	round: number[];
}

/** Puts edges together that lead from the same node to the same node, and counts them. */
export function merged(sources: Int32Array, targets: Int32Array, nodes: number): Weighted {
	const order = new Float64Array(sources.length);
	for (let at = 0; at < sources.length; at++) order[at] = sources[at] * nodes + targets[at];
	order.sort();
	const starts = new Int32Array(nodes + 1);
	const items = new Int32Array(order.length);
	const weights = new Int32Array(order.length);
	let count = 0;
	for (let at = 0; at < order.length; at++) {
		if (at > 0 && order[at] === order[at - 1]) {
			weights[count - 1]++;
			continue;
		}
		starts[Math.floor(order[at] / nodes) + 1]++;
		items[count] = order[at] % nodes;
		weights[count++] = 1;
	}
	for (let node = 0; node < nodes; node++) starts[node + 1] += starts[node];
	return { starts, items: items.slice(0, count), weights: weights.slice(0, count) };
}

/** The members of all cycles, the largest first. */
export function cycles(graph: Weighted): number[][] {
	return components(graph)
		.filter((members) => members.length > 1)
		.sort((a, b) => b.length - a.length || a[0] - b[0]);
}

/** Edges that are tried in one cycle, the cheapest first; fewer in one that has many. */
const TRIED = 20;
const LOOKED_AT = 200_000;

/** A cycle with the edge that is the cheapest to take out. Finding that takes longer than finding all cycles. */
export function describeCycle(graph: Weighted, members: number[]): Cycle {
	const at = new Map(members.map((node, index) => [node, index]));
	const inside: { from: number; to: number; weight: number }[] = [];
	for (const from of members) {
		for (let edge = graph.starts[from]; edge < graph.starts[from + 1]; edge++) {
			const to = graph.items[edge];
			if (to !== from && at.has(to)) inside.push({ from, to, weight: graph.weights[edge] });
		}
	}
	inside.sort((a, b) => a.weight - b.weight || a.from - b.from || a.to - b.to);
	let best: { cut: Cycle['cut']; left: number } | null = null;
	const tried = Math.max(1, Math.min(TRIED, Math.floor(LOOKED_AT / inside.length)));
	for (const cut of inside.slice(0, tried)) {
		if (best !== null && cut.weight > best.cut.weight) break;
		const left = largest(members.length, inside, at, cut);
		if (best === null || left < best.left) best = { cut, left };
		if (left === 0) break;
	}
	const { cut, left } = best!;
	return { members, cut, left, round: wayRound(graph, at, cut) };
}

/** Members of the largest cycle without one edge. */
function largest(
	count: number,
	edges: readonly { from: number; to: number }[],
	at: ReadonlyMap<number, number>,
	without: object,
): number {
	const kept = edges.filter((edge) => edge !== without);
	const graph = merged(
		Int32Array.from(kept, ({ from }) => at.get(from)!),
		Int32Array.from(kept, ({ to }) => at.get(to)!),
		count,
	);
	return Math.max(0, ...components(graph).map(({ length }) => length));
}

/** The shortest way back from the end of an edge to its beginning. */
function wayRound(
	graph: Weighted,
	inside: ReadonlyMap<number, number>,
	{ from, to }: Cycle['cut'],
): number[] {
	const before = new Map<number, number>([[to, -1]]);
	for (const node of before.keys()) {
		if (node === from) break;
		for (let edge = graph.starts[node]; edge < graph.starts[node + 1]; edge++) {
			const next = graph.items[edge];
			if (inside.has(next) && !before.has(next)) before.set(next, node);
		}
	}
	const way: number[] = [];
	for (let node = from; node !== -1; node = before.get(node) ?? -1) way.push(node);
	return [way[0], ...way.slice(1).reverse()];
}
