import { execFileSync } from 'node:child_process';
import {
	chmodSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	renameSync,
	rmSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { configSchema } from '../config/schema.ts';
import { openViews } from '../questions/open-views.ts';
import { openIndex } from '../store/reader.ts';
import { currentPath, stateFolder } from '../store/state.ts';
import { buildIndex, openParser } from './pipeline.ts';
import { type RefreshOptions, refreshIndex } from './update.ts';

// One root for all tests: parse processes serve one, and starting them takes longer than a test.
const root = mkdtempSync(join(tmpdir(), 'assay-update-'));
const elsewhere = mkdtempSync(join(tmpdir(), 'assay-update-state-'));
const parser = openParser(options());
afterAll(() => {
	parser.close();
	rmSync(root, { recursive: true, force: true });
	rmSync(elsewhere, { recursive: true, force: true });
});
afterEach(() => {
	for (const name of readdirSync(root)) rmSync(join(root, name), { recursive: true });
});

function options(more: Partial<RefreshOptions> = {}): RefreshOptions {
	return { root, state: stateFolder(root, {}), config: configSchema.parse({}), jobs: 1, ...more };
}

function write(files: Record<string, string | null>): void {
	for (const [path, text] of Object.entries(files)) {
		mkdirSync(dirname(join(root, path)), { recursive: true });
		if (text === null) rmSync(join(root, path));
		else writeFileSync(join(root, path), text);
	}
}

const refresh = (more: Partial<RefreshOptions> = {}) => refreshIndex(options({ parser, ...more }));

const VIEWS = ['files', 'chunks', 'call_sites', 'imports', 'exports', 'facts', 'refs', 'skipped'];

function contents(state = stateFolder(root, {})): Record<string, unknown> {
	const reader = openViews(state);
	try {
		const rows = (view: string) =>
			reader.db
				.prepare(`SELECT * FROM ${view}`)
				.raw()
				.all()
				.map((row) => JSON.stringify(row))
				.sort();
		return { generation: reader.generation, ...Object.fromEntries(VIEWS.map((view) => [view, rows(view)])) };
	} finally {
		reader.close();
	}
}

/** The index is what a build from nothing gives. */
async function expectAsNew(): Promise<void> {
	const state = stateFolder(root, { ASSAY_DIR: elsewhere });
	await buildIndex(options({ state, parser, order: 'reverse' }));
	expect(contents()).toEqual(contents(state));
}

const SOURCES = {
	'package.json': '{"name": "outer"}',
	'a.ts': 'import { f } from "./b.ts";\nexport function g() { return f(1); }\n',
	'b.ts': 'export function f(x: number) { return x; }\n',
	'lib/c.py': 'import os\n\ndef h():\n    return os.getcwd()\n',
	'lib/d.md': '# title\n\n```ts\nconst x = 1;\n```\n',
};

beforeEach(async () => {
	write(SOURCES);
	await refresh();
});

describe('an update equals a new build', () => {
	test.each<[string, { added?: number; changed?: number; removed?: number }, () => void]>([
		['an edit', { changed: 1 }, () => write({ 'b.ts': 'export const f = (y: string) => y.trim();\n' })],
		['a new file', { added: 1 }, () => write({ 'lib/e.py': 'from c import h\nh()\n' })],
		['a file that is gone', { removed: 1 }, () => write({ 'b.ts': null })],
		['a rename', { added: 1, removed: 1 }, () => renameSync(join(root, 'b.ts'), join(root, 'lib/b2.ts'))],
		['another case', { added: 1, removed: 1 }, () => renameSync(join(root, 'b.ts'), join(root, 'B.ts'))],
		['a syntax error', { changed: 1 }, () => write({ 'a.ts': 'export function g( { return f(1);\n' })],
		[
			'content that is left out',
			{ changed: 1 },
			() => write({ 'a.ts': `/* @generated */\n${SOURCES['a.ts']}` }),
		],
		['an ignore rule', { removed: 2 }, () => write({ '.gitignore': 'lib/\n' })],
		['a new package', {}, () => write({ 'lib/package.json': '{"name": "inner"}' })],
		[
			'several at once',
			{},
			() => write({ 'a.ts': null, 'b.ts': 'let q;\n', 'n.js': 'q()\n', 'x.bin': '\0\0\0\0' }),
		],
	])('%s', async (_, expected, change) => {
		change();
		const { kind, changes } = await refresh();
		expect(kind).toBe('update');
		expect(changes).toMatchObject(expected);
		await expectAsNew();
		expect(await refresh()).toMatchObject({ kind: 'none' });
	});

	test('one after another, and back', async () => {
		for (let round = 0; round < 3; round++) {
			write({ 'b.ts': `export function f${round}() {}\n`, 'new.ts': `f${round}();\n` });
			await refresh();
			write({ ...SOURCES, 'new.ts': null });
			await refresh();
		}
		await expectAsNew();
	});

	test('where only the changed paths are looked at', async () => {
		write({ 'b.ts': 'export const f = 2;\n', 'lib/deep/x.ts': 'f();\n', 'a.ts': null });
		const { changes } = await refresh({ within: ['b.ts', 'lib/deep/x.ts', 'a.ts'] });
		expect(changes).toEqual({ added: 1, changed: 1, removed: 1 });
		await expectAsNew();
	});
});

test('a new stamp on the same content is no change', async () => {
	const past = new Date(Date.now() - 60_000);
	utimesSync(join(root, 'a.ts'), past, past);
	const { generation } = contents();
	expect(await refresh()).toMatchObject({ kind: 'none', changes: { added: 0, changed: 0, removed: 0 } });
	expect(contents().generation).toBe(generation);
});

test('the same size and time of change do not hide an edit that follows closely', async () => {
	const at = new Date(Date.now() - 60_000);
	write({ 'b.ts': 'export const f = 1;\n' });
	utimesSync(join(root, 'b.ts'), at, at);
	await refresh();
	write({ 'b.ts': 'export const f = 2;\n' });
	utimesSync(join(root, 'b.ts'), at, at);
	expect(await refresh()).toMatchObject({ changes: { changed: 1 } });
	await expectAsNew();
});

describe('the whole index is built anew', () => {
	test('when it is asked for', async () => {
		expect(await refresh({ full: true })).toMatchObject({ kind: 'rebuild', reason: 'asked for' });
	});

	test('under other settings', async () => {
		const config = configSchema.parse({ index: { exclude: ['lib'] } });
		expect(await refreshIndex(options({ config }))).toMatchObject({ reason: 'the settings changed' });
	});

	test('when much of it changed', async () => {
		write(Object.fromEntries(Array.from({ length: 250 }, (_, at) => [`many/f${at}.txt`, `${at}\n`])));
		expect(await refresh()).toMatchObject({ kind: 'rebuild', reason: '250 files changed' });
		await expectAsNew();
	});

	test('when it is damaged, which is kept', async () => {
		const file = openIndex(options().state).file;
		writeFileSync(file, 'not a database'.repeat(1000));
		const { kind, reason } = await refresh();
		expect(kind).toBe('rebuild');
		expect(reason).toMatch(/^it was damaged: .*; kept as damaged-[0-9a-f]{12}\.db$/);
		await expectAsNew();
	});

	test('when something else wrote to it', async () => {
		const { file, close } = openIndex(options().state);
		close();
		chmodSync(file, 0o600);
		expect(await refresh()).toMatchObject({ kind: 'none' });
		writeFileSync(file, 'x', { flag: 'a' });
		expect(await refresh()).toMatchObject({ kind: 'rebuild' });
	});

	test('when `current` names nothing', async () => {
		writeFileSync(currentPath(options().state), 'nothing');
		expect(await refresh()).toMatchObject({ kind: 'rebuild' });
		await expectAsNew();
	});
});

test('a cancelled update leaves the index as it was', async () => {
	const before = contents();
	write({ 'b.ts': 'export const f = 3;\n' });
	await expect(refresh({ signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'CANCELLED' });
	expect(contents()).toEqual(before);
	await refresh();
	await expectAsNew();
});

function git(...words: string[]): void {
	execFileSync('git', ['-C', root, ...words], { env: { PATH: process.env.PATH, HOME: elsewhere } });
}

test('what git begins and ceases to track comes and goes, though no file changes', async () => {
	write({ '.gitignore': 'b.ts\nlib/\n' });
	git('init', '-q');
	await refresh();
	for (const command of [
		['add', '-f', 'b.ts'],
		['add', '-f', 'lib/c.py'],
		['rm', '-q', '--cached', 'b.ts'],
	]) {
		git(...command);
		expect((await refresh()).kind).toBe('update');
		await expectAsNew();
	}
	expect(contents().files).toHaveLength(4);
});

test('a manifest that git ignores says where imports lead, and is followed when it changes', async () => {
	const target = (): unknown => {
		const reader = openViews(stateFolder(root, {}));
		try {
			const sql = "SELECT target_file, target_package FROM imports WHERE file = 'user.ts'";
			return reader.db.prepare(sql).raw().get();
		} finally {
			reader.close();
		}
	};
	write({
		'.gitignore': 'package.json\n',
		'pnpm-workspace.yaml': 'packages:\n  - lib\n',
		'lib/package.json': '{"name": "mine", "exports": "./one.ts"}',
		'lib/one.ts': 'export const f = 1;\n',
		'lib/two.ts': 'export const f = 2;\n',
		'user.ts': 'import { f } from "mine";\nf;\n',
	});
	git('init', '-q');
	await refresh();
	expect(target()).toEqual(['lib/one.ts', null]);
	write({ 'lib/package.json': '{"name": "mine", "exports": "./two.ts"}' });
	expect((await refresh({ within: ['lib/package.json'] })).kind).toBe('update');
	expect(target()).toEqual(['lib/two.ts', null]);
	await expectAsNew();
	write({ 'lib/package.json': null });
	await refresh();
	expect(target()).toEqual([null, 'mine']);
	await expectAsNew();
});
