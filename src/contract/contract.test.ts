import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ExportSource } from '../store/export/source.ts';
import { openIndex } from '../store/reader.ts';
import { ARTIFACT_NAMES, ARTIFACTS, type Artifact } from './artifacts.ts';
import { checkDestination } from './destination.ts';
import { fileContext } from './file-context.ts';
import { Identities } from './identities.ts';
import { linesOf } from './rows/rows.ts';
import type { ArtifactMeta } from './schemas/manifest.ts';
import {
	exported,
	exportedFrom,
	Indices,
	metaIn,
	reseal,
	rowsIn,
	temporaryFolder,
	validated,
	writeSources,
} from './testing/exported.ts';

const many = Array.from({ length: 100 }, (_, i) => `export const ${'a_long_name_'.repeat(20)}${i} = ${i};`);
const SOURCES = {
	'package.json': '{"name": "outer"}',
	'a.ts': [
		'import { f, Base } from "./b.ts";',
		'import { join } from "node:path";',
		'export class A extends Base {',
		'\trun(x: number): number { return f(x) + f(2) + this.hop(join("a", "b")); }',
		'\thop(s: string): number { return s.length; }',
		'}',
		'[1].map(f);',
		'export function pick(which: (n: number) => number) { return which(1); }',
		'',
	].join('\n'),
	'b.ts': 'export function f(x: number) { return x; }\nexport class Base {}\n',
	'many.ts': `${many.join('\n')}\n`,
	'lib/c.py': 'import os\nfrom . import d\n\ndef h(a, *, b=1):\n    return os.getcwd() + d.k(a, b=b)\n',
	'lib/d.py': 'def k(a, b):\n    return a\n',
	'lib/__init__.py': '',
	// Its module is one chunk to the last character, and comes after it.
	'lib/whole.ts': 'export class Whole {}',
	'app.vue':
		'<script lang="ts">\nfunction greet() { return 1 }\nexport default { data: () => greet() }\n</script>\n',
	'go/go.mod': 'module example.com/m\n',
	'go/main.go': 'package main\n\nfunc main() { help() }\nfunc help()  {}\n',
	// A script inside an element with a name: its lines are taken from the page once.
	'page.html': '<html>\n<div id="app"><script>\n1;\n2;\n3;\n4;\n</script></div>\n</html>\n',
	'lib/d.md': '# title\n\n```ts\nconst x = go(1);\n```\n',
	'we ird/\u{1F600} "q" \\ #%&.ts': 'export function odd() { return odd(); }\n',
	'\uFFEE.ts': 'export const last = 1;\n',
};

const PART_BYTES = 60_000;
const root = temporaryFolder();
const indices = new Indices(root);
const first = join(temporaryFolder(), 'out');

beforeAll(async () => {
	writeSources(root, SOURCES);
	await indices.build('one');
	await exported(indices.state('one'), first, { targetBytes: PART_BYTES });
});
afterAll(() => indices.close());

function contents(folder: string): Record<string, string> {
	const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
		entry.isFile(),
	);
	return Object.fromEntries(
		names.map((entry) => {
			const path = join(entry.parentPath, entry.name);
			return [path.slice(folder.length), readFileSync(path, 'utf8')];
		}),
	);
}

