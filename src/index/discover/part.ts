import { CONFIG_FILE } from '../../config/config.ts';
import type { KnownFile } from '../../model/file.ts';
import { NEVER_SOURCE } from './options.ts';

/** The part of a tree that is looked at, when all but what happened to some paths is known. */
export interface Part {
	/** Names that something happened to, by the folder they lie in. */
	readonly touched: ReadonlyMap<string, ReadonlySet<string>>;
	/** Those folders and all above them, with the number of such folders directly in each. */
	readonly way: ReadonlyMap<string, number>;
	/** Whether nothing known lies below a folder. */
	isNew(folder: string): boolean;
	/** Folders whose entries were judged. */
	readonly looked: Set<string>;
	/** Folders that are as they were, apart from those in `looked` below them. */
	readonly kept: Set<string>;
}

/** What git keeps of a repository that says which files it tracks and ignores. */
const GIT_MATTERS = /(?:^|\/)\.git(?:\/(?:HEAD|config|index|info\/exclude))?$/;

/** Null when anything may have changed. */
export function partOf(
	within: readonly string[] | undefined,
	known: ReadonlyMap<string, KnownFile>,
): Part | null {
	if (within === undefined) return null;
	const touched = new Map<string, Set<string>>();
	const way = new Map([['', 0]]);
	for (const path of within) {
		if (path === CONFIG_FILE || GIT_MATTERS.test(path)) return null;
		const segments = path.split('/');
		if (segments.some((segment) => segment === '' || segment === '.' || segment === '..')) return null;
		if (segments.some((segment) => NEVER_SOURCE.has(segment))) continue;
		const folder = parentOf(path);
		const names = touched.get(folder);
		if (names === undefined) touched.set(folder, new Set([segments[segments.length - 1]]));
		else names.add(segments[segments.length - 1]);
		layWay(way, folder);
	}
	let settled: Set<string> | undefined;
	const isNew = (folder: string): boolean => {
		settled ??= foldersOf(known.keys());
		return !settled.has(folder);
	};
	return { touched, way, isNew, looked: new Set(), kept: new Set() };
}

function layWay(way: Map<string, number>, to: string): void {
	if (way.has(to)) return;
	way.set(to, 0);
	for (let folder = parentOf(to); ; folder = parentOf(folder)) {
		const before = way.get(folder);
		way.set(folder, (before ?? 0) + 1);
		if (before !== undefined) return;
	}
}

/** Every folder above one of the paths. */
function foldersOf(paths: Iterable<string>): Set<string> {
	const folders = new Set(['']);
	for (const path of paths) {
		for (let folder = parentOf(path); !folders.has(folder); folder = parentOf(folder)) folders.add(folder);
	}
	return folders;
}

/** Whether the rows about a path are told anew by a discovery that looked at this part. */
export function coverageOf(part: Part | null): (path: string) => boolean {
	if (part === null) return () => true;
	const { looked, kept } = part;
	const covered = new Map<string, boolean>();
	for (const folder of kept) covered.set(folder, false);
	for (const folder of looked) covered.set(folder, true);
	return (path) => {
		const own = covered.get(path);
		if (own !== undefined) return own;
		const folder = parentOf(path);
		return covered.get(folder) ?? inherit(covered, folder);
	};
}

/** The verdict on the nearest folder above that has one, as the root has, for all on the way to it. */
function inherit(covered: Map<string, boolean>, folder: string): boolean {
	const passed = [folder];
	for (let at = parentOf(folder); ; at = parentOf(at)) {
		const verdict = covered.get(at);
		if (verdict === undefined) passed.push(at);
		else {
			for (const each of passed) covered.set(each, verdict);
			return verdict;
		}
	}
}

function parentOf(path: string): string {
	return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
