import { homedir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import { gitFolders } from './git-place.ts';
import { settingsOf } from './git-settings.ts';
import { readUserFile } from './list-folder.ts';

/** Ignore files are small; a larger one is not read. */
const MAX_IGNORE_BYTES = 1_000_000;
const MAX_CONFIG_BYTES = 1_000_000;
const MAX_INCLUDES = 20;

export interface OuterExcludes {
	/** How it is called in answers. */
	origin: string;
	bytes: Buffer;
	/** Folders from the file's own folder down to the root, with a trailing slash: `packages/app/`. */
	prefix: string;
}

/**
 * The git-ignore files that apply to a root from outside its own tree, the weakest first: the user's
 * excludes file, the repository's `info/exclude`, and the `.gitignore` files of the folders above the
 * root up to the top of the repository. git itself is not run, and the repository's own configuration
 * is not read: it came with the repository, and could name any file of the machine.
 */
export function readOuterExcludes(root: string, env: NodeJS.ProcessEnv = process.env): OuterExcludes[] {
	const found: OuterExcludes[] = [];
	const add = (origin: string, path: string, prefix: string): void => {
		const bytes = readUserFile(path, MAX_IGNORE_BYTES);
		if (bytes) found.push({ origin, bytes, prefix });
	};
	const user = userExcludesFile(env);
	if (user) add('core.excludesFile', user, '');
	const above = foldersToTop(root);
	if (above === null) return found;
	const top = above[0];
	const common = gitFolders(join(top, '.git'))?.commonDir;
	if (common !== undefined) add('.git/info/exclude', join(common, 'info/exclude'), prefixOf(top, root));
	for (const [index, folder] of above.slice(0, -1).entries()) {
		const origin = `${'../'.repeat(above.length - 1 - index)}.gitignore`;
		add(origin, join(folder, '.gitignore'), prefixOf(folder, root));
	}
	return found;
}

function prefixOf(folder: string, root: string): string {
	const between = root.slice(folder.length).replaceAll('\\', '/').replace(/^\//, '');
	return between === '' ? '' : `${between}/`;
}

/** The folders from the top of the repository to the root, or null outside of any. */
function foldersToTop(root: string): string[] | null {
	const folders: string[] = [];
	for (let folder = root; ; folder = dirname(folder)) {
		folders.unshift(folder);
		if (readUserFile(join(folder, '.git', 'HEAD'), 4096) ?? readUserFile(join(folder, '.git'), 4096))
			return folders;
		if (dirname(folder) === folder) return null;
	}
}

/** `core.excludesFile` of the user's or the system's settings, else git's own default place. */
export function userExcludesFile(env: NodeJS.ProcessEnv): string | null {
	const home = env.HOME || homedir();
	const xdg = env.XDG_CONFIG_HOME || join(home, '.config');
	const configs: string[] = [];
	if (!env.GIT_CONFIG_NOSYSTEM) configs.push(env.GIT_CONFIG_SYSTEM ?? '/etc/gitconfig');
	if (env.GIT_CONFIG_GLOBAL === undefined) configs.push(join(xdg, 'git/config'), join(home, '.gitconfig'));
	else configs.push(env.GIT_CONFIG_GLOBAL);
	let value: string | null = null;
	for (const config of configs) value = excludesFileIn(config, home) ?? value;
	if (value === '') return null;
	return value ?? join(xdg, 'git/ignore');
}

/** The last `core.excludesFile` of one settings file and the files it includes; conditional includes are not read. */
function excludesFileIn(config: string, home: string): string | null {
	let value: string | null = null;
	let budget = MAX_INCLUDES;
	const pending = [config];
	while (pending.length > 0 && budget-- > 0) {
		const path = pending.pop()!;
		const text = readUserFile(path, MAX_CONFIG_BYTES)?.toString('utf8');
		if (text === undefined) continue;
		for (const { section, key, value: raw } of settingsOf(text)) {
			if (section === 'core' && key === 'excludesfile') value = raw === '' ? '' : place(raw, path, home);
			else if (section === 'include' && key === 'path') pending.push(place(raw, path, home));
		}
	}
	return value;
}

function place(value: string, config: string, home: string): string {
	if (value.startsWith('~/')) return join(home, value.slice(2));
	return isAbsolute(value) ? value : join(dirname(config), value);
}
