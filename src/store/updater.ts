import Database from 'better-sqlite3';
import type { FileBatch } from '../model/batch.ts';
import type { IndexCounts } from '../model/build.ts';
import type { DiscoveredFile, FileStamp } from '../model/file.ts';
import { words } from '../model/word-list.ts';
import { BatchRows } from './batch-rows.ts';
import { CallLinks } from './call-links.ts';
import { FILES_PER_BLOCK } from './codec/postings.ts';
import { ByteReader } from './codec/varint.ts';
import type { Connection } from './connection.ts';
import { ModuleLinks } from './module-links.ts';
import { NameTable } from './name-table.ts';
import { StoredTexts } from './name-texts.ts';
import { PostingsUpdate } from './postings-update.ts';
import { RowInserter } from './row-inserter.ts';
import { rowsOf } from './schema.ts';
import { insertSkipRows, type SkipRow } from './skip-rows.ts';

/** A reader that closes last, or a writer that died, may be cleaning up for a moment. */
const BUSY_MS = 5_000;
const PRAGMAS = [
	// Without it a commit could be lost with the power, after its answers were seen.
	'synchronous = FULL',
	'cache_size = -16000',
];

/** Tables whose rows are keyed by file and position. */
const ROW_TABLES = [
	...words('chunk call_site call_link call_candidate relation import export fact'),
] as const;

/** A file that was taken out of an index, with what it counted for. */
export interface RemovedFile {
	path: string;
	language: string;
	status: number;
	flags: number;
	package: string | null;
	hash: Uint8Array;
	size: number;
	lines: number;
	counts: Pick<
		IndexCounts,
		'segments' | 'chunks' | 'symbols' | 'callSites' | 'imports' | 'exports' | 'facts' | 'refs'
	>;
}

/**
 * Changes an index that is in use, in one transaction: readers see all of it or nothing. Runs under the
 * write lock. Files that change get new ids, above all others.
 *
 * With the SQLite that readers use, not the quicker one that builds: a process loses its locks on a file
 * when it closes the file anywhere, which a second SQLite would not know of. Readers in this process would
 * then see pages change.
 */
export class IndexUpdater {
	private readonly db: Database.Database;
	private readonly names: NameTable;
	private readonly rows: BatchRows;
	private readonly postings: PostingsUpdate;
	private readonly find: ReturnType<typeof findStatements>;
	/** The first id of this update, the first that is free after it, and how many files it took out. */
	private readonly first: number;
	private readonly nextFile: number;
	private removed = 0;

	constructor(path: string, files: readonly DiscoveredFile[], trustedBefore: number) {
		this.db = openForChange(path);
		try {
			const first = firstFreeId(this.db);
			this.first = first;
			this.nextFile = first + files.length;
			this.find = findStatements(this.db);
			this.postings = new PostingsUpdate(this.db);
			this.names = storedNames(this.db);
			this.rows = new BatchRows(this.db, this.names, {
				files,
				idOf: (position) => first + position,
				trustedBefore,
				onFile: (id, names, trigrams) => this.postings.add(id, names, trigrams),
			});
		} catch (error) {
			this.db.close();
			throw error;
		}
	}

	/** Takes a file out; null when there is none. Before the batches that bring it back. */
	remove(path: string): RemovedFile | null {
		const row = this.find.file.get(path) as FileRow | undefined;
		if (row === undefined) return null;
		const { id, ...file } = row;
		const counts = this.countRows(id);
		this.removed++;
		for (const statement of this.find.deletions) statement.run({ id });
		return { ...file, counts };
	}

	/** The same content with another stamp. */
	restamp(path: string, { size, mtimeUs, ctimeUs, inode }: FileStamp): void {
		this.find.restamp.run(size, mtimeUs, ctimeUs, inode, path);
		this.find.restampSkip.run(size, mtimeUs, ctimeUs, inode, path);
	}

	/** The same content in another package. Gives the file as it was. */
	moveToPackage(path: string, owner: string | null): Omit<RemovedFile, 'counts'> {
		const { id, ...file } = this.find.file.get(path) as FileRow;
		this.find.move.run(owner, id);
		return file;
	}

	write(batch: FileBatch): void {
		this.rows.write(batch);
	}

	/** Omissions that the batches revealed. */
	get skipped(): readonly SkipRow[] {
		return this.rows.skipped;
	}

	removeOmission(path: string): void {
		this.find.deleteSkip.run(path);
	}

	addOmissions(rows: readonly SkipRow[]): void {
		insertSkipRows(this.db, rows);
	}

