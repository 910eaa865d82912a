import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { askSql } from '../../src/questions/ask-sql.ts';
import { readCurrent } from '../../src/store/publish.ts';
import type { SqlRequest } from '../../src/store/run-sql.ts';
import { indexPath, type StateFolder } from '../../src/store/state.ts';
import { publishSample, temporaryState } from '../../src/store/testing/sample-index.ts';

let state: StateFolder;
beforeAll(() => {
	state = temporaryState();
	publishSample(state);
});

const run = async (sql: string, more: Partial<SqlRequest> = {}) =>
	(await askSql({ state, sql, ...more })).result;

const COUNTING = 'WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n)';

/** Written with forms a filter on words would miss: case, comments, blanks, EXPLAIN in front. */
const WRITES = (target: string) => [
	`ATTACH '${target}' AS other`,
	`/* SELECT */ -- SELECT\n attach '${target}' as other`,
	`EXPLAIN ATTACH '${target}' AS other`,
	'DETACH main',
	'CREATE TEMP TABLE t (x)',
	'CREATE TABLE t (x)',
	`VACUUM INTO '${target}'`,
	`\uFEFF vacuum into '${target}'`,
	'VACUUM',
	'PRAGMA writable_schema = 1',
	'EXPLAIN PRAGMA query_only = OFF',
	'EXPLAIN QUERY PLAN PRAGMA query_only = OFF',
	'EXPLAIN /* SELECT */ QUERY -- SELECT\n PLAN PRAGMA writable_schema = 1',
	'INSERT INTO file SELECT * FROM file',
	'REPLACE INTO name VALUES (1, NULL)',
	'UPDATE meta SET value = 1',
	'DELETE FROM file',
	'DROP VIEW files',
	'BEGIN IMMEDIATE',
	'SAVEPOINT a',
	'REINDEX',
	'ANALYZE',
	'WITH x AS (SELECT 1) DELETE FROM file',
	'WITH x AS (SELECT 1) DELETE FROM file RETURNING id',
	'WITH x AS (SELECT 1) INSERT INTO meta SELECT 1, 2 RETURNING key',
	'WITH x AS (SELECT 1) UPDATE meta SET value = 1 RETURNING key',
	'SELECT 1; DELETE FROM file',
	"SELECT 1; ATTACH '/tmp/x' AS y",
	"SELECT load_extension('/tmp/evil.so')",
	"SELECT load_extension('/tmp/evil.so', 'entry')",
];

test('nothing that writes, attaches or loads is run, and no file appears', async () => {
	const index = indexPath(state, readCurrent(state)!.name);
	const before = readFileSync(index);
	const names = readdirSync(state.folder);
	const target = join(state.root, 'written.db');
	for (const sql of WRITES(target)) {
		await expect(run(sql), sql).rejects.toMatchObject({ code: 'SQL_REFUSED' });
	}
	expect(existsSync(target)).toBe(false);
	expect(readdirSync(state.folder)).toEqual(names);
	expect(readFileSync(index).equals(before)).toBe(true);
}, 120_000);

test.each([
	'SELECT writefile(1, 2)',
	"SELECT readfile('/etc/passwd')",
	"SELECT edit('x')",
	"SELECT * FROM fsdir('/')",
	"SELECT fts3_tokenizer('simple', x'00')",
	"SELECT * FROM pragma_query_only('off')",
	'selec 1',
	'; SELECT 1',
	'SELECT \0 1',
	'SELECT (',
	'',
	'-- nothing but a comment',
	'/* not closed',
])('is no valid query: %j', async (sql) => {
	await expect(run(sql)).rejects.toMatchObject({ code: 'SQL_INVALID' });
});

test.each([
	['endless recursion', `${COUNTING} SELECT count(*) FROM n`],
	[
		'a cross join',
		`${COUNTING}, m AS MATERIALIZED (SELECT x FROM n LIMIT 20000)
		SELECT count(*) FROM m a, m b, m c WHERE a.x + b.x = c.x + 1`,
	],
	[
		'one long comparison with a pattern',
		"SELECT printf('%.5000000c', 'a') GLOB '*a' || printf('%.49000c', '?') || 'b'",
	],
])(
	'time: %s is cut off',
	async (_, sql) => {
		const started = performance.now();
		await expect(run(sql, { timeoutMs: 1_500 })).rejects.toMatchObject({ code: 'SQL_TIMEOUT' });
		expect(performance.now() - started).toBeLessThan(6_000);
	},
	20_000,
);

