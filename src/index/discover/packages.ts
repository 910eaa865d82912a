/** Files that make the folder they lie in a package of its own. */
export const MANIFESTS: ReadonlySet<string> = new Set([
	'pyproject.toml',
	'setup.py',
	'go.mod',
	'Cargo.toml',
	'pom.xml',
	'build.gradle',
	'build.gradle.kts',
	'composer.json',
	'Gemfile',
	'pubspec.yaml',
	'Package.swift',
	'mix.exs',
]);

const PROJECT_FILES = ['.csproj', '.fsproj', '.vbproj', '.gemspec'];
const J = 0x6a;
const C = 0x63;

/** Manifests larger than this are not read for a name. */
export const MAX_MANIFEST_BYTES = 1_000_000;

export function isManifest(name: string): boolean {
	return MANIFESTS.has(name) || isProjectFile(name);
}

export function isProjectFile(name: string): boolean {
	// Every name of a repository comes here, and nearly none ends in one of these letters.
	const last = name.charCodeAt(name.length - 1);
	return (last === J || last === C) && PROJECT_FILES.some((ending) => name.endsWith(ending));
}

/** A package.json without a name only sets the module type or holds a tool's settings. */
export function hasPackageName(manifest: string): boolean {
	try {
		const parsed: unknown = JSON.parse(manifest.replace(/^\uFEFF/, ''));
		const name = typeof parsed === 'object' && parsed !== null && 'name' in parsed ? parsed.name : '';
		return typeof name === 'string' && name !== '';
	} catch {
		return false;
	}
}
