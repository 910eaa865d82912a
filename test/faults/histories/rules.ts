import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Random } from './random.ts';
import { word } from './sources.ts';
import { onFile, type Step } from './step.ts';
import { SETTINGS_FILE, type Tree } from './tree.ts';

/** Files that change the verdict on other files: ignore rules, manifests, marks, settings. */

/** Writes, changes or removes a file that means something to others. */
function comesAndGoes(
	name: string,
	names: readonly string[],
	make: (tree: Tree, random: Random) => string,
): Step {
	return {
		name,
		apply(tree, random) {
			const folder = random.pick(['', '', ...tree.folders()]);
			const path = folder === '' ? random.pick(names) : `${folder}/${random.pick(names)}`;
			if (tree.files().includes(path) && random.chance(40)) {
				tree.remove(path);
				return `without ${path}`;
			}
			if (!tree.isFree(path) && !tree.files().includes(path)) return null;
			const text = make(tree, random);
			tree.write(path, text);
			return `${path}: ${JSON.stringify(text)}`;
		},
	};
}

function patterns(tree: Tree, random: Random): string {
	const names = [...tree.files(), ...tree.folders()];
	const one = () => {
		const path = random.pick(names) ?? 'x';
		return random.pick([
			() => `/${path}`,
			() => basename(path),
			() => `*.${random.pick(['ts', 'py', 'md', 'vue'])}`,
			() => `!${basename(path)}`,
			() => `${path.split('/')[0]}/**`,
			() => `${word(random)}*`,
			() => '# a comment',
		])();
	};
	return `${Array.from({ length: random.between(1, 3) }, one).join('\n')}\n`;
}

/** Git's own list of what to ignore; only a repository has one. No watcher looks there. */
function exclude(tree: Tree, random: Random): string {
	const folder = join(tree.root, '.git/info');
	mkdirSync(folder, { recursive: true });
	const text = random.chance(30) ? '' : patterns(tree, random);
	writeFileSync(join(folder, 'exclude'), text);
	tree.touched('');
	return JSON.stringify(text);
}

const SETTINGS = [
	{},
	{ index: { exclude: ['**/*.md'] } },
	{ index: { include: ['packages/**', 'src/**'] } },
	{ index: { generated: true } },
	{ index: { vendored: true, hidden: ['.hidden'] } },
	{ index: { gitIgnore: false } },
	{ index: { maxFileBytes: 900 } },
	{ marks: { test: ['**/*.py'], generated: ['!**/dist/**'], vendored: ['docs/**'] } },
	{ limits: { maxNodes: 1000 } },
];

/** In the place of settings that are in force for a while. */
function settings(tree: Tree, random: Random): string {
	const text = JSON.stringify(random.pick(SETTINGS));
	tree.write(SETTINGS_FILE, text);
	return text;
}

const PACKAGE = (_tree: Tree, random: Random) =>
	random.pick(['{}', `{ "name": "${word(random)}" }`, '{ "name": ', '{ "name": "", "type": "module" }']);

const isIgnoreFile = (path: string) => /(?:^|\/)\.(?:git|assay)ignore$/.test(path);

export const RULES: readonly Step[] = [
	// The same verdicts, for which another line is the reason.
	onFile(
		'move ignore rules down',
		(tree, path) => {
			tree.write(path, `# more to come\n${tree.text(path)}`);
			return path;
		},
		isIgnoreFile,
	),
	comesAndGoes('.gitignore', ['.gitignore'], patterns),
	comesAndGoes('.assayignore', ['.assayignore'], patterns),
	comesAndGoes('package.json', ['package.json'], PACKAGE),
	comesAndGoes(
		'another manifest',
		['pyproject.toml', 'setup.py', 'go.mod', 'Cargo.toml', 'x.csproj'],
		(_, random) => (random.chance(50) ? '' : `name = "${word(random)}"\n`),
	),
	comesAndGoes('a cache mark', ['CACHEDIR.TAG'], (_, random) =>
		random.chance(70) ? 'Signature: 8a477f597d28d172789f06886806bc55\n' : 'no mark\n',
	),
	comesAndGoes('evidence', ['pyvenv.cfg', 'modules.txt', '.cargo-checksum.json', 'Gemfile'], () => '{}\n'),
	{ name: 'git exclude', apply: exclude },
	{ name: 'settings', apply: settings },
	{
		name: 'no settings',
		apply(tree) {
			if (!tree.exists(SETTINGS_FILE)) return null;
			tree.remove(SETTINGS_FILE);
			return 'as by default';
		},
	},
];
