import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { discover } from './discover.ts';
import { DISCOVER_DEFAULTS } from './options.ts';

/** Trees and rules over a small alphabet, so that they meet; names that no rule of ours leaves out. */
const segment = fc.constantFrom(
	'a',
	'b',
	'ab',
	'A',
	'a.x',
	'b.y',
	'ab.x',
	'c d',
	'[a]',
	'é',
	'!a',
	'#b',
	'a\\b',
	'ä.x',
);
const filePath = fc.array(segment, { minLength: 1, maxLength: 4 }).map((segments) => segments.join('/'));
const piece = fc.constantFrom(
	...[
		'a',
		'b',
		'ab',
		'*',
		'**',
		'?',
		'/',
		'/',
		'.x',
		'.y',
		'[ab]',
		'[!a]',
		'[^a-b]',
		'[]a]',
		'[',
		'\\a',
		'\\',
		' ',
		'\\ ',
	],
	...[
		'[[:alpha:]]',
		'[[:upper:]]',
		'[[:nope:]]',
		'[a-]',
		'[b-a]',
		'é',
		'A',
		'***',
		'**/',
		'/**',
		'*.x',
		'c d',
		'{a,b}',
		'\\/',
	],
);
const pattern = fc
	.tuple(
		fc.constantFrom('', '', '', '!', '/', '!/', '\\!', '#', '\\#'),
		fc.array(piece, { minLength: 1, maxLength: 4 }),
		fc.constantFrom('', '', '/', ' ', '\r'),
	)
	.map(([head, body, tail]) => head + body.join('') + tail);
const rules = fc.array(pattern, { minLength: 1, maxLength: 5 }).map((lines) => lines.join('\n'));

const RUNS = Number(process.env.ASSAY_GIT_RUNS ?? 40);
let folder: string;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'assay-git-'));
});
afterEach(() => {
	rmSync(folder, { recursive: true, force: true });
});

function put(root: string, path: string, text: string): boolean {
	try {
		mkdirSync(dirname(join(root, path)), { recursive: true });
		writeFileSync(join(root, path), text);
		return true;
	} catch {
		return false; // a file stands where a folder is wanted, or the other way round
	}
}

function git(root: string, ...words: string[]): string {
	return execFileSync('git', ['-C', root, ...words], {
		encoding: 'utf8',
		env: { PATH: process.env.PATH, HOME: root, GIT_CONFIG_NOSYSTEM: '1' },
	});
}

describe('ignore rules', () => {
	test('decide as git does, on random trees and rules', { timeout: 120_000 }, () => {
		let number = 0;
		fc.assert(
			fc.property(
				fc.array(filePath, { minLength: 4, maxLength: 14 }),
				rules,
				fc.option(rules),
				fc.dictionary(fc.constantFrom('a', 'b', 'ab', 'a/b'), rules, { maxKeys: 2 }),
				fc.array(fc.nat(), { maxLength: 6 }),
				(paths, top, exclude, nested, forced) => {
					const root = join(folder, String(number++));
					mkdirSync(root);
					git(root, 'init', '-q');
					for (const path of paths) put(root, path, '');
					put(root, '.gitignore', top);
					for (const [inner, text] of Object.entries(nested)) put(root, `${inner}/.gitignore`, text);
					if (exclude !== null) put(root, '.git/info/exclude', exclude);
					const chosen = forced.map((number) => paths[number % paths.length]);
					// A path whose folder is a file, or the other way round, is not there.
					const there = chosen.filter((path) =>
						statSync(join(root, path), { throwIfNoEntry: false })?.isFile(),
					);
					if (there.length > 0) git(root, '--literal-pathspecs', 'add', '-f', '--', ...there);
					const listed = git(root, 'ls-files', '-z', '-co', '--exclude-standard').split('\0').filter(Boolean);
					const found = discover(root, DISCOVER_DEFAULTS);
					expect(found.files.map((file) => file.path)).toEqual([...new Set(listed)].sort());
					expect(found.skipped.every((row) => row.reason === 'ignored')).toBe(true);
					rmSync(root, { recursive: true });
				},
			),
			{ numRuns: RUNS },
		);
	});

	test("the user's excludes file, info/exclude and files above the root count, the nearest first", () => {
		const home = join(folder, 'home');
		put(home, '.gitconfig', '[user]\n\tname = x\n[core]\n\texcludesFile = "~/my ignore" ; mine\n');
		put(home, 'my ignore', '*.user\nkept.user2\n');
		const top = join(folder, 'repo');
		git(put(top, 'app/src/x.user', '') ? top : '', 'init', '-q');
		for (const name of ['y.info', 'z.top', 'deep/z.top', 'app.ts', 'kept.user2'])
			put(top, `app/src/${name}`, '');
		put(top, '.git/info/exclude', '*.info\n!kept.user2\n');
		put(top, '.gitignore', '/app/src/z.top\n');
		const before = process.env.HOME;
		process.env.HOME = home;
		try {
			const found = discover(join(top, 'app/src'), DISCOVER_DEFAULTS);
			expect(found.files.map((file) => file.path)).toEqual(['app.ts', 'deep/z.top', 'kept.user2']);
			expect(found.skipped.map((row) => `${row.path} ${row.detail}`)).toEqual([
				'x.user core.excludesFile:1: *.user',
				'y.info .git/info/exclude:1: *.info',
				'z.top ../../.gitignore:1: /app/src/z.top',
			]);
			const all = discover(join(top, 'app/src'), { ...DISCOVER_DEFAULTS, followGitIgnore: false });
			expect(all.skipped).toEqual([]);
		} finally {
			process.env.HOME = before;
		}
	});

	test("a linked worktree uses its repository's info/exclude", () => {
		const main = join(folder, 'main');
		put(main, 'a.ts', '');
		git(main, 'init', '-q');
		git(main, 'add', '.');
		git(main, '-c', 'user.name=n', '-c', 'user.email=e', 'commit', '-qm', 'x');
		put(main, '.git/info/exclude', '*.info\n');
		const linked = join(folder, 'linked');
		git(main, 'worktree', 'add', '-q', linked);
		put(linked, 'b.info', '');
		const found = discover(linked, DISCOVER_DEFAULTS);
		expect(found.files.map((file) => file.path)).toEqual(['a.ts']);
		expect(found.skipped.map((row) => row.path)).toEqual(['b.info']);
	});
});
