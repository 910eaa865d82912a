/**
 * Compares the links of a repository with a SCIP index of it:
 *
 *     npm run bench:truth -- --repo DIR [--scip FILE] [--folder F/] [--json] [--show CLASS --sample N [--in TEXT]]
 *
 * `--folder` is where the SCIP index was made, below the repository; `--show` prints some calls of a class.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { configSchema } from '../../src/config/schema.ts';
import { openParser } from '../../src/index/pipeline.ts';
import { refreshIndex } from '../../src/index/update.ts';
import { World } from '../../src/semantics/world/world.ts';
import { lineLookup } from '../../src/store/line-lookup.ts';
import { LinkSource } from '../../src/store/link-source.ts';
import { openIndex } from '../../src/store/reader.ts';
import { stateFolder } from '../../src/store/state.ts';
import { storedLinks } from '../../src/store/stored-link.ts';
import { type Compared, Comparison, Tally } from './compare.ts';
import { readScip } from './scip.ts';

const { values } = parseArgs({
	options: {
		repo: { type: 'string' },
		scip: { type: 'string' },
		folder: { type: 'string', default: '' },
		json: { type: 'boolean', default: false },
		show: { type: 'string' },
		in: { type: 'string', default: '' },
		sample: { type: 'string', default: '50' },
	},
});
if (values.repo === undefined) throw new Error('--repo DIR is needed');

const root = resolve(values.repo);
const truth = readScip(values.scip ?? join(root, 'index.scip'), values.folder);
// Anew each time: an index of the repository may be of an older extractor.
const folder = mkdtempSync(join(tmpdir(), 'assay-truth-'));
const state = stateFolder(root, { ASSAY_DIR: folder });
const options = { root, state, config: configSchema.parse({}), jobs: 2 };
const parser = openParser(options);
await refreshIndex({ ...options, parser });
parser.close();
const reader = openIndex(state);
const source = new LinkSource(reader.db);
const comparison = new Comparison(truth, new World(source), storedLinks(reader.db), lineLookup(reader.db));

const whole = new Tally();
const byRule = new Map<string, Tally>();
const shown: Compared[] = [];
const before = performance.now();
for (const { path, language } of source.files()) {
	if (!World.isLinked(language)) continue;
	for (const compared of comparison.file(path)) {
		whole.add(compared);
		const tally = byRule.get(compared.rule) ?? new Tally();
		byRule.set(compared.rule, tally);
		tally.add(compared);
		if (compared.class === values.show && JSON.stringify(compared).includes(values.in)) shown.push(compared);
	}
}
const seconds = (performance.now() - before) / 1_000;
reader.close();
rmSync(folder, { recursive: true, force: true });

if (values.json)
	console.log(
		JSON.stringify({
			...figures(whole),
			rules: Object.fromEntries([...byRule].map(([rule, tally]) => [rule, figures(tally)])),
		}),
	);
else {
	for (const { at, status, truth: right, ours } of sample(shown, Number(values.sample)))
		console.log(`${at}  ${status}\n    truth ${right}\n    ours  ${ours}`);
	console.log(
		'| rule | sites | confirmed | differ | may | confirmed % | strictly % | found % | missed | external | not ours | aside | silent |',
	);
	console.log('|---|--:|--:|--:|--:|--:|--:|--:|---|--:|--:|--:|--:|');
	for (const [rule, tally] of byRule) if (byRule.size > 1) console.log(row(rule, tally));
	console.log(row(`**all**, ${seconds.toFixed(1)} s`, whole));
}

function row(name: string, tally: Tally): string {
	const { confirmed, wrong, may, external, local, aside, silent } = tally.classes;
	const missed = Object.entries(tally.missed)
		.filter(([, count]) => count > 0)
		.map(([status, count]) => `${status} ${count}`);
	const cells = [
		name,
		tally.sites,
		confirmed,
		wrong,
		may,
		tally.confirmed,
		tally.strictlyConfirmed,
		tally.found,
		missed.join(', '),
		external,
		local,
		aside,
		silent,
	];
	return `| ${cells.join(' | ')} |`;
}

function figures(tally: Tally) {
	const { classes, missed, sites, confirmed, found } = tally;
	return { sites, confirmedPercent: confirmed, foundPercent: found, ...classes, missedBy: missed };
}

/** The same ones each time, spread over all. */
function sample(all: readonly Compared[], count: number): Compared[] {
	const hash = ({ at }: Compared) =>
		[...at].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 1_000_003, 7);
	return all.toSorted((a, b) => hash(a) - hash(b)).slice(0, count);
}
