import { join, under } from '../../../model/repository-paths.ts';
import type { Project, Resolution } from '../../../model/resolve.ts';
import type { Package } from '../../shared/node/package.ts';
import { probeFile, probeIndex } from './probe.ts';

const SCRIPTS = ['.ts', '.js', '.mjs', '.mts', '.cjs'];

interface Convention {
	rule: string;
	/** Configuration files, one of which lies in the package; without their extension. */
	configs: readonly string[];
	/** A package that it may depend on instead. */
	dependency: string | null;
	/** The alias, and the folders of the package that it may stand for. */
	aliases: readonly (readonly [alias: string, folders: readonly string[]])[];
	/** Beginnings of modules that the framework makes up when it builds, and the package that they come from. */
	made: RegExp | null;
	package: string;
}

/** What frameworks understand without a word in a tsconfig. */
const CONVENTIONS: readonly Convention[] = [
	{
		rule: 'sveltekit',
		configs: ['svelte.config'],
		dependency: '@sveltejs/kit',
		aliases: [['$lib', ['src/lib']]],
		made: /^\$(?:app|env|service-worker)(?:\/|$)/,
		package: '@sveltejs/kit',
	},
	{
		rule: 'nuxt',
		configs: ['nuxt.config'],
		dependency: 'nuxt',
		aliases: [
			['~~', ['']],
			['@@', ['']],
			['~', ['', 'app', 'src']],
			['@', ['', 'app', 'src']],
			['#shared', ['shared']],
			['#server', ['server']],
		],
		made: /^#(?:imports|app|components|build|nitro|internal|head|vue-router|app-manifest)(?:\/|$)/,
		package: 'nuxt',
	},
	{
		rule: 'docusaurus',
		configs: ['docusaurus.config'],
		dependency: '@docusaurus/core',
		aliases: [
			['@site', ['']],
			['@theme', ['src/theme']],
		],
		made: /^@(?:theme|theme-original|theme-init|docusaurus|generated)\//,
		package: '@docusaurus/core',
	},
	{
		rule: 'vite alias',
		configs: ['vite.config', 'vue.config', 'quasar.config', 'rsbuild.config'],
		dependency: null,
		aliases: [
			['@', ['src', 'resources/js', 'app', '']],
			['~', ['src', 'resources/js', 'app', '']],
		],
		made: null,
		package: '',
	},
];

/** What a module stands for by the conventions of a package's framework; null when there is no such convention. */
export function byConvention(project: Project, manifest: Package, module: string): Resolution | null {
	for (const convention of CONVENTIONS) {
		const { rule, made } = convention;
		const isMade = made?.test(module) ?? false;
		if (!isMade && !convention.aliases.some(([alias]) => isBelow(alias, module))) continue;
		if (!follows(project, manifest, convention)) continue;
		const path = byAlias(project, manifest.folder, convention, module);
		if (path !== null) return { status: 'resolved', path, rule };
		if (isMade) return { status: 'external', package: convention.package, rule };
		return { status: 'unresolved', rule };
	}
	return null;
}

function follows(project: Project, { folder, dependencies }: Package, convention: Convention): boolean {
	if (convention.dependency !== null && dependencies.has(convention.dependency)) return true;
	return convention.configs.some((name) =>
		SCRIPTS.some((extension) => project.has(under(folder, name + extension))),
	);
}

function isBelow(alias: string, module: string): boolean {
	return module.startsWith(alias) && (module.length === alias.length || module[alias.length] === '/');
}

/** The file that an alias leads to; null when there is none. */
function byAlias(project: Project, folder: string, convention: Convention, module: string): string | null {
	for (const [alias, places] of convention.aliases) {
		if (!isBelow(alias, module)) continue;
		const rest = module.slice(alias.length + 1);
		return onlyOne(
			project,
			places.map((place) => join(folder, `./${place}/${rest}`)),
		);
	}
	return null;
}

function onlyOne(project: Project, paths: readonly (string | null)[]): string | null {
	const found = new Set<string>();
	for (const path of paths) {
		if (path === null) continue;
		const one = probeFile(project, path) ?? probeIndex(project, path);
		if (one !== null) found.add(one.path);
	}
	return found.size === 1 ? [...found][0] : null;
}
