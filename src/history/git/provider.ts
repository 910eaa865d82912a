import { type FileHistory, type Outcome, trouble } from '../../model/history.ts';
import { readHead } from '../../platform/git-head.ts';
import type { GitPlace } from '../../platform/git-place.ts';
import { GitView } from '../../platform/git-view.ts';
import { HistoryCache } from '../../store/history-cache.ts';
import type { HistoryProvider, HistoryRequest, TouchedBy, TouchedFiles } from '../provider.ts';
import { blameFile } from './blame.ts';
import { changedSince } from './changed.ts';
import { changedLines } from './changed-lines.ts';
import { countLines } from './line-counts.ts';
import { lineageOf } from './lineage.ts';
import { gitProvenance } from './provenance.ts';
import { READ_LIMITS, type ReadLimits, readHistory } from './read-history.ts';
import { resolveRevision } from './revision.ts';
import { summarise } from './summarise.ts';
import { touchedPaths } from './touched.ts';

/** Version control by git, read without obeying anything that the repository says to git. */
export function gitHistory(place: GitPlace, request: HistoryRequest): HistoryProvider {
	const { state, env, signal } = request;
	let view: GitView | null = null;

	/** Runs something on the view, which is made when first needed. Whatever it throws is trouble. */
	const withView = async <T>(work: (view: GitView) => Promise<Outcome<T>>): Promise<Outcome<T>> => {
		try {
			if (view === null) {
				const opened = GitView.open(place, env);
				if (!(opened instanceof GitView)) return opened;
				view = opened;
			}
			return await work(view);
		} catch (error) {
			return trouble('damaged', error instanceof Error ? error.message : String(error));
		}
	};

	const fileHistory = async (
		view: GitView,
		cache: HistoryCache,
		path: string,
		limit: number,
		limits: ReadLimits = READ_LIMITS,
	): Promise<Outcome<FileHistory>> => {
		const head = await headOf(view, signal);
		if (!head.ok) return head;
		const extent = await readHistory(view, cache, head.value, signal, limits);
		if (!extent.ok) return extent;
		const { names, changes } = lineageOf(cache, path);
		if (changes.length === 0) return trouble('not_tracked', `no commit has ${path}`);
		if (limits !== READ_LIMITS)
			return { ok: true, value: summarise(path, names, changes, limit, extent.value) };
		const counted = await countLines(view, cache, changes, signal);
		if (!counted.ok && counted.reason === 'cancelled') return counted;
		const shown = counted.ok ? counted.value : changes;
		return { ok: true, value: summarise(path, names, shown, limit, extent.value) };
	};

	const touched = async (
		view: GitView,
		cache: HistoryCache,
		by: TouchedBy,
	): Promise<Outcome<TouchedFiles>> => {
		const head = await headOf(view, signal);
		if (!head.ok) return head;
		const extent = await readHistory(view, cache, head.value, signal);
		return extent.ok ? { ok: true, value: { paths: touchedPaths(cache, by), extent: extent.value } } : extent;
	};

	return {
		name: 'git',
		provenance: () => gitProvenance(place, env, signal),
		changedSince: (revision) => withView((view) => changedSince(view, revision, env, signal)),
		touched: (by) => withView((view) => withCache(state, (cache) => touched(view, cache, by))),
		changedLines: (revision) => withView((view) => changedLines(view, revision, env, signal)),
		fileHistory: (path, limit) =>
			withView((view) => withCache(state, (cache) => fileHistory(view, cache, path, limit))),
		briefHistory: (path, ms) =>
			withView((view) =>
				withCache(state, (cache) => fileHistory(view, cache, path, 1, { ...READ_LIMITS, ms })),
			),
		blame: (path, range) =>
			withView(async (view) => {
				const head = await headOf(view, signal);
				return head.ok ? blameFile(view, path, range, signal) : head;
			}),
		close() {
			view?.close();
			view = null;
		},
	};
}

async function headOf(view: GitView, signal: AbortSignal | undefined): Promise<Outcome<string>> {
	const { commit } = readHead(view.place);
	if (commit !== null) return { ok: true, value: commit };
	const head = await resolveRevision(view, 'HEAD', signal);
	return head.ok || head.reason !== 'unknown_revision'
		? head
		: trouble('no_commits', 'there is no commit yet');
}

/** A damaged cache is made anew; where one cannot be written, it is done without. */
async function withCache<T>(
	state: HistoryRequest['state'],
	work: (cache: HistoryCache) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
	const attempt = async (cache: HistoryCache) => {
		try {
			return await work(cache);
		} finally {
			cache.close();
		}
	};
	try {
		return await attempt(HistoryCache.open(state));
	} catch (error) {
		const another = HistoryCache.after(error, state);
		if (another === null) throw error;
		return attempt(another);
	}
}
