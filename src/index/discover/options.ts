import type { Language } from '../../model/language.ts';

export interface DiscoverOptions {
	/** Larger files are left out, judged by their size on disk before anything is read. */
	maxFileBytes: number;
	/** When not empty, only paths that match one of these globs are indexed. */
	include: readonly string[];
	/** Paths, or whole folders, that are left out. */
	exclude: readonly string[];
	/** Heed `.gitignore` files, `.git/info/exclude` and the user's excludes file; `.assayignore` counts always. */
	followGitIgnore: boolean;
	indexVendored: boolean;
	indexGenerated: boolean;
	/** Dot folders to index besides the known ones: names, or globs of paths. */
	hidden: readonly string[];
	languages: readonly Language[];
	/** Globs that mark files, a leading `!` takes the mark away; the last match decides, before any custom. */
	testPatterns: readonly string[];
	vendoredPatterns: readonly string[];
	generatedPatterns: readonly string[];
}

export const DISCOVER_DEFAULTS: DiscoverOptions = {
	maxFileBytes: 2_000_000,
	include: [],
	exclude: [],
	followGitIgnore: true,
	indexVendored: false,
	indexGenerated: false,
	hidden: [],
	languages: [],
	testPatterns: [],
	vendoredPatterns: [],
	generatedPatterns: [],
};

/** Folders deeper than this are named and not entered. */
export const MAX_DEPTH = 200;

/** Bookkeeping of tools, never source: left out without a row, whether file or folder. */
export const NEVER_SOURCE: ReadonlySet<string> = new Set(['.git', '.assay', '.hg', '.svn', '.jj', '.bzr']);

/** Dot folders that commonly hold what people write. */
export const SOURCE_DOT_FOLDERS: ReadonlySet<string> = new Set([
	'.azure',
	'.azure-pipelines',
	'.buildkite',
	'.builds',
	'.cargo',
	'.changeset',
	'.chef',
	'.ci',
	'.circleci',
	'.config',
	'.devcontainer',
	'.docker',
	'.ebextensions',
	'.forgejo',
	'.gitea',
	'.github',
	'.gitlab',
	'.helm',
	'.husky',
	'.kube',
	'.mvn',
	'.platform',
	'.semgrep',
	'.storybook',
	'.tekton',
	'.vitepress',
	'.vscode',
	'.vuepress',
	'.woodpecker',
]);
