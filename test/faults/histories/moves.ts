import { lstatSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import type { Random } from './random.ts';
import { ENDINGS, sourceFor, word } from './sources.ts';
import { onFile, onFolder, type Step } from './step.ts';
import type { Tree } from './tree.ts';

/** Files and folders that come, go, and change their names and places. */

function inFolder(folder: string, name: string): string {
	return folder === '.' || folder === '' ? name : `${folder}/${name}`;
}

function anyFolder(tree: Tree, random: Random): string {
	return random.pick(['', ...tree.folders()]);
}

function create(tree: Tree, random: Random): string | null {
	const folder = random.chance(20) ? `${word(random)}/${word(random)}` : anyFolder(tree, random);
	const path = inFolder(folder, `${word(random)}${random.below(20)}.${random.pick(ENDINGS)}`);
	if (!tree.isFree(path)) return null;
	tree.write(path, sourceFor(path, random));
	return path;
}

function moveTo(tree: Tree, from: string, to: string): string | null {
	if (from === to || to.startsWith(`${from}/`) || !tree.isFree(to)) return null;
	tree.rename(from, to);
	return `${from} → ${to}`;
}

function otherCase(name: string): string {
	const upper = name.toUpperCase();
	return name === upper ? name.toLowerCase() : name[0] === upper[0] ? upper : upper[0] + name.slice(1);
}

function renamed(path: string, random: Random): string {
	const name = basename(path);
	const dot = name.lastIndexOf('.');
	const ending = dot < 0 ? '' : name.slice(dot);
	return inFolder(dirname(path), `${word(random)}${random.below(100)}${ending}`);
}

/** Two files take each other's place, as an editor does that writes beside and renames. */
function swap(tree: Tree, random: Random): string | null {
	const [first, second] = random.some(tree.files(), 2);
	if (second === undefined) return null;
	tree.rename(first, 'swapped.tmp');
	tree.rename(second, first);
	tree.rename('swapped.tmp', second);
	return `${first} ↔ ${second}`;
}

/** Names of folders that say something about what is in them. */
const TELLING = [
	'node_modules',
	'vendor',
	'dist',
	'test',
	'__tests__',
	'.hidden',
	'.github',
	'build',
	'third_party',
];

function link(tree: Tree, random: Random): string | null {
	const path = inFolder(anyFolder(tree, random), `${word(random)}-link.${random.pick(['ts', 'py', 'd'])}`);
	if (!tree.isFree(path)) return null;
	const target = random.pick([...tree.files(), ...tree.folders(), 'nowhere', '../../outside.ts']);
	const isInside = tree.exists(target);
	const to = isInside ? posix.relative(posix.dirname(path), target) || '.' : target;
	symlinkSync(to, join(tree.root, path));
	tree.touched(path);
	return `${path} → ${to}`;
}

function replaceLink(tree: Tree, random: Random): string | null {
	const links = tree.links();
	if (links.length === 0) return null;
	const path = random.pick(links);
	unlinkSync(join(tree.root, path));
	tree.touched(path);
	if (random.chance(50)) tree.write(path, sourceFor(path, random));
	return path;
}

/** A file where a folder was, or the other way round. */
function exchangeKind(tree: Tree, random: Random): string | null {
	const path = random.pick([...tree.files(), ...tree.folders()]);
	if (path === undefined || tree.below(path).length > 20) return null;
	const isFile = lstatSync(join(tree.root, path)).isFile();
	tree.remove(path);
	const made = isFile ? `${path}/inner.ts` : path;
	tree.write(made, sourceFor('x.ts', random));
	return `${path} is a ${isFile ? 'folder' : 'file'} now`;
}

/** A name that is no text. A watcher could not tell it either: the folder stands for it. */
function badName(tree: Tree, random: Random): string {
	const path = Buffer.concat([Buffer.from(`${tree.root}/`), Buffer.from([0x62, 0xff, 0x2e, 0x74, 0x73])]);
	if (random.chance(50)) writeFileSync(path, 'let x = 1;\n');
	else rmSync(path, { force: true });
	tree.touched('');
	return 'b\\xff.ts';
}

export const MOVES: readonly Step[] = [
	{ name: 'create', apply: create },
	{ name: 'create another', apply: create },
	onFile('delete', (tree, path) => {
		tree.remove(path);
		return path;
	}),
	{
		name: 'delete what was written last',
		apply(tree) {
			const path = tree.lastWritten;
			if (path === null || !tree.files().includes(path)) return null;
			tree.remove(path);
			return path;
		},
	},
	onFile('rename', (tree, path, random) => moveTo(tree, path, renamed(path, random))),
	onFile('move', (tree, path, random) =>
		moveTo(tree, path, inFolder(anyFolder(tree, random), basename(path))),
	),
	onFile('change the case', (tree, path) =>
		moveTo(tree, path, inFolder(dirname(path), otherCase(basename(path)))),
	),
	onFile('change the ending', (tree, path, random) =>
		moveTo(tree, path, path.replace(/\.\w+$/, `.${random.pick(ENDINGS)}`)),
	),
	onFile('copy', (tree, path, random) => {
		const to = renamed(path, random);
		if (!tree.isFree(to)) return null;
		tree.copy(path, to);
		return `${path} → ${to}`;
	}),
	{ name: 'swap', apply: swap },
	onFolder('rename a folder', (tree, path, random) => moveTo(tree, path, renamed(path, random))),
	onFolder('change the case of a folder', (tree, path) =>
		moveTo(tree, path, inFolder(dirname(path), otherCase(basename(path)))),
	),
	onFolder('move a folder', (tree, path, random) =>
		moveTo(tree, path, inFolder(anyFolder(tree, random), basename(path))),
	),
	onFolder('give a folder a telling name', (tree, path, random) =>
		moveTo(tree, path, inFolder(dirname(path), random.pick(TELLING))),
	),
	onFolder('delete a folder', (tree, path, random) => {
		if (random.chance(50)) return null;
		tree.remove(path);
		return path;
	}),
	onFolder('copy a folder', (tree, path, random) => {
		const to = renamed(path, random);
		if (!tree.isFree(to) || tree.below(path).length > 20) return null;
		tree.copy(path, to);
		return `${path} → ${to}`;
	}),
	{ name: 'link', apply: link },
	{ name: 'replace a link', apply: replaceLink },
	{ name: 'exchange a file and a folder', apply: exchangeKind },
	{ name: 'a name that is no text', apply: badName },
];
