import { expect, test } from 'vitest';
import { PendingChanges } from './watch-pending.ts';

const never = new AbortController().signal;
const times = { firstMs: 20, stepMs: 80, burstMs: 400 };

/** How long something takes, in milliseconds. */
async function lasting(work: Promise<void>): Promise<number> {
	const began = performance.now();
	await work;
	return performance.now() - began;
}

test('paths are taken once, and everything outdoes them', () => {
	const pending = new PendingChanges();
	expect(pending.isEmpty).toBe(true);
	pending.add([]);
	expect(pending.isEmpty).toBe(true);
	pending.add(['a', 'b']);
	pending.add(['a']);
	expect(pending.take()).toEqual(['a', 'b']);
	expect(pending.isEmpty).toBe(true);
	pending.add(['a']);
	pending.addEverything();
	expect(pending.take()).toBeUndefined();
	pending.add(Array.from({ length: 5_001 }, (_, at) => String(at)));
	expect(pending.take()).toBeUndefined();
	expect(pending.isEmpty).toBe(true);
});

test('an arrival ends the wait, and so do the time and the signal', async () => {
	const pending = new PendingChanges();
	expect(await lasting(pending.arrival(30, never))).toBeGreaterThan(25);
	setTimeout(() => pending.add(['a']), 10);
	await pending.arrival(60_000, never);
	expect(pending.isEmpty).toBe(false);
	await pending.arrival(60_000, never);
	pending.take();
	await pending.arrival(60_000, AbortSignal.timeout(10));
	expect(pending.isEmpty).toBe(true);
});

test('one event is settled at once, a burst in growing steps, and one without an end is cut', async () => {
	const pending = new PendingChanges();
	pending.add(['a']);
	const first = await lasting(pending.settle(times, never));
	expect(first).toBeGreaterThan(15);
	// In a burst, a wait ends when a whole step was quiet.
	const burst = setInterval(() => pending.add(['a']), 5);
	const whole = await lasting(pending.settle(times, never));
	clearInterval(burst);
	expect(whole).toBeGreaterThan(395);
	// What follows a burst is likely to be more of it, until there was a quiet time.
	expect(await lasting(pending.settle(times, never))).toBeGreaterThan(35);
	pending.rest();
	const rested: number[] = [];
	for (let at = 0; at < 5; at++) rested.push(await lasting(pending.settle(times, never)));
	expect(Math.min(...rested)).toBeLessThan(35);
});
