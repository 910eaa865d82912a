import { AssayError, type ErrorCode } from '../model/errors.ts';
import { askChild } from '../platform/ask-process.ts';
import { tooMuchMemory } from './sql-errors.ts';
import type { SqlParams, SqlResult } from './sql-rows.ts';
import { checkReadingStatement } from './sql-statement.ts';
import type { StateFolder } from './state.ts';

export interface SqlRequest {
	state: StateFolder;
	sql: string;
	/** By place, or by name for `:name`, `@name`, `$name`. */
	params?: SqlParams;
	/** Rows of the result; 1,000 unless told. */
	limit?: number;
	timeoutMs?: number;
	/** Of the values in the result. */
	maxBytes?: number;
	/** Of the whole process that runs the query. */
	memoryBytes?: number;
	/** The largest file of the repository that is read for it. */
	maxFileBytes?: number;
	signal?: AbortSignal;
}

/** What goes to the process that runs the query. */
export type SqlQuestion = Required<Omit<SqlRequest, 'signal'>>;

/** Rows, and the generation of the index they are from: the process opens what is live when it starts. */
export interface SqlReply {
	generation: string;
	result: SqlResult;
}

export type SqlAnswer =
	| ({ ok: true } & SqlReply)
	| { ok: false; error: { code: ErrorCode; message: string; hint: string } };

const SQL_DEFAULTS = {
	limit: 1_000,
	timeoutMs: 10_000,
	maxBytes: 16 << 20,
	memoryBytes: 768 << 20,
	maxFileBytes: 0,
} as const;

const HEAP_MB = 256;

/**
 * Runs one reading statement over the public views, in a process of its own that is killed at the
 * limits: SQLite cannot be interrupted from within, and a connection that only reads can still
 * attach files, write with VACUUM INTO and fill the memory. `child` is the module that runs in it and answers with
 * `answerSql`.
 */
export async function runSql(request: SqlRequest, child: string): Promise<SqlReply> {
	checkReadingStatement(request.sql);
	const { signal, ...given } = request;
	const question: SqlQuestion = { params: [], ...SQL_DEFAULTS, ...given };
	const ended = await askChild({
		module: child,
		question,
		timeoutMs: question.timeoutMs,
		heapMb: HEAP_MB,
		signal,
	});
	if (ended.outcome === 'answered') return unwrap(ended.answer as SqlAnswer);
	if (ended.outcome === 'cancelled')
		throw new AssayError('CANCELLED', 'the query was cancelled', 'Run it again.');
	if (ended.outcome === 'timed_out') throw timedOut(question.timeoutMs);
	if (ranOutOfMemory(ended)) throw tooMuchMemory();
	throw new AssayError(
		'INTERNAL',
		`the process that ran the query died (${ended.signal ?? ended.code}) ${ended.stderr.trim()}`.trimEnd(),
		'Run `assay index` to build the index anew, then try again.',
	);
}

function unwrap(answer: SqlAnswer): SqlReply {
	if (answer.ok) return { generation: answer.generation, result: answer.result };
	const { code, message, hint } = answer.error;
	throw new AssayError(code, message, hint);
}

/** Killed by its guard or by the system, or aborted by the JavaScript engine. */
function ranOutOfMemory(died: { signal: string | null; stderr: string }): boolean {
	return died.signal === 'SIGKILL' || /out of memory|invalid array length|FATAL ERROR/i.test(died.stderr);
}

function timedOut(timeoutMs: number): AssayError {
	return new AssayError(
		'SQL_TIMEOUT',
		`the query took longer than ${timeoutMs / 1000} s`,
		'Narrow it with WHERE, or give it more time with --timeout.',
	);
}
