import type { Lists } from '../model/graph.ts';

const DAMPING = 0.85;
const ROUNDS = 50;

/**
 * How central nodes are: the share of an endless walk along the edges, which starts anew now and then, that is spent at each
 * (PageRank). A fixed number of rounds, so that the same graph gives the same numbers.
 */
export function rank({ starts, items: targets }: Lists): Float64Array {
	const count = starts.length - 1;
	let ranks = new Float64Array(count).fill(1 / Math.max(1, count));
	let next = new Float64Array(count);
	for (let round = 0; round < ROUNDS; round++) {
		next.fill(0);
		let lost = 0;
		for (let node = 0; node < count; node++) {
			const links = starts[node + 1] - starts[node];
			if (links === 0) lost += ranks[node];
			const share = ranks[node] / links;
			for (let at = starts[node]; at < starts[node + 1]; at++) next[targets[at]] += share;
		}
		const base = (1 - DAMPING + DAMPING * lost) / count;
		for (let node = 0; node < count; node++) next[node] = base + DAMPING * next[node];
		[ranks, next] = [next, ranks];
	}
	return ranks;
}
