import { describe, expect, test } from 'vitest';
import { resolverOf } from './testing/project.ts';

describe('names from outside', () => {
	const resolve = resolverOf({
		'package.json': {
			name: 'root',
			dependencies: { react: '19', '@scope/pkg': '1', other: 'npm:real@2', Upper: '1' },
		},
		'src/f.ts': '',
		'src/shared/x.ts': '',
		'src/lodash.ts': '',
	});
	test.each([
		['fs', '=node:fs (builtin)'],
		['node:fs', '=node:fs (builtin)'],
		['fs/promises', '=node:fs/promises (builtin)'],
		['node:test', '=node:test (builtin)'],
		['test', '=test (package)'],
		['react', '=react (dependency)'],
		['react/jsx-runtime', '=react (dependency)'],
		['@scope/pkg/deep/x', '=@scope/pkg (dependency)'],
		['other', '=real (dependency)'],
		['Upper', '=Upper (dependency)'],
		['Components/Button', '? (alias)'],
		['@shared/x', 'src/shared/x.ts (alias folder)'],
		['~shared/x', 'src/shared/x.ts (alias folder)'],
		['@shared/none', '=@shared/none (package)'],
		['$shared/none', '? (alias)'],
		['lodash', '=lodash (package)'],
		['src/shared/x', 'src/shared/x.ts (root folder)'],
		['shared/x', 'src/shared/x.ts (root folder)'],
		['https://deno.land/x/mod.ts', '=https://deno.land (scheme)'],
		['npm:chalk@5/sub', '=chalk (scheme)'],
		['jsr:@std/path@1', '=@std/path (scheme)'],
		['virtual:pwa', '=virtual:pwa (scheme)'],
		['data:text/javascript,1', '=data: (scheme)'],
		['bun:test', '=bun:test (scheme)'],
		['@/x', '? (alias)'],
		['~/x', '? (alias)'],
		['#x', '? (alias)'],
		['$x/y', '? (alias)'],
		['@', '? (alias)'],
		['@scope', '? (alias)'],
	])('%s', (module, expected) => expect(resolve('src/f.ts', module)).toBe(expected));
});

describe('workspaces', () => {
	const member = { 'libs/a/package.json': { name: '@acme/a', main: 'main.js' }, 'libs/a/main.js': '' };
	const found = 'libs/a/main.js (workspace)';
	test.each([
		['npm', { 'package.json': { workspaces: ['libs/*'] } }, found],
		['yarn', { 'package.json': { workspaces: { packages: ['./libs/**'] } } }, found],
		['braces', { 'package.json': { workspaces: ['{apps,libs}/*'] } }, found],
		[
			'pnpm',
			{ 'pnpm-workspace.yaml': "# all\npackages:\n  # ours\n  - 'libs/*' # yes\n\ncatalog:\n  - x\n" },
			found,
		],
		['pnpm in a row', { 'pnpm-workspace.yaml': 'packages: ["libs/*", apps]\n' }, found],
		['lerna', { 'lerna.json': { packages: ['libs/*'] } }, found],
		['excluded', { 'pnpm-workspace.yaml': 'packages:\n- libs/*\n- "!libs/a"\n' }, '=@acme/a (package)'],
		['not listed', { 'package.json': { workspaces: ['apps/*'] } }, '=@acme/a (package)'],
		['other key', { 'pnpm-workspace.yaml': 'onlyBuilt:\n  - libs/*\n' }, '=@acme/a (package)'],
		['depends', { 'app/package.json': { dependencies: { '@acme/a': '^1.0.0' } } }, found],
		['file:', { 'app/package.json': { devDependencies: { '@acme/a': 'file:../libs/a' } } }, found],
		['link: out', { 'app/package.json': { devDependencies: { '@acme/a': 'link:../../a' } } }, found],
	])('%s', (_, files, expected) => {
		expect(resolverOf({ ...member, ...files })('app/src/f.ts', '@acme/a')).toBe(expected);
	});

	test('another major comes from the registry; a link by path may have another name', () => {
		const resolve = resolverOf({
			'package.json': { workspaces: ['libs/*', 'old', 'new'] },
			'libs/vue/package.json': { name: 'vue', version: '3.5.0', main: 'index.ts' },
			'libs/vue/index.ts': '',
			'old/package.json': { dependencies: { vue: '^2.7.0', here: 'link:../libs/vue' } },
			'new/package.json': { dependencies: { vue: 'workspace:^' } },
		});
		expect(resolve('old/f.ts', 'vue')).toBe('=vue (dependency)');
		expect(resolve('old/f.ts', 'here')).toBe('libs/vue/index.ts (workspace)');
		expect(resolve('new/f.ts', 'vue')).toBe('libs/vue/index.ts (workspace)');
	});

	test('two packages with one name are no answer', () => {
		const resolve = resolverOf({
			'package.json': { workspaces: ['*/x'] },
			'a/x/package.json': { name: 'x', main: 'i.ts' },
			'a/x/i.ts': '',
			'b/x/package.json': { name: 'x', main: 'i.ts' },
			'b/x/i.ts': '',
		});
		expect(resolve('c/f.ts', 'x')).toBe('? (several packages)');
		expect(resolve('a/x/f.ts', 'x')).toBe('a/x/i.ts (self)');
	});
});

