import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openIndex } from '../../src/store/reader.ts';
import { currentPath } from '../../src/store/state.ts';
import { build, expectNoChildren, expectTidy, stateOf, tree } from './builds.ts';

function smallTree(): string {
	const files = Array.from({ length: 30 }, (_, at) => [`f${at}.ts`, `export const c${at} = f(${at});\n`]);
	return tree(Object.fromEntries(files));
}

describe('a build that is stopped', () => {
	test.each(['discover', 'parse', 'indices', 'publish'])(
		'at the stage %s, leaves nothing behind',
		async (stage) => {
			const root = smallTree();
			const { generation } = await build(root);
			const before = readFileSync(currentPath(stateOf(root)), 'utf8');
			writeFileSync(join(root, 'new.ts'), 'export const added = 1;\n');
			const stop = new AbortController();
			const stopped = build(root, {
				signal: stop.signal,
				onProgress: (progress) => {
					if (progress.stage === stage) stop.abort();
				},
			});
			if (stage === 'publish') {
				// Too late: it is whole, and takes effect.
				expect((await stopped).generation).not.toBe(generation);
			} else {
				await expect(stopped).rejects.toMatchObject({ code: 'CANCELLED' });
				expect(readFileSync(currentPath(stateOf(root)), 'utf8')).toBe(before);
			}
			expectTidy(root);
			await expectNoChildren();
		},
	);

	test('while it waits for another', async () => {
		const root = smallTree();
		const stop = new AbortController();
		const first = build(root);
		const second = build(root, { signal: stop.signal, onWait: () => stop.abort() });
		await expect(second).rejects.toMatchObject({ code: 'CANCELLED' });
		await first;
		expectTidy(root);
	});

	test('before it began', async () => {
		const root = tree({ 'a.ts': 'export const a = 1;\n' });
		await expect(build(root, { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'CANCELLED' });
	});
});

describe('several builds at once', () => {
	test('take turns and all succeed', async () => {
		const root = smallTree();
		let waited = 0;
		const onWait = () => {
			waited++;
		};
		const reports = await Promise.all([1, 2, 3].map((jobs) => build(root, { jobs, onWait })));
		expect(new Set(reports.map(({ generation }) => generation)).size).toBe(1);
		expect(waited).toBe(2);
		expectTidy(root);
		await expectNoChildren();
	});
});

describe('a reader', () => {
	test('sees one generation, whatever is built meanwhile', async () => {
		const root = tree({ 'a.ts': 'export const first = 1;\n' });
		const { generation } = await build(root);
		writeFileSync(join(root, 'a.ts'), 'export const second = 2;\n');
		const reader = openIndex(stateOf(root));
		const names = () => reader.db.prepare('SELECT text FROM name ORDER BY text').pluck().all();
		const seen: unknown[] = [];
		const { generation: next } = await build(root, {
			onProgress: () => {
				const meanwhile = openIndex(stateOf(root));
				seen.push(meanwhile.generation);
				meanwhile.close();
			},
		});
		expect(new Set(seen)).toEqual(new Set([generation]));
		expect(names()).toContain('first');
		expect(names()).not.toContain('second');
		reader.close();
		const after = openIndex(stateOf(root));
		expect(after.generation).toBe(next);
		after.close();
		await build(root);
		expectTidy(root);
	});
});

describe('an index that is gone or unreadable', () => {
	test.each([
		['index-000000000000.db\n', 'NOT_INDEXED'],
		['../../etc/passwd\n', 'INDEX_CORRUPT'],
		['', 'INDEX_CORRUPT'],
	])('current says %j', async (content, code) => {
		const root = tree({ 'a.ts': 'export const a = 1;\n' });
		const { generation } = await build(root);
		writeFileSync(currentPath(stateOf(root)), content);
		expect(() => openIndex(stateOf(root))).toThrow(expect.objectContaining({ code }));
		expect((await build(root)).generation).toBe(generation);
		openIndex(stateOf(root)).close();
		expectTidy(root);
	});
});
