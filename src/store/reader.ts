import Database from 'better-sqlite3';
import { AssayError } from '../model/errors.ts';
import { fileIdentity, fileSize, readWhole } from '../platform/disk.ts';
import { asAssayError } from './failure.ts';
import { isAsLeft, readCurrent } from './publish.ts';
import { checkIndexStamp } from './stamp.ts';
import { indexPath, type StateFolder } from './state.ts';

/**
 * An open index at one generation: the read transaction lasts from opening to closing, so no answer
 * mixes two. Open one for a question and close it after; a long-lived one would hold up updates.
 */
export interface IndexReader {
	db: Database.Database;
	file: string;
	generation: string;
	close(): void;
}

export interface ReaderOptions {
	cacheBytes?: number;
}

const CACHE_BYTES = 16 << 20;
/** Publications that may pass while a reader opens before it gives up. */
const OPEN_ATTEMPTS = 100;
const BUSY_MS = 5_000;

export function openIndex(state: StateFolder, options: ReaderOptions = {}): IndexReader {
	return openWith(state, (file) => tryOpen(file, options));
}

/** Opens the live index in some way, which gives null for a file that is not there. */
export function openWith(state: StateFolder, open: (file: string) => IndexReader | null): IndexReader {
	for (let attempt = 0; attempt < OPEN_ATTEMPTS; attempt++) {
		const live = readCurrent(state);
		if (live === null) throw notIndexed(state);
		const file = indexPath(state, live.name);
		// Before it is opened: a look at the content would take our locks away.
		const asLeft = isAsLeft(state, live);
		const reader = open(file);
		// Once the lock is ours and `current` still names the file, nobody will remove it.
		const stillLive = readCurrent(state)?.name === live.name;
		if (reader !== null && stillLive && asLeft) return reader;
		reader?.close();
		if (stillLive) throw reader === null ? missing(file) : changedByOthers(file);
	}
	throw new AssayError('BUSY', 'the index is replaced again and again', 'Try again in a moment.');
}

/** The same file once more, for what runs inside a query of the first connection. */
export function openBeside(reader: IndexReader): IndexReader {
	const beside = tryOpen(reader.file, { cacheBytes: 4 << 20 });
	if (beside === null) throw missing(reader.file);
	return beside;
}

/** The file of another reader, for another process: null when it holds another generation by now. */
export function openSame(file: string, generation: string): IndexReader | null {
	const reader = tryOpen(file, {});
	if (reader === null || reader.generation === generation) return reader;
	reader.close();
	return null;
}

/** An index that is on no disk. */
export function openBytes(bytes: Uint8Array): IndexReader {
	const db = new Database(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), { readonly: true });
	return { db, file: '', generation: generationOf(db), close: () => void db.close() };
}

function generationOf(db: Database.Database): string {
	return String(db.prepare("SELECT value FROM meta WHERE key = 'generation'").pluck().get() ?? '');
}

/** Ends the transaction of a reader: what it reads next would be of any generation. */
export function endReading({ db }: IndexReader): void {
	db.exec('COMMIT');
}

/** A reader whose transaction was ended, at the generation that the file has now. */
export function readAgain({ db, file }: IndexReader, close: () => void): IndexReader {
	beginReading(db);
	return { db, file, generation: generationOf(db), close };
}

/** null when the file is not there. */
export function tryOpen(file: string, options: ReaderOptions): IndexReader | null {
	let db: Database.Database | null = null;
	try {
		if (fileSize(file) === null) return null;
		const open = openReadOnly(file, options);
		db = open;
		checkIndexStamp(
			{
				applicationId: open.pragma('application_id', { simple: true }) as number,
				version: open.pragma('user_version', { simple: true }) as number,
			},
			file,
		);
		return { db: open, file, generation: generationOf(open), close: () => void open.close() };
	} catch (error) {
		db?.close();
		if (fileSize(file) === null) return null;
		throw openFailure(error, file);
	}
}

function openReadOnly(file: string, options: ReaderOptions): Database.Database {
	const db = new Database(file, { readonly: true, fileMustExist: true, timeout: BUSY_MS });
	try {
		setPragmas(db, options);
		beginReading(db);
		return db;
	} catch (error) {
		db.close();
		const copy = needsSharedMemory(error) ? copyAtRest(file) : null;
		if (copy === null) throw error;
		return openCopy(copy, options);
	}
}

/** A transaction begins with the first read. */
function beginReading(db: Database.Database): void {
	db.exec('BEGIN');
	db.prepare('SELECT 1 FROM sqlite_master').get();
}

/** Reading beside a writer takes a small file of shared memory, which a full or read-only disk does not give. */
function needsSharedMemory(error: unknown): boolean {
	if (!(error instanceof Database.SqliteError)) return false;
	return /^SQLITE_(?:IOERR_SHM|CANTOPEN|READONLY)/.test(error.code);
}

const HEADER_MODES_AT = 18;
const WITHOUT_LOG = 1;

/** The whole file; null when it has a log or a writer, which would make the copy a mixture. */
function copyAtRest(file: string): Buffer | null {
	const hasLog = () => (fileSize(`${file}-wal`) ?? 0) > 0;
	const before = fileIdentity(file);
	if (hasLog()) return null;
	const bytes = readWhole(file);
	return hasLog() || fileIdentity(file) !== before ? null : bytes;
}

/** The bytes of an index, as if it had no log: it has none that counts. */
function openCopy(bytes: Buffer, options: ReaderOptions): Database.Database {
	bytes.fill(WITHOUT_LOG, HEADER_MODES_AT, HEADER_MODES_AT + 2);
	const db = new Database(bytes, { readonly: true });
	try {
		setPragmas(db, options);
		beginReading(db);
		return db;
	} catch (error) {
		db.close();
		throw error;
	}
}

function setPragmas(db: Database.Database, options: ReaderOptions): void {
	const { cacheBytes = CACHE_BYTES } = options;
	// A mapped page is checked anew each time it is looked at, one in the cache when it comes there.
	db.pragma('mmap_size = 0');
	db.pragma(`cache_size = ${-Math.ceil(cacheBytes / 1024)}`);
	db.pragma('temp_store = MEMORY');
	// What an index file says about itself is not trusted: it may have come with a checkout.
	db.pragma('trusted_schema = OFF');
	db.pragma('cell_size_check = ON');
	db.pragma('query_only = ON');
}

function openFailure(error: unknown, file: string): AssayError {
	if (error instanceof Database.SqliteError && error.code === 'SQLITE_ERROR') {
		return new AssayError(
			'INDEX_CORRUPT',
			`${file} lacks what an index has: ${error.message}`,
			'Run `assay index` to build it anew.',
			error,
		);
	}
	if (error instanceof Database.SqliteError && error.code.startsWith('SQLITE_CANTOPEN')) {
		return new AssayError('IO', `cannot open ${file}: ${error.message}`, 'Check its permissions.', error);
	}
	return asAssayError(error, `open the index ${file}`);
}

function notIndexed(state: StateFolder): AssayError {
	return new AssayError('NOT_INDEXED', `${state.root} has not been indexed`, 'Run `assay index` first.');
}

function changedByOthers(file: string): AssayError {
	return new AssayError(
		'INDEX_CORRUPT',
		`${file} was made elsewhere, or changed by something other than assay`,
		'Run `assay index` to build it anew.',
	);
}

function missing(file: string): AssayError {
	return new AssayError('NOT_INDEXED', `the index ${file} is gone`, 'Run `assay index` to build it anew.');
}
