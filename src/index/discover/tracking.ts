import { join } from 'node:path';
import type { SkippedPath } from '../../model/file.ts';
import { toByteString } from '../../model/glob.ts';
import { findRepository, type GitPlace, prefixOf, repositoryAt } from '../../platform/git-place.ts';
import { type Tracked, trackedFiles, tracks, tracksBelow } from '../../platform/git-tracked.ts';
import type { FolderEntry } from '../../platform/list-folder.ts';
import type { Folder, Walk } from './walk.ts';

const GIT_FOLDER = '.git';

/** What git tracks in a folder and below it, down to the next repository. */
export interface Tracking {
	tracked: Tracked;
	/** Put before a path below the root: the folders from the top of the working tree to the root, as a byte string. */
	prefix: string;
	/** Taken off a path below the root: length of the folder of the repository with its slash. */
	cut: number;
}

/** Of the repository that the root lies in; null outside of any. `real` is the root without symbolic links. */
export function trackingAround(real: string, followGitIgnore: boolean): Tracking | null {
	const place = followGitIgnore ? findRepository(real) : null;
	return place === null ? null : trackingOf(place, real, 0);
}

/** Of the repository whose top is this folder below the root, if it is one: a submodule, or one that was cloned there. */
export function addFolderTracking(
	walk: Walk,
	folder: Folder,
	found: readonly FolderEntry[],
): Tracking | null {
	if (folder.depth === 0 || !walk.rules.options.followGitIgnore) return folder.tracking;
	if (!found.some(({ name }) => name === GIT_FOLDER)) return folder.tracking;
	const here = join(walk.real, folder.path);
	const place = repositoryAt(here);
	return place === null ? folder.tracking : trackingOf(place, here, folder.bytes.length + 1);
}

/** Null when the settings name a working tree that the folder is not in. */
function trackingOf(place: GitPlace, folder: string, cut: number): Tracking | null {
	const prefix = prefixOf(place.workTree, folder);
	if (prefix.startsWith('../') || prefix.startsWith('/')) return null;
	return { tracked: trackedFiles(place), prefix: toByteString(prefix), cut };
}

/** Whether git tracks the entry, or something in it. `bytes`: its path as a byte string. */
export function isTracked({ tracking }: Folder, entry: FolderEntry, bytes: string): boolean {
	if (tracking === null) return false;
	const { tracked, prefix, cut } = tracking;
	const path = prefix + bytes.slice(cut);
	return tracks(tracked, path) || (entry.kind === 'folder' && tracksBelow(tracked, path));
}

/** A list of tracked files that could not be read, as an omission of the folder that the repository or the root is. */
export function unreadTracking({ tracking, path }: Folder): SkippedPath[] {
	if (tracking === null || tracking.tracked.trouble === null) return [];
	const detail = `what git tracks is not known: ${tracking.tracked.trouble}`;
	return [
		{ path: path === '' ? GIT_FOLDER : `${path}/${GIT_FOLDER}`, reason: 'unreadable', detail, folder: false },
	];
}
