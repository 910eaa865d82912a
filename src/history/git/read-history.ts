import { availableParallelism } from 'node:os';
import { type HistoryExtent, type Outcome, type Trouble, trouble } from '../../model/history.ts';
import { thousands } from '../../model/thousands.ts';
import { sha256 } from '../../platform/digest.ts';
import { GIT_LIMITS } from '../../platform/git-limits.ts';
import type { GitView } from '../../platform/git-view.ts';
import type { HistoryCache, RevisionRecord } from '../../store/history-cache.ts';
import { type ListedCommit, listCommits } from './commit-list.ts';
import { changeReader, type RawChange, RENAMES } from './raw-diff.ts';
import { readShallow } from './shallow.ts';

export interface ReadLimits {
	/** The newest that many commits are read. */
	commits: number;
	/** After this the newest read so far are the answer, and the next reading goes on. */
	ms: number;
	/** Commits a run of git. */
	batch: number;
	/** Output of git for one batch. */
	batchBytes: number;
}

export const READ_LIMITS: ReadLimits = {
	commits: 150_000,
	ms: 120_000,
	batch: 1_000,
	batchBytes: 64_000_000,
};

const MAX_SECONDS = 2 ** 40;

/**
 * Brings the cache to the history that ends in `tip`. A merge changes nothing of its own, as in `git log`:
 * every change counts once, for the commit that made it. Only names are read here, which takes a tenth
 * of the time that counting lines does.
 */
export async function readHistory(
	view: GitView,
	cache: HistoryCache,
	tip: string,
	signal: AbortSignal | undefined,
	limits: ReadLimits = READ_LIMITS,
): Promise<Outcome<HistoryExtent>> {
	const shallow = readShallow(view.place);
	cache.useScope(sha256(JSON.stringify([view.place.prefix, [...shallow].sort()])));
	const before = cache.readState();
	if (before?.tip !== tip || !before.whole) {
		const since = before?.whole && (await isAncestor(view, before.tip, tip, signal)) ? before.tip : null;
		const list = await listCommits(view, { tip, since, limit: limits.commits, signal });
		if (!list.ok) return list;
		const deadline = performance.now() + limits.ms;
		const read = await readMissing({ view, cache, shallow, signal, limits, deadline }, list.value);
		if (!read.ok) return read;
		const oids = list.value.map(({ oid }) => oid);
		cache.settle({ tip, whole: read.value === 'all' }, oids, since === null);
	}
	return { ok: true, value: extentOf(cache, shallow.size > 0, limits) };
}

function extentOf(cache: HistoryCache, shallow: boolean, limits: ReadLimits): HistoryExtent {
	const { commits, cut } = cache.counts();
	const why: string[] = [];
	if (shallow) why.push('the clone is shallow: older commits are not there');
	if (commits >= limits.commits) why.push(`only the newest ${thousands(limits.commits)} commits were read`);
	else if (cache.readState()?.whole === false)
		why.push('there was no time to read them all; ask again to go on');
	if (cut > 0) why.push(`${thousands(cut)} commits changed too many files to count`);
	return { commits, complete: why.length === 0, why: why.length === 0 ? null : why.join('; ') };
}

async function isAncestor(
	view: GitView,
	commit: string,
	tip: string,
	signal: AbortSignal | undefined,
): Promise<boolean> {
	const run = await view.run(['merge-base', '--is-ancestor', commit, tip], {
		...GIT_LIMITS,
		signal,
		answers: [0, 1],
	});
	return run.ok && run.code === 0;
}

interface Reading {
	view: GitView;
	cache: HistoryCache;
	shallow: ReadonlySet<string>;
	signal: AbortSignal | undefined;
	limits: ReadLimits;
	deadline: number;
}

