import type { AssayError } from '../model/errors.ts';
import { guardProcess } from '../platform/guard-process.ts';
import { comparesUids, openPublicIndex } from './public-views.ts';
import type { MakeRefLinks } from './ref-functions.ts';
import type { SqlAnswer, SqlQuestion, SqlReply } from './run-sql.ts';
import { sqlFailure } from './sql-errors.ts';
import { collectRows } from './sql-rows.ts';
import { checkReadingStatement, refused } from './sql-statement.ts';

/** How long a process goes on when nobody is left to end it. */
const ORPHAN_GRACE_MS = 2_000;
const MENTIONS_REFS = /\brefs\b/i;

/**
 * Runs one query in a process of its own, which may be killed at any moment. `loadRefLinks` gives what finds out where
 * references lead; it is loaded for queries that may ask for it.
 */
export async function answerSql(
	question: SqlQuestion,
	loadRefLinks: () => Promise<MakeRefLinks>,
): Promise<SqlAnswer> {
	try {
		checkReadingStatement(question.sql);
		const { timeoutMs, memoryBytes, sql } = question;
		await guardProcess({ deadlineMs: timeoutMs + ORPHAN_GRACE_MS, maxBytes: memoryBytes });
		const refLinks = MENTIONS_REFS.test(sql) ? await loadRefLinks() : undefined;
		return { ok: true, ...execute(question, refLinks) };
	} catch (error) {
		const { code, message, hint } = sqlFailure(error) satisfies AssayError;
		return { ok: false, error: { code, message, hint } };
	}
}

function execute(question: SqlQuestion, refLinks: MakeRefLinks | undefined): SqlReply {
	const { sql } = question;
	const reader = openPublicIndex(question.state, { keyed: comparesUids(sql), sql, refLinks });
	try {
		const statement = reader.db.prepare(question.sql);
		if (!statement.reader || !statement.readonly) throw refused('the statement would change something');
		return { generation: reader.generation, result: collectRows(statement, question) };
	} finally {
		reader.close();
	}
}
