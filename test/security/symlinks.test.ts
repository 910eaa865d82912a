import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { discover } from '../../src/index/discover/discover.ts';
import { DISCOVER_DEFAULTS } from '../../src/index/discover/options.ts';
import { readSource } from '../../src/platform/read-source.ts';

const RACES = Number(process.env.ASSAY_RACES ?? 2_000);
const limits = { maxFileBytes: 1000 };
let folder: string;
let root: string;
let outside: string;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'assay-links-'));
	root = join(folder, 'root');
	outside = join(folder, 'root-twin');
	for (const place of [root, outside]) mkdirSync(join(place, 'sub/deep'), { recursive: true });
	writeFileSync(join(root, 'sub/deep/file.txt'), 'inside');
	writeFileSync(join(outside, 'sub/deep/file.txt'), 'secret');
	writeFileSync(join(outside, 'sub/deep/secret.txt'), 'secret');
});
afterEach(() => {
	rmSync(folder, { recursive: true, force: true });
});

test('links are named and never followed: loops, escapes, dangling ones, twins of the root name', () => {
	const links: Record<string, string> = {
		absolute: outside,
		dangling: 'nowhere',
		file: 'sub/deep/file.txt',
		folder: 'sub',
		'loop-a': 'loop-b',
		'loop-b': 'loop-a',
		passwd: '/etc/passwd',
		self: '.',
		'sub/up': '..',
		'sub/deep/out': '../../../root-twin/sub',
		'through-out': 'sub/deep/out/deep/file.txt',
	};
	for (const [path, target] of Object.entries(links)) symlinkSync(target, join(root, path));
	const found = discover(root, DISCOVER_DEFAULTS);
	expect(found.files.map((file) => file.path)).toEqual(['sub/deep/file.txt']);
	expect(Object.fromEntries(found.skipped.map((row) => [row.path, `${row.reason}: ${row.detail}`]))).toEqual({
		absolute: 'symlink_outside: leads out of the root',
		dangling: 'symlink_outside: leads to nothing',
		file: 'symlink: leads to sub/deep/file.txt',
		folder: 'symlink: leads to sub',
		'loop-a': 'symlink_outside: leads round in a circle',
		'loop-b': 'symlink_outside: leads round in a circle',
		passwd: 'symlink_outside: leads out of the root',
		self: 'symlink: leads to the root itself',
		'sub/deep/out': 'symlink_outside: leads out of the root',
		'sub/up': 'symlink: leads to the root itself',
		'through-out': 'symlink_outside: leads out of the root',
	});
	for (const path of Object.keys(links)) {
		expect(readSource(root, path, limits)).toHaveProperty('reason');
		expect(readSource(root, `${path}/file.txt`, limits)).toHaveProperty('reason');
	}
	expect(readSource(root, 'folder/deep/file.txt', limits)).toEqual({
		reason: 'symlink',
		detail: 'leads to sub/deep/file.txt',
	});
	expect(readSource(root, 'sub/deep/out/deep/file.txt', limits)).toMatchObject({ reason: 'symlink_outside' });
	expect(readSource(root, 'sub/deep/out/deep/secret.txt', limits)).toMatchObject({
		reason: 'symlink_outside',
	});
});

/** Puts a link to the outside where a folder on the way is, and the folder back, as fast as it can. */
const SWAPPER = `
	const { renameSync } = require('node:fs');
	const { workerData } = require('node:worker_threads');
	const { root, stop } = workerData;
	const flag = new Int32Array(stop);
	while (Atomics.load(flag, 0) === 0) {
		renameSync(root + '/sub', root + '/aside');
		renameSync(root + '/link', root + '/sub');
		renameSync(root + '/sub', root + '/link');
		renameSync(root + '/aside', root + '/sub');
		Atomics.add(flag, 1, 1);
	}
`;

test(`no race makes it read outside: ${RACES} reads, ${RACES / 20} walks`, { timeout: 600_000 }, async () => {
	symlinkSync(join(outside, 'sub'), join(root, 'link'));
	const stop = new SharedArrayBuffer(8);
	const flag = new Int32Array(stop);
	const swapper = new Worker(SWAPPER, { eval: true, workerData: { root, stop } });
	const ended = new Promise((done, fail) => swapper.on('exit', done).on('error', fail));
	try {
		await new Promise((done) => swapper.on('online', done));
		while (Atomics.load(flag, 1) === 0) await new Promise((done) => setTimeout(done, 1));
		const outcomes = new Map<string, number>();
		const count = (key: string): unknown => outcomes.set(key, (outcomes.get(key) ?? 0) + 1);
		for (let race = 0; race < RACES; race++) {
			const source = readSource(root, 'sub/deep/file.txt', limits);
			count('reason' in source ? source.reason : source.text);
			if (race % 20 > 0) continue;
			const found = discover(root, DISCOVER_DEFAULTS);
			for (const row of [...found.files, ...found.skipped])
				count(row.path.endsWith('secret.txt') ? 'secret' : '');
		}
		expect(outcomes.get('secret')).toBeUndefined();
		expect(outcomes.get('inside')).toBeGreaterThan(0);
		expect([...outcomes.keys()].some((key) => key === 'symlink_outside' || key === 'vanished')).toBe(true);
	} finally {
		Atomics.store(flag, 0, 1);
		await ended;
	}
});
