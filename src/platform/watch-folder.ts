import { type ChildProcess, fork } from 'node:child_process';
import { realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { WatchMessage, WatchRequest } from './watch-folder-protocol.ts';

const SOURCE = import.meta.url.endsWith('.ts');
const ENTRY = fileURLToPath(
	new URL(SOURCE ? './watch-folder-child.ts' : './watch-folder-child.js', import.meta.url),
);
const NODE_OPTIONS = ['--max-semi-space-size=1', '--disable-warning=ExperimentalWarning'];

/** How often it is checked that the root is still the same folder, which no event tells if its parent is moved. */
const CHECK_MS = 1_000;
/** First and longest pause before the next try to watch: a look for the folder is cheap, a try is not. */
const RETRY_MS = 200;
const MAX_LOOK_MS = 1_000;
const MAX_RETRY_MS = 60_000;
/** Shortest and longest time from one process to the next that takes its place. */
const RENEW_MS = 1_000;
const MAX_RENEW_MS = 30_000;

export interface FolderEvents {
	/** Something happened to these paths below the root, with forward slashes. */
	onPaths(paths: string[]): void;
	/** These folders are there and not watched; `renew` would make up for it. */
	onGaps(paths: string[]): void;
	/** So much happens that nobody can tell what, or what is watched. */
	onFlood(): void;
	/** Watching begins now: anything may have changed before. */
	onBegin(): void;
	/** Nothing is watched until `onBegin`. Told once in a row. */
	onBlind(why: string): void;
}

export interface Ignored {
	/** Of folders, wherever they are. */
	names: readonly string[];
	/** Relative to the root. */
	folders: readonly string[];
}

/**
 * Watches a folder with all that is below it, and never gives up: what cannot be watched is tried again.
 *
 * It is done in a process of its own. The watcher holds on to what it knew of a tree for as long as it
 * watches any part of it, and misses folders that are made faster than it can follow; only a new
 * process begins anew. The old one goes on until the new one is ready.
 */
export class FolderWatch {
	private readonly root: string;
	private ignored: Ignored;
	private readonly events: FolderEvents;
	private current: ChildProcess | null = null;
	private next: ChildProcess | null = null;
	/** Real path and identity of the folder that `current` or `next` watches. */
	private place: Place | null = null;
	private blind = false;
	private closed = false;
	private pause = RETRY_MS;
	private begun = 0;
	private renewMs = RENEW_MS / 2;
	private retry: NodeJS.Timeout | undefined;
	private readonly check: NodeJS.Timeout;

	constructor(root: string, ignored: Ignored, events: FolderEvents) {
		this.root = root;
		this.ignored = ignored;
		this.events = events;
		this.check = setInterval(() => this.checkRoot(), CHECK_MS);
		this.begin();
	}

	/** Lets another process take over, soon: this one misses something, or is to ignore something else. */
	renew(ignored: Ignored): void {
		this.ignored = ignored;
		if (this.next !== null || this.current === null || this.retry !== undefined) return;
		const age = performance.now() - this.begun;
		// What makes this necessary again and again is not to keep the machine busy.
		this.renewMs = age > this.renewMs * 2 ? RENEW_MS : Math.min(this.renewMs * 2, MAX_RENEW_MS);
		this.beginLater(Math.max(0, this.renewMs - age));
	}

	close(): void {
		this.closed = true;
		clearInterval(this.check);
		clearTimeout(this.retry);
		this.current?.kill('SIGKILL');
		this.next?.kill('SIGKILL');
	}

	private begin(): void {
		this.retry = undefined;
		this.begun = performance.now();
		const place = placeOf(this.root);
		if (place === null) {
			this.pause = Math.min(this.pause, MAX_LOOK_MS);
			this.lose('the folder is not there');
			return;
		}
		this.place = place;
		let child: ChildProcess;
		try {
			child = fork(ENTRY, [], { execArgv: NODE_OPTIONS, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
		} catch (error) {
			this.lose(error instanceof Error ? error.message : String(error));
			return;
		}
		this.next = child;
		let why = 'the watching process ended';
		child.on('message', (message: WatchMessage) => {
			if (message.kind === 'failed') why = message.why;
			else if (!this.closed && (child === this.current || child === this.next)) this.hear(child, message);
		});
		child.on('error', (error) => {
			why = error.message;
			if (child.pid === undefined) this.end(child, why);
		});
		child.once('exit', () => this.end(child, why));
		child.send(requestOf(place, this.ignored), () => undefined);
	}

	private beginLater(pause: number): void {
		if (!this.closed) this.retry ??= setTimeout(() => this.begin(), pause);
	}

	private hear(child: ChildProcess, message: Exclude<WatchMessage, { kind: 'failed' }>): void {
		if (message.kind === 'ready') {
			this.current?.kill('SIGKILL');
			this.current = child;
			this.next = null;
			this.pause = RETRY_MS;
			this.blind = false;
			this.events.onBegin();
		} else if (message.kind === 'flood') {
			this.events.onFlood();
		} else {
			const paths = this.relative(message.paths);
			if (message.kind === 'gaps') this.events.onGaps(paths);
			else this.events.onPaths(paths);
		}
	}

	private relative(absolute: readonly string[]): string[] {
		const { real } = this.place!;
		const before = real.endsWith(sep) ? real : real + sep;
		if (absolute.includes(real)) this.checkRoot();
		return absolute
			.filter((path) => path.startsWith(before))
			.map((path) => path.slice(before.length).replaceAll(sep, '/'));
	}

	private end(child: ChildProcess, why: string): void {
		if (this.closed) return;
		if (child === this.next) {
			this.next = null;
			this.lose(why);
		} else if (child === this.current) {
			this.current = null;
			if (this.next === null) this.lose(why);
		}
	}

	/** One try is over without success, or what was watched is gone. */
	private lose(why: string): void {
		if (this.current === null && !this.blind) {
			this.blind = true;
			this.events.onBlind(why);
		}
		this.beginLater(this.pause);
		this.pause = Math.min(this.pause * 2, MAX_RETRY_MS);
	}

	/** What is watched is a folder, not a name: the name may lead to another one now. */
	private checkRoot(): void {
		if (this.current === null || this.closed) return;
		const place = placeOf(this.root);
		if (place !== null && place.real === this.place?.real && place.inode === this.place.inode) return;
		this.current.kill('SIGKILL');
		this.current = null;
		this.next?.kill('SIGKILL');
		this.next = null;
		this.pause = RETRY_MS;
		this.lose(place === null ? 'the folder is not there' : 'another folder is in its place');
	}
}

function requestOf({ real }: Place, { names, folders }: Ignored): WatchRequest {
	// The watcher takes a path with such a character for a pattern.
	const plain = folders.filter((path) => !/[*?[\](){}!|+@\\]/.test(path));
	return { root: real, ignoredNames: names, ignoredFolders: plain.map((path) => join(real, path)) };
}

interface Place {
	real: string;
	inode: bigint;
}

/** Null when there is no such folder. */
function placeOf(root: string): Place | null {
	try {
		const real = realpathSync.native(root);
		const stat = statSync(real, { bigint: true });
		return stat.isDirectory() ? { real, inode: stat.ino } : null;
	} catch {
		return null;
	}
}
