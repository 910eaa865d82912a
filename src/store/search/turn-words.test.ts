import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ByteWriter } from '../codec/varint.ts';
import { turnWords } from './turn-words.ts';
import { findUses, unpackWords } from './word-table.ts';

const KEYS = 2 ** 24;
const key = fc.oneof(
	fc.integer({ min: 0, max: 12 }),
	fc.integer({ min: KEYS - 3, max: KEYS - 1 }),
	fc.nat(KEYS - 1),
);
/** The words of a file: keys ascend, each once. */
const file = fc
	.uniqueArray(fc.tuple(key, fc.nat(255)), { selector: ([each]) => each, maxLength: 20 })
	.map((words) => words.sort(([a], [b]) => a - b));

test('files by word are what looking into each file finds', () => {
	fc.assert(
		fc.property(fc.array(file, { maxLength: 30 }), fc.array(key, { maxLength: 5 }), (files, others) => {
			// Rows lie in any order, with gaps.
			const starts = new Int32Array(files.length);
			const ends = new Int32Array(files.length);
			const to = new ByteWriter();
			for (const [row, words] of [...files.entries()].reverse()) {
				to.byte(255);
				starts[row] = to.length;
				for (const [at, [each, use]] of words.entries()) {
					to.unsigned(each - (at === 0 ? 0 : words[at - 1][0]));
					to.byte(use);
				}
				ends[row] = to.length;
			}
			const packed = { bytes: to.take(), starts, ends };
			const unpacked = unpackWords(packed);
			const find = turnWords(unpacked.starts, unpacked.ends, unpacked.entries);
			const keys = [...others, ...files.flat().map(([each]) => each)];
			const together = findUses(packed, keys);
			for (const each of keys) {
				const having = [...files.entries()].flatMap(([row, words]) =>
					words.filter(([other]) => other === each).map(([, use]) => [row, use]),
				);
				const uses = findUses(packed, [each]).get(each)!;
				expect(Array.from(uses.rows, (row, at) => [row, uses.uses[at]])).toEqual(having);
				expect(find(each)).toEqual(uses);
				expect(together.get(each)).toEqual(uses);
			}
		}),
	);
});
