import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstFrom } from './sorted.ts';

describe('firstFrom', () => {
	it('finds what a look at every number finds', () => {
		fc.assert(
			fc.property(fc.array(fc.nat(20)), fc.nat(22), (numbers, least) => {
				numbers.sort((a, b) => a - b);
				const expected = numbers.findIndex((number) => number >= least);
				expect(firstFrom(numbers, least)).toBe(expected < 0 ? numbers.length : expected);
			}),
		);
	});

	it('looks between two positions alone', () => {
		expect(firstFrom([1, 2, 3, 4], 0, 1, 3)).toBe(1);
		expect(firstFrom([1, 2, 3, 4], 9, 1, 3)).toBe(3);
	});
});
