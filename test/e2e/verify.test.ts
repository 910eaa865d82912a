import { appendFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ask, exitCodeOf, questions, type VerifyResult } from '../../src/engine.ts';
import type { BuildProgress } from '../../src/model/build.ts';
import type { Envelope } from '../../src/model/envelope.ts';
import { FILE_STATUSES } from '../../src/model/file.ts';
import { withWriteLock } from '../../src/store/lock.ts';
import { stateFolder } from '../../src/store/state.ts';
import { breakSeal } from '../../src/store/testing/break-seal.ts';
import { assay, temporaryRepository } from './assay.ts';

const FILES = {
	'src/store.py': 'class Store:\n    def open(self, path):\n        return read(path)\n',
	'src/main.ts': 'import { area } from "./area.ts";\nexport const size = area(1, 2);\n',
	'src/area.ts': 'export function area(a: number, b: number) {\n\treturn a * b;\n}\n',
	'notes.md': '# Notes\n\n```ts\nrun();\n```\n',
	'logo.png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]),
};

const question = (name: string) => questions.find((one) => one.name === name)!;
const VERIFY = question('verify');

interface Asked {
	cwd?: string;
	signal?: AbortSignal;
	onProgress?: (progress: BuildProgress) => void;
}

/** Asks without starting the program, and checks that the result is what the registry promises. */
async function verify(
	root: string,
	paths: string[] = [],
	{ cwd = root, signal = new AbortController().signal, onProgress }: Asked = {},
): Promise<{ code: number; envelope: Envelope<VerifyResult> }> {
	const envelope = await ask(VERIFY, { paths }, { cwd, env: {}, signal, onProgress });
	if (envelope.ok) VERIFY.output(z).parse(envelope.result);
	return { code: exitCodeOf(VERIFY, {}, envelope), envelope: envelope as Envelope<VerifyResult> };
}

async function result(root: string, paths: string[] = [], asked: Asked = {}): Promise<VerifyResult> {
	const { envelope } = await verify(root, paths, asked);
	if (!envelope.ok) throw new Error(envelope.error.message);
	return envelope.result;
}

async function index(root: string, input: object = {}): Promise<void> {
	const { signal } = new AbortController();
	expect(await ask(question('index'), input, { cwd: root, env: {}, signal })).toMatchObject({ ok: true });
}

async function indexed(): Promise<string> {
	const root = temporaryRepository(FILES);
	await index(root);
	return root;
}

/** Changes the live index as only a defect could. */
function alter(root: string, sql: string): void {
	const db = new Database(breakSeal(stateFolder(root, {})));
	db.exec(sql);
	db.close();
}

function privateFolders(root: string): string[] {
	return readdirSync(join(root, '.assay')).filter((name) => name.startsWith('verify-'));
}

// Each builds an index or two from nothing, in processes of their own.
const SLOW = { timeout: 120_000 };

describe('the whole index', SLOW, () => {
	test('equals a fresh one', async () => {
		const root = await indexed();
		const { code, out, err } = await assay(['verify'], { cwd: root });
		expect(err).toBe('');
		expect(out).toMatch(/^✓ The index equals a fresh one: 4 files, \d+ rows and postings compared in /);
		expect(code).toBe(0);
		expect(privateFolders(root)).toEqual([]);
	});

	test('still does after files have changed', async () => {
		const root = await indexed();
		appendFileSync(join(root, 'src/area.ts'), 'export const more = area(1, 2);\n');
		rmSync(join(root, 'notes.md'));
		writeFileSync(join(root, '.gitignore'), '*.py\n');
		const found = await result(root);
		expect(found).toMatchObject({ difference: null, changed: null, notComparable: [], digests: [] });
		expect(found.compared.files).toBe(3);
		expect(found.compared.rows).toMatchObject({ file: 3, export: 3 });
	});

	test('a difference is named, with exit code 1', async () => {
		const root = await indexed();
		alter(root, "UPDATE name SET text = 'aera' WHERE text = 'area'");
		const { code, out } = await assay(['verify'], { cwd: root });
		expect(code).toBe(1);
		expect(out).toMatch(/^✗ The index differs from a fresh one/);
		expect(out).toMatch(/File +src\/area\.ts\n +Where +chunk, row 1, column name\n/);
		expect(out).toMatch(/Indexed +"aera"\n +Fresh +"area"\n/);
		expect(privateFolders(root)).toEqual([]);
		await index(root, { full: true });
		expect((await verify(root)).code).toBe(0);
	});

	test('a file whose parser ran out of time is not comparable', async () => {
		const root = await indexed();
		const status = FILE_STATUSES.indexOf('timed_out');
		alter(
			root,
			`UPDATE file SET status = ${status}, note = 'no end after 10 s' WHERE path = 'src/main.ts';
			UPDATE meta SET value = '{"parsed":3,"timed_out":1}' WHERE key = 'statuses'`,
		);
		const { code, envelope } = await verify(root);
		expect(envelope).toMatchObject({
			result: {
				difference: null,
				compared: { files: 3 },
				notComparable: [{ path: 'src/main.ts', reason: 'no end after 10 s' }],
			},
		});
		expect(code).toBe(0);
	});

	test('there must be one', async () => {
		const root = temporaryRepository(FILES);
		const { code, err } = await assay(['verify'], { cwd: root });
		expect(code).toBe(3);
		expect(err).toContain('has not been indexed');
		expect(existsSync(join(root, '.assay'))).toBe(false);
	});
});

