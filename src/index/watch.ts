import { CONFIG_FILE, type Config } from '../config/config.ts';
import type { BuildProgress, Refresh } from '../model/build.ts';
import { AssayError } from '../model/errors.ts';
import { pathInside } from '../platform/inside-root.ts';
import { isFolder } from '../platform/list-folder.ts';
import { FolderWatch, type Ignored } from '../platform/watch-folder.ts';
import { GitActivity } from '../platform/watch-folder-git.ts';
import type { StateFolder } from '../store/state.ts';
import { neverEntered } from './discover/never-entered.ts';
import { discoverOptions } from './discover-options.ts';
import { refreshIndex } from './update.ts';
import { IgnoredPlaces } from './watch-ignored.ts';
import { WarmParser } from './watch-parser.ts';
import { PendingChanges, type SettleTimes, sleepUnless } from './watch-pending.ts';

export interface WatchSettings {
	config: Config;
	/** Parse processes. */
	jobs: number;
}

export interface WatchTimes extends SettleTimes {
	/** Shortest time between two scans of everything, which heal what no event told. */
	scanMs: number;
	/** The same while nothing can be watched. */
	blindScanMs: number;
	/** How often git is looked at while nothing happens to files. */
	trackedMs: number;
	/** How long git may take to change the tree before it is read as it is. */
	gitMs: number;
	/** First and longest pause after an update that failed. */
	retryMs: number;
	maxRetryMs: number;
}

export interface WatchOptions {
	root: string;
	state: StateFolder;
	/** The settings as they are now. Asked at the start and whenever they may have changed. */
	loadSettings(): Promise<WatchSettings>;
	/** Ends the watch; nothing is left half done. */
	signal: AbortSignal;
	/** Told of the first look, and of every update that changed something. */
	onUpdate(refresh: Refresh): void;
	/** Told when what happens from now on will be noticed at once, and again when that was lost for a while. */
	onWatching?(): void;
	/** How far the first look is. */
	onProgress?(progress: BuildProgress): void;
	/** Told once of what keeps the index from being up to date, until it is again. */
	onTrouble(message: string): void;
	times?: Partial<WatchTimes>;
}

const TIMES: WatchTimes = {
	firstMs: 25,
	stepMs: 1_000,
	burstMs: 3_000,
	scanMs: 15_000,
	blindScanMs: 1_000,
	trackedMs: 1_000,
	gitMs: 2_000,
	retryMs: 250,
	maxRetryMs: 30_000,
};

/** A scan takes at most this part of the time, watched or not. */
const SCAN_SHARE = 200;
const BLIND_SCAN_SHARE = 20;
/** How long to wait for another writer before it is told as trouble. */
const LOCK_WAIT_MS = 2_000;
const GIT_STEP_MS = 20;
/** An update of more files is not thrown away because git does something, nor is one thrown away too often. */
const SMALL_UPDATE = 200;
const MAX_INTERRUPTIONS = 3;

/** Keeps the index of a folder up to date until the signal. Throws only if the settings cannot be read at the start. */
export async function watchIndex(options: WatchOptions): Promise<void> {
	const watch = new IndexWatch(options, await options.loadSettings());
	try {
		while (!options.signal.aborted) await watch.round();
	} finally {
		watch.close();
	}
}

class IndexWatch {
	private readonly options: WatchOptions;
	private readonly times: WatchTimes;
	private readonly pending = new PendingChanges();
	private readonly parser = new WarmParser();
	private readonly ignored: IgnoredPlaces;
	private settings: WatchSettings;
	/** Watching begins when there is an index that says what to ignore. */
	private folder: FolderWatch | null = null;
	private unwatched: Ignored = { names: [], folders: [] };
	/** Folders that the watch misses, to be looked at when it is known whether they matter. */
	private gaps: string[] = [];
	private git: GitActivity;
	/** Why nothing is watched at present, and whether that was told. */
	private blind: { why: string; told: boolean } | null = null;
	private updating = false;
	/** Length of the last scan of everything, and when the next is due. */
	private scanMs = 0;
	private nextScan = 0;
	private failures = 0;
	private interruptions = 0;
	/** The first look is over. */
	private told = false;
	/** The watch has begun, and what happened before is not looked at yet. */
	private begun = false;
	private watched = false;
	private trouble: string | null = null;

