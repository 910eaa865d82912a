import { CHUNK_KINDS } from '../../model/chunk.ts';
import { decodeLineStarts } from '../codec/varint.ts';
import { type LineLookup, lineLookup } from '../line-lookup.ts';
import { prepared, preparedColumn } from '../prepared.ts';
import type { IndexReader } from '../reader.ts';
import { ORD_BITS } from '../schema.ts';
import { storedChunkUid } from '../stored-uid.ts';

/** A place to describe: a chunk of a file, or a name at an offset. */
export interface Place {
	path: string;
	/** -1 for a name that stands for no chunk. */
	chunk: number;
	name: string;
	kind: string;
	start: number;
}

export interface DescribedPlace {
	file: string;
	line: number;
	col: number;
	kind: string;
	name: string;
	qualifiedName: string;
	signature: string | null;
	chunkUid: string | null;
}

/** The offset of a line and column, both from 1; null when the file has no such line. */
export function offsetAt({ db }: IndexReader, path: string, line: number, col: number): number | null {
	const packed = preparedColumn<[string], Uint8Array>(
		db,
		'SELECT line_starts FROM file_blob WHERE file = (SELECT id FROM file WHERE path = ?)',
	).get(path);
	const starts = packed === undefined ? new Int32Array(1) : decodeLineStarts(packed);
	return line < 1 || line > starts.length ? null : starts[line - 1] + Math.max(0, col - 1);
}

/** The same with lines and columns instead of offsets. */
export function linesOf<T extends { path: string; start: number }>(
	{ db }: IndexReader,
	places: readonly T[],
): (Omit<T, 'path' | 'start'> & { file: string; line: number; col: number })[] {
	const lines = lineLookup(db);
	const fileId = preparedColumn<[string], number>(db, 'SELECT id FROM file WHERE path = ?');
	return places.map(({ path, start, ...rest }) => {
		const id = fileId.get(path) ?? 0;
		return { file: path, line: lines.lineOf(id, start), col: lines.colOf(id, start), ...rest };
	});
}

interface Row {
	kind: number;
	container: string | null;
	name: string | null;
	start: number;
	signature: string | null;
	hash: Uint8Array;
	bits: number;
	segmentUid: string | null;
	segmentLanguage: string | null;
}

export function describePlaces(reader: IndexReader, places: readonly Place[]): DescribedPlace[] {
	return placeDescriber(reader)(places);
}

/** The same for who asks often: statements are made once, and lines of a file are read once. */
export function placeDescriber(
	{ db }: IndexReader,
	lines: LineLookup = lineLookup(db),
): (places: readonly Place[]) => DescribedPlace[] {
	const fileId = preparedColumn<[string], number>(db, 'SELECT id FROM file WHERE path = ?');
	const row = prepared<[number], Row>(
		db,
		`SELECT c.kind, k.text AS container, n.text AS name, c.start + coalesce(c.name_offset, 0) AS start, c.signature, c.hash,
			c.uid_bits AS bits, g.uid AS segmentUid, g.language AS segmentLanguage
		FROM chunk c LEFT JOIN name n ON n.id = c.name LEFT JOIN name k ON k.id = c.container
			LEFT JOIN segment g ON g.file = c.file AND g.ord = c.segment WHERE c.id = ?`,
	);
	const describe = ({ path, chunk, name, kind, start }: Place): DescribedPlace[] => {
		const file = fileId.get(path);
		if (file === undefined) return [];
		const found = chunk < 0 ? undefined : row.get(file * 2 ** ORD_BITS + chunk);
		const at = found?.start ?? start;
		const container = found?.container ?? null;
		const virtualPath = found?.segmentUid == null ? path : `${path}#seg:${found.segmentUid}`;
		const described = {
			file: path,
			line: lines.lineOf(file, at),
			col: lines.colOf(file, at),
			kind: found === undefined ? kind : CHUNK_KINDS[found.kind],
			name: found?.name ?? name,
			qualifiedName: container === null ? (found?.name ?? name) : `${container}.${found?.name ?? name}`,
			signature: found?.signature ?? null,
			chunkUid:
				found === undefined
					? null
					: storedChunkUid(virtualPath, found.segmentLanguage, found.hash, found.bits),
		};
		return [described];
	};
	return (places) => places.flatMap(describe);
}
