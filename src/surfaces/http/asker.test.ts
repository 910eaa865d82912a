import { describe, expect, test } from 'vitest';
import { type Asker, Askers, lastOf, nextOf, Place } from './asker.ts';
import { LoopTurns } from './loop-turns.ts';

const NOW = 1_000_000;

function known(asker: Asker, ms: number, now = NOW): Asker {
	asker.noteAnswer(false, now);
	asker.note(ms, now);
	return asker;
}

describe('who is next', () => {
	const order = (askers: readonly Asker[], since: readonly number[] = []) => {
		const waiting = askers.map((asker, at) => ({ at, place: new Place(asker, since[at] ?? NOW) }));
		return [nextOf(waiting)?.at, lastOf(waiting)?.at];
	};

	test('who has taken less, the first of equals', () => {
		const askers = new Askers();
		const [much, little, same] = [300, 100, 100].map((ms) => known(askers.of('::1'), ms));
		expect(order([much, little, same])).toEqual([1, 0]);
	});

	test('an address counts as one, however many connections it has', () => {
		const askers = new Askers();
		const here = known(askers.of('192.0.2.1'), 500);
		const others = Array.from({ length: 10 }, () => known(askers.of('192.0.2.2'), 100));
		expect(order([...others, here])).toEqual([10, 0]);
		// What an address has taken is not forgotten when it comes back.
		expect(order([known(askers.of('192.0.2.2'), 1), here])[0]).toBe(1);
	});

	test('who is known is before who is new or was only refused, and those before others that wait for longer', () => {
		const askers = new Askers();
		const old = known(askers.of('::1'), 800);
		const refused = askers.of('::1');
		refused.noteAnswer(true, NOW);
		const fresh = askers.of('::1');
		expect(order([refused, fresh, old])).toEqual([2, 0]);
		expect(order([fresh, old], [NOW - 5_000, NOW])[0]).toBe(0);
	});

	test('what was taken a while ago counts for less', () => {
		const asker = known(new Askers().of('::1'), 800);
		expect([0, 5_000, 10_000].map((ms) => Math.round(asker.amount(NOW + ms)))).toEqual([800, 400, 200]);
	});
});

test('what comes at once is begun one by one, what comes meanwhile is in between, and what is taken back never', async () => {
	const askers = new Askers();
	const turns = new LoopTurns();
	const begun: string[] = [];
	for (const name of ['a', 'b', 'c']) turns.add(askers.of('192.0.2.1'), () => begun.push(name));
	turns.add(askers.of('192.0.2.1'), () => begun.push('never'))();
	await new Promise((resolve) => setImmediate(resolve));
	expect(begun).toEqual(['a']);
	turns.add(askers.of('192.0.2.2'), () => begun.push('other'));
	while (begun.length < 4) await new Promise((resolve) => setImmediate(resolve));
	expect(begun).toEqual(['a', 'other', 'b', 'c']);
});
