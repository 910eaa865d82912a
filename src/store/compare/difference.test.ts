import { expect, test } from 'vitest';
import { isEqual, shown, shownPair } from './difference.ts';

test('values of every kind as text', () => {
	expect(shown(null)).toBe('null');
	expect(shown(7)).toBe('7');
	expect(shown('a\nb')).toBe('"a\\nb"');
	expect(shown(Buffer.from([1, 255]))).toBe("x'01ff'");
	expect(shown('y'.repeat(1000))).toHaveLength(160);
});

test('short values are shown whole, long ones from where they part', () => {
	expect(shownPair('abc', 'abd')).toEqual({ indexed: '"abc"', fresh: '"abd"' });
	const same = 'x'.repeat(500);
	const { indexed, fresh } = shownPair(`${same}left${same}`, `${same}right`);
	expect(indexed).toMatch(/^…x{24}leftx+…$/);
	expect(fresh).toBe(`…${'x'.repeat(24)}right"`);
	expect(indexed).toHaveLength(160);
});

test('blobs are equal by their bytes, other values by what they are', () => {
	expect(isEqual(Buffer.from('a'), Buffer.from('a'))).toBe(true);
	expect(isEqual(Buffer.from('a'), Buffer.from('b'))).toBe(false);
	expect(isEqual('1', 1)).toBe(false);
	expect(isEqual(null, null)).toBe(true);
	expect(isEqual(null, 0)).toBe(false);
});
