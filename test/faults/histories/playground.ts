import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';
import type { Config } from '../../../src/config/config.ts';
import { effectiveConfig } from '../../../src/config/load.ts';
import type { ParsePool } from '../../../src/index/parse/pool.ts';
import { buildIndex, openParser } from '../../../src/index/pipeline.ts';
import { refreshIndex } from '../../../src/index/update.ts';
import { type Comparison, compareIndices } from '../../../src/store/compare/compare-indices.ts';
import { openIndex } from '../../../src/store/reader.ts';
import type { StateFolder } from '../../../src/store/state.ts';
import { breakSeal } from '../../../src/store/testing/break-seal.ts';
import { type Plan, type Round, stepNamed } from './plan.ts';
import { Random } from './random.ts';
import { Tree } from './tree.ts';
import { makeTree, sampleTree } from './trees.ts';

/** How a history went. */
export interface Outcome {
	/** What went wrong, and null when nothing did. */
	failure: string | null;
	/** What was done, a line a step. */
	log: string[];
	/** How often the index was brought up to date in which way. */
	kinds: Record<string, number>;
	steps: number;
}

/** Times of change within one tick of the system's clock are the same. */
const TICK_MS = 15;
const AHEAD_MS = 10_000;

/** A folder in which one history after the other takes place, with parse processes that stay. */
export class Playground {
	private readonly base = realpathSync(mkdtempSync(join(tmpdir(), 'assay-history-')));
	private readonly root = join(this.base, 'root');
	private readonly updated: StateFolder = { root: this.root, folder: join(this.base, 'updated') };
	private readonly fresh: StateFolder = { root: this.root, folder: join(this.base, 'fresh') };
	private readonly parsers = new Map<string, ParsePool>();

	close(): void {
		for (const parser of this.parsers.values()) parser.close();
		rmSync(this.base, { recursive: true, force: true });
	}

	async play(plan: Plan): Promise<Outcome> {
		const outcome: Outcome = { failure: null, log: [], kinds: {}, steps: 0 };
		const tree = this.begin(plan);
		const options = { root: this.root, state: this.updated, jobs: 1 };
		const config = await this.config();
		await inTime(plan, () => buildIndex({ ...options, config, parser: this.parser(config) }));
		if (plan.nextFile !== null) this.setNextFile(plan.nextFile);
		for (const round of plan.rounds) {
			tree.takeTouched();
			for (const { name, seed } of round.steps) {
				const done = stepNamed(name).apply(tree, new Random(seed));
				if (done === null) continue;
				outcome.log.push(`${name}: ${done}`);
				outcome.steps++;
			}
			outcome.failure = await this.check(plan, round, tree, outcome);
			if (outcome.failure !== null) return outcome;
		}
		return outcome;
	}

	private begin({ repository, treeSeed }: Plan): Tree {
		for (const folder of [this.root, this.updated.folder, this.fresh.folder]) {
			rmSync(folder, { recursive: true, force: true });
			mkdirSync(folder);
		}
		const tree = new Tree(this.root);
		const random = new Random(treeSeed);
		if (repository === null) makeTree(tree, random);
		else sampleTree(tree, repository, random);
		return tree;
	}

	/** Updates the index and compares it with one made from nothing. */
	private async check(plan: Plan, round: Round, tree: Tree, outcome: Outcome): Promise<string | null> {
		const config = await this.config();
		const parser = this.parser(config);
		const touched = tree.takeTouched();
		const options = { root: this.root, state: this.updated, config, jobs: 1, parser };
		const within = round.told ? touched : undefined;
		const { kind } = await inTime(plan, () => refreshIndex({ ...options, within }));
		outcome.kinds[kind] = (outcome.kinds[kind] ?? 0) + 1;
		outcome.log.push(`  ${kind}${round.told ? `, told of ${JSON.stringify(touched)}` : ''}`);
		await buildIndex({ ...options, state: this.fresh, order: 'reverse', batchFiles: 3 });
		const { difference } = await this.compare();
		if (difference !== null) return JSON.stringify(difference, null, 1);
		const again = await inTime(plan, () => refreshIndex(options));
		// Recent files that were left out for their content are looked at once more.
		if (plan.trusting && again.kind !== 'none')
			return `there was more to do: ${JSON.stringify(again.changes)}`;
		await sleep(TICK_MS);
		return null;
	}

	private async compare(): Promise<Comparison> {
		const readers = [openIndex(this.updated), openIndex(this.fresh)];
		try {
			return await compareIndices(readers[0], readers[1]);
		} finally {
			for (const reader of readers) reader.close();
		}
	}

	private async config(): Promise<Config> {
		return (await effectiveConfig(this.root, {})).config;
	}

	/** One for each way to parse; they know the root by its path. */
	private parser(config: Config): ParsePool {
		const { index, limits } = config;
		const key = JSON.stringify([index.maxFileBytes, index.generated, limits]);
		let parser = this.parsers.get(key);
		if (parser === undefined) {
			parser = openParser({ root: this.root, config, jobs: 1 });
			this.parsers.set(key, parser);
		}
		return parser;
	}

	private setNextFile(id: number): void {
		const db = new Database(breakSeal(this.updated));
		db.prepare("INSERT INTO meta VALUES ('next_file', ?)").run(String(id));
		db.close();
	}
}

/** Either as it is, with all changes so recent that content is compared, or as if it were later. */
async function inTime<T>({ trusting }: Plan, work: () => Promise<T>): Promise<T> {
	if (!trusting) return work();
	const { now } = Date;
	Date.now = () => now() + AHEAD_MS;
	try {
		return await work();
	} finally {
		Date.now = now;
	}
}
