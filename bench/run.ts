/**
 * Measures indexing and start-up, from `dist/` as users run it:
 *
 *     npm run bench [-- --quick] [-- --freshness] [-- --languages] [-- --graph] [-- --search] [-- --pack] [-- --export] [-- --runs N]
 *
 * `--quick` takes a sample of 1,000 files, once, and only prints; `--freshness` measures updates alone,
 * `--languages` all languages but the first two, `--graph` questions about the graph, `--search` searches beside ripgrep and
 * `--pack` packs, from the sources and in one process, `--export` exports of 10,000 files, and they only print; the full form writes
 * `bench/README.md` and `bench/results/`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installBuild } from '../scripts/install-build.ts';
import type { BuildReport } from '../src/model/build.ts';
import type { Envelope } from '../src/model/envelope.ts';
import type { BareResult } from './bare.ts';
import { CORPORA, type CorpusName } from './corpus/sources.ts';
import { CORPUS_DIR, corpus, scaledCorpus } from './corpus.ts';
import { measureFreshness } from './freshness.ts';
import { graphTable, measureGraph } from './graph.ts';
import { type Measured, measure, median } from './measure.ts';
import { measureOneCore } from './one-core.ts';
import {
	type CoreRate,
	type Figure,
	type Figures,
	publishFigures,
	type StartUp,
	surroundings,
	type Timing,
	toMarkdown,
} from './report.ts';
import { measurePacks } from './search/packs.ts';
import { measureSearch, searchTable } from './search/speed.ts';

const START_UPS = 15;
const SCALES = [1_000, 10_000, 50_000];
const LANGUAGES = (Object.keys(CORPORA) as CorpusName[]).filter((name) => name !== 'js' && name !== 'python');

const { values } = parseArgs({
	options: {
		quick: { type: 'boolean' },
		freshness: { type: 'boolean' },
		languages: { type: 'boolean' },
		export: { type: 'boolean' },
		graph: { type: 'boolean' },
		search: { type: 'boolean' },
		pack: { type: 'boolean' },
		runs: { type: 'string' },
	},
});
const quick = values.quick ?? false;
const runs = Number(values.runs ?? (quick ? 1 : 3));

if (values.graph || values.search || values.pack) {
	const folder = mkdtempSync(join(tmpdir(), 'assay-bench-'));
	try {
		const env = { ...process.env, ASSAY_DIR: process.env.ASSAY_DIR ?? folder };
		const corpus = await scaledCorpus(10_000);
		if (values.graph) console.log(`\n${graphTable(await measureGraph(corpus, env))}`);
		if (values.pack) console.log(`\n${graphTable(await measurePacks(corpus, env))}`);
		if (values.search) console.log(`\n${searchTable(await measureSearch(corpus, env))}`);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
	process.exit();
}

const assay = installBuild(join(CORPUS_DIR, 'installed'));
const state = mkdtempSync(join(tmpdir(), 'assay-bench-'));
try {
	const part = quick
		? measureQuick
		: values.freshness
			? measureFreshnessOnly
			: values.languages
				? measureLanguages
				: values.export
					? measureExports
					: null;
	const figures = await (part ?? measureAll)();
	console.log(`\n${toMarkdown(figures)}`);
	if (part === null) publishFigures(figures, figures.commit.replaceAll(' ', '-'));
} finally {
	rmSync(state, { recursive: true, force: true });
}

async function measureQuick(): Promise<Figures> {
	const folder = await scaledCorpus(SCALES[0]);
	const indexing = [await bareLoop('bare loop', folder, []), await index('index, 1,000 scripts', folder)];
	return { ...surroundings(), runs, indexing, oneCore: [], startUp: await startUps(folder), freshness: [] };
}

async function measureLanguages(): Promise<Figures> {
	const indexing: Figure[] = [];
	for (const name of LANGUAGES) indexing.push(await index(`index, ${name}`, await corpus(name)));
	return { ...surroundings(), runs, indexing, oneCore: await oneCore(), startUp: [], freshness: [] };
}

async function oneCore(): Promise<CoreRate[]> {
	const rates: CoreRate[] = [];
	for (const name of ['python', ...LANGUAGES] as const) {
		rates.push(await measureOneCore(name, await corpus(name)));
	}
	return rates;
}

/** Of one index, in each format; the rows are validated, too. */
async function measureExports(): Promise<Figures> {
	const folder = await scaledCorpus(10_000);
	const indexing = [await index('index, 10,000 scripts', folder)];
	const out = join(state, 'export');
	for (const format of ['jsonl', 'scip', 'graphml']) {
		indexing.push(await exportTo(`export, ${format}`, ['export', out, '--root', folder, '--format', format]));
	}
	indexing.push(await exportTo('validate --strict', ['validate', out, '--strict']));
	return { ...surroundings(), runs, indexing, oneCore: [], startUp: [], freshness: [] };
}

