import { randomBytes } from 'node:crypto';
import Database from 'better-sqlite3';
import { AssayError } from '../model/errors.ts';
import { moveFile, removeFile, replaceFile, syncFile, syncFolder } from '../platform/atomic-file.ts';
import { fileSize, namesIn, readHead } from '../platform/disk.ts';
import { readTextFile } from '../platform/text-file.ts';
import { asAssayError, isCorruption } from './failure.ts';
import { brokenSeal, isIntact, readSeal, type Seal, sealOf, writeSeal } from './seal.ts';
import { checkIndexStamp, readStamp, STAMP_BYTES } from './stamp.ts';
import {
	currentPath,
	damagedName,
	indexName,
	indexPath,
	isDamagedName,
	isIndexName,
	type StateFolder,
} from './state.ts';

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
		writeCurrent(state, indexName(build.id), sealOf(state, indexName(build.id)));
	} catch (error) {
		throw asAssayError(error, 'publish the index');
	}
	removeLeftovers(state);
}

/**
 * Leaves the live index as it was. A build can fail after it became that one, when only the disk did not
 * confirm it; then it stays.
 */
export function discardBuild(state: StateFolder, build: Build): void {
	try {
		if (liveName(state) !== indexName(build.id)) removeDatabase(build.file);
	} catch {
		// The next writer removes it; the caller has a failure to tell of already.
	}
}

/** Removes what dead writers left behind. When that fails, the next writer tries again. */
export function removeLeftovers(state: StateFolder): void {
	try {
		removeOldIndices(state);
	} catch {
		// It is in nobody's way.
	}
}

/** What `current` says: the live index, and how its file looks. */
export interface Live {
	name: string;
	/** null when there is none that assay could have written. */
	seal: Seal | null;
}

/** null when nothing has been published. */
export function readCurrent(state: StateFolder): Live | null {
	const path = currentPath(state);
	const text = isTooLong(path) ? '' : readTextFile(path, CURRENT_BYTES);
	if (text === null) return null;
	const [name, line, ...rest] = text.trimEnd().split('\n');
	const seal = line === undefined ? null : readSeal(line);
	if (isIndexName(name) && rest.length === 0 && (line === undefined || seal !== null)) return { name, seal };
	throw new AssayError(
		'INDEX_CORRUPT',
		`${path} does not name an index`,
		'Run `assay index` to build it anew.',
	);
}

/** More than this is nothing that was written here. */
const CURRENT_BYTES = 1024;

function isTooLong(current: string): boolean {
	try {
		return (fileSize(current) ?? 0) > CURRENT_BYTES;
	} catch (error) {
		throw asAssayError(error, `read ${current}`);
	}
}

function writeCurrent(state: StateFolder, name: string, seal: Seal | null, durably = true): void {
	replaceFile(currentPath(state), `${name}\n${seal === null ? '' : `${writeSeal(seal)}\n`}`, { durably });
}

/**
 * Runs a change of the live index. Its seal is broken before and made anew after, so that a change
 * that was cut off, which SQLite undoes or completes, is not taken for damage.
 */
export async function changeLive<T>(
	state: StateFolder,
	name: string,
	change: () => T | Promise<T>,
): Promise<T> {
	try {
		writeCurrent(state, name, brokenSeal(state));
	} catch (error) {
		throw asAssayError(error, `write to ${state.folder}`);
	}
	try {
		return await change();
	} finally {
		seal(state, name);
	}
}

function seal(state: StateFolder, name: string): void {
	try {
		// A loss of power leaves the broken one, under which the same index is read.
		writeCurrent(state, name, sealOf(state, name), false);
	} catch {
		// The change itself is made or undone; the next one seals it.
	}
}

/** Whether the live index was made here, and nothing but assay has changed it since. */
export function isAsLeft(state: StateFolder, live: Live): boolean {
	try {
		if (live.seal !== null && isIntact(state, live.name, live.seal)) return true;
	} catch (error) {
		throw asAssayError(error, `read ${indexPath(state, live.name)}`);
	}
	// A writer may have broken the seal between our two looks.
	const now = readCurrent(state);
	return now?.name !== live.name || now.seal?.identity !== live.seal?.identity;
}

/**
 * Takes a live index that cannot be read out of the way, for whoever wants to know what happened to it;
 * only the last one is kept. Gives its new name; null when there was nothing to keep.
 */
export function setAside(state: StateFolder): string | null {
	const live = liveName(state);
	removeFile(currentPath(state));
	for (const name of namesIn(state.folder)) if (isDamagedName(name)) removeDatabase(indexPath(state, name));
	if (live === null || fileSize(indexPath(state, live)) === null) return null;
	const aside = damagedName(live);
	moveFile(indexPath(state, live), indexPath(state, aside));
	for (const companion of ['-wal', '-shm', '-journal']) removeFile(indexPath(state, live + companion));
	return aside;
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
		return readCurrent(state)?.name ?? null;
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
