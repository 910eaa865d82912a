import { isAbsolute, relative, resolve, sep } from 'node:path';
import { AssayError } from '../model/errors.ts';

/**
 * What a path a user typed may mean inside the root, relative to it and with forward slashes: first
 * from the current folder, then from the root. Nothing is read, so links play no part.
 */
export function repositoryPaths(root: string, cwd: string, given: string): string[] {
	const paths = [resolve(cwd, given), resolve(root, given)].map((path) => relative(root, path));
	const inside = paths.filter((path) => path !== '' && !isAbsolute(path) && path.split(sep)[0] !== '..');
	if (inside.length === 0 || given.includes('\0')) {
		throw new AssayError(
			'PATH_OUTSIDE_ROOT',
			`not a path below the root: ${JSON.stringify(given)}`,
			`Give a file inside ${root}.`,
		);
	}
	return [...new Set(inside)].map((path) => path.split(sep).join('/'));
}
