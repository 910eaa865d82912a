import Database from 'better-sqlite3';
import { AssayError } from '../model/errors.ts';
import { asAssayError, isCorruption } from './failure.ts';
import { RECORD_APPLICATION_ID } from './stamp.ts';
import { ensureStateFolder, recordPath, type StateFolder } from './state.ts';

/**
 * Each entry takes the record from the version of its position to the next. Append, never change:
 * a record outlives the assay that made it.
 */
const MIGRATIONS: readonly string[] = [
	`CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
	INSERT INTO meta VALUES ('created', strftime('%Y-%m-%dT%H:%M:%SZ', 'now'));`,
];
export const RECORD_VERSION = MIGRATIONS.length;

const BUSY_MS = 5_000;

/**
 * Opens the durable record, and creates or migrates it first. Every committed transaction survives
 * a power cut. The caller closes it.
 */
export function openRecord(state: StateFolder): Database.Database {
	ensureStateFolder(state);
	const file = recordPath(state);
	let db: Database.Database | null = null;
	try {
		db = new Database(file, { timeout: BUSY_MS });
		// One that came with a repository must not bring views or triggers that do more than read.
		db.pragma('trusted_schema = OFF');
		db.pragma('synchronous = FULL');
		db.pragma('foreign_keys = ON');
		checkSound(db, file);
		migrate(db, file);
		// After the migration, so that of several who create it only one finds anything to switch.
		if (db.pragma('journal_mode', { simple: true }) !== 'wal') db.pragma('journal_mode = WAL');
		return db;
	} catch (error) {
		db?.close();
		throw recordFailure(error, file);
	}
}

/** What is not noticed now would be lost without a word by the next entry. */
function checkSound(db: Database.Database, file: string): void {
	const found = db.pragma('integrity_check(1)', { simple: true });
	if (found !== 'ok') throw damaged(file, String(found));
}

function migrate(db: Database.Database, file: string): void {
	checkOwner(db, file);
	if (version(db) === RECORD_VERSION) return;
	db.transaction(() => {
		for (let from = version(db); from < RECORD_VERSION; from++) db.exec(MIGRATIONS[from]);
		db.pragma(`application_id = ${RECORD_APPLICATION_ID}`);
		db.pragma(`user_version = ${RECORD_VERSION}`);
	}).immediate();
}

function checkOwner(db: Database.Database, file: string): void {
	const found = version(db);
	if (found > RECORD_VERSION) {
		throw new AssayError(
			'SCHEMA_NEWER',
			`${file} was made by a newer assay (version ${found}, this one knows ${RECORD_VERSION})`,
			'Use that assay: the record cannot be built anew.',
		);
	}
	const owner = db.pragma('application_id', { simple: true });
	if (found > 0 && owner !== RECORD_APPLICATION_ID) {
		throw new AssayError('IO', `${file} is not an assay record`, 'Move it away.');
	}
}

function version(db: Database.Database): number {
	return db.pragma('user_version', { simple: true }) as number;
}

/** A damaged record is not derived from anything, so the advice differs from a damaged index's. */
function recordFailure(error: unknown, file: string): AssayError {
	if (isCorruption(error)) return damaged(file, (error as Error).message, error);
	return asAssayError(error, `open the record ${file}`);
}

function damaged(file: string, how: string, cause?: unknown): AssayError {
	const hint = 'Restore it from a backup, or move it away to start a new one.';
	return new AssayError('IO', `${file} is damaged: ${how}`, hint, cause);
}
