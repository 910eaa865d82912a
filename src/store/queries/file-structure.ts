import { CHUNK_KINDS, type ChunkKind } from '../../model/chunk.ts';
import type { IndexReader } from '../reader.ts';
import { rowsOf } from '../schema.ts';

/** A chunk as what shows a file needs it: places are offsets in UTF-16 units of the file. */
export interface StructureChunk {
	/** Position in the file's list; 0 is the whole file. */
	ord: number;
	parent: number | null;
	/** Position of the segment it is in, null outside of segments. */
	segment: number | null;
	kind: ChunkKind;
	name: string | null;
	/** Bits of `ChunkFlag`. */
	flags: number;
	start: number;
	end: number;
	/** The name token; the start of what has no name. */
	nameAt: number;
	/** The header on one line, perhaps cut. */
	signature: string | null;
	docStart: number;
	/** Same as `docStart` when there is no doc comment. */
	docEnd: number;
}

export interface StructureSegment {
	ord: number;
	type: string;
	language: string;
	start: number;
	end: number;
}

export interface FileStructure {
	language: string;
	syntaxErrors: number;
	/** In source order, each after what is around it. */
	chunks: StructureChunk[];
	segments: StructureSegment[];
	/** Offsets of what imports name. */
	imports: number[];
}

type ChunkRow = Omit<StructureChunk, 'kind'> & { kind: number };

/** What the index knows of how a file is built; null when the path is not in it. */
export function fileStructure({ db }: IndexReader, path: string): FileStructure | null {
	const file = db
		.prepare<[string], { id: number; language: string; syntaxErrors: number }>(
			'SELECT id, language, syntax_errors AS syntaxErrors FROM file WHERE path = ?',
		)
		.get(path);
	if (file === undefined) return null;
	const chunks = db
		.prepare<[number, number], ChunkRow>(
			`SELECT c.ord, c.parent, c.segment, c.kind, n.text AS name, c.flags, c.start, c.start + c.length AS "end",
				c.start + coalesce(c.name_offset, 0) AS nameAt, c.signature,
				c.start + coalesce(c.doc_offset, 0) AS docStart,
				c.start + coalesce(c.doc_offset + c.doc_length, 0) AS docEnd
			FROM chunk c LEFT JOIN name n ON n.id = c.name WHERE ${rowsOf('c', '?')} ORDER BY c.ord`,
		)
		.all(file.id, file.id)
		.map((row) => ({ ...row, kind: CHUNK_KINDS[row.kind] }));
	const segments = db
		.prepare<[number], StructureSegment>(
			'SELECT ord, type, language, start, start + length AS "end" FROM segment WHERE file = ? ORDER BY start, ord',
		)
		.all(file.id);
	const imports = db
		.prepare<[number, number], number>(
			`SELECT i.start FROM import i WHERE ${rowsOf('i', '?')} ORDER BY i.start`,
		)
		.pluck()
		.all(file.id, file.id);
	return { language: file.language, syntaxErrors: file.syntaxErrors, chunks, segments, imports };
}

/** The hash of the bytes of a file when it was indexed, as eight bytes; null when the path is not in the index. */
export function indexedHash({ db }: IndexReader, path: string): Uint8Array | null {
	return db.prepare<[string], Uint8Array>('SELECT hash FROM file WHERE path = ?').pluck().get(path) ?? null;
}
