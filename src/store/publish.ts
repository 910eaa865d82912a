import { randomBytes } from 'node:crypto';
import Database from 'better-sqlite3';
import { AssayError } from '../model/errors.ts';
import { removeFile, replaceFile, syncFile, syncFolder } from '../platform/atomic-file.ts';
import { fileSize, namesIn, readHead } from '../platform/disk.ts';
import { readTextFile } from '../platform/text-file.ts';
import { asAssayError, isCorruption } from './failure.ts';
import { checkIndexStamp, readStamp, STAMP_BYTES } from './stamp.ts';
import { currentPath, indexName, indexPath, isIndexName, type StateFolder } from './state.ts';

/**
 * How an index becomes the live one. A build writes a file of its own name and `current` is then
 * switched to it: no database is renamed or written over, because SQLite would apply what a killed
 * process left beside the old one to the new one.
 *
 * Everything here but `readCurrent` runs under the write lock.
 */
export interface Build {
	id: string;
	/** Where to build. There is no such file yet. */
	file: string;
}

/** A place for a new index. What dead builds left behind goes first. */
export function beginBuild(state: StateFolder): Build {
	try {
		removeOldIndices(state);
		const id = randomBytes(6).toString('hex');
		return { id, file: indexPath(state, indexName(id)) };
	} catch (error) {
		throw asAssayError(error, `write to ${state.folder}`);
	}
}

/**
 * Makes a finished, closed build the live index, durably; then removes the ones before it, except
 * those that somebody is reading.
 */
export function publish(state: StateFolder, build: Build): void {
	try {
		if (fileSize(`${build.file}-wal`) || fileSize(`${build.file}-journal`)) {
			throw new AssayError('INTERNAL', `${build.file} is not closed`, 'Report this.');
		}
		checkIndexStamp(readStamp(readHead(build.file, STAMP_BYTES)), build.file);
		syncFile(build.file);
		syncFolder(state.folder);
		replaceFile(currentPath(state), `${indexName(build.id)}\n`);
	} catch (error) {
		throw asAssayError(error, 'publish the index');
	}
	removeOldIndices(state);
}

/** Leaves the live index as it was. */
export function discardBuild(_state: StateFolder, build: Build): void {
	removeDatabase(build.file);
}

/** Name of the live index, or null when nothing has been published. */
export function readCurrent(state: StateFolder): string | null {
	const text = readTextFile(currentPath(state), 1024);
	if (text === null) return null;
	const name = text.trimEnd();
	if (isIndexName(name)) return name;
	throw new AssayError(
		'INDEX_CORRUPT',
		`${currentPath(state)} does not name an index`,
		'Run `assay index` to build it anew.',
	);
}

/** Removes every index file but the live one. Gives the names of those that are in use and stay. */
function removeOldIndices(state: StateFolder): string[] {
	return removeIndices(state, liveName(state));
}

/** Removes every index file but `keep`. */
export function removeIndices(state: StateFolder, keep: string | null): string[] {
	const names = namesIn(state.folder);
	const inUse: string[] = [];
	// What a process that died while it replaced a file left behind.
	for (const name of names) if (/^current\.[0-9a-f]{8}\.tmp$/.test(name)) removeFile(indexPath(state, name));
	for (const name of names) {
		if (!isIndexName(name) || name === keep) continue;
		if (!removeUnused(indexPath(state, name))) inUse.push(name);
	}
	for (const name of names) {
		const owner = name.replace(/-(?:wal|shm|journal)$/, '');
		if (owner !== name && isIndexName(owner) && !names.includes(owner)) removeFile(indexPath(state, name));
	}
	return inUse;
}

function liveName(state: StateFolder): string | null {
	try {
		return readCurrent(state);
	} catch (error) {
		if (error instanceof AssayError && error.code === 'INDEX_CORRUPT') return null;
		throw error;
	}
}

/**
 * A reader holds a shared lock for as long as it is open, so an exclusive one tells that there is
 * none; and one that comes now finds, after opening, that `current` names another file.
 */
function removeUnused(file: string): boolean {
	let db: Database.Database | null = null;
	try {
		db = new Database(file, { fileMustExist: true, timeout: 0 });
		db.pragma('locking_mode = EXCLUSIVE');
		db.pragma('journal_mode = DELETE');
		db.exec('BEGIN EXCLUSIVE');
	} catch (error) {
		if (!isCorruption(error)) {
			db?.close();
			return false;
		}
	}
	try {
		if (removeDatabase(file)) return true;
	} finally {
		db?.close();
	}
	// Some systems do not remove what is open, even by ourselves.
	return removeDatabase(file);
}

/** The database first: its companions mean nothing without it. */
export function removeDatabase(file: string): boolean {
	if (!removeFile(file)) return false;
	for (const companion of ['-wal', '-shm', '-journal']) removeFile(file + companion);
	return true;
}
