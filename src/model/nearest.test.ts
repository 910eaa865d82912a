import { expect, test } from 'vitest';
import { editDistance, nearest } from './nearest.ts';

test('counts insertions, deletions, substitutions and swaps', () => {
	expect(editDistance('status', 'status', 5)).toBe(0);
	expect(editDistance('stauts', 'status', 5)).toBe(1);
	expect(editDistance('statu', 'status', 5)).toBe(1);
	expect(editDistance('xstatus', 'status', 5)).toBe(1);
	expect(editDistance('kitten', 'sitting', 5)).toBe(3);
	expect(editDistance('', 'abc', 5)).toBe(3);
});

test('stops at the limit', () => {
	expect(editDistance('abcdefgh', 'zyxwvuts', 2)).toBe(3);
	expect(editDistance('a', 'abcdef', 2)).toBe(3);
});

test('names the closest candidate, or none', () => {
	expect(nearest('simbol', ['sql', 'symbol', 'symbols'])).toBe('symbol');
	expect(nearest('SYMBOL', ['symbols', 'symbol'])).toBe('symbol');
	expect(nearest('frobnicate', ['sql', 'symbol', 'index'])).toBeNull();
	expect(nearest('x', [])).toBeNull();
});
