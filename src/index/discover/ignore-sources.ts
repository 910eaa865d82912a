import type { SkippedPath } from '../../model/file.ts';
import { toByteString } from '../../model/glob.ts';
import { readOuterExcludes } from '../../platform/git-excludes.ts';
import { readHead } from '../../platform/list-folder.ts';
import { parseIgnoreFile } from './ignore-file.ts';
import { type IgnoreLevel, type IgnoreLevels, pushLevel } from './ignore-levels.ts';
import type { Contents, Folder, Walk } from './walk.ts';

/** Ignore files are small; of a larger one nothing is heeded, and it is reported. */
const MAX_IGNORE_BYTES = 1_000_000;

export const ASSAY_FILE = '.assayignore';
export const GIT_FILE = '.gitignore';

/** What is in force at the root from outside of it. `real` is the root without links. */
export function outerLevels(real: string, followGitIgnore: boolean): IgnoreLevels {
	let git: IgnoreLevel | null = null;
	if (followGitIgnore) {
		for (const { origin, bytes, prefix } of readOuterExcludes(real)) {
			git = { file: parseIgnoreFile(origin, bytes), prefix: toByteString(prefix), cut: 0, next: git };
		}
	}
	return { assay: null, git };
}

/**
 * The levels in force in a folder: those of its parent and the ignore files that lie in it. Files whose rules
 * cannot be heeded are added to `unheeded`.
 */
export function addFolderLevels(
	walk: Walk,
	folder: Folder,
	contents: Contents,
	unheeded: SkippedPath[],
): IgnoreLevels {
	const { levels } = folder;
	const add = (next: IgnoreLevel | null, name: string): IgnoreLevel | null => {
		if (contents.get(name) !== 'file') return next;
		const path = folder.path === '' ? name : `${folder.path}/${name}`;
		const bytes = readHead(walk.root, path, MAX_IGNORE_BYTES + 1);
		if (Buffer.isBuffer(bytes) && bytes.length <= MAX_IGNORE_BYTES) {
			return pushLevel(next, parseIgnoreFile(path, bytes), folder.bytes);
		}
		const cause = Buffer.isBuffer(bytes) ? `longer than ${MAX_IGNORE_BYTES} bytes` : bytes.detail;
		unheeded.push({
			path,
			reason: 'unreadable',
			detail: `its rules are not heeded: ${cause}`,
			folder: false,
		});
		return next;
	};
	const assay = add(levels.assay, ASSAY_FILE);
	const git = walk.rules.options.followGitIgnore ? add(levels.git, GIT_FILE) : levels.git;
	return assay === levels.assay && git === levels.git ? levels : { assay, git };
}