/** `bytes` are those of the export. */
async function exportTo(subject: string, args: string[]): Promise<Figure> {
	const taken = await repeat(subject, () =>
		measure(process.execPath, [assay, ...args, '--json', '--quiet'], { ASSAY_DIR: state }),
	);
	const envelope = JSON.parse(taken.stdout) as Envelope<{ files: number; artifacts: { bytes: number }[] }>;
	if (!envelope.ok) throw new Error(envelope.error.message);
	const { files, artifacts } = envelope.result;
	const bytes = artifacts.reduce((sum, artifact) => sum + artifact.bytes, 0);
	return { subject, files, bytes, ...costs(taken) };
}

async function measureFreshnessOnly(): Promise<Figures> {
	return { ...surroundings(), runs, indexing: [], oneCore: [], startUp: [], freshness: await freshness() };
}

async function measureAll(): Promise<Figures> {
	const js = await corpus('js');
	const indexing = [
		await bareLoop('bare loop: read, hash, parse, visit every node', js, []),
		await bareLoop('bare loop, lazy visitor', js, ['--lazy']),
		await index('index, the whole corpus', js),
	];
	const startUp = await startUps(js);
	for (const scale of SCALES) {
		indexing.push(await index(`index, ${scale.toLocaleString('en')} scripts`, await scaledCorpus(scale)));
	}
	indexing.push(await index('index, Python', await corpus('python')));
	const others = await measureLanguages();
	indexing.push(...others.indexing);
	return { ...others, indexing, startUp, freshness: await freshness() };
}

async function freshness(): Promise<Timing[]> {
	const folder = await scaledCorpus(10_000);
	return measureFreshness({ assay, folder, corpus: 'js-10000', state });
}

async function bareLoop(subject: string, folder: string, options: string[]): Promise<Figure> {
	const script = join(import.meta.dirname, 'bare.ts');
	const taken = await repeat(subject, () => measure(process.execPath, [script, folder, ...options]));
	const { files, bytes } = JSON.parse(taken.stdout) as BareResult;
	return { subject, files, bytes, ...costs(taken) };
}

/** A full build: the state of the run before is removed first, outside the measured time. */
async function index(subject: string, folder: string): Promise<Figure> {
	const taken = await repeat(subject, () => {
		rmSync(state, { recursive: true, force: true });
		return measure(process.execPath, [assay, 'index', folder, '--json', '--quiet'], { ASSAY_DIR: state });
	});
	const envelope = JSON.parse(taken.stdout) as Envelope<BuildReport>;
	if (!envelope.ok) throw new Error(envelope.error.message);
	const { counts, stages, indexBytes, skipped, statuses } = envelope.result;
	const { parsed, text, ...notParsed } = statuses;
	const incomplete = { ...skipped, ...notParsed };
	return {
		subject,
		files: counts.files,
		bytes: counts.bytes,
		...costs(taken),
		indexBytes,
		stages,
		incomplete,
	};
}

function costs({ wallMs, cpuMs, peakRss, peakPss }: Measured) {
	return { wallMs, cpuMs, peakRss, peakPss };
}

/** The run with the median time, with the largest memory of all runs. */
async function repeat(subject: string, run: () => Promise<Measured>): Promise<Measured> {
	const all: Measured[] = [];
	for (let i = 0; i < runs; i++) {
		const taken = await run();
		if (taken.code !== 0) throw new Error(`${subject} ended with ${taken.code}: ${taken.stderr}`);
		console.error(
			`${subject}: ${(taken.wallMs / 1000).toFixed(2)} s, ${(taken.cpuMs / 1000).toFixed(2)} s of CPU`,
		);
		all.push(taken);
	}
	const wallMs = median(all.map((taken) => taken.wallMs));
	return {
		...all.find((taken) => taken.wallMs === wallMs)!,
		peakRss: Math.max(...all.map((taken) => taken.peakRss)),
		peakPss: Math.max(...all.map((taken) => taken.peakPss)),
	};
}

/** On the index that the run before left. */
async function startUps(folder: string): Promise<StartUp[]> {
	return [await startUp(['--help']), await startUp(['symbol', 'constructor'], ['--root', folder])];
}

async function startUp(shown: string[], rest: string[] = []): Promise<StartUp> {
	const args = [...shown, ...rest];
	const times: number[] = [];
	for (let i = 0; i < START_UPS; i++) {
		const { code, stderr, wallMs } = await measure(process.execPath, [assay, ...args], { ASSAY_DIR: state });
		if (code !== 0) throw new Error(`assay ${args.join(' ')} ended with ${code}: ${stderr}`);
		times.push(wallMs);
	}
	return { command: `assay ${shown.join(' ')}`, medianMs: median(times), slowestMs: Math.max(...times) };
}
