import Database from 'better-sqlite3';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeFiles, encodeFiles, FILES_PER_BLOCK } from '../codec/postings.ts';
import { mayHold } from './posting-filter.ts';

const position = fc.oneof(
	fc.integer({ min: 0, max: 300 }),
	fc.integer({ min: 0, max: FILES_PER_BLOCK - 1 }),
	fc.constantFrom(0, 126, 127, 128, 253, 254, 255, 4095),
);
const list = fc
	.uniqueArray(position, { minLength: 1, maxLength: 400 })
	.map((all) => all.sort((a, b) => a - b));

test('keeps every list that holds a wanted file, and of short lists and bitmaps no other', () => {
	const db = new Database(':memory:');
	db.exec('CREATE TABLE t (id INTEGER PRIMARY KEY, files BLOB NOT NULL)');
	fc.assert(
		fc.property(
			fc.array(list, { minLength: 1, maxLength: 20 }),
			fc.uniqueArray(position, { minLength: 1, maxLength: 10 }),
			(lists, wanted) => {
				db.exec('DELETE FROM t');
				const insert = db.prepare('INSERT INTO t VALUES (?, ?)');
				for (const [id, files] of lists.entries()) insert.run(id, encodeFiles(files, 0));
				const slots = new Int32Array(FILES_PER_BLOCK).fill(-1);
				for (const one of wanted) slots[one] = 0;
				const { condition, values } = mayHold(slots);
				const kept = db
					.prepare(`SELECT id, files FROM t WHERE (${condition})`)
					.raw()
					.all(...values) as [number, Buffer][];
				const ids = new Set(kept.map(([id]) => id));
				for (const [id, files] of lists.entries()) {
					if (files.some((file) => wanted.includes(file))) expect(ids.has(id)).toBe(true);
				}
				if (wanted.length > 8 || wanted.some((one) => one < 254)) return;
				for (const [, packed] of kept) {
					if (packed[0] !== 0 && packed.length > 2) continue;
					expect([...decodeFiles(packed, 0)].some((file) => wanted.includes(file))).toBe(true);
				}
			},
		),
		{ numRuns: 300 },
	);
	db.close();
});
