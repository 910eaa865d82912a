import { RELATION_KINDS } from '../../model/link.ts';
import { prepared, preparedColumn } from '../prepared.ts';
import type { IndexReader } from '../reader.ts';
import { ORD_BITS, rowsOf } from '../schema.ts';
import type { FileTable } from './file-table.ts';

/** A chunk by the row of its file in the table of files, and its position there. */
export interface ChunkAt {
	row: number;
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
export type NeighbourReader = (
	row: number,
	chunk: { ord: number; start: number; length: number },
) => Neighbours;

/** For one question: what was found for a chunk is remembered. */
export function neighbourReader({ db }: IndexReader, table: FileTable): NeighbourReader {
	const nameId = preparedColumn<[string], number>(db, 'SELECT id FROM name WHERE text = ?');
	const nameText = preparedColumn<[number], string>(db, 'SELECT text FROM name WHERE id = ?');
	const callers = prepared<[number, number], { file: number; ord: number }>(
		db,
		`SELECT DISTINCT s.file, s.caller AS ord FROM call_link l JOIN call_site s ON s.id = l.id
		WHERE l.place = ? AND l.chunk = ? LIMIT ${MOST}`,
	);
	const callees = prepared<[{ file: number; start: number; end: number }], { place: number; ord: number }>(
		db,
		`SELECT DISTINCT l.place, l.chunk AS ord FROM call_site s JOIN call_link l ON l.id = s.id
		WHERE ${rowsOf('s', '@file')} AND s.start >= @start AND s.start < @end AND l.chunk IS NOT NULL LIMIT ${MOST}`,
	);
	const family = FAMILY.join(', ');
	const above = prepared<[{ file: number; ord: number }], { place: number; ord: number }>(
		db,
		`SELECT DISTINCT r.place, r.target AS ord FROM relation r
		WHERE ${rowsOf('r', '@file')} AND r.chunk = @ord AND r.kind IN (${family}) AND r.target IS NOT NULL LIMIT ${MOST}`,
	);
	const below = prepared<[number, number], { file: number; ord: number }>(
		db,
		`SELECT DISTINCT r.file, r.chunk AS ord FROM relation r
		WHERE r.place = ? AND r.target = ? AND r.kind IN (${family}) LIMIT ${MOST}`,
	);
	const chunk = prepared<[number], { name: number | null; parent: number | null }>(
		db,
		'SELECT name, parent FROM chunk WHERE id = ?',
	);
	const rowsByPlace = new Map<number, number>();
	const known = new Map<number, Neighbours>();

	const inFile = ({ file, ord }: { file: number; ord: number }): ChunkAt => ({ row: table.rowOf(file), ord });

	/** A place of links is the name of a path. */
	function atPlace({ place, ord }: { place: number; ord: number }): ChunkAt {
		let row = rowsByPlace.get(place);
		if (row === undefined) {
			row = table.rowAt(nameText.get(place) ?? '');
			rowsByPlace.set(place, row);
		}
		return { row, ord };
	}

	/** What has no name stands for the nearest around it that has one. */
	function owner({ row, ord }: ChunkAt): ChunkAt {
		const first = (table.ids[row] ?? 0) * 2 ** ORD_BITS;
		let at = ord;
		for (let found = chunk.get(first + at); found != null && found.name === null; ) {
			if (found.parent === null) break;
			at = found.parent;
			found = chunk.get(first + at);
		}
		return { row, ord: at };
	}

	return (row, { ord, start, length }) => {
		const key = row * 2 ** ORD_BITS + ord;
		let found = known.get(key);
		if (found === undefined) {
			const file = table.ids[row];
			const place = nameId.get(table.paths[row]) ?? -1;
			const self = { row, ord };
			found = {
				callers: distinct(
					callers.all(place, ord).map((each) => owner(inFile(each))),
					self,
				),
				callees: distinct(
					callees.all({ file, start, end: start + length }).map((each) => owner(atPlace(each))),
					self,
				),
				types: distinct(
					[...above.all({ file, ord }).map(atPlace), ...below.all(place, ord).map(inFile)],
					self,
				),
			};
			known.set(key, found);
		}
		return found;
	};
}

function distinct(chunks: readonly ChunkAt[], self: ChunkAt): ChunkAt[] {
	const seen = new Map<number, ChunkAt>();
	for (const each of chunks) {
		if (each.row !== self.row || each.ord !== self.ord) seen.set(each.row * 2 ** ORD_BITS + each.ord, each);
	}
	return [...seen.values()].sort((a, b) => a.row - b.row || a.ord - b.ord);
}
