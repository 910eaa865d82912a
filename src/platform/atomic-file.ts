import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, renameSync, rmSync, unlinkSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Replaces a file whole: whoever opens `path` reads the old content or the new one, and after a
 * return the new one survives a power cut. Processes that replace it at the same time do not disturb
 * one another: the last one wins. A process that dies in between leaves a `.tmp` file. Not `durably`, a
 * power cut may bring the old content back.
 */
export function replaceFile(path: string, content: string, { mode = 0o644, durably = true } = {}): void {
	const temporary = `${path}.${randomBytes(4).toString('hex')}.tmp`;
	try {
		const file = openSync(temporary, 'w', mode);
		try {
			writeSync(file, content);
			fsyncSync(file);
		} finally {
			closeSync(file);
		}
		renameSync(temporary, path);
	} catch (error) {
		rmSync(temporary, { force: true });
		throw error;
	}
	if (durably) syncFolder(dirname(path));
}

/** Waits until the content of a file is on the disk. */
export function syncFile(path: string): void {
	const file = openSync(path, 'r+');
	try {
		fsyncSync(file);
	} finally {
		closeSync(file);
	}
}

/** Waits until the names in a folder are on the disk. Systems that cannot open a folder need no such step. */
export function syncFolder(path: string): void {
	let folder: number;
	try {
		folder = openSync(path, 'r');
	} catch (error) {
		if (isErrno(error, 'EISDIR', 'EPERM', 'EACCES')) return;
		throw error;
	}
	try {
		fsyncSync(folder);
	} catch (error) {
		if (!isErrno(error, 'EPERM', 'EINVAL')) throw error;
	} finally {
		closeSync(folder);
	}
}

/** False when the system refuses because the file is open somewhere; true when it is gone. */
export function removeFile(path: string): boolean {
	try {
		unlinkSync(path);
		return true;
	} catch (error) {
		if (isErrno(error, 'ENOENT')) return true;
		if (process.platform === 'win32' && isErrno(error, 'EBUSY', 'EPERM', 'EACCES')) return false;
		throw error;
	}
}

function isErrno(error: unknown, ...codes: string[]): boolean {
	return error instanceof Error && codes.includes((error as NodeJS.ErrnoException).code ?? '');
}

/** Gives a file a name that nothing has. */
export function moveFile(from: string, to: string): void {
	renameSync(from, to);
}
