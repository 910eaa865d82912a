import { folderOf } from '../../model/repository-paths.ts';
import type { Resolution } from '../../model/resolve.ts';

/** The longest package or namespace of the repository that a name is or is inside of; null when it is in none. */
export function longestKnown(name: string, known: ReadonlyMap<string, readonly string[]>): string | null {
	for (let at = name; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.'))))
		if (known.has(at)) return at;
	return null;
}

/** The folder of a package that is nearest to a file: several modules, and tests, may each have a part of it. */
export function nearestFolder(from: string, files: readonly string[], rule: string): Resolution {
	let best = folderOf(files[0]);
	let most = -1;
	for (const path of files) {
		const shared = sharedParts(from, path);
		if (shared > most) [best, most] = [folderOf(path), shared];
	}
	return { status: 'folder', path: best, rule };
}

function sharedParts(a: string, b: string): number {
	const [left, right] = [a.split('/'), b.split('/')];
	let at = 0;
	while (at < left.length - 1 && left[at] === right[at]) at++;
	return at;
}
