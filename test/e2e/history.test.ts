import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { BlameResult, ChangedResult, HistoryResult } from '../../src/engine.ts';
import { TestRepository } from '../../src/history/testing/repository.ts';
import { answer, ask, assay, temporaryRepository } from './assay.ts';

function sample(): TestRepository {
	const repository = new TestRepository();
	repository.commit('Start', { 'src/old.ts': 'export const a = 1;\nexport const b = 2;\n', 'other.ts': '' });
	repository.git('mv', 'src/old.ts', 'src/new.ts');
	repository.commit('Rename');
	repository.commit(
		'Change \u001b[31mb',
		{ 'src/new.ts': 'export const a = 1;\nexport const b = 3;\n' },
		'Bob',
	);
	return repository;
}

describe('history', () => {
	test('tells the life of a file', async () => {
		const { root } = sample();
		const { code, out } = await assay(['history', 'new.ts'], { cwd: join(root, 'src') });
		expect(code).toBe(0);
		expect(out).toMatch(/^src\/new\.ts {2}3 commits, 2 authors, \+3 −1\n/);
		expect(out).toMatch(/ {2}First {3}2023-11-14 by Ann: Start \([0-9a-f]{10}\)\n/);
		expect(out).toContain('  Once    src/old.ts\n');
		expect(out).toContain('  People  Ann 2 · Bob 1\n');
		expect(out).toMatch(/[0-9a-f]{10} {2}2023-11-14 {2}Bob +modified +\+1 −1 +Change \\x1b\[31mb\n/);
		const result = await answer<HistoryResult>(['history', 'src/new.ts', '--limit', '1'], { cwd: root });
		expect(result).toMatchObject({
			path: 'src/new.ts',
			commits: 3,
			changes: [{ change: 'modified', added: 1 }],
		});
		const { envelope } = await ask(['history', 'src/new.ts', '--limit', '1'], { cwd: root });
		expect(envelope.meta).toMatchObject({ truncated: true, index: null });
	});

	test('needs no index, and what it keeps goes with the index', async () => {
		const { root } = sample();
		await assay(['history', 'other.ts'], { cwd: root });
		expect(existsSync(join(root, '.assay/history.db'))).toBe(true);
		expect((await assay(['clean'], { cwd: root })).out).toContain('history.db');
		expect(existsSync(join(root, '.assay/history.db'))).toBe(false);
	});
});

/** 10,000 commits in at most 5 s is the promise; the quick form reads a tenth. */
const COMMITS = process.env.ASSAY_FAULTS === 'full' ? 10_000 : 1_000;

test(`a long history: ${COMMITS} commits`, { timeout: 120_000 }, async () => {
	const repository = new TestRepository();
	const input = join(repository.root, '.git/stream');
	writeFileSync(input, fastImport(COMMITS));
	execFileSync('sh', ['-c', `git fast-import --quiet < '${input}'`], { cwd: repository.root });
	const started = performance.now();
	const first = await answer<HistoryResult>(['history', 'd1/f1.ts'], { cwd: repository.root });
	expect(performance.now() - started).toBeLessThan(5_000);
	expect(first.extent).toEqual({ commits: COMMITS, complete: true, why: null });
	expect(first.commits).toBe(Number(repository.git('rev-list', '--count', 'main', '--', 'd1/f1.ts')));
});

/** Commits that each change three of a few hundred files. */
function fastImport(commits: number): string {
	const parts: string[] = [];
	for (let at = 1; at <= commits; at++) {
		const who = `A${at % 30} <a${at % 30}@example.org> ${1_600_000_000 + at * 60} +0000`;
		parts.push(`commit refs/heads/main\nmark :${at}\nauthor ${who}\ncommitter ${who}\ndata 2\nx\n`);
		if (at > 1) parts.push(`from :${at - 1}\n`);
		for (const step of [1, 7, 11]) {
			const file = `d${(at * step) % 19}/f${(at + step) % 16}.ts`;
			const text = `${'a line of some length\n'.repeat(30)}${at}\n`;
			parts.push(`M 100644 inline ${file}\ndata ${text.length}\n${text}\n`);
		}
	}
	return parts.join('');
}

describe('blame', () => {
	test('shows lines with their commits', async () => {
		const { root } = sample();
		appendFileSync(join(root, 'src/new.ts'), 'mine\n');
		const { out } = await assay(['blame', 'src/new.ts'], { cwd: root });
		expect(out.split('\n')).toEqual([
			expect.stringMatching(/^[0-9a-f]{10} 2023-11-14 Ann +1 {2}export const a = 1;$/),
			expect.stringMatching(/^[0-9a-f]{10} 2023-11-14 Bob +2 {2}export const b = 3;$/),
			expect.stringMatching(/^not committed +3 {2}mine$/),
			'',
		]);
		const some = await answer<BlameResult>(['blame', 'src/new.ts', '--lines', '2,3'], { cwd: root });
		expect(some).toMatchObject({
			lines: 3,
			hunks: [{ startLine: 2, by: { subject: 'Change \u001b[31mb' } }, { by: null }],
		});
		const { envelope } = await ask<BlameResult>(['blame', 'src/new.ts', '--limit', '1'], { cwd: root });
		expect(envelope).toMatchObject({
			ok: true,
			meta: { truncated: true },
			result: { hunks: [{ endLine: 1 }] },
		});
	});
});

describe('changed', () => {
	test('lists what differs from a revision', async () => {
		const repository = sample();
		const { root } = repository;
		rmSync(join(root, 'other.ts'));
		repository.write('fresh.ts', '');
		const { out } = await assay(['changed', 'HEAD~2'], { cwd: root });
		expect(out.split('\n').slice(0, 4)).toEqual([
			'untracked  fresh.ts',
			'deleted    other.ts',
			'renamed    src/old.ts → src/new.ts',
			'',
		]);
		expect(out).toMatch(/3 files since HEAD~2 \([0-9a-f]{10}\): 1 deleted, 1 renamed, 1 untracked\n/);
		const result = await answer<ChangedResult>(['changed', '--limit', '1'], {
			cwd: join(root, 'src'),
		});
		expect(result).toMatchObject({
			total: 2,
			files: [{ path: 'fresh.ts', change: 'added', tracked: false }],
		});
		repository.commit('Done');
		expect((await assay(['changed', 'main'], { cwd: root })).out).toMatch(
			/^Nothing has changed since main \(/,
		);
	});
});

describe('trouble', () => {
	test.each([
		[['history', 'nope.ts'], 3, 'NOT_FOUND', 'no commit has nope.ts'],
		[['history', '../x'], 2, 'PATH_OUTSIDE_ROOT', 'not a path below the root'],
		[['blame', 'nope.ts'], 3, 'NOT_FOUND', 'nope.ts: vanished'],
		[['blame', 'src/new.ts', '--lines', '9'], 2, 'USAGE', 'src/new.ts has 2 lines'],
		[['blame', 'src/new.ts', '--lines', '3,1'], 2, 'USAGE', 'lines must be one line or two'],
		[['blame', 'src/new.ts', '--lines', '1,+5'], 2, 'USAGE', 'lines must be one line or two'],
		[['changed', 'nope'], 3, 'NOT_FOUND', 'no commit is called "nope"'],
	])('%j', async (args, exit, errorCode, message) => {
		const { root } = sample();
		const { code, envelope } = await ask(args, { cwd: root });
		expect(code).toBe(exit);
		expect(envelope).toMatchObject({ ok: false, error: { code: errorCode } });
		if (!envelope.ok) expect(envelope.error.message).toContain(message);
	});

	test('a revision that looks like an option is none', async () => {
		const { root } = sample();
		const { code, err } = await assay(['changed', '--', '--output=x'], { cwd: root });
		expect(code).toBe(2);
		expect(err).toContain('not a revision: "--output=x"');
		expect(existsSync(join(root, 'x'))).toBe(false);
	});

	test('no version control is an answer, for every question', async () => {
		const cwd = temporaryRepository({ 'a.ts': '' });
		for (const args of [
			['history', 'a.ts'],
			['blame', 'a.ts'],
			['changed', 'HEAD'],
		]) {
			const { code, envelope } = await ask(args, { cwd });
			expect(code).toBe(3);
			expect(envelope).toMatchObject({ ok: false, error: { code: 'HISTORY_UNAVAILABLE' } });
		}
		mkdirSync(join(cwd, '.git'));
		expect((await ask(['history', 'a.ts'], { cwd })).envelope).toMatchObject({
			error: { code: 'HISTORY_UNAVAILABLE' },
		});
	});
});
