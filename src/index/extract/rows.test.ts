import { expect, test } from 'vitest';
import { Rows, TooMuchToRecord } from './rows.ts';

test('rows keep what was written while they grow', () => {
	const rows = new Rows(3, 2);
	for (let i = 0; i < 100; i++) {
		const at = rows.append();
		rows.data.fill(i, at, at + 3);
	}
	expect(rows.count).toBe(100);
	expect([...rows.slice(98)]).toEqual([98, 98, 98, 99, 99, 99]);
});

test('one row more than the limit is refused', () => {
	const rows = new Rows(2, 4, 16);
	for (let i = 0; i < 16; i++) rows.append();
	expect(() => rows.append()).toThrow(TooMuchToRecord);
});

test('rows without a limit take whole others', () => {
	const rows = new Rows(1, 1);
	const other = new Rows(1, 1);
	for (let i = 0; i < 5; i++) other.push(i);
	rows.concat(other);
	rows.concat(other);
	expect([...rows.slice()]).toEqual([0, 1, 2, 3, 4, 0, 1, 2, 3, 4]);
});
