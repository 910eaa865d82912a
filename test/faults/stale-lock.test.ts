import { afterAll, beforeAll, expect, test } from 'vitest';
import { withWriteLock } from '../../src/store/lock.ts';
import { amount, tell, timeFor } from './store/amounts.ts';
import { IndexerProcess } from './store/indexer-process.ts';
import { Versions } from './store/versions.ts';

/* Row 8: whoever holds the write lock is killed while another waits for it. */

const TIMES = amount(8, { quick: 3, full: 1000 });
const TAKEN_OVER_MS = 2000;

let repository: Versions;
beforeAll(async () => {
	repository = await Versions.make(1);
});
afterAll(() => repository.close());

/** Milliseconds from the death of the holder to the lock in our hands. */
async function takeOver(holder: IndexerProcess): Promise<number> {
	const { state } = repository;
	await holder.do({ kind: 'lock', state });
	await expect(withWriteLock(state, { waitMs: 0 }, () => undefined)).rejects.toMatchObject({ code: 'BUSY' });
	let killed = 0;
	const onWait = () => {
		killed = performance.now();
		holder.kill();
	};
	return withWriteLock(state, { waitMs: 60_000, onWait }, () => performance.now() - killed);
}

test(
	`a lock whose holder was killed is taken over, ${TIMES} times`,
	async () => {
		let slowest = 0;
		let next = IndexerProcess.start();
		for (let time = 0; time < TIMES; time++) {
			const holder = await next;
			next = IndexerProcess.start();
			slowest = Math.max(slowest, await takeOver(holder));
			await holder.kill();
		}
		await (await next).close();
		await repository.refresh();
		expect(await repository.judgeLive()).toBe(0);
		expect(slowest).toBeLessThan(TAKEN_OVER_MS);
		tell(8, `${TIMES} locks of killed holders taken over, slowest ${Math.ceil(slowest)} ms`);
	},
	timeFor(TIMES, 10_000),
);
