import { AssayError } from '../../model/errors.ts';
import type { DiscoveredFile, KnownFile, SkippedPath } from '../../model/file.ts';
import { errnoOf, resolveRoot } from '../../platform/inside-root.ts';
import { outerLevels } from './ignore-sources.ts';
import type { DiscoverOptions } from './options.ts';
import { coverageOf, partOf } from './part.ts';
import { compileRules } from './rules.ts';
import { trackingAround } from './tracking.ts';
import { visitFolder } from './visit-folder.ts';
import type { Walk } from './walk.ts';

/** All lists are sorted by code unit. */
export interface Discovery {
	/** Files to index, without those that are as they were known. */
	files: DiscoveredFile[];
	/** What is left out; of a part, what is left out there. */
	skipped: SkippedPath[];
	/** How many known files are as they were. */
	unchanged: number;
	/** Known paths that are no files to index any more: gone, or left out now. */
	missing: string[];
	/** Folders whose entries were judged; null when all were. */
	looked: string[] | null;
	/** Whether this discovery tells all there is to tell about a path. If not, what was known of it holds. */
	covers(path: string): boolean;
}

const NONE_KNOWN: ReadonlyMap<string, KnownFile> = new Map();

/**
 * Finds what to index below a root, and accounts for everything that is not: a row for each file, or
 * one for a whole folder. Only bookkeeping folders such as `.git` go without. `docs/discovery.md` has
 * the rules in words.
 *
 * `known` are files that an earlier discovery with the same options found, by path: those with the same
 * stamp and the same description are only counted. With `within` (files and folders below the root
 * that something happened to) only the folders they lie in are looked at, folders that are new, and
 * what those paths can change the verdict on; all else is taken to be as it was known. What a symbolic
 * link leads to is not followed up: give the links too.
 */
export function discover(
	root: string,
	options: DiscoverOptions,
	known: ReadonlyMap<string, KnownFile> = NONE_KNOWN,
	within?: readonly string[],
): Discovery {
	const real = openRoot(root);
	const rules = compileRules(options);
	const part = partOf(within, known);
	const walk: Walk = { root, real, rules, pending: [], files: [], skipped: [], known, seen: [], part };
	walk.pending.push({
		path: '',
		bytes: '',
		name: '',
		depth: 0,
		levels: outerLevels(real, options.followGitIgnore),
		ignored: null,
		tracking: trackingAround(real, options.followGitIgnore),
		package: null,
		flags: 0,
		included: rules.include.empty,
		whole: part === null,
	});
	for (let folder = walk.pending.pop(); folder; folder = walk.pending.pop()) {
		const failure = visitFolder(walk, folder);
		if (failure !== null) throw rootError(root, failure);
	}
	const covers = coverageOf(part);
	const missing = missingPaths(walk, covers);
	const changed = walk.files.reduce((count, { path }) => count + (known.has(path) ? 1 : 0), 0);
	return {
		files: walk.files.sort(byPath),
		skipped: walk.skipped.sort(byPath),
		unchanged: known.size - missing.length - changed,
		missing,
		looked: part === null ? null : [...part.looked].sort(),
		covers,
	};
}

function missingPaths({ known, seen }: Walk, covers: Discovery['covers']): string[] {
	if (seen.length === known.size) return [];
	const present = new Set(seen);
	const missing: string[] = [];
	for (const [path, file] of known) if (!present.has(file) && covers(path)) missing.push(path);
	return missing.sort();
}

function byPath(left: { path: string }, right: { path: string }): number {
	return left.path < right.path ? -1 : left.path > right.path ? 1 : 0;
}

function openRoot(root: string): string {
	try {
		return resolveRoot(root);
	} catch (error) {
		throw rootError(root, errnoOf(error), error);
	}
}

function rootError(root: string, code: string, cause?: unknown): AssayError {
	if (code === 'ENOENT') {
		return new AssayError('ROOT_MISSING', `no such folder: ${root}`, 'Give a folder that exists.', cause);
	}
	if (code === 'ENOTDIR') {
		return new AssayError('ROOT_NOT_A_FOLDER', `not a folder: ${root}`, 'Give the folder around it.', cause);
	}
	return new AssayError('ROOT_UNREADABLE', `cannot read ${root}: ${code}`, 'Check its permissions.', cause);
}
