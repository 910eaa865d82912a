import { getOrMake } from '../../model/get-or-make.ts';
import { RELATION_KINDS } from '../../model/link.ts';
import { prepared, preparedColumn, preparedRows } from '../prepared.ts';
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

/** A chunk whose neighbours are asked for. */
interface Piece {
	ord: number;
	start: number;
	length: number;
}

/** Finds the neighbours of chunks, through the indices of links: no graph has to be read for it. */
export interface NeighbourReader {
	neighbours(row: number, chunk: Piece): Neighbours;
	/** The files that they are in, as rows of the table: what has no name need not be told by what is around it. */
	linkedFiles(row: number, chunk: Piece): Set<number>;
}

/** For one question: what was found for a chunk is remembered. */
export function neighbourReader({ db }: IndexReader, table: FileTable): NeighbourReader {
	const nameId = preparedColumn<[string], number>(db, 'SELECT id FROM name WHERE text = ?');
	const nameText = preparedColumn<[number], string>(db, 'SELECT text FROM name WHERE id = ?');
	const callers = preparedRows<[number, number], Linked>(
		db,
		`SELECT DISTINCT s.file, s.caller FROM call_link l JOIN call_site s ON s.id = l.id
		WHERE l.place = ? AND l.chunk = ? LIMIT ${MOST}`,
	);
	// Calls outside the chunk are passed over before their links are looked for.
	const callees = preparedRows<[{ file: number; start: number; end: number }], Linked>(
		db,
		`SELECT DISTINCT l.place, l.chunk FROM call_site s CROSS JOIN call_link l ON l.id = s.id
		WHERE ${rowsOf('s', '@file')} AND s.start >= @start AND s.start < @end AND l.chunk IS NOT NULL LIMIT ${MOST}`,
	);
	const family = FAMILY.join(', ');
	const above = preparedRows<[{ file: number; ord: number }], Linked>(
		db,
		`SELECT DISTINCT r.place, r.target FROM relation r
		WHERE ${rowsOf('r', '@file')} AND r.chunk = @ord AND r.kind IN (${family}) AND r.target IS NOT NULL LIMIT ${MOST}`,
	);
	const below = preparedRows<[number, number], Linked>(
		db,
		`SELECT DISTINCT r.file, r.chunk FROM relation r
		WHERE r.place = ? AND r.target = ? AND r.kind IN (${family}) LIMIT ${MOST}`,
	);
	const chunk = prepared<[number], { name: number | null; parent: number | null }>(
		db,
		'SELECT name, parent FROM chunk WHERE id = ?',
	);
	const rowsByPlace = new Map<number, number>();
	const linked = new Map<number, Neighbours>();
	const owned = new Map<number, Neighbours>();

	const inFile = ([file, ord]: Linked): ChunkAt => ({ row: table.rowOf(file), ord });

	/** A place of links is the name of a path. */
	function atPlace([place, ord]: Linked): ChunkAt {
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

	/** As links have them. */
	function linksOf(row: number, { ord, start, length }: Piece): Neighbours {
		return getOrMake(linked, keyOf(row, ord), () => {
			const file = table.ids[row];
			const place = nameId.get(table.paths[row]) ?? -1;
			return {
				callers: callers.all(place, ord).map(inFile),
				callees: callees.all({ file, start, end: start + length }).map(atPlace),
				types: [...above.all({ file, ord }).map(atPlace), ...below.all(place, ord).map(inFile)],
			};
		});
	}

	return {
		neighbours: (row, chunk) =>
			getOrMake(owned, keyOf(row, chunk.ord), () => {
				const self = { row, ord: chunk.ord };
				const { callers, callees, types } = linksOf(row, chunk);
				return {
					callers: distinct(callers.map(owner), self),
					callees: distinct(callees.map(owner), self),
					types: distinct(types, self),
				};
			}),
		linkedFiles(row, chunk) {
			const { callers, callees, types } = linksOf(row, chunk);
			return new Set([...callers, ...callees, ...types].map((each) => each.row));
		},
	};
}

/** A file or the place of one, and the position of a chunk in it. */
type Linked = [number, number];

function keyOf(row: number, ord: number): number {
	return row * 2 ** ORD_BITS + ord;
}

function distinct(chunks: readonly ChunkAt[], self: ChunkAt): ChunkAt[] {
	const seen = new Map<number, ChunkAt>();
	for (const each of chunks) {
		if (each.row !== self.row || each.ord !== self.ord) seen.set(keyOf(each.row, each.ord), each);
	}
	return [...seen.values()].sort((a, b) => a.row - b.row || a.ord - b.ord);
}
