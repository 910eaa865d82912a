import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { configSchema } from '../src/config/schema.ts';
import { openParser } from '../src/index/pipeline.ts';
import { type RefreshOptions, refreshIndex } from '../src/index/update.ts';
import { watchIndex } from '../src/index/watch.ts';
import type { Refresh } from '../src/model/build.ts';
import { openIndex } from '../src/store/reader.ts';
import { stateFolder } from '../src/store/state.ts';
import { corpusFiles } from './corpus.ts';
import { measure, median } from './measure.ts';
import type { Timing } from './report.ts';

export interface FreshnessBench {
	/** Launcher of the built command. */
	assay: string;
	folder: string;
	/** Name of the corpus in `folder`. */
	corpus: string;
	/** Value of ASSAY_DIR. */
	state: string;
}

const RUNS = 9;
const MANY = 100;

/** What it takes to see changes, on an index of 10,000 files. The files are put back afterwards. */
export async function measureFreshness(bench: FreshnessBench): Promise<Timing[]> {
	const paths = corpusFiles(bench.corpus).map(({ path }) => path);
	const chosen = Array.from({ length: MANY }, (_, at) => paths[Math.floor((at * paths.length) / MANY)]);
	const before = new Map(chosen.map((path) => [path, readFileSync(join(bench.folder, path))]));
	try {
		// Until then stamps of files that have just been written are not trusted.
		await sleep(2_500);
		await command(bench, ['index', bench.folder]);
		return [
			await repeat('`assay index`, no change', 500, () => 0, bench, ['index', bench.folder]),
			await repeat('`assay index`, 1 file changed', 450, edit(bench, chosen, 1), bench, [
				'index',
				bench.folder,
			]),
			await repeat('`assay symbol`, 1 file changed', null, edit(bench, chosen, 1), bench, [
				'symbol',
				'constructor',
				'--root',
				bench.folder,
			]),
			await repeat(`\`assay index\`, ${MANY} files changed`, 1_500, edit(bench, chosen, MANY), bench, [
				'index',
				bench.folder,
			]),
			...(await inProcess(bench, chosen)),
			await watched(bench, chosen),
		];
	} finally {
		for (const [path, bytes] of before) writeFileSync(join(bench.folder, path), bytes);
	}
}

/** Gives a function that changes the first `count` files, each time otherwise. */
function edit({ folder }: FreshnessBench, paths: readonly string[], count: number): () => void {
	let round = 0;
	return () => {
		round++;
		for (const path of paths.slice(0, count)) {
			appendFileSync(join(folder, path), `\nfunction bench_${count}_${round}() { return ${round}; }\n`);
		}
	};
}

async function command({ assay, state }: FreshnessBench, args: string[]): Promise<number> {
	const { code, stderr, wallMs } = await measure(process.execPath, [assay, ...args], { ASSAY_DIR: state });
	if (code !== 0) throw new Error(`assay ${args.join(' ')} ended with ${code}: ${stderr}`);
	return wallMs;
}

async function repeat(
	subject: string,
	wantedMs: number | null,
	change: () => void,
	bench: FreshnessBench,
	args: string[],
): Promise<Timing> {
	const times: number[] = [];
	for (let run = 0; run < RUNS; run++) {
		change();
		times.push(await command(bench, args));
	}
	return timing(subject, wantedMs, times);
}

function timing(subject: string, wantedMs: number | null, times: number[]): Timing {
	return { subject, wantedMs, medianMs: median(times), slowestMs: Math.max(...times) };
}

/** A process that has a parse process at hand, as a server has. */
async function inProcess(bench: FreshnessBench, paths: readonly string[]): Promise<Timing[]> {
	const options = optionsOf(bench);
	const parser = openParser(options);
	const change = edit(bench, paths.slice(1), 1);
	const run = async (more: Partial<RefreshOptions>): Promise<number[]> => {
		const times: number[] = [];
		for (let at = 0; at <= RUNS; at++) {
			change();
			const began = performance.now();
			const { changes } = await refreshIndex({ ...options, ...more, parser });
			if (changes.changed !== 1) throw new Error(`${changes.changed} changes instead of one`);
			times.push(performance.now() - began);
		}
		// The first one starts the process and compiles the code.
		return times.slice(1);
	};
	try {
		const told = await run({ within: [paths[1]] });
		const scanned = await run({});
		return [
			timing('in a running process that was told of the 1 changed file', 150, told),
			timing('in a running process that scans for it', null, scanned),
		];
	} finally {
		parser.close();
	}
}

function optionsOf({ folder, state }: FreshnessBench): RefreshOptions {
	return {
		root: folder,
		state: stateFolder(folder, { ASSAY_DIR: state }),
		config: configSchema.parse({}),
		jobs: 2,
	};
}

/** From the edit until a reader sees it. */
async function watched(bench: FreshnessBench, paths: readonly string[]): Promise<Timing> {
	const { root, state, config, jobs } = optionsOf(bench);
	const stop = new AbortController();
	let first: (refresh: Refresh) => void = () => {};
	const ready = new Promise<Refresh>((resolve) => {
		first = resolve;
	});
	const watching = watchIndex({
		root,
		state,
		loadSettings: async () => ({ config, jobs }),
		signal: stop.signal,
		onUpdate: (refresh) => first(refresh),
		onTrouble: (message) => console.error(message),
	});
	await ready;
	await sleep(1_000);
	const change = edit(bench, paths.slice(2), 1);
	const times: number[] = [];
	for (let run = 0; run < RUNS; run++) {
		const { generation } = seen(state);
		const began = performance.now();
		change();
		while (seen(state).generation === generation) await sleep(2);
		times.push(performance.now() - began);
		await sleep(500);
	}
	stop.abort();
	await watching;
	return timing('`assay index --watch`: from an edit to an answer that knows it', 300, times);
}

function seen(state: RefreshOptions['state']): { generation: string } {
	const reader = openIndex(state);
	reader.close();
	return reader;
}
