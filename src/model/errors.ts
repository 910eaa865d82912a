/** Every failure a user can meet. Surfaces translate it; nothing below them prints. */
export type ErrorCode =
	| 'USAGE'
	| 'CONFIG_INVALID'
	| 'ROOT_MISSING'
	| 'ROOT_NOT_A_FOLDER'
	| 'ROOT_UNREADABLE'
	| 'NOT_INDEXED'
	| 'NOT_FOUND'
	| 'SCHEMA_NEWER'
	| 'INDEX_CORRUPT'
	| 'STATE_UNWRITABLE'
	| 'DISK_FULL'
	| 'BUSY'
	| 'CANCELLED'
	| 'SQL_INVALID'
	| 'SQL_REFUSED'
	| 'SQL_TIMEOUT'
	| 'PATH_OUTSIDE_ROOT'
	| 'HISTORY_UNAVAILABLE'
	| 'FETCH_FAILED'
	/** Of servers: who asks may not, what is sent is too much, the answer takes too long. */
	| 'UNAUTHORIZED'
	| 'FORBIDDEN'
	| 'TOO_LARGE'
	| 'TIMED_OUT'
	| 'IO'
	| 'INTERNAL';

/** Codes that mean "you asked wrongly" rather than "it did not work". */
const WRONG_USE: ReadonlySet<ErrorCode> = new Set([
	'USAGE',
	'CONFIG_INVALID',
	'SQL_INVALID',
	'SQL_REFUSED',
	'PATH_OUTSIDE_ROOT',
]);

/** The part of a text that somebody gave in which a mistake is: offsets in UTF-16 units. */
export interface ErrorPlace {
	text: string;
	start: number;
	end: number;
}

export class AssayError extends Error {
	readonly code: ErrorCode;
	/** What to do about it, in one sentence. */
	readonly hint: string;

	constructor(code: ErrorCode, message: string, hint: string, cause?: unknown) {
		super(message, cause === undefined ? undefined : { cause });
		this.name = 'AssayError';
		this.code = code;
		this.hint = hint;
	}

	get exitCode(): 2 | 3 {
		return WRONG_USE.has(this.code) ? 2 : 3;
	}
}

/** A mistake in a text that has a language of its own, and where it is. */
export class MisreadError extends AssayError {
	readonly place: ErrorPlace;

	constructor(message: string, hint: string, place: ErrorPlace) {
		super('USAGE', message, hint);
		this.place = place;
	}
}
