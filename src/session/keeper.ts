import { setImmediate as nextTurn } from 'node:timers/promises';
import { configFingerprint } from '../config/fingerprint.ts';
import { neverEntered } from '../index/discover/never-entered.ts';
import { NEVER_SOURCE } from '../index/discover/options.ts';
import { discoverOptions } from '../index/discover-options.ts';
import { IgnoredPlaces } from '../index/watch-ignored.ts';
import type { BuildProgress } from '../model/build.ts';
import { AssayError } from '../model/errors.ts';
import { pathInside } from '../platform/inside-root.ts';
import { kindInside } from '../platform/list-folder.ts';
import { type Happened, TreeBell } from '../platform/tree-bell.ts';
import {
	compareWith,
	type Freshness,
	isTolerated,
	isWorthwhile,
	type OpenedIndex,
	type Renewal,
	UP_TO_DATE,
	WAIT_MS,
} from '../questions/freshness.ts';
import { openWorkspace, type Workspace, type WorkspaceRequest } from '../questions/workspace.ts';
import type { IndexReader } from '../store/reader.ts';
import { ReaderPool } from '../store/reader-pool.ts';
import { Indexer } from './indexer.ts';

/** Everything is looked at so often, for what the system tells nobody. */
const SCAN_MS = 60_000;
/** What happens is made up for after so much time, so that the next answer need not wait. */
const DELAY_MS = 150;

export interface KeeperEvents {
	onProgress(progress: BuildProgress): void;
	/** The index is another one now. */
	onIndex(generation: string): void;
}

/**
 * Keeps the index of a repository fit for answers: none is older than its question. A bell tells what may have changed,
 * so most questions need no look at the files. Another process reads what changed, so that answers are given meanwhile.
 */
export class IndexKeeper {
	private readonly request: WorkspaceRequest & { root: string };
	private readonly events: KeeperEvents;
	private readonly indexer: Indexer;
	private readonly ignored: IgnoredPlaces;
	private readonly bell: TreeBell;
	private readonly readers = new ReaderPool();
	/** What the bell is not to be rung by, beyond `ignored`. */
	private names: ReadonlySet<string> = new Set();
	private own: string | null = null;
	/** The index that fits the files, as far as the bell tells. */
	private fits: { generation: string; settings: string } | null = null;
	/** How the index differs from the files while a new one is being built. */
	private building: Freshness | null = null;
	private lookedAt = Number.NEGATIVE_INFINITY;
	private looking: Promise<Freshness> | null = null;
	private timer: NodeJS.Timeout | undefined;
	private isClosed = false;

	constructor(request: WorkspaceRequest & { root: string }, events: KeeperEvents) {
		this.request = request;
		this.events = events;
		this.ignored = new IgnoredPlaces(request.root);
		this.indexer = new Indexer(request, (progress) => events.onProgress(progress));
		this.bell = new TreeBell({
			root: request.root,
			isIgnored: (path) => this.isIgnored(path),
			isLeftOut: (path) => this.isLeftOut(path),
			onRing: () => this.plan(),
		});
	}

	/** The index for one question. Who asked closes its reader. */
	async open(workspace: Workspace, renewal: Renewal): Promise<OpenedIndex> {
		for (;;) {
			await untilTold();
			const { building } = this;
			if (building !== null) return { reader: this.readers.open(workspace.state), freshness: building };
			const kept = this.openKept(workspace);
			if (kept !== null) return { reader: kept, freshness: UP_TO_DATE };
			const isOwn = this.looking === null;
			const freshness = await unlessAborted(this.look(workspace, renewal), renewal.signal);
			// One that was under way may have begun before what this question has to see.
			if (isOwn) return { reader: this.readers.open(workspace.state), freshness };
		}
	}

	close(): void {
		this.isClosed = true;
		clearTimeout(this.timer);
		this.bell.close();
		this.readers.close();
		this.indexer.close();
	}

	/** The index as it was at the last look, if nothing can have changed since. */
	private openKept({ state, settings }: Workspace): IndexReader | null {
		const { fits, bell } = this;
		if (fits === null || !bell.isWatching || bell.hasRung) return null;
		if (performance.now() - this.lookedAt > SCAN_MS) return null;
		if (fits.settings !== configFingerprint(settings.config)) return null;
		const reader = this.readers.open(state);
		if (reader.generation === fits.generation) return reader;
		reader.close();
		return null;
	}

	private look(workspace: Workspace, renewal: Renewal | null): Promise<Freshness> {
		this.looking ??= this.lookNow(workspace, renewal).finally(() => {
			this.looking = null;
			if (!this.bell.isWatching) this.plan();
		});
		return this.looking;
	}

	private async lookNow(workspace: Workspace, renewal: Renewal | null): Promise<Freshness> {
		const isDue = performance.now() - this.lookedAt > SCAN_MS;
		const taken = this.bell.take();
		const happened = isDue || this.fits === null || !this.bell.isWatching ? 'everything' : taken;
		this.fits = null;
		try {
			const freshness = await this.compareAndRenew(workspace, renewal, happened);
			if (happened === 'everything') this.lookedAt = performance.now();
			return freshness;
		} catch (error) {
			this.bell.giveBack(happened);
			throw error;
		}
	}

