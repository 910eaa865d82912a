import { expect, test } from 'vitest';
import { openViews } from '../questions/open-views.ts';
import { comparesUids } from './public-views.ts';
import { NATURAL_JOINS } from './testing/natural-joins.ts';
import { publishSample, temporaryState } from './testing/sample-index.ts';

interface Step {
	id: number;
	parent: number;
	detail: string;
}

/** Tables that have a row or more for each chunk, by their names in plans. */
const LARGE = /^SCAN (?:s|c|k|r|w|y|lk|tk|tc|pk|pc)\b(?! VIRTUAL)/;

/** Plans of one query, as loops: the steps of a parent run inside one another. */
function loops(plan: readonly Step[]): string[][] {
	const isLoop = ({ detail }: Step): boolean => /^(?:SCAN|SEARCH) /.test(detail);
	return [...Map.groupBy(plan.filter(isLoop), ({ parent }) => parent).values()].map((steps) =>
		steps.map(({ detail }) => detail),
	);
}

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
		for (const steps of loops(reader.db.prepare<[], Step>(`EXPLAIN QUERY PLAN ${sql}`).all())) {
			// Only the outermost loop may go through a whole table.
			expect(steps.slice(1).filter((detail) => LARGE.test(detail))).toEqual([]);
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
