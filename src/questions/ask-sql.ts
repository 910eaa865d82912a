import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runSql, type SqlReply, type SqlRequest } from '../store/run-sql.ts';

const CHILD = fileURLToPath(new URL(`./sql-child${extname(import.meta.url)}`, import.meta.url));

/** Runs one reading statement over the public views, in a process of its own. */
export function askSql(request: SqlRequest): Promise<SqlReply> {
	return runSql(request, CHILD);
}
