import { prepared } from '../prepared.ts';
import type { IndexReader } from '../reader.ts';
import { rowsOf } from '../schema.ts';

/** Positions of chunks of a file and of all that is inside them. What is inside comes after what it is in. */
export function chunksInside({ db }: IndexReader, file: number, chunks: readonly number[]): Set<number> {
	const inside = new Set(chunks);
	const rows = prepared<[{ file: number }], { ord: number; parent: number | null }>(
		db,
		`SELECT c.ord, c.parent FROM chunk c WHERE ${rowsOf('c', '@file')} AND c.parent IS NOT NULL ORDER BY c.id`,
	).all({ file });
	for (const { ord, parent } of rows) if (parent !== null && inside.has(parent)) inside.add(ord);
	return inside;
}
