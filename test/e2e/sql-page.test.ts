import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { SqlResult } from '../../src/engine.ts';
import { answer } from './assay.ts';
import { sampleRepository } from './sample.ts';

const sample = sampleRepository();
const page = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'sql.md'), 'utf8');
const queries = [...page.matchAll(/^(\S.*):\n\n```sql\n([\s\S]*?)```/gm)].map(([, question, sql]) => ({
	question,
	sql,
}));

test('the page has twenty questions and more', () => {
	expect(queries.length).toBeGreaterThanOrEqual(20);
	expect(queries.length).toBe(page.split('```sql').length - 1);
});

test.each(queries)('$question', async ({ sql }) => {
	const result = await answer<SqlResult>(['sql', sql], { cwd: sample.root });
	expect(result).toHaveProperty('rows');
});
