import type { Lists } from '../model/graph.ts';

/** Rounds of moving nodes at one level, and levels of groups of groups. */
const ROUNDS = 20;
const LEVELS = 10;

/** An undirected graph with weights: every edge stands in the lists of both its ends. */
interface Level {
	starts: Int32Array;
	items: Int32Array;
	weights: Float64Array;
	/** Weight of all edges of each node, both ends of a loop. */
	degrees: Float64Array;
}

/**
 * Groups of nodes with more between them than chance would have it (Louvain's method: nodes move to the neighbouring group
 * that gains the most modularity, then groups become nodes). Nodes go in order, and of equals the lowest group wins, so the same
 * graph gives the same groups. Gives the group of each node: the number of the lowest node in it.
 */
export function communities(out: Lists): Int32Array {
	let level = undirected(out);
	let groups = Int32Array.from({ length: level.degrees.length }, (_, node) => node);
	for (let round = 0; round < LEVELS; round++) {
		const { moved, taken } = settle(level);
		if (!moved) break;
		const { numbers, count } = numbered(taken);
		groups = groups.map((group) => numbers[group]);
		level = folded(level, numbers, count);
	}
	return lowestOf(groups);
}

function undirected({ starts, items }: Lists): Level {
	const count = starts.length - 1;
	const pairs: [number, number, number][] = [];
	for (let node = 0; node < count; node++) {
		for (let at = starts[node]; at < starts[node + 1]; at++) pairs.push([node, items[at], 1]);
	}
	return levelOf(pairs, count);
}

function levelOf(pairs: readonly (readonly [number, number, number])[], count: number): Level {
	const starts = new Int32Array(count + 1);
	const degrees = new Float64Array(count);
	for (const [a, b, weight] of pairs) {
		starts[a + 1]++;
		if (a !== b) starts[b + 1]++;
		degrees[a] += weight;
		degrees[b] += weight;
	}
	for (let node = 0; node < count; node++) starts[node + 1] += starts[node];
	const next = starts.slice(0, count);
	const items = new Int32Array(starts[count]);
	const weights = new Float64Array(starts[count]);
	const put = (from: number, to: number, weight: number) => {
		items[next[from]] = to;
		weights[next[from]++] = weight;
	};
	for (const [a, b, weight] of pairs) {
		put(a, b, weight);
		if (a !== b) put(b, a, weight);
	}
	return { starts, items, weights, degrees };
}

/** Moves nodes between groups until nobody gains by it. */
function settle({ starts, items, weights, degrees }: Level): { moved: boolean; taken: Int32Array } {
	const count = degrees.length;
	const taken = Int32Array.from({ length: count }, (_, node) => node);
	const totals = degrees.slice();
	const whole = degrees.reduce((sum, degree) => sum + degree, 0);
	const links = new Float64Array(count);
	const met: number[] = [];
	let moved = false;
	for (let round = 0, changes = 1; round < ROUNDS && changes > 0; round++) {
		changes = 0;
		for (let node = 0; node < count; node++) {
			for (let at = starts[node]; at < starts[node + 1]; at++) {
				if (items[at] === node) continue;
				const group = taken[items[at]];
				if (links[group] === 0) met.push(group);
				links[group] += weights[at];
			}
			const own = taken[node];
			totals[own] -= degrees[node];
			const gain = (group: number) => links[group] - (totals[group] * degrees[node]) / whole;
			let best = own;
			let most = gain(own);
			for (const group of met) {
				const value = gain(group);
				if (value > most + 1e-9 || (value > most - 1e-9 && group < best && best !== own)) {
					best = group;
					most = value;
				}
			}
			for (const group of met) links[group] = 0;
			met.length = 0;
			totals[best] += degrees[node];
			if (best === own) continue;
			taken[node] = best;
			changes++;
			moved = true;
		}
	}
	return { moved, taken };
}

/** Groups with numbers from 0 on, in the order of their first nodes. */
function numbered(groups: Int32Array): { numbers: Int32Array; count: number } {
	const given = new Map<number, number>();
	const numbers = groups.map((group) => {
		const known = given.get(group) ?? given.size;
		given.set(group, known);
		return known;
	});
	return { numbers, count: given.size };
}

/** The graph of groups. */
function folded(level: Level, numbers: Int32Array, count: number): Level {
	const sums = new Map<number, number>();
	for (let node = 0; node < numbers.length; node++) {
		for (let at = level.starts[node]; at < level.starts[node + 1]; at++) {
			const other = level.items[at];
			// Each edge stands in two lists, a loop in one.
			if (other < node) continue;
			const [a, b] = [numbers[node], numbers[other]];
			const key = Math.min(a, b) * count + Math.max(a, b);
			sums.set(key, (sums.get(key) ?? 0) + level.weights[at]);
		}
	}
	const pairs = [...sums].map(([key, weight]) => [Math.floor(key / count), key % count, weight] as const);
	return levelOf(pairs, count);
}

function lowestOf(groups: Int32Array): Int32Array {
	const lowest = new Int32Array(groups.length).fill(-1);
	return groups.map((group, node) => {
		if (lowest[group] < 0) lowest[group] = node;
		return lowest[group];
	});
}
