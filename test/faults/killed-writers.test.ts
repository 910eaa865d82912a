import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AssayError } from '../../src/model/errors.ts';
import { readCurrent } from '../../src/store/publish.ts';
import { type IndexReader, openIndex } from '../../src/store/reader.ts';
import { indexPath } from '../../src/store/state.ts';
import { Random } from './histories/random.ts';
import { amount, tell, timeFor } from './store/amounts.ts';
import { Died, IndexerProcess } from './store/indexer-process.ts';
import { callsIn, canTrace, type TracedCall, traced } from './store/strace.ts';
import { Versions } from './store/versions.ts';

/* Row 1: whoever writes an index is killed at one of its system calls. */

const POINTS = amount(1, { quick: 6, full: 1000 });

/** What a writer is killed at: before it, to be exact. */
const CALLS = ['openat', 'write', 'pwrite64', 'ftruncate', 'fsync', 'fdatasync', 'rename', 'unlink', 'mkdir'];

/** What the writer does when it is killed. */
interface Situation {
	name: string;
	full: boolean;
	/** There is an index of the other version before. */
	isIndexed: boolean;
	/** Makes the situation. What it gives is closed after the kill. */
	prepare(): IndexReader | null;
}

let repository: Versions;
beforeAll(async () => {
	repository = await Versions.make(3);
});
afterAll(() => repository.close());

const SITUATIONS: Situation[] = [
	{ name: 'an update', full: false, isIndexed: true, prepare: () => null },
	{ name: 'a build', full: true, isIndexed: true, prepare: () => null },
	{
		name: 'an update beside a reader',
		full: false,
		isIndexed: true,
		prepare: () => openIndex(repository.state),
	},
	{
		name: 'a first build',
		full: false,
		isIndexed: false,
		prepare: () => {
			repository.removeState();
			return null;
		},
	},
	{
		name: 'the repair of a damaged index',
		full: false,
		isIndexed: false,
		prepare: () => {
			const file = indexPath(repository.state, readCurrent(repository.state)!.name);
			writeFileSync(file, readFileSync(file).fill('x', 4096));
			return null;
		},
	},
];

interface KillPoint {
	situation: Situation;
	at: TracedCall;
}

/** The calls a writer makes in each situation when nobody kills it. */
async function survey(): Promise<KillPoint[][]> {
	const points: KillPoint[][] = [];
	const indexer = await IndexerProcess.prepared(repository.state);
	for (const situation of SITUATIONS) {
		await repository.refresh();
		const reader = situation.prepare();
		repository.advance();
		const { full } = situation;
		const log = await traced(indexer.pid, ['-e', `trace=${CALLS}`], () =>
			indexer.refresh(repository.state, { full }),
		);
		reader?.close();
		const calls = callsIn(log).filter(({ name, line }) => name !== 'openat' || line.includes('O_CREAT'));
		points.push(calls.map((at) => ({ situation, at })));
	}
	await indexer.close();
	return points;
}

/** Kills a writer at that call. False when it was done before it came to that. */
async function kill(indexer: IndexerProcess, { full }: Situation, at: TracedCall): Promise<boolean> {
	const options = ['-e', `trace=${at.name}`, '-e', `inject=${at.name}:signal=KILL:when=${at.nth}`];
	try {
		await traced(indexer.pid, options, () => indexer.refresh(repository.state, { full }));
		await indexer.close();
		return false;
	} catch (error) {
		if (error instanceof Died && error.signal === 'SIGKILL') return true;
		throw error;
	}
}

/** How long it took to open what the dead writer left, after a look at whether it is whole. */
async function reopen({ isIndexed }: Situation, before: number): Promise<number> {
	const began = performance.now();
	let reader: IndexReader;
	try {
		reader = openIndex(repository.state);
	} catch (error) {
		const isNone = error instanceof AssayError && /^(?:NOT_INDEXED|INDEX_CORRUPT)$/.test(error.code);
		if (isIndexed || !isNone) throw error;
		return performance.now() - began;
	}
	const took = performance.now() - began;
	try {
		expect([before, repository.version]).toContain(await repository.judge(reader));
	} finally {
		reader.close();
	}
	return took;
}

test.skipIf(!canTrace())(
	`${POINTS} deaths of a writer leave the index before or the new one (needs strace)`,
	async () => {
		const random = new Random(1);
		const points = await survey();
		let slowest = 0;
		let kills = 0;
		let next = IndexerProcess.prepared(repository.state);
		for (let point = 0; kills < POINTS; point++) {
			const { situation, at } = random.pick(points[point % points.length]);
			const about = `${situation.name}, killed at ${at.name} ${at.nth}: ${at.line}`;
			await repository.refresh();
			const reader = situation.prepare();
			const before = repository.advance();
			const indexer = await next;
			next = IndexerProcess.prepared(repository.state);
			try {
				if (await kill(indexer, situation, at)) kills++;
				slowest = Math.max(slowest, await reopen(situation, before));
				reader?.close();
				await repository.refresh();
				expect(await repository.judgeLive()).toBe(repository.version);
				expect(repository.leftovers()).toEqual([]);
			} catch (error) {
				throw new Error(about, { cause: error });
			} finally {
				reader?.close();
			}
		}
		await (await next).close();
		expect(slowest).toBeLessThan(1000);
		const sites = points.flat().length;
		tell(1, `${kills} kill points (of ${sites} calls), 0 lost, slowest reopen ${Math.ceil(slowest)} ms`);
	},
	timeFor(POINTS, 20_000),
);