describe('exports and imports', () => {
	const resolve = resolverOf({
		'package.json': { workspaces: ['lib', 'app'] },
		'lib/package.json': {
			name: 'lib',
			exports: {
				'.': { types: './dist/index.d.ts', import: './dist/index.mjs', require: './dist/index.cjs' },
				'./cond': { browser: './src/browser.ts', default: './src/default.ts' },
				'./own': { custom: './src/custom.ts', default: './src/default.ts' },
				'./features/*': './dist/features/*.js',
				'./features/private/*': null,
				'./*.css': './styles/*.css',
				'./old/': './src/old/',
				'./list': [{ import: './gone.js' }, './src/default.ts'],
				'./typed': { types: './types/typed.d.ts', default: './src/typed.js' },
				'./handwritten': { types: './types/typed.d.ts', default: './wasm/x.wasm' },
				'./two': './dist/two.js',
				'./escape': '../../../etc/passwd',
				'./package.json': './package.json',
			},
			imports: {
				'#internal/*': './src/internal/*.ts',
				'#fs': { node: 'node:fs', default: './src/no-fs.ts' },
				'#path': 'path',
				'#dep': 'dep/sub',
				'#none': './gone.ts',
			},
			dependencies: { dep: '1' },
		},
		'lib/src/index.ts': '',
		'lib/src/browser.ts': '',
		'lib/src/default.ts': '',
		'lib/src/custom.ts': '',
		'lib/src/features/f.tsx': '',
		'lib/src/features/private/p.ts': '',
		'lib/styles/main.css': '',
		'lib/src/old/o.ts': '',
		'lib/src/typed.js': '',
		'lib/types/typed.d.ts': '',
		'lib/src/two.ts': '',
		'lib/two.ts': '',
		'lib/src/internal/i.ts': '',
		'lib/src/hidden.ts': '',
		'app/tsconfig.json': { compilerOptions: { customConditions: ['custom'] } },
		'app/package.json': { name: 'app' },
	});
	test.each([
		['lib', 'lib/src/index.ts (package output)'],
		['lib/cond', 'lib/src/default.ts (package exports)'],
		['lib/own', 'lib/src/custom.ts (package exports)'],
		['lib/features/f', 'lib/src/features/f.tsx (package output)'],
		['lib/features/private/p', '? (workspace)'],
		['lib/main.css', 'lib/styles/main.css (package exports)'],
		['lib/old/o.js', 'lib/src/old/o.ts (package exports)'],
		['lib/list', 'lib/src/default.ts (package exports)'],
		['lib/typed', 'lib/src/typed.js (package exports)'],
		['lib/handwritten', 'lib/types/typed.d.ts (package exports)'],
		['lib/escape', '? (workspace)'],
		['lib/package.json', 'lib/package.json (package exports)'],
		['lib/src/hidden', 'lib/src/hidden.ts (package path)'],
		['lib/nothing', '? (workspace)'],
	])('%s', (module, expected) => expect(resolve('app/f.ts', module)).toBe(expected));

	test('a source that may be one of two is none, unless a file is at the path itself', () => {
		expect(resolve('app/f.ts', 'lib/two')).toBe('lib/two.ts (package path)');
	});

	test.each([
		['#internal/i', 'lib/src/internal/i.ts (package imports)'],
		['#fs', '=node:fs (builtin)'],
		['#path', '=node:path (builtin)'],
		['#dep', '=dep (dependency)'],
		['#none', '? (package imports)'],
		['#other', '? (alias)'],
		['lib', 'lib/src/index.ts (package output)'],
	])('inside, %s', (module, expected) => expect(resolve('lib/src/f.ts', module)).toBe(expected));
});

