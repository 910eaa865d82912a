import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Outcome, trouble } from '../model/history.ts';
import { userExcludesFile } from './git-excludes.ts';
import { TREE_LIMITS } from './git-limits.ts';
import { TokenReader } from './git-tokens.ts';
import type { GitView } from './git-view.ts';
import { readUserFile } from './list-folder.ts';

const MAX_BYTES = 1_000_000_000;

/** Gives the view a copy of the repository's index, which commands may then change. */
export function copyIndex(view: GitView): void {
	view.indexEnvironment();
	const bytes = readUserFile(join(view.place.gitDir, 'index'), MAX_BYTES);
	if (bytes !== null) writeFileSync(join(view.folder, 'git/index'), bytes);
}

const MAX_UNTRACKED = 500_000;

/**
 * Files below the root that git has not been told of and no ignore rule names. The view must have a
 * copy of the index. Looking for them reads folders and ignore files, and nothing else.
 */
export async function listUntracked(
	view: GitView,
	env: NodeJS.ProcessEnv,
	signal: AbortSignal | undefined,
): Promise<Outcome<Buffer[]>> {
	const { top, prefix, commonDir } = view.place;
	const excludes = readUserFile(join(commonDir, 'info/exclude'), MAX_BYTES);
	if (excludes !== null) {
		mkdirSync(join(view.folder, 'git/info'), { recursive: true });
		writeFileSync(join(view.folder, 'git/info/exclude'), excludes);
	}
	const paths: Buffer[] = [];
	const reader = new TokenReader((path) => {
		// A name with a slash at its end is a folder with a repository of its own.
		if (path[path.length - 1] !== 0x2f) paths.push(path);
	});
	const args = ['ls-files', '-z', '--others', '--exclude-standard'];
	if (prefix !== '') args.push('--', prefix);
	const run = await view.run(args, {
		...TREE_LIMITS,
		signal,
		settings: [`core.excludesFile=${userExcludesFile(env) ?? '/dev/null'}`],
		env: { GIT_WORK_TREE: top },
		onOutput: (bytes) => reader.push(bytes),
	});
	if (!run.ok) return run;
	if (paths.length > MAX_UNTRACKED) return trouble('too_large', `more than ${MAX_UNTRACKED} untracked files`);
	return { ok: true, value: paths };
}
