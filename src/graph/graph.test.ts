import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kindSet } from '../model/graph.ts';
import { communities } from './communities.ts';
import { components } from './components.ts';
import { cycles, describeCycle, merged } from './cycles.ts';
import { reversed } from './measure.ts';
import { rank } from './rank.ts';
import { graphOf, type TestEdge } from './testing/graph-of.ts';
import { walk, wayTo } from './walk.ts';

const NODES = 9;
const CALLS = kindSet('call');
const pairs = fc.array(fc.tuple(fc.nat(NODES - 1), fc.nat(NODES - 1)), { maxLength: 24 });

function graph(edges: readonly (readonly [number, number])[], nodes = NODES) {
	return merged(
		Int32Array.from(edges, ([from]) => from),
		Int32Array.from(edges, ([, to]) => to),
		nodes,
	);
}

/** Hops from one node to every other, by trying all edges again and again. */
function distances(edges: readonly (readonly [number, number])[], start: number): number[] {
	const found = new Array<number>(NODES).fill(Number.POSITIVE_INFINITY);
	found[start] = 0;
	for (let round = 0; round < NODES; round++) {
		for (const [from, to] of edges) found[to] = Math.min(found[to], found[from] + 1);
	}
	return found;
}

describe('components', () => {
	test('hold what leads to one another, and nothing else', () => {
		fc.assert(
			fc.property(pairs, (edges) => {
				const reach = Array.from({ length: NODES }, (_, node) => distances(edges, node));
				const together = (a: number, b: number) =>
					a === b ? edges.some(([from, to]) => from === a && to === a) : reach[a][b] < 99 && reach[b][a] < 99;
				const found = components(graph(edges));
				const at = new Map(found.flatMap((members, index) => members.map((member) => [member, index])));
				for (let a = 0; a < NODES; a++) {
					for (let b = 0; b < NODES; b++) {
						if (a !== b) expect(together(a, b)).toBe(at.has(a) && at.get(a) === at.get(b));
					}
				}
			}),
		);
	});

	test('a chain of any length is gone along', () => {
		const nodes = 100_000;
		const edges = Array.from({ length: nodes }, (_, node) => [node, (node + 1) % nodes] as const);
		expect(components(graph(edges, nodes))).toHaveLength(1);
		expect(components(graph(edges.slice(1), nodes))).toEqual([]);
	});
});

describe('cycles', () => {
	test('the edge to cut is one of the fewest mentions, on the way round that is given', () => {
		fc.assert(
			fc.property(pairs, (edges) => {
				const made = graph(edges);
				for (const members of cycles(made)) {
					const { cut, round } = describeCycle(made, members);
					expect(members).toContain(cut.from);
					expect(round.slice(0, 2)).toEqual([cut.from, cut.to]);
					for (const [at, node] of round.entries()) {
						const next = round[(at + 1) % round.length];
						expect(edges.some(([from, to]) => from === node && to === next)).toBe(true);
					}
					const inside = edges.filter(([a, b]) => a !== b && members.includes(a) && members.includes(b));
					const counts = Map.groupBy(inside, String);
					expect(cut.weight).toBe(Math.min(...[...counts.values()].map(({ length }) => length)));
				}
			}),
		);
	});

	test('of equally cheap edges the one that leaves the least', () => {
		const made = graph([[0, 1], [1, 0], [1, 2], [2, 1], [2, 0]]); // biome-ignore format: pairs
		expect(cycles(made)).toEqual([[0, 1, 2]]);
		expect(describeCycle(made, [0, 1, 2]).left).toBe(2);
	});
});

