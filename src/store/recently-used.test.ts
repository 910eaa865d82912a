import { expect, test } from 'vitest';
import { RecentlyUsed } from './recently-used.ts';

test('what was asked for longest ago goes first, and what is too heavy is not kept', () => {
	const kept = new RecentlyUsed<string, string>(6, (text) => text.length);
	kept.add('a', 'xx');
	kept.add('b', 'xx');
	kept.add('c', 'xx');
	expect(kept.get('a')).toBe('xx');
	kept.add('d', 'xx');
	expect(['a', 'b', 'c', 'd'].map((key) => kept.get(key) !== undefined)).toEqual([true, false, true, true]);
	kept.add('e', 'x'.repeat(7));
	expect(['a', 'c', 'd', 'e'].map((key) => kept.get(key))).toEqual([
		undefined,
		undefined,
		undefined,
		undefined,
	]);
	kept.add('f', 'x');
	expect(kept.get('f')).toBe('x');
});
