import { describe, expect, test } from 'vitest';
import { Asker, Askers } from './asker.ts';
import { gateOf } from './gate.ts';

const limits = { running: 2, waiting: 2, waitingMs: 1000, ofOneAddress: 3 };
const from = (address: string) => new Asker(address);
const here = from('127.0.0.1');
const nobody = new AbortController().signal;

describe('the gate', () => {
	test('lets in as many as may run, then in the order they came', async () => {
		const gate = gateOf(limits);
		const first = await gate.enter(here, nobody);
		const second = await gate.enter(here, nobody);
		const entered: string[] = [];
		const third = gate.enter(here, nobody).then((leave) => {
			entered.push('third');
			return leave;
		});
		const fourth = gate.enter(here, nobody).then((leave) => {
			entered.push('fourth');
			return leave;
		});
		expect([gate.running, gate.waiting]).toEqual([2, 2]);
		await expect(gate.enter(here, nobody)).rejects.toMatchObject({ status: 503, code: 'BUSY' });
		second();
		const leaveThird = await third;
		expect(entered).toEqual(['third']);
		first();
		leaveThird();
		(await fourth)();
		expect([gate.running, gate.waiting]).toEqual([0, 0]);
	});

	test('who waits too long, or goes away, does not come in later', async () => {
		const gate = gateOf({ ...limits, running: 1, waitingMs: 20 });
		const leave = await gate.enter(here, nobody);
		await expect(gate.enter(here, nobody)).rejects.toMatchObject({ status: 503 });
		const gone = new AbortController();
		const waiting = gate.enter(here, gone.signal);
		gone.abort();
		await expect(waiting).rejects.toMatchObject({ status: 503 });
		await expect(gate.enter(here, gone.signal)).rejects.toMatchObject({ status: 503 });
		leave();
		expect([gate.running, gate.waiting]).toEqual([0, 0]);
	});

	test('who has taken least is next, and who has taken most goes when no more can wait', async () => {
		const gate = gateOf({ ...limits, running: 1 });
		const askers = new Askers();
		const [much, more, none] = [1, 2, 3].map(() => askers.of('127.0.0.1'));
		much.note(500_000, performance.now());
		more.note(900_000, performance.now());
		const leave = await gate.enter(here, nobody);
		const entered: string[] = [];
		const wait = (name: string, asker: Asker) =>
			gate.enter(asker, nobody).then((leaveAgain) => {
				entered.push(name);
				leaveAgain();
			});
		const sentAway = wait('more', more);
		const waiting = [wait('much', much), wait('none', none)];
		await expect(sentAway).rejects.toMatchObject({ status: 503 });
		await expect(gate.enter(more, nobody)).rejects.toMatchObject({ status: 503 });
		leave();
		await Promise.all(waiting);
		expect(entered).toEqual(['none', 'much']);
		expect([gate.running, gate.waiting]).toEqual([0, 0]);
	});

	test('one address has a share, this machine all', async () => {
		const gate = gateOf({ ...limits, running: 10 });
		const leaves = await Promise.all([1, 2, 3].map(() => gate.enter(from('192.0.2.1'), nobody)));
		await expect(gate.enter(from('192.0.2.1'), nobody)).rejects.toMatchObject({ status: 429, code: 'BUSY' });
		await gate.enter(from('192.0.2.2'), nobody);
		for (let i = 0; i < 5; i++) await gate.enter(from('::ffff:127.0.0.1'), nobody);
		leaves[0]();
		await gate.enter(from('192.0.2.1'), nobody);
		expect(gate.running).toBe(9);
	});
});
