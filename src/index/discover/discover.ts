import { AssayError } from '../../model/errors.ts';
import type { DiscoveredFile, FileStamp, Omission, SkippedPath } from '../../model/file.ts';
import { FileFlag } from '../../model/file.ts';
import { describeLink, errnoOf, resolveRoot } from '../../platform/inside-root.ts';
import { type FolderEntry, listFolder, readHead } from '../../platform/list-folder.ts';
import { describeFile } from './describe-file.ts';
import { CACHE_MARK, CACHE_MARK_BYTES, isCacheMark, isOutputFolder } from './generated-names.ts';
import { toByteString } from './glob.ts';
import { ignoredBy } from './ignore-levels.ts';
import { ASSAY_FILE, addFolderLevels, GIT_FILE, outerLevels } from './ignore-sources.ts';
import { type DiscoverOptions, MAX_DEPTH, NEVER_SOURCE } from './options.ts';
import { hasPackageName, isManifest, MAX_MANIFEST_BYTES } from './packages.ts';
import { compileRules, isHidden, marked } from './rules.ts';
import { isTestFolder } from './test-paths.ts';
import { VENDOR_EVIDENCE, vendoredByContents, vendoredByPlace } from './vendored.ts';
import type { Contents, Folder, Walk } from './walk.ts';

/** Both lists are sorted by path, by code unit. */
export interface Discovery {
	files: DiscoveredFile[];
	skipped: SkippedPath[];
	/** How many files there are besides, which are as they were known. */
	unchanged: number;
}

const NONE_KNOWN: ReadonlyMap<string, FileStamp> = new Map();

/**
 * Finds what to index below a root, and accounts for everything that is not: a row for each file, or
 * one for a whole folder. Only bookkeeping folders such as `.git` go without. `docs/discovery.md` has
 * the rules in words.
 *
 * `known` are files that an earlier discovery with the same options found, by path: those with the
 * same stamp are counted and not described again, unless a rule ignores them now.
 */
export function discover(
	root: string,
	options: DiscoverOptions,
	known: ReadonlyMap<string, FileStamp> = NONE_KNOWN,
): Discovery {
	const real = openRoot(root);
	const rules = compileRules(options);
	const walk: Walk = { root, real, rules, pending: [], files: [], skipped: [], known, unchanged: 0 };
	walk.pending.push({
		path: '',
		bytes: '',
		name: '',
		depth: 0,
		levels: outerLevels(real, options.followGitIgnore),
		package: null,
		flags: 0,
		included: rules.include.empty,
	});
	for (let folder = walk.pending.pop(); folder; folder = walk.pending.pop()) visit(walk, folder);
	walk.files.sort(byPath);
	walk.skipped.sort(byPath);
	return { files: walk.files, skipped: walk.skipped, unchanged: walk.unchanged };
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

function visit(walk: Walk, folder: Folder): void {
	const found = listFolder(walk.root, folder.path);
	if (!Array.isArray(found)) {
		if (folder.depth === 0)
			throw rootError(walk.root, found.reason === 'vanished' ? 'ENOTDIR' : found.detail);
		walk.skipped.push({ path: folder.path, ...found, folder: true });
		return;
	}
	const contents = tellingEntries(found);
	const omission = folder.depth > 0 ? refuseContents(walk, folder, contents) : null;
	if (omission) {
		walk.skipped.push({ path: folder.path, ...omission, folder: true });
		return;
	}
	if (holdsPackage(walk.root, folder.path, contents)) folder.package = folder.path;
	const reported = walk.skipped.length;
	folder.levels = addFolderLevels(walk, folder, contents);
	const unheeded = walk.skipped.slice(reported).map((row) => row.path);
	const bytesBefore = folder.bytes === '' ? '' : `${folder.bytes}/`;
	for (const entry of found) {
		if (NEVER_SOURCE.has(entry.name) || unheeded.includes(entry.path)) continue;
		const name = toByteString(entry.name);
		const reason = judge(walk, folder, entry, bytesBefore + name, name, contents);
		if (reason) walk.skipped.push({ path: entry.path, ...reason, folder: entry.kind === 'folder' });
	}
}

const TELLING: ReadonlySet<string> = new Set([
	...VENDOR_EVIDENCE,
	CACHE_MARK,
	'package.json',
	ASSAY_FILE,
	GIT_FILE,
]);

function tellingEntries(entries: readonly FolderEntry[]): Contents {
	const telling = new Map<string, FolderEntry['kind']>();
	for (const { name, kind, validName } of entries) {
		if (validName && (TELLING.has(name) || isManifest(name))) telling.set(name, kind);
	}
	return telling;
}

/** The reasons against a folder that only a look into it shows. Sets its marks when there is none. */
function refuseContents(walk: Walk, folder: Folder, contents: Contents): Omission | null {
	const { options, vendored, generated } = walk.rules;
	const foreign = vendoredByContents(folder.name, contents);
	if (foreign && marked(vendored, folder.bytes, foreign)) {
		if (!options.indexVendored) return { reason: 'vendored', detail: foreign };
		folder.flags |= FileFlag.vendored;
	}
	const cache = contents.get(CACHE_MARK) === 'file' && isCache(walk.root, folder.path);
	if (cache && marked(generated, folder.bytes, CACHE_MARK)) {
		if (!options.indexGenerated) return { reason: 'generated', detail: `a cache: it has ${CACHE_MARK}` };
		folder.flags |= FileFlag.generated;
	}
	return null;
}

function isCache(root: string, folder: string): boolean {
	const head = readHead(root, `${folder}/${CACHE_MARK}`, CACHE_MARK_BYTES);
	return Buffer.isBuffer(head) && isCacheMark(head);
}

function holdsPackage(root: string, folder: string, contents: Contents): boolean {
	for (const [name, kind] of contents) if (kind === 'file' && isManifest(name)) return true;
	if (contents.get('package.json') !== 'file') return false;
	const head = readHead(root, folder === '' ? 'package.json' : `${folder}/package.json`, MAX_MANIFEST_BYTES);
	return Buffer.isBuffer(head) && hasPackageName(head.toString('utf8'));
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
	if (!entry.validName) return { reason: 'bad_name', detail: 'its name is not valid UTF-8' };
	const excluded = walk.rules.exclude.match(bytes);
	if (excluded !== null) return { reason: 'ignored', detail: `exclude: ${excluded}` };
	const ignored = ignoredBy(folder.levels, bytes, name, entry.kind === 'folder');
	if (ignored !== null) return { reason: 'ignored', detail: ignored };
	if (entry.kind === 'symlink') return describeLink(walk.real, entry.path);
	if (entry.kind === 'folder') {
		const inner = enterFolder(walk, folder, entry, bytes, siblings);
		if ('reason' in inner) return inner;
		walk.pending.push(inner);
	} else {
		const file = describeFile(walk, folder, entry, bytes);
		if (file === null) {
			walk.unchanged++;
			return null;
		}
		if ('reason' in file) return file;
		walk.files.push(file);
	}
	return null;
}

/** The folder to visit, unless its name or place already tells against it. */
function enterFolder(
	walk: Walk,
	parent: Folder,
	entry: FolderEntry,
	bytes: string,
	siblings: Contents,
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
	const { levels, package: owner } = parent;
	return { path, bytes, name, depth: parent.depth + 1, levels, package: owner, flags, included };
}
