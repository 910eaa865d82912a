import { copyFileSync, existsSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Random } from './random.ts';
import { sourceFor } from './sources.ts';
import { SETTINGS_FILE, type Tree } from './tree.ts';

/** What a history begins with. */

const PLACES = [
	'README.md',
	'tool.py',
	'packages/alpha/src/index.ts',
	'packages/alpha/src/view.tsx',
	'packages/alpha/test/index.test.ts',
	'packages/beta/src/main.ts',
	'packages/beta/src/lib/deep/leaf.mjs',
	'web/App.vue',
	'web/style.css',
	'docs/guide.md',
	'docs/data.json',
	'py/tool/__init__.py',
	'py/tool/run.py',
	'py/tests/test_run.py',
	'scripts/build.js',
	'notes.txt',
];

/** A small repository with packages in two languages, pages and data. */
export function makeTree(tree: Tree, random: Random): void {
	for (const path of random.some(PLACES, random.between(6, PLACES.length))) {
		tree.write(path, sourceFor(path, random));
	}
	tree.write('package.json', '{ "name": "root" }\n');
	if (random.chance(70)) tree.write('packages/alpha/package.json', '{ "name": "@root/alpha" }\n');
	if (random.chance(50)) tree.write('py/pyproject.toml', '[project]\nname = "tool"\n');
	if (random.chance(60)) {
		tree.write('.gitignore', 'ignored/\n*.log\n');
		tree.write('ignored/made.ts', sourceFor('made.ts', random));
		tree.write('packages/debug.log', 'nothing happened\n');
	}
	if (random.chance(30)) mkdirSync(join(tree.root, '.git'));
	// Then marks that come and go change the flags of files, which are left out otherwise.
	if (random.chance(30)) {
		tree.write(SETTINGS_FILE, JSON.stringify({ index: { vendored: true, generated: true } }));
	}
}

const MOST_FILES = 40;
const MOST_BYTES = 60_000;

/** Some neighbouring files of a real repository, and the manifests and rules above them. */
export function sampleTree(tree: Tree, repository: string, random: Random): void {
	const files = listRepository(repository);
	const start = random.below(files.length);
	const taken = files.slice(start, start + random.between(10, MOST_FILES));
	const folders = new Set(taken.flatMap(foldersAbove));
	const ruling = files.filter((path) => RULING.has(basename(path)) && folders.has(dirname(path)));
	for (const path of new Set([...taken, ...ruling])) {
		if (!existsSync(join(repository, path))) continue;
		mkdirSync(dirname(join(tree.root, path)), { recursive: true });
		copyFileSync(join(repository, path), join(tree.root, path));
	}
}

const RULING = new Set(['package.json', 'pyproject.toml', 'setup.py', '.gitignore', 'go.mod']);

function foldersAbove(path: string): string[] {
	const folders: string[] = [];
	for (let folder = dirname(path); ; folder = dirname(folder)) {
		folders.push(folder);
		if (folder === '.') return folders;
	}
}

const LISTED = new Map<string, string[]>();
const NEVER = new Set(['.git', '.assay', 'node_modules', '.corpus', 'dist']);

/** Regular files of a repository that are not large, in order. */
function listRepository(repository: string): string[] {
	const known = LISTED.get(repository);
	if (known !== undefined) return known;
	const files: string[] = [];
	const pending = [''];
	for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
		for (const entry of readdirSync(join(repository, folder), { withFileTypes: true })) {
			const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
			if (entry.isDirectory() && !NEVER.has(entry.name)) pending.push(path);
			else if (entry.isFile() && lstatSync(join(repository, path)).size <= MOST_BYTES) files.push(path);
		}
	}
	LISTED.set(repository, files.sort());
	return files;
}
