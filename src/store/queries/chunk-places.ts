import type { LinkTarget } from '../../model/link.ts';
import { decodeLineStarts } from '../codec/varint.ts';
import type { IndexReader } from '../reader.ts';
import { ORD_BITS, rowsOf } from '../schema.ts';
import { storedChunkUid } from '../stored-uid.ts';

type Named = LinkTarget & { name: string };

/** The innermost definition with a name around a line, or one whose name stands in it; the module when there is none. */
export function chunkAt({ db }: IndexReader, path: string, line: number): Named[] {
	const packed = db
		.prepare<[string], Uint8Array>(
			'SELECT line_starts FROM file_blob WHERE file = (SELECT id FROM file WHERE path = ?)',
		)
		.pluck()
		.get(path);
	if (packed === undefined) return [];
	const starts = decodeLineStarts(packed);
	const from = starts[line - 1];
	const to = line < starts.length ? starts[line] : Number.MAX_SAFE_INTEGER;
	const row = db
		.prepare<Record<string, unknown>, Named>(
			`SELECT @path AS path, c.ord AS chunk, coalesce(n.text, '') AS name FROM chunk c LEFT JOIN name n ON n.id = c.name
			WHERE ${rowsOf('c', '(SELECT id FROM file WHERE path = @path)')} AND (c.name IS NOT NULL OR c.ord = 0)
				AND c.start < @to AND c.start + c.length > @from
			ORDER BY c.start + coalesce(c.name_offset, 0) BETWEEN @from AND @to - 1 AND c.ord > 0 DESC, c.length, c.ord LIMIT 1`,
		)
		.get({ path, from, to });
	return row === undefined ? [] : [row];
}

/** The chunk with a uid, which begins with its path. */
export function chunkWithUid({ db }: IndexReader, uid: string): Named[] {
	const files: { id: number; path: string }[] = [];
	const fileId = db.prepare<[string], number>('SELECT id FROM file WHERE path = ?').pluck();
	// A path may hold colons and `#seg:`; what follows it does not tell where it ends.
	const rest = uid.replace(/^ck64:v1:repo:/, '');
	for (let end = rest.length; end > 0 && files.length === 0; end = rest.lastIndexOf(':', end - 1)) {
		for (const path of [rest.slice(0, end), rest.slice(0, end).replace(/#seg$/, '')]) {
			const id = fileId.get(path);
			if (id !== undefined) files.push({ id, path });
		}
	}
	const chunks = db.prepare<
		[number, number],
		{
			id: number;
			hash: Uint8Array;
			bits: number;
			segment: string | null;
			language: string | null;
			name: string | null;
		}
	>(
		`SELECT c.id, c.hash, c.uid_bits AS bits, g.uid AS segment, g.language, n.text AS name FROM chunk c
		LEFT JOIN segment g ON g.file = c.file AND g.ord = c.segment LEFT JOIN name n ON n.id = c.name
		WHERE c.id BETWEEN ? AND ?`,
	);
	for (const { id: file, path } of files) {
		const first = file * 2 ** ORD_BITS;
		for (const { id, hash, bits, segment, language, name } of chunks.iterate(
			first,
			first + 2 ** ORD_BITS - 1,
		)) {
			const virtualPath = segment === null ? path : `${path}#seg:${segment}`;
			if (storedChunkUid(virtualPath, language, hash, bits) !== uid) continue;
			return [{ path, chunk: id - first, name: name ?? '' }];
		}
	}
	return [];
}
