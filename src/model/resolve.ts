import type { ImportKind } from './recorder.ts';

/**
 * How imports find files. A language pack has a resolver; it sees which files a repository has and what its
 * manifests say, never the disk, so that the same index always gives the same answer.
 */
export interface Project {
	/** Whether a file is in the repository; by its path from the root, with forward slashes. */
	has(path: string): boolean;
	/** Whether any file lies below this folder; '' is the root. */
	hasFolder(path: string): boolean;
	/** The text of a manifest (`MANIFESTS`); null when there is none at that path. */
	manifest(path: string): string | null;
	/** Paths of all manifests with this file name, the nearest to the root first, then by code unit. */
	manifests(name: string): readonly string[];
	/** Paths of all files with this file name, by code unit. */
	named(name: string): readonly string[];
	/** Packages or namespaces that files of these languages (`NAMESPACED`) say they are of, each with its files by code unit. */
	namespaces(languages: readonly string[]): ReadonlyMap<string, readonly string[]>;
}

/** Languages whose files say in their text which package they are of: that decides about the imports of others. */
export const NAMESPACED: readonly string[] = ['java', 'kotlin', 'csharp'];

/** What an import leads to. */
export type Resolution =
	| { status: 'resolved'; path: string; rule: string }
	/** A folder that is a module without a file of its own: a namespace package of Python. */
	| { status: 'folder'; path: string; rule: string }
	/** A package or a part of the platform: `react`, `node:fs`, `requests`. */
	| { status: 'external'; package: string; rule: string }
	/** It should be here and is not; `rule` says what was tried. */
	| { status: 'unresolved'; rule: string };

export interface ModuleResolver {
	/**
	 * `from` is the path of the importing file; `module` is as written in the import, `kind` says how. undefined when it
	 * names no module.
	 */
	resolve(from: string, module: string, kind?: ImportKind | null): Resolution | undefined;
}

export type MakeResolver = (project: Project) => ModuleResolver;
