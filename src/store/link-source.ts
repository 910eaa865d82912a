import type Database from 'better-sqlite3';
import { decodeFlow, type Flow } from './codec/flow.ts';
import { decodeRefs, type PackedRefs } from './codec/refs.ts';
import { decodeNames } from './codec/varint.ts';
import type { Connection } from './connection.ts';
import { rowsOf } from './schema.ts';

export interface LinkedChunk {
	kind: number;
	name: string | null;
	parent: number;
	container: string | null;
	flags: number;
	start: number;
	/** Of the name; the start when there is none. */
	nameStart: number;
	type: string | null;
	params: string | null;
}

export interface LinkedImport {
	module: string | null;
	imported: string;
	local: string | null;
	start: number;
	nameStart: number;
}

export interface LinkedExport {
	kind: number;
	exported: string;
	local: string | null;
	module: string | null;
	chunk: number;
}

export interface LinkedCall {
	name: string;
	via: number;
	caller: number;
	start: number;
}

/** What linking reads of a file. */
export interface LinkedFile {
	id: number;
	path: string;
	language: string;
	names: readonly string[];
	flow: Flow;
	refs: PackedRefs;
	chunks: readonly LinkedChunk[];
	imports: readonly LinkedImport[];
	exports: readonly LinkedExport[];
	calls: readonly LinkedCall[];
}

/** Reads files of an index for linking. */
export class LinkSource {
	private readonly statements: ReturnType<typeof prepare>;

	constructor(db: Connection) {
		this.statements = prepare(db as unknown as Database.Database);
	}

	files(): { id: number; path: string; language: string }[] {
		return this.statements.files.all() as { id: number; path: string; language: string }[];
	}

	read(path: string): LinkedFile | null {
		const file = this.statements.file.get(path) as { id: number; path: string; language: string } | undefined;
		if (file === undefined) return null;
		const { id } = file;
		const blob = this.statements.blob.get(id) as { names: Uint8Array; flow: Uint8Array; refs: Uint8Array };
		const names = Array.from(decodeNames(blob.names), (name) => this.nameOf(name));
		return {
			...file,
			names,
			flow: decodeFlow(blob.flow),
			refs: decodeRefs(blob.refs),
			chunks: this.statements.chunks.all({ id }) as LinkedChunk[],
			imports: this.statements.imports.all({ id }) as LinkedImport[],
			exports: this.statements.exports.all({ id }) as LinkedExport[],
			calls: this.statements.calls.all({ id }) as LinkedCall[],
		};
	}

	private nameOf(id: number): string {
		return (this.statements.name.get(id) as { text: string }).text;
	}
}

function prepare(db: Database.Database) {
	return {
		files: db.prepare('SELECT id, path, language FROM file ORDER BY path'),
		file: db.prepare('SELECT id, path, language FROM file WHERE path = ?'),
		blob: db.prepare('SELECT names, flow, refs FROM file_blob WHERE file = ?'),
		name: db.prepare('SELECT text FROM name WHERE id = ?'),
		chunks: db.prepare(
			`SELECT c.kind, n.text AS name, coalesce(c.parent, -1) AS parent, k.text AS container, c.flags, c.start,
				c.start + coalesce(c.name_offset, 0) AS nameStart, c.type, c.params
			FROM chunk c LEFT JOIN name n ON n.id = c.name LEFT JOIN name k ON k.id = c.container
			WHERE ${rowsOf('c', '@id')} ORDER BY c.id`,
		),
		imports: db.prepare(
			`SELECT m.text AS module, i.text AS imported, l.text AS local, s.start,
				s.start + s.name_offset AS nameStart FROM import s
			LEFT JOIN name m ON m.id = s.module JOIN name i ON i.id = s.imported LEFT JOIN name l ON l.id = s.local
			WHERE ${rowsOf('s', '@id')} ORDER BY s.id`,
		),
		exports: db.prepare(
			`SELECT s.kind, e.text AS exported, l.text AS local, m.text AS module, coalesce(s.chunk, -1) AS chunk FROM export s
			JOIN name e ON e.id = s.exported LEFT JOIN name l ON l.id = s.local LEFT JOIN name m ON m.id = s.module
			WHERE ${rowsOf('s', '@id')} ORDER BY s.id`,
		),
		calls: db.prepare(
			`SELECT n.text AS name, s.bits AS via, s.caller, s.start + s.name_offset AS start FROM call_site s JOIN name n ON n.id = s.name
			WHERE ${rowsOf('s', '@id')} ORDER BY s.id`,
		),
	};
}
