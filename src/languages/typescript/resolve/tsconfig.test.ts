import { describe, expect, test } from 'vitest';
import { CONFIG_DIR } from '../../shared/node/settings.ts';
import { resolverOf } from './testing/project.ts';

describe('paths', () => {
	const resolve = resolverOf({
		'tsconfig.json': `\uFEFF{
			// a comment, "quoted"
			"compilerOptions": { /* another */
				"baseUrl": "./src",
				"paths": {
					"@/*": ["./*", "../generated/*"],
					"@/special/*": ["special-place/*"],
					"exact": ["exact-file"],
					"exact*": ["wrong/*"],
					"*.worker": ["workers/*"],
					"out/*": ["../../elsewhere/*"],
					"abs": ["/etc/passwd"],
					"react": ["../node_modules/react"],
					"preact": ["../node_modules/preact"],
				},
			},
		}`,
		'package.json': { dependencies: { react: '19' } },
		'src/a.ts': '',
		'src/special/b.ts': '',
		'src/special-place/b.ts': '',
		'generated/g.ts': '',
		'src/exact-file.ts': '',
		'src/workers/w.ts': '',
		'src/based/index.ts': '',
		'src/path.ts': '',
	});
	test.each([
		['@/a', 'src/a.ts (tsconfig paths)'],
		['@/special/b', 'src/special-place/b.ts (tsconfig paths)'],
		['@/g', 'generated/g.ts (tsconfig paths)'],
		['@/none', '? (tsconfig paths)'],
		['exact', 'src/exact-file.ts (tsconfig paths)'],
		['w.worker', 'src/workers/w.ts (tsconfig paths)'],
		['based', 'src/based/index.ts (baseUrl)'],
		['out/x', '? (tsconfig paths)'],
		['abs', '? (tsconfig paths)'],
		['react', '=react (dependency)'],
		['preact', '=preact (package)'],
		['path', '=node:path (builtin)'],
	])('%s', (module, expected) => expect(resolve('src/from.ts', module)).toBe(expected));
});

describe('extends', () => {
	test('what a child says replaces the whole of what it extends; paths are from where they are written', () => {
		const resolve = resolverOf({
			'config/base.json': { compilerOptions: { paths: { '#a/*': ['../lib/*'] } } },
			'app/tsconfig.json': { extends: '../config/base' },
			'web/tsconfig.json': {
				extends: ['../config/base.json'],
				compilerOptions: { paths: { '#b/*': ['./*'] } },
			},
			'lib/x.ts': '',
			'web/y.ts': '',
		});
		expect(resolve('app/f.ts', '#a/x')).toBe('lib/x.ts (tsconfig paths)');
		expect(resolve('web/f.ts', '#a/x')).toBe('? (alias)');
		expect(resolve('web/f.ts', '#b/y')).toBe('web/y.ts (tsconfig paths)');
	});

	test('of several the last one wins, and `configDir` is the folder of the one that extends', () => {
		const resolve = resolverOf({
			'one.json': { compilerOptions: { baseUrl: './one' } },
			'two.json': {
				compilerOptions: { baseUrl: `${CONFIG_DIR}/two`, paths: { 'z/*': [`${CONFIG_DIR}/zz/*`] } },
			},
			'app/tsconfig.json': { extends: ['../one.json', '../two.json'] },
			'one/x.ts': '',
			'app/two/x.ts': '',
			'app/zz/x.ts': '',
		});
		expect(resolve('app/f.ts', 'x')).toBe('app/two/x.ts (baseUrl)');
		expect(resolve('app/f.ts', 'z/x')).toBe('app/zz/x.ts (tsconfig paths)');
	});

	test('a package of the workspace', () => {
		const resolve = resolverOf({
			'package.json': { workspaces: ['tools/*', 'app'] },
			'tools/config/package.json': { name: '@acme/config' },
			'tools/config/base.json': { compilerOptions: { paths: { '~/*': [`${CONFIG_DIR}/src/*`] } } },
			'app/package.json': { name: 'app' },
			'app/tsconfig.json': { extends: '@acme/config/base' },
			'app/src/x.ts': '',
		});
		expect(resolve('app/src/f.ts', '~/x')).toBe('app/src/x.ts (tsconfig paths)');
	});

	test('cycles, missing files and endless fans end', () => {
		const fan = Array.from({ length: 50 }, (_, at) => `./fan${at}.json`);
		const fans = Object.fromEntries(fan.map((path) => [path.slice(2), { extends: fan }]));
		const resolve = resolverOf({
			'a/tsconfig.json': { extends: './b.json', compilerOptions: { baseUrl: '.' } },
			'a/b.json': { extends: ['./tsconfig.json', './missing.json'] },
			'a/x.ts': '',
			'tsconfig.json': { extends: fan, compilerOptions: { baseUrl: '.' } },
			...fans,
			'y.ts': '',
		});
		expect(resolve('a/f.ts', 'x')).toBe('a/x.ts (baseUrl)');
		expect(resolve('f.ts', 'y')).toBe('y.ts (baseUrl)');
	});
});

