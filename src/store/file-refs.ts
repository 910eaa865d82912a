import type Database from 'better-sqlite3';
import { REF_KINDS, type RefKind } from '../model/recorder.ts';
import { decodeFiles, FILES_PER_BLOCK, postingId } from './codec/postings.ts';
import { decodeRefs } from './codec/refs.ts';
import { decodeLineStarts, decodeNames } from './codec/varint.ts';
import { rowId } from './schema.ts';
import { storedChunkUid } from './stored-uid.ts';

/** One packed reference, unpacked. `chunk` is the position of the chunk within its file. */
export interface FileRef {
	/** Position among the references of its file. */
	at: number;
	nameId: number;
	kind: RefKind;
	isMember: number;
	start: number;
	line: number;
	col: number;
	chunk: number;
}

export interface NamedRef {
	file: string;
	line: number;
	col: number;
	language: string;
	kind: RefKind;
	isMember: number;
	chunkUid: string | null;
	start: number;
}

/** Unpacks references on a connection; keeps its prepared statements. */
export interface RefSource {
	inFile(file: number): Generator<FileRef>;
	/** In order of file and position. Opens only the files that mention the name. */
	named(name: string): Generator<NamedRef>;
}

interface BlobRow {
	names: Uint8Array;
	refs: Uint8Array;
	line_starts: Uint8Array;
}

interface ChunkRow {
	virtualPath: string;
	segmentLanguage: string | null;
	language: string;
	hash: Uint8Array | null;
	bits: number | null;
}

export function refSource(db: Database.Database): RefSource {
	const blobs = db.prepare<[number], BlobRow>(
		'SELECT names, refs, line_starts FROM file_blob WHERE file = ?',
	);
	const nameId = db.prepare<[string], number>('SELECT id FROM name WHERE text = ?').pluck();
	const postings = db.prepare<[number], Uint8Array>('SELECT files FROM name_files WHERE id = ?').pluck();
	const lastFile = db.prepare<[], number>('SELECT max(id) FROM file').pluck();
	const filePath = db.prepare<[number], string>('SELECT path FROM file WHERE id = ?').pluck();
	const chunkRow = db.prepare<[number, number], ChunkRow>(`
		SELECT f.path || coalesce('#seg:' || g.uid, '') AS virtualPath, g.language AS segmentLanguage,
			coalesce(g.language, f.language) AS language, c.hash AS hash, c.uid_bits AS bits
		FROM file f LEFT JOIN chunk c ON c.id = ${rowId('f.id', '?')}
			LEFT JOIN segment g ON g.file = c.file AND g.ord = c.segment
		WHERE f.id = ?`);

	function* inFile(file: number, wanted?: number): Generator<FileRef> {
		const row = blobs.get(file);
		if (row === undefined) return;
		const names = decodeNames(row.names);
		const only = wanted === undefined ? -1 : names.indexOf(wanted);
		if (wanted !== undefined && only === -1) return;
		const refs = decodeRefs(row.refs);
		const lineStarts = decodeLineStarts(row.line_starts);
		let line = 0;
		for (let i = 0; i < refs.count; i++) {
			if (only !== -1 && refs.name[i] !== only) continue;
			const start = refs.start[i];
			while (line + 1 < lineStarts.length && lineStarts[line + 1] <= start) line++;
			yield {
				at: i,
				nameId: names[refs.name[i]],
				kind: REF_KINDS[refs.kind[i]],
				isMember: refs.member[i],
				start,
				line: line + 1,
				col: start - (lineStarts[line] ?? 0) + 1,
				chunk: refs.chunk[i],
			};
		}
	}

	function* filesWith(name: number): Generator<number> {
		const blocks = Math.floor((lastFile.get() ?? 0) / FILES_PER_BLOCK);
		for (let block = 0; block <= blocks; block++) {
			const blob = postings.get(postingId(block, name));
			if (blob !== undefined) yield* decodeFiles(blob, block);
		}
	}

	function* named(name: string): Generator<NamedRef> {
		const id = nameId.get(name);
		if (id === undefined) return;
		const files: { file: number; path: string }[] = [];
		for (const file of filesWith(id)) {
			const path = filePath.get(file);
			// Postings may name files that are gone.
			if (path !== undefined) files.push({ file, path });
		}
		files.sort((a, b) => (a.path < b.path ? -1 : 1));
		for (const { file, path } of files) {
			const chunks = new Map<number, { language: string; uid: string | null }>();
			for (const ref of inFile(file, id)) {
				let chunk = chunks.get(ref.chunk);
				if (chunk === undefined) {
					chunk = describeChunk(chunkRow.get(ref.chunk, file)!);
					chunks.set(ref.chunk, chunk);
				}
				const { line, col, kind, isMember, start } = ref;
				const { language, uid } = chunk;
				yield { file: path, line, col, language, kind, isMember, chunkUid: uid, start };
			}
		}
	}

	return { inFile, named };
}

function describeChunk(row: ChunkRow): { language: string; uid: string | null } {
	const { virtualPath, segmentLanguage, language, hash, bits } = row;
	if (hash === null || bits === null) return { language, uid: null };
	return { language, uid: storedChunkUid(virtualPath, segmentLanguage, hash, bits) };
}
