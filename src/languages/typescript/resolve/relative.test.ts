import { describe, expect, test } from 'vitest';
import { resolverOf } from './testing/project.ts';

const resolve = resolverOf({
	'src/a.ts': '',
	'src/b.tsx': '',
	'src/b/index.ts': '',
	'src/c/index.tsx': '',
	'src/plain.js': '',
	'src/typed.js': '',
	'src/typed.d.ts': '',
	'src/both.ts': '',
	'src/both.js': '',
	'src/only.d.ts': '',
	'src/m.mts': '',
	'src/n.cts': '',
	'src/view.vue': '',
	'src/view.vue.d.ts': '',
	'src/bare.vue': '',
	'src/x.svelte': '',
	'src/state.svelte.ts': '',
	'src/y.astro': '',
	'src/data.json': {},
	'src/user.service.ts': '',
	'src/icon.svg': '',
	'src/s.module.css': '',
	'src/script': '',
	'src/odd?name.ts': '',
	'src/deep/here.ts': '',
	'src/deep.ts': '',
	'src/pkg/package.json': { main: './lib/main.js' },
	'src/pkg/lib/main.ts': '',
	'src/pkg/index.ts': '',
	'index.ts': '',
	'public/logo.svg': '',
	'package.json': { name: 'root' },
	'gone/test/t.ts': '',
	'gone/src/core/x.ts': '',
	'gone/src/twice.ts': '',
	'gone/twice.ts': '',
	'gone/package.json': { name: 'gone' },
});

describe('relative paths', () => {
	test.each([
		['./a', 'src/a.ts (relative)'],
		['./a.ts', 'src/a.ts (relative)'],
		['./a.js', 'src/a.ts (relative)'],
		['./b', 'src/b.tsx (relative)'],
		['./b/', 'src/b/index.ts (relative)'],
		['./b.jsx', 'src/b.tsx (relative)'],
		['./b.js', 'src/b.tsx (relative)'],
		['./c', 'src/c/index.tsx (relative)'],
		['./plain', 'src/plain.js (relative)'],
		['./typed', 'src/typed.js (relative over declaration)'],
		['./typed.js', 'src/typed.js (relative over declaration)'],
		['./both', 'src/both.ts (relative)'],
		['./both.js', 'src/both.ts (relative)'],
		['./only', 'src/only.d.ts (relative)'],
		['./m.mjs', 'src/m.mts (relative)'],
		['./m.js', '? (relative)'],
		['./n.cjs', 'src/n.cts (relative)'],
		['./view.vue', 'src/view.vue (relative)'],
		['./bare', 'src/bare.vue (relative)'],
		['./x.svelte', 'src/x.svelte (relative)'],
		['./state.svelte', 'src/state.svelte.ts (relative)'],
		['./y.astro', 'src/y.astro (relative)'],
		['./data.json', 'src/data.json (relative)'],
		['./data', 'src/data.json (relative)'],
		['./user.service', 'src/user.service.ts (relative)'],
		['./icon.svg?raw', 'src/icon.svg (relative query)'],
		['./a?worker', 'src/a.ts (relative query)'],
		['./odd?name', 'src/odd?name.ts (relative)'],
		['!!raw-loader?x=1!./icon.svg', 'src/icon.svg (relative loader)'],
		['./s.module.css', 'src/s.module.css (relative)'],
		['./script', 'src/script (relative)'],
		['./pkg', 'src/pkg/lib/main.ts (relative)'],
		['..', 'index.ts (relative)'],
		['../', 'index.ts (relative)'],
		['./missing', '? (relative)'],
		['./', '? (relative)'],
		['../../outside', '? (outside the repository)'],
		['/src/a', 'src/a.ts (root-relative)'],
		['/logo.svg', 'public/logo.svg (root-relative)'],
		['/nowhere', '? (root-relative)'],
	])('%s', (module, expected) => expect(resolve('src/from.ts', module)).toBe(expected));

	test('a folder wins over the file beside it when the path says folder', () => {
		expect(resolve('src/deep/here.ts', '.')).toBe('? (relative)');
		expect(resolve('src/deep/here.ts', '../deep')).toBe('src/deep.ts (relative)');
	});

	test('a path behind a loader is relative to its own folder', () => {
		expect(resolve('src/from.ts', 'raw!./a')).toBe('src/a.ts (relative loader)');
		expect(resolve('src/deep/here.ts', 'raw!./a')).toBe('? (relative)');
	});

	test('a build output leads to its source, when it is the only one', () => {
		expect(resolve('gone/test/t.ts', '../dist/core/x.js')).toBe('gone/src/core/x.ts (relative output)');
		expect(resolve('gone/test/t.ts', '../dist/twice.js')).toBe('? (relative)');
		expect(resolve('gone/test/t.ts', '../made/core/x.js')).toBe('? (relative)');
		expect(resolve('gone/src/core/x.ts', '../../dist/core/x.js')).toBe('? (relative)');
	});

	test.each(['', '\0', './a\0', 'a\\b', './a\n', 'x'.repeat(5000)])('no path: %j', (module) => {
		expect(resolve('src/from.ts', module)).toBe('? (not a path)');
	});
});
