import { under } from '../../../model/repository-paths.ts';
import type { Project } from '../../../model/resolve.ts';

/** A file that was found; whether a declaration of types beside it was passed over for it. */
export interface Found {
	path: string;
	overDeclaration: boolean;
}

/** What an extension may have been written for, in the order of TypeScript; declarations come last. */
const WRITTEN_FOR: ReadonlyMap<string, readonly string[]> = new Map([
	['.js', ['.ts', '.tsx', '.js', '.jsx', '.d.ts']],
	['.jsx', ['.tsx', '.ts', '.jsx', '.js', '.d.ts']],
	['.mjs', ['.mts', '.mjs', '.d.mts']],
	['.cjs', ['.cts', '.cjs', '.d.cts']],
	['.ts', ['.ts', '.tsx', '.d.ts']],
	['.tsx', ['.tsx', '.ts', '.d.ts']],
	['.mts', ['.mts', '.d.mts']],
	['.cts', ['.cts', '.d.cts']],
]);
/** TypeScript knows those up to `.d.ts`; Node and bundlers also the rest. */
const ADDED = ['.ts', '.tsx', '.js', '.jsx', '.d.ts', '.mts', '.mjs', '.cts', '.cjs', '.json', '.vue'];
const DECLARATION: ReadonlyMap<string, string> = new Map([
	['.js', '.d.ts'],
	['.jsx', '.d.ts'],
	['.mjs', '.d.mts'],
	['.cjs', '.d.cts'],
]);
const NO_SUFFIX = [''];

/** The file that a path stands for: as written, with another extension, or with one more. */
export function probeFile(project: Project, path: string, suffixes = NO_SUFFIX): Found | null {
	if (path === '') return null;
	const dot = path.lastIndexOf('.');
	if (dot > path.lastIndexOf('/')) {
		const extensions = WRITTEN_FOR.get(path.slice(dot));
		if (extensions !== undefined) {
			const found = firstOf(project, path.slice(0, dot), extensions, suffixes);
			if (found !== null) return found;
		}
		if (project.has(path)) return { path, overDeclaration: false };
	}
	return (
		firstOf(project, path, ADDED, suffixes) ?? (project.has(path) ? { path, overDeclaration: false } : null)
	);
}

/** The index file of a folder. */
export function probeIndex(project: Project, folder: string, suffixes = NO_SUFFIX): Found | null {
	return project.hasFolder(folder) ? firstOf(project, under(folder, 'index'), ADDED, suffixes) : null;
}

function firstOf(
	project: Project,
	stem: string,
	extensions: readonly string[],
	suffixes: readonly string[],
): Found | null {
	for (const extension of extensions) {
		for (const suffix of suffixes) {
			const path = stem + suffix + extension;
			if (!project.has(path)) continue;
			const declaration = DECLARATION.get(extension);
			const overDeclaration = declaration !== undefined && project.has(stem + suffix + declaration);
			return { path, overDeclaration };
		}
	}
	return null;
}
