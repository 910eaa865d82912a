import { FileFlag, type Omission, type SkippedPath } from '../../model/file.ts';
import { toByteString } from '../../model/glob.ts';
import { describeLink } from '../../platform/inside-root.ts';
import { type FolderEntry, listFolder } from '../../platform/list-folder.ts';
import { askRules, type RuleVerdict, withManifest } from './ask-rules.ts';
import { describeFile } from './describe-file.ts';
import { holdsPackage, refuseContents } from './folder-contents.ts';
import { isOutputFolder } from './generated-names.ts';
import { addFolderLevels } from './ignore-sources.ts';
import { MAX_DEPTH, NEVER_SOURCE } from './options.ts';
import type { Part } from './part.ts';
import { isHidden, marked } from './rules.ts';
import { changesVerdicts, tellingEntries } from './telling.ts';
import { isTestFolder } from './test-paths.ts';
import { addFolderTracking, unreadTracking } from './tracking.ts';
import { vendoredByPlace } from './vendored.ts';
import type { Contents, Folder, Walk } from './walk.ts';

/** Takes the entries of a folder into the walk. Gives the error code when the folder is the root and cannot be listed. */
export function visitFolder(walk: Walk, folder: Folder): string | null {
	const found = listFolder(walk.root, folder.path);
	if (!Array.isArray(found)) {
		if (folder.depth === 0) return found.reason === 'vanished' ? 'ENOTDIR' : found.detail;
		leaveOut(walk, folder, found);
		return null;
	}
	const contents = tellingEntries(found);
	const omission = folder.depth > 0 ? refuseContents(walk, folder, contents) : null;
	if (omission) {
		leaveOut(walk, folder, omission);
		return null;
	}
	if (holdsPackage(walk.root, folder.path, contents)) folder.package = folder.path;
	const unheeded: SkippedPath[] = [];
	folder.levels = addFolderLevels(walk, folder, contents, unheeded);
	const outer = folder.tracking;
	folder.tracking = addFolderTracking(walk, folder, found);
	if (passesThrough(walk, folder, found, contents)) return null;
	walk.part?.looked.add(folder.path);
	walk.skipped.push(...unheeded);
	if (folder.depth === 0 || folder.tracking !== outer) walk.skipped.push(...unreadTracking(folder));
	const isAscii = folder.bytes === folder.path;
	for (const entry of found) {
		if (isNeverSource(entry.name)) continue;
		if (unheeded.length > 0 && unheeded.some(({ path }) => path === entry.path)) continue;
		const name = toByteString(entry.name);
		const bytes = isAscii && name === entry.name ? entry.path : toByteString(entry.path);
		const reason = judge(walk, folder, entry, bytes, name, contents);
		if (reason) walk.skipped.push({ path: entry.path, ...reason, folder: entry.kind === 'folder' });
	}
	return null;
}

function leaveOut({ skipped, part }: Walk, { path }: Folder, omission: Omission): void {
	skipped.push({ path, ...omission, folder: true });
	part?.looked.add(path);
}

function isNeverSource(name: string): boolean {
	return name.charCodeAt(0) === 0x2e && NEVER_SOURCE.has(name);
}

/**
 * Whether a folder is only on the way to those that are looked at. If one of them cannot be entered
 * any more, this folder's entries have changed, and it is looked at, too.
 */
function passesThrough(
	walk: Walk,
	folder: Folder,
	found: readonly FolderEntry[],
	contents: Contents,
): boolean {
	const { part } = walk;
	if (part === null || folder.whole) return false;
	const touched = part.touched.get(folder.path);
	if (touched !== undefined) {
		folder.whole = changesVerdicts(walk, folder, contents, touched);
		return false;
	}
	const next: Folder[] = [];
	for (const entry of found) {
		if (entry.kind !== 'folder' || !part.way.has(entry.path)) continue;
		const bytes = toByteString(entry.path);
		const verdict = askRules(walk, folder, entry, bytes, toByteString(entry.name));
		const inner = verdict.refused ?? enterFolder(walk, folder, entry, bytes, contents, verdict);
		if ('reason' in inner) return false;
		next.push(inner);
	}
	if (next.length !== part.way.get(folder.path)) return false;
	part.kept.add(folder.path);
	walk.pending.push(...next);
	return true;
}

/**
 * Takes one entry of a folder into the walk, or says why not; the first reason counts. `bytes` and `name`
 * are its path and name as byte strings.
 */
function judge(
	walk: Walk,
	folder: Folder,
	entry: FolderEntry,
	bytes: string,
	name: string,
	siblings: Contents,
): Omission | null {
	const verdict = askRules(walk, folder, entry, bytes, name);
	if (verdict.refused !== null) return withManifest(walk, folder, entry, verdict);
	if (entry.kind === 'symlink') return describeLink(walk.real, entry.path);
	if (entry.kind === 'folder') {
		const inner = enterFolder(walk, folder, entry, bytes, siblings, verdict);
		if ('reason' in inner) return inner;
		if (walk.part === null || isLookedAt(walk.part, folder, inner)) walk.pending.push(inner);
		else walk.part.kept.add(inner.path);
	} else {
		const file = describeFile(walk, folder, entry, bytes);
		if (file === null) return null;
		if ('reason' in file) return file;
		walk.files.push(file);
	}
	return null;
}

/** Whether a folder in one that is looked at is so, too. Decides also whether all of it is. */
function isLookedAt(part: Part, parent: Folder, folder: Folder): boolean {
	const happened = part.touched.get(parent.path)?.has(folder.name) === true;
	folder.whole = parent.whole || happened || part.isNew(folder.path);
	return folder.whole || part.way.has(folder.path);
}

/** The folder to visit, unless its name or place already tells against it. */
function enterFolder(
	walk: Walk,
	parent: Folder,
	entry: FolderEntry,
	bytes: string,
	siblings: Contents,
	{ ignoring }: RuleVerdict,
): Folder | Omission {
	const { rules } = walk;
	const { name, path } = entry;
	const foreign = marked(rules.vendored, bytes, vendoredByPlace(name, parent.name, siblings));
	if (foreign && !rules.options.indexVendored) return { reason: 'vendored', detail: foreign };
	const made = marked(rules.generated, bytes, isOutputFolder(name) ? `a folder called ${name}` : null);
	if (made && !rules.options.indexGenerated) return { reason: 'generated', detail: made };
	if (isHidden(rules, name, bytes)) {
		return { reason: 'hidden', detail: 'a dot folder that is not known to hold source' };
	}
	if (parent.depth >= MAX_DEPTH) return { reason: 'too_deep', detail: `more than ${MAX_DEPTH} folders deep` };
	const included = parent.included || rules.include.match(bytes) !== null;
	if (!included && !rules.include.reaches(bytes)) return { reason: 'ignored', detail: 'outside of include' };
	let flags = parent.flags;
	if (foreign) flags |= FileFlag.vendored;
	else if (rules.vendored.verdict(bytes) === false) flags &= ~FileFlag.vendored;
	if (made) flags |= FileFlag.generated;
	else if (rules.generated.verdict(bytes) === false) flags &= ~FileFlag.generated;
	const test = rules.test.verdict(bytes) ?? ((flags & FileFlag.test) !== 0 || isTestFolder(name));
	flags = test ? flags | FileFlag.test : flags & ~FileFlag.test;
	return {
		path,
		bytes,
		name,
		depth: parent.depth + 1,
		levels: parent.levels,
		ignored: parent.ignored ?? ignoring?.detail ?? null,
		tracking: parent.tracking,
		package: parent.package,
		flags,
		included,
		whole: parent.whole,
	};
}
