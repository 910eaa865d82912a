import { execFileSync } from 'node:child_process';
import {
	appendFileSync,
	chmodSync,
	chownSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openHistory } from '../../src/history/open.ts';
import { TestRepository, temporaryFolder, worth } from '../../src/history/testing/repository.ts';
import { findGit } from '../../src/platform/git-program.ts';
import { LAUNCHER } from '../e2e/assay.ts';
import { canTrace } from '../faults/store/strace.ts';
import { Trap } from './git-trap.ts';
import { GIT_COMMANDS, trapCases } from './git-trap-cases.ts';

/** Asks everything there is to ask, and gives the git commands it took. */
async function askEverything(root: string, env: NodeJS.ProcessEnv = process.env): Promise<string[]> {
	const { path, log } = loggingGit();
	const open = () => {
		const folder = join(root, '.assay');
		const history = openHistory({ root, state: { root, folder }, env: { ...env, PATH: path } });
		onTestFinished(() => history.close());
		return history;
	};
	const history = open();
	expect(await history.provenance()).toMatchObject({ provider: 'git', dirty: true });
	worth(await history.changedSince('HEAD~1'));
	expect(worth(await history.fileHistory('a.ts', 10)).commits).toBeGreaterThan(0);
	worth(await history.blame('a.ts', null));
	worth(await history.blame('crlf.ts', { start: 1, end: 1 }));
	// Once more after HEAD has moved, for what is done to a history that was read before.
	const head = readFileSync(join(root, '.git/refs/heads/main'), 'utf8');
	const parent = execFileSync('git', ['-C', root, 'rev-parse', 'HEAD~1'], { encoding: 'utf8', env: PLAIN });
	writeFileSync(join(root, '.git/refs/heads/main'), parent);
	worth(await open().fileHistory('a.ts', 10));
	writeFileSync(join(root, '.git/refs/heads/main'), head);
	worth(await open().fileHistory('a.ts', 10));
	history.close();
	return readFileSync(log, 'utf8').trim().split('\n');
}

const PLAIN = { PATH: process.env.PATH, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };

/** The real git, behind a script that notes which command it is. */
function loggingGit(): { path: string; log: string } {
	const folder = temporaryFolder();
	const log = join(folder, 'log');
	const real = findGit(process.env, folder)!.file;
	const names = GIT_COMMANDS.join('|');
	writeFileSync(
		join(folder, 'git'),
		`#!/bin/sh\nfor word in "$@"; do case "$word" in ${names}) echo "$word" >> '${log}'; break;; esac; done\nexec '${real}' "$@"\n`,
	);
	chmodSync(join(folder, 'git'), 0o755);
	return { path: `${folder}${delimiter}${process.env.PATH}`, log };
}

function fileName(name: string): string {
	return name.replaceAll(/[^\w.-]/g, '-');
}

