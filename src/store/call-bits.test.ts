import Database from 'better-sqlite3';
import { afterAll, expect, test } from 'vitest';
import { CALL_VIAS, CallFlag } from '../model/recorder.ts';
import { callBitsSql, packCallBits } from './call-bits.ts';

const db = new Database(':memory:');
afterAll(() => db.close());

function unpack(bits: number): unknown {
	const { via, flags, argCount } = callBitsSql('s');
	return db.prepare(`SELECT ${via}, ${flags}, ${argCount} FROM (SELECT ? AS bits) s`).raw().get(bits);
}

const ALL_FLAGS = Object.values(CallFlag).reduce((all, flag) => all | flag, 0);

test.each([
	[0, 0, 0],
	[CALL_VIAS.length - 1, ALL_FLAGS, 1_048_575],
	[1, CallFlag.computed, 8],
	[2, CallFlag.spawned, 1],
	[3, CallFlag.deferred | CallFlag.spread, 70_000],
])('via %i, flags %i and %i arguments come back', (via, flags, argCount) => {
	expect(unpack(packCallBits(via, flags, argCount))).toEqual([via, flags, argCount]);
});

test('a number of arguments that does not fit touches nothing else', () => {
	expect(unpack(packCallBits(1, CallFlag.spread, 5_000_000))).toEqual([1, CallFlag.spread, 1_048_575]);
});