describe('a walk', () => {
	const toEdges = (given: readonly (readonly [number, number])[]): TestEdge[] =>
		given.map(([from, to]) => ({ from, to }));

	test('reaches everything by as few hops as can be, and knows the way', () => {
		fc.assert(
			fc.property(pairs, fc.nat(NODES - 1), fc.integer({ min: 1, max: 5 }), (edges, start, depth) => {
				const all = graphOf(NODES, toEdges(edges));
				const found = walk(all, [start], { direction: 'out', kinds: CALLS, depth, dispatch: false });
				const expected = distances(edges, start);
				for (let node = 0; node < NODES; node++) {
					const hops = expected[node] <= depth ? expected[node] : -1;
					expect(found.depths[node]).toBe(hops);
					if (hops < 0) continue;
					const way = wayTo(found, node);
					expect(way).toHaveLength(hops);
					let at = start;
					for (const { edge, state } of way) {
						expect(all.edges.source[edge]).toBe(at);
						at = state;
					}
					expect(at).toBe(node);
				}
			}),
		);
	});

	test('going back is going on in the graph the other way round', () => {
		fc.assert(
			fc.property(pairs, fc.nat(NODES - 1), (edges, start) => {
				const options = { kinds: CALLS, depth: 3, dispatch: false };
				const back = walk(graphOf(NODES, toEdges(edges)), [start], { ...options, direction: 'into' });
				const turned = edges.map(([from, to]) => [to, from] as const);
				const on = walk(graphOf(NODES, toEdges(turned)), [start], { ...options, direction: 'out' });
				expect([...back.depths]).toEqual([...on.depths]);
			}),
		);
	});

	test('callers of what a member overrides are its callers; the overridden one is not reached', () => {
		// 0 overrides 1, 2 calls 1, 3 calls 2; 4 overrides 1, too.
		const all = graphOf(5, [
			{ from: 0, to: 1, kind: 'override' },
			{ from: 4, to: 1, kind: 'override' },
			{ from: 2, to: 1 },
			{ from: 3, to: 2 },
		]);
		const options = {
			direction: 'into',
			kinds: kindSet('call', 'override'),
			depth: 2,
			dispatch: true,
		} as const;
		const found = walk(all, [0], options);
		expect(found.states).toEqual([0, 1 + all.nodes, 2, 3]);
		expect([...found.depths.slice(0, 5)]).toEqual([0, -1, 1, 2, -1]);
		expect(wayTo(found, 2).map(({ state }) => state)).toEqual([1 + all.nodes, 2]);
	});

	test('what overrides a member is reached with it', () => {
		const all = graphOf(3, [
			{ from: 0, to: 1 },
			{ from: 2, to: 1, kind: 'override' },
		]);
		const found = walk(all, [0], { direction: 'out', kinds: CALLS, depth: 1, dispatch: true });
		expect(found.states).toEqual([0, 1, 2]);
		expect(found.depths[2]).toBe(1);
	});

	test('of two ways as short, the sure one is told', () => {
		const all = graphOf(4, [
			{ from: 0, to: 1, may: true },
			{ from: 0, to: 2 },
			{ from: 1, to: 3, may: true },
			{ from: 2, to: 3 },
		]);
		const found = walk(all, [0], { direction: 'out', kinds: CALLS, depth: 2, dispatch: false });
		expect(wayTo(found, 3).map(({ edge }) => edge)).toEqual([1, 3]);
	});
});

describe('measures', () => {
	test('ranks are a share of the whole', () => {
		fc.assert(
			fc.property(pairs, (edges) => {
				const ranks = rank(graph(edges));
				expect(ranks.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 6);
			}),
		);
		const star = rank(graph([[0, 3], [1, 3], [2, 3]], 4)); // biome-ignore format: pairs
		expect(star.indexOf(Math.max(...star))).toBe(3);
	});

	test('reversed twice is the same', () => {
		fc.assert(
			fc.property(pairs, (edges) => {
				const all = graph(edges);
				expect(reversed(reversed(all))).toEqual({ starts: all.starts, items: all.items });
			}),
		);
	});

	test('two cliques with one edge between them are two communities', () => {
		const clique = (first: number) =>
			[0, 1, 2, 3].flatMap((a) =>
				[0, 1, 2, 3].filter((b) => a < b).map((b) => [first + a, first + b] as const),
			);
		const groups = communities(graph([...clique(0), ...clique(4), [3, 4]], 8));
		expect([...groups]).toEqual([0, 0, 0, 0, 4, 4, 4, 4]);
	});

	test('every node is in a community with something it is connected with', () => {
		fc.assert(
			fc.property(pairs, (edges) => {
				const groups = communities(graph(edges));
				for (let node = 0; node < NODES; node++) {
					expect(groups[groups[node]]).toBe(groups[node]);
					const isAlone = !edges.some(([a, b]) => a !== b && (a === node || b === node));
					if (isAlone) expect(groups[node]).toBe(node);
				}
			}),
		);
	});
});
