import { performance } from 'node:perf_hooks';
import { communities } from '../src/graph/communities.ts';
import { components } from '../src/graph/components.ts';
import { merged } from '../src/graph/cycles.ts';
import { rank } from '../src/graph/rank.ts';
import { CHUNK_KINDS } from '../src/model/chunk.ts';
import { type CodeGraph, kindSet } from '../src/model/graph.ts';
import { readWholeGraph } from '../src/questions/graph/open-graph.ts';
import { GraphWords } from '../src/store/graph/describe.ts';
import type { IndexReader } from '../src/store/reader.ts';
import { openAsking } from './asking.ts';
import { quantile } from './measure.ts';

/** Times of one question, in milliseconds: of a process that has read the graph, without the look for changed files. */
export interface GraphTiming {
	subject: string;
	wanted: string;
	runs: number;
	p50: number;
	p95: number;
	/** Time of the processor per run: what is left of it when others use the machine, too. */
	cpu: number;
}

const RUNS = 200;
const PAIRS = 50;
const REPEATS = 5;
const CALLS = kindSet('call', 'new', 'jsx', 'callback');
const TARGETS: ReadonlySet<string> = new Set(['function', 'method', 'class']);

/** Measures questions about the graph on an indexed folder. */
export async function measureGraph(folder: string, env: NodeJS.ProcessEnv): Promise<GraphTiming[]> {
	const { reader, answer } = await openAsking(folder, env);
	const timings: GraphTiming[] = [];
	timings.push(await time('reading the graph', '–', 3, async () => void readWholeGraph(reader)));
	const graph = readWholeGraph(reader);
	const targets = chooseTargets(reader, graph);
	const all = { limit: 200, depth: 3, explain: false };
	let at = 0;
	const next = () => targets[at++ % targets.length];
	timings.push(
		await time('callers, depth 3, before the graph was read', '–', RUNS, () =>
			answer('graph callers', { ...all, target: next() }),
		),
	);
	// The first of these read the graph, and what sources mention.
	await answer('graph cycles', { limit: 1 });
	await answer('graph dead', { limit: 1 });
	timings.push(
		await time('callers, depth 3', '5 / 20', RUNS, () => answer('graph callers', { ...all, target: next() })),
		await time('impact, depth 5', '10 / –', RUNS, () =>
			answer('graph impact', { target: next(), depth: 5, limit: 100, explain: false }),
		),
		await time('path', '50', PAIRS, () => answer('graph path', { from: next(), to: next(), explain: false })),
		await time('all cycles of files', '300', REPEATS, () => answer('graph cycles', { limit: 50 })),
		await time('all cycles of chunks', '300', REPEATS, () =>
			answer('graph cycles', { limit: 50, chunks: true }),
		),
		await time('metrics', '–', REPEATS, () => answer('graph metrics', { limit: 20 })),
		await time('dead', '1,000', REPEATS, () => answer('graph dead', { limit: 100 })),
	);
	reader.close();
	const made = makeGraph(500_000, 1_500_000);
	timings.push(
		await time('500,000 nodes made up: components', '–', 3, async () => void components(made)),
		await time('500,000 nodes made up: centrality', '–', 3, async () => void rank(made)),
		await time('500,000 nodes made up: communities', '–', 1, async () => void communities(made)),
	);
	return timings;
}

export function graphTable(timings: readonly GraphTiming[]): string {
	const rows = timings.map(
		({ subject, wanted, runs, p50, p95, cpu }) =>
			`| ${subject} | ${wanted} | ${runs} | ${p50.toFixed(1)} | ${p95.toFixed(1)} | ${cpu.toFixed(1)} |`,
	);
	const head = [
		'| graph, ms | wanted p50 / p95 | runs | p50 | p95 | CPU a run |',
		'|---|--:|--:|--:|--:|--:|',
	];
	return [...head, ...rows].join('\n');
}

export async function time(
	subject: string,
	wanted: string,
	runs: number,
	run: () => Promise<unknown>,
): Promise<GraphTiming> {
	const times: number[] = [];
	const before = process.cpuUsage();
	for (let i = 0; i < runs; i++) {
		const start = performance.now();
		await run();
		times.push(performance.now() - start);
	}
	const { user, system } = process.cpuUsage(before);
	const timing = {
		subject,
		wanted,
		runs,
		p50: quantile(times, 0.5),
		p95: quantile(times, 0.95),
		cpu: (user + system) / 1000 / runs,
	};
	console.error(`${subject}: ${timing.p50.toFixed(1)} ms, ${timing.cpu.toFixed(1)} ms of CPU`);
	return timing;
}

/** Functions, methods and classes that something calls, spread over the repository, by their uids. */
export function chooseTargets(reader: IndexReader, graph: CodeGraph): string[] {
	const called: number[] = [];
	for (let node = 0; node < graph.nodes; node++) {
		if (graph.names[node] === 0 || !TARGETS.has(CHUNK_KINDS[graph.kinds[node]])) continue;
		const { starts, items } = graph.into;
		for (let i = starts[node]; i < starts[node + 1]; i++) {
			if ((CALLS & (1 << graph.edges.kind[items[i]])) === 0) continue;
			called.push(node);
			break;
		}
	}
	const step = Math.max(1, Math.floor(called.length / RUNS));
	const chosen = called.filter((_, at) => at % step === 0).slice(0, RUNS);
	const words = new GraphWords(reader, graph);
	return chosen.map((node) => words.node(node).chunkUid);
}

/** The same graph every time: nodes lead to near ones and to few that many lead to. */
function makeGraph(nodes: number, edges: number) {
	let seed = 1;
	const random = (limit: number) => {
		seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
		return seed % limit;
	};
	const sources = new Int32Array(edges);
	const targets = new Int32Array(edges);
	for (let at = 0; at < edges; at++) {
		sources[at] = random(nodes);
		targets[at] = at % 4 === 0 ? random(1_000) : (sources[at] + random(200)) % nodes;
	}
	return merged(sources, targets, nodes);
}
