import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { AssayError } from '../model/errors.ts';

/** Names that make a folder a root of ours, tried in every ancestor before git is looked at. */
const OWN_MARKS = ['.assay', 'assay.config.json'];

/**
 * The folder a command works on: `wanted` when given, else the nearest ancestor of `cwd` with a state
 * folder or a configuration file, else the git root (a linked worktree has a `.git` file), else `cwd`.
 */
export function findRoot(cwd: string, wanted?: string): string {
	if (wanted !== undefined) return checkRoot(resolve(cwd, wanted), wanted);
	const folders = ancestors(resolve(cwd));
	const marked =
		folders.find((folder) => OWN_MARKS.some((name) => existsSync(join(folder, name)))) ??
		folders.find((folder) => existsSync(join(folder, '.git')));
	return checkRoot(marked ?? folders[0], marked ?? cwd);
}

function ancestors(start: string): string[] {
	const folders = [start];
	for (let folder = dirname(start); folder !== folders[folders.length - 1]; folder = dirname(folder)) {
		folders.push(folder);
	}
	return folders;
}

function checkRoot(root: string, shown: string): string {
	const hint = 'Give a folder with --root, or change to it.';
	if (shown === '' || shown.includes('\0')) {
		throw new AssayError('ROOT_MISSING', `not a path: ${JSON.stringify(shown)}`, hint);
	}
	let isFolder: boolean;
	try {
		isFolder = statSync(root).isDirectory();
	} catch (error) {
		const code = (error as NodeJS.ErrnoException).code;
		if (code === 'EACCES' || code === 'EPERM' || code === 'EIO') throw unreadable(shown, error);
		throw new AssayError('ROOT_MISSING', `no such folder: ${shown}`, hint, error);
	}
	if (!isFolder) throw new AssayError('ROOT_NOT_A_FOLDER', `not a folder: ${shown}`, hint);
	try {
		accessSync(root, constants.R_OK | constants.X_OK);
	} catch (error) {
		throw unreadable(shown, error);
	}
	return root;
}

function unreadable(shown: string, cause: unknown): AssayError {
	return new AssayError(
		'ROOT_UNREADABLE',
		`cannot read the folder ${shown}`,
		'Check its permissions.',
		cause,
	);
}
