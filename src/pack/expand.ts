import { withInside } from '../graph/family.ts';
import { CHUNK_KINDS, ChunkFlag } from '../model/chunk.ts';
import { FileFlag } from '../model/file.ts';
import { type CodeGraph, EDGE_KINDS, type EdgeKind, fileOf, kindSet } from '../model/graph.ts';
import { CONFIDENCE, LINK_RULES } from '../model/link.ts';
import type { Candidate, Hop, Role } from './pack.ts';

const MODULE = CHUNK_KINDS.indexOf('module');
const IMPORTS = kindSet('import', 're-export');
const TYPES = kindSet('type', 'inherit', 'implement', 'override');
const RELATIONS = kindSet('callback', 'implicit');

/** How much of its weight something hands on to what it uses, and to what uses it, by the kind of the edge. */
const FORWARD: Partial<Record<EdgeKind, number>> = {
	type: 0.5,
	override: 0.5,
	implicit: 0.4,
	import: 0.3,
	're-export': 0.3,
};
const BACK: Partial<Record<EdgeKind, number>> = {
	inherit: 0.4,
	implement: 0.4,
	type: 0.3,
	import: 0.3,
	're-export': 0.3,
};
const FORWARD_ELSE = 0.6;
const BACK_ELSE = 0.5;
/** What calls the same things as a seed has less to do with it than what calls the seed. */
const TURN = 0.4;
const ONE_OF_SEVERAL = 0.6;

export interface ExpandLimits {
	depth: number;
	/** Chunks of each distance that are gone on from, those with the most weight first. */
	breadth: number;
	/** Chunks at each distance. */
	most: number;
}

const EXPAND_LIMITS: ExpandLimits = { depth: 3, breadth: 60, most: 250 };

/** What is around seeds in the graph, nearest first; and how many things there were beyond the limits. */
export function expand(
	graph: CodeGraph,
	seeds: readonly number[],
	limits: ExpandLimits = EXPAND_LIMITS,
): { found: Candidate[]; beyond: number } {
	const begin = startsOf(graph, seeds);
	const reached = new Map<number, Candidate>(begin.map((start) => [start.node, start]));
	const found: Candidate[] = [];
	let beyond = 0;
	let layer: Candidate[] = begin;
	for (let depth = 1; depth <= limits.depth && layer.length > 0; depth++) {
		const next = new Map<number, Candidate>();
		for (const from of layer) step(graph, from, depth, reached, next);
		const ordered = [...next.values()].sort(byWeight);
		const kept = ordered.slice(0, limits.most);
		beyond += ordered.length - kept.length;
		for (const each of ordered) reached.set(each.node, each);
		found.push(...kept);
		layer = kept
			.filter(({ node, role }) => role !== 'test' && graph.kinds[node] !== MODULE)
			.slice(0, limits.breadth);
	}
	return { found, beyond };
}

export function byWeight(a: Candidate, b: Candidate): number {
	return b.weight - a.weight || a.node - b.node || (a.part?.start ?? 0) - (b.part?.start ?? 0);
}

/** Seeds and everything in them: what uses a method uses its class. */
function startsOf(graph: CodeGraph, seeds: readonly number[]): Candidate[] {
	const starts = new Map<number, Candidate>();
	const start = (node: number, seed: number, way: Hop[]): void => {
		if (!starts.has(node))
			starts.set(node, { node, role: 'seed', depth: 0, weight: 1, way, seed, part: null });
	};
	for (const seed of seeds) start(seed, seed, []);
	for (const seed of seeds) {
		for (const node of withInside(graph, [seed]).sort((a, b) => a - b)) {
			if (graph.owners[node] === node) start(node, seed, [{ via: 'inside', to: node }]);
		}
	}
	return [...starts.values()];
}

