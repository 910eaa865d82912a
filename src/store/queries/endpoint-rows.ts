import { CHUNK_KINDS, ChunkFlag } from '../../model/chunk.ts';
import { LINK_STATUSES } from '../../model/link.ts';
import { unpackArgs } from '../packed-args.ts';
import { unpackParams } from '../packed-params.ts';
import { prepared, preparedColumn } from '../prepared.ts';
import type { IndexReader } from '../reader.ts';
import { idOfRow, rowId, rowsOf } from '../schema.ts';

/** A fact of a framework, with the file it is in. */
export interface FactRow {
	id: number;
	file: number;
	chunk: number;
	start: number;
	path: string;
	language: string;
	package: string | null;
	/** Of the file. */
	flags: number;
	attributes: Readonly<Record<string, string | number | boolean | string[] | undefined>>;
}

export interface ExportRow {
	exported: string;
	local: string | null;
	module: string | null;
}

export interface CallRow {
	file: number;
	path: string;
	language: string;
	/** Of the file. */
	flags: number;
	caller: number;
	start: number;
	name: string;
	receiver: string | null;
	/** Texts of its arguments. */
	args: string[];
}

export interface ImporterRow {
	file: number;
	path: string;
	language: string;
	module: string;
	imported: string;
	local: string | null;
}

/** A chunk and where its name is. */
export interface ChunkRow {
	/** Its row id. */
	id: number;
	file: number;
	path: string;
	start: number;
	container: string | null;
}

/** A chunk with the code that it covers. */
export interface ExtentRow {
	id: number;
	file: number;
	path: string;
	language: string;
	kind: number;
	start: number;
	end: number;
	signature: string | null;
	name: string | null;
}

interface InnerCallRow {
	name: string;
	receiver: string | null;
	/** Texts of its arguments. */
	args: string[];
}

interface AroundRow {
	name: string | null;
	/** Names of its parameters. */
	params: string[];
	parent: number | null;
	start: number;
}

const MAX_NAMED = 200;
const RESOLVED = LINK_STATUSES.indexOf('resolved');
const NAMESPACE = CHUNK_KINDS.indexOf('namespace');
/** Kinds of chunks whose headers name what they implement. */
const IMPLEMENTING = (['class', 'record'] as const).map((kind) => CHUNK_KINDS.indexOf(kind)).join();

const PLACE = `c.id, c.file, f.path, c.start + coalesce(c.name_offset, 0) AS start, cn.text AS container
	FROM chunk c JOIN file f ON f.id = c.file LEFT JOIN name cn ON cn.id = c.container`;

export type EndpointRows = ReturnType<typeof endpointRows>;