	constructor(options: WatchOptions, settings: WatchSettings) {
		this.options = options;
		this.settings = settings;
		this.times = { ...TIMES, ...options.times };
		this.ignored = new IgnoredPlaces(options.root);
		this.git = new GitActivity(options.root);
		this.pending.addEverything();
	}

	close(): void {
		this.folder?.close();
		this.parser.close();
	}

	/** One wait and one update. */
	async round(): Promise<void> {
		const { signal, root } = this.options;
		if (this.pending.isEmpty) this.pending.rest();
		await this.pending.arrival(Math.min(this.nextScan - performance.now(), this.times.trackedMs), signal);
		if (signal.aborted) return;
		if (this.pending.isEmpty && this.git.tracksOthers()) this.pending.addEverything();
		const unprompted = this.pending.isEmpty;
		if (unprompted && performance.now() < this.nextScan) return;
		if (unprompted) this.pending.addEverything();
		else await this.pending.settle(this.times, signal);
		if (await this.gitDidSomething()) this.pending.addEverything();
		if (signal.aborted) return;
		if (!isFolder(root)) return this.waitForRoot();
		this.updating = true;
		try {
			await this.update(this.pending.take(), unprompted);
		} catch (error) {
			this.pending.addEverything();
			await this.fail(error);
		} finally {
			this.updating = false;
		}
	}

	/** Waits while git is changing the tree. True when it was, or has done since the last time. */
	private async gitDidSomething(): Promise<boolean> {
		const end = performance.now() + this.times.gitMs;
		let busy = false;
		while (this.git.isBusy() && performance.now() < end && !this.options.signal.aborted) {
			busy = true;
			await sleepUnless(GIT_STEP_MS, this.options.signal);
		}
		return this.git.hasChanged() || busy;
	}

	private async waitForRoot(): Promise<void> {
		this.tell('the folder is gone; waiting for it to come back');
		this.pending.addEverything();
		await sleepUnless(this.times.retryMs, this.options.signal);
		this.git = new GitActivity(this.options.root);
	}

	private async update(within: string[] | undefined, unprompted: boolean): Promise<void> {
		const { state, onUpdate, onTrouble } = this.options;
		if (within === undefined || within.includes(CONFIG_FILE)) await this.reloadSettings();
		// A watch that begins during this update is not covered by it.
		const catchesUp = this.begun && within === undefined;
		const refresh = await this.refresh(within);
		const { kind, changes, report } = refresh;
		this.failures = 0;
		this.interruptions = 0;
		this.trouble = null;
		if (within === undefined) this.planScan(report.stages.find(({ stage }) => stage === 'discover')?.ms);
		this.ignored.read(state, report.generation);
		if (kind !== 'none' || !this.told) onUpdate(refresh);
		this.told = true;
		// A moment without a watch is none of anybody's concern.
		if (unprompted && this.blind !== null && !this.blind.told) {
			this.blind.told = true;
			onTrouble(`changes cannot be watched for and are looked for instead: ${this.blind.why}`);
		}
		if (catchesUp) {
			this.begun = false;
			this.options.onWatching?.();
		}
		// What nobody told of, the watch missed.
		this.adjustWatch(unprompted && kind !== 'none' && this.blind === null);
		this.parser.rest(this.parserOptions(), changes.added + changes.changed, report);
	}

	private async reloadSettings(): Promise<void> {
		const settings = await this.options.loadSettings();
		if (JSON.stringify(settings) === JSON.stringify(this.settings)) return;
		this.settings = settings;
		this.parser.close();
	}

