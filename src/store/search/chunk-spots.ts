import { CHUNK_KINDS } from '../../model/chunk.ts';
import type { LineLookup } from '../line-lookup.ts';
import { prepared } from '../prepared.ts';
import type { IndexReader } from '../reader.ts';
import { ORD_BITS } from '../schema.ts';
import type { FileTable } from './file-table.ts';
import type { ChunkAt } from './neighbours.ts';

/** Where a chunk is and what it is called: as much as a list of many needs. */
export interface ChunkSpot {
	file: string;
	line: number;
	qualifiedName: string;
	kind: string;
}

interface Row {
	kind: number;
	container: string | null;
	name: string | null;
	start: number;
}

export function spotReader(
	{ db }: IndexReader,
	table: FileTable,
	lines: LineLookup,
): (chunks: readonly ChunkAt[]) => ChunkSpot[] {
	const chunk = prepared<[number], Row>(
		db,
		`SELECT c.kind, k.text AS container, n.text AS name, c.start + coalesce(c.name_offset, 0) AS start
		FROM chunk c LEFT JOIN name n ON n.id = c.name LEFT JOIN name k ON k.id = c.container WHERE c.id = ?`,
	);
	return (chunks) =>
		chunks.flatMap(({ row, ord }) => {
			const id = table.ids[row];
			const found = id === undefined ? undefined : chunk.get(id * 2 ** ORD_BITS + ord);
			if (found === undefined) return [];
			const file = table.paths[row];
			const name = found.name ?? file;
			return [
				{
					file,
					line: lines.lineOf(id, found.start),
					qualifiedName: found.container === null ? name : `${found.container}.${name}`,
					kind: CHUNK_KINDS[found.kind],
				},
			];
		});
}
