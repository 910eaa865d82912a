import { isManifest } from '../model/manifest.ts';
import { kindInside } from '../platform/list-folder.ts';
import { listSkipped } from '../store/queries/skipped.ts';
import { openIndex } from '../store/reader.ts';
import type { StateFolder } from '../store/state.ts';
import { isTelling } from './discover/telling.ts';

/** Omissions that are read; beyond them, more events than necessary are looked at. */
const MAX_ROWS = 200_000;
/** Folders that the watcher itself is told to ignore: it compares every path with each of them. */
const MAX_FOLDERS = 100;

/**
 * What an index leaves out, so that what happens there (a build, a log that grows) makes no work. It
 * holds until the index is another.
 */
export class IgnoredPlaces {
	private readonly root: string;
	private folders: ReadonlySet<string> = new Set();
	private files: ReadonlySet<string> = new Set();
	/** Of the index that was read; empty before. */
	generation = '';
	/** Something that was left out before that one is not left out any more. */
	hasLess = false;

	constructor(root: string) {
		this.root = root;
	}

	/** Reads them anew, if the index is another one. */
	read(state: StateFolder, generation: string): void {
		if (generation === this.generation) return;
		const reader = openIndex(state);
		try {
			const { paths } = listSkipped(reader, { limit: MAX_ROWS });
			const folders = new Set(paths.filter(({ folder }) => folder).map(({ path }) => path));
			this.hasLess = [...this.folders].some((path) => !folders.has(path));
			this.folders = folders;
			// A rule that ignores a file goes by its name; other reasons may change with the file, and manifests are read.
			const ignored = paths.filter(
				({ folder, reason, path }) => !folder && reason === 'ignored' && !isManifest(path),
			);
			this.files = new Set(ignored.map(({ path }) => path));
			this.generation = reader.generation;
		} finally {
			reader.close();
		}
	}

	/** The folders to tell the watcher of: the highest first. */
	topFolders(): string[] {
		const depth = (path: string): number => path.split('/').length;
		return [...this.folders]
			.sort((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1))
			.slice(0, MAX_FOLDERS)
			.sort();
	}

	hasFolder(path: string): boolean {
		return this.folders.has(path);
	}

	/** Whether nothing that happens to the path can change an index. */
	includes(path: string): boolean {
		if (this.files.has(path)) return kindInside(this.root, path) === 'other';
		let folder = parentOf(path);
		// Some folders are left out for what lies in them.
		if (this.folders.has(folder)) return !isTelling(path.slice(folder.length + 1));
		while (folder !== '' && !this.folders.has(folder)) folder = parentOf(folder);
		return folder !== '';
	}
}

function parentOf(path: string): string {
	return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
