import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FULL } from './builds.ts';
import { tell } from './store/amounts.ts';
import { Died, IndexerProcess, Refused } from './store/indexer-process.ts';
import { Versions } from './store/versions.ts';

/* Row 4, continued: no more files can be opened, or no more memory is given. */

let repository: Versions;
beforeAll(async () => {
	repository = await Versions.make(3);
});
afterAll(() => repository.close());

const hasTool = spawnSync('prlimit', ['--version']).status === 0;

/** Limits a running process; the limit can be raised again. */
function limit(pid: number, resource: 'nofile' | 'as', most: number | 'unlimited'): void {
	const { status, stderr } = spawnSync('prlimit', ['--pid', String(pid), `--${resource}=${most}:`]);
	if (status !== 0) throw new Error(stderr.toString());
}

/** Failures that say what is the matter. A defect is none of them. */
const TYPED = /^(?:IO|STATE_UNWRITABLE|BUSY|ROOT_UNREADABLE|NOT_FOUND)$/;

/** What is wrong with an attempt that neither succeeded nor told why; null when it did. */
async function attempt(work: () => Promise<unknown>): Promise<'done' | 'told'> {
	try {
		await work();
		return 'done';
	} catch (error) {
		if (!(error instanceof Refused)) throw error;
		expect(error.code, error.message).toMatch(TYPED);
		return 'told';
	}
}

async function ask(indexer: IndexerProcess): Promise<void> {
	const { envelope } = await indexer.ask(repository.root, 'symbols', { file: 'a.ts' });
	if (!envelope.ok) throw new Refused(envelope.error.code, envelope.error.message);
	const { index, completeness } = envelope.meta;
	if (index?.fresh !== true || completeness?.complete !== true) return;
	const { symbols } = envelope.result as { symbols: { name: string }[] };
	const names = symbols.map(({ name }) => name);
	expect(names).toEqual(['version', `a${repository.version}`]);
}

/** Whatever happened, the index is of one version, and the next writer completes it. */
async function checkIndex(before: number): Promise<void> {
	expect([before, repository.version]).toContain(await repository.judgeLive());
	await repository.refresh();
	expect(await repository.judgeLive()).toBe(repository.version);
	expect(repository.leftovers()).toEqual([]);
}

test.skipIf(!hasTool)(
	'without files to open, an answer is right or tells why there is none (needs prlimit)',
	async () => {
		await repository.refresh();
		const { state } = repository;
		const indexer = await IndexerProcess.prepared(state);
		const works = [
			() => ask(indexer),
			() => indexer.refresh(state),
			() => indexer.refresh(state, { full: true }),
		];
		let told = 0;
		for (const work of works) await work();
		const used = readdirSync(`/proc/${indexer.pid}/fd`).length;
		for (let more = 0, done = 0; done < works.length; more += FULL ? 1 : 10) {
			done = 0;
			for (const work of works) {
				const before = repository.advance();
				limit(indexer.pid, 'nofile', used + more);
				const outcome = await attempt(work);
				limit(indexer.pid, 'nofile', 1024);
				if (outcome === 'done') done++;
				else told++;
				await checkIndex(before);
			}
		}
		await indexer.close();
		expect(told).toBeGreaterThan(0);
		tell(4, `${told} times no more files to open, each told`);
	},
	300_000,
);

/** Bytes of address space that a process has. */
function addressSpace(pid: number): number {
	return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[0]) * 4096;
}

/** Far more than a refresh takes: who has not answered by then never will. */
const STUCK_MS = 60_000;

const MB = 1 << 20;
const ROOM = FULL ? [0, 0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512] : [0, 64];

test.skipIf(!hasTool)(
	'without memory, an index is left as it was or is new (needs prlimit)',
	async () => {
		const outcomes = { done: 0, told: 0, ended: 0, stuck: 0 };
		for (const room of ROOM) {
			for (const full of [false, true]) {
				const indexer = await IndexerProcess.prepared(repository.state);
				await repository.refresh();
				const before = repository.advance();
				limit(indexer.pid, 'as', addressSpace(indexer.pid) + Math.round(room * MB));
				let isStuck = false;
				// An engine that ends for want of memory may wait for itself while it does: then others end it.
				const stuck = setTimeout(() => {
					isStuck = true;
					void indexer.kill();
				}, STUCK_MS);
				try {
					outcomes[await attempt(() => indexer.refresh(repository.state, { full }))]++;
					await indexer.close();
				} catch (error) {
					// The JavaScript engine ends a process that it finds no memory for; no program can prevent it.
					const isEnded =
						error instanceof Died && /out of memory|OOM|SIG(?:ILL|TRAP|ABRT|SEGV)/.test(error.message);
					if (!isStuck && !isEnded) throw error;
					outcomes[isStuck ? 'stuck' : 'ended']++;
				} finally {
					clearTimeout(stuck);
				}
				await checkIndex(before);
			}
		}
		// A process may have enough left to do its work in: only of many attempts some must fail.
		if (FULL) expect(outcomes.told + outcomes.ended + outcomes.stuck).toBeGreaterThan(0);
		tell(4, `${ROOM.length * 2} times without memory, ${JSON.stringify(outcomes)}, 0 half published`);
	},
	300_000,
);
