import type { FolderEntry } from '../../platform/list-folder.ts';
import { CACHE_MARK } from './generated-names.ts';
import { ASSAY_FILE, GIT_FILE } from './ignore-sources.ts';
import { isProjectFile, MANIFESTS } from './packages.ts';
import { VENDOR_EVIDENCE } from './vendored.ts';
import type { Contents, Folder, Walk } from './walk.ts';

/** Entries whose text says something about others. */
const RULES: ReadonlySet<string> = new Set([ASSAY_FILE, GIT_FILE, CACHE_MARK]);
const NAMES: ReadonlySet<string> = new Set([...VENDOR_EVIDENCE, ...MANIFESTS, ...RULES, 'package.json']);

/** Those entries of a folder that decide about others: beside them, below them, or the folder itself. */
export function tellingEntries(entries: readonly FolderEntry[]): Contents {
	const telling = new Map<string, FolderEntry['kind']>();
	for (const { name, kind, validName } of entries) {
		if (isTelling(name) && validName) telling.set(name, kind);
	}
	return telling;
}

/** Whether an entry of this name can decide about others. */
export function isTelling(name: string): boolean {
	return NAMES.has(name) || isProjectFile(name);
}

/**
 * Whether what happened to some entries of a folder can change what is decided about others below it.
 * `folder` is as it is now, its package included.
 */
export function changesVerdicts(
	{ known }: Walk,
	folder: Folder,
	contents: Contents,
	touched: ReadonlySet<string>,
): boolean {
	for (const name of touched) {
		if (RULES.has(name)) return true;
		if (!isTelling(name)) continue;
		const before = known.get(folder.path === '' ? name : `${folder.path}/${name}`)?.described;
		// Of these it only matters that they are there, and whether they make the folder a package.
		const stays = before != null && contents.get(name) === 'file' && before.package === folder.package;
		if (!stays) return true;
	}
	return false;
}
