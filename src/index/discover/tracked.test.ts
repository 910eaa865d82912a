import { execFileSync } from 'node:child_process';
import {
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	symlinkSync,
	truncateSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { KnownFile } from '../../model/file.ts';
import { type Discovery, discover } from './discover.ts';
import { DISCOVER_DEFAULTS, type DiscoverOptions } from './options.ts';

let folder: string;
let root: string;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'assay-tracked-'));
	root = join(folder, 'repo');
	mkdirSync(root);
});
afterEach(() => {
	rmSync(folder, { recursive: true, force: true });
});

function gitIn(place: string, ...words: string[]): string {
	const settings = ['user.name=n', 'user.email=e', 'protocol.file.allow=always'];
	return execFileSync('git', ['-C', place, ...settings.flatMap((each) => ['-c', each]), ...words], {
		encoding: 'utf8',
		env: { PATH: process.env.PATH, HOME: folder, GIT_CONFIG_NOSYSTEM: '1' },
		stdio: ['ignore', 'pipe', 'ignore'],
	});
}

const git = (...words: string[]): string => gitIn(root, ...words);

function put(files: Readonly<Record<string, string>>, place = root): void {
	for (const [path, text] of Object.entries(files)) {
		mkdirSync(dirname(join(place, path)), { recursive: true });
		writeFileSync(join(place, path), text);
	}
}

function run(options: Partial<DiscoverOptions> = {}, place = root): Discovery {
	return discover(place, { ...DISCOVER_DEFAULTS, ...options });
}

const paths = ({ files }: Discovery) => files.map(({ path }) => path);
const skips = ({ skipped }: Discovery) => skipped.map(({ path, detail }) => `${path} ${detail}`);

test('what git tracks is indexed, whatever its rules say, and only that of an ignored folder', () => {
	put({
		'.gitignore': 'out/\n*.loc.ts\n**/package.json\n',
		'a.loc.ts': '',
		'b.loc.ts': '',
		'out/kept/x.ts': '',
		'out/kept/y.ts': '',
		'out/deep/er/z.ts': '',
		'out/deep/other.ts': '',
		'out/gone/w.ts': '',
		'free/out/v.ts': '',
	});
	git('init', '-q');
	expect(paths(run())).toEqual(['.gitignore']);
	git('add', '-f', '.gitignore', 'a.loc.ts', 'out/kept/x.ts', 'out/deep/er/z.ts');
	const found = run();
	expect(paths(found)).toEqual(['.gitignore', 'a.loc.ts', 'out/deep/er/z.ts', 'out/kept/x.ts']);
	expect(skips(found)).toEqual([
		'b.loc.ts .gitignore:2: *.loc.ts',
		'free/out .gitignore:1: out/',
		'out/deep/other.ts .gitignore:1: out/',
		'out/gone .gitignore:1: out/',
		'out/kept/y.ts .gitignore:1: out/',
	]);
	expect(paths(run({ followGitIgnore: false }))).toHaveLength(9);
	rmSync(join(root, '.git'), { recursive: true });
	expect(paths(run())).toEqual(['.gitignore']);
});

test('in an ignored folder nothing is taken back but what is tracked', () => {
	put({ '.gitignore': 'out/\n', 'out/.gitignore': '!*\n', 'out/a.ts': '', 'out/b.ts': '' });
	git('init', '-q');
	git('add', '-f', 'out/a.ts');
	expect(paths(run())).toEqual(['.gitignore', 'out/a.ts']);
	put({ '.assayignore': '!b.ts\n' });
	expect(paths(run())).toEqual(['.assayignore', '.gitignore', 'out/a.ts']);
});

test("the user's own rules win over git, and so do other reasons", () => {
	put({
		'.gitignore': 'a/\nb.ts\nc.ts\nnode_modules/\n',
		'.assayignore': 'b.ts\na/x.ts\n',
		'a/x.ts': '',
		'a/y.ts': '',
		'b.ts': '',
		'c.ts': '',
		'node_modules/p/i.js': '',
	});
	git('init', '-q');
	git('add', '-f', '.');
	const found = run({ exclude: ['c.ts'] });
	expect(paths(found)).toEqual(['.assayignore', '.gitignore', 'a/y.ts']);
	expect(skips(found)).toEqual([
		'a/x.ts .assayignore:2: a/x.ts',
		'b.ts .assayignore:1: b.ts',
		'c.ts exclude: c.ts',
		'node_modules a folder called node_modules',
	]);
});

