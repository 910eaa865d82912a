import { AssayError } from '../model/errors.ts';

const MAX_SQL_LENGTH = 100_000;
const READING: ReadonlySet<string> = new Set(['SELECT', 'WITH', 'VALUES']);
/** Words that begin something SQLite would do and we do not; anything else is no SQL at all. */
const OTHER_VERBS: ReadonlySet<string> = new Set(
	(
		'ALTER ANALYZE ATTACH BEGIN COMMIT CREATE DELETE DETACH DROP END INSERT PRAGMA REINDEX RELEASE ' +
		'REPLACE ROLLBACK SAVEPOINT UPDATE VACUUM'
	).split(' '),
);

/**
 * Refuses what is not one reading statement, before SQLite sees it: some statements (PRAGMA, also
 * behind EXPLAIN) act when they are prepared. A WITH may still begin a write, which shows after that.
 */
export function checkReadingStatement(sql: string): void {
	if (sql.length > MAX_SQL_LENGTH) throw refused(`the statement is longer than ${MAX_SQL_LENGTH} characters`);
	if (sql.includes('\0')) throw new AssayError('SQL_INVALID', 'the statement holds a NUL character', HINT);
	let [word, rest] = firstWord(sql);
	if (word === 'EXPLAIN') {
		[word, rest] = firstWord(rest);
		if (word === 'QUERY') {
			[word, rest] = firstWord(rest);
			if (word === 'PLAN') [word, rest] = firstWord(rest);
		}
	}
	if (READING.has(word)) return;
	if (word === '') throw new AssayError('SQL_INVALID', 'there is no statement', HINT);
	if (OTHER_VERBS.has(word)) throw refused(`${word} is not a reading statement`);
	throw new AssayError('SQL_INVALID', `no statement begins with ${word.slice(0, 40)}`, HINT);
}

const HINT = 'Give one SELECT, WITH, VALUES or EXPLAIN; `assay sql --schema` lists what there is to ask.';

export function refused(message: string): AssayError {
	return new AssayError(
		'SQL_REFUSED',
		message,
		'Only one SELECT, WITH, VALUES or EXPLAIN is run; nothing can be changed.',
	);
}

/** The first word, in upper case, after white space and comments; and what follows it. */
function firstWord(sql: string): [string, string] {
	let at = 0;
	for (;;) {
		while (at < sql.length && ' \t\n\f\r\uFEFF'.includes(sql[at])) at++;
		if (sql.startsWith('--', at)) {
			const end = sql.indexOf('\n', at);
			at = end === -1 ? sql.length : end + 1;
		} else if (sql.startsWith('/*', at)) {
			const end = sql.indexOf('*/', at + 2);
			at = end === -1 ? sql.length : end + 2;
		} else {
			break;
		}
	}
	const word = /^\w+|^./su.exec(sql.slice(at))?.[0] ?? '';
	return [word.toUpperCase(), sql.slice(at + word.length)];
}
