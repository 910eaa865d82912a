import { listAt, type Settings, tableAt, tablesAt, textAt } from '../../shared/settings.ts';
import { addRequirement, type Declare, type Declared, distributionName } from './declared.ts';
import { writtenFolder } from './paths.ts';
import { addPackage, addPackageFolder, addRoot } from './roots.ts';
import { declareMypy, declarePyright, declarePytest } from './tools.ts';

/** What a pyproject.toml says about where modules are. */
export const declarePyproject: Declare = (declared, folder, settings) => {
	const tool = tableAt(settings, 'tool');
	const name = textAt(settings, 'project', 'name') ?? textAt(tool, 'poetry', 'name');
	if (name !== null) declared.name = distributionName(name);
	declarePytest(declared, folder, tableAt(tool, 'pytest', 'ini_options'));
	declarePytest(declared, folder, tableAt(tool, 'pytest'));
	for (const backend of BACKENDS) backend(declared, folder, tool);
	declareMypy(declared, folder, tableAt(tool, 'mypy'));
	declarePyright(declared, folder, tableAt(tool, 'pyright'));
	declarePyright(declared, folder, tableAt(tool, 'basedpyright'));
	declared.members.push(...listAt(tool, ['uv', 'workspace', 'members']));
	declareDependencies(declared, settings, tool);
	declareLocal(declared, folder, tool);
};

const setuptools: Declare = (declared, folder, tool) => {
	const table = tableAt(tool, 'setuptools');
	for (const [name, written] of tableAt(table, 'package-dir'))
		if (typeof written === 'string') addPackageFolder(declared, folder, name, written, 'package-dir');
	for (const where of listAt(table, ['packages', 'find', 'where']))
		addRoot(declared, folder, where, 'packages.find', 'install');
};

const poetry: Declare = (declared, folder, tool) => {
	for (const entry of tablesAt(tool, 'poetry', 'packages')) {
		const from = textAt(entry, 'from');
		addRoot(declared, folder, from ?? '', 'poetry packages', 'install');
	}
};

/** `packages` and `sources` of a build target win over those of the whole build. */
const hatch: Declare = (declared, folder, tool) => {
	const build = tableAt(tool, 'hatch', 'build');
	for (const table of [tableAt(build, 'targets', 'wheel'), build]) {
		const before = declared.roots.length;
		for (const written of listAt(table, ['packages']))
			addPackage(declared, folder, written, 'hatch packages');
		for (const written of listAt(table, ['sources'])) addSource(declared, folder, written, '');
		for (const [written, to] of tableAt(table, 'sources'))
			if (typeof to === 'string') addSource(declared, folder, written, to);
		if (declared.roots.length > before) return;
	}
};

/** `"src"` is cut off the paths below it; `"lib/a" = "b"` makes the folder `lib/a` the package `b`. */
function addSource(declared: Declared, folder: string, written: string, to: string): void {
	const name = to.replace(/^\.?\/|\/$/g, '').replaceAll('/', '.');
	addPackageFolder(declared, folder, name, written, 'hatch sources');
}

/** Backends that have one setting for the folder that packages are in. */
const SINGLE: readonly (readonly [rule: string, keys: readonly string[]])[] = [
	['pdm package-dir', ['pdm', 'build', 'package-dir']],
	['pdm package-dir', ['pdm', 'package-dir']],
	['maturin python-source', ['maturin', 'python-source']],
	['uv module-root', ['uv', 'build-backend', 'module-root']],
];

const single: Declare = (declared, folder, tool) => {
	for (const [rule, keys] of SINGLE) {
		const written = textAt(tool, ...keys);
		if (written !== null) addRoot(declared, folder, written, rule, 'install');
	}
	for (const written of listAt(tool, ['scikit-build', 'wheel', 'packages']))
		addPackage(declared, folder, written, 'scikit-build packages');
};

const BACKENDS: readonly Declare[] = [setuptools, poetry, hatch, single];

function declareDependencies(declared: Declared, settings: Settings, tool: Settings): void {
	const requirements = [
		...listAt(settings, ['project', 'dependencies']),
		...listsOf(tableAt(settings, 'project', 'optional-dependencies')),
		...listsOf(tableAt(settings, 'dependency-groups')),
		...poetryTables(tool).flatMap((table) => [...table.keys()]),
	];
	for (const requirement of requirements) addRequirement(declared, requirement);
}

/** `foo = { path = "../foo" }`. */
function declareLocal(declared: Declared, folder: string, tool: Settings): void {
	for (const table of [...poetryTables(tool), tableAt(tool, 'uv', 'sources')])
		for (const [name, value] of table) {
			const written = value instanceof Map ? textAt(value, 'path') : null;
			if (written !== null) declared.local.set(distributionName(name), writtenFolder(folder, written));
		}
}

function poetryTables(tool: Settings): Settings[] {
	const poetry = tableAt(tool, 'poetry');
	return [poetry, ...tableAt(poetry, 'group').values()]
		.filter((table) => table instanceof Map)
		.flatMap((table) => [tableAt(table, 'dependencies'), tableAt(table, 'dev-dependencies')]);
}

function listsOf(table: Settings): string[] {
	return [...table.keys()].flatMap((key) => listAt(table, [key]));
}
