import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FileFlag, type KnownFile } from '../../model/file.ts';
import type { Language } from '../../model/language.ts';
import { type Discovery, discover } from './discover.ts';
import { DISCOVER_DEFAULTS, type DiscoverOptions } from './options.ts';

let root: string;

beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), 'assay-discover-'));
});
afterEach(() => {
	rmSync(root, { recursive: true, force: true });
});

function put(...paths: (string | [path: string, text: string])[]): void {
	for (const entry of paths) {
		const [path, text] = typeof entry === 'string' ? [entry, ''] : entry;
		mkdirSync(dirname(join(root, path)), { recursive: true });
		writeFileSync(join(root, path), text);
	}
}

function run(options: Partial<DiscoverOptions> = {}): Discovery {
	return discover(root, { ...DISCOVER_DEFAULTS, ...options });
}

const paths = (found: Discovery): string[] => found.files.map((file) => file.path);
const skips = (found: Discovery): string[] =>
	found.skipped.map((row) => `${row.path}${row.folder ? '/' : ''} ${row.reason}`);
const flagged = (found: Discovery, flag: number): string[] =>
	found.files.filter((file) => file.flags & flag).map((file) => file.path);

test('lists are sorted by code unit, with size, times and inode', () => {
	put('b', 'a/z', 'a-b', 'a.b', 'Z', 'é', ['sized', 'abc']);
	const found = run();
	expect(paths(found)).toEqual(['Z', 'a-b', 'a.b', 'a/z', 'b', 'sized', 'é']);
	const sized = found.files.find((file) => file.path === 'sized')!;
	expect(sized).toMatchObject({ size: 3, language: 'text', flags: 0, package: null });
	expect(sized.mtimeUs > 0 && sized.ctimeUs > 0 && sized.inode > 0).toBe(true);
});

test('an empty folder, and one with only binaries', () => {
	expect(run()).toMatchObject({ files: [], skipped: [], unchanged: 0, missing: [] });
	put('a.png', 'b/c.WASM', 'b/d.zip');
	expect(run().files).toEqual([]);
	expect(skips(run())).toEqual(['a.png binary', 'b/c.WASM binary', 'b/d.zip binary']);
});

