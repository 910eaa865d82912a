/** What a JSON file is, as far as it matters for what its keys mean. */
export type Manifest = 'package' | 'composer' | 'other';

export function manifestOf(path: string, text: string): Manifest {
	const name = path.slice(path.lastIndexOf('/') + 1);
	if (name === 'package.json') return 'package';
	if (name === 'composer.json') return 'composer';
	if (path === '' || (/^package[\w.-]*\.json$/.test(name) && !name.includes('lock'))) {
		const head = text.slice(0, 20_000);
		if (/"(?:dependencies|devDependencies|scripts)"\s*:\s*\{/.test(head) && /"name"\s*:/.test(head))
			return 'package';
	}
	return 'other';
}

const PACKAGE_LISTS = new Set([
	'dependencies',
	'devDependencies',
	'peerDependencies',
	'optionalDependencies',
	'bundledDependencies',
	'overrides',
	'resolutions',
]);
const COMPOSER_LISTS = new Set(['require', 'require-dev']);

/** Whether the keys below `section` are packages. */
export function listsPackages(manifest: Manifest, section: string): boolean {
	if (manifest === 'package') return PACKAGE_LISTS.has(section);
	return manifest === 'composer' && COMPOSER_LISTS.has(section);
}

/** Keys (with the one above) whose strings are other files or packages that this one builds upon. */
const INCLUDING = new Set([
	'extends',
	'presets',
	'plugins',
	'extensions',
	'include_config',
	'$extends',
	'preset',
]);

export function includes(manifest: Manifest, key: string, depth: number): boolean {
	if (manifest === 'package') return key === 'workspaces' && depth === 1;
	return depth === 1 && INCLUDING.has(key);
}

/** `npm run build && yarn test`: names of scripts of the same file. */
export const SCRIPT_CALL = /\b(?:npm|pnpm|yarn|bun)(?: run|-run)?(?: -[\w-]+)* ([A-Za-z][\w:.-]*)/g;
/** Commands of package managers that are no scripts. */
export const MANAGER_COMMANDS = new Set(
	'run install i ci add remove exec dlx x publish pack link version audit outdated update init create why list ls workspace workspaces config cache dedupe'.split(
		' ',
	),
);
