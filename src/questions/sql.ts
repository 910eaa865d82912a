import { AssayError } from '../model/errors.ts';
import { defineQuestion } from './question.ts';

export const sql = defineQuestion({
	name: 'sql',
	order: 320,
	effect: 'read',
	inProcessOfItsOwn: true,
	summary: 'Ask the index with read-only SQL',
	description:
		'Runs one SELECT over the views of the index (`--schema` lists them) in a process that is stopped at its ' +
		'limits and cannot change anything. The query may also come from standard input.',
	examples: [
		{ command: 'sql --schema', about: 'the views and their columns' },
		{
			command: 'sql "SELECT file, name, cyclomatic FROM symbols ORDER BY cyclomatic DESC LIMIT 10"',
			about: 'the most complex symbols',
		},
		{ command: 'sql --csv - < query.sql', about: 'a query from a file, the answer as CSV' },
	],
	fields: {
		query: { type: 'text', about: 'one SELECT; `-` or nothing reads standard input', max: 100_000 },
		limit: { type: 'whole', about: 'rows at most (default: sql.rows)', min: 1, max: 1_000_000 },
		timeout: { type: 'whole', about: 'seconds for the query (default: sql.timeoutMs)', min: 1, max: 3600 },
		schema: { type: 'flag', about: 'list the views and their columns instead' },
	},
	cli: {
		positional: ['query'],
		stdin: 'query',
		formats: [{ name: 'csv', about: 'the rows as CSV (RFC 4180)' }],
	},
	output: (z) => {
		const columns = z.array(z.strictObject({ name: z.string(), about: z.string() }));
		const relation = { name: z.string(), about: z.string(), columns };
		return z.union([
			z.strictObject({
				columns: z.array(z.string()),
				rows: z.array(z.array(z.union([z.string(), z.number(), z.null()]))),
				truncated: z.boolean(),
			}),
			z.strictObject({
				schemaVersion: z.int(),
				views: z.array(z.strictObject({ ...relation, category: z.string().nullable() })),
				functions: z.array(z.strictObject({ ...relation, call: z.string() })),
			}),
		]);
	},
	async handler(context, { query, limit, timeout, schema }) {
		if (schema) {
			const { describeSchema } = await import('../store/describe.ts');
			return { result: describeSchema() };
		}
		if (query === undefined) {
			throw new AssayError(
				'USAGE',
				'sql needs a query',
				'Give one, or `--schema` to see what there is to ask.',
			);
		}
		const { state, settings } = await context.workspace();
		const reader = await context.index();
		const { askSql } = await import('./ask-sql.ts');
		const { rows, timeoutMs } = settings.config.sql;
		const { generation, result } = await askSql({
			state,
			maxFileBytes: settings.config.index.maxFileBytes,
			sql: query,
			limit: limit ?? rows,
			timeoutMs: timeout === undefined ? timeoutMs : timeout * 1000,
			signal: context.signal,
		});
		// Published after ours was compared with the files, by somebody who compared it later.
		const newer = { generation, fresh: true, stale: null, building: false };
		const index = generation === reader.generation ? {} : { index: newer };
		return { result, meta: { truncated: result.truncated, ...index } };
	},
});