	/** For what depends on other files, too. `first` is the first id of those that were written. */
	links(): { links: ModuleLinks; first: number } {
		this.rows.flush();
		return { links: new ModuleLinks(this.db, this.names), first: this.first };
	}

	/** For where calls lead. */
	callLinks(): CallLinks {
		return new CallLinks(this.db, this.names);
	}

	commit(meta: Record<string, string>): void {
		this.rows.flush();
		this.postings.write();
		const put = this.db.prepare('INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)');
		for (const [key, value] of Object.entries(meta)) put.run(key, value);
		put.run('next_file', String(this.nextFile));
		put.run('replaced', String(readNumber(this.db, 'replaced') + this.removed));
		this.db.exec('COMMIT');
		this.db.close();
	}

	/** Leaves the index as it was. */
	abandon(): void {
		this.db.close();
	}

	private countRows(id: number): RemovedFile['counts'] {
		const counts = this.find.counts.get({ id }) as Omit<RemovedFile['counts'], 'refs'>;
		const refs = this.find.refs.get(id) as { refs: Uint8Array } | undefined;
		return { ...counts, refs: refs === undefined ? 0 : new ByteReader(refs.refs).unsigned() };
	}
}

type FileRow = Omit<RemovedFile, 'counts'> & { id: number };

function openForChange(path: string): Database.Database {
	const db = new Database(path, { fileMustExist: true, timeout: BUSY_MS });
	try {
		for (const pragma of PRAGMAS) db.pragma(pragma);
		db.exec('BEGIN IMMEDIATE');
	} catch (error) {
		db.close();
		throw error;
	}
	return db;
}

/** Above every id that was ever given out, and in a block of postings that a full build did not write. */
function firstFreeId(db: Connection): number {
	const next = readNumber(db, 'next_file');
	if (next > 0) return next;
	const { last } = db.prepare('SELECT coalesce(max(id), 0) AS last FROM file').get() as { last: number };
	return (Math.floor(last / FILES_PER_BLOCK) + 1) * FILES_PER_BLOCK;
}

/** 0 when it is not there. */
function readNumber(db: Connection, key: string): number {
	const row = db.prepare('SELECT value FROM meta WHERE key = ?').get(key) as { value: string } | undefined;
	return Number(row?.value ?? 0);
}

function storedNames(db: Connection): NameTable {
	const byText = db.prepare('SELECT id FROM name WHERE text = ?');
	const { last } = db.prepare('SELECT coalesce(max(id), 0) AS last FROM name').get() as { last: number };
	const texts = new StoredTexts(db);
	return new NameTable(RowInserter.into(db, 'name'), {
		find: (text) => (byText.get(text) as { id: number } | undefined)?.id,
		text: (id) => texts.text(id),
		last,
	});
}

function findStatements(db: Database.Database) {
	const count = (table: string, what = 'count(*)') =>
		`(SELECT ${what} FROM ${table} t WHERE ${rowsOf('t', '@id')})`;
	const deletions = [
		...ROW_TABLES.map((table) => `DELETE FROM ${table} AS t WHERE ${rowsOf('t', '@id')}`),
		'DELETE FROM segment WHERE file = @id',
		'DELETE FROM file_blob WHERE file = @id',
		'DELETE FROM file_words WHERE file = @id',
		'DELETE FROM manifest WHERE file = @id',
		'DELETE FROM module_link WHERE file = @id',
		'DELETE FROM link_need WHERE file = @id',
		'DELETE FROM file WHERE id = @id',
	].map((sql) => db.prepare(sql));
	return {
		deletions,
		file: db.prepare(
			'SELECT id, path, language, status, flags, package, hash, size, lines FROM file WHERE path = ?',
		),
		counts: db.prepare(`SELECT (SELECT count(*) FROM segment WHERE file = @id) AS segments,
			${count('chunk')} AS chunks, ${count('chunk', 'count(*) FILTER (WHERE name IS NOT NULL AND kind <> 0)')} AS symbols,
			${count('call_site')} AS callSites, ${count('import')} AS imports, ${count('export')} AS exports,
			${count('fact')} AS facts`),
		refs: db.prepare('SELECT refs FROM file_blob WHERE file = ?'),
		restamp: db.prepare('UPDATE file SET size = ?, mtime_us = ?, ctime_us = ?, inode = ? WHERE path = ?'),
		restampSkip: db.prepare('UPDATE skip SET size = ?, mtime_us = ?, ctime_us = ?, inode = ? WHERE path = ?'),
		move: db.prepare('UPDATE file SET package = ? WHERE id = ?'),
		deleteSkip: db.prepare('DELETE FROM skip WHERE path = ?'),
	};
}