test('below the top, in a linked working tree, in submodules', () => {
	const other = join(folder, 'other');
	put({ '.gitignore': '*.gen\n', 's.gen': '', 't.ts': '' }, other);
	gitIn(other, 'init', '-q');
	gitIn(other, 'add', '-f', '.');
	gitIn(other, 'commit', '-qm', 'x');
	put({ '.gitignore': '*.log\nlib/\n', 'app/x.log': '', 'app/y.log': '', 'app/z.ts': '' });
	git('init', '-q');
	git('add', '-f', 'app/x.log', 'app/z.ts', '.gitignore');
	git('submodule', 'add', '-q', '-f', other, 'lib/sub');
	git('commit', '-qm', 'x');
	put({ 'lib/sub/u.gen': '', 'lib/sub/new.ts': '', 'lib/loose.ts': '' });
	expect(paths(run({}, join(root, 'app')))).toEqual(['x.log', 'z.ts']);
	const all = ['.gitignore', '.gitmodules', 'app/x.log', 'app/z.ts'];
	expect(paths(run())).toEqual([...all, ...['.gitignore', 's.gen', 't.ts'].map((path) => `lib/sub/${path}`)]);
	const linked = join(folder, 'linked');
	git('worktree', 'add', '-q', linked);
	expect(paths(run({}, linked))).toEqual(all);
	gitIn(linked, 'rm', '-q', '--cached', 'app/x.log');
	expect(paths(run({}, linked))).toEqual(all.filter((path) => path !== 'app/x.log'));
	expect(paths(run())).toContain('app/x.log');
});

test('a working tree that the settings put elsewhere is not this one', () => {
	put({ '.gitignore': 'a.ts\n', 'a.ts': '' });
	git('init', '-q');
	git('add', '-f', 'a.ts');
	git('config', 'core.worktree', folder);
	expect(paths(run())).toEqual(['.gitignore']);
	git('add', '-f', join(root, 'a.ts'));
	// The paths now start from the folder above.
	expect(git('ls-files', '--full-name', folder).split('\n')).toContain('repo/a.ts');
	expect(paths(run())).toEqual(['.gitignore', 'a.ts']);
	git('config', 'core.worktree', join(folder, 'elsewhere'));
	expect(paths(run())).toEqual(['.gitignore']);
});

test('a tracked symbolic link is reported as a link; a file that is not checked out is not reported', () => {
	put({ '.gitignore': 'l\ngone.ts\n', 'gone.ts': '', 'real.ts': '' });
	symlinkSync('real.ts', join(root, 'l'));
	git('init', '-q');
	git('add', '-f', '.');
	git('update-index', '--skip-worktree', 'gone.ts');
	rmSync(join(root, 'gone.ts'));
	expect(paths(run())).toEqual(['.gitignore', 'real.ts']);
	expect(run().skipped).toEqual([expect.objectContaining({ path: 'l', reason: 'symlink' })]);
});

test('an index that cannot be read is reported, and the ignore rules hold', () => {
	put({ '.gitignore': 'a.ts\n', 'a.ts': '', 'b.ts': '' });
	git('init', '-q');
	git('add', '-f', '.');
	truncateSync(join(root, '.git/index'), 150);
	expect(paths(run())).toEqual(['.gitignore', 'b.ts']);
	expect(skips(run())).toEqual([
		'.git what git tracks is not known: it ends too early',
		'a.ts .gitignore:1: a.ts',
	]);
	rmSync(join(root, '.git/index'));
	execFileSync('mkfifo', [join(root, '.git/index')]);
	expect(skips(run())[0]).toContain('cannot be read');
});

