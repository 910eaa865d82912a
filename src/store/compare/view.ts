import { FILE_STATUSES, TIME_NOTE } from '../../model/file.ts';
import type { IndexReader } from '../reader.ts';
import { FileRows } from './file-rows.ts';
import { type PostingSums, sumPostings } from './posting-sums.ts';
import { POSTING_TABLES, type PostingTable } from './tables.ts';

export interface ViewedFile {
	id: number;
}

/** An index as far as it is compared: some files of it, or all. */
export interface IndexView {
	reader: IndexReader;
	rows: FileRows;
	/** By path. */
	files: ReadonlyMap<string, ViewedFile>;
	/** Why the clock, and not the file, decided what is known of it, by path. */
	timedOut: ReadonlyMap<string, string>;
	postings: Record<PostingTable, PostingSums>;
}

/** Whether a path is to be looked at. */
export type Scope = (path: string) => boolean;

/** `scope` null: everything. */
export function viewIndex(reader: IndexReader, scope: Scope | null): IndexView {
	const rows = new FileRows(reader);
	if (scope === null) rows.names.load();
	const files = listFiles(reader, scope);
	const ids = [...files.values()].map(({ id }) => id);
	const sums = POSTING_TABLES.map((table) => [table, sumPostings(reader, table, ids, rows.names)]);
	return { reader, rows, files, timedOut: listTimedOut(reader, scope), postings: Object.fromEntries(sums) };
}

function listFiles({ db }: IndexReader, scope: Scope | null): Map<string, ViewedFile> {
	const files = new Map<string, ViewedFile>();
	const all = db.prepare<[], [number, string]>('SELECT id, path FROM file').raw();
	for (const [id, path] of all.iterate()) if (scope === null || scope(path)) files.set(path, { id });
	return files;
}

function listTimedOut({ db }: IndexReader, scope: Scope | null): Map<string, string> {
	const rows = db
		.prepare<[number, string, string], [string, string | null]>(
			`SELECT path, note FROM file WHERE status = ? OR instr(note, ?) > 0
			UNION ALL SELECT path, detail FROM skip WHERE instr(detail, ?) > 0`,
		)
		.raw()
		.all(FILE_STATUSES.indexOf('timed_out'), TIME_NOTE, TIME_NOTE);
	return new Map(
		rows.filter(([path]) => scope === null || scope(path)).map(([path, note]) => [path, note ?? 'timed out']),
	);
}

/** Whether an index says anything of a path: as a file, an omission, or a folder with some of them. */
export function holdsPath({ db }: IndexReader, path: string): boolean {
	const found = (table: 'file' | 'skip') =>
		db
			.prepare(
				`SELECT 1 FROM ${table} WHERE path = @path OR (path > @path || '/' AND path < @path || '0') LIMIT 1`,
			)
			.get({ path }) !== undefined;
	return found('file') || found('skip');
}
