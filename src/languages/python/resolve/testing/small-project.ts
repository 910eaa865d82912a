import type { Project, Resolution } from '../../../../model/resolve.ts';
import { makeResolver } from '../resolver.ts';

/** A project in memory: paths, or paths with their text. */
export function smallProject(files: readonly string[] | Readonly<Record<string, string>>): Project {
	const texts = new Map(Array.isArray(files) ? files.map((path) => [path, '']) : Object.entries(files));
	const folders = new Set(['']);
	for (const path of texts.keys())
		for (let slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1))
			folders.add(path.slice(0, slash));
	const depth = (path: string) => path.split('/').length;
	return {
		namespaces: () => new Map(),
		has: (path) => texts.has(path),
		hasFolder: (path) => folders.has(path),
		named: (name) => [...texts.keys()].filter((path) => path === name || path.endsWith(`/${name}`)).sort(),
		manifest: (path) => texts.get(path) ?? null,
		manifests: (name) =>
			[...texts.keys()]
				.filter((path) => path === name || path.endsWith(`/${name}`))
				.sort((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1)),
	};
}

/** An answer on one line: `a/b.py (relative)`, `external yaml (undeclared)`, `unresolved (missing)`. */
export function shown(answer: Resolution | undefined): string {
	if (answer === undefined) return '';
	if (answer.status === 'resolved') return `${answer.path} (${answer.rule})`;
	if (answer.status === 'folder') return `folder ${answer.path}`;
	if (answer.status === 'external') return `external ${answer.package} (${answer.rule})`;
	return `unresolved (${answer.rule})`;
}

/** Asks one question of a project, with empty files added to those that have a text. */
export function ask(
	files: readonly string[],
	from: string,
	module: string,
	manifests: Readonly<Record<string, string>> = {},
): string {
	const texts = Object.fromEntries([...files, from].map((path) => [path, '']));
	return shown(makeResolver(smallProject({ ...texts, ...manifests })).resolve(from, module));
}
