import { describe, expect, test } from 'vitest';
import type { SqlResult } from '../../src/engine.ts';
import { answer, ask, assay, LAUNCHER, run, temporaryRepository } from './assay.ts';
import { sampleRepository } from './sample.ts';

const sample = sampleRepository();

describe('sql', () => {
	const query = "SELECT name, line, summary FROM symbols WHERE kind = 'class'";

	test('text, JSON, CSV', async () => {
		const text = await assay(['sql', query], { cwd: sample.root });
		expect(text).toMatchObject({ code: 0, err: '' });
		expect(text.out).toBe('name   line  summary\nStore     1  Keeps things.\n');
		expect(await answer<SqlResult>(['sql', query], { cwd: sample.root })).toEqual({
			columns: ['name', 'line', 'summary'],
			rows: [['Store', 1, 'Keeps things.']],
			truncated: false,
		});
		const comma = await assay(['sql', '--csv', 'SELECT \'a,"b"\' AS x, NULL AS y, 1.5 AS z'], {
			cwd: sample.root,
		});
		expect(comma.out).toBe('x,y,z\r\n"a,""b""",,1.5\r\n');
	});

	test('assignments are those of module-level variables, and of nothing that has their name', async () => {
		const root = temporaryRepository({
			'a.ts': [
				'var app = make();',
				'let count = 0, never: number;',
				'function f() { count++; never = 2; }',
				'function g(count: number) { count = 3; }',
				'const h = () => { let never = 1; never = 3; other.count = 1; };',
				'[count] = [4];',
			].join('\n'),
			'b.py': [
				'total = 0',
				'def f():',
				'    total = 1',
				'    def inner():',
				'        global total',
				'        total += 1',
				'class A:',
				'    total = 5',
				'    def m(self):',
				'        total = 3',
				'total = 7',
			].join('\n'),
		});
		await answer(['index'], { cwd: root });
		const query =
			'SELECT s.name, group_concat(a.kind || a.line) AS places FROM symbols s JOIN assignments a USING (chunk_uid) ' +
			'GROUP BY s.chunk_uid ORDER BY s.file, s.line, s.col';
		const { envelope } = await ask<{ rows: unknown[][] }>(['sql', query], { cwd: root });
		expect(envelope).toMatchObject({
			result: {
				rows: [
					['app', 'initial1'],
					['count', 'initial2,readwrite3,write6'],
					['never', 'write3'],
					['h', 'initial5'],
					['total', 'initial1,readwrite6,write11'],
				],
			},
		});
	});

	test('the query may come from standard input', async () => {
		for (const args of [['sql'], ['sql', '-'], ['sql', '--limit', '3']]) {
			expect((await assay(args, { cwd: sample.root, input: 'SELECT 7 AS n' })).out).toBe('n\n7\n');
		}
		const nothing = await assay(['sql'], { cwd: sample.root, input: ' \n' });
		expect(nothing).toMatchObject({ code: 2, out: '' });
		expect(nothing.err).toContain('error: sql needs a query\nhint: ');
	});

	test('says when it cut the rows', async () => {
		const numbers =
			'WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 50) SELECT x FROM n';
		const { out } = await assay(['sql', numbers, '--limit', '5'], { cwd: sample.root });
		expect(out).toContain('Cut after 5 rows; --limit allows more.');
		const { envelope } = await ask<SqlResult>(['sql', numbers, '--limit', '5'], { cwd: sample.root });
		expect(envelope).toMatchObject({ result: { truncated: true }, meta: { truncated: true } });
	});

	test('--schema lists every view with its columns, also without an index', async () => {
		const cwd = temporaryRepository({});
		const { code, out } = await assay(['sql', '--schema'], { cwd });
		expect(code).toBe(0);
		expect(out).toMatch(/^symbols {2}/m);
		expect(out).toMatch(/^ {2}qualified_name +\S/m);
		const schema = await answer<{ views: { name: string }[] }>(['sql', '--schema'], { cwd });
		expect(schema.views.map(({ name }) => name)).toContain('call_sites');
	});

	test.each([
		['SELEC 1', 2, 'SQL_INVALID'],
		['SELECT nme FROM symbols', 2, 'SQL_INVALID'],
		['SELECT * FROM simbols', 2, 'SQL_INVALID'],
		['DELETE FROM chunk', 2, 'SQL_REFUSED'],
	])('%s is refused', async (statement, exit, errorCode) => {
		const { code, envelope } = await ask(['sql', statement], { cwd: sample.root });
		expect(code).toBe(exit);
		expect(envelope).toMatchObject({ ok: false, error: { code: errorCode } });
	});

	test('a query that takes too long is stopped', async () => {
		const endless = 'WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT count(*) FROM n';
		const { code, err } = await assay(['sql', endless, '--timeout', '1'], { cwd: sample.root });
		expect(code).toBe(3);
		expect(err).toContain('error: the query took longer than 1 s\nhint: ');
	});

	const lines =
		'WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 60000) SELECT x FROM n';

	test('a long answer arrives whole', async () => {
		const result = await answer<Extract<SqlResult, { rows: unknown }>>(['sql', lines, '--limit', '60000'], {
			cwd: sample.root,
		});
		expect(result.rows).toHaveLength(60_000);
	});

	test('a reader that goes away is no failure', async () => {
		const script = 'set -o pipefail; "$0" "$1" sql "$2" --limit 60000 | head -n 2';
		const result = await run('bash', ['-c', script, process.execPath, LAUNCHER, lines], { cwd: sample.root });
		expect(result).toEqual({ code: 0, out: '    x\n    1\n', err: '' });
	});
});
