import { expect, test } from 'vitest';
import { openViews } from '../questions/open-views.ts';
import { comparesUids } from './public-views.ts';
import type { IndexReader } from './reader.ts';
import { NATURAL_JOINS } from './testing/natural-joins.ts';
import { publishSample, temporaryState } from './testing/sample-index.ts';

interface Step {
	id: number;
	parent: number;
	detail: string;
}

/** A whole table that has a row or more for each chunk, by the names in our views. */
const WHOLE_TABLE = /^SCAN (?:s|c|k|r|w|lk|tk|tc|pk|pc)\b(?! VIRTUAL)/;
/** The rows of one file, unpacked. */
const UNPACKED = /^SCAN \w+ VIRTUAL/;

/** The steps of loops inside one another, the outermost first; those of a correlated query begin with what it is in. */
function loops(plan: readonly Step[]): string[][] {
	const isLoop = ({ detail }: Step): boolean => /^(?:SCAN|SEARCH|CORRELATED) /.test(detail);
	const byParent = Map.groupBy(plan.filter(isLoop), ({ parent }) => parent);
	const steps = new Map(plan.map((step) => [step.id, step]));
	return [...byParent].map(([parent, inner]) => {
		const around: string[] = [];
		for (let step = steps.get(parent); step !== undefined; step = steps.get(step.parent)) {
			if (step.detail.startsWith('CORRELATED')) around.push(step.detail);
		}
		return [...around, ...inner.map(({ detail }) => detail)];
	});
}

/** What a loop does again and again that should be done once. */
function repeatedWork(steps: readonly string[]): string[] {
	return steps.filter(
		(detail, at) => (at > 0 && WHOLE_TABLE.test(detail)) || (at > 1 && UNPACKED.test(detail)),
	);
}

/** Has SQLite plan as for 200,000 chunks. */
function pretendLarge({ db }: IndexReader): void {
	db.pragma('query_only = OFF');
	const measured = db.prepare("SELECT 1 FROM temp.sqlite_schema WHERE name = 'sqlite_stat1'").get();
	if (measured === undefined) return;
	db.exec("UPDATE temp.sqlite_stat1 SET stat = '200000 1' WHERE idx IS NOT NULL; ANALYZE temp.sqlite_schema");
}

test('the check itself: scans inside a loop, and inside a correlated query', () => {
	expect(repeatedWork(['SCAN f USING COVERING INDEX file_path', 'SCAN r VIRTUAL TABLE INDEX 1:'])).toEqual(
		[],
	);
	expect(repeatedWork(['SCAN f', 'SEARCH c USING INTEGER PRIMARY KEY', 'SCAN r VIRTUAL TABLE'])).toHaveLength(
		1,
	);
	const correlated = loops([
		{ id: 1, parent: 0, detail: 'SCAN c' },
		{ id: 2, parent: 0, detail: 'CORRELATED SCALAR SUBQUERY 1' },
		{ id: 3, parent: 2, detail: 'COMPOUND QUERY' },
		{ id: 4, parent: 3, detail: 'SCAN r' },
	]);
	expect(correlated.flatMap(repeatedWork)).toEqual(['SCAN r']);
});

test.each(Object.entries(NATURAL_JOINS))('%s', (_, sql) => {
	const state = temporaryState();
	publishSample(state);
	const keyed = comparesUids(sql);
	const reader = openViews(state, { keyed, sql });
	const computed = openViews(state, { sql });
	try {
		const rows = [reader, computed].map(({ db }) =>
			db
				.prepare(sql)
				.raw()
				.all()
				.map((row) => JSON.stringify(row))
				.sort(),
		);
		expect(rows[0]).toEqual(rows[1]);
		pretendLarge(reader);
		for (const steps of loops(reader.db.prepare<[], Step>(`EXPLAIN QUERY PLAN ${sql}`).all())) {
			expect(repeatedWork(steps)).toEqual([]);
		}
	} finally {
		reader.close();
		computed.close();
	}
});

test('calls of one chunk are found from their targets', () => {
	const state = temporaryState();
	publishSample(state);
	const sql = "SELECT file FROM call_sites WHERE target_uid = 'x'";
	const reader = openViews(state, { keyed: comparesUids(sql), sql });
	const plan = reader.db.prepare<[], Step>(`EXPLAIN QUERY PLAN ${sql}`).all();
	reader.close();
	expect(loops(plan).map(([first]) => first)).toEqual([
		expect.stringContaining('call_link_key_uid (uid=?)'),
		expect.stringContaining('relation_key_uid (uid=?)'),
	]);
});
