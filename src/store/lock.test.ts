import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { withWriteLock } from './lock.ts';
import { lockPath, type StateFolder } from './state.ts';
import { temporaryState } from './testing/sample-index.ts';

const LOCK = fileURLToPath(new URL('./lock.ts', import.meta.url));

async function otherHolder(state: StateFolder) {
	const script = `import { withWriteLock } from ${JSON.stringify(LOCK)};
		await withWriteLock(${JSON.stringify(state)}, { waitMs: 0 }, async () => {
			console.log('held');
			await new Promise((resolve) => setTimeout(resolve, 60_000));
		});`;
	const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	await once(child.stdout, 'data');
	return child;
}

test('one holder at a time, in the order of waiting or not at all', async () => {
	const state = temporaryState();
	const events: string[] = [];
	const first = withWriteLock(state, { waitMs: 0 }, async () => {
		await new Promise((resolve) => setTimeout(resolve, 150));
		events.push('first');
	});
	const waited: string[] = [];
	const second = withWriteLock(state, { waitMs: 5_000, onWait: () => waited.push('told') }, () => {
		events.push('second');
		return 7;
	});
	await expect(withWriteLock(state, { waitMs: 30 }, () => 0)).rejects.toMatchObject({ code: 'BUSY' });
	await first;
	expect(await second).toBe(7);
	expect(events).toEqual(['first', 'second']);
	expect(waited).toEqual(['told']);
});

test('the lock is free again when the work fails', async () => {
	const state = temporaryState();
	await expect(
		withWriteLock(state, { waitMs: 0 }, () => Promise.reject(new Error('broken'))),
	).rejects.toThrow('broken');
	expect(await withWriteLock(state, { waitMs: 0 }, () => 1)).toBe(1);
});

test('a killed holder leaves nothing behind', async () => {
	const state = temporaryState();
	const holder = await otherHolder(state);
	await expect(withWriteLock(state, { waitMs: 50 }, () => 0)).rejects.toMatchObject({ code: 'BUSY' });
	holder.kill('SIGKILL');
	const started = performance.now();
	expect(await withWriteLock(state, { waitMs: 10_000 }, () => 1)).toBe(1);
	expect(performance.now() - started).toBeLessThan(2_000);
});

test('waiting ends when it is cancelled', async () => {
	const state = temporaryState();
	const cancel = new AbortController();
	await withWriteLock(state, { waitMs: 0 }, async () => {
		const waiting = withWriteLock(state, { waitMs: 60_000, signal: cancel.signal }, () => 0);
		setTimeout(() => cancel.abort(), 20);
		await expect(waiting).rejects.toMatchObject({ code: 'CANCELLED' });
	});
});

test('a lock file that is no database is no obstacle', async () => {
	const state = temporaryState();
	writeFileSync(lockPath(state), 'x'.repeat(5_000));
	expect(await withWriteLock(state, { waitMs: 0 }, () => 1)).toBe(1);
});
