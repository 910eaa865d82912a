import type { Finder } from './find.ts';
import { type Root, search } from './search.ts';
import type { Surroundings } from './surroundings.ts';

/** Rules of the folders that a program is started in. */
const STARTED = new Set(['project folder', 'django', 'entry folder']);
/** Rules of the folders that pytest puts first, when it has loaded most of the standard library itself. */
const TESTED = new Set(['conftest', 'pytest pythonpath']);

/**
 * Which root's module stands in for one of the standard library. Only the folder a program is started
 * from comes before the standard library; what is installed comes after it, and a folder without
 * `__init__.py` never stands in for a module. `perhaps`: it depends on how the code is run.
 */
export function isShadowed(
	finder: Finder,
	near: Surroundings,
	parts: readonly string[],
): Root | 'perhaps' | 'no' {
	const top = parts[0];
	for (const root of near.groups[0]) {
		const outcome = search(finder, [root], [top]);
		if (outcome.kind !== 'found' || outcome.found.kind === 'folder' || outcome.found.instead === 'stub')
			continue;
		if (root === near.own) return ownShadow(near, root, top);
		if (root.rule === 'django') return root;
		if (TESTED.has(root.rule)) return testShadow(root, top);
		if (parts.length > 1 && search(finder, [root], parts).kind === 'found') return 'perhaps';
	}
	return 'no';
}

function ownShadow(near: Surroundings, own: Root, top: string): Root | 'perhaps' {
	if (near.isTest) return testShadow(own, top);
	if (near.isScript) return own;
	const same = near.groups[0].filter((root) => root !== own && root.folder === own.folder);
	return same.length === 0 || same.some((root) => STARTED.has(root.rule)) ? own : 'perhaps';
}

/** The package `test` is the one that nothing loads: a project's own folder of tests wins. */
function testShadow(root: Root, top: string): Root | 'perhaps' {
	return top === 'test' ? root : 'perhaps';
}
