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

/** `npm run build && yarn test`: names of scripts. */
const SCRIPT_CALL = /\b(?:npm|pnpm|yarn|bun)(?: run|-run)?(?: -[\w-]+)* ([A-Za-z][\w:.-]*)/g;
/** Commands of package managers that are no scripts. */
const MANAGER_COMMANDS = new Set(
	'run install i ci add remove exec dlx x publish pack link version audit outdated update init create why list ls workspace workspaces config cache dedupe'.split(
		' ',
	),
);
/** Options that have a script of other packages run. */
const ELSEWHERE = / (?:-w|-r|-C|--(?:workspaces?|recursive|filter|prefix|cwd|dir))\b/;
/** Commands of npm that run the script of their name. */
const NPM_SCRIPTS = /^npm (?:-\S+ )*(?:test|start|stop|restart)$/;

export interface ScriptCall {
	name: string;
	start: number;
	/** Whether it is one of the same file. */
	isOwn: boolean;
}

/** The scripts that the text of one runs. */
export function* scriptCalls(value: string): Generator<ScriptCall> {
	let last = 0;
	for (const call of value.matchAll(SCRIPT_CALL)) {
		const [written, name] = call;
		const end = call.index + written.length;
		// `yarn compose run server yarn build` runs one here, and another elsewhere.
		const isPassedOn = last > 0 && !/[&|;"']/.test(value.slice(last, end));
		last = end;
		if (MANAGER_COMMANDS.has(name)) continue;
		const [command] = value.slice(call.index).split(/[&|;"']/, 1);
		const isScript = !/^npm (?!run)/.test(written) || NPM_SCRIPTS.test(written);
		yield { name, start: end - name.length, isOwn: isScript && !isPassedOn && !ELSEWHERE.test(command) };
	}
}