test('a manifest that git ignores is read, unless it lies in an ignored folder or the user leaves it out', () => {
	const manifest = '{"name": "p"}';
	put({
		'.gitignore': 'package.json\ndist/\n',
		'.assayignore': 'c/package.json\n',
		'a/package.json': manifest,
		'b/package.json': manifest,
		'c/package.json': manifest,
		'dist/package.json': manifest,
		'dist/x.ts': '',
	});
	git('init', '-q');
	git('add', '-f', 'dist/x.ts', 'b');
	const found = run();
	expect(paths(found)).toEqual(['.assayignore', '.gitignore', 'b/package.json', 'dist/x.ts']);
	expect(found.skipped.filter((row) => row.manifest !== undefined)).toEqual([
		{
			path: 'a/package.json',
			reason: 'ignored',
			detail: '.gitignore:1: package.json (read to resolve imports)',
			folder: false,
			manifest,
		},
	]);
});

const NAMES = [
	'x.ts',
	'd/x.ts',
	'd/y.ts',
	'd/e/x.ts',
	'f/y.ts',
	'f/e/y.ts',
	'package.json',
	'd/package.json',
];
const RULES = ['x.ts\n', 'd/\n', '*\n', 'e/\n!x.ts\n', '**/package.json\n', '/f/*\n'];
const step = fc.oneof(
	fc.record({ kind: fc.constant('add' as const), path: fc.constantFrom(...NAMES) }),
	fc.record({ kind: fc.constant('drop' as const), path: fc.constantFrom(...NAMES) }),
	fc.record({ kind: fc.constant('write' as const), path: fc.constantFrom(...NAMES) }),
	fc.record({ kind: fc.constant('remove' as const), path: fc.constantFrom(...NAMES) }),
	fc.record({ kind: fc.constant('rules' as const), path: fc.constantFrom('.gitignore', 'd/.gitignore') }),
);

/** Gives the paths that a watcher would tell of. */
function apply({ kind, path }: { kind: string; path: string }, number: number): string[] {
	try {
		if (kind === 'add') git('add', '-f', path);
		else if (kind === 'drop') git('rm', '-q', '--cached', path);
		else if (kind === 'remove') rmSync(join(root, path), { force: true });
		else put({ [path]: kind === 'rules' ? RULES[number % RULES.length] : `${'x'.repeat(number)}` });
	} catch {
		// Nothing of that name is there, or tracked.
	}
	return kind === 'add' || kind === 'drop' ? ['.git/index'] : [path];
}

test('incremental and fresh discovery agree after every git command', { timeout: 120_000 }, () => {
	const property = fc.property(fc.array(step, { minLength: 1, maxLength: 6 }), fc.nat(5), (steps, first) => {
		rmSync(root, { recursive: true, force: true });
		mkdirSync(root);
		git('init', '-q');
		put({ ...Object.fromEntries(NAMES.map((name) => [name, ''])), '.gitignore': RULES[first] });
		let before = run();
		const known = new Map<string, KnownFile>();
		for (const [number, each] of steps.entries()) {
			for (const file of before.files) known.set(file.path, { ...file, described: file });
			const within = apply(each, number + first + 1);
			const now = discover(root, DISCOVER_DEFAULTS, known, within);
			const fresh = run();
			for (const path of now.missing) known.delete(path);
			for (const file of now.files) known.set(file.path, { ...file, described: file });
			expect([...known.keys()].sort()).toEqual(paths(fresh));
			const rest = before.skipped.filter(({ path }) => !now.covers(path));
			const all = [...rest, ...now.skipped].sort((a, b) => (a.path < b.path ? -1 : 1));
			expect(all).toEqual(fresh.skipped);
			before = fresh;
		}
	});
	fc.assert(property, { numRuns: Number(process.env.ASSAY_GIT_RUNS ?? 25) });
});

test('an index that is only rewritten is read once more, one that stays is not', () => {
	put({ '.gitignore': 'a.ts\n', 'a.ts': '' });
	git('init', '-q');
	git('add', '-f', '.');
	expect(paths(run())).toEqual(['.gitignore', 'a.ts']);
	writeFileSync(join(root, '.git/index'), readFileSync(join(root, '.git/index')));
	expect(paths(run())).toEqual(['.gitignore', 'a.ts']);
	git('rm', '-q', '--cached', 'a.ts');
	expect(paths(run())).toEqual(['.gitignore']);
});
