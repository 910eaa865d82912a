import { statSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_INDEX_BYTES, readIndexPaths } from './git-index-file.ts';
import type { GitPlace } from './git-place.ts';
import { readUserFile } from './list-folder.ts';

/** The files that git tracks in a working tree, by byte strings of their paths below its top. */
export interface Tracked {
	/** Sorted by byte; with `foldsCase`, in lower case. */
	paths: readonly string[];
	foldsCase: boolean;
	/** Why the list could not be read; it is empty then. */
	trouble: string | null;
}

interface Cached {
	stamp: string;
	tracked: Tracked;
}

/** Indices of working trees that were read, the last one at the end. */
const cache = new Map<string, Cached>();
const MAX_CACHED = 16;

/**
 * What git tracks, read from the file of its index without running git. It is read again only when the file has
 * another stamp.
 */
export function trackedFiles(place: GitPlace): Tracked {
	const path = join(place.gitDir, 'index');
	const stamp = stampOf(path);
	const known = cache.get(path);
	if (known !== undefined && known.stamp === stamp) return known.tracked;
	const tracked = readTracked(place, path, stamp);
	cache.delete(path);
	cache.set(path, { stamp, tracked });
	for (const oldest of cache.keys()) {
		if (cache.size <= MAX_CACHED) break;
		cache.delete(oldest);
	}
	return tracked;
}

/** Whether a file of that path is tracked, or a submodule. */
export function tracks(tracked: Tracked, path: string): boolean {
	const wanted = tracked.foldsCase ? folded(path) : path;
	return tracked.paths[lowerBound(tracked.paths, wanted)] === wanted;
}

/** Whether there are tracked files in a folder. */
export function tracksBelow(tracked: Tracked, folder: string): boolean {
	const wanted = `${tracked.foldsCase ? folded(folder) : folder}/`;
	return tracked.paths[lowerBound(tracked.paths, wanted)]?.startsWith(wanted) === true;
}

export function sameTracked(left: Tracked, right: Tracked): boolean {
	if (left === right) return true;
	return (
		left.foldsCase === right.foldsCase &&
		left.trouble === right.trouble &&
		left.paths.length === right.paths.length &&
		left.paths.every((path, at) => path === right.paths[at])
	);
}

function stampOf(path: string): string {
	try {
		const { ino, mtimeNs, ctimeNs, size } = statSync(path, { bigint: true });
		return `${ino} ${mtimeNs} ${ctimeNs} ${size}`;
	} catch {
		return '';
	}
}

function readTracked(place: GitPlace, path: string, stamp: string): Tracked {
	const foldsCase = place.ignoresCase;
	// A repository without commits has no index.
	if (stamp === '') return { paths: [], foldsCase, trouble: null };
	try {
		const paths = readPaths(place, path).filter((each) => each !== '' && !each.endsWith('/'));
		return { paths: foldsCase ? paths.map(folded).sort() : paths, foldsCase, trouble: null };
	} catch (error) {
		return { paths: [], foldsCase, trouble: error instanceof Error ? error.message : String(error) };
	}
}

function readPaths({ gitDir, sha256 }: GitPlace, path: string): string[] {
	const { paths, shared } = readIndexPaths(readIndex(path), sha256);
	if (shared === null) return paths;
	const base = readIndexPaths(readIndex(join(gitDir, `sharedindex.${shared.id}`)), sha256);
	if (base.shared !== null) throw new Error('its shared part is split, too');
	const kept = base.paths.filter((_, at) => !shared.removed.has(at));
	return [...kept, ...paths].sort();
}

function readIndex(path: string): Buffer {
	const bytes = readUserFile(path, MAX_INDEX_BYTES);
	if (bytes === null) throw new Error(`it cannot be read, or is larger than ${MAX_INDEX_BYTES} bytes`);
	return bytes;
}

/** Only ASCII letters: the others have no case that all file systems agree on. */
function folded(path: string): string {
	return path.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** Position of the first path that is not before `wanted`. */
function lowerBound(paths: readonly string[], wanted: string): number {
	let [low, high] = [0, paths.length];
	while (low < high) {
		const middle = (low + high) >>> 1;
		if (paths[middle] < wanted) low = middle + 1;
		else high = middle;
	}
	return low;
}