	private refresh(within: string[] | undefined): Promise<Refresh> {
		const { state, signal } = this.options;
		const interrupted = new AbortController();
		return refreshIndex({
			...this.parserOptions(),
			state,
			within,
			parser: this.parser.open(this.parserOptions()),
			waitMs: LOCK_WAIT_MS,
			signal: AbortSignal.any([signal, interrupted.signal]),
			onProgress: (progress) => {
				if (!this.told) this.options.onProgress?.(progress);
				const { stage, total } = progress;
				// What was found may be half of one revision and half of another.
				const mixed = stage === 'parse' && total <= SMALL_UPDATE && this.git.isBusy();
				if (mixed && this.interruptions++ < MAX_INTERRUPTIONS) interrupted.abort();
			},
		});
	}

	private parserOptions(): { root: string } & WatchSettings {
		return { root: this.options.root, ...this.settings };
	}

	/** `scanMs`: how long the last one took. */
	private planScan(scanMs = this.scanMs): void {
		const { times } = this;
		this.scanMs = scanMs;
		const pause =
			this.blind === null
				? Math.max(times.scanMs, scanMs * SCAN_SHARE)
				: Math.max(times.blindScanMs, scanMs * BLIND_SCAN_SHARE);
		this.nextScan = performance.now() + pause;
	}

	/** Begins to watch; goes on with a new watch if the one there is misses something that matters. */
	private adjustWatch(missing: boolean): void {
		const { root, state } = this.options;
		const own = pathInside(root, state.folder);
		const places: Ignored = {
			names: neverEntered(discoverOptions(this.settings.config)),
			folders: [...this.ignored.topFolders(), ...(own === null ? [] : [own])],
		};
		const gaps = this.gaps.some((path) => !this.ignored.includes(path));
		this.gaps = [];
		const { names, folders } = this.unwatched;
		const wanted =
			names.some((name) => !places.names.includes(name)) ||
			folders.some((path) => path !== own && !this.ignored.hasFolder(path));
		if (this.folder === null) this.folder = this.watchFolder(places);
		else if (missing || gaps || wanted) this.folder.renew(places);
		else return;
		this.unwatched = places;
	}

	private watchFolder(places: Ignored): FolderWatch {
		const { root } = this.options;
		return new FolderWatch(root, places, {
			onPaths: (paths) => this.pending.add(paths.filter((path) => !this.ignored.includes(path))),
			onGaps: (paths) => {
				this.gaps.push(...paths);
				// Else the update that is on its way knows better.
				if (!this.updating && this.pending.isEmpty) this.adjustWatch(false);
			},
			onFlood: () => {
				this.pending.addEverything();
				this.gaps.push('');
			},
			onBegin: () => {
				this.begun ||= this.blind !== null || !this.watched;
				this.watched = true;
				this.blind = null;
				this.git = new GitActivity(root);
				this.pending.addEverything();
			},
			onBlind: (why) => {
				this.blind = { why, told: false };
				this.planScan();
				this.pending.nudge();
			},
		});
	}

	private async fail(error: unknown): Promise<void> {
		const { root, signal } = this.options;
		// The next round waits for git, which interrupted this one, or for the root.
		if (signal.aborted || !isFolder(root)) return;
		if (error instanceof AssayError && error.code === 'CANCELLED') return;
		const pause = Math.min(this.times.retryMs * 2 ** this.failures++, this.times.maxRetryMs);
		await sleepUnless(pause, signal);
		// An update in a folder that is being deleted fails with anything; what is then told is that it is gone.
		if (isFolder(root)) this.tell(error instanceof Error ? error.message : String(error));
	}

	/** The same trouble is told once, until an update succeeds. */
	private tell(message: string): void {
		if (message === this.trouble) return;
		this.trouble = message;
		this.options.onTrouble(message);
	}
}