/** Reads the commits that the cache has not, the newest first, in as many processes as help. */
async function readMissing(reading: Reading, list: ListedCommit[]): Promise<Outcome<'all' | 'some'>> {
	const missing = missingRecords(reading.cache, list);
	const { shallow, cache, limits } = reading;
	// Where a shallow clone ends, what a commit changed cannot be known.
	const plain = missing.filter(({ parents, record }) => parents < 2 && !shallow.has(record.oid));
	const batches: RevisionRecord[][] = [];
	for (let end = plain.length; end > 0; end -= limits.batch) {
		batches.push(plain.slice(Math.max(0, end - limits.batch), end).map(({ record }) => record));
	}
	const compared = new Set(batches.flat());
	cache.add(missing.map(({ record }) => record).filter((record) => !compared.has(record)));

	let failure: Trouble | null = null;
	const work = async () => {
		for (let batch = batches.shift(); batch !== undefined; batch = batches.shift()) {
			if (failure !== null || performance.now() > reading.deadline) {
				batches.unshift(batch);
				return;
			}
			const read = await readBatch(reading, batch);
			if (read.ok) cache.add(read.value);
			else failure ??= read;
		}
	};
	await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work));
	return failure ?? { ok: true, value: batches.length === 0 ? 'all' : 'some' };
}

/** Records of the commits that the cache has not, in their places, still without changes. */
function missingRecords(
	cache: HistoryCache,
	list: ListedCommit[],
): { record: RevisionRecord; parents: number }[] {
	const places = new Map<string, number>();
	const missing: { record: RevisionRecord; parents: number }[] = [];
	const keptPlace = cache.isEmpty() ? () => null : (oid: string) => cache.placeOf(oid);
	for (const commit of list) {
		const kept = keptPlace(commit.oid);
		const place = kept ?? placeAfter(commit, (parent) => places.get(parent) ?? keptPlace(parent) ?? -1);
		places.set(commit.oid, place);
		if (kept === null) missing.push({ record: recordOf(commit, place), parents: commit.parents.length });
	}
	return missing;
}

/**
 * The time of the commit, but later than those of its parents whatever the clocks said: an order that
 * never changes as history grows.
 */
function placeAfter({ commitTime, parents }: ListedCommit, placeOf: (oid: string) => number): number {
	const time = Number.isFinite(commitTime) ? Math.min(Math.max(0, Math.trunc(commitTime)), MAX_SECONDS) : 0;
	return parents.reduce((place, parent) => Math.max(place, placeOf(parent) + 1), time);
}

function recordOf(commit: ListedCommit, place: number): RevisionRecord {
	const { oid, authorTime, name, email, subject } = commit;
	const time = Number.isSafeInteger(authorTime) ? authorTime : null;
	return { oid, place, time, name, email, subject, cut: false, changes: [] };
}

async function readBatch(reading: Reading, batch: RevisionRecord[]): Promise<Outcome<RevisionRecord[]>> {
	const pending = [batch];
	const done: RevisionRecord[] = [];
	for (let part = pending.pop(); part !== undefined; part = pending.pop()) {
		let read = await compare(reading, part, '-M');
		// In a partial clone old contents are missing; without them only unchanged files are recognised.
		if (!read.ok && read.reason === 'damaged') read = await compare(reading, part, '-M100%');
		if (read.ok) done.push(...read.value);
		else if (read.reason !== 'too_large') return read;
		else if (part.length === 1) done.push({ ...part[0], cut: true });
		else pending.push(part.slice(0, part.length >> 1), part.slice(part.length >> 1));
	}
	return { ok: true, value: done };
}

async function compare(
	{ view, signal, limits, deadline }: Reading,
	batch: RevisionRecord[],
	renames: string,
): Promise<Outcome<RevisionRecord[]>> {
	const { prefix } = view.place;
	const changes = new Map<string, RawChange[]>(batch.map(({ oid }) => [oid, []]));
	let current: RawChange[] = [];
	const reader = changeReader({
		onCommit: (oid) => {
			current = changes.get(oid) ?? [];
		},
		onChange: ({ change, path, from }) => {
			current.push({ change, path: path.slice(prefix.length), from: from?.slice(prefix.length) ?? null });
		},
	});
	const args = ['diff-tree', '--stdin', '-r', '-z', '--root', '--raw', '--no-ext-diff', renames, ...RENAMES];
	if (prefix !== '') args.push('--', prefix);
	const run = await view.run(args, {
		timeoutMs: Math.max(1_000, deadline - performance.now()) + GIT_LIMITS.timeoutMs,
		maxBytes: limits.batchBytes,
		signal,
		input: batch.map(({ oid }) => `${oid}\n`).join(''),
		onOutput: (bytes) => reader.push(bytes),
	});
	if (!run.ok) return run;
	if (signal?.aborted) return trouble('cancelled', 'cancelled');
	return { ok: true, value: batch.map((record) => ({ ...record, changes: changes.get(record.oid) ?? [] })) };
}
