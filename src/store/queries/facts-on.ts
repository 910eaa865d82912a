import { lineLookup } from '../line-lookup.ts';
import { prepared, preparedColumn } from '../prepared.ts';
import type { IndexReader } from '../reader.ts';
import { rowsOf } from '../schema.ts';
import { chunksInside } from './chunks-inside.ts';

/** A fact as it was stated, with the line where. */
export interface StatedFact {
	kind: string;
	line: number;
	attributes: Record<string, unknown>;
}

interface FactRow {
	kind: string;
	chunk: number;
	start: number;
	attributes: string | null;
}

/** Facts of chunks of a file and of what is inside them, in their order; of the whole file for its module. */
export function factsOn(
	reader: IndexReader,
	{ path, chunks }: { path: string; chunks: readonly number[] },
): StatedFact[] {
	const { db } = reader;
	const file = preparedColumn<[string], number>(db, 'SELECT id FROM file WHERE path = ?').get(path) ?? -1;
	const lines = lineLookup(db);
	const isWhole = chunks.includes(0);
	const inside = isWhole ? null : chunksInside(reader, file, chunks);
	return prepared<[{ file: number }], FactRow>(
		db,
		`SELECT n.text AS kind, s.chunk, s.start, s.attributes FROM fact s JOIN name n ON n.id = s.kind
		WHERE ${rowsOf('s', '@file')} ORDER BY s.start, s.id`,
	)
		.all({ file })
		.filter(({ chunk }) => inside === null || inside.has(chunk))
		.map(({ kind, start, attributes }) => ({
			kind,
			line: lines.lineOf(file, start),
			attributes: attributes === null ? {} : (JSON.parse(attributes) as Record<string, unknown>),
		}));
}