describe('entries without exports', () => {
	const lib = (manifest: object, ...files: string[]) =>
		resolverOf({
			'package.json': { workspaces: ['lib'] },
			'lib/package.json': { name: 'lib', ...manifest },
			...Object.fromEntries(files.map((file) => [file, ''])),
		})('f.ts', 'lib');
	test.each([
		['main', { main: 'lib' }, ['lib/lib/index.js'], 'lib/lib/index.js (workspace)'],
		['source', { main: 'd.js', source: 's.ts' }, ['lib/d.js', 'lib/s.ts'], 'lib/s.ts (workspace)'],
		['index', {}, ['lib/index.ts'], 'lib/index.ts (workspace)'],
		['types only', { types: 'index.d.ts' }, ['lib/index.d.ts'], 'lib/index.d.ts (workspace)'],
		['beside', { types: 'i.d.ts' }, ['lib/i.d.ts', 'lib/i.js'], 'lib/i.js (workspace over declaration)'],
		['output', { main: 'dist/cjs/index.js' }, ['lib/src/index.ts'], 'lib/src/index.ts (package output)'],
		['format', { main: 'dist/lib.cjs.js' }, ['lib/src/lib.ts'], 'lib/src/lib.ts (package output)'],
		[
			'bundle',
			{ main: 'dist/Lib.es.js' },
			['lib/src/Lib.tsx', 'lib/src/index.ts'],
			'lib/src/index.ts (package entry)',
		],
		['other name', { main: 'dist/bundle.js' }, ['lib/src/index.ts'], 'lib/src/index.ts (package entry)'],
		['nothing', { main: 'dist/bundle.js' }, ['lib/x.ts'], '? (workspace)'],
	])('%s', (_, manifest, files, expected) => expect(lib(manifest, ...files)).toBe(expected));

	test('the compiler says where its output comes from', () => {
		const resolve = resolverOf({
			'package.json': { workspaces: ['lib'] },
			'lib/package.json': { name: 'lib', main: 'made/a/index.js' },
			'lib/tsconfig.json': { compilerOptions: { outDir: 'made', rootDir: '..' } },
			'a/index.ts': '',
			'lib/src/index.ts': '',
		});
		expect(resolve('f.ts', 'lib')).toBe('a/index.ts (package output)');
	});
});

test.each([
	{ name: 7, exports: [[[[]]]], imports: 'x', main: {}, dependencies: ['x'], workspaces: 5 },
	{ name: 'lib', exports: { '.': { a: { b: { c: { d: { e: { f: { g: { h: { i: './x.ts' } } } } } } } } } } },
	{
		name: 'lib',
		exports: { './*': './*/*', '*': 'x', '.': '/etc/passwd' },
		workspaces: ['../..', '/', '!', ''],
	},
	{ name: 'lib', main: '../../../x', types: '\0', imports: { '#a': '#a', '#b': ['#b', {}] } },
])('a manifest that makes no sense gives no answer: %#', (manifest) => {
	const resolve = resolverOf({
		'package.json': { workspaces: ['lib'] },
		'lib/package.json': manifest,
		'lib/x.ts': '',
	});
	for (const module of ['lib', 'lib/y', '#a', '#b']) expect(resolve('lib/f.ts', module)).toMatch(/^[?=]/);
	expect(resolve('lib/f.ts', './x')).toBe('lib/x.ts (relative)');
});
