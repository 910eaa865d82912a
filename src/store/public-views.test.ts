import { afterEach, expect, test } from 'vitest';
import { openViews } from '../questions/open-views.ts';
import { comparesUids, REFS_NAMED_COLUMNS } from './public-views.ts';
import type { IndexReader } from './reader.ts';
import { publishSample, temporaryState } from './testing/sample-index.ts';
import { VIEWS } from './views/views.ts';

let reader: IndexReader | null = null;
afterEach(() => reader?.close());

function rows(sql: string): unknown[] {
	const state = temporaryState();
	publishSample(state);
	reader = openViews(state);
	return reader.db.prepare(sql).raw().all();
}

test('every view can be read, with the columns it announces', () => {
	rows('SELECT 1');
	for (const view of VIEWS) {
		const statement = reader!.db.prepare(`SELECT * FROM ${view.name}`);
		expect(statement.columns().map((column) => column.name)).toEqual(view.columns.map(({ name }) => name));
		statement.all();
	}
	const refs = VIEWS.find((view) => view.name === 'refs')!;
	expect(REFS_NAMED_COLUMNS).toEqual(
		refs.columns.slice(0, REFS_NAMED_COLUMNS.length).map(({ name }) => name),
	);
});

test('a chunk uid is printed from its hashes, its segment and its ordinal', () => {
	expect(rows('SELECT name, chunk_uid FROM chunks WHERE name IS NOT NULL')).toEqual([
		['Store', 'ck64:v1:repo:src/store.ts:0001020304050607:08090a0b0c0d0e0f:1011121314151617'],
		['open', 'ck64:v1:repo:src/store.ts:0303030303030303:0303030303030303:ord2'],
		['Open', 'ck64:v1:repo:src/store.ts:0505050505050505'],
		['open', 'ck64:v1:repo:src/App.vue#seg:seg1:00ff:typescript:0202020202020202'],
	]);
});

test('a hash after the span alone is the one of the text after', () => {
	expect(rows("SELECT chunk_uid FROM chunks WHERE file = 'src/store.ts' AND kind = 'module'")).toEqual([
		['ck64:v1:repo:src/store.ts:0101010101010101:0101010101010101'],
	]);
});

test('parents join by uid, also out of a segment', () => {
	expect(
		rows(`SELECT c.qualified_name, p.kind, p.file FROM chunks c JOIN chunks p ON p.chunk_uid = c.parent_uid
			ORDER BY c.file, c.start`),
	).toEqual([
		['open', 'module', 'src/App.vue'],
		['Store', 'module', 'src/store.ts'],
		['Store.open', 'class', 'src/store.ts'],
		['Open', 'module', 'src/store.ts'],
	]);
});

test('symbols carry their keys and ids', () => {
	expect(rows("SELECT symbol_key, symbol_id FROM symbols WHERE qualified_name = 'Store.open'")).toEqual([
		['src/store.ts::Store.open::method', expect.stringMatching(/^sym1:heur:[0-9a-f]{40}$/)],
	]);
});

test('call sites unpack their arguments', () => {
	expect(rows('SELECT caller, callee, args, args_summary, call_site_id FROM call_sites')).toEqual([
		[
			'Store.open',
			'fs.read',
			'[{"kind":"identifier","text":"config"},{"kind":"string","text":"\\"utf-8\\"","name":"encoding"}]',
			'["config","encoding=\\"utf-8\\""]',
			expect.stringMatching(/^sha1:[0-9a-f]{40}$/),
		],
	]);
});

const STORE_REFS = [
	['src/App.vue', 3, 4, 'typescript', 'Store', 'call', 0],
	['src/store.ts', 3, 6, 'typescript', 'Store', 'call', 0],
	['src/store.ts', 6, 6, 'typescript', 'Store', 'call', 0],
];

test('references are unpacked, and found by name alone', () => {
	const columns = 'file, line, col, language, name, kind, is_member';
	expect(rows(`SELECT ${columns} FROM refs WHERE name = 'Store' ORDER BY file, line`)).toEqual(STORE_REFS);
	expect(rows(`SELECT ${columns} FROM refs_named('Store')`)).toEqual(STORE_REFS);
	expect(rows("SELECT * FROM refs_named('nothing')")).toEqual([]);
	expect(rows('SELECT count(*) FROM refs')).toEqual([[4]]);
});

test('references join with the chunk they are in', () => {
	expect(
		rows(
			"SELECT c.name FROM refs_named('Store') r JOIN chunks c ON c.chunk_uid = r.chunk_uid ORDER BY r.file, r.start",
		),
	).toEqual([['open'], ['Store'], ['Open']]);
});

test('forgetting the argument is an error, not an empty answer', () => {
	expect(() => rows("SELECT * FROM refs_named WHERE name = 'Store'")).toThrow(/needs a name/);
});

test('the functions take anything without harm', () => {
	expect(
		rows(`SELECT chunk_uid(1, 2, 3, 4), chunk_uid(NULL, NULL, NULL, NULL), chunk_uid('a', NULL, x'00', 7),
			symbol_key('a', 'b', 99), symbol_id('a', 'b', 'c', NULL, 'u'), args_json(x'00'), args_summary(5),
			args_json('Z'), call_site_id(NULL, 1, 1, 1, 1, NULL)`),
	).toEqual([[null, null, 'ck64:v1:repo:a:00::', null, null, '[]', '[]', expect.any(String), null]]);
});

test('uids from a table give the same rows as computed ones, in every view', () => {
	const state = temporaryState();
	publishSample(state);
	reader = openViews(state);
	const keyed = openViews(state, { keyed: 'targets' });
	const halfKeyed = openViews(state, { keyed: 'chunks' });
	for (const { name } of VIEWS) {
		const [expected, found, half] = [reader, keyed, halfKeyed].map(({ db }) =>
			db
				.prepare(`SELECT * FROM ${name}`)
				.raw()
				.all()
				.map((row) => JSON.stringify(row))
				.sort(),
		);
		expect(found, name).toEqual(expected);
		expect(half, name).toEqual(expected);
	}
	const plan = keyed.db
		.prepare('EXPLAIN QUERY PLAN SELECT callee FROM call_sites JOIN chunks USING (chunk_uid)')
		.all()
		.map((step) => (step as { detail: string }).detail);
	keyed.close();
	halfKeyed.close();
	expect(plan.some((detail) => detail.includes('chunk_key_uid'))).toBe(true);
});

test.each([
	'SELECT 1 FROM call_sites JOIN chunks USING (chunk_uid)',
	'SELECT 1 FROM call_sites s, chunks c WHERE s.caller_uid = c.chunk_uid',
	'select 1 from chunks where chunk_uid in (select parent_uid from chunks)',
	'SELECT 1 FROM chunks c JOIN chunks p ON p."chunk_uid" = c."parent_uid"',
	'SELECT 1 FROM imports NATURAL JOIN exports',
])('%s compares uids', (sql) => {
	expect(comparesUids(sql)).not.toBe('none');
});

test('uids of targets are prepared for when they are mentioned, or may be meant', () => {
	expect(comparesUids('SELECT 1 FROM call_sites JOIN chunks USING (chunk_uid)')).toBe('chunks');
	expect(comparesUids("SELECT 1 FROM call_sites WHERE target_uid = 'x'")).toBe('targets');
	expect(comparesUids('SELECT 1 FROM edges NATURAL JOIN call_sites')).toBe('targets');
});

test('naming a uid is not comparing it', () => {
	expect(comparesUids("SELECT chunk_uid, name FROM chunks WHERE file = 'a'")).toBe('none');
});
