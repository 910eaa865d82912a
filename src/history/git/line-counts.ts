import type { Outcome } from '../../model/history.ts';
import { GIT_LIMITS } from '../../platform/git-limits.ts';
import { TokenReader } from '../../platform/git-tokens.ts';
import type { GitView } from '../../platform/git-view.ts';
import type { HistoryCache, LineCount } from '../../store/history-cache.ts';
import type { LineageChange } from './lineage.ts';
import { pathText } from './text.ts';

/** Renames of one file that are compared one by one; more than that nobody does. */
const MAX_RENAMES = 50;
/** Says in the cache that a file is binary. */
const BINARY = -1;

/**
 * Counts the lines of changes that have not been counted yet, and keeps the counts. Most of the time it takes to
 * read a history goes into this, so it is done for the files that are asked about.
 */
export async function countLines(
	view: GitView,
	cache: HistoryCache,
	changes: readonly LineageChange[],
	signal: AbortSignal | undefined,
): Promise<Outcome<LineageChange[]>> {
	const uncounted = changes.filter(({ added }) => added === null);
	const renames = uncounted.filter(({ change }) => change === 'renamed').slice(0, MAX_RENAMES);
	const others = uncounted.filter(({ change }) => change !== 'renamed');
	const counts: LineCount[] = [];
	if (others.length > 0) {
		const paths = [...new Set(others.map(({ path }) => path))];
		const run = await numstat(view, others, { paths, flag: '--no-renames', signal });
		if (!run.ok) return run;
		counts.push(...run.value);
	}
	for (const rename of renames) {
		// The pair is known; the least likeness makes git compare the two and nothing else.
		const run = await numstat(view, [rename], { paths: [rename.path, rename.from!], flag: '-M1%', signal });
		if (!run.ok) return run;
		counts.push(...run.value);
	}
	cache.setLines(counts);
	const counted = new Map(counts.map((count) => [`${count.revision} ${count.path}`, count]));
	return {
		ok: true,
		value: changes.map((change) => {
			const { added = change.added, deleted = change.deleted } =
				counted.get(`${change.revision} ${change.path}`) ?? {};
			return { ...change, added, deleted };
		}),
	};
}

async function numstat(
	view: GitView,
	changes: readonly LineageChange[],
	{ paths, flag, signal }: { paths: string[]; flag: string; signal: AbortSignal | undefined },
): Promise<Outcome<LineCount[]>> {
	const { prefix } = view.place;
	const revisions = new Map(changes.map(({ oid, revision }) => [oid, revision]));
	const wanted = new Set(changes.map(({ revision, path }) => `${revision} ${path}`));
	const counts: LineCount[] = [];
	let revision = -1;
	const reader = numstatReader({
		onCommit: (oid) => {
			revision = revisions.get(oid) ?? -1;
		},
		onCount: (path, added, deleted) => {
			const name = path.slice(prefix.length);
			if (wanted.has(`${revision} ${name}`)) counts.push({ revision, path: name, added, deleted });
		},
	});
	const args = [
		'diff-tree',
		'--stdin',
		'-r',
		'-z',
		'--root',
		'--numstat',
		'--no-ext-diff',
		'--no-textconv',
		flag,
	];
	const run = await view.run([...args, '--', ...paths.map((path) => prefix + path)], {
		...GIT_LIMITS,
		signal,
		input: changes.map(({ oid }) => `${oid}\n`).join(''),
		onOutput: (bytes) => reader.push(bytes),
	});
	return run.ok ? { ok: true, value: counts } : run;
}

/** Reads `--numstat -z`: `added<tab>deleted<tab>path`, the path empty and two more following for a rename. */
function numstatReader(events: {
	onCommit(commit: string): void;
	onCount(path: string, added: number, deleted: number): void;
}): TokenReader {
	let added = 0;
	let deleted = 0;
	let paths = 0;
	return new TokenReader((token) => {
		if (paths > 0) {
			paths--;
			if (paths === 0) events.onCount(pathText(token), added, deleted);
			return;
		}
		const first = token.indexOf(9);
		if (first === -1) {
			events.onCommit(token.toString('latin1'));
			return;
		}
		const second = token.indexOf(9, first + 1);
		added = countOf(token.toString('latin1', 0, first));
		deleted = countOf(token.toString('latin1', first + 1, second));
		if (second + 1 === token.length) paths = 2;
		else events.onCount(pathText(token.subarray(second + 1)), added, deleted);
	});
}

function countOf(text: string): number {
	return text === '-' ? BINARY : Number(text);
}
