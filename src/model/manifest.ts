/** Files that say how a repository's own modules are found, by their names. */
const MANIFEST = new RegExp(
	`(?:^|/)(?:${[
		'package\\.json|pnpm-workspace\\.yaml|lerna\\.json',
		'[\\w.-]{0,60}(?:ts|js)config[\\w.-]{0,60}\\.json',
		// Settings that others extend: `packages/typescript-config/base.json`.
		'[\\w.-]{0,60}config/[\\w.-]{1,60}\\.json',
		'pyproject\\.toml|setup\\.(?:cfg|py)|\\.?pytest\\.ini|tox\\.ini|\\.?mypy\\.ini|pyrightconfig\\.json',
		'(?:(?:dev|test)[-_])?requirements(?:[-_](?:dev|test))?\\.txt',
		'go\\.(?:mod|work)|Cargo\\.toml|composer\\.json|pubspec\\.yaml',
		'compile_commands\\.json|CMakeLists\\.txt|meson\\.build|remappings\\.txt|foundry\\.toml|Package\\.swift',
	].join('|')})$`,
);

/** Longer ones say nothing about modules that anybody wrote by hand. */
export const MAX_MANIFEST_LENGTH = 512 * 1024;

export function isManifest(path: string): boolean {
	return MANIFEST.test(path);
}

/** Files that imports go through on their way to others: they are indexed also where a program has written them. */
export function leadsToOthers(path: string): boolean {
	return isManifest(path) || PACKAGE.test(path);
}

const PACKAGE = /(?:^|\/)__init__\.pyi?$/;

/** The text of a file if it is a manifest: it is kept, so that an index alone tells where imports lead. */
export function manifestText(path: string, text: string): string | null {
	return isManifest(path) && text.length <= MAX_MANIFEST_LENGTH ? text : null;
}
