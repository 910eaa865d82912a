import { lineLookup } from '../line-lookup.ts';
import type { IndexReader } from '../reader.ts';
import { rowsOf } from '../schema.ts';

/** A fact as it was stated, with the line where. */
export interface StatedFact {
	kind: string;
	line: number;
	attributes: Record<string, unknown>;
}

/** Facts of chunks of a file and of what is inside them, in their order; of the whole file for its module. */
export function factsOn(
	{ db }: IndexReader,
	{ path, chunks }: { path: string; chunks: readonly number[] },
): StatedFact[] {
	const file = db.prepare<[string], number>('SELECT id FROM file WHERE path = ?').pluck().get(path) ?? -1;
	const lines = lineLookup(db);
	return db
		.prepare<Record<string, unknown>, { kind: string; start: number; attributes: string | null }>(
			`WITH RECURSIVE inside(ord) AS (
				SELECT value FROM json_each(@chunks)
				UNION SELECT c.ord FROM chunk c JOIN inside i ON c.parent = i.ord WHERE ${rowsOf('c', '@file')})
			SELECT n.text AS kind, s.start, s.attributes FROM fact s JOIN name n ON n.id = s.kind
			WHERE ${rowsOf('s', '@file')} AND (@whole OR s.chunk IN (SELECT ord FROM inside)) ORDER BY s.start, s.id`,
		)
		.all({ chunks: JSON.stringify(chunks), file, whole: chunks.includes(0) ? 1 : 0 })
		.map(({ kind, start, attributes }) => ({
			kind,
			line: lines.lineOf(file, start),
			attributes: attributes === null ? {} : (JSON.parse(attributes) as Record<string, unknown>),
		}));
}
