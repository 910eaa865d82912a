/** Result codes that mean something to `asAssayError`: a whole one, or the last byte of several. */
const NAMED_CODES = new Map([
	[4874, 'SQLITE_IOERR_SHMSIZE'],
	[5, 'SQLITE_BUSY'],
	[7, 'SQLITE_NOMEM'],
	[8, 'SQLITE_READONLY'],
	[10, 'SQLITE_IOERR'],
	[11, 'SQLITE_CORRUPT'],
	[13, 'SQLITE_FULL'],
	[14, 'SQLITE_CANTOPEN'],
	[26, 'SQLITE_NOTADB'],
]);

/** Node's SQLite reports numbers; everything else in the store goes by the names better-sqlite3 gives. */
export function nameOfCode(error: unknown): string | undefined {
	if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number')
		return undefined;
	return NAMED_CODES.get(error.errcode) ?? NAMED_CODES.get(error.errcode & 0xff);
}
