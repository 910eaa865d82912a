import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isFit, listFiles, sample } from './select.ts';
import { CORPORA } from './sources.ts';

let root: string;

beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), 'assay-select-'));
});

afterEach(() => rmSync(root, { recursive: true }));

test('lists scripts in code unit order, without following links', () => {
	mkdirSync(join(root, 'b'));
	for (const path of ['b/z.d.ts', 'a.mjs', 'B.tsx', 'b/notes.md']) writeFileSync(join(root, path), 'x');
	symlinkSync(root, join(root, 'loop'));
	expect(listFiles(root, CORPORA.js.files).map((file) => file.path)).toEqual(['B.tsx', 'a.mjs', 'b/z.d.ts']);
});

test('minified and huge files are not fit', () => {
	const texts: Record<string, string> = {
		'plain.js': 'const a = 1;\n'.repeat(10_000),
		'one-line.js': 'a();'.repeat(10_000),
		'short.js': 'a();',
		'x.min.js': 'a();',
		'huge.js': 'const a = 1;\n'.repeat(200_000),
	};
	for (const [path, text] of Object.entries(texts)) writeFileSync(join(root, path), text);
	const fit = listFiles(root, CORPORA.js.files).filter((file) => isFit(root, file));
	expect(fit.map((file) => file.path)).toEqual(['plain.js', 'short.js']);
});

test('a sample is spread over the list', () => {
	expect(sample([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 5)).toEqual([0, 2, 4, 6, 8]);
	expect(sample([0, 1, 2], 3)).toEqual([0, 1, 2]);
});
