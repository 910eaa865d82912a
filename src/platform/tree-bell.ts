import { type FSWatcher, watch } from 'node:fs';
import { basename } from 'node:path';
import { absolutePath, realRoot } from './inside-root.ts';
import { isFolder, listFolder } from './list-folder.ts';

/** Folders of a tree that is watched; one with more is looked at instead. */
const MAX_FOLDERS = 20_000;
/** More paths than this are told as everything. */
const MAX_PATHS = 1_000;
/**
 * Where every folder is watched by itself, the system queues an event before the call returns that caused it. Systems
 * that watch trees tell later, which is too late for one who asks right after a change.
 */
const IS_PROMPT = process.platform === 'linux';

export interface BellOptions {
	root: string;
	/** Whether nothing matters that happened to this path below the root. */
	isIgnored(path: string): boolean;
	/** Whether nothing matters that happens in this folder. */
	isLeftOut(folder: string): boolean;
	/** Told of the first thing that happens after `take`. */
	onRing(): void;
}

/** Paths below the root that something happened to, or everything. */
export type Happened = readonly string[] | 'everything';

/**
 * Tells what may have changed in a tree, without delay: what happened before a message was sent is known by the time the
 * message is read. It may be told of too much, never of too little, but for what the system does not tell (shared
 * folders of other machines, memory-mapped writes). An overflow of events shows as the many that came before it.
 */
export class TreeBell {
	private readonly options: BellOptions;
	private readonly folders = new Map<string, FSWatcher>();
	private readonly paths = new Set<string>();
	private everything = true;
	private rung = true;
	private armed = false;
	private blind = !IS_PROMPT;

	constructor(options: BellOptions) {
		this.options = options;
	}

	/** False when changes cannot be watched for, and have to be looked for. */
	get isWatching(): boolean {
		return !this.blind && this.armed;
	}

	/** Whether anything happened since `take`. */
	get hasRung(): boolean {
		return this.rung;
	}

	/** Begins to watch every folder that is not left out. What happened before is not known. */
	arm(): void {
		this.armed = true;
		this.armBelow('');
		this.giveBack('everything');
	}

	/** What happened since the last time. Folders that came are watched before it returns, so a look that follows sees all. */
	take(): Happened {
		const happened = this.everything ? 'everything' : [...this.paths];
		this.rung = false;
		this.everything = false;
		this.paths.clear();
		if (this.armed) {
			if (happened === 'everything') this.armBelow('');
			else for (const path of happened) this.armBelow(path);
		}
		return happened;
	}

	/** What was taken was not made use of: it counts as not taken. */
	giveBack(happened: Happened): void {
		for (const path of happened === 'everything' ? [null] : happened) this.note(path);
		this.rung = true;
	}

	close(): void {
		for (const watcher of this.folders.values()) watcher.close();
		this.folders.clear();
	}

	private armBelow(top: string): void {
		const { root, isLeftOut } = this.options;
		if (this.blind || !isFolder(absolutePath(realRoot(root), top))) return;
		const pending = [top];
		for (let path = pending.pop(); path !== undefined && !this.blind; path = pending.pop()) {
			this.watchFolder(path);
			const entries = listFolder(root, path);
			if (!Array.isArray(entries)) continue;
			for (const { kind, path: inner, validName } of entries) {
				if (kind === 'folder' && validName && !isLeftOut(inner)) pending.push(inner);
			}
		}
	}

	private watchFolder(path: string): void {
		if (this.folders.has(path)) return;
		if (this.folders.size >= MAX_FOLDERS) {
			this.goBlind();
			return;
		}
		try {
			const place = absolutePath(realRoot(this.options.root), path);
			const watcher = watch(place, { persistent: false });
			this.folders.set(path, watcher);
			watcher.on('change', (kind, name) => this.happen(path, kind, name));
			watcher.on('error', () => this.happen(path, 'rename', null));
		} catch (error) {
			// Gone or unreadable by now, which its parent tells; else the system has no more of them.
			const { code } = error as NodeJS.ErrnoException;
			if (code !== 'ENOENT' && code !== 'EACCES' && code !== 'ENOTDIR') this.goBlind();
		}
	}

	private goBlind(): void {
		this.blind = true;
		this.close();
	}

	private happen(folder: string, kind: string, name: string | Buffer | null): void {
		const isReadable = typeof name === 'string' && !name.includes('\uFFFD');
		const path = isReadable ? (folder === '' ? name : `${folder}/${name}`) : null;
		if (path !== null && this.options.isIgnored(path)) return;
		// A folder of that name may be another one now; a folder that is itself moved tells its own name.
		const isItself = basename(folder === '' ? realRoot(this.options.root) : folder) === name;
		if (kind === 'rename' && path !== null) this.forget(path);
		if (kind === 'rename' && isItself) this.forget(folder);
		this.ring(kind === 'rename' && isItself ? null : path);
	}

	/** Watches no more what is at this path and below it. */
	private forget(path: string): void {
		if (!this.folders.has(path)) return;
		for (const [watched, watcher] of this.folders) {
			if (path !== '' && watched !== path && !watched.startsWith(`${path}/`)) continue;
			watcher.close();
			this.folders.delete(watched);
		}
	}

	/** `path` is null for everything. */
	private ring(path: string | null): void {
		this.note(path);
		if (this.rung) return;
		this.rung = true;
		this.options.onRing();
	}

	private note(path: string | null): void {
		if (path === null || this.paths.size >= MAX_PATHS) this.everything = true;
		if (path !== null && !this.everything) this.paths.add(path);
	}
}
