/**
 * Measures how well a search finds the files that a change touched, by what was said of the change:
 *
 *     npm run bench:search -- --repo GIT_DIR --ends .ts,.tsx [--commits 150] [--each]
 *
 * Each query is asked of the repository as it was before the change. Beside it stands BM25 over the same files, and over
 * those of the given endings alone. `commits.ts` has the rule by which changes are chosen. `--each` tells the ranks of
 * every query: ours, those of BM25 over all files and over sources.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { configSchema } from '../../src/config/schema.ts';
import { openParser } from '../../src/index/pipeline.ts';
import { refreshIndex } from '../../src/index/update.ts';
import { textsOf } from '../../src/questions/file-text.ts';
import { rank } from '../../src/search/auto/rank.ts';
import { openIndex } from '../../src/store/reader.ts';
import { readFileTable } from '../../src/store/search/file-table.ts';
import { readWordTable } from '../../src/store/search/word-table.ts';
import { stateFolder } from '../../src/store/state.ts';
import { Bm25 } from './bm25.ts';
import { PastTree, pastChanges } from './commits.ts';

const { values } = parseArgs({
	options: {
		repo: { type: 'string' },
		ends: { type: 'string', default: '.ts,.tsx' },
		commits: { type: 'string', default: '150' },
		each: { type: 'boolean', default: false },
	},
});
if (values.repo === undefined) throw new Error('--repo GIT_DIR is needed');
const endings = values.ends.split(',');
const isSource = (path: string) => endings.some((ending) => path.endsWith(ending));

/** Ranks of the first file that was meant, of all queries. */
class Ranks {
	private sum = 0;
	private inTen = 0;
	private count = 0;

	/** The rank; 0 for none. */
	add(paths: readonly string[], wanted: ReadonlySet<string>): number {
		const rank = paths.findIndex((path) => wanted.has(path)) + 1;
		this.count++;
		if (rank > 0) this.sum += 1 / rank;
		if (rank > 0 && rank <= 10) this.inTen++;
		return rank;
	}

	get mrr(): number {
		return this.sum / this.count;
	}

	get anyAt10(): number {
		return (100 * this.inTen) / this.count;
	}
}

const changes = pastChanges(values.repo, endings, Number(values.commits));
const folder = mkdtempSync(join(tmpdir(), 'assay-search-'));
const root = join(folder, 'tree');
const state = stateFolder(root, { ASSAY_DIR: join(folder, 'state') });
const config = configSchema.parse({});
const tree = new PastTree(values.repo, root);
const parser = openParser({ root, config, jobs: 2 });
const bm25 = new Bm25();
const [ours, all, sources] = [new Ranks(), new Ranks(), new Ranks()];
let files = 0;
let milliseconds = 0;
try {
	for (const { parent, subject, files: touched } of changes) {
		tree.show(parent);
		await refreshIndex({ root, state, config, jobs: 2, parser });
		const reader = openIndex(state);
		const table = readFileTable(reader);
		const words = readWordTable(reader, table);
		const readText = textsOf(root, config.index);
		const wanted = new Set(touched);
		const before = performance.now();
		const found = rank({ reader, table, words, text: subject, passes: () => true, readText, wanted: 100 });
		milliseconds += performance.now() - before;
		const paths = found.files.map(({ path }) => path);
		bm25.set(table.paths, (path) => tree.versionOf(path), readText);
		const everywhere = bm25.rank(subject, () => true);
		const ranks = [
			ours.add(paths, wanted),
			all.add(everywhere, wanted),
			sources.add(bm25.rank(subject, isSource), wanted),
		];
		if (values.each) console.log(`${ranks.join(' ')} ${parent.slice(0, 12)} ${subject}`);
		files = table.paths.length;
		reader.close();
	}
} finally {
	parser.close();
	rmSync(folder, { recursive: true, force: true });
}

const line = (name: string, ranks: Ranks) =>
	`${name.padEnd(22)} MRR ${ranks.mrr.toFixed(3)}  any@10 ${ranks.anyAt10.toFixed(1)} %`;
console.log(
	`${changes.length} changes, ${files} files at the last; ${Math.round(milliseconds / changes.length)} ms a query`,
);
console.log(line('assay', ours));
console.log(line('BM25, all files', all), ` × ${(ours.mrr / all.mrr).toFixed(2)}`);
console.log(line('BM25, source files', sources), ` × ${(ours.mrr / sources.mrr).toFixed(2)}`);
