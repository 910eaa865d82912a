import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readIndexPaths } from './git-index-file.ts';
import { findRepository } from './git-place.ts';
import { type Tracked, trackedFiles, tracks, tracksBelow } from './git-tracked.ts';

let root: string;

beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), 'assay-tracked-'));
});
afterEach(() => {
	rmSync(root, { recursive: true, force: true });
});

function git(...words: string[]): string {
	return execFileSync('git', ['-C', root, '-c', 'user.name=n', '-c', 'user.email=e', ...words], {
		encoding: 'latin1',
		env: { PATH: process.env.PATH, HOME: root, GIT_CONFIG_NOSYSTEM: '1' },
	});
}

function put(...paths: string[]): void {
	for (const path of paths) {
		mkdirSync(dirname(join(root, path)), { recursive: true });
		writeFileSync(join(root, path), path);
	}
}

function listed(): string[] {
	return git('ls-files', '-z').split('\0').filter(Boolean);
}

function tracked(): Tracked {
	return trackedFiles(findRepository(root)!);
}

const FILES = [
	'a.ts',
	'deep/er/b.ts',
	'deep/er/c.ts',
	'deep/x.ts',
	'é/ü.ts',
	'z'.repeat(200),
	'with space.ts',
];

test.each(['2', '3', '4'])('an index of version %s is read as git lists it', (version) => {
	put(...FILES);
	git('init', '-q');
	git('add', '.');
	// Only a flag of version 3 makes one of that version.
	if (version === '3') git('update-index', '--skip-worktree', 'deep/x.ts', 'a.ts');
	git('update-index', '--assume-unchanged', 'deep/er/b.ts');
	git('update-index', '--index-version', version);
	expect(readFileSync(join(root, '.git/index')).readUInt32BE(4)).toBe(Number(version));
	expect(tracked()).toEqual({ paths: listed(), foldsCase: false, trouble: null });
});

test('random names in every version', { timeout: 60_000 }, () => {
	git('init', '-q');
	const name = fc.stringMatching(/^[a-c]{1,4}(?:\/[a-c .é]{1,3}[a-c]){0,3}$/);
	const property = fc.property(
		fc.uniqueArray(name, { maxLength: 12 }),
		fc.constantFrom('2', '4'),
		(names, version) => {
			rmSync(join(root, '.git/index'), { force: true });
			const files = names.filter((path) => !names.some((other) => other.startsWith(`${path}/`)));
			const lines = files.map((path) => `100644 ${'e'.repeat(40)}\t${path}\0`).join('');
			execFileSync('git', ['-C', root, 'update-index', '-z', '--index-info'], { input: lines });
			git('update-index', '--index-version', version);
			expect(tracked().paths).toEqual(listed());
		},
	);
	fc.assert(property, { numRuns: 25 });
});

test('sha256, an unmerged file, one that is only announced, a submodule', () => {
	git('init', '-q', '--object-format=sha256');
	put('a.ts', 'new.ts');
	git('add', 'a.ts');
	git('add', '-N', 'new.ts');
	expect(tracked().paths).toEqual(['a.ts', 'new.ts']);
	rmSync(join(root, '.git'), { recursive: true });
	git('init', '-q');
	const stages = [1, 2, 3].map((stage) => `100644 ${'e'.repeat(40)} ${stage}\tboth.ts\n`).join('');
	const lines = `${stages}160000 ${'d'.repeat(40)} 0\tsub\n`;
	execFileSync('git', ['-C', root, 'update-index', '--index-info'], { input: lines });
	expect([...new Set(tracked().paths)]).toEqual(['both.ts', 'sub']);
	expect([tracks(tracked(), 'sub'), tracks(tracked(), 'both.ts'), tracks(tracked(), 'both')]).toEqual([
		true,
		true,
		false,
	]);
});

test('a split index: entries that were added, replaced and removed since', () => {
	const many = Array.from({ length: 150 }, (_, at) => `f/${at}.ts`);
	put(...many);
	git('init', '-q');
	git('config', 'splitIndex.maxPercentChange', '100');
	git('add', '.');
	git('update-index', '--split-index');
	put('added.ts', 'f/7.ts', 'f/zz.ts');
	writeFileSync(join(root, 'f/8.ts'), 'changed');
	git('add', '.');
	git('rm', '-q', '--cached', 'f/0.ts', 'f/63.ts', 'f/64.ts', ...many.slice(70, 140));
	expect(readFileSync(join(root, '.git/index')).includes('link')).toBe(true);
	expect(readFileSync(join(root, '.git/index')).length).toBeLessThan(6_000);
	expect(tracked()).toEqual({ paths: listed(), foldsCase: false, trouble: null });
	// What git tracks is not known without the shared part.
	for (const line of git('ls-files', '-o', '--', '.').split('\n')) expect(line).not.toBe('f/1.ts');
	execFileSync('sh', ['-c', `rm ${join(root, '.git')}/sharedindex.*`]);
	put('another.ts');
	writeFileSync(join(root, '.git/index'), readFileSync(join(root, '.git/index')));
	expect(tracked()).toMatchObject({ paths: [], trouble: expect.stringContaining('cannot be read') });
});

test('a sparse checkout, also with a sparse index', () => {
	put('in/a.ts', 'out/b.ts', 'out/deep/c.ts', 'top.ts');
	git('init', '-q');
	git('add', '.');
	git('commit', '-qm', 'x');
	git('sparse-checkout', 'set', '--cone', 'in');
	expect(tracked().paths).toEqual(['in/a.ts', 'out/b.ts', 'out/deep/c.ts', 'top.ts']);
	git('sparse-checkout', 'set', '--cone', '--sparse-index', 'in');
	expect(readFileSync(join(root, '.git/index')).includes('sdir')).toBe(true);
	expect(tracked().paths).toEqual(['in/a.ts', 'top.ts']);
	expect(tracksBelow(tracked(), 'out')).toBe(false);
});

