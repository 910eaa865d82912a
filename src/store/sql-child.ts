import { Worker } from 'node:worker_threads';
import type { AssayError } from '../model/errors.ts';
import { comparesUids, openPublicIndex } from './public-views.ts';
import type { SqlAnswer, SqlQuestion, SqlReply } from './run-sql.ts';
import { sqlFailure } from './sql-errors.ts';
import { collectRows } from './sql-rows.ts';
import { checkReadingStatement, refused } from './sql-statement.ts';

/**
 * The process in which one query runs. It may be killed at any moment. A query blocks this thread,
 * so a second one guards it: it ends the process when the memory limit is passed, or when its time
 * is over and nobody is left to do so.
 */
process.once('message', (question: SqlQuestion) => {
	answer(question).then((reply) => process.send?.(reply, () => process.disconnect()));
});

async function answer(question: SqlQuestion): Promise<SqlAnswer> {
	try {
		checkReadingStatement(question.sql);
		await startGuard(question);
		return { ok: true, ...execute(question) };
	} catch (error) {
		const { code, message, hint } = sqlFailure(error) satisfies AssayError;
		return { ok: false, error: { code, message, hint } };
	}
}

function execute(question: SqlQuestion): SqlReply {
	// Mapped pages would count as this process's memory.
	const { sql } = question;
	const reader = openPublicIndex(question.state, { mmapBytes: 0, keyed: comparesUids(sql), sql });
	try {
		const statement = reader.db.prepare(question.sql);
		if (!statement.reader || !statement.readonly) throw refused('the statement would change something');
		return { generation: reader.generation, result: collectRows(statement, question) };
	} finally {
		reader.close();
	}
}

const GUARD = `
const { workerData, parentPort } = require('node:worker_threads');
const { deadlineMs, maxBytes } = workerData;
const started = performance.now();
setInterval(() => {
	const over = process.memoryUsage.rss() > maxBytes || performance.now() - started > deadlineMs;
	if (over) process.kill(process.pid, 'SIGKILL');
}, 10);
parentPort.postMessage('watching');
`;

const ORPHAN_GRACE_MS = 2_000;

async function startGuard({ timeoutMs, memoryBytes }: SqlQuestion): Promise<void> {
	const workerData = { deadlineMs: timeoutMs + ORPHAN_GRACE_MS, maxBytes: memoryBytes };
	const guard = new Worker(GUARD, { eval: true, workerData, execArgv: [] });
	guard.unref();
	await new Promise((resolve, reject) => guard.once('message', resolve).once('error', reject));
}
