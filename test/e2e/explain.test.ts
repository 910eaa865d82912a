import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ExplainResult } from '../../src/engine.ts';
import { answer, ask, assay, repository } from './assay.ts';

const FILES = {
	'package.json': '{ "name": "app", "private": true, "dependencies": { "express": "4" } }',
	'src/store.ts': `import { exec } from 'node:child_process';
export interface Shape { open(path: string): Handle }
export type Handle = { id: number };
export abstract class Base implements Shape {
	/** Opens a file. The rest is of no interest. */
	open(path: string): Handle { exec(path); return again(path); }
}
export class Store extends Base {
	override open(path: string): Handle { return super.open(path); }
}
function again(path: string): Handle { return path === '' ? { id: 1 } : again(path.slice(1)); }
export const LIMIT = 3;
`,
	'src/app.ts': `import express from 'express';
import { LIMIT, Store } from './store';
const app = express();
export function show(req: unknown, res: any): void { new Store().open('a'); res.send(LIMIT); }
export function twice(): void { new Store().open('b'); new Store().open('c'); }
app.get('/things', show);
export function open(any: any): void { any.open('d'); }
`,
	'src/store.test.ts': `import { Store } from './store';
test('opens', () => { new Store().open('t'); });
`,
	'src/broken.ts': 'export function half(a { return a; }\nexport function whole() { return half(1); }\n',
};

let root = '';

beforeAll(async () => {
	root = repository(FILES);
	const git = (...args: string[]) =>
		execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=a@b', ...args], { cwd: root });
	git('init', '-q');
	git('add', '.');
	git('commit', '-qm', 'Begin');
	const { code, err } = await assay(['index', '--quiet'], { cwd: root });
	expect(err).toBe('');
	expect(code).toBe(0);
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

const about = (target: string, ...more: string[]) =>
	answer<ExplainResult>(['explain', target, ...more], { cwd: root });

describe('assay explain', () => {
	test('tells of a method who uses it, what it uses, and its history', async () => {
		const result = await about('Base.open');
		expect(result.symbol).toMatchObject({ kind: 'method', summary: 'Opens a file.' });
		expect(result.usedBy.first.map(({ node, uses, isTest }) => [node.name, uses, isTest])).toEqual([
			['Store.open', 1, false],
		]);
		expect(result.uses.first.map(({ node }) => node.name)).toEqual(['again']);
		expect(result.packages.first).toEqual([{ package: 'node:child_process', name: 'exec', uses: 1 }]);
		expect(result.types.above.map(({ node }) => node.name)).toEqual(['Shape.open']);
		expect(result.types.below.first.map(({ node, site }) => [node.name, site.kind])).toEqual([
			['Store.open', 'override'],
		]);
		expect(result.types.named.first.map(({ node }) => node.name)).toEqual(['Handle']);
		expect(result.tests.first).toMatchObject([{ file: 'src/store.test.ts' }]);
		expect(result.history).toMatchObject({
			commits: 1,
			authors: 1,
			people: ['Ann'],
			isComplete: true,
			last: { subject: 'Begin' },
		});
		// `any.open` may lead to it, or to any other `open`.
		expect(result.uncertain.ofName).toEqual({ ambiguous: 0, dynamic: 1, unresolved: 0 });
		expect(result.uncertain.namesakes).toBe(3);
	});

	test('counts calls by who makes them, tests last', async () => {
		const { usedBy } = await about('Store.open');
		expect(usedBy).toMatchObject({ total: 3, tests: 1, files: 2, calls: 4 });
		expect(usedBy.first.map(({ node, uses, isTest }) => [node.name, uses, isTest])).toEqual([
			['twice', 2, false],
			['show', 1, false],
			['src/store.test.ts', 1, true],
		]);
		const { usedBy: short } = await about('Store.open', '--limit', '1');
		expect(short.first).toHaveLength(1);
		expect(short.total).toBe(3);
	});

	test('knows what answers an endpoint, and what calls itself', async () => {
		expect((await about('show')).endpoints.first).toMatchObject([{ method: 'GET', path: '/things' }]);
		const again = await about('again');
		expect(again.endpoints.total).toBe(0);
		expect(again.usedBy.isRecursive).toBe(true);
		expect(again.usedBy.first.map(({ node }) => node.name)).toEqual(['Base.open']);
		expect((await about('twice')).usedBy.isRecursive).toBe(false);
	});

	test('tells of files, values, packages and what does not parse', async () => {
		const file = await about('src/store.ts');
		expect(file.symbol).toBeNull();
		expect(file.members.first.map(({ name }) => name)).toEqual([
			'Shape',
			'Handle',
			'Base',
			'Store',
			'again',
			'LIMIT',
		]);
		expect(file.usedBy.files).toBe(2);
		const limit = await about('LIMIT');
		expect(limit.usedBy.first.map(({ node, site }) => [node.name, site.kind])).toEqual([
			['src/app.ts', 'import'],
		]);
		const exec = await about('npm:node:child_process#exec');
		expect(exec.usedBy.first.map(({ node }) => node.name)).toEqual(['Base.open']);
		expect(exec.file).toBeNull();
		const broken = await about('src/broken.ts#whole');
		expect(broken.file?.syntaxErrors).toBeGreaterThan(0);
	});

	test('lists choices, and says what is wrong with a target', async () => {
		expect((await about('open')).choices).toHaveLength(4);
		const { envelope, code } = await ask(['explain', '../elsewhere.ts:1'], { cwd: root });
		expect(code).toBe(2);
		expect(envelope).toMatchObject({ ok: false, error: { code: 'PATH_OUTSIDE_ROOT' } });
		const none = await ask(['explain', 'nowhere'], { cwd: root });
		expect(none.envelope).toMatchObject({ ok: false, error: { code: 'NOT_FOUND' } });
	});

	test('fits on a screen', async () => {
		const { out } = await assay(['explain', 'Store.open'], { cwd: root });
		expect(out).toContain('Used by     3 in 2 files, 1 of them tests; 4 calls');
		expect(out).toContain('1 call of this name could not be followed; 3 other definitions of it');
		expect(out).toContain('of the file: 1 commit by Ann');
		expect(out.split('\n').length).toBeLessThan(25);
		const { out: broken } = await assay(['explain', 'whole'], { cwd: root });
		expect(broken).toContain('src/broken.ts has');
	});
});