test('is read again when the index is another, and asked in the case of the repository', () => {
	put('Src/A.ts', 'b.ts', 'src-2/x');
	git('init', '-q');
	expect(tracked()).toEqual({ paths: [], foldsCase: false, trouble: null });
	git('add', 'Src');
	const first = tracked();
	expect(tracked()).toBe(first);
	expect([tracksBelow(first, 'Src'), tracksBelow(first, 'src'), tracksBelow(first, 'Sr')]).toEqual([
		true,
		false,
		false,
	]);
	git('config', 'core.ignoreCase', 'true');
	git('add', '.');
	const second = tracked();
	expect([tracks(second, 'src/a.TS'), tracks(second, 'B.ts'), tracksBelow(second, 'SRC')]).toEqual([
		true,
		true,
		true,
	]);
});

/** An index with these paths, as version 2. */
function indexOf(paths: readonly string[], more: { count?: number; extension?: Buffer } = {}): Buffer {
	const { count = paths.length, extension = Buffer.alloc(0) } = more;
	const head = Buffer.alloc(12);
	head.write('DIRC');
	head.writeUInt32BE(2, 4);
	head.writeUInt32BE(count, 8);
	const entries = paths.map((path) => {
		const name = Buffer.from(path, 'latin1');
		const entry = Buffer.alloc((62 + name.length + 8) & ~7);
		entry.writeUInt32BE(0o100644, 24);
		entry.writeUInt16BE(Math.min(name.length, 0xfff), 60);
		name.copy(entry, 62);
		return entry;
	});
	return Buffer.concat([head, ...entries, extension, Buffer.alloc(20)]);
}

function extension(name: string, data: Buffer): Buffer {
	const head = Buffer.alloc(8);
	head.write(name);
	head.writeUInt32BE(data.length, 4);
	return Buffer.concat([head, data]);
}

test.each([
	'../x',
	'a/../../x',
	'/etc/passwd',
	'.git/config',
	'sub/.GIT/hooks/post-checkout',
	'a//b',
	'./a',
	'a/.',
	'a/',
	'.git',
])('a path that leads out of the working tree makes the list unusable: %s', (path) => {
	expect(() => readIndexPaths(indexOf([path]), false)).toThrow('leads out');
});

test('a damaged index makes no list, wherever it is cut and whatever is in it', () => {
	const good = indexOf(['a', 'b/c', 'b/d.ts', 'x'.repeat(300)]);
	expect(readIndexPaths(good, false).paths).toEqual(['a', 'b/c', 'b/d.ts', 'x'.repeat(300)]);
	for (let length = 0; length < good.length - 1; length++) {
		expect(() => readIndexPaths(good.subarray(0, length), false)).toThrow();
	}
	const refused: [Buffer, string][] = [
		[indexOf(['b', 'a']), 'not sorted'],
		[indexOf(['a'], { count: 0xffffffff }), 'ends too early'],
		[indexOf(['x'.repeat(5_000)]), 'too long'],
		[indexOf(['a'], { extension: extension('fsck', Buffer.alloc(4)) }), 'not known'],
		[indexOf(['a'], { extension: extension('TREE', Buffer.alloc(4)).subarray(0, 9) }), 'ends too early'],
	];
	for (const [bytes, message] of refused) expect(() => readIndexPaths(bytes, false)).toThrow(message);
	for (const version of [0, 1, 5]) {
		const other = Buffer.from(good);
		other.writeUInt32BE(version, 4);
		expect(() => readIndexPaths(other, false)).toThrow('version');
	}
});

test('a bitmap that claims more than there is, is refused at once', () => {
	const bitmap = (words: [number, number][], claimed = words.length) => {
		const data = Buffer.alloc(20 + 12 + words.length * 8);
		data.fill(1, 0, 20);
		data.writeUInt32BE(claimed, 24);
		for (const [at, [high, low]] of words.entries()) {
			data.writeUInt32BE(high, 28 + at * 8);
			data.writeUInt32BE(low, 32 + at * 8);
		}
		return indexOf(['a'], { extension: extension('link', data) });
	};
	const removed = (bytes: Buffer) => [...readIndexPaths(bytes, false).shared!.removed];
	const literal = [
		[2, 0],
		[0, 0b101],
		[2, 0b10],
		[1, 0],
	] as [number, number][];
	expect(removed(bitmap(literal))).toEqual([0, 2, 160]);
	expect(removed(bitmap([[0, 0b11]]))).toHaveLength(64);
	for (const [bytes, message] of [
		[bitmap([[1, 0xffffffff]]), 'too long'],
		[bitmap([[0xfffffffe, 0]]), 'too long'],
		[bitmap([[0, 0]], 0xffffffff), 'ends too early'],
	] as const) {
		expect(() => readIndexPaths(bytes, false)).toThrow(message);
	}
});

test('random bytes never do more than fail', () => {
	const good = indexOf(['a', 'b/c', 'b/d.ts'], { extension: extension('link', Buffer.alloc(40, 1)) });
	fc.assert(
		fc.property(fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), { maxLength: 8 }), (edits) => {
			const bytes = Buffer.from(good);
			for (const [at, value] of edits) bytes[at] = value;
			try {
				expect(readIndexPaths(bytes, false).paths.length).toBeLessThan(10);
			} catch (error) {
				expect(error).toBeInstanceOf(Error);
				expect(error).not.toBeInstanceOf(TypeError);
			}
		}),
		{ numRuns: 2_000 },
	);
});
