import { type Annotation, CHUNK_KINDS, ChunkFlag, type ChunkKind, type Param } from '../../model/chunk.ts';
import { type LineLookup, lineLookup } from '../line-lookup.ts';
import { unpackParams } from '../packed-params.ts';
import type { IndexReader } from '../reader.ts';
import { rowsOf } from '../schema.ts';
import { storedChunkUid } from '../stored-uid.ts';

/** A named chunk with everything an answer may want to say about it. Positions are 1-based. */
export interface SymbolRow {
	chunkUid: string;
	kind: ChunkKind;
	name: string;
	qualifiedName: string;
	container: string | null;
	signature: string | null;
	params: Param[];
	/** Declared return type, or what a value is declared to be; as written. */
	type: string | null;
	annotations: Annotation[];
	summary: string | null;
	/** Bits of `ChunkFlag`. */
	flags: number;
	exported: boolean;
	file: string;
	language: string;
	/** Of the name token. */
	line: number;
	col: number;
	startLine: number;
	startCol: number;
	endLine: number;
	endCol: number;
	/** Offsets in UTF-16 units of the file. */
	start: number;
	end: number;
	cyclomatic: number;
	cognitive: number;
	nesting: number;
	ownLines: number;
}

export interface SymbolMatches {
	symbols: SymbolRow[];
	/** `folded` when only upper and lower case told the names apart. */
	matched: 'exact' | 'folded';
	/** True when there are more than the limit allowed. */
	truncated: boolean;
}

interface Row {
	fileId: number;
	path: string;
	language: string;
	segmentUid: string | null;
	segmentLanguage: string | null;
	name: string;
	container: string | null;
	kind: number;
	flags: number;
	start: number;
	length: number;
	nameOffset: number;
	cyclomatic: number;
	cognitive: number;
	nesting: number;
	own_lines: number;
	hash: Uint8Array;
	uid_bits: number;
	signature: string | null;
	type: string | null;
	params: string | null;
	annotations: string | null;
	summary: string | null;
}

const SELECT = `SELECT f.path, f.language, g.uid AS segmentUid, g.language AS segmentLanguage,
		n.text AS name, cn.text AS container, c.file AS fileId, c.kind, c.flags, c.start, c.length,
		c.name_offset AS nameOffset, c.cyclomatic, c.cognitive, c.nesting, c.own_lines, c.hash,
		c.uid_bits, c.signature, c.type, c.params, c.annotations, c.summary
	FROM chunk c JOIN file f ON f.id = c.file AND ${rowsOf('c', 'f.id')} JOIN name n ON n.id = c.name
		LEFT JOIN name cn ON cn.id = c.container
		LEFT JOIN segment g ON g.file = c.file AND g.ord = c.segment`;

const MODULE = CHUNK_KINDS.indexOf('module');

/** The chunk of a file at a position; null for one without a name. */
export function symbolAt(reader: IndexReader, path: string, chunk: number): SymbolRow | null {
	const row = reader.db
		.prepare<[string, number], Row>(`${SELECT} WHERE f.path = ? AND c.ord = ? AND c.kind <> ${MODULE}`)
		.get(path, chunk);
	return row === undefined ? null : toSymbol(reader)(row);
}

/** In source order; null when the path is not in the index. */
export function symbolsInFile(reader: IndexReader, path: string): SymbolRow[] | null {
	const file = reader.db.prepare<[string], number>('SELECT id FROM file WHERE path = ?').pluck().get(path);
	if (file === undefined) return null;
	return reader.db
		.prepare<[number], Row>(`${SELECT} WHERE f.id = ? AND c.kind <> ${MODULE} ORDER BY c.start, c.id`)
		.all(file)
		.map(toSymbol(reader));
}

/** Symbols by the ids of their rows, in that order; without those that are gone. */
export function symbolsWithIds(reader: IndexReader, ids: readonly number[]): SymbolRow[] {
	const find = reader.db.prepare<[number], Row>(`${SELECT} WHERE c.id = ?`);
	const describeRow = toSymbol(reader);
	return ids.flatMap((id) => {
		const row = find.get(id);
		return row === undefined ? [] : [describeRow(row)];
	});
}

/**
 * Symbols with a name, or with a qualified name: `open`, `Store.open`, also `Store.open` for
 * `db.Store.open`. Upper and lower case count, unless nothing is found so. In order of path and place.
 */
export function symbolsNamed(reader: IndexReader, name: string, limit: number): SymbolMatches {
	const exact = findNamed(reader, name, limit, '');
	if (exact.length > 0) return { ...capped(reader, exact, limit), matched: 'exact' };
	return { ...capped(reader, findNamed(reader, name, limit, 'COLLATE NOCASE'), limit), matched: 'folded' };
}

function findNamed(reader: IndexReader, name: string, limit: number, collate: string): Row[] {
	const dot = name.lastIndexOf('.');
	const container = dot > 0 ? name.slice(0, dot) : null;
	const own = dot > 0 ? name.slice(dot + 1) : name;
	return reader.db
		.prepare<Record<string, unknown>, Row>(
			`${SELECT}
			WHERE c.name IN (SELECT id FROM name WHERE text = @name ${collate} OR text = @own ${collate})
				AND c.kind <> ${MODULE}
				AND (n.text = @name ${collate} OR cn.text = @container ${collate}
					OR substr(cn.text, -length(@suffix)) = @suffix ${collate})
			ORDER BY f.path, c.start, c.id LIMIT @limit`,
		)
		.all({ name, own, container, suffix: `.${container}`, limit: limit + 1 });
}

function capped(
	reader: IndexReader,
	rows: Row[],
	limit: number,
): { symbols: SymbolRow[]; truncated: boolean } {
	return { symbols: rows.slice(0, limit).map(toSymbol(reader)), truncated: rows.length > limit };
}

function toSymbol(reader: IndexReader): (row: Row) => SymbolRow {
	const lines = lineLookup(reader.db);
	return (row) => describe(row, lines);
}

function describe(row: Row, lines: LineLookup): SymbolRow {
	const nameAt = row.start + row.nameOffset;
	const end = row.start + row.length;
	const { path, segmentUid, segmentLanguage } = row;
	const virtualPath = segmentUid === null ? path : `${path}#seg:${segmentUid}`;
	return {
		chunkUid: storedChunkUid(virtualPath, segmentLanguage, row.hash, row.uid_bits),
		kind: CHUNK_KINDS[row.kind],
		name: row.name,
		qualifiedName: row.container === null ? row.name : `${row.container}.${row.name}`,
		container: row.container,
		signature: row.signature,
		params: unpackParams(row.params),
		type: row.type,
		annotations: row.annotations === null ? [] : JSON.parse(row.annotations),
		summary: row.summary,
		flags: row.flags,
		exported: (row.flags & ChunkFlag.exported) !== 0,
		file: path,
		language: segmentLanguage ?? row.language,
		line: lines.lineOf(row.fileId, nameAt),
		col: lines.colOf(row.fileId, nameAt),
		startLine: lines.lineOf(row.fileId, row.start),
		startCol: lines.colOf(row.fileId, row.start),
		endLine: lines.lineOf(row.fileId, end),
		endCol: lines.colOf(row.fileId, end),
		start: row.start,
		end,
		cyclomatic: row.cyclomatic,
		cognitive: row.cognitive,
		nesting: row.nesting,
		ownLines: row.own_lines,
	};
}