/** What the index has of routes, and of the names by which routers and handlers are found: rows, read when they are asked for. */
export function endpointRows({ db }: Pick<IndexReader, 'db'>) {
	return {
		/** Facts of a kind in the order of paths and places: row ids say nothing about it after an update. */
		facts: (kind: string): FactRow[] =>
			prepared<[string], Omit<FactRow, 'attributes'> & { attributes: string | null }>(
				db,
				`SELECT s.id, s.file, s.chunk, s.start, f.path, coalesce(g.language, f.language) AS language,
					f.package, f.flags, s.attributes
				FROM fact s JOIN file f ON f.id = s.file
					LEFT JOIN chunk c ON c.id = ${rowId('s.file', 's.chunk')}
					LEFT JOIN segment g ON g.file = c.file AND g.ord = c.segment
				WHERE s.kind = (SELECT id FROM name WHERE text = ?) ORDER BY f.path, s.id`,
			)
				.all(kind)
				.map((row) => ({ ...row, attributes: JSON.parse(row.attributes ?? '{}') as FactRow['attributes'] })),

		/** Ids of all files by their paths. */
		fileIds: (): Map<string, number> =>
			new Map(db.prepare<[], [string, number]>('SELECT path, id FROM file').raw().all()),

		pathOf: (file: number): string =>
			preparedColumn<[number], string>(db, 'SELECT path FROM file WHERE id = ?').get(file) ?? '',

		/** The path that an imported module leads to; null when to none, undefined when the file imports no such module. */
		linkOf: (file: number, module: string): string | null | undefined =>
			preparedColumn<[number, number, string], string | null>(
				db,
				`SELECT iif(k.status = ?, t.text, NULL) FROM module_link k LEFT JOIN name t ON t.id = k.target
				WHERE k.file = ? AND k.module = (SELECT id FROM name WHERE text = ?)`,
			).get(RESOLVED, file, module),

		/** The first namespace that a file declares. */
		packageOf: (file: number): string | null =>
			preparedColumn<[{ file: number }], string>(
				db,
				`SELECT n.text FROM chunk c JOIN name n ON n.id = c.name
				WHERE ${rowsOf('c', '@file')} AND c.kind = ${NAMESPACE} ORDER BY c.id LIMIT 1`,
			).get({ file }) ?? null,

		exportsOf: (file: number): ExportRow[] =>
			prepared<[{ file: number }], ExportRow>(
				db,
				`SELECT e.text AS exported, l.text AS local, m.text AS module FROM export s
				JOIN name e ON e.id = s.exported LEFT JOIN name l ON l.id = s.local LEFT JOIN name m ON m.id = s.module
				WHERE ${rowsOf('s', '@file')} ORDER BY s.id`,
			).all({ file }),

		importOf: (file: number, local: string): { module: string | null; imported: string } | undefined =>
			prepared<[{ file: number; local: string }], { module: string | null; imported: string }>(
				db,
				`SELECT m.text AS module, i.text AS imported FROM import s JOIN name l ON l.id = s.local
				LEFT JOIN name m ON m.id = s.module JOIN name i ON i.id = s.imported
				WHERE ${rowsOf('s', '@file')} AND l.text = @local ORDER BY s.id`,
			).get({ file, local }),

		/** Imports of modules whose names end in this, before an extension or without one. */
		importersOf: (last: string, limit: number): ImporterRow[] =>
			prepared<[string, string, number], ImporterRow>(
				db,
				`SELECT s.file, f.path, f.language, m.text AS module, i.text AS imported, l.text AS local
				FROM name m JOIN import s ON s.module = m.id JOIN file f ON f.id = s.file
				JOIN name i ON i.id = s.imported LEFT JOIN name l ON l.id = s.local
				WHERE m.text LIKE ? OR m.text LIKE ? ORDER BY f.path, s.id LIMIT ?`,
			).all(`%${last}`, `%${last}.%`, limit),

		callsNamed: (name: string, limit: number): CallRow[] =>
			prepared<[string, number], Omit<CallRow, 'args'> & { args: string | null }>(
				db,
				`SELECT s.file, f.path, f.language, f.flags, s.caller, s.start, n.text AS name, s.receiver, s.args
				FROM call_site s JOIN name n ON n.id = s.name JOIN file f ON f.id = s.file
				WHERE n.text = ? ORDER BY f.path, s.id LIMIT ?`,
			)
				.all(name, limit)
				.map((row) => ({ ...row, args: unpackArgs(row.args).map(({ text }) => text) })),

		/** Where the first chunk of that name is in a file. */
		rangeOf: (file: number, name: string): { start: number; end: number } | undefined =>
			prepared<[{ file: number; name: string }], { start: number; end: number }>(
				db,
				`SELECT c.start, c.start + c.length AS "end" FROM chunk c JOIN name n ON n.id = c.name
				WHERE ${rowsOf('c', '@file')} AND n.text = @name ORDER BY c.id LIMIT 1`,
			).get({ file, name }),

		/** A chunk with the code that it covers; null when the index has none of that id. */
		extentOf: (id: number): ExtentRow | null =>
			prepared<[number], ExtentRow>(
				db,
				`SELECT c.id, c.file, f.path, f.language, c.kind, c.start, c.start + c.length AS "end", c.signature,
					n.text AS name
				FROM chunk c JOIN file f ON f.id = c.file LEFT JOIN name n ON n.id = c.name WHERE c.id = ?`,
			).get(id) ?? null,

		/** The calls inside a range of a file, in their order. */
		callsWithin: (file: number, start: number, end: number, limit: number): InnerCallRow[] =>
			prepared<
				[{ file: number; start: number; end: number; limit: number }],
				Omit<InnerCallRow, 'args'> & { args: string | null }
			>(
				db,
				`SELECT n.text AS name, s.receiver, s.args FROM call_site s JOIN name n ON n.id = s.name
				WHERE ${rowsOf('s', '@file')} AND s.start >= @start AND s.start < @end ORDER BY s.id LIMIT @limit`,
			)
				.all({ file, start, end, limit })
				.map((row) => ({ ...row, args: unpackArgs(row.args).map(({ text }) => text) })),

		/** Names of what is declared directly inside a chunk. */
		membersOf: (id: number): string[] =>
			preparedColumn<[number], string>(
				db,
				`SELECT n.text FROM chunk o JOIN chunk c ON ${rowsOf('c', 'o.file')} AND c.parent = o.ord
				JOIN name n ON n.id = c.name WHERE o.id = ? ORDER BY c.id`,
			).all(id),

		/** The row id of the first member of that name. */
		memberNamed: (id: number, name: string): number | null =>
			preparedColumn<[number, string], number>(
				db,
				`SELECT c.id FROM chunk o JOIN chunk c ON ${rowsOf('c', 'o.file')} AND c.parent = o.ord
				JOIN name n ON n.id = c.name WHERE o.id = ? AND n.text = ? ORDER BY c.id LIMIT 1`,
			).get(id, name) ?? null,

		/** A chunk of a file by its position there. */
		chunkIn: (file: number, ord: number): AroundRow | undefined => {
			const row = prepared<[number], Omit<AroundRow, 'params'> & { params: string | null }>(
				db,
				'SELECT n.text AS name, c.params, c.parent, c.start FROM chunk c LEFT JOIN name n ON n.id = c.name WHERE c.id = ?',
			).get(idOfRow(file, ord));
			return row && { ...row, params: unpackParams(row.params).map(({ name }) => name) };
		},

		/** The row id of the chunk around a chunk. */
		aroundId: (id: number): number | null =>
			preparedColumn<[number], number | null>(
				db,
				`SELECT ${rowId('file', 'parent')} FROM chunk WHERE id = ?`,
			).get(id) ?? null,

		/** The name and the kind of the chunk around a chunk. */
		ownerOf: (id: number): { name: string | null; kind: number } | undefined =>
			prepared<[number], { name: string | null; kind: number }>(
				db,
				`SELECT n.text AS name, p.kind FROM chunk c JOIN chunk p ON p.id = ${rowId('c.file', 'c.parent')}
				LEFT JOIN name n ON n.id = p.name WHERE c.id = ?`,
			).get(id),

		chunk: (id: number): ChunkRow | null =>
			prepared<[number], ChunkRow>(db, `SELECT ${PLACE} WHERE c.id = ?`).get(id) ?? null,

		/** Chunks of a name that have a body. */
		chunksNamed: (name: string): ChunkRow[] =>
			prepared<[string], ChunkRow>(
				db,
				`SELECT ${PLACE} JOIN name n ON n.id = c.name
				WHERE n.text = ? AND (c.flags & ${ChunkFlag.declaration}) = 0 ORDER BY f.path, c.id LIMIT ${MAX_NAMED}`,
			).all(name),

		/** What a chunk is called, with what it is in. */
		nameOf: (id: number): string | null =>
			preparedColumn<[number], string | null>(
				db,
				`SELECT coalesce(cn.text || '.', '') || n.text FROM chunk c LEFT JOIN name n ON n.id = c.name
				LEFT JOIN name cn ON cn.id = c.container WHERE c.id = ?`,
			).get(id) ?? null,

		/** Headers of classes and records of these languages. */
		classHeaders: (languages: readonly string[]): Iterable<string> =>
			db
				.prepare<[string], string>(
					`SELECT c.signature FROM chunk c JOIN file f ON f.id = c.file
					WHERE f.language IN (SELECT value FROM json_each(?)) AND c.kind IN (${IMPLEMENTING})
						AND c.signature IS NOT NULL`,
				)
				.pluck()
				.iterate(JSON.stringify(languages)),
	};
}