describe('an export', () => {
	test('is strictly valid, and has every artifact in parts', async () => {
		const report = await validated(first);
		expect(report.errors).toEqual([]);
		expect(report.warnings).toEqual([]);
		expect(report.artifacts.map(({ name }) => name)).toEqual(Object.keys(ARTIFACTS));
		expect(report.artifacts.find(({ name }) => name === 'symbols')!.parts).toBeGreaterThan(1);
		expect(report.files).toBe(Object.keys(SOURCES).length);
	});

	test('is the same bytes from an index in another order, and from one that was updated', async () => {
		await indices.build('two', 'reverse');
		const second = join(temporaryFolder(), 'out');
		await exported(indices.state('two'), second, { targetBytes: PART_BYTES });
		expect(contents(second)).toEqual(contents(first));

		writeSources(root, { 'b.ts': '// other\nexport class Base {}\n', 'new.ts': 'export const n = 1;\n' });
		expect(await indices.update('two')).toBe('update');
		writeSources(root, { 'b.ts': SOURCES['b.ts'], 'new.ts': null });
		expect(await indices.update('two')).toBe('update');
		await exported(indices.state('two'), second, { targetBytes: PART_BYTES });
		expect(contents(second)).toEqual(contents(first));
		expect(readdirSync(second)).toEqual(['pieces']);
	});

	test('of many files is in ranges: the same rows, and the same bytes from one process and from two', async () => {
		const options = { targetBytes: PART_BYTES, splitFrom: 1 };
		const [second, third] = [join(temporaryFolder(), 'out'), join(temporaryFolder(), 'out')];
		const report = await exported(indices.state('one'), second, options);
		expect(report.files).toBe(Object.keys(SOURCES).length);
		await exported(indices.state('one'), third, { ...options, isAlone: true });
		expect(contents(third)).toEqual(contents(second));
		for (const name of ARTIFACT_NAMES) {
			expect(rowsIn(second, name)).toEqual(rowsIn(first, name));
			const totals = ({ totalRecords, totalBytes, statuses }: ArtifactMeta) => ({
				...{ totalRecords, totalBytes, statuses },
			});
			expect(totals(metaIn(second, name))).toEqual(totals(metaIn(first, name)));
		}
		expect((await validated(second)).errors).toEqual([]);
	});

	test('is written here alone when the index holds something else by now', async () => {
		await indices.build('moving');
		const reader = openIndex(indices.state('moving'));
		writeSources(root, { 'new.ts': 'export const n = 1;\n' });
		expect(await indices.update('moving')).toBe('update');
		writeSources(root, { 'new.ts': null });
		const second = join(temporaryFolder(), 'out');
		const options = { targetBytes: PART_BYTES, splitFrom: 1 };
		await exportedFrom(reader, root, second, options);
		reader.close();
		const whole = join(temporaryFolder(), 'out');
		await exported(indices.state('one'), whole, options);
		expect(contents(second)).toEqual(contents(whole));
	});

	test('has rows whose order and status are those of their artifact', () => {
		const reader = openIndex(indices.state('one'));
		const identities = new Identities(new ExportSource(reader));
		let rows = 0;
		for (const file of new ExportSource(reader).files()) {
			const context = fileContext(file, identities, { docHash: () => null, onMissing: () => {} });
			for (const name of ARTIFACT_NAMES) {
				const { order, statusOf } = ARTIFACTS[name] as Artifact<unknown>;
				for (const { text, key, status } of linesOf(name, context)) {
					const row = JSON.parse(text());
					expect(text()).toBe(JSON.stringify(row));
					expect([file.path, ...key]).toEqual(order(row));
					expect(status).toBe(statusOf?.(row) ?? null);
					rows++;
				}
			}
		}
		reader.close();
		expect(rows).toBeGreaterThan(500);
	});

	test('takes the lines of a script from its page once', () => {
		const [page] = rowsIn(first, 'chunk_meta').filter(({ file }) => file === 'page.html');
		expect(page).toMatchObject({ kind: 'module', endLine: 9, metrics: { ownLines: 4 } });
	});

	test('has a confidence only where links were compared with a compiler', () => {
		const found = (name: string, file: string) =>
			rowsIn(first, name).filter(({ file: at, fromFile, status, to }) => {
				const { status: its } = (to ?? { status }) as { status: string };
				return (at ?? fromFile) === file && its === 'resolved';
			});
		for (const name of ['call_sites', 'symbol_edges']) {
			expect(found(name, 'a.ts').some(({ confidence }) => confidence > 0.9)).toBe(true);
			expect(found(name, 'go/main.go').map(({ confidence }) => confidence)).toEqual([null]);
		}
	});

	test('names the target of a call, and the package of one that leaves', () => {
		const calls = rowsIn(first, 'call_sites').filter(({ file }) => file === 'a.ts');
		const named = (name: string) => calls.filter(({ calleeNormalized }) => calleeNormalized === name);
		const symbols = rowsIn(first, 'symbols');
		const f = symbols.find(({ file, name }) => file === 'b.ts' && name === 'f')!;
		const run = symbols.find(({ qualifiedName }) => qualifiedName === 'A.run')!;
		expect(named('f').map(({ via, status, targetChunkUid }) => [via, status, targetChunkUid])).toEqual(
			[
				['callback', 'resolved', f.chunkUid],
				['call', 'resolved', f.chunkUid],
				['call', 'resolved', f.chunkUid],
			].sort(),
		);
		expect(named('join')[0]).toMatchObject({
			status: 'external',
			external: { package: 'node:path', name: 'join' },
			callerChunkUid: run.chunkUid,
			args: [
				{ kind: 'string', text: '"a"' },
				{ kind: 'string', text: '"b"' },
			],
			argsSummary: ['"a"', '"b"'],
		});
		const edge = rowsIn(first, 'symbol_edges').find(
			({ fromSymbolId, to }) =>
				fromSymbolId === run.symbolId && (to as { targetName: string }).targetName === 'f',
		);
		expect(edge).toMatchObject({
			edgeKind: 'call',
			count: 2,
			to: {
				v: 2,
				status: 'resolved',
				resolved: { symbolId: f.symbolId, chunkUid: f.chunkUid },
				importHint: { moduleSpecifier: './b.ts', resolvedFile: 'b.ts' },
			},
			evidence: { importNarrowed: true, matchedExport: true, rule: 'import' },
		});
	});

	test('has edges of the graph for what is resolved alone, between chunks', () => {
		const rows = rowsIn(first, 'graph_relations');
		const edges = rows.filter(({ type }) => type === 'edge');
		expect(edges.find(({ graph, file }) => graph === 'import' && file === 'a.ts')).toMatchObject({
			to: expect.stringContaining('ck64:v1:repo:b.ts:'),
		});
		expect(edges.filter(({ graph }) => graph === 'usage')).toMatchObject([{ via: ['inherit'], count: 1 }]);
		expect(rows.filter(({ type }) => type === 'node').length).toBe(rowsIn(first, 'chunk_meta').length);
	});

	test('has virtual files with the extension of their language, and hashes of their texts', () => {
		const rows = rowsIn(first, 'vfs_manifest');
		expect(
			rows.find(({ containerPath, segmentUid }) => containerPath === 'app.vue' && segmentUid !== null),
		).toMatchObject({
			virtualPath: expect.stringMatching(/^\.assay-vfs\/app\.vue#seg:seg1:[0-9a-f]{16}\.ts$/),
			languageId: 'typescript',
			effectiveExt: '.ts',
			docHash: expect.stringMatching(/^xxh64:/),
		});
	});

	test('goes on in another row where a list is long', () => {
		const parts = rowsIn(first, 'file_relations').filter(({ file }) => file === 'many.ts');
		expect(parts.length).toBeGreaterThan(1);
		expect(parts.flatMap(({ relations }) => (relations as { exports: unknown[] }).exports)).toHaveLength(100);
	});
});

describe('validation finds', () => {
	const damaged = join(temporaryFolder(), 'out');
	beforeEach(() => {
		rmSync(damaged, { recursive: true, force: true });
		cpSync(first, damaged, { recursive: true });
	});

	const part = (name: string) => join(damaged, 'pieces', name, 'part-00000.jsonl');
	/** Changes the first row of an artifact for which it is possible, and seals the export again. */
	function change(name: string, alter: (row: Record<string, never>) => unknown): void {
		const lines = readFileSync(part(name), 'utf8').split('\n');
		const at = lines.findIndex((line) => line !== '' && alter(JSON.parse(line)) !== undefined);
		lines[at] = JSON.stringify(alter(JSON.parse(lines[at])));
		writeFileSync(part(name), lines.join('\n'));
		reseal(damaged);
	}

	async function firstError(strict = true): Promise<string> {
		const { errors } = await validated(damaged, strict);
		return errors.length === 0 ? '' : `${errors[0].file}:${errors[0].line}: ${errors[0].message}`;
	}

	test('nothing in a copy that was sealed again', async () => {
		reseal(damaged);
		expect(await firstError()).toBe('');
	});

	test('one altered byte', async () => {
		const bytes = readFileSync(part('symbols'));
		bytes[bytes.indexOf('"name":"') + 8] ^= 1;
		writeFileSync(part('symbols'), bytes);
		const { errors } = await validated(damaged);
		expect(errors.map(({ message }) => message).join()).toMatch(
			/checksum: sha256:\w+, but the manifest says/,
		);
	});

	test('a missing part', async () => {
		rmSync(part('call_sites'));
		expect(await firstError()).toBe('pieces/call_sites/part-00000.jsonl:null: is missing');
	});

	test('a part that ends early', async () => {
		const bytes = readFileSync(part('call_sites'));
		writeFileSync(part('call_sites'), bytes.subarray(0, bytes.length - 10));
		expect(await firstError()).toMatch(/call_sites\/part-00000.jsonl:\d+: the line has no end/);
	});

	test.each([
		[
			'symbols',
			(row: object) => ({ ...row, chunkUid: 'ck64:v1:repo:x:0' }),
			/part-00000.jsonl:1: .*(scopedId|chunkUid)/,
		],
		[
			'call_sites',
			(row: { status: string }) =>
				row.status === 'resolved'
					? { ...row, targetChunkUid: 'ck64:v1:repo:x:0', calleeChunkUid: 'ck64:v1:repo:x:0' }
					: undefined,
			/:\d+: targetChunkUid leads to a chunk that is not there: ck64:v1:repo:x:0/,
		],
		[
			'symbol_edges',
			(row: object) => ({ ...row, fromSymbolId: `sym1:heur:${'0'.repeat(40)}` }),
			/fromSymbolId leads to a symbol that is not there/,
		],
		[
			'chunk_meta',
			(row: object) => ({ ...row, summary: 'x'.repeat(40_000) }),
			/:1: a row of \d+ bytes; the limit is 32768/,
		],
		[
			'chunk_meta',
			(row: { parentChunkUid: string | null }) =>
				row.parentChunkUid === null ? undefined : { ...row, parentChunkUid: 'ck64:v1:repo:x:0' },
			/parentChunkUid leads to a chunk that is not there: ck64:v1:repo:x:0/,
		],
		['chunk_meta', ({ kind: _, ...row }: Record<string, unknown>) => row, /:1: kind: Invalid/],
		['call_sites', (row: object) => ({ ...row, startLine: 99 }), /:1: callSiteId is not that of its place/],
		['symbol_occurrences', (row: object) => ({ ...row, via: 'magic' }), /:1: via: Invalid option/],
	])('what is wrong in %s', async (name, alter, message) => {
		change(name, alter as never);
		expect(await firstError(false)).toMatch(message);
	});

	test('an unknown key: a warning, and an error when it is strict', async () => {
		change('symbols', (row) => ({ ...row, extra: 1 }));
		expect(await firstError()).toMatch(/symbols\/part-00000.jsonl:1: Unrecognized key: "extra"/);
		const { errors, warningCount } = await validated(damaged, false);
		expect(errors).toEqual([]);
		expect(warningCount).toBe(1);
	});

	test('rows out of order, and one that is there twice', async () => {
		const [one, two, ...rest] = readFileSync(part('chunk_meta'), 'utf8').split('\n');
		writeFileSync(part('chunk_meta'), [two, one, one, ...rest].join('\n'));
		reseal(damaged);
		const { errors } = await validated(damaged);
		const messages = errors.map(({ message }) => message).join();
		expect(messages).toContain('out of order: rows are sorted by file, start');
		expect(messages).toContain('is there twice');
	});

	test('what the manifest does not list, and names that lead elsewhere', async () => {
		writeFileSync(join(damaged, 'pieces/symbols/part-99999.jsonl'), '');
		expect(await firstError()).toContain('symbols/part-99999.jsonl:null: the manifest does not list it');
		const manifest = join(damaged, 'pieces/manifest.json');
		writeFileSync(
			manifest,
			readFileSync(manifest, 'utf8').replace('pieces/symbols/part-00000.jsonl', '../../../etc/passwd'),
		);
		expect((await validated(damaged)).errors.map(({ message }) => message).join()).toContain(
			'../../../etc/passwd is not the name of part 0 of symbols',
		);
	});

	test('a part that is a link', async () => {
		rmSync(part('symbols'));
		symlinkSync(join(first, 'pieces/symbols/part-00000.jsonl'), part('symbols'));
		expect(await firstError()).toContain('symbols/part-00000.jsonl:null: cannot be read: ELOOP');
	});

	test('an artifact that is not there, when it is strict', async () => {
		const manifest = join(damaged, 'pieces/manifest.json');
		const { pieces, ...rest } = JSON.parse(readFileSync(manifest, 'utf8'));
		const left = pieces.filter(({ name }: { name: string }) => name !== 'chunk_meta');
		writeFileSync(manifest, JSON.stringify({ ...rest, pieces: left }));
		expect(await firstError()).toContain('there is no chunk_meta');
		expect(await firstError(false)).toBe('');
	});
});

describe('the folder of an export', () => {
	test('may be new, empty, or an export', () => {
		const folder = temporaryFolder();
		expect(() => checkDestination(join(folder, 'new'))).not.toThrow();
		expect(() => checkDestination(folder)).not.toThrow();
		expect(() => checkDestination(first)).not.toThrow();
	});

	test('is refused when it holds something else', () => {
		const folder = temporaryFolder();
		writeFileSync(join(folder, 'precious.txt'), 'x');
		expect(() => checkDestination(folder)).toThrow('holds something that is not an export: precious.txt');
		expect(() => checkDestination(join(folder, 'precious.txt'))).toThrow('is a file');
		const pieces = temporaryFolder();
		mkdirSync(join(pieces, 'pieces'));
		expect(() => checkDestination(pieces)).toThrow('is not part of an export');
		const linked = temporaryFolder();
		symlinkSync(join(first, 'pieces'), join(linked, 'pieces'));
		expect(() => checkDestination(linked)).toThrow('is not part of an export');
	});

	test('is as it was when an export is stopped', async () => {
		const folder = join(temporaryFolder(), 'out');
		cpSync(first, folder, { recursive: true });
		const before = contents(folder);
		const stopped = exported(indices.state('one'), folder, {
			maxFileBytes: 0,
			onProgress: () => {
				throw new Error('stopped');
			},
			breathMs: 0,
		});
		await expect(stopped).rejects.toThrow('stopped');
		expect(contents(folder)).toEqual(before);
		expect(readdirSync(folder)).toEqual(['pieces']);
	});
});
