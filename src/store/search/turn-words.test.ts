import fc from 'fast-check';
import { expect, test } from 'vitest';
import { turnWords } from './turn-words.ts';
import { findAllUses, findUses, type WordUses } from './word-table.ts';

const KEYS = 2 ** 24;
const key = fc.oneof(
	fc.integer({ min: 0, max: 12 }),
	fc.integer({ min: KEYS - 3, max: KEYS - 1 }),
	fc.nat(KEYS - 1),
);
/** The words of a file: keys ascend, each once. */
const file = fc
	.uniqueArray(fc.tuple(key, fc.nat(255)), { selector: ([each]) => each, maxLength: 20 })
	.map((words) => words.sort(([a], [b]) => a - b).map(([each, use]) => ((each << 8) | use) >>> 0));

test('files by word are what looking into each file finds', () => {
	fc.assert(
		fc.property(fc.array(file, { maxLength: 30 }), fc.array(key, { maxLength: 5 }), (files, others) => {
			// Rows lie in any order, with gaps.
			const starts = new Int32Array(files.length);
			const ends = new Int32Array(files.length);
			const entries: number[] = [];
			for (const [row, words] of [...files.entries()].reverse()) {
				entries.push(7);
				starts[row] = entries.length;
				ends[row] = entries.push(...words);
			}
			const all = Uint32Array.from(entries);
			const find = turnWords(starts, ends, all);
			const keys = [...others, ...files.flat().map((entry) => entry >>> 8)];
			const together = new Map<number, WordUses>();
			findAllUses(starts, ends, all, keys, together);
			for (const each of keys) {
				const uses = findUses(starts, ends, all, each);
				expect(find(each)).toEqual(uses);
				expect(together.get(each)).toEqual(uses);
			}
		}),
	);
});