describe('some paths', SLOW, () => {
	test('others do not count', async () => {
		const root = await indexed();
		alter(root, "UPDATE file SET lines = 99 WHERE path = 'src/main.ts'");
		const fine = await result(root, ['src/area.ts', 'src/store.py']);
		expect(fine).toMatchObject({ difference: null, compared: { files: 2 } });
		expect(fine.digests.map(({ path }) => path)).toEqual(['src/area.ts', 'src/store.py']);
		expect(fine.digests[0].digest).toMatch(/^[0-9a-f]{64}$/);
		const { code, envelope } = await verify(root, ['src']);
		expect(code).toBe(1);
		expect(envelope).toMatchObject({
			result: {
				difference: {
					path: 'src/main.ts',
					table: 'file',
					row: null,
					column: 'lines',
					indexed: '99',
					fresh: '2',
				},
			},
		});
		const folder = await assay(['verify', 'src'], { cwd: root });
		expect(folder.code).toBe(1);
		expect(folder.out).toMatch(
			/File +src\/main\.ts\n +Where +file, column lines\n +Indexed +99\n +Fresh +2\n/,
		);
	});

	test('may be one that is left out, and are found from the current folder', async () => {
		const root = await indexed();
		const left = await result(root, ['logo.png']);
		expect(left).toMatchObject({ difference: null, compared: { files: 0 } });
		const near = await result(root, ['area.ts'], { cwd: join(root, 'src') });
		expect(near.digests.map(({ path }) => path)).toEqual(['src/area.ts']);
	});

	test('that are not there or not inside are refused', async () => {
		const root = await indexed();
		const absent = await verify(root, ['none.ts']);
		expect(absent.code).toBe(3);
		expect(absent.envelope).toMatchObject({ error: { message: 'no such file: none.ts' } });
		expect((await verify(root, ['../x.ts'])).code).toBe(2);
		expect(privateFolders(root)).toEqual([]);
	});
});

describe('meanwhile', SLOW, () => {
	test('a file that changes is told, rather than a difference', async () => {
		const root = await indexed();
		let changed = false;
		const { code, envelope } = await verify(root, [], {
			onProgress: ({ stage }) => {
				if (changed || stage !== 'discover') return;
				changed = true;
				appendFileSync(join(root, 'src/area.ts'), 'export const late = 1;\n');
			},
		});
		expect(envelope).toMatchObject({
			ok: true,
			result: { difference: null, changed: { files: 1, paths: ['src/area.ts'] } },
		});
		expect(code).toBe(3);
	});

	test.each(['discover', 'parse', 'compare'])('it can be stopped while at %s', async (wanted) => {
		const root = await indexed();
		const stop = new AbortController();
		const { envelope } = await verify(root, [], {
			signal: stop.signal,
			onProgress: ({ stage }) => {
				if (stage === wanted) stop.abort();
			},
		});
		expect(envelope).toMatchObject({ ok: false, error: { code: 'CANCELLED' } });
		expect(privateFolders(root)).toEqual([]);
	});

	test('what a dead one left behind is removed, what one in use has is not', async () => {
		const root = await indexed();
		const state = stateFolder(root, {});
		const dead = join(state.folder, 'verify-0123456789ab');
		mkdirSync(join(dead, 'fresh'), { recursive: true });
		writeFileSync(join(dead, 'fresh/index-0123456789ab.db'), 'half');
		const used = { root, folder: join(state.folder, 'verify-ba9876543210') };
		await withWriteLock(used, { waitMs: 0 }, async () => {
			expect((await verify(root, ['src/area.ts'])).code).toBe(0);
		});
		expect(privateFolders(root)).toEqual(['verify-ba9876543210']);
		expect((await verify(root, ['src/area.ts'])).code).toBe(0);
		expect(privateFolders(root)).toEqual([]);
	});

	test('Ctrl-C leaves nothing behind', async () => {
		const root = temporaryRepository(
			Object.fromEntries(
				Array.from({ length: 300 }, (_, at) => [`f${at}.ts`, `export const c${at} = f(${at});\n`]),
			),
		);
		await index(root);
		const { code, err } = await assay(['verify'], {
			cwd: root,
			onStart: (signal) => {
				const timer = setInterval(() => {
					if (!privateFolders(root).some((name) => existsSync(join(root, '.assay', name, 'fresh')))) return;
					clearInterval(timer);
					signal('SIGINT');
				}, 5);
			},
		});
		expect(err).toContain('Stopping');
		expect(code).toBe(130);
		expect(privateFolders(root)).toEqual([]);
	});
});
