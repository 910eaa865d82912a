import { AssayError, type ErrorCode } from '../../model/errors.ts';

/** A request that is not answered, with the status that says so. */
export class Refusal extends AssayError {
	readonly status: number;
	readonly headers: Readonly<Record<string, string>>;

	constructor(
		status: number,
		code: ErrorCode,
		message: string,
		hint: string,
		headers: Readonly<Record<string, string>> = {},
	) {
		super(code, message, hint);
		this.status = status;
		this.headers = headers;
	}
}

/** The status of an error that a question ended with. */
export const STATUS_OF: Readonly<Record<ErrorCode, number>> = {
	USAGE: 400,
	CONFIG_INVALID: 500,
	ROOT_MISSING: 500,
	ROOT_NOT_A_FOLDER: 500,
	ROOT_UNREADABLE: 500,
	NOT_INDEXED: 503,
	NOT_FOUND: 404,
	SCHEMA_NEWER: 500,
	INDEX_CORRUPT: 500,
	STATE_UNWRITABLE: 500,
	DISK_FULL: 507,
	BUSY: 503,
	/** Of us: who asked and went away reads no status. */
	CANCELLED: 503,
	SQL_INVALID: 400,
	SQL_REFUSED: 400,
	SQL_TIMEOUT: 504,
	PATH_OUTSIDE_ROOT: 400,
	HISTORY_UNAVAILABLE: 404,
	FETCH_FAILED: 502,
	UNAUTHORIZED: 401,
	FORBIDDEN: 403,
	TOO_LARGE: 413,
	TIMED_OUT: 504,
	IO: 500,
	INTERNAL: 500,
};
