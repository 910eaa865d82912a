import { DatabaseSync } from 'node:sqlite';
import type { FileBatch } from '../model/batch.ts';
import type { DiscoveredFile, SkippedPath } from '../model/file.ts';
import { BatchRows } from './batch-rows.ts';
import { CallLinks } from './call-links.ts';
import { FILES_PER_BLOCK, PostingsBuilder, postingId } from './codec/postings.ts';
import { ModuleLinks } from './module-links.ts';
import { NameTable } from './name-table.ts';
import { RowInserter } from './row-inserter.ts';
import { INDICES, LINKING_INDEX, ROW_INDICES, TABLES } from './schema.ts';
import { insertSkipRows, type SkipRow } from './skip-rows.ts';
import { stampIndex } from './stamp.ts';

const PRAGMAS = [
	'page_size = 4096',
	'journal_mode = OFF',
	'synchronous = OFF',
	'locking_mode = EXCLUSIVE',
	'cache_size = -16000',
];

/** Made of all omissions when they are known. */
export type MakeMeta = (skipped: readonly SkippedPath[]) => Record<string, string>;

/**
 * Writes a whole index into a file of its own. The file is nobody's index until it is published, so
 * nothing in it needs to be safe before then. Node's own SQLite binds values more than twice as fast as
 * better-sqlite3, which everything else uses: a build binds 13 million for 10,000 files. Batches must come in their order: identifiers are
 * given out as rows are written, and the same input must give the same file.
 */
export class IndexWriter {
	private readonly db: DatabaseSync;
	private readonly names: NameTable;
	private readonly rows: BatchRows;
	private readonly trigramRows: RowInserter;
	private readonly nameFileRows: RowInserter;
	private readonly trigrams = new PostingsBuilder();
	private readonly nameFiles = new PostingsBuilder();
	private block = 0;
	private omissions: readonly SkipRow[] | null = null;

	constructor(path: string, files: readonly DiscoveredFile[], trustedBefore: number) {
		this.db = openEmpty(path);
		this.trigramRows = RowInserter.into(this.db, 'trigram');
		this.nameFileRows = RowInserter.into(this.db, 'name_files');
		this.names = new NameTable(RowInserter.into(this.db, 'name'));
		this.rows = new BatchRows(this.db, this.names, {
			files,
			idOf: (position) => position + 1,
			trustedBefore,
			onFile: (id, names, trigrams) => {
				this.enterBlock(Math.floor(id / FILES_PER_BLOCK));
				this.nameFiles.add(id, names);
				this.trigrams.add(id, trigrams);
			},
		});
	}

	write(batch: FileBatch): void {
		this.rows.write(batch);
	}

	/** For what is known only when all files are: where their imports lead. */
	links(skipped: readonly SkippedPath[]): ModuleLinks {
		this.writeOmissions(skipped);
		this.rows.flush();
		return new ModuleLinks(this.db, this.names);
	}

	/**
	 * For where calls lead, when it is known where imports do. From here on until links are flushed, what linking reads
	 * stays as it is in the file, so that others can read it (`draft-source.ts`).
	 */
	callLinks(): CallLinks {
		this.db.exec(LINKING_INDEX);
		this.names.hold();
		this.db.exec('COMMIT; BEGIN');
		return new CallLinks(this.db, this.names);
	}

	/** Makes the indices that have nothing to do with links: others may be finding those meanwhile. */
	indexRows(): void {
		this.db.exec(ROW_INDICES);
	}

	/** Writes what remains; `meta` is what the index says about itself. */
	finish(skipped: readonly SkippedPath[], meta: MakeMeta): void {
		const { db } = this;
		this.writeRows(skipped, meta);
		db.exec('PRAGMA analysis_limit = 1000; ANALYZE');
		allowUpdates(db);
		db.close();
	}

	/** The same for a path of `:memory:`. Gives the bytes of the database. */
	finishInMemory(meta: MakeMeta): Uint8Array {
		this.writeRows([], meta);
		return this.db.serialize();
	}

	/** Gives up; the caller removes the file. */
	abandon(): void {
		if (this.db.isOpen) this.db.close();
	}

	private writeRows(skipped: readonly SkippedPath[], meta: MakeMeta): void {
		const { db } = this;
		this.drainBlock();
		const all = this.writeOmissions(skipped);
		this.rows.flush();
		this.trigramRows.flush();
		this.nameFileRows.flush();
		db.exec(INDICES);
		const insertMeta = db.prepare('INSERT INTO meta (key, value) VALUES (?, ?)');
		for (const [key, value] of Object.entries(meta(all))) insertMeta.run(key, value);
		db.exec('COMMIT');
		stampIndex(db);
	}

	/** All omissions, when all files have been read: once. */
	private writeOmissions(skipped: readonly SkippedPath[]): readonly SkipRow[] {
		if (this.omissions !== null) return this.omissions;
		const all = [...skipped.map((row) => ({ ...row, stamp: null, hash: null })), ...this.rows.skipped];
		all.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
		insertSkipRows(this.db, all);
		this.omissions = all;
		return all;
	}

	private enterBlock(block: number): void {
		if (block === this.block) return;
		this.drainBlock();
		this.block = block;
	}

	private drainBlock(): void {
		const { block, trigramRows, nameFileRows } = this;
		this.trigrams.drain(block, (key, files) => trigramRows.row(postingId(block, key), files));
		this.nameFiles.drain(block, (key, files) => nameFileRows.row(postingId(block, key), files));
	}
}

function openEmpty(path: string): DatabaseSync {
	const db = new DatabaseSync(path);
	try {
		for (const pragma of PRAGMAS) db.exec(`PRAGMA ${pragma}`);
		db.exec('BEGIN');
		db.exec(TABLES);
	} catch (error) {
		db.close();
		throw error;
	}
	return db;
}

/**
 * From here on changes go through a write-ahead log, so that readers and a writer never wait for one
 * another. The mode is a property of the file, and only its sole user can change it: now.
 */
function allowUpdates(db: DatabaseSync): void {
	db.exec('PRAGMA locking_mode = NORMAL; SELECT 1 FROM meta; PRAGMA journal_mode = WAL');
}