describe('which configuration', () => {
	const resolve = resolverOf({
		'tsconfig.json': {
			files: [],
			references: [{ path: './tsconfig.app.json' }, { path: './tsconfig.node.json' }],
		},
		'tsconfig.app.json': { include: ['src'], compilerOptions: { paths: { '@/*': ['./src/*'] } } },
		'tsconfig.node.json': {
			include: ['*.config.ts', 'tools/**/*.ts'],
			exclude: ['tools/skip'],
			references: [{ path: './tsconfig.json' }],
			compilerOptions: { paths: { '@/*': ['./tools/*'] } },
		},
		'src/x.ts': '',
		'tools/x.ts': '',
		'packages/a/jsconfig.json': { compilerOptions: { baseUrl: '.' } },
		'packages/a/y.js': '',
	});
	test.each([
		['src/deep/f.ts', '@/x', 'src/x.ts (tsconfig paths)'],
		['src/deep/F.vue', '@/x', 'src/x.ts (tsconfig paths)'],
		['vite.config.ts', '@/x', 'tools/x.ts (tsconfig paths)'],
		['tools/a/f.ts', '@/x', 'tools/x.ts (tsconfig paths)'],
		['tools/skip/f.ts', '@/x', 'src/x.ts (tsconfig paths)'],
		['e2e/f.ts', '@/x', 'src/x.ts (tsconfig paths)'],
		['packages/a/f.js', 'y', 'packages/a/y.js (baseUrl)'],
		['packages/b/f.js', 'y', '=y (package)'],
	])('%s imports %s', (from, module, expected) => expect(resolve(from, module)).toBe(expected));

	test('a tsconfig.base.json counts when nothing else is there', () => {
		const base = resolverOf({
			'tsconfig.base.json': { compilerOptions: { paths: { '@org/lib': ['libs/lib/src/index.ts'] } } },
			'libs/lib/src/index.ts': '',
		});
		expect(base('tools/f.ts', '@org/lib')).toBe('libs/lib/src/index.ts (tsconfig paths)');
	});
});

test('rootDirs are one folder, moduleSuffixes come before nothing', () => {
	const resolve = resolverOf({
		'tsconfig.json': { compilerOptions: { rootDirs: ['src', 'gen/src'], moduleSuffixes: ['.ios', ''] } },
		'gen/src/deep/made.ts': '',
		'src/deep/x.ios.ts': '',
		'src/deep/x.ts': '',
		'src/deep/y.ts': '',
	});
	expect(resolve('src/deep/f.ts', './made')).toBe('gen/src/deep/made.ts (rootDirs)');
	expect(resolve('src/deep/f.ts', './x')).toBe('src/deep/x.ios.ts (relative)');
	expect(resolve('gen/src/deep/f.ts', './y')).toBe('src/deep/y.ts (rootDirs)');
});

test.each([
	['{'],
	['[]'],
	['null'],
	['"text"'],
	['{"compilerOptions": 7, "extends": 3, "references": {"a": 1}, "include": [1, null]}'],
	['{"compilerOptions": {"paths": [1], "baseUrl": {}, "rootDirs": "x", "moduleResolution": []}}'],
	['{"compilerOptions": {"paths": {"__proto__": ["x"], "a": 5, "*": [null, 5, "../../../x/*"]}}}'],
	['{"extends": ["../../../../x", "/abs", "", "\\u0000", "@", "@/", "./"], "files": ["/x", "../../y"]}'],
	['/* never closed'],
	[`${'['.repeat(200_000)}`],
	[`{"references": [${'{"path": "."},'.repeat(5000)}{}]}`],
])('a broken configuration is none: %#', (text) => {
	const resolve = resolverOf({ 'tsconfig.json': text, 'x.ts': '', 'package.json': text });
	expect(resolve('f.ts', './x')).toBe('x.ts (relative)');
	expect(resolve('f.ts', 'a')).toBe('=a (package)');
	expect(resolve('f.ts', '@/a')).toMatch(/^\?/);
});
