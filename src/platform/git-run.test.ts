import {
	chmodSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	realpathSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findGit, type GitProgram } from './git-program.ts';
import { type GitCall, runGit } from './git-run.ts';

let folder: string;
beforeEach(() => {
	folder = realpathSync(mkdtempSync(join(tmpdir(), 'assay-run-')));
});
afterEach(() => {
	rmSync(folder, { recursive: true, force: true });
});

/** Stands in for git: what it is asked comes after the fixed options. */
function program(script: string): GitProgram {
	const file = join(folder, 'git');
	writeFileSync(file, `#!/bin/sh\n${script}\n`);
	chmodSync(file, 0o755);
	return { file, path: process.env.PATH ?? '' };
}

function call(more: Partial<GitCall> = {}): GitCall {
	return { args: ['x'], cwd: folder, env: {}, timeoutMs: 20_000, maxBytes: 1_000, ...more };
}

/** A zombie is dead: it only waits for somebody to take note. */
function isAlive(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
	} catch {
		return false;
	}
}

describe('a run', () => {
	test('gets nothing of the environment but what is meant for it', async () => {
		process.env.ASSAY_TEST_LEAK = 'leaked';
		process.env.GIT_EXTERNAL_DIFF = 'leaked';
		try {
			const run = await runGit(program('env'), call({ env: { HOME: folder }, maxBytes: 100_000 }));
			const text = run.ok ? run.output.toString() : '';
			expect(text).toContain(`HOME=${folder}`);
			expect(text).toContain('GIT_CONFIG_NOSYSTEM=1');
			expect(text).not.toContain('leaked');
		} finally {
			delete process.env.ASSAY_TEST_LEAK;
			delete process.env.GIT_EXTERNAL_DIFF;
		}
	});

	test('is killed with everything it started when its time is over', async () => {
		const started = performance.now();
		let text = '';
		const run = await runGit(
			program('sleep 60 & echo $!; wait'),
			call({
				timeoutMs: 300,
				onOutput: (bytes) => {
					text += bytes.toString();
				},
			}),
		);
		expect(run).toMatchObject({ ok: false, reason: 'timed_out' });
		expect(performance.now() - started).toBeLessThan(10_000);
		await vi.waitFor(() => expect(isAlive(Number(text.trim()))).toBe(false));
	});

	test('is killed when it says too much, and when it is cancelled', async () => {
		expect(await runGit(program('yes'), call())).toMatchObject({ ok: false, reason: 'too_large' });
		const controller = new AbortController();
		const run = runGit(program('sleep 60'), call({ signal: controller.signal }));
		setTimeout(() => controller.abort(), 100);
		expect(await run).toMatchObject({ ok: false, reason: 'cancelled' });
		expect(await runGit(program('exit 0'), call({ signal: controller.signal }))).toMatchObject({
			reason: 'cancelled',
		});
	});

	test('that fails says what git said, the rest aside', async () => {
		const script = 'echo "warning: first" >&2; echo "fatal: it broke" >&2; exit 128';
		expect(await runGit(program(script), call())).toEqual({
			ok: false,
			reason: 'damaged',
			detail: 'it broke',
		});
		expect(await runGit(program('exit 3'), call())).toMatchObject({ detail: 'git x failed' });
		expect(await runGit(program('kill -9 $$'), call())).toMatchObject({ reason: 'damaged' });
		expect(await runGit(program('exit 1'), call({ answers: [0, 1] }))).toMatchObject({ ok: true, code: 1 });
		expect(await runGit({ file: join(folder, 'none'), path: '' }, call())).toMatchObject({
			reason: 'no_program',
		});
	});

	test('ends when whoever reads its output throws, and does not mind unread input', async () => {
		const throwing = call({
			onOutput: () => {
				throw new Error('not understood');
			},
		});
		expect(await runGit(program('echo x; sleep 60'), throwing)).toMatchObject({ reason: 'damaged' });
		const input = 'x'.repeat(2_000_000);
		expect(await runGit(program('exec 0<&-; exit 0'), call({ input }))).toMatchObject({ ok: true });
	});
});

describe('the git on the search path', () => {
	function put(path: string): string {
		const place = join(folder, path);
		mkdirSync(place, { recursive: true });
		writeFileSync(join(place, 'git'), '#!/bin/sh\n');
		chmodSync(join(place, 'git'), 0o755);
		return place;
	}

	test('is none that lies in the repository or in a folder without a fixed place', () => {
		const root = join(folder, 'repository');
		const inside = put('repository/node_modules/.bin');
		const twin = put('repository-tools');
		const outside = put('bin');
		const search = (...folders: string[]) => findGit({ PATH: folders.join(delimiter) }, root)?.file ?? null;
		expect(search(inside, '.', '', 'bin', outside)).toBe(join(outside, 'git'));
		expect(search(inside, twin, outside)).toBe(join(twin, 'git'));
		expect(search(inside)).toBeNull();
		expect(search()).toBeNull();
		expect(findGit({ PATH: `${inside}${delimiter}${outside}` }, root)?.path).toBe(outside);
	});

	test('must be a program', () => {
		const folders = ['a', 'b', 'c'].map((name) => join(folder, name));
		for (const each of folders) mkdirSync(each);
		mkdirSync(join(folders[0], 'git'));
		writeFileSync(join(folders[1], 'git'), '');
		put('c');
		const found = findGit({ PATH: folders.join(delimiter) }, join(folder, 'repository'));
		expect(found?.file).toBe(join(folders[2], 'git'));
	});
});
