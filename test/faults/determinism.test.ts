import { cpSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { build, FULL, fingerprint, REPOSITORY, rowsOf, sampleTree, temporaryFolder, tree } from './builds.ts';

describe('the same folder', () => {
	test('gives the same bytes, however the work is divided', async () => {
		const root = sampleTree();
		// Stamps of files that have just changed are not trusted, and stored as such.
		await sleep(2100);
		const { generation } = await build(root, { jobs: 1 });
		const expected = fingerprint(root);
		const divisions = [
			{ jobs: 2 },
			{ jobs: 3, batchFiles: 7 },
			{ jobs: 2, batchFiles: 1, linkApart: true },
			{ jobs: 3, linkApart: true },
		];
		for (const division of divisions) {
			const report = await build(root, division);
			expect(report.generation, JSON.stringify(division)).toBe(generation);
			expect(fingerprint(root), JSON.stringify(division)).toBe(expected);
		}
	}, 180_000);
});

if (FULL) {
	test('a large folder gives the same bytes with many processes and small batches', async () => {
		const root = temporaryFolder();
		cpSync(join(REPOSITORY, 'node_modules/zod'), root, { recursive: true });
		await sleep(2100);
		await build(root, { jobs: 1 });
		const expected = fingerprint(root);
		for (const jobs of [2, 3, 5, 8]) {
			await build(root, { jobs, batchFiles: jobs === 5 ? 1 : 13, linkApart: jobs > 2 });
			expect(fingerprint(root), `${jobs} jobs`).toBe(expected);
		}
	}, 600_000);
}

describe('a copy of a folder', () => {
	test('gives the same rows at another place and time', async () => {
		const root = sampleTree();
		const copy = temporaryFolder();
		cpSync(root, copy, { recursive: true });
		utimesSync(join(copy, 'App.vue'), 1, 1);
		await build(root);
		await build(copy);
		expect(rowsOf(copy)).toEqual(rowsOf(root));
	});

	test('gives the same rows when its files were made in another order', async () => {
		const names = Array.from({ length: 60 }, (_, at) => `${'abcxyz'[at % 6]}/${(at * 37) % 60}.ts`);
		const files = names.map((name, at): [string, string] => [name, `export const c${at} = f${at}(${at});\n`]);
		const forward = tree(Object.fromEntries(files));
		const backward = tree(Object.fromEntries(files.toReversed()));
		// Names taken and given back again: a folder then lists them in yet another order.
		for (const [name] of files.slice(0, 20)) rmSync(join(backward, name));
		cpSync(forward, backward, { recursive: true, force: false });
		expect(readdirSync(backward).length).toBe(6);
		await build(forward);
		await build(backward);
		expect(rowsOf(backward)).toEqual(rowsOf(forward));
	});
});
