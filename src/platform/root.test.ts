import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AssayError } from '../model/errors.ts';
import { findRoot } from './root.ts';

let base = '';
beforeEach(() => {
	base = realpathSync(mkdtempSync(join(tmpdir(), 'assay-root-')));
	mkdirSync(join(base, 'a/b/c'), { recursive: true });
});
afterEach(() => rmSync(base, { recursive: true }));

function codeOf(work: () => unknown): string {
	try {
		work();
	} catch (error) {
		return error instanceof AssayError ? error.code : String(error);
	}
	return 'none';
}

test('without any mark it is the current folder', () => {
	expect(findRoot(join(base, 'a/b'))).toBe(join(base, 'a/b'));
});

test('the git root is found, also that of a linked worktree', () => {
	mkdirSync(join(base, '.git'));
	expect(findRoot(join(base, 'a/b/c'))).toBe(base);
	writeFileSync(join(base, 'a/b/.git'), 'gitdir: elsewhere\n');
	expect(findRoot(join(base, 'a/b/c'))).toBe(join(base, 'a/b'));
});

test('a mark of ours wins over a nearer git root, and the nearest of ours wins', () => {
	mkdirSync(join(base, 'a/b/.git'));
	writeFileSync(join(base, 'assay.config.json'), '{}');
	expect(findRoot(join(base, 'a/b/c'))).toBe(base);
	mkdirSync(join(base, 'a/.assay'));
	expect(findRoot(join(base, 'a/b/c'))).toBe(join(base, 'a'));
});

test('a folder asked for by name is taken as it is', () => {
	mkdirSync(join(base, '.assay'));
	expect(findRoot(base, 'a/b')).toBe(join(base, 'a/b'));
	expect(findRoot('/', base)).toBe(base);
});

test('a wrong root has a code that says how', () => {
	writeFileSync(join(base, 'file'), '');
	expect(codeOf(() => findRoot(base, 'nowhere'))).toBe('ROOT_MISSING');
	expect(codeOf(() => findRoot(base, ''))).toBe('ROOT_MISSING');
	expect(codeOf(() => findRoot(base, 'a\0b'))).toBe('ROOT_MISSING');
	expect(codeOf(() => findRoot(base, 'file'))).toBe('ROOT_NOT_A_FOLDER');
	expect(codeOf(() => findRoot(base, 'file/x'))).toBe('ROOT_MISSING');
});
