import { describe, expect, it } from 'vitest';
import type { Language } from '../../model/language.ts';
import { resolveLanguageAlias } from './language-alias.ts';
import { MAX_SEGMENTS, segmentFile } from './segment.ts';

const show = (language: string, text: string): string[] =>
	segmentFile(language, text).map(
		(s) => `${s.type}/${s.language}${s.parent === -1 ? '' : `<${s.parent}`}:${text.slice(s.start, s.end)}`,
	);

describe('components', () => {
	it('reads the blocks of a Vue file', () => {
		const text = [
			'<!-- <script>no</script> -->',
			'<template><div :a="b > c"><template #x>t</template></div></template>',
			'<script>old</script>',
			'<script setup lang="ts" generic="T extends Record<string, number>">new</script>',
			'<docs># `<script>` in prose</docs>',
			'<style scoped lang="scss">s</style>',
		].join('\n');
		expect(show('vue', text)).toEqual([
			'template/html:<div :a="b > c"><template #x>t</template></div>',
			'script/javascript:old',
			'script/typescript:new',
			'style/scss:s',
		]);
	});

	it('takes a Pug template as text and a block that never ends to the end of the file', () => {
		expect(show('vue', '<template lang="pug">template(#x)\n</template><script lang=tsx>let a')).toEqual([
			'template/pug:template(#x)\n',
			'script/tsx:let a',
		]);
	});

	it('reads Svelte with braces in attributes', () => {
		const text = '<button on:click={() => a > "}<script>"}>x</button><script context="module">m</script>';
		expect(show('svelte', text)).toEqual([
			'template/html:<button on:click={() => a > "}<script>"}>x</button>',
			'script/javascript:m',
		]);
	});

	it('reads an Astro file', () => {
		const text =
			'---\nconst a = "<script>";\n---\n<p>{a < b}</p><script>s</script><style>c</style><script is:inline>i</script>';
		expect(show('astro', text)).toEqual([
			'frontmatter/typescript:\nconst a = "<script>";\n',
			'template/html:\n<p>{a < b}</p>',
			'script/typescript:s',
			'style/css:c',
			'script/javascript:i',
		]);
		expect(show('astro', '<p>no frontmatter</p>')).toEqual(['template/html:<p>no frontmatter</p>']);
		expect(show('astro', '---\r\na\r\n---\r\n<script>s</script>')).toEqual([
			'frontmatter/typescript:\r\na\r\n',
			'script/typescript:s',
		]);
		expect(show('astro', '---\nopen')).toEqual(['frontmatter/typescript:\nopen']);
		const listed = '- like this:\n\n  ```astro\n  ---\n  a\n  ---\n\n  <script>s</script>\n  ```\n';
		expect(show('markdown', listed).slice(1)).toEqual([
			'frontmatter/typescript<0:\n  a\n',
			'script/typescript<0:s',
		]);
	});
});

describe('html', () => {
	it.each([
		['<script>a</script>', ['script/javascript:a']],
		['<SCRIPT TYPE=module>a</ScRiPt >', ['script/javascript:a']],
		['<script type="text/babel">a</script>', ['script/jsx:a']],
		['<script type="application/ld+json">{}</script>', ['script/json:{}']],
		['<script type="text/x-template"><b></script><script>a</script>', ['script/javascript:a']],
		['<div title="<script>no</script>"></div>', []],
		['<textarea><script>no</script></textarea>', []],
		['<script>"</scripting>"</script>', ['script/javascript:"</scripting>"']],
		['<script>if (a<b && "<!--") c</script>', ['script/javascript:if (a<b && "<!--") c']],
		['<script src="x"></script>', []],
		['<!--><script>a</script>', ['script/javascript:a']],
		['<!-- open <script>a</script>', []],
		['<script data-x="1"', []],
		['<style media="a>b">p{}</style>', ['style/css:p{}']],
		['a < b <', []],
	])('%s', (text, expected) => {
		expect(show('html', text)).toEqual(expected);
	});
});

describe('markdown', () => {
	it.each([
		['```ts\na\n```\nb', ['fence/typescript:a\n']],
		['```tsx title="x"\na\n```', ['fence/tsx:a\n']],
		['~~~~ Python\na\n~~~\n```\n~~~~~\nx', ['fence/python:a\n~~~\n```\n']],
		['   ```js{1,3}\na\n   ```', ['fence/javascript:a\n']],
		['    ```js\na\n```', []],
		['```\nno language\n```', []],
		['```weird-One\na', ['fence/weird-one:a']],
		['````md\n```js\na\n```\n````', ['fence/markdown:```js\na\n```\n', 'fence/javascript<0:a\n']],
		['1. x\n\n   ```go\n   a\n   ```\n', ['fence/go:   a\n']],
		['- a\n  - b\n    ```rs\n    c\n    ```', ['fence/rust:    c\n']],
		['- ```c\n  a\nout\n```js\nb\n```', ['fence/c:  a\n', 'fence/javascript:b\n']],
		['> ```js\n> a\n> ```\n```go\nb\n```', ['fence/go:b\n']],
		['`` ```js ``\n```a`b\n', []],
		['```ts\r\na\r\n```\r\n', ['fence/typescript:a\r\n']],
		['```vue\n<script>a</script>\n```', ['fence/vue:<script>a</script>\n', 'script/javascript<0:a']],
	])('%j', (text, expected) => {
		expect(show('markdown', text)).toEqual(expected);
	});
});

it('gives nothing for a language without segments', () => {
	expect(segmentFile('typescript', '<script>a</script>')).toEqual([]);
});

it('stops at its budget, and stays linear on hostile text', () => {
	expect(segmentFile('html', '<script>a</script>'.repeat(MAX_SEGMENTS + 5))).toHaveLength(MAX_SEGMENTS);
	const started = performance.now();
	for (const piece of [
		'<a "',
		'<!--',
		'<textarea>',
		'<script',
		'</',
		'<',
		'{',
		'- ',
		'> ',
		'```\n',
		'<a b={"',
	]) {
		for (const language of ['vue', 'svelte', 'astro', 'html', 'markdown']) {
			segmentFile(language, piece.repeat(100_000));
		}
	}
	segmentFile('vue', Array.from({ length: 20_000 }, (_, i) => `<x${i}>`).join(''));
	segmentFile('markdown', '```html\nx\n```\n'.repeat(20_000));
	expect(performance.now() - started).toBeLessThan(5_000);
});

it('resolves words by id, alias, extension and custom', () => {
	const grammar = { package: '', wasm: '', probe: '' };
	const languages: Language[] = [
		{ id: 'python', label: '', extensions: ['.py', '.pyi'], aliases: ['py3'], toolExtension: '.py', grammar },
		{ id: 'bash', label: '', extensions: ['.sh'], aliases: ['jsx'], toolExtension: '.sh', grammar },
	];
	const words = ['Python', 'py3', 'PYI', 'bash', 'sh', 'jsx', 'TS', 'Klingon', 'constructor'];
	expect(words.map((word) => resolveLanguageAlias(word, languages))).toEqual([
		'python',
		'python',
		'python',
		'bash',
		'bash',
		'jsx',
		'typescript',
		'klingon',
		'constructor',
	]);
});