describe('what is known', () => {
	const known = (found: Discovery): Map<string, KnownFile> =>
		new Map(
			found.files.map(({ path, size, mtimeUs, ctimeUs, inode, ...described }) => [
				path,
				{ size, mtimeUs, ctimeUs, inode, described },
			]),
		);

	test('is counted as long as it is the same and nothing ignores it', () => {
		put('same.ts', 'kept.min.js', ['edited.ts', 'a'], 'ignored.log', 'gone.ts');
		const before = known(run({ indexGenerated: true }));
		put(['edited.ts', 'longer'], ['.gitignore', '*.log'], 'new.ts');
		rmSync(join(root, 'gone.ts'));
		const found = discover(root, { ...DISCOVER_DEFAULTS, indexGenerated: true }, before);
		expect(paths(found)).toEqual(['.gitignore', 'edited.ts', 'new.ts']);
		expect(skips(found)).toEqual(['ignored.log ignored']);
		expect(found.missing).toEqual(['gone.ts', 'ignored.log']);
		expect(found.unchanged).toBe(2);
		expect(found.looked).toBeNull();
	});

	test('counts by its stamp alone when it was left out for its content', () => {
		put('a/x.js', 'y.js');
		const before = known(run());
		for (const file of before.values()) file.described = null;
		put('a/go.mod', ['y.js', 'edited']);
		const found = discover(root, DISCOVER_DEFAULTS, before);
		expect(paths(found)).toEqual(['a/go.mod', 'y.js']);
		expect(found).toMatchObject({ unchanged: 1, missing: [] });
	});

	test('is described anew when a folder around it is another', () => {
		put('p/src/a.ts', 'q/b.ts', 'env/c.py', ['cache/CACHEDIR.TAG', 'no'], 'cache/d.ts');
		const options = { ...DISCOVER_DEFAULTS, indexVendored: true, indexGenerated: true };
		const before = known(discover(root, options));
		put('p/Cargo.toml', 'env/pyvenv.cfg');
		put(['cache/CACHEDIR.TAG', 'Signature: 8a477f597d28d172789f06886806bc55']);
		const found = discover(root, options, before);
		expect(found.files.map(({ path, flags, package: owner }) => [path, flags, owner])).toEqual([
			['cache/CACHEDIR.TAG', FileFlag.generated, null],
			['cache/d.ts', FileFlag.generated, null],
			['env/c.py', FileFlag.vendored, null],
			['env/pyvenv.cfg', FileFlag.vendored, null],
			['p/Cargo.toml', 0, 'p'],
			['p/src/a.ts', 0, 'p'],
		]);
		const after = new Map([...before, ...known(found)]);
		rmSync(join(root, 'p/Cargo.toml'));
		rmSync(join(root, 'env/pyvenv.cfg'));
		rmSync(join(root, 'cache/CACHEDIR.TAG'));
		expect(paths(discover(root, options, after))).toEqual(['cache/d.ts', 'env/c.py', 'p/src/a.ts']);
	});

	test('with some paths, only their folders are looked at, and what those paths decide', () => {
		put('a/x.ts', 'a/b/y.ts', 'a/c/z.png', 'd/w.ts', ['d/package.json', '{"name":"d"}'], 'd/e/v.ts');
		const before = known(run());
		const look = (...within: string[]) => discover(root, DISCOVER_DEFAULTS, before, within);
		expect(look()).toMatchObject({ files: [], skipped: [], unchanged: 5, missing: [], looked: [] });
		put('a/b/new.ts', 'd/e/unseen.ts', 'a/f/g/h.ts', 'fresh.ts');
		const found = look('a/b/new.ts');
		expect(paths(found)).toEqual(['a/b/new.ts']);
		expect(found).toMatchObject({ unchanged: 5, looked: ['a/b'], skipped: [] });
		expect(['a/b', 'a/b/q', 'a/b/q/r', 'a', 'a/q', 'd/e/q', ''].filter(found.covers)).toEqual([
			'a/b',
			'a/b/q',
			'a/b/q/r',
		]);
		const wider = look('a/x.ts');
		expect(paths(wider)).toEqual(['a/f/g/h.ts']);
		expect(wider.looked).toEqual(['a', 'a/c', 'a/f', 'a/f/g']);
		expect(skips(wider)).toEqual(['a/c/z.png binary']);
		expect(look('d/package.json').looked).toEqual(['d']);
		put(['d/package.json', '{}']);
		expect(paths(look('d/package.json'))).toEqual(['d/e/unseen.ts', 'd/e/v.ts', 'd/package.json', 'd/w.ts']);
		rmSync(join(root, 'a'), { recursive: true });
		expect(look('a/b/y.ts')).toMatchObject({ missing: ['a/b/y.ts', 'a/x.ts'], looked: [''] });
		expect(paths(look('a/b/y.ts'))).toEqual(['fresh.ts']);
		for (const everything of ['', '../x', 'a//b', 'assay.config.json', '.git/info/exclude']) {
			expect(look(everything).looked).toBeNull();
		}
		// What git tracks counts, here and in repositories inside.
		for (const everything of ['.git/index', 'd/.git/HEAD']) expect(look(everything).looked).toBeNull();
		expect(look('.git/ORIG_HEAD', 'd/.git/refs/heads/x', '.assay/current').looked).toEqual([]);
	});
});

