import type Database from 'better-sqlite3';
import { rowsOf } from '../schema.ts';

export interface ExportRow {
	exported: string;
	local: string | null;
	module: string | null;
}

export interface CallRow {
	file: number;
	path: string;
	language: string;
	flags: number;
	caller: number;
	start: number;
	name: string;
	receiver: string | null;
	args: string | null;
}

interface ImporterRow {
	file: number;
	path: string;
	language: string;
	module: string;
	imported: string;
	local: string | null;
}

/** What the index says of names, as far as routers are found by it. */
export class PlacementRows {
	private readonly db: Database.Database;
	private prepared: ReturnType<typeof prepare> | null = null;

	constructor(db: Database.Database) {
		this.db = db;
	}

	pathOf(file: number): string {
		return this.statements.path.get(file) ?? '';
	}

	exportsOf(file: number): ExportRow[] {
		return this.statements.exports.all({ file });
	}

	importOf(file: number, local: string): { module: string | null; imported: string } | undefined {
		return this.statements.imports.get({ file, local });
	}

	callsNamed(name: string): CallRow[] {
		return this.statements.calls.all(name);
	}

	/** Imports of modules whose names end in this, before an extension or without one. */
	importersOf(last: string): ImporterRow[] {
		return this.statements.importers.all(`%${last}`, `%${last}.%`);
	}

	/** Where the first chunk of that name is in a file. */
	rangeOf(file: number, name: string): { start: number; end: number } | undefined {
		return this.statements.range.get({ file, name });
	}

	chunkAt(
		file: number,
		ord: number,
	): { name: string | null; params: string | null; parent: number | null; start: number } | undefined {
		return this.statements.chunk.get({ file, ord });
	}

	private get statements(): ReturnType<typeof prepare> {
		this.prepared ??= prepare(this.db);
		return this.prepared;
	}
}

function prepare(db: Database.Database) {
	return {
		path: db.prepare<[number], string>('SELECT path FROM file WHERE id = ?').pluck(),
		exports: db.prepare<{ file: number }, ExportRow>(
			`SELECT e.text AS exported, l.text AS local, m.text AS module FROM export s
			JOIN name e ON e.id = s.exported LEFT JOIN name l ON l.id = s.local LEFT JOIN name m ON m.id = s.module
			WHERE ${rowsOf('s', '@file')} ORDER BY s.id`,
		),
		imports: db.prepare<{ file: number; local: string }, { module: string | null; imported: string }>(
			`SELECT m.text AS module, i.text AS imported FROM import s JOIN name l ON l.id = s.local
			LEFT JOIN name m ON m.id = s.module JOIN name i ON i.id = s.imported
			WHERE ${rowsOf('s', '@file')} AND l.text = @local ORDER BY s.id`,
		),
		calls: db.prepare<[string], CallRow>(
			`SELECT s.file, f.path, f.language, f.flags, s.caller, s.start, n.text AS name, s.receiver, s.args
			FROM call_site s JOIN name n ON n.id = s.name JOIN file f ON f.id = s.file
			WHERE n.text = ? ORDER BY f.path, s.id`,
		),
		importers: db.prepare<[string, string], ImporterRow>(
			`SELECT s.file, f.path, f.language, m.text AS module, i.text AS imported, l.text AS local
			FROM name m JOIN import s ON s.module = m.id JOIN file f ON f.id = s.file
			JOIN name i ON i.id = s.imported LEFT JOIN name l ON l.id = s.local
			WHERE m.text LIKE ? OR m.text LIKE ? ORDER BY f.path, s.id`,
		),
		range: db.prepare<{ file: number; name: string }, { start: number; end: number }>(
			`SELECT c.start, c.start + c.length AS "end" FROM chunk c JOIN name n ON n.id = c.name
			WHERE ${rowsOf('c', '@file')} AND n.text = @name ORDER BY c.id LIMIT 1`,
		),
		chunk: db.prepare<
			{ file: number; ord: number },
			{ name: string | null; params: string | null; parent: number | null; start: number }
		>(
			`SELECT n.text AS name, c.params, c.parent, c.start FROM chunk c LEFT JOIN name n ON n.id = c.name
			WHERE c.id = ((@file << 20) + @ord)`,
		),
	};
}
