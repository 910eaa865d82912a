import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, isAbsolute, join, sep } from 'node:path';
import { realPath } from './disk.ts';

const NAME = process.platform === 'win32' ? 'git.exe' : 'git';

export interface GitProgram {
	/** Absolute, so that no folder that happens to be the current one is searched. */
	file: string;
	/** The search path without the folders that were not trusted. */
	path: string;
}

/**
 * The git on the search path, or null. Folders inside `root` do not count (`npm run` puts
 * `node_modules/.bin` of a repository first), nor do relative ones: a repository must not bring its own git.
 */
export function findGit(env: NodeJS.ProcessEnv, root: string): GitProgram | null {
	const inside = realPath(root) + sep;
	const folders = (searchPath(env) ?? '')
		.split(delimiter)
		.filter((folder) => isAbsolute(folder) && !`${realPath(folder)}${sep}`.startsWith(inside));
	const file = folders.map((folder) => join(folder, NAME)).find(isProgram);
	return file === undefined ? null : { file, path: folders.join(delimiter) };
}

function searchPath(env: NodeJS.ProcessEnv): string | undefined {
	if (process.platform !== 'win32') return env.PATH;
	return Object.entries(env).find(([name]) => name.toUpperCase() === 'PATH')?.[1];
}

function isProgram(file: string): boolean {
	try {
		accessSync(file, constants.X_OK);
		return statSync(file).isFile();
	} catch {
		return false;
	}
}