function step(
	graph: CodeGraph,
	from: Candidate,
	depth: number,
	reached: ReadonlyMap<number, Candidate>,
	next: Map<number, Candidate>,
): void {
	const { edges } = graph;
	for (const isForward of [true, false]) {
		const { starts, items } = isForward ? graph.out : graph.into;
		const ends = isForward ? edges.target : edges.source;
		// One of many callers has less to do with it than the only one.
		const crowd = isForward
			? 1
			: 1 + Math.log(distinct(ends, items.subarray(starts[from.node], starts[from.node + 1]))) / 3;
		for (let at = starts[from.node]; at < starts[from.node + 1]; at++) {
			const edge = items[at];
			const node = ends[edge];
			if (reached.has(node) || !isFollowed(graph, edge, from)) continue;
			const weight = (from.weight * factorOf(graph, edge, isForward, from, node)) / crowd;
			const known = next.get(node);
			if (known !== undefined && known.weight >= weight) continue;
			const way: Hop[] = [...from.way, { via: 'edge', edge, isForward, to: node }];
			const role = roleOf(graph, edge, isForward, from.role, node);
			next.set(node, { node, role, depth, weight, way, seed: from.seed, part: null });
		}
	}
}

/** How many different nodes some edges lead to, at least 1. */
function distinct(ends: Int32Array, edges: Int32Array): number {
	const found = new Set<number>();
	for (const edge of edges) found.add(ends[edge]);
	return Math.max(1, found.size);
}

/** Imports say something of a file that was asked for, and of a value, which nothing calls. */
function isFollowed({ edges, kinds }: CodeGraph, edge: number, from: Candidate): boolean {
	const kind = 1 << edges.kind[edge];
	if (EDGE_KINDS[edges.kind[edge]] === 'contain') return false;
	if ((kind & IMPORTS) === 0) return true;
	if (from.depth > 0) return false;
	return !LINKED.has(kinds[edges.target[edge]]);
}

/** Kinds whose uses are edges of their own. */
const LINKED: ReadonlySet<number> = new Set(
	(['function', 'method', 'class', 'constructor', 'interface', 'type'] as const).map((kind) =>
		CHUNK_KINDS.indexOf(kind),
	),
);

function factorOf(graph: CodeGraph, edge: number, isForward: boolean, from: Candidate, node: number): number {
	const { edges, into } = graph;
	const kind = EDGE_KINDS[edges.kind[edge]];
	const usual = isForward ? (FORWARD[kind] ?? FORWARD_ELSE) : (BACK[kind] ?? BACK_ELSE);
	const last = from.way.at(-1);
	const isToType = isForward && ((1 << edges.kind[edge]) & TYPES) !== 0;
	const isTurn = last?.via === 'edge' && last.isForward !== isForward && !isToType;
	const users = Math.log(1 + into.starts[node + 1] - into.starts[node]);
	// What everything calls says little of who calls it; of callers the ones that matter to others come first.
	const centrality = isForward ? 1 / (1 + users / 8) : 0.85 + Math.min(0.15, users / 40);
	const measured = edges.kind[edge] <= LAST_CALL ? (CONFIDENCE[LINK_RULES[edges.rule[edge]]] ?? 0.95) : 1;
	const evidence = edges.may[edge] === 1 ? ONE_OF_SEVERAL : measured;
	return usual * centrality * evidence * (isTurn ? TURN : 1);
}

const LAST_CALL = EDGE_KINDS.indexOf('callback');

function roleOf(graph: CodeGraph, edge: number, isForward: boolean, before: Role, node: number): Role {
	const kind = 1 << graph.edges.kind[edge];
	if (!isForward && isTest(graph, node)) return 'test';
	const own: Role =
		(kind & TYPES) !== 0 ? 'type' : (kind & IMPORTS) !== 0 ? 'related' : isForward ? 'callee' : 'caller';
	if (before === 'seed' || before === own) return own;
	return own === 'type' && (kind & RELATIONS) === 0 ? 'type' : 'related';
}

export function isTest(graph: CodeGraph, node: number): boolean {
	const isTestFile = (graph.fileFlags[fileOf(graph, node)] & FileFlag.test) !== 0;
	return isTestFile || (graph.flags[node] & ChunkFlag.test) !== 0;
}
