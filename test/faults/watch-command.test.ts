import { spawn } from 'node:child_process';
import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { IndexResult } from '../../src/engine.ts';
import type { Envelope } from '../../src/model/envelope.ts';
import { answer, LAUNCHER, temporaryRepository } from '../e2e/assay.ts';

function watch(cwd: string, ...args: string[]) {
	const child = spawn(process.execPath, [LAUNCHER, 'index', '--watch', ...args], { cwd });
	onTestFinished(() => void child.kill('SIGKILL'));
	const seen = { out: '', err: '' };
	child.stdout.setEncoding('utf8').on('data', (text: string) => {
		seen.out += text;
	});
	child.stderr.setEncoding('utf8').on('data', (text: string) => {
		seen.err += text;
	});
	const code = new Promise<number | null>((resolve) => child.on('close', resolve));
	return { seen, code, interrupt: () => child.kill('SIGINT') };
}

const until = (condition: () => boolean) =>
	expect.poll(condition, { timeout: 60_000, interval: 20 }).toBe(true);

test('one line an update, and Ctrl-C is a good end', { timeout: 120_000 }, async () => {
	const cwd = temporaryRepository({ 'a.py': 'def f(): pass\n', 'b.py': 'def g(): pass\n' });
	const { seen, code, interrupt } = watch(cwd);
	await until(() => seen.err.includes('Indexed'));
	appendFileSync(join(cwd, 'a.py'), 'def added(): pass\n');
	await until(() => seen.err.includes('Updated'));
	const found = await answer<{ symbols: unknown[] }>(['symbol', 'added'], { cwd });
	expect(found.symbols).toHaveLength(1);
	interrupt();
	expect(await code).toBe(0);
	expect(seen.out).toBe('');
	const time = String.raw`\d\d:\d\d:\d\d`;
	const [first, second] = seen.err.split('\n');
	expect(first).toMatch(new RegExp(`^${time} Indexed 2 files of .* in \\d`));
	expect(second).toMatch(new RegExp(`^${time} Updated \\(1 changed\\): 2 files of .* in \\d`));
});

test('with --json, one envelope a line and no time of day', { timeout: 120_000 }, async () => {
	const cwd = temporaryRepository({ 'a.py': 'def f(): pass\n', 'b.py': 'def g(): pass\n' });
	await answer<IndexResult>(['index'], { cwd });
	const { seen, code, interrupt } = watch(cwd, '--json');
	const lines = () =>
		seen.out
			.split('\n')
			.filter(Boolean)
			.map((line) => JSON.parse(line) as Envelope<IndexResult>);
	await until(() => lines().length === 1);
	rmSync(join(cwd, 'b.py'));
	await until(() => lines().length === 2);
	interrupt();
	expect(await code).toBe(0);
	expect(lines()).toMatchObject([
		{ ok: true, result: { kind: 'none', counts: { files: 2 } }, meta: { index: { fresh: true } } },
		{ ok: true, result: { kind: 'update', changes: { removed: 1 }, counts: { files: 1 } } },
	]);
	expect(Object.keys((lines()[1] as { result: object }).result)).toEqual(
		Object.keys((lines()[0] as { result: object }).result),
	);
});
