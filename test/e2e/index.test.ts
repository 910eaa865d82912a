import { appendFileSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { IndexResult, StatusResult } from '../../src/engine.ts';
import { answer, ask, assay, temporaryRepository } from './assay.ts';
import { sampleRepository } from './sample.ts';

const sample = sampleRepository();

describe('index', () => {
	test('says what it found, what it left out and what to do next', async () => {
		const cwd = temporaryRepository({ 'a.py': 'def f(): pass\n', 'b.bin': Buffer.from([0, 1, 2]) });
		const { code, out, err } = await assay(['index'], { cwd });
		expect(err).toBe('');
		expect(code).toBe(0);
		expect(out).toMatch(/^✓ Indexed 1 file of .+ in \d/);
		expect(out).toMatch(/python +1 +\d+ +14 B/);
		expect(out).toContain('1 symbol ·');
		expect(out).toContain('1 binary');
		expect(out).toMatch(/discover .+ · parse .+ · publish /);
		expect(out).toContain('Next: assay symbols <file>');
		expect(out).not.toContain('\u001b');
		for (const line of out.split('\n')) expect(line.length, line).toBeLessThanOrEqual(110);
	});

	test('from a folder inside, on another folder, with other settings', async () => {
		const cwd = temporaryRepository({ 'repo/deep/a.py': 'def f(): pass\n', 'repo/.git/HEAD': '' });
		const inside = await answer<IndexResult>(['index'], { cwd: join(cwd, 'repo/deep') });
		expect(inside.root).toBe(join(cwd, 'repo'));
		expect(inside.counts).toMatchObject({ files: 1, symbols: 1 });
		expect(existsSync(join(cwd, 'repo/.assay/current'))).toBe(true);
		const named = await answer<IndexResult>(['index', 'repo', '--jobs', '1'], { cwd });
		expect(named).toMatchObject({ root: join(cwd, 'repo'), jobs: 1, generation: inside.generation });
	});

	test('keeps its state elsewhere when told so', async () => {
		const cwd = temporaryRepository({ 'repo/a.py': 'def f(): pass\n' });
		const env = { ASSAY_DIR: join(cwd, 'state') };
		expect((await assay(['index', 'repo'], { cwd, env })).code).toBe(0);
		expect(existsSync(join(cwd, 'repo/.assay'))).toBe(false);
		const status = await answer<StatusResult>(['status', '--root', 'repo'], { cwd, env });
		expect(status.stateFolder.startsWith(env.ASSAY_DIR)).toBe(true);
	});

	test('an empty repository, and one with nothing but binaries', async () => {
		const empty = temporaryRepository({});
		const { code, out } = await assay(['index'], { cwd: empty });
		expect(code).toBe(0);
		expect(out).toContain('Indexed 0 files');
		expect(out).toContain('Nothing here could be indexed');
		const binaries = temporaryRepository({ 'a.bin': Buffer.from([0, 1]), 'b.png': Buffer.from([0x89, 0]) });
		const { envelope } = await ask<IndexResult>(['index'], { cwd: binaries });
		expect(envelope).toMatchObject({ ok: true, result: { counts: { files: 0 }, skipped: { binary: 2 } } });
		expect((await assay(['status'], { cwd: binaries })).out).toContain('2 binary');
	});
});

describe('status', () => {
	test('text', async () => {
		const { code, out, err } = await assay(['status'], { cwd: sample.root });
		expect(code).toBe(0);
		expect(err).toBe('');
		expect(out).toMatch(/^Root +\//);
		expect(out).toMatch(/Generation +[0-9a-f]{32}, schema \d+/);
		expect(out).toMatch(/Fresh +yes/);
		expect(out).toMatch(/Complete +no: 1 recovered/);
		expect(out).toMatch(/python +2/);
	});

	test('JSON tells what could not be analysed', async () => {
		const { envelope } = await ask<StatusResult>(['status'], { cwd: sample.root });
		expect(envelope.meta).toMatchObject({
			schemaVersion: 1,
			index: { fresh: true },
			completeness: { complete: false, incomplete: { recovered: 1 }, skipped: { binary: 1, ignored: 1 } },
			truncated: false,
		});
	});

	test('--skipped lists every omission, in pages', async () => {
		const { out } = await assay(['status', '--skipped'], { cwd: sample.root });
		expect(out).toMatch(/logo\.png +binary/);
		expect(out).toMatch(/out\/ +ignored/);
		expect(out).toContain('2 of 2 omissions');
		const first = await ask<StatusResult>(['status', '--skipped', '--limit', '1'], { cwd: sample.root });
		if (!first.envelope.ok) throw new Error('no answer');
		const { omissions } = first.envelope.result;
		expect(first.envelope.meta.truncated).toBe(true);
		expect(omissions).toMatchObject({ total: 2, paths: [{ path: 'logo.png', reason: 'binary' }] });
		const args = ['status', '--skipped', '--limit', '1', '--cursor', omissions?.next ?? ''];
		const second = await answer<StatusResult>(args, { cwd: sample.root });
		expect(second.omissions).toMatchObject({ paths: [{ path: 'out', folder: true }], next: null });
		const all = await answer<StatusResult>(['status', '--skipped', '--all', '--limit', '1'], {
			cwd: sample.root,
		});
		expect(all.omissions?.paths).toHaveLength(2);
	});

	test('a changed, a new and a removed file make it stale', async () => {
		const cwd = temporaryRepository({ 'a.py': 'a = 1\n', 'b.py': 'b = 1\n' });
		await assay(['index'], { cwd });
		expect((await answer<StatusResult>(['status'], { cwd })).freshness).toMatchObject({ fresh: true });
		appendFileSync(join(cwd, 'a.py'), 'c = 2\n');
		appendFileSync(join(cwd, 'new.py'), 'd = 2\n');
		rmSync(join(cwd, 'b.py'));
		const { envelope } = await ask<StatusResult>(['status'], { cwd });
		expect(envelope).toMatchObject({
			result: { freshness: { fresh: false, changed: 1, added: 1, removed: 1, settingsChanged: false } },
			meta: { index: { fresh: false } },
		});
		expect((await assay(['status', '--check'], { cwd })).code).toBe(1);
		expect((await assay(['status'], { cwd })).code).toBe(0);
		const found = await ask(['symbol', 'd'], { cwd });
		expect(found.envelope).toMatchObject({
			result: { symbols: [{ file: 'new.py' }] },
			meta: { index: { fresh: true, stale: null, building: false } },
		});
		expect((await assay(['status', '--check'], { cwd })).code).toBe(0);
		appendFileSync(join(cwd, 'assay.config.json'), '{ "index": { "exclude": ["x/**"] } }');
		expect((await assay(['status'], { cwd })).out).toMatch(/Fresh +no: .*other settings/);
		const [first, second] = (await assay(['symbol', 'd'], { cwd })).out.split('\n');
		expect(first).toBe(
			'stale: the settings changed since it was indexed; `assay index` brings it up to date.',
		);
		expect(second).toMatch(/^d {2}variable/);
	});
});
