import type { AssayError } from '../model/errors.ts';
import { guardProcess } from '../platform/guard-process.ts';
import { comparesUids, type PublicOptions } from './public-views.ts';
import type { IndexReader } from './reader.ts';
import type { SqlAnswer, SqlQuestion, SqlReply } from './run-sql.ts';
import { sqlFailure } from './sql-errors.ts';
import { collectRows } from './sql-rows.ts';
import { checkReadingStatement, refused } from './sql-statement.ts';

/** How long a process goes on when nobody is left to end it. */
const ORPHAN_GRACE_MS = 2_000;

/** Opens an index with the public views on it. */
export type OpenViews = (
	question: SqlQuestion,
	options: Pick<PublicOptions, 'keyed' | 'sql'>,
) => Promise<IndexReader>;

/** Runs one query in a process of its own, which may be killed at any moment. */
export async function answerSql(question: SqlQuestion, openViews: OpenViews): Promise<SqlAnswer> {
	try {
		checkReadingStatement(question.sql);
		const { timeoutMs, memoryBytes, sql } = question;
		await guardProcess({ deadlineMs: timeoutMs + ORPHAN_GRACE_MS, maxBytes: memoryBytes });
		const reader = await openViews(question, { keyed: comparesUids(sql), sql });
		return { ok: true, ...execute(reader, question) };
	} catch (error) {
		const { code, message, hint } = sqlFailure(error) satisfies AssayError;
		return { ok: false, error: { code, message, hint } };
	}
}

function execute(reader: IndexReader, question: SqlQuestion): SqlReply {
	try {
		const statement = reader.db.prepare(question.sql);
		if (!statement.reader || !statement.readonly) throw refused('the statement would change something');
		return { generation: reader.generation, result: collectRows(statement, question) };
	} finally {
		reader.close();
	}
}
