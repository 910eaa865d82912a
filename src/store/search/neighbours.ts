import { RELATION_KINDS } from '../../model/link.ts';
import { prepared, preparedColumn } from '../prepared.ts';
import type { IndexReader } from '../reader.ts';
import { ORD_BITS, rowsOf } from '../schema.ts';

/** A chunk by its file and its position there. */
export interface ChunkAt {
	path: string;
	ord: number;
}

/** What links lead to and from a chunk, each once, in the order of paths; more than `MOST` are not looked at. */
export interface Neighbours {
	callers: ChunkAt[];
	callees: ChunkAt[];
	/** What it extends and implements, and what does so with it. */
	types: ChunkAt[];
}

const MOST = 200;
const FAMILY = [RELATION_KINDS.indexOf('inherit'), RELATION_KINDS.indexOf('implement')];

/** Finds the neighbours of chunks, through the indices of links: no graph has to be read for it. */
export function neighbourReader({ db }: IndexReader) {
	const nameId = preparedColumn<[string], number>(db, 'SELECT id FROM name WHERE text = ?');
	const callers = prepared<[number, number], ChunkAt>(
		db,
		`SELECT DISTINCT f.path, s.caller AS ord FROM call_link l JOIN call_site s ON s.id = l.id JOIN file f ON f.id = s.file
		WHERE l.place = ? AND l.chunk = ? LIMIT ${MOST}`,
	);
	const callees = prepared<[{ file: number; start: number; end: number }], ChunkAt>(
		db,
		`SELECT DISTINCT n.text AS path, l.chunk AS ord FROM call_site s JOIN call_link l ON l.id = s.id JOIN name n ON n.id = l.place
		WHERE ${rowsOf('s', '@file')} AND s.start >= @start AND s.start < @end AND l.chunk IS NOT NULL LIMIT ${MOST}`,
	);
	const family = FAMILY.join(', ');
	const above = prepared<[{ file: number; ord: number }], ChunkAt>(
		db,
		`SELECT DISTINCT n.text AS path, r.target AS ord FROM relation r JOIN name n ON n.id = r.place
		WHERE ${rowsOf('r', '@file')} AND r.chunk = @ord AND r.kind IN (${family}) AND r.target IS NOT NULL LIMIT ${MOST}`,
	);
	const below = prepared<[number, number], ChunkAt>(
		db,
		`SELECT DISTINCT f.path, r.chunk AS ord FROM relation r JOIN file f ON f.id = r.file
		WHERE r.place = ? AND r.target = ? AND r.kind IN (${family}) LIMIT ${MOST}`,
	);
	const chunk = prepared<[number], { name: number | null; parent: number | null }>(
		db,
		'SELECT name, parent FROM chunk WHERE id = ?',
	);
	const fileId = preparedColumn<[string], number>(db, 'SELECT id FROM file WHERE path = ?');

	/** What has no name stands for the nearest around it that has one. */
	function owner({ path, ord }: ChunkAt): ChunkAt {
		const file = fileId.get(path) ?? 0;
		let at = ord;
		for (let row = chunk.get(file * 2 ** ORD_BITS + at); row != null && row.name === null; ) {
			if (row.parent === null) break;
			at = row.parent;
			row = chunk.get(file * 2 ** ORD_BITS + at);
		}
		return { path, ord: at };
	}

	return (
		file: number,
		path: string,
		{ ord, start, length }: { ord: number; start: number; length: number },
	): Neighbours => {
		const place = nameId.get(path) ?? -1;
		const self = { path, ord };
		return {
			callers: distinct(callers.all(place, ord).map(owner), self),
			callees: distinct(callees.all({ file, start, end: start + length }).map(owner), self),
			types: distinct([...above.all({ file, ord }), ...below.all(place, ord)], self),
		};
	};
}

function distinct(chunks: readonly ChunkAt[], self: ChunkAt): ChunkAt[] {
	const seen = new Map<string, ChunkAt>();
	for (const each of chunks) {
		if (each.path !== self.path || each.ord !== self.ord) seen.set(`${each.path}\0${each.ord}`, each);
	}
	return [...seen.values()].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0) || a.ord - b.ord);
}