describe('ignore files', () => {
	test('an ignored folder is one row that names the rule', () => {
		put(['.gitignore', '# x\nlogs/\n*.tmp\n'], 'logs/a', 'logs/b/c', 'sub/x.tmp', 'sub/y');
		expect(run().skipped).toEqual([
			{ path: 'logs', reason: 'ignored', detail: '.gitignore:2: logs/', folder: true },
			{ path: 'sub/x.tmp', reason: 'ignored', detail: '.gitignore:3: *.tmp', folder: false },
		]);
		expect(skips(run({ followGitIgnore: false }))).toEqual([]);
	});

	test('.assayignore wins and may take back', () => {
		put(['.gitignore', 'gen/\n*.log\n'], ['.assayignore', '!gen/\nold/\n'], ['a/.assayignore', '!x.log\n']);
		put('gen/a.ts', 'gen/b.log', 'old/x', 'a/x.log', 'x.log');
		expect(paths(run()).filter((path) => !path.includes('ignore'))).toEqual(['a/x.log', 'gen/a.ts']);
		expect(skips(run())).toEqual(['gen/b.log ignored', 'old/ ignored', 'x.log ignored']);
		expect(skips(run({ followGitIgnore: false }))).toEqual(['old/ ignored']);
	});

	test('an ignore file beyond the limit is reported, once, and not heeded', () => {
		put(['.gitignore', `${'#'.repeat(1_000_001)}\n*.ts\n`], 'a.ts');
		expect(paths(run())).toEqual(['a.ts']);
		expect(skips(run())).toEqual(['.gitignore unreadable']);
	});

	test('nested repositories belong to the outer index', () => {
		put(
			['.gitignore', '*.o\n'],
			'sub/.git/HEAD',
			'sub/a.ts',
			'sub/b.o',
			['sub/.gitignore', '*.x\n'],
			'sub/c.x',
		);
		put(['mod/.git', 'gitdir: ../.git/modules/mod\n'], 'mod/d.ts', '.hg/x', '.svn/x', '.jj/x', '.assay/x');
		expect(paths(run())).toEqual(['.gitignore', 'mod/d.ts', 'sub/.gitignore', 'sub/a.ts']);
		expect(skips(run())).toEqual(['sub/b.o ignored', 'sub/c.x ignored']);
	});
});

test('include narrows, exclude takes away, folders as one row', () => {
	put('src/a.ts', 'src/a.js', 'src/gen/b.ts', 'docs/x.md', 'lib/c.ts', 'd.ts');
	const found = run({ include: ['src/**/*.ts', 'lib'], exclude: ['**/gen/**'] });
	expect(paths(found)).toEqual(['lib/c.ts', 'src/a.ts']);
	expect(skips(found)).toEqual(['d.ts ignored', 'docs/ ignored', 'src/a.js ignored', 'src/gen/ ignored']);
});

test('dot folders: the known, the wanted, the rest', () => {
	put('.github/workflows/ci.yml', '.cache/x', '.mine/a', 'pkg/.deep/b', '.eslintrc', '.env');
	expect(paths(run({ hidden: ['.mine', 'pkg/.*'] }))).toEqual([
		'.env',
		'.eslintrc',
		'.github/workflows/ci.yml',
		'.mine/a',
		'pkg/.deep/b',
	]);
	expect(skips(run())).toEqual(['.cache/ hidden', '.mine/ hidden', 'pkg/.deep/ hidden']);
});

