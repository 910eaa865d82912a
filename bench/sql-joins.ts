/**
 * Measures the joins of `src/store/testing/natural-joins.ts` in an index of many chunks, which is made for it, or in that of
 * a repository:
 *
 *     node bench/sql-joins.ts [--chunks 200000] [--repo DIR] [--limit 30]
 *
 * `prepare` is the time to open the index and its keys, `run` that of the query; both of the processor, in milliseconds. Fails
 * when a query takes longer than `--limit` seconds.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { configSchema } from '../src/config/schema.ts';
import { refreshIndex } from '../src/index/update.ts';
import { openViews } from '../src/questions/open-views.ts';
import { comparesUids } from '../src/store/public-views.ts';
import { stateFolder } from '../src/store/state.ts';
import { NATURAL_JOINS } from '../src/store/testing/natural-joins.ts';

const FUNCTIONS = 50;

const { values } = parseArgs({
	options: {
		chunks: { type: 'string', default: '200000' },
		repo: { type: 'string' },
		limit: { type: 'string', default: '30' },
	},
});
const folder = mkdtempSync(join(tmpdir(), 'assay-joins-'));
try {
	const root = values.repo ?? generate(join(folder, 'repository'), Number(values.chunks));
	const state = stateFolder(root, { ASSAY_DIR: join(folder, 'state') });
	await refreshIndex({ root, state, config: configSchema.parse({}), jobs: 2 });
	for (const [name, sql] of Object.entries(NATURAL_JOINS)) {
		const start = process.cpuUsage();
		const reader = openViews(state, { keyed: comparesUids(sql), sql });
		const opened = process.cpuUsage(start);
		const rows = reader.db.prepare(sql).raw().all().length;
		const all = process.cpuUsage(start);
		reader.close();
		const [prepare, total] = [opened, all].map(({ user, system }) => Math.round((user + system) / 1000));
		process.stdout.write(`${name.padEnd(32)} prepare ${prepare}  run ${total - prepare}  rows ${rows}\n`);
		if (total > Number(values.limit) * 1000) process.exitCode = 1;
	}
} finally {
	rmSync(folder, { recursive: true, force: true });
}

/** Files of functions that call one another, within their file and across. */
function generate(root: string, chunks: number): string {
	const files = Math.ceil(chunks / FUNCTIONS);
	for (let file = 0; file < files; file++) {
		const place = join(root, `part${file % 100}`);
		mkdirSync(place, { recursive: true });
		const other = (file * 7 + 1) % files;
		const lines = [`import { f0 as other } from '../part${other % 100}/m${other}.ts';`];
		for (let at = 0; at < FUNCTIONS - 1; at++) {
			lines.push(`export function f${at}(x) { return other(f${(at + 1) % (FUNCTIONS - 1)}(x)); }`);
		}
		if (file % 100 === 0) lines.push('export function open(x) { return f0(x); }');
		writeFileSync(join(place, `m${file}.ts`), lines.join('\n'));
	}
	return root;
}
