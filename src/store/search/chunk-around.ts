import { CHUNK_KINDS, type ChunkKind } from '../../model/chunk.ts';
import { lineLookup } from '../line-lookup.ts';
import type { IndexReader } from '../reader.ts';
import { ORD_BITS } from '../schema.ts';
import { storedChunkUid } from '../stored-uid.ts';

const ORD = 2 ** ORD_BITS;

/** A chunk that answers may show: one with a name, or the module. */
export interface NamedChunk {
	id: number;
	/** Position in CHUNK_KINDS. */
	kind: number;
	flags: number;
	language: string;
	start: number;
	end: number;
}

/** What an answer says of it. */
export interface ChunkWords {
	chunkUid: string;
	kind: ChunkKind;
	/** null for a module. */
	qualifiedName: string | null;
	startLine: number;
	endLine: number;
}

interface Row {
	kind: number;
	start: number;
	length: number;
	name: string | null;
	container: string | null;
	hash: Uint8Array;
	bits: number;
	file: number;
	path: string;
	segment: string | null;
	segmentLanguage: string | null;
}

/** Chunks around places of files. */
export class ChunksAround {
	private readonly ofFile;
	private readonly byId;
	private readonly lines;
	/** Places mostly come file by file. */
	private last: { file: number; chunks: NamedChunk[] } = { file: -1, chunks: [] };

	constructor({ db }: IndexReader) {
		this.lines = lineLookup(db);
		this.ofFile = db.prepare<[number, number], NamedChunk>(
			`SELECT c.id, c.kind, c.flags, c.start, c.start + c.length AS end, coalesce(g.language, f.language) AS language
			FROM chunk c JOIN file f ON f.id = c.file LEFT JOIN segment g ON g.file = c.file AND g.ord = c.segment
			WHERE c.id BETWEEN ? AND ? AND (c.name IS NOT NULL OR c.parent IS NULL) ORDER BY c.start, c.length DESC`,
		);
		this.byId = db.prepare<[number], Row>(
			`SELECT c.kind, c.start, c.length, n.text AS name, k.text AS container, c.hash, c.uid_bits AS bits, c.file, f.path,
				g.uid AS segment, g.language AS segmentLanguage
			FROM chunk c JOIN file f ON f.id = c.file LEFT JOIN name n ON n.id = c.name
			LEFT JOIN name k ON k.id = c.container LEFT JOIN segment g ON g.file = c.file AND g.ord = c.segment WHERE c.id = ?`,
		);
	}

	/** The nearest around an offset in UTF-16 units; null where nothing was extracted. */
	find(file: number, offset: number): NamedChunk | null {
		if (this.last.file !== file) {
			this.last = { file, chunks: this.ofFile.all(file * ORD, file * ORD + ORD - 1) };
		}
		let nearest: NamedChunk | null = null;
		for (const chunk of this.last.chunks) {
			if (chunk.start > offset) break;
			// One that begins later is inside those that began before and go on.
			if (chunk.end > offset) nearest = chunk;
		}
		return nearest;
	}

	describe(id: number): ChunkWords {
		const row = this.byId.get(id)!;
		const { file, kind, name, container, path, segment, segmentLanguage, start, length } = row;
		const virtualPath = segment === null ? path : `${path}#seg:${segment}`;
		const isModule = name === null || CHUNK_KINDS[kind] === 'module';
		return {
			chunkUid: storedChunkUid(virtualPath, segmentLanguage, row.hash, row.bits),
			kind: CHUNK_KINDS[kind],
			qualifiedName: isModule ? null : container === null ? name : `${container}.${name}`,
			startLine: this.lines.lineOf(file, start),
			endLine: this.lines.lineOf(file, start + length),
		};
	}
}

/** Lines in which something of a name is defined: paths ascending, at most as many as are wanted. */
export function definingLines(
	{ db }: IndexReader,
	name: string,
	ignoreCase: boolean,
	limit: number,
): { file: number; offset: number; kind: ChunkKind }[] {
	return db
		.prepare<[string, number], { file: number; offset: number; kind: number }>(
			`SELECT c.file, c.start + coalesce(c.name_offset, 0) AS offset, c.kind FROM chunk c JOIN file f ON f.id = c.file
			WHERE c.name IN (SELECT id FROM name WHERE text = ? ${ignoreCase ? 'COLLATE NOCASE' : ''})
				AND c.kind <> 0 ORDER BY f.path, c.id LIMIT ?`,
		)
		.all(name, limit)
		.map(({ kind, ...place }) => ({ ...place, kind: CHUNK_KINDS[kind] }));
}
