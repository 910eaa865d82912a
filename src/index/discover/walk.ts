import type { DiscoveredFile, KnownFile, SkippedPath } from '../../model/file.ts';
import type { FolderEntry } from '../../platform/list-folder.ts';
import type { IgnoreLevels } from './ignore-levels.ts';
import type { Part } from './part.ts';
import type { Rules } from './rules.ts';
import type { Tracking } from './tracking.ts';

/** A discovery under way. */
export interface Walk {
	root: string;
	/** The root without symbolic links. */
	real: string;
	rules: Rules;
	pending: Folder[];
	files: DiscoveredFile[];
	skipped: SkippedPath[];
	known: ReadonlyMap<string, KnownFile>;
	/** Known files that are still to be indexed, changed or not. */
	seen: KnownFile[];
	/** Null when everything is looked at. */
	part: Part | null;
}

/** A folder to visit, with what it inherits from the folders above. */
export interface Folder {
	path: string;
	/** `path` as a byte string, which all patterns are matched against. */
	bytes: string;
	name: string;
	depth: number;
	levels: IgnoreLevels;
	/** The rule by which git ignores this folder: only tracked files in it are indexed. */
	ignored: string | null;
	tracking: Tracking | null;
	package: string | null;
	flags: number;
	/** There is no `include`, or a folder on the way matches it. */
	included: boolean;
	/** Everything below it is looked at. */
	whole: boolean;
}

/** Those entries of a folder that say something about it, by name; see `tellingEntries`. */
export type Contents = ReadonlyMap<string, FolderEntry['kind']>;
