import { AssayError } from '../model/errors.ts';

/**
 * What the file system or SQLite reported, as the failure a user can act on. `doing` completes
 * "cannot …". An `AssayError` passes through.
 */
export function asAssayError(error: unknown, doing: string): AssayError {
	if (error instanceof AssayError) return error;
	const code = codeOf(error);
	const reason = error instanceof Error ? error.message : String(error);
	const message = `cannot ${doing}: ${reason}`;
	if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'SQLITE_FULL') {
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
	if (code.startsWith('SQLITE_BUSY')) {
		return new AssayError('BUSY', message, 'Try again when the other assay process is done.', error);
	}
	return new AssayError('IO', message, 'Check the disk and the permissions of the state folder.', error);
}

/** Only these two mean that the content is wrong; everything else may pass. */
export function isCorruption(error: unknown): boolean {
	const code = codeOf(error);
	return code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_NOTADB';
}

export function isBusy(error: unknown): boolean {
	return codeOf(error).startsWith('SQLITE_BUSY');
}

function isUnwritable(code: string): boolean {
	return (
		['EROFS', 'EACCES', 'EPERM', 'ENOTDIR', 'ENOENT'].includes(code) ||
		code.startsWith('SQLITE_READONLY') ||
		code.startsWith('SQLITE_CANTOPEN')
	);
}

function codeOf(error: unknown): string {
	const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
	return typeof code === 'string' ? code : '';
}
