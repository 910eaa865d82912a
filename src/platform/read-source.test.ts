import { execFileSync } from 'node:child_process';
import {
	appendFileSync,
	closeSync,
	mkdirSync,
	mkdtempSync,
	openSync,
	rmSync,
	symlinkSync,
	truncateSync,
	writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { placeByName, realRoot } from './inside-root.ts';
import { readSource } from './read-source.ts';

const limits = { maxFileBytes: 1000 };
let root: string;

beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), 'assay-read-'));
});
afterEach(() => {
	rmSync(root, { recursive: true, force: true });
});

describe('readSource', () => {
	test('gives bytes, text and identity', () => {
		writeFileSync(join(root, 'a b\n😀.ts'), '\uFEFFé');
		const source = readSource(root, 'a b\n😀.ts', limits);
		expect(source).toMatchObject({ text: 'é', encoding: 'utf-8-bom', ascii: false, size: 5 });
		expect(source).toHaveProperty('bytes', Buffer.from('\uFEFFé'));
		expect((source as { mtimeUs: number }).mtimeUs).toBeGreaterThan(0);
	});

	test('works through a root that is itself a link', () => {
		mkdirSync(join(root, 'real'));
		writeFileSync(join(root, 'real/a'), 'x');
		symlinkSync('real', join(root, 'link'));
		expect(readSource(join(root, 'link'), 'a', limits)).toMatchObject({ text: 'x' });
	});

	test('checks the size before reading', () => {
		writeFileSync(join(root, 'full'), 'x'.repeat(1000));
		expect(readSource(root, 'full', limits)).toMatchObject({ size: 1000 });
		appendFileSync(join(root, 'full'), 'x');
		expect(readSource(root, 'full', limits)).toEqual({
			reason: 'too_large',
			detail: '1001 bytes; the limit is 1000',
		});
		writeFileSync(join(root, 'sparse'), '');
		truncateSync(join(root, 'sparse'), 2 ** 40);
		const started = performance.now();
		expect(readSource(root, 'sparse', { maxFileBytes: 2_000_000 })).toMatchObject({ reason: 'too_large' });
		expect(performance.now() - started).toBeLessThan(1000);
	});

	test('neither waits for a FIFO nor reads sockets, folders, links', async () => {
		execFileSync('mkfifo', [join(root, 'fifo')]);
		expect(readSource(root, 'fifo', limits)).toEqual({ reason: 'not_regular', detail: 'a FIFO' });
		mkdirSync(join(root, 'folder'));
		expect(readSource(root, 'folder', limits)).toEqual({ reason: 'not_regular', detail: 'a folder' });
		symlinkSync('full', join(root, 'link'));
		expect(readSource(root, 'link', limits)).toEqual({
			reason: 'symlink_outside',
			detail: 'leads to nothing',
		});
		expect(readSource(root, 'missing', limits)).toMatchObject({ reason: 'vanished' });
		expect(readSource(root, 'folder/missing/x', limits)).toMatchObject({ reason: 'vanished' });
		const server = createServer();
		await new Promise<void>((done) => server.listen(join(root, 'socket'), done));
		try {
			expect(readSource(root, 'socket', limits)).toMatchObject({ reason: 'not_regular' });
		} finally {
			server.close();
		}
	});

	test.each(['../x', 'a/../../x', '/etc/passwd', '.', '..', '', 'a//b', './a', 'a/.', 'a\0b', 'a/'])(
		'refuses the path %j',
		(path) => {
			expect(() => readSource(root, path, limits)).toThrow(
				expect.objectContaining({ code: 'PATH_OUTSIDE_ROOT', exitCode: 2 }),
			);
		},
	);

	test.each(['..a', 'a..', '...', '.a/b', 'a..b/c'])('does not mind the dots of %j', (path) => {
		expect(readSource(root, path, limits)).toMatchObject({ reason: 'vanished' });
	});
});

test('without /proc, a descriptor is told by its name and inode', () => {
	const real = realRoot(root);
	mkdirSync(join(real, 'in'));
	writeFileSync(join(real, 'in/a'), '');
	writeFileSync(join(real, 'b'), '');
	symlinkSync('in', join(real, 'link'));
	const fd = openSync(join(real, 'link/a'), 'r');
	try {
		expect(placeByName(fd, join(real, 'in/a'))).toBe(join(real, 'in/a'));
		expect(placeByName(fd, join(real, 'link/a'))).toBe(join(real, 'in/a'));
		expect(placeByName(fd, join(real, 'b'))).toBe('');
		expect(placeByName(fd, join(real, 'gone'))).toBe('');
	} finally {
		closeSync(fd);
	}
});
