/**
 * Makes `dist/`, what the published package runs: the sources without types, in few files, because
 * loading a hundred of them takes longer than most answers. All files lie side by side, so that what
 * starts another process finds its entry beside itself.
 *
 *     node scripts/build.ts [--out DIR]
 *
 * `--out` puts it elsewhere, for programs that only run it: without what describes the library to compilers.
 */
import { copyFileSync, globSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Plugin, rolldown } from 'rolldown';
import { writeDeclarations } from './library-declarations.ts';

const root = join(import.meta.dirname, '..');
const src = join(root, 'src');
const main = join(src, 'surfaces/cli/main.ts');
const worker = join(src, 'index/parse/worker.ts');
const children = globSync('**/*-child.ts', { cwd: src }).map((path) => join(src, path));
const library = join(src, 'library.ts');
const entries = [main, library, worker, ...children.sort()];

const { values } = parseArgs({ options: { out: { type: 'string' } } });
const dist = resolve(values.out ?? join(root, 'dist'));

/** Packages that most answers do without: what imports them stays in a file of its own. */
const SELDOM_NEEDED = [
	'zod',
	'jsonc-parser',
	'@parcel/watcher',
	'@hono/node-server',
	'@modelcontextprotocol/server',
	'@modelcontextprotocol/server/stdio',
];

/** What nearly every answer needs, and what those about names need besides. */
const OPEN = ['questions/workspace', 'questions/freshness', 'questions/index-meta'];
const FIND = [
	'history/provenance',
	'questions/find-file',
	'questions/match-path',
	'questions/paging',
	'store/queries/similar-names',
	'store/queries/skipped',
	'store/queries/symbols',
];
const UPDATE = ['index/update', 'index/watch'];
/** Other answers that take much code. */
const LARGE: Record<string, readonly string[]> = {
	search: ['questions/search/answer', 'search/auto/search-auto', 'search/open-tables'],
	graphs: modulesIn('questions/graph'),
	read: ['questions/read/answer', 'questions/pack/answer', 'questions/explain/answer'],
};

/** Files for answers. A module is in the first one that needs it: loading a file loads some of those before it, and none after it. */
const ANSWERS: readonly { name: string; needs: (id: string) => boolean }[] = [
	{ name: 'open', needs: neededBy(OPEN) },
	{ name: 'print', needs: neededBy(modulesIn('surfaces/cli')) },
	{ name: 'find', needs: neededBy(FIND) },
	{ name: 'rows', needs: (id) => neededBy(UPDATE)(id) && uses(id) > 0 },
	{ name: 'tables', needs: (id) => uses(id) > 1 },
	{ name: 'link', needs: neededBy(['index/link/link-child']) },
	{ name: 'update', needs: neededBy(UPDATE) },
	...Object.entries(LARGE).map(([name, modules]) => ({ name, needs: neededBy(modules) })),
	{ name: 'answer', needs: () => true },
];

/** Modules by the modules and packages they import, not counting `import()`. */
const imports = new Map<string, readonly string[]>();
const noteImports: Plugin = {
	name: 'note-imports',
	buildEnd() {
		for (const id of this.getModuleIds()) imports.set(id, this.getModuleInfo(id)?.importedIds ?? []);
	},
};

rmSync(dist, { recursive: true, force: true });
const bundle = await rolldown({
	input: Object.fromEntries(entries.map((path) => [basename(path, '.ts'), path])),
	platform: 'node',
	external: (id) => !id.startsWith('.') && !id.startsWith('/'),
	plugins: [noteImports],
	preserveEntrySignatures: 'allow-extension',
	// Puts "\0" before digits into template strings, which is an error of syntax.
	optimization: { inlineConst: false },
	// That an `import()` shares its file with others is what we want.
	checks: { ineffectiveDynamicImport: false },
});
await bundle.write({
	dir: dist,
	format: 'esm',
	entryFileNames: '[name].js',
	chunkFileNames: '[name].js',
	codeSplitting: {
		includeDependenciesRecursively: false,
		groups: [
			{ name: 'base', test: (id) => isShared(id) && starts(id) && parses(id), priority: 5 },
			{ name: 'start', test: (id) => isShared(id) && starts(id), priority: 4 },
			{ name: 'parse', test: (id) => isShared(id) && parses(id) && !answers(id), priority: 3 },
			{ name: 'common', test: (id) => isShared(id) && parses(id), priority: 2 },
			{ name: 'install', test: (id) => isShared(id) && isIn('surfaces/mcp/install', id), priority: 1 },
			{
				name: 'serve',
				test: (id) => isShared(id) && (isIn('surfaces/http', id) || isIn('surfaces/mcp', id)),
				priority: 0.995,
			},
			...ANSWERS.map(({ name, needs }, at) => ({
				name,
				test: (id: string) => isShared(id) && !isSeldomNeeded(id) && needs(id),
				priority: 1 - (at + 1) / 100,
			})),
		],
	},
});
await bundle.close();
// Read at run time, from beside the code that reads it.
for (const data of globSync('**/*.bin', { cwd: src }))
	copyFileSync(join(src, data), join(dist, basename(data)));

if (values.out === undefined) writeDeclarations(dist);

/** The modules that are loaded with these. Asked only when all imports are known. */
function partsOf(...modules: string[]): Set<string> {
	const parts = new Set(modules);
	for (const part of parts) for (const imported of imports.get(part) ?? []) parts.add(imported);
	return parts;
}

/** Whether every command loads the module. */
function starts(id: string): boolean {
	return partsOf(main).has(id);
}

/** Whether every parse process loads it. */
function parses(id: string): boolean {
	return partsOf(worker).has(id);
}

/** Whether anything loads it but parse processes and the language packs in them. */
function answers(id: string): boolean {
	const others = [...imports.keys()].filter((other) => !parses(other) && !isPack(other));
	return partsOf(...others).has(id);
}

/** Whether a module is loaded with one of these. */
function neededBy(modules: readonly string[]): (id: string) => boolean {
	return (id) => partsOf(...modules.map((path) => join(src, `${path}.ts`))).has(id);
}

/** How many of the large answers need it. */
function uses(id: string): number {
	return Object.values(LARGE).filter((modules) => neededBy(modules)(id)).length;
}

function modulesIn(folder: string): string[] {
	const paths = globSync(`${folder}/**/*.ts`, { cwd: src, exclude: ['**/*.test.ts'] });
	return paths.map((path) => path.slice(0, -'.ts'.length));
}

/** Language packs are loaded one by one, entries by their own name, exports by who asks for one. */
function isShared(id: string): boolean {
	return !entries.includes(id) && !isPack(id) && !isIn('contract', id);
}

/** What a pack reads files with; what its names mean and how it is written is a part of answers. */
function isPack(id: string): boolean {
	return (
		isIn('languages', id) &&
		!/\/semantics\/|\/(?:lexis|lexes\.generated|hiding|hiding\.generated)\.ts$/.test(id)
	);
}

function isIn(folder: string, id: string): boolean {
	return id.startsWith(join(src, `${folder}/`));
}

function isSeldomNeeded(id: string): boolean {
	return (imports.get(id) ?? []).some((name) => SELDOM_NEEDED.includes(name));
}
