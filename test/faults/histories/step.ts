import type { Random } from './random.ts';
import type { Tree } from './tree.ts';

/** One thing that happens to a repository. */
export interface Step {
	name: string;
	/** Does it, and says what it did; null when there was nothing to do it to. */
	apply(tree: Tree, random: Random): string | null;
}

/** A step about one file. */
export function onFile(
	name: string,
	change: (tree: Tree, path: string, random: Random) => string | null,
	wanted: (path: string) => boolean = () => true,
): Step {
	return {
		name,
		apply(tree, random) {
			const files = tree.files().filter(wanted);
			return files.length === 0 ? null : change(tree, random.pick(files), random);
		},
	};
}

/** What happens to larger ones would leave nothing of a repository. */
const MOST_BELOW = 60;

/** A step about one folder with not too much in it. */
export function onFolder(
	name: string,
	change: (tree: Tree, path: string, random: Random) => string | null,
): Step {
	return {
		name,
		apply(tree, random) {
			const folders = tree.folders();
			const path = random.pick(folders);
			return path === undefined || tree.below(path).length > MOST_BELOW ? null : change(tree, path, random);
		},
	};
}
