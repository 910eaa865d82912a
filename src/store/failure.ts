import { AssayError } from '../model/errors.ts';
import { nameOfCode } from './sqlite-codes.ts';

/**
 * What the file system or SQLite reported, as the failure a user can act on. `doing` completes
 * "cannot …". An `AssayError` passes through.
 */
export function asAssayError(error: unknown, doing: string): AssayError {
	if (error instanceof AssayError) return error;
	const code = codeOf(error);
	const reason = error instanceof Error ? error.message : String(error);
	const message = `cannot ${doing}: ${reason}`;
	if (isFull(code)) {
		return new AssayError(
			'DISK_FULL',
			message,
			'Free some space, or set ASSAY_DIR to a folder on another disk.',
			error,
		);
	}
	if (isUnwritable(code)) {
		return new AssayError('STATE_UNWRITABLE', message, 'Set ASSAY_DIR to a folder you can write to.', error);
	}
	if (isCorruption(error)) {
		return new AssayError('INDEX_CORRUPT', message, 'Run `assay index` to build it anew.', error);
	}
	if (code.startsWith('SQLITE_BUSY') || code === 'SQLITE_PROTOCOL') {
		return new AssayError('BUSY', message, 'Try again when the other assay process is done.', error);
	}
	return new AssayError('IO', message, hintFor(code), error);
}

function hintFor(code: string): string {
	if (code === 'EMFILE' || code === 'ENFILE')
		return 'Close some programs, or raise the limit of open files (`ulimit -n`).';
	if (code === 'ENOMEM' || code.endsWith('NOMEM')) return 'Free some memory, and run it again.';
	return 'Check the disk and the permissions of the state folder.';
}

/** The same for what the system reported; anything else is a defect, and stays what it is. */
export function systemFailure(error: unknown, doing: string): unknown {
	return SYSTEM.test(codeOf(error)) ? asAssayError(error, doing) : error;
}

const SYSTEM =
	/^(?:E[A-Z\d]+|SQLITE_(?:BUSY|CANTOPEN|CORRUPT|FULL|IOERR|NOMEM|NOTADB|PROTOCOL|READONLY)[A-Z_]*)$/;

/** Only these two mean that the content is wrong; everything else may pass. */
export function isCorruption(error: unknown): boolean {
	const code = codeOf(error);
	return code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_NOTADB';
}

export function isBusy(error: unknown): boolean {
	return codeOf(error).startsWith('SQLITE_BUSY');
}

/** The last one tells that there is no room for the memory that readers and a writer share. */
function isFull(code: string): boolean {
	return ['ENOSPC', 'EDQUOT', 'SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE'].includes(code);
}

function isUnwritable(code: string): boolean {
	return (
		['EROFS', 'EACCES', 'EPERM', 'ENOTDIR', 'ENOENT'].includes(code) ||
		code.startsWith('SQLITE_READONLY') ||
		code.startsWith('SQLITE_CANTOPEN')
	);
}

function codeOf(error: unknown): string {
	const code =
		nameOfCode(error) ?? (error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined);
	return typeof code === 'string' ? code : '';
}