	private async compareAndRenew(
		workspace: Workspace,
		renewal: Renewal | null,
		happened: Happened,
	): Promise<Freshness> {
		const within = happened === 'everything' ? undefined : happened;
		const reader = this.openUsable(workspace, renewal);
		if (reader === null) return this.renewed(workspace, await this.indexer.refresh(), UP_TO_DATE);
		const { changes, freshness } = compareAndClose(reader, workspace, within);
		if (freshness.fresh && changes.touched.length === 0) {
			return this.renewed(workspace, reader.generation, freshness);
		}
		if (!isWorthwhile(changes, freshness)) return this.rebuild(freshness);
		try {
			const generation = await this.indexer.refresh(within, WAIT_MS);
			const { added, changed, removed } = freshness;
			return this.renewed(workspace, generation, { ...UP_TO_DATE, renewed: added + changed + removed });
		} catch (error) {
			if (!isTolerated(error)) throw error;
			this.bell.giveBack(happened);
			return { ...freshness, building: error.code === 'BUSY' };
		}
	}

	/** null when there is none to go on from, and one has to be built. */
	private openUsable({ state }: Workspace, renewal: Renewal | null): IndexReader | null {
		try {
			return this.readers.open(state);
		} catch (error) {
			if (!(error instanceof AssayError)) throw error;
			if (error.code === 'INDEX_CORRUPT') {
				renewal?.onWarning(`the index was damaged and has to be built anew: ${error.message}`);
				return null;
			}
			if (error.code === 'NOT_INDEXED' || error.code === 'SCHEMA_NEWER') return null;
			throw error;
		}
	}

	/** Too much has changed to wait for: questions are answered from the index there is until the next is ready. */
	private rebuild(freshness: Freshness): Freshness {
		this.building = { ...freshness, building: true };
		this.indexer
			.refresh()
			.catch(() => this.bell.giveBack('everything'))
			.finally(() => {
				this.building = null;
				this.plan();
			});
		return this.building;
	}

	/** Notes that this index fits the files. */
	private renewed(
		{ state, settings: { config } }: Workspace,
		generation: string,
		freshness: Freshness,
	): Freshness {
		this.fits = { generation, settings: configFingerprint(config) };
		this.names = new Set(neverEntered(discoverOptions(config)));
		this.own = pathInside(this.request.root, state.folder);
		const before = this.ignored.generation;
		if (before === generation) return freshness;
		this.ignored.read(state, generation);
		// What is not ignored any more is not watched yet.
		if (before !== '' && this.ignored.hasLess) this.bell.giveBack('everything');
		this.events.onIndex(generation);
		return freshness;
	}

	/** Whether nothing changes in an index by what happened to this path. */
	private isIgnored(path: string): boolean {
		if (NEVER_SOURCE.has(nameOf(path)) || path === this.own) return true;
		// That it is left out is told of a folder as long as it is there.
		if (this.ignored.hasFolder(path)) return kindInside(this.request.root, path) === 'folder';
		return this.ignored.includes(path);
	}

	private isLeftOut(path: string): boolean {
		if (this.names.has(nameOf(path)) || path === this.own) return true;
		return this.ignored.hasFolder(path) || this.ignored.includes(path);
	}

	/** Makes up for what happened before somebody asks. */
	private plan(): void {
		if (this.isClosed) return;
		// Not put off by what follows: who asks without a pause would wait for a look each time.
		this.timer ??= setTimeout(() => {
			this.timer = undefined;
			this.makeUp().catch(() => undefined);
		}, DELAY_MS).unref();
	}

	private async makeUp(): Promise<void> {
		if (this.building !== null || this.looking !== null || this.ignored.generation === '') return;
		if (!this.bell.isWatching) this.bell.arm();
		if (!this.bell.isWatching || (!this.bell.hasRung && this.fits !== null)) return;
		const workspace = await openWorkspace(this.request);
		if (this.looking === null && this.building === null && !this.isClosed) await this.look(workspace, null);
	}
}

function nameOf(path: string): string {
	return path.slice(path.lastIndexOf('/') + 1);
}

/** What the system has to tell of by now is heard when this ends: the first turn may be past the point of listening. */
async function untilTold(): Promise<void> {
	await nextTurn();
	await nextTurn();
}

function compareAndClose(
	reader: IndexReader,
	workspace: Workspace,
	within: readonly string[] | undefined,
): ReturnType<typeof compareWith> {
	try {
		return compareWith(reader, workspace, within);
	} finally {
		reader.close();
	}
}

/** Who is gone waits no longer; what was begun for many goes on. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
	const { promise, reject } = Promise.withResolvers<never>();
	const abort = () => reject(new AssayError('CANCELLED', 'cancelled', 'Nothing was changed; ask again.'));
	if (signal.aborted) abort();
	signal.addEventListener('abort', abort, { once: true });
	return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', abort));
}
