import { beforeAll, expect, test } from 'vitest';
import type { DefinitionResult } from '../../src/engine.ts';
import { answer, ask, assay, repository } from './assay.ts';

const FILES = {
	'src/store.ts': 'export class Store {\n\topen(path: string) {\n\t\treturn path;\n\t}\n}\n',
	'src/index.ts': "export { Store } from './store';\n",
	'src/app.ts':
		"import { Store } from './index';\nimport chalk from 'chalk';\nconst store = new Store();\nstore.open(chalk.red('x'));\n",
	'main.less': '@width: 1px;\n.main { width: @width; }\n',
	'README.md': '```ts\nstore.open(1);\n```\n',
};

let root: string;
beforeAll(async () => {
	root = repository(FILES);
	await answer(['index'], { cwd: root });
});

test('a method is found through a re-export and what a class makes', async () => {
	const found = await answer<DefinitionResult>(['definition', 'src/app.ts:4:8'], { cwd: root });
	expect(found).toMatchObject({ name: 'open', status: 'resolved', complete: true });
	expect(found.targets).toEqual([
		expect.objectContaining({
			file: 'src/store.ts',
			line: 2,
			col: 2,
			kind: 'method',
			qualifiedName: 'Store.open',
		}),
	]);
});

test('what comes from a package names it', async () => {
	const found = await answer<DefinitionResult>(['definition', 'src/app.ts:4:18'], { cwd: root });
	expect(found).toMatchObject({ status: 'external', targetPackage: 'chalk', targets: [] });
});

test('a variable of a style sheet leads to where it is set', async () => {
	const found = await answer<DefinitionResult>(['definition', 'main.less:2:17'], { cwd: root });
	expect(found).toMatchObject({ status: 'resolved', targets: [{ file: 'main.less', line: 1 }] });
});

test('is printed for people', async () => {
	const { out } = await assay(['definition', 'src/app.ts:3:20'], { cwd: root });
	expect(out).toMatch(/Store is\n {2}src\/store\.ts:1:14 {2}Store class\n/);
	const nothing = await assay(['definition', 'src/app.ts:1:8'], { cwd: root });
	expect(nothing.out).toContain('There is no name at src/app.ts:1:8.');
});

test.each([
	['src/app.ts', 'is no place'],
	['src/app.ts:99:1', 'has no line 99'],
	['README.md:2:7', 'are not followed'],
	['src/none.ts:1:1', 'no such file'],
])('%s: %s', async (place, message) => {
	const { envelope } = await ask(['definition', place], { cwd: root });
	expect(envelope).toMatchObject({ ok: false, error: { message: expect.stringContaining(message) } });
});
