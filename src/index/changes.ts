import type { Config } from '../config/config.ts';
import type { ChangeCounts } from '../model/build.ts';
import type { DiscoveredFile, FileDescription, FileStamp, SkippedPath } from '../model/file.ts';
import { trustedBefore } from '../platform/clock.ts';
import { readHead } from '../platform/list-folder.ts';
import { sameStamp } from '../platform/stamp.ts';
import { hashBytes } from '../platform/xxhash.ts';
import { hashReader, type Known, readKnown } from '../store/queries/known-files.ts';
import type { IndexReader } from '../store/reader.ts';
import type { SkipRow } from '../store/skip-rows.ts';
import { discover } from './discover/discover.ts';
import { discoverOptions } from './discover-options.ts';

/** How the files on disk differ from those in an index, as the work it takes to make up for it. */
export interface Changes {
	/** To be parsed: new files, changed ones, and those that are read as something else now. */
	parse: DiscoveredFile[];
	/** Paths whose rows go: of files that are gone, and of those in `parse` that are in the index. */
	remove: string[];
	/** Changed in no way but their stamps, which can be trusted. */
	touched: { path: string; stamp: FileStamp }[];
	/** Changed in nothing but the package they belong to. */
	moved: { path: string; package: string | null }[];
	/** Omissions that are no more, and new ones; one that changed is in both. */
	omissions: { gone: SkipRow[]; come: SkippedPath[] };
	counts: ChangeCounts;
	/** Files in the index that stay as they are. */
	unchanged: number;
	/** Stamps of what changed after this moment are not to be trusted. */
	trustedBefore: number;
	/** Files that were replaced or removed since the index was built as a whole. */
	replaced: number;
}

/**
 * Compares the tree with an index: by stamps, and by content where a stamp is another. With `within`, only
 * where these paths are.
 */
export function findChanges(
	reader: IndexReader,
	root: string,
	config: Config,
	within?: readonly string[],
): Changes {
	const trusted = trustedBefore();
	const known = readKnown(reader);
	const found = discover(root, discoverOptions(config), known.files, withLinks(within, known));
	const storedHash = hashReader(reader);
	const changes: Changes = {
		parse: [],
		remove: [],
		touched: [],
		moved: [],
		omissions: { gone: [], come: [] },
		counts: { added: 0, changed: 0, removed: 0 },
		unchanged: found.unchanged,
		replaced: known.replaced,
		trustedBefore: trusted,
	};
	for (const file of found.files) {
		const before = known.files.get(file.path);
		if (before === undefined) {
			changes.parse.push(file);
			changes.counts.added++;
			continue;
		}
		const { described } = before;
		const untouched = sameStamp(file, before);
		const isContent = (hash: Uint8Array | null) => hasContent(root, file, config.index.maxFileBytes, hash);
		if (!readsAlike(file, described) || !(untouched || isContent(storedHash(file.path)))) {
			changes.parse.push(file);
			changes.counts.changed++;
			// One that was left out for its content has no rows.
			if (described !== null) changes.remove.push(file.path);
			continue;
		}
		changes.unchanged++;
		if (!untouched && file.mtimeUs < trusted && file.ctimeUs < trusted) {
			changes.touched.push({ path: file.path, stamp: file });
		}
		if (described !== null && described.package !== file.package) {
			changes.moved.push({ path: file.path, package: file.package });
		}
	}
	for (const path of found.missing) {
		if (known.files.get(path)?.described == null) continue;
		changes.remove.push(path);
		changes.counts.removed++;
	}
	compareOmissions(known, found, changes);
	return changes;
}

/** What a link leads to may be one of these paths, so the links are looked at again, too. */
function withLinks(within: readonly string[] | undefined, { omissions }: Known): string[] | undefined {
	if (within === undefined) return undefined;
	const links = [...omissions.values()].filter(({ reason }) => reason.startsWith('symlink'));
	return [...within, ...links.map(({ path }) => path)];
}

/** Nothing to do but, at most, to note new stamps. */
export function isSame({ parse, remove, moved, omissions }: Changes): boolean {
	return parse.length + remove.length + moved.length + omissions.gone.length + omissions.come.length === 0;
}

/** Whether the same content would be read the same way. One that was left out for its content would be. */
function readsAlike(file: DiscoveredFile, described: FileDescription | null): boolean {
	return described === null || (described.language === file.language && described.flags === file.flags);
}

/** Whether the file still has the bytes with that hash. One that cannot be read does not. */
function hasContent(
	root: string,
	file: DiscoveredFile,
	maxFileBytes: number,
	hash: Uint8Array | null,
): boolean {
	if (hash === null) return false;
	const bytes = readHead(root, file.path, maxFileBytes);
	if (!Buffer.isBuffer(bytes)) return false;
	return hashBytes(bytes) === Buffer.from(hash).readBigUInt64BE(0);
}

/** A file that was left out for its content stays so as long as discovery finds nothing new about it. */
function compareOmissions(
	known: Known,
	found: ReturnType<typeof discover>,
	{ parse, omissions: { gone, come } }: Changes,
): void {
	const now = new Map(found.skipped.map((row) => [row.path, row]));
	const again = new Set(found.missing);
	for (const { path } of parse) again.add(path);
	for (const row of known.omissions.values()) {
		if (!found.covers(row.path)) continue;
		const other = now.get(row.path);
		if (other === undefined ? row.stamp !== null && !again.has(row.path) : isAlike(row, other)) {
			now.delete(row.path);
		} else gone.push(row);
	}
	come.push(...now.values());
}

function isAlike(stored: SkipRow, found: SkippedPath): boolean {
	return (
		stored.stamp === null &&
		stored.reason === found.reason &&
		stored.detail === found.detail &&
		stored.manifest === found.manifest &&
		stored.folder === found.folder
	);
}
