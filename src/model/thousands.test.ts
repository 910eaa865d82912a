import fc from 'fast-check';
import { expect, test } from 'vitest';
import { thousands } from './thousands.ts';

test('whole numbers are grouped as the system would', () => {
	fc.assert(
		fc.property(fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -10_000, max: 10_000 })), (value) => {
			expect(thousands(value)).toBe(value.toLocaleString('en-US'));
		}),
		{ examples: [[0], [999], [1000], [-999], [-1000], [1_000_000]] },
	);
});