describe('third-party code', () => {
	test('by name, by what lies beside it, by what it holds', () => {
		put('node_modules/a/i.js', 'x/third_party/a.c', 'env/pyvenv.cfg', 'env/lib/a.py');
		put('go/go.mod', 'go/vendor/m/a.go', 'php/vendor/autoload.php', 'public/vendor/jquery.js');
		put('ex/mix.exs', 'ex/deps/a/a.ex', 'ios/Podfile', 'ios/Pods/a.m', 'crates/a/.cargo-checksum.json');
		put('shop/src/vendor/vendor.ts', 'deps/own.ts', 'Pods/own.ts', 'venv/own.py');
		expect(skips(run())).toEqual([
			'crates/a/ vendored',
			'env/ vendored',
			'ex/deps/ vendored',
			'go/vendor/ vendored',
			'ios/Pods/ vendored',
			'node_modules/ vendored',
			'php/vendor/ vendored',
			'public/vendor/ vendored',
			'x/third_party/ vendored',
		]);
		expect(paths(run())).toEqual([
			'Pods/own.ts',
			'deps/own.ts',
			'ex/mix.exs',
			'go/go.mod',
			'ios/Podfile',
			'shop/src/vendor/vendor.ts',
			'venv/own.py',
		]);
	});

	test('is marked when indexed, and the configuration has the last word', () => {
		put('node_modules/a/i.js', 'third_party/b.c', 'env/pyvenv.cfg', 'own/c.c', 'd.js');
		expect(flagged(run({ indexVendored: true }), FileFlag.vendored)).toEqual([
			'env/pyvenv.cfg',
			'node_modules/a/i.js',
			'third_party/b.c',
		]);
		const found = run({ vendoredPatterns: ['own', 'd.js', '!third_party', '!env/**'] });
		expect(paths(found)).toEqual(['env/pyvenv.cfg', 'third_party/b.c']);
		expect(skips(found)).toEqual(['d.js vendored', 'node_modules/ vendored', 'own/ vendored']);
		const all = run({ indexVendored: true, vendoredPatterns: ['own', '!node_modules/a/**'] });
		expect(flagged(all, FileFlag.vendored)).toEqual(['env/pyvenv.cfg', 'own/c.c', 'third_party/b.c']);
	});
});

describe('generated files', () => {
	test('by name', () => {
		put(
			'package-lock.json',
			'go.sum',
			'a.min.js',
			'a.pb.go',
			'a_pb2.py',
			'x.generated.ts',
			'm.js.map',
			'a.g.dart',
		);
		put('min.js', 'admin.js', 'generated.ts', 'gen.go', 'map.js', 'lock.json', '__pycache__/a.py');
		expect(skips(run())).toEqual([
			'__pycache__/ generated',
			'a.g.dart generated',
			'a.min.js minified',
			'a.pb.go generated',
			'a_pb2.py generated',
			'go.sum generated',
			'm.js.map generated',
			'package-lock.json generated',
			'x.generated.ts generated',
		]);
		expect(paths(run())).toEqual(['admin.js', 'gen.go', 'generated.ts', 'lock.json', 'map.js', 'min.js']);
	});

	test('a cache folder by its mark, not by the name of the file alone', () => {
		put(
			['target/CACHEDIR.TAG', 'Signature: 8a477f597d28d172789f06886806bc55\n# made by cargo'],
			'target/x.rs',
		);
		put(['other/CACHEDIR.TAG', 'something else'], 'other/x.rs');
		expect(skips(run())).toEqual(['target/ generated']);
	});

	test('are marked when indexed, and the configuration has the last word', () => {
		put('yarn.lock', 'out/a.ts', 'b.gen.ts', 'src/c.ts');
		const found = run({ indexGenerated: true, generatedPatterns: ['out/**', '!b.gen.ts'] });
		expect(flagged(found, FileFlag.generated)).toEqual(['out/a.ts', 'yarn.lock']);
		expect(paths(found)).toEqual(['b.gen.ts', 'out/a.ts', 'src/c.ts', 'yarn.lock']);
		expect(skips(run({ generatedPatterns: ['out/**', '!yarn.lock'] }))).toEqual([
			'b.gen.ts generated',
			'out/ generated',
		]);
	});
});

const python: Language = {
	id: 'python',
	label: 'Python',
	extensions: ['.py', '.spec.pyx'],
	filenames: ['SConstruct'],
	interpreters: ['python'],
	toolExtension: '.py',
	isTestPath: (path) => /(?:^|\/)test_[^/]*$/.test(path),
	grammar: { package: '', wasm: '', probe: '' },
};

