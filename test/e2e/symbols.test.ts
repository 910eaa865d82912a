import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { SymbolResult, SymbolsResult } from '../../src/engine.ts';
import { answer, ask, assay } from './assay.ts';
import { sampleRepository } from './sample.ts';

const sample = sampleRepository();

describe('symbols', () => {
	test('text lists a file in its order, nested', async () => {
		const { code, out } = await assay(['symbols', 'src/store.py'], { cwd: sample.root });
		expect(code).toBe(0);
		const lines = out.split('\n');
		expect(lines[0]).toMatch(/^src\/store\.py {2}python, \d+ lines, 4 symbols$/);
		expect(lines[1]).toMatch(/^ +1:7 {2}class +class Store$/);
		expect(lines[2]).toMatch(/^ +4:9 {2}method +def open\(self, path: str, \*, mode="r"\) -> bool$/);
		expect(lines[4]).toMatch(/^ *14:5 {2}function +def make_store\(\*names\)$/);
	});

	test('JSON has ranges, parameters and metrics; the path may count from the current folder', async () => {
		const result = await answer<SymbolsResult>(['symbols', 'store.py'], { cwd: join(sample.root, 'src') });
		expect(result).toMatchObject({ file: 'src/store.py', status: 'parsed', total: 4, next: null });
		expect(result.symbols[1]).toMatchObject({
			qualifiedName: 'Store.open',
			kind: 'method',
			line: 4,
			col: 9,
			startLine: 4,
			startCol: 5,
			endLine: 7,
			type: 'bool',
			cyclomatic: 3,
		});
		expect(result.symbols[1].params.map(({ name }) => name)).toEqual(['self', 'path', 'mode']);
	});

	test('a page at a time', async () => {
		const first = await answer<SymbolsResult>(['symbols', 'src/store.py', '--limit', '3'], {
			cwd: sample.root,
		});
		expect(first.symbols).toHaveLength(3);
		const rest = ['symbols', 'src/store.py', '--cursor', first.next ?? ''];
		const second = await answer<SymbolsResult>(rest, { cwd: sample.root });
		expect(second.symbols.map(({ name }) => name)).toEqual(['make_store']);
		expect(second.next).toBeNull();
	});

	test('a file that was read in part says so', async () => {
		const { out } = await assay(['symbols', 'src/broken.py'], { cwd: sample.root });
		expect(out).toContain('Incomplete: recovered');
		expect(out).toContain('def whole()');
	});

	test.each([
		['logo.png', 3, 'NOT_FOUND', 'left out as binary'],
		['out/build.py', 3, 'NOT_FOUND', 'the folder out was left out as ignored'],
		['nowhere.py', 3, 'NOT_FOUND', 'no such file: nowhere.py'],
		['../outside.py', 2, 'PATH_OUTSIDE_ROOT', 'not a path below the root'],
		['/etc/passwd', 2, 'PATH_OUTSIDE_ROOT', 'not a path below the root'],
	])('%s is refused with the reason', async (path, exit, errorCode, message) => {
		const { code, envelope } = await ask(['symbols', path], { cwd: sample.root });
		expect(code).toBe(exit);
		expect(envelope).toMatchObject({ ok: false, error: { code: errorCode } });
		expect(!envelope.ok && envelope.error.message).toContain(message);
	});
});

describe('a text that is not saved', () => {
	test('is read in place of the file, and leaves no trace', async () => {
		const state = join(sample.root, '.assay');
		// Reading makes the companions of the log.
		const kept = () =>
			readdirSync(state)
				.filter((name) => !/-(?:wal|shm)$/.test(name))
				.map((name) => `${name} ${statSync(join(state, name)).mtimeMs}`);
		const before = kept();
		const draft = { cwd: sample.root, input: 'class Draft:\n    def method(self): pass\n' };
		const result = await answer<SymbolsResult>(['symbols', 'src/store.py', '--stdin'], draft);
		expect(result).toMatchObject({ file: 'src/store.py', language: 'python', status: 'parsed' });
		expect(result.symbols.map(({ qualifiedName }) => qualifiedName)).toEqual(['Draft', 'Draft.method']);
		expect(kept()).toEqual(before);
		expect((await assay(['symbol', 'Draft'], { cwd: sample.root })).out).toContain(
			'No symbol is called Draft.',
		);
	});

	test('may be of a file that does not exist, be empty, or be broken', async () => {
		const cwd = sample.root;
		const symbols = async (file: string, input: string) =>
			answer<SymbolsResult>(['symbols', file, '--stdin'], { cwd, input });
		expect(await symbols('nowhere/x.ts', '')).toMatchObject({ language: 'typescript', total: 0 });
		expect(await symbols('run', '#!/usr/bin/python3\ndef f(): pass\n')).toMatchObject({ language: 'python' });
		expect(await symbols('x.ts', 'function f( {\nfunction g() {}\n')).toMatchObject({ status: 'recovered' });
		const { envelope } = await ask(['symbols', '../x.ts', '--stdin'], { cwd, input: 'let a;' });
		expect(envelope).toMatchObject({ ok: false, error: { code: 'PATH_OUTSIDE_ROOT' } });
	});
});

describe('symbol', () => {
	test('text tells all about it', async () => {
		const { code, out } = await assay(['symbol', 'Store.open'], { cwd: sample.root });
		expect(code).toBe(0);
		expect(out).toMatch(/^Store\.open {2}method/);
		expect(out).toContain('src/store.py:4:9  lines 4:5–7:');
		expect(out).toMatch(/in +Store\n/);
		expect(out).toMatch(/parameters +self, path: str, mode = "r"\n/);
		expect(out).toMatch(/returns +bool\n/);
		expect(out).toMatch(/complexity +cyclomatic 3, /);
		expect((await assay(['symbol', 'close'], { cwd: sample.root })).out).toMatch(
			/annotations +@staticmethod\n/,
		);
	});

	test('in whatever case, when only so something is found', async () => {
		const { out } = await assay(['symbol', 'MAKE_STORE'], { cwd: sample.root });
		expect(out).toContain('without regard to upper and lower case');
		expect(out).toContain('src/store.py:14:5');
	});

	test('nothing found is no failure, and names what comes close', async () => {
		const { code, out } = await assay(['symbol', 'make_stoer'], { cwd: sample.root });
		expect(code).toBe(0);
		expect(out).toContain('No symbol is called make_stoer.\nClose to it: make_store\n');
		expect(out).toContain('The index is incomplete');
		const result = await answer<SymbolResult>(['symbol', 'qqqqqqqq'], { cwd: sample.root });
		expect(result).toMatchObject({ symbols: [], suggestions: [] });
	});
});