describe('a repository cannot make us run anything', () => {
	test.each(trapCases)('$name', async ({ name, set, control, input }) => {
		const trap = new Trap();
		set(trap, trap.program(fileName(name)));
		if (name === 'partial clone' || name === 'remote.vcs') trap.loseObject();
		trap.disturb();
		const used = await askEverything(trap.repository.root);
		expect(new Set(used)).toEqual(new Set(GIT_COMMANDS));
		expect(trap.marks()).toEqual([]);
		if (control === null) return;
		// The trap works: an ordinary command walks into it.
		trap.ordinary(control, input);
		expect(trap.marks()).not.toEqual([]);
	});

	test('with all of it at once, and with a split index', async () => {
		const trap = new Trap();
		trap.repository.git('update-index', '--split-index');
		for (const { name, set } of trapCases) set(trap, trap.program(fileName(name)));
		trap.disturb();
		await askEverything(trap.repository.root);
		expect(trap.marks()).toEqual([]);
	});

	test.skipIf(!canTrace())('the system sees no program started but git', { timeout: 120_000 }, () => {
		const trap = new Trap();
		for (const { name, set } of trapCases) set(trap, trap.program(fileName(name)));
		trap.disturb();
		const { root } = trap.repository;
		const log = join(temporaryFolder(), 'log');
		const git = findGit(process.env, root)!.file;
		for (const words of [
			['history', 'a.ts'],
			['blame', 'crlf.ts'],
			['changed', 'HEAD~1'],
			['index'],
			['status'],
		]) {
			const args = ['-f', '-qq', '-e', 'trace=execve', '-o', log, process.execPath, LAUNCHER, ...words];
			execFileSync('strace', args, { cwd: root, stdio: 'ignore', env: { PATH: process.env.PATH } });
			const started = [...readFileSync(log, 'utf8').matchAll(/execve\("([^"]+)".* = 0$/gm)].map(
				([, file]) => file,
			);
			expect(started.length, words[0]).toBeGreaterThan(0);
			expect(started.filter((file) => file !== process.execPath && file !== git)).toEqual([]);
		}
		expect(trap.marks()).toEqual([]);
	});

	test('with programs and places named in the environment', async () => {
		const trap = new Trap();
		trap.disturb();
		const p = trap.program('environment');
		const elsewhere = new TestRepository();
		const hostile: Record<string, string> = {
			GIT_EXTERNAL_DIFF: p,
			GIT_SSH_COMMAND: p,
			GIT_SSH: p,
			GIT_PROXY_COMMAND: p,
			GIT_ASKPASS: p,
			SSH_ASKPASS: p,
			GIT_PAGER: p,
			PAGER: p,
			GIT_EDITOR: p,
			GIT_CONFIG_COUNT: '1',
			GIT_CONFIG_KEY_0: 'core.fsmonitor',
			GIT_CONFIG_VALUE_0: p,
			GIT_CONFIG_PARAMETERS: `'core.fsmonitor=${p}'`,
			GIT_TEMPLATE_DIR: trap.hooks('environment'),
			GIT_DIR: join(elsewhere.root, '.git'),
			GIT_WORK_TREE: elsewhere.root,
			GIT_INDEX_FILE: join(elsewhere.root, '.git/index'),
			GIT_OBJECT_DIRECTORY: join(elsewhere.root, '.git/objects'),
			GIT_TRACE: join(elsewhere.root, 'trace'),
			GIT_TRACE2_EVENT: join(elsewhere.root, 'trace2'),
			GIT_EXEC_PATH: elsewhere.root,
		};
		const before = { ...process.env };
		Object.assign(process.env, hostile);
		try {
			await askEverything(trap.repository.root, { ...process.env });
		} finally {
			for (const name of Object.keys(hostile)) delete process.env[name];
			Object.assign(process.env, before);
		}
		expect(trap.marks()).toEqual([]);
		expect(readdirSync(elsewhere.root)).toEqual(['.git']);
	});

	test('with a git of its own on the search path', async () => {
		const trap = new Trap();
		trap.disturb();
		const { root } = trap.repository;
		const bin = join(root, 'node_modules/.bin');
		mkdirSync(bin, { recursive: true });
		for (const place of [bin, root]) {
			writeFileSync(join(place, 'git'), `#!/bin/sh\nexec '${trap.program('git')}'\n`);
			chmodSync(join(place, 'git'), 0o755);
		}
		const history = openHistory({
			root,
			state: { root, folder: join(root, '.assay') },
			env: { PATH: [bin, '.', '', process.env.PATH].join(delimiter) },
		});
		expect(worth(await history.fileHistory('a.ts', 1)).commits).toBe(2);
		history.close();
		expect(trap.marks()).toEqual([]);
	});
});

describe('what a repository says about itself', () => {
	test('does not lead elsewhere: core.worktree, replaced and grafted commits, other owners, unknown extensions', async () => {
		const { repository } = new Trap();
		const other = new TestRepository();
		other.commit('other', { 'secret.ts': 'secret\n' });
		repository.git('config', 'core.worktree', other.root);
		const [head, parent] = repository.git('rev-list', 'HEAD').split('\n');
		const twin = repository.git('commit-tree', '-m', 'replaced', `${parent}^{tree}`).trim();
		repository.git('replace', head, twin);
		writeFileSync(join(repository.root, '.git/info/grafts'), `${head}\n`);
		appendFileSync(join(repository.root, '.git/config'), '[blame]\n\tignoreRevsFile = /nonexistent\n');
		appendFileSync(
			join(repository.root, '.git/config'),
			'[core]\n\trepositoryformatversion = 1\n[extensions]\n\tnovel = 1\n',
		);
		if (process.getuid?.() === 0) chownSync(repository.root, 12_345, 12_345);
		const history = repository.history();
		expect(worth(await history.fileHistory('a.ts', 5)).changes.map(({ subject }) => subject)).toEqual([
			'two',
			'one',
		]);
		expect(worth(await history.changedSince('HEAD')).files).toEqual([]);
		expect(worth(await history.blame('a.ts', null)).hunks).toHaveLength(1);
		expect(await history.provenance()).toMatchObject({ root: repository.root, commit: head, dirty: false });
	});

	test('a folder that looks like the inside of a repository is content', async () => {
		const { repository } = new Trap();
		const bare = join(repository.root, 'fixtures/bare');
		repository.git('clone', '-q', '--bare', '.', bare);
		const history = openHistory({
			root: bare,
			state: { root: bare, folder: join(bare, '.assay') },
			env: process.env,
		});
		expect(await history.provenance()).toMatchObject({ root: repository.root });
		history.close();
	});

	test('files that are none end nothing: devices and pipes as HEAD, index, ignore file or reference', {
		timeout: 60_000,
	}, async () => {
		for (const path of [
			'.git/index',
			'.git/packed-refs',
			'.git/shallow',
			'.git/info/exclude',
			'.git/ORIG_HEAD',
			'.git/config',
		]) {
			const { repository } = new Trap();
			rmSync(join(repository.root, path), { force: true });
			execFileSync('mkfifo', [join(repository.root, path)]);
			const started = performance.now();
			const history = repository.history();
			await history.provenance();
			expect(await history.fileHistory('a.ts', 1), path).toMatchObject({ ok: true });
			expect(performance.now() - started).toBeLessThan(15_000);
		}
	});
});
