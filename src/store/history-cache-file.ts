import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { ErrorCode } from '../model/errors.ts';
import { removeFile } from '../platform/atomic-file.ts';
import { isLink } from '../platform/disk.ts';
import { asAssayError } from './failure.ts';
import type { StateFolder } from './state.ts';

/** Says in the header of the file whose it is. */
const APPLICATION_ID = 0x61737968;
const VERSION = 1;
const BUSY_MS = 5_000;

const SCHEMA = `
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE person (id INTEGER PRIMARY KEY, email TEXT NOT NULL, name TEXT NOT NULL, UNIQUE (email, name));
CREATE TABLE path (id INTEGER PRIMARY KEY, path TEXT NOT NULL UNIQUE);
CREATE TABLE revision (
	id INTEGER PRIMARY KEY,
	oid BLOB NOT NULL UNIQUE,
	place INTEGER NOT NULL,
	time INTEGER,
	person INTEGER NOT NULL,
	subject TEXT NOT NULL,
	cut INTEGER NOT NULL,
	live INTEGER NOT NULL
);
CREATE TABLE change (
	path INTEGER NOT NULL,
	revision INTEGER NOT NULL,
	kind INTEGER NOT NULL,
	source INTEGER,
	added INTEGER,
	deleted INTEGER,
	PRIMARY KEY (path, revision)
) WITHOUT ROWID;
CREATE INDEX change_source ON change (source) WHERE source IS NOT NULL;
`;

export const TABLES = ['change', 'revision', 'path', 'person', 'meta'];

export function historyPath(state: StateFolder): string {
	return join(state.folder, 'history.db');
}

/** Failures that say nothing about the content of the file. */
const NOT_ITS_FAULT: ReadonlySet<ErrorCode> = new Set(['BUSY', 'STATE_UNWRITABLE', 'DISK_FULL']);

/** Whether a failure of SQLite says something about the file. */
export function isItsFault(error: unknown): boolean {
	return !NOT_ITS_FAULT.has(asAssayError(error, 'keep the history').code);
}

/** Throws for a file of another version, and for what is no database. */
export function openHistoryFile(file: string): Database.Database {
	// A link that came with a repository could lead to a database of the user's.
	if (isLink(file)) removeFile(file);
	const db = new Database(file, { timeout: BUSY_MS });
	try {
		// A file that came with a repository must not bring views or triggers that do more than read.
		db.pragma('trusted_schema = OFF');
		if (db.pragma('user_version', { simple: true }) === 0) makeHistoryTables(db);
		const version = db.pragma('user_version', { simple: true });
		if (version !== VERSION || db.pragma('application_id', { simple: true }) !== APPLICATION_ID) {
			throw new Error(`${file} is of another version`);
		}
		for (const table of TABLES) db.prepare(`SELECT * FROM ${table} LIMIT 1`).get();
		db.pragma('journal_mode = WAL');
		db.pragma('synchronous = NORMAL');
		return db;
	} catch (error) {
		db.close();
		throw error;
	}
}

export function makeHistoryTables(db: Database.Database): void {
	db.transaction(() => {
		// Another process may have been quicker.
		if (db.pragma('user_version', { simple: true }) !== 0) return;
		db.exec(SCHEMA);
		db.pragma(`application_id = ${APPLICATION_ID}`);
		db.pragma(`user_version = ${VERSION}`);
	}).immediate();
}
