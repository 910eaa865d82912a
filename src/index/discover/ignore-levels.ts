import { decidingRule, type IgnoreFile, type Placed } from './ignore-file.ts';

/** One ignore file in force, and the ones that are asked after it. */
export interface IgnoreLevel extends Placed {
	next: IgnoreLevel | null;
}

/**
 * The ignore files in force in a folder. The first that has a rule for a path decides: `.assayignore`
 * files before git's, a deeper file before a higher one, then `.git/info/exclude`, then the user's
 * own excludes file.
 */
export interface IgnoreLevels {
	assay: IgnoreLevel | null;
	git: IgnoreLevel | null;
}

/** `folder` is the byte string of the ignore file's folder below the root, '' for the root. */
export function pushLevel(next: IgnoreLevel | null, file: IgnoreFile, folder: string): IgnoreLevel | null {
	if (file.rules.length === 0) return next;
	return { file, prefix: '', cut: folder === '' ? 0 : folder.length + 1, next };
}

/** The rule that ignores a path, for people, and whose it is. */
export interface Ignoring {
	/** git's rules do not count for what it tracks; ours do. */
	by: 'assay' | 'git';
	detail: string;
}

/**
 * Null when no rule ignores the path. `inherited` is the rule by which git ignores the folder around it: inside, git takes
 * nothing back.
 */
export function ignoringRule(
	levels: IgnoreLevels,
	inherited: string | null,
	path: string,
	name: string,
	folder: boolean,
): Ignoring | null {
	const ours = ask(levels.assay, path, name, folder);
	if (typeof ours === 'string') return { by: 'assay', detail: ours };
	if (ours === null && inherited === null) return null;
	const detail = inherited ?? ask(levels.git, path, name, folder) ?? null;
	return detail === null ? null : { by: 'git', detail };
}

/** Undefined when no rule has anything to say about the path. */
function ask(
	first: IgnoreLevel | null,
	path: string,
	name: string,
	folder: boolean,
): string | null | undefined {
	for (let level = first; level !== null; level = level.next) {
		const rule = decidingRule(level, path, name, folder);
		if (rule) return rule.negated ? null : `${level.file.origin}:${rule.line}: ${rule.text}`;
	}
	return undefined;
}
