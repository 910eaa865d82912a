import { folderOf, foldersUp, under } from '../../../model/repository-paths.ts';
import type { Project } from '../../../model/resolve.ts';
import { words } from '../../../model/word-list.ts';
import type { Finder } from './find.ts';
import type { PythonProject, PythonProjects } from './projects.ts';
import type { Root } from './search.ts';

/** What the imports of the files of one folder are looked up in. */
export interface Surroundings {
	/** The importing file's own root: of its package, or its folder. Null when it is none by itself. */
	own: Root | null;
	/** The own root lies in a package: only a file that is started by itself sees it. */
	doubtful: Root | null;
	/** The file lies in no package. */
	isScript: boolean;
	isTest: boolean;
	/** Roots by project, the nearest project first; the own root leads. */
	groups: Root[][];
	/** Projects around the file, the nearest first. */
	projects: PythonProject[];
}

const OWN = 0;
const OUTER = 1;
const CONFTEST = 2;
const DECLARED = 1_000;
const FOLDER = 1_001;
const TYPES = 1_002;

/** Files that a program is started from or deployed with: their folder is where it runs. */
const ENTRIES = [
	...words('main.py app.py manage.py wsgi.py asgi.py run.py server.py __main__.py requirements.txt'),
	...words('Pipfile Procfile Dockerfile'),
];

export function surroundingsOf(
	project: Project,
	finder: Finder,
	projects: PythonProjects,
	folder: string,
	isTest: boolean,
): Surroundings {
	const up = foldersUp(folder);
	const around = up.flatMap((at) => projects.at(at) ?? []);
	const isScript = !finder.isPackage(folder);
	const ownFolder = rootOfPackage(finder, folder);
	// The name of the repository's own folder is not known: as a package it has no name.
	const outermost = up.findLast((at) => at !== '' && finder.isPackage(at));
	const isInPackage = outermost !== undefined && isBelow(ownFolder, outermost);
	const declared = around.map((each) => rootsOf(project, finder, each, folder));
	const [nearest, ...enclosing] = declared;
	addAround(project, finder, nearest, up, around[0], outermost);
	if (isInPackage) nearest.push(rootAt(folderOf(outermost), 'package root', OUTER));
	// A folder that is a root anyway is no guess about scripts.
	const known = isScript
		? nearest.find((root) => root.folder === ownFolder && root.mount === null)
		: undefined;
	const own = rootAt(ownFolder, known?.rule ?? (isScript ? 'script folder' : 'package root'), OWN);
	const isOwn = isTest || !isInPackage;
	const first = isOwn ? [own, ...nearest] : nearest;
	return {
		own: isOwn ? own : null,
		doubtful: isOwn ? null : own,
		isScript,
		isTest,
		groups: [first, ...enclosing].map((roots) => roots.toSorted((a, b) => a.rank - b.rank)),
		projects: around,
	};
}

/** The folder that holds the topmost package of the chain that this folder is the end of. */
function rootOfPackage(finder: Finder, folder: string): string {
	let at = folder;
	while (at !== '' && finder.isPackage(at)) at = folderOf(at);
	return at;
}

function isBelow(folder: string, outer: string): boolean {
	return folder === outer || outer === '' || folder.startsWith(`${outer}/`);
}

function rootAt(folder: string, rule: string, rank: number): Root {
	return { folder, rule, rank, mount: null, accepts: 'all' };
}

/** The roots that a project's manifests and its layout give to a file in `from`. */
export function rootsOf(project: Project, finder: Finder, at: PythonProject, from: string): Root[] {
	const roots: Root[] = [];
	for (const { folder, rule, purpose, mount, scope } of at.roots) {
		if (!isBelow(from, scope)) continue;
		const isTypes = purpose === 'types';
		roots.push({
			folder,
			rule,
			rank: isTypes ? TYPES : DECLARED,
			mount,
			accepts: isTypes ? 'source' : 'all',
		});
	}
	roots.push(rootAt(at.folder, 'project folder', FOLDER));
	const src = under(at.folder, 'src');
	const isDeclared = roots.some((root) => root.folder === src && root.rank < TYPES);
	if (!isDeclared && project.hasFolder(src) && !finder.isPackage(src))
		roots.push({ ...rootAt(src, 'src layout', FOLDER), accepts: at.name === null ? 'regular' : 'all' });
	return roots;
}

/** What lies between the file and its project: test settings, a Django project, programs. */
function addAround(
	project: Project,
	finder: Finder,
	roots: Root[],
	up: readonly string[],
	nearest: PythonProject,
	outermost: string | undefined,
): void {
	let isDjango = false;
	for (const [distance, at] of up.entries()) {
		const isPackage = finder.isPackage(at);
		if (!isDjango && !isPackage && project.has(under(at, 'manage.py'))) {
			isDjango = true;
			roots.push(rootAt(at, 'django', DECLARED));
		}
		if (!isBelow(at, nearest.folder) || at === nearest.folder) continue;
		if (project.has(under(at, 'conftest.py'))) {
			const folder = isPackage ? rootOfPackage(finder, at) : at;
			if (folder !== nearest.folder)
				roots.push(rootAt(folder, 'conftest', CONFTEST + Math.min(distance, DECLARED - CONFTEST - 1)));
		}
		const isInside = outermost !== undefined && isBelow(at, outermost);
		if (distance > 0 && !isInside && ENTRIES.some((name) => project.has(under(at, name))))
			roots.push(rootAt(at, 'entry folder', FOLDER));
	}
}