test('languages by name, extension, first line', () => {
	put('a.py', 'b.spec.pyx', 'SConstruct', 'c.go', 'Dockerfile', 'd.unknown', 'README', 'e.VUE', '.gitignore');
	put(
		['run', '#!/usr/bin/env -S python3.12 -u\n'],
		['sh', '#!/bin/bash\n'],
		['none', 'text'],
		['node', '#! /x/node\n'],
	);
	put(['data', '\0\0'], 'x.d.ts', 'Makefile', 'pkg.json');
	const found = run({ languages: [python] });
	expect(Object.fromEntries(found.files.map((file) => [file.path, file.language]))).toEqual({
		'.gitignore': 'ignore',
		Dockerfile: 'dockerfile',
		Makefile: 'make',
		README: 'text',
		SConstruct: 'python',
		'a.py': 'python',
		'b.spec.pyx': 'python',
		'c.go': 'go',
		'd.unknown': 'text',
		data: 'text',
		'e.VUE': 'vue',
		node: 'javascript',
		none: 'text',
		'pkg.json': 'json',
		run: 'python',
		sh: 'shell',
		'x.d.ts': 'typescript',
	});
});

test('names with anything behind a dot', () => {
	put('SConstruct.go', 'SConstruct.md', 'SConstruct.gitignore', 'sconstruct.ts', 'mySConstruct.go');
	const found = run({ languages: [{ ...python, stems: ['SConstruct'] }] });
	expect(Object.fromEntries(found.files.map((file) => [file.path, file.language]))).toEqual({
		'SConstruct.go': 'python',
		'SConstruct.gitignore': 'text',
		'SConstruct.md': 'markdown',
		'mySConstruct.go': 'go',
		'sconstruct.ts': 'typescript',
	});
});

test('test files: by folder, by the custom of the language, by the configuration', () => {
	put(
		'tests/deep/a.py',
		'src/test_b.py',
		'src/c_test.py',
		'src/d_test.go',
		'src/e.spec.ts',
		'attest/f.go',
		'qa/g.ts',
	);
	put('spec/h.rb', 'src/__tests__/i.js', 'src/latest.ts', 'src/FooTest.java', 'tests/helpers/j.py');
	const options = { languages: [python], testPatterns: ['qa/**', '!tests/helpers'] };
	expect(flagged(run(options), FileFlag.test)).toEqual([
		'qa/g.ts',
		'spec/h.rb',
		'src/FooTest.java',
		'src/__tests__/i.js',
		'src/d_test.go',
		'src/e.spec.ts',
		'src/test_b.py',
		'tests/deep/a.py',
	]);
});

test('the package of a file is the nearest folder with a manifest', () => {
	put(
		'a',
		['p/package.json', '{"name":"p"}'],
		'p/src/b',
		['p/src/esm/package.json', '{"type":"module"}'],
		'p/src/esm/c',
	);
	put('g/go.mod', 'g/d', 'n/App.csproj', 'n/x/e', ['bad/package.json', '{'], 'bad/f');
	const of = (found: Discovery): Record<string, string | null> =>
		Object.fromEntries(
			found.files.filter((file) => file.path.length > 0).map((file) => [file.path, file.package]),
		);
	expect(of(run())).toMatchObject({
		a: null,
		'p/src/b': 'p',
		'p/src/esm/c': 'p',
		'g/d': 'g',
		'n/x/e': 'n',
		'bad/f': null,
	});
	put('Cargo.toml');
	expect(of(run())).toMatchObject({ a: '', 'p/src/b': 'p', 'bad/f': '' });
});

describe('the root', () => {
	test('must exist and be a folder', () => {
		expect(() => discover(join(root, 'none'), DISCOVER_DEFAULTS)).toThrow(
			expect.objectContaining({ code: 'ROOT_MISSING', hint: expect.stringMatching(/./) }),
		);
		put('file');
		expect(() => discover(join(root, 'file'), DISCOVER_DEFAULTS)).toThrow(
			expect.objectContaining({ code: 'ROOT_NOT_A_FOLDER' }),
		);
		expect(() => discover(join(root, 'file/x'), DISCOVER_DEFAULTS)).toThrow(
			expect.objectContaining({ code: 'ROOT_NOT_A_FOLDER' }),
		);
	});
});
