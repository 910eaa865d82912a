import { decidingRule, type IgnoreFile } from './ignore-file.ts';

/** One ignore file in force, and the ones that are asked after it. */
export interface IgnoreLevel {
	file: IgnoreFile;
	/** Put before a path below the root: the folders from the ignore file to the root, when it lies above it. */
	prefix: string;
	/** Taken off a path below the root: length of the ignore file's own folder with its slash. */
	cut: number;
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

/** Null when no rule ignores the path; else the rule and where it stands, for people. */
export function ignoredBy(levels: IgnoreLevels, path: string, name: string, folder: boolean): string | null {
	const verdict = ask(levels.assay, path, name, folder);
	return verdict === undefined ? (ask(levels.git, path, name, folder) ?? null) : verdict;
}

/** Undefined when no rule has anything to say about the path. */
function ask(
	first: IgnoreLevel | null,
	path: string,
	name: string,
	folder: boolean,
): string | null | undefined {
	for (let level = first; level !== null; level = level.next) {
		const relative = level.cut > 0 ? path.slice(level.cut) : level.prefix + path;
		const rule = decidingRule(level.file, relative, name, folder);
		if (rule) return rule.negated ? null : `${level.file.origin}:${rule.line}: ${rule.text}`;
	}
	return undefined;
}
