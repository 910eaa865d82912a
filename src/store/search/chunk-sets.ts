import { chunksNamed } from '../queries/incoming.ts';
import type { IndexReader } from '../reader.ts';
import { ORD_BITS, rowId } from '../schema.ts';

/** Ids of chunks. */
export type ChunkSet = Set<number>;

const ORD = 2 ** ORD_BITS;

/** The file that a row belongs to, by its id. */
export function fileOfRow(id: number): number {
	return Math.floor(id / ORD);
}

/**
 * Chunks that call something: by the name that is written in the call, and by where calls lead, which
 * finds those under another name. A qualified name (`Store.open`) counts by where calls lead alone.
 */
export function chunksCalling(reader: IndexReader, name: string): ChunkSet {
	const { db } = reader;
	const found: ChunkSet = new Set();
	const add = (rows: Iterable<number>) => {
		for (const id of rows) found.add(id);
	};
	const caller = rowId('s.file', 's.caller');
	if (!name.includes('.')) {
		add(
			db
				.prepare<[string], number>(
					`SELECT DISTINCT ${caller} FROM call_site s WHERE s.name = (SELECT id FROM name WHERE text = ?)`,
				)
				.pluck()
				.iterate(name),
		);
	}
	const leading = db
		.prepare<[string, number], number>(
			`SELECT ${caller} FROM call_link l JOIN call_site s ON s.id = l.id
			WHERE l.place = (SELECT id FROM name WHERE text = ?) AND l.chunk = ?`,
		)
		.pluck();
	const mayLead = db
		.prepare<[string, number], number>(
			`SELECT ${caller} FROM call_candidate l JOIN call_site s ON s.id = ${rowId('l.file', 'l.call')}
			WHERE l.place = (SELECT id FROM name WHERE text = ?) AND l.chunk = ?`,
		)
		.pluck();
	for (const { path, chunk } of chunksNamed(reader, name, null)) {
		add(leading.iterate(path, chunk));
		add(mayLead.iterate(path, chunk));
	}
	return withOwners(reader, found);
}

/** Chunks of which a fact of a kind is known. */
export function chunksWithFact(reader: IndexReader, kind: string): ChunkSet {
	const found = reader.db
		.prepare<[string], number>(
			`SELECT DISTINCT ${rowId('f.file', 'f.chunk')} FROM fact f
			WHERE f.kind = (SELECT id FROM name WHERE text = ?)`,
		)
		.pluck()
		.all(kind);
	return withOwners(reader, new Set(found));
}

/** With the nearest chunk that has a name around each that has none: answers show those. */
export function withOwners({ db }: IndexReader, found: ChunkSet): ChunkSet {
	const around = db.prepare<[number], { name: number | null; parent: number | null }>(
		'SELECT name, parent FROM chunk WHERE id = ?',
	);
	for (const id of [...found]) {
		let at = id;
		for (;;) {
			const chunk = around.get(at);
			if (chunk === undefined || chunk.name !== null || chunk.parent === null) break;
			at = fileOfRow(at) * ORD + chunk.parent;
			found.add(at);
		}
	}
	return found;
}