test.each([
	['hex of a large blob', 'SELECT hex(zeroblob(1e9))'],
	['a large blob', 'SELECT zeroblob(1e9)'],
	['large random blobs', 'SELECT randomblob(4e8), randomblob(4e8), randomblob(4e8)'],
	['printf padding', "SELECT printf('%.1000000000c', 'x')"],
	['printf padding within the limit of SQLite', "SELECT printf('%.500000000c', 'x')"],
	['replace', "SELECT replace(hex(zeroblob(1e7)), '0', printf('%.100c', 'x'))"],
	[
		'doubling',
		"WITH RECURSIVE t(s) AS (SELECT 'a' UNION ALL SELECT s || s FROM t) SELECT max(length(s)) FROM t",
	],
	['sorting without end', `${COUNTING} SELECT x, printf('%.5000c', 'x') AS s FROM n ORDER BY s, x`],
])(
	'memory: %s is refused',
	async (_, sql) => {
		const request = run(sql, { timeoutMs: 60_000, memoryBytes: 400 << 20 });
		await expect(request).rejects.toMatchObject({ code: 'SQL_REFUSED', message: /memory/ });
	},
	70_000,
);

test('a pattern longer than SQLite takes is an error', async () => {
	const sql = "SELECT 'a' LIKE printf('%.60000c', '%')";
	await expect(run(sql)).rejects.toMatchObject({ code: 'SQL_INVALID', message: /pattern too complex/ });
});

test('results are capped by rows and by bytes, and say so', async () => {
	expect(await run(`${COUNTING} SELECT x FROM n`)).toMatchObject({
		truncated: true,
		rows: { length: 1_000 },
	});
	expect(await run(`${COUNTING} SELECT x FROM n LIMIT 3`, { limit: 3 })).toEqual({
		columns: ['x'],
		rows: [[1], [2], [3]],
		truncated: false,
	});
	const wide = await run(`${COUNTING} SELECT printf('%.1000c', 'x') FROM n`, { maxBytes: 10_000 });
	expect(wide).toMatchObject({ truncated: true, rows: { length: 9 } });
});

test('values arrive as JSON can hold them', async () => {
	const { rows } = await run("SELECT 9007199254740991, 9007199254740993, 1.5, x'00ff', NULL, 'ä', 9e999");
	expect(rows).toEqual([[9007199254740991, '9007199254740993', 1.5, '00ff', null, 'ä', 'Inf']]);
});

test('parameters are bound, never pasted', async () => {
	const sql = 'SELECT name FROM symbols WHERE file = ? AND is_test = ? ORDER BY start';
	expect((await run(sql, { params: ['src/store.ts', false] })).rows).toEqual([['Store'], ['open'], ['Open']]);
	expect((await run('SELECT :a || @b', { params: { a: "'; DROP", b: '--' } })).rows).toEqual([["'; DROP--"]]);
	await expect(run('SELECT ?')).rejects.toMatchObject({ code: 'SQL_INVALID' });
});

test('a mistyped name gets the one that was meant', async () => {
	await expect(run('SELECT * FROM simbols')).rejects.toMatchObject({ hint: 'Did you mean symbols?' });
	await expect(run('SELECT * FROM calls')).rejects.toMatchObject({
		hint: 'Did you mean call_sites or call_candidates?',
	});
	await expect(run('SELECT * FROM zebra')).rejects.toMatchObject({
		hint: expect.stringMatching(
			/^There are files, chunks, .{1,200} and \d+ more: `assay sql --schema` lists them\.$/,
		),
	});
	await expect(run('SELECT qualifed_name FROM symbols')).rejects.toMatchObject({
		hint: expect.stringContaining('qualified_name'),
	});
	await expect(run('SELECT * FROM zzzzzzzzzz')).rejects.toMatchObject({
		hint: expect.stringContaining('files'),
	});
});

test('what reads is run, whatever it begins with', async () => {
	for (const sql of [
		'VALUES (1)',
		' -- c\n/* d */ select 1',
		'EXPLAIN QUERY PLAN SELECT * FROM files',
		'SELECT 1;',
	]) {
		expect((await run(sql)).rows.length, sql).toBeGreaterThan(0);
	}
	expect((await run("SELECT count(*) FROM refs_named('Store')")).rows).toEqual([[3]]);
});

test('a query can be cancelled', async () => {
	const cancel = new AbortController();
	setTimeout(() => cancel.abort(), 300);
	const request = run(`${COUNTING} SELECT count(*) FROM n`, { signal: cancel.signal, timeoutMs: 30_000 });
	await expect(request).rejects.toMatchObject({ code: 'CANCELLED' });
});
