import { configFingerprint } from '../config/fingerprint.ts';
import { discover } from '../index/discover/discover.ts';
import { discoverOptions } from '../index/discover-options.ts';
import type { DiscoveredFile, FileStamp } from '../model/file.ts';
import { readConfiguration, readStamps } from '../store/queries/file-stamps.ts';
import type { IndexReader } from '../store/reader.ts';
import type { Workspace } from './workspace.ts';

/** How the files on disk differ from those that were indexed. */
export interface Freshness {
	fresh: boolean;
	changed: number;
	added: number;
	removed: number;
	/** The settings that decide what an index holds are others now. */
	settingsChanged: boolean;
}

/** Walks the tree and compares what the file system says, without reading any file. */
export function freshnessOf(reader: IndexReader, { root, settings }: Workspace): Freshness {
	const { files, skipped } = readStamps(reader);
	const settingsChanged = readConfiguration(reader) !== configFingerprint(settings.config);
	const options = discoverOptions(settings.config);
	// Under other settings, what was found under the old ones has to be judged again.
	const found = settingsChanged ? discover(root, options) : discover(root, options, files);
	let { unchanged } = found;
	let changed = 0;
	let added = 0;
	for (const file of found.files) {
		const stamp = files.get(file.path);
		// A file that was read and then left out for its content has no stamp to compare.
		if (stamp === undefined) added += skipped.has(file.path) ? 0 : 1;
		else if (isSame(file, stamp)) unchanged++;
		else changed++;
	}
	const removed = files.size - unchanged - changed;
	const fresh = !settingsChanged && changed === 0 && added === 0 && removed === 0;
	return { fresh, changed, added, removed, settingsChanged };
}

function isSame(file: DiscoveredFile, stamp: FileStamp): boolean {
	return (
		BigInt(file.size) === stamp.size &&
		file.mtimeNs === stamp.mtimeNs &&
		file.ctimeNs === stamp.ctimeNs &&
		file.inode === stamp.inode
	);
}
