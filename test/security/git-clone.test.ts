import { execFileSync } from 'node:child_process';
import {
	existsSync,
	lstatSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { TestRepository, temporaryFolder, worth } from '../../src/history/testing/repository.ts';
import { type CloneRequest, cloneRepository } from '../../src/platform/git-clone.ts';
import { checkCloneUrl } from '../../src/platform/git-url.ts';
import { ask, assay } from '../e2e/assay.ts';
import { gitAnswer, serve } from './git-server.ts';

const LIMITS = { bytes: 50_000_000, files: 1_000, ms: 30_000 };

/** A server without a certificate is for tests alone: the address is checked with `http:` allowed. */
function request(address: string, more: Partial<CloneRequest> = {}): CloneRequest {
	const url = checkCloneUrl(address, ['http:', 'https:']);
	if ('refused' in url) throw new Error(url.refused);
	return {
		url,
		folder: join(temporaryFolder(), 'clone'),
		depth: 1,
		limits: LIMITS,
		env: process.env,
		...more,
	};
}

/** Nothing is left, not even beside where it would have been. */
function expectNothing({ folder }: CloneRequest): void {
	expect(readdirSync(join(folder, '..'))).toEqual([]);
}

function project(): TestRepository {
	const repository = new TestRepository();
	repository.commit('one', { 'a.ts': 'a\n' });
	repository.commit('two', { 'dir/b.ts': 'b\n' });
	return repository;
}

describe('fetching a repository', () => {
	test('gives the newest commit, ready to be read', async () => {
		const repository = project();
		const { origin } = await serve(gitAnswer(repository.root));
		const wanted = request(`${origin}/team/project.git`);
		const head = repository.git('rev-parse', 'HEAD').trim();
		expect(worth(await cloneRepository(wanted, 'http'))).toEqual({ commit: head, files: 2, bytes: 4 });
		expect(readdirSync(join(wanted.folder, '..'))).toEqual(['clone']);
		expect(readFileSync(join(wanted.folder, 'dir/b.ts'), 'utf8')).toBe('b\n');
		const git = (...words: string[]) =>
			execFileSync('git', ['-C', wanted.folder, ...words], { encoding: 'utf8' });
		expect(git('rev-list', 'HEAD').trim()).toBe(head);
		expect(git('status', '--porcelain')).toBe('');
		expect(existsSync(join(wanted.folder, '.git/hooks'))).toBe(false);
	});

	test('with its whole history, into a folder that is empty, but never over files', async () => {
		const repository = project();
		const { origin } = await serve(gitAnswer(repository.root));
		const wanted = request(`${origin}/project`, { depth: null });
		mkdirSync(wanted.folder);
		worth(await cloneRepository(wanted, 'http'));
		expect(existsSync(join(wanted.folder, '.git/shallow'))).toBe(false);
		expect(await cloneRepository(wanted, 'http')).toMatchObject({ ok: false, reason: 'unreadable' });
		expect(readFileSync(join(wanted.folder, 'a.ts'), 'utf8')).toBe('a\n');
		const empty = new TestRepository();
		const { origin: other } = await serve(gitAnswer(empty.root));
		const nothing = request(`${other}/empty`);
		expect(await cloneRepository(nothing, 'http')).toMatchObject({ ok: false });
		expectNothing(nothing);
	});

	test('runs nothing of it and follows nothing in it', async () => {
		const repository = project();
		const canary = join(temporaryFolder(), 'canary');
		const run = `touch ${canary}`;
		repository.write('.gitattributes', '* filter=evil diff=evil\n');
		repository.write(
			'.gitmodules',
			`[submodule "sub"]\n\tpath = sub\n\turl = ext::sh -c ${run}\n\tupdate = !${run}\n`,
		);
		repository.write('.git-hooks/post-checkout', `#!/bin/sh\n${run}\n`);
		repository.write('.lfsconfig', `[lfs]\n\turl = https://example.org\n`);
		symlinkSync('/etc/passwd', join(repository.root, 'passwd'));
		symlinkSync('.git', join(repository.root, 'inside'));
		const head = repository.git('rev-parse', 'HEAD').trim();
		repository.git('add', '-A');
		repository.git('update-index', '--add', '--cacheinfo', `160000,${head},sub`);
		repository.git('commit', '-qm', 'hostile');
		// What the user's own settings would do has no part in it either.
		const home = temporaryFolder();
		writeFileSync(
			join(home, '.gitconfig'),
			`[filter "evil"]\n\tsmudge = ${run}\n\tprocess = ${run}\n[core]\n\tfsmonitor = ${run}\n[init]\n\ttemplateDir = ${home}\n`,
		);
		mkdirSync(join(home, 'hooks'));
		writeFileSync(join(home, 'hooks/post-checkout'), `#!/bin/sh\n${run}\n`, { mode: 0o755 });
		const { origin } = await serve(gitAnswer(repository.root));
		const env = { ...process.env, HOME: home, GIT_TEMPLATE_DIR: home, GIT_EXTERNAL_DIFF: run };
		const wanted = request(`${origin}/hostile`, { env });
		worth(await cloneRepository(wanted, 'http'));
		expect(existsSync(canary)).toBe(false);
		for (const link of ['passwd', 'inside']) expect(lstatSync(join(wanted.folder, link)).isFile()).toBe(true);
		expect(readFileSync(join(wanted.folder, 'passwd'), 'utf8')).toBe('/etc/passwd');
		expect(readdirSync(join(wanted.folder, 'sub'))).toEqual([]);
	});
});

describe('a hostile server', () => {
	test('cannot send us elsewhere', async () => {
		const repository = project();
		const inner = await serve(gitAnswer(repository.root));
		const { origin } = await serve((ask_, response) => {
			response.writeHead(302, { Location: `${inner.origin}${ask_.url}` }).end();
		});
		const wanted = request(`${origin}/x`);
		expect(await cloneRepository(wanted, 'http')).toMatchObject({ ok: false, reason: 'damaged' });
		expect(inner.asked).toEqual([]);
		expectNothing(wanted);
	});

	test('gets no password and no cookie, and nobody is asked for one', async () => {
		const { origin, asked, headers } = await serve((_, response) => {
			response.writeHead(401, { 'WWW-Authenticate': 'Basic realm="x"', 'Set-Cookie': 'a=b' }).end();
		});
		const home = temporaryFolder();
		writeFileSync(join(home, '.netrc'), 'machine 127.0.0.1 login me password hunter2\n', { mode: 0o600 });
		const canary = join(home, 'canary');
		const env = {
			...process.env,
			HOME: home,
			GIT_ASKPASS: `touch ${canary}`,
			SSH_ASKPASS: `touch ${canary}`,
		};
		const wanted = request(`${origin}/x`, { env });
		expect(await cloneRepository(wanted, 'http')).toMatchObject({ ok: false });
		expect(asked.length).toBeGreaterThan(0);
		expect(headers.join()).not.toMatch(/authorization|cookie/i);
		expect(existsSync(canary)).toBe(false);
		expectNothing(wanted);
	});

	test('that never ends is left after the time, one that is silent too', async () => {
		const { origin } = await serve((ask_, response) => {
			response.setHeader('Content-Type', 'application/x-git-upload-pack-advertisement');
			if (ask_.url?.startsWith('/silent')) return;
			const timer = setInterval(() => response.write('0'), 20);
			response.on('close', () => clearInterval(timer));
		});
		for (const path of ['slow', 'silent']) {
			const wanted = request(`${origin}/${path}`, { limits: { ...LIMITS, ms: 700 } });
			const started = performance.now();
			expect(await cloneRepository(wanted, 'http')).toMatchObject({ ok: false, reason: 'timed_out' });
			expect(performance.now() - started).toBeLessThan(10_000);
			expectNothing(wanted);
		}
	});

	test('can be left at any moment', async () => {
		const { origin } = await serve(() => {});
		const wanted = request(`${origin}/x`, { signal: AbortSignal.timeout(300) });
		expect(await cloneRepository(wanted, 'http')).toMatchObject({ ok: false, reason: 'cancelled' });
		expectNothing(wanted);
	});

	test('cannot fill the disk: a large pack, large files, more files than there is room for', async () => {
		const large = new TestRepository();
		large.commit('large', { 'noise.bin': noise(3_000_000) });
		const inflated = new TestRepository();
		inflated.commit('inflated', { 'zeros.bin': Buffer.alloc(8_000_000) });
		const bomb = bombRepository();
		for (const [repository, detail] of [
			[large, /larger than|more than/],
			[inflated, /files have more than/],
			[bomb, /more than 1,000 files/],
		] as const) {
			const { origin } = await serve(gitAnswer(repository.root));
			const wanted = request(`${origin}/x`, { limits: { ...LIMITS, bytes: 1_000_000 } });
			const cloned = await cloneRepository(wanted, 'http');
			expect(cloned).toMatchObject({ ok: false, reason: 'too_large', detail: expect.stringMatching(detail) });
			expectNothing(wanted);
		}
	});
});

function noise(bytes: number): Buffer {
	const out = Buffer.alloc(bytes);
	let state = 1;
	for (let at = 0; at < bytes; at++) {
		state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
		out[at] = state >>> 24;
	}
	return out;
}

/** Ten names for each of ten names, eight levels deep: a few objects that stand for 100 million files. */
function bombRepository(): TestRepository {
	const repository = new TestRepository();
	repository.commit('one', { x: 'x' });
	let kind = '100644 blob';
	let object = repository.git('rev-parse', 'HEAD:x').trim();
	for (let level = 0; level < 8; level++) {
		const lines = Array.from({ length: 10 }, (_, at) => `${kind} ${object}\t${at}\n`).join('');
		const input = join(repository.root, '.git/tree');
		writeFileSync(input, lines);
		object = execFileSync('sh', ['-c', `git -C '${repository.root}' mktree < '${input}'`], {
			encoding: 'utf8',
		}).trim();
		kind = '040000 tree';
	}
	const commit = repository.git('commit-tree', '-m', 'bomb', object).trim();
	repository.git('update-ref', 'refs/heads/main', commit);
	return repository;
}

describe('assay fetch', () => {
	test('takes no other address than https, whatever git could do with it', async () => {
		const cwd = temporaryFolder();
		const canary = join(cwd, 'canary');
		for (const address of [
			`ext::sh -c touch% ${canary}`,
			`--upload-pack=touch ${canary}`,
			`-oProxyCommand=touch ${canary}`,
			`ssh://-oProxyCommand=touch%20${canary}/x`,
			`file://${project().root}`,
			project().root,
			'http://127.0.0.1:1/x',
			'https://example.org/x\ny',
			`https://user:hunter2@127.0.0.1/x`,
		]) {
			const { code, err, out } = await assay(['fetch', '--json', '--', address], { cwd });
			expect(code, address).toBe(2);
			expect(JSON.parse(out)).toMatchObject({ ok: false, error: { code: 'USAGE' } });
			expect((await assay(['fetch', address], { cwd })).code, address).toBe(2);
			expect(err + out).not.toContain('hunter2');
		}
		expect(readdirSync(cwd)).toEqual([]);
	});

	test('says why it failed, and leaves nothing', async () => {
		const cwd = temporaryFolder();
		const { code, envelope } = await ask(['fetch', 'https://127.0.0.1:1/x/y'], { cwd });
		expect(code).toBe(3);
		expect(envelope).toMatchObject({ ok: false, error: { code: 'FETCH_FAILED' } });
		expect(readdirSync(cwd)).toEqual([]);
	});
});
