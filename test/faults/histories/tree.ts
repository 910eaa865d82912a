import {
	cpSync,
	existsSync,
	lstatSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

export const SETTINGS_FILE = 'assay.config.json';

const NEVER: ReadonlySet<string> = new Set(['.git', '.assay']);
const NO_THROW = { throwIfNoEntry: false } as const;

/** What a file was like at some time. */
export interface Version {
	bytes: Buffer;
	/** Seconds. */
	mtime: number;
}

/** The folder that a history happens in. Remembers what files were like before, and which paths were touched. */
export class Tree {
	readonly root: string;
	/** Earlier versions of every path, also of those that are gone. */
	readonly versions = new Map<string, Version[]>();
	/** The file that was written last, if it has been since the history began. */
	lastWritten: string | null = null;
	private readonly touchedPaths = new Set<string>();

	constructor(root: string) {
		this.root = root;
	}

	/** Paths that something happened to since this was last asked, as a watcher would tell them. */
	takeTouched(): string[] {
		const touched = [...this.touchedPaths].sort();
		this.touchedPaths.clear();
		return touched;
	}

	touched(...paths: string[]): void {
		for (const path of paths) this.touchedPaths.add(path);
	}

	/** Regular files, sorted; not those of version control, nor the settings of assay. */
	files(): string[] {
		return this.entries('file');
	}

	folders(): string[] {
		return this.entries('folder');
	}

	links(): string[] {
		return this.entries('link');
	}

	exists(path: string): boolean {
		return this.folderIsThere(path) && lstatSync(join(this.root, path), NO_THROW) !== undefined;
	}

	/** Whether something could be made there: nothing on the way is a file. */
	isFree(path: string): boolean {
		return this.folderIsThere(path) ? !this.exists(path) : this.isFree(dirname(path));
	}

	private folderIsThere(path: string): boolean {
		const folder = dirname(path);
		if (folder === '.') return true;
		return this.folderIsThere(folder) && lstatSync(join(this.root, folder), NO_THROW)?.isDirectory() === true;
	}

	read(path: string): Buffer {
		return readFileSync(join(this.root, path));
	}

	text(path: string): string {
		return this.read(path).toString('utf8');
	}

	write(path: string, content: string | Buffer): void {
		if (this.exists(path)) this.remember(path);
		this.makeFolderFor(path);
		writeFileSync(join(this.root, path), content);
		this.lastWritten = path;
		this.touched(path);
	}

	remove(path: string): void {
		for (const file of this.below(path)) this.remember(file);
		rmSync(join(this.root, path), { recursive: true });
		this.touched(path);
	}

	rename(from: string, to: string): void {
		for (const file of this.below(from)) this.remember(file);
		this.makeFolderFor(to);
		renameSync(join(this.root, from), join(this.root, to));
		this.touched(from, to);
	}

	copy(from: string, to: string): void {
		this.makeFolderFor(to);
		cpSync(join(this.root, from), join(this.root, to), { recursive: true, verbatimSymlinks: true });
		this.touched(to);
	}

	/** Gives a file another time of change, in seconds. */
	setTime(path: string, mtime: number): void {
		utimesSync(join(this.root, path), mtime, mtime);
		this.touched(path);
	}

	timeOf(path: string): number {
		return lstatSync(join(this.root, path)).mtimeMs / 1000;
	}

	/** Files that are `path` or lie below it. */
	below(path: string): string[] {
		return this.files().filter((file) => file === path || file.startsWith(`${path}/`));
	}

	/** A folder that is missing is told as a whole. */
	private makeFolderFor(path: string): void {
		for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
			if (!existsSync(join(this.root, folder))) this.touched(folder);
		}
		mkdirSync(dirname(join(this.root, path)), { recursive: true });
	}

	private remember(path: string): void {
		const versions = this.versions.get(path) ?? [];
		versions.push({ bytes: this.read(path), mtime: this.timeOf(path) });
		this.versions.set(path, versions);
	}

	private entries(wanted: 'file' | 'folder' | 'link'): string[] {
		const found: string[] = [];
		const pending = [''];
		for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
			for (const entry of readdirSync(join(this.root, folder), { withFileTypes: true })) {
				const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
				if (path === SETTINGS_FILE || NEVER.has(entry.name) || entry.name.includes('\uFFFD')) continue;
				const kind = entry.isFile() ? 'file' : entry.isDirectory() ? 'folder' : 'link';
				if (kind === wanted) found.push(path);
				if (kind === 'folder') pending.push(path);
			}
		}
		return found.sort();
	}
}
