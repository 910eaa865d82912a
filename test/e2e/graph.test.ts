import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
	type ArchResult,
	ask,
	type CallersResult,
	type CyclesResult,
	type DeadResult,
	type ImpactResult,
	type MetricsResult,
	type PathResult,
	questions,
	type TestsForResult,
	type TypesResult,
} from '../../src/engine.ts';
import { answer, assay, temporaryRepository } from './assay.ts';
import { indexedRepository } from './sample.ts';

const ARCHITECTURE = {
	layers: [
		{ name: 'even', paths: ['src/even.ts'] },
		{ name: 'odd', paths: ['src/odd.ts'] },
	],
	forbidden: [{ from: ['src/**'], to: ['npm:node:child_process'], because: 'no commands' }],
};

const FILES = {
	'assay.config.json': JSON.stringify({ architecture: ARCHITECTURE }),
	'package.json': '{ "name": "app", "private": true }',
	'src/store.ts': `import { log } from './log';
export interface Shape { open(path: string): void }
export abstract class Base implements Shape {
	open(path: string): void { log(path); }
	never(): void {}
}
export class Store extends Base {
	constructor(readonly name: string) { super(); }
	override open(path: string): void { super.open(path); helper(path); }
	private unused(): void {}
}
function helper(path: string): void { log(path); }
function forgotten(): void { alone(); }
function alone(): void {}
export function exportedAlone(): void {}
export const LIMIT = 3;
`,
	'src/log.ts': `import { exec } from 'node:child_process';
import type { Store } from './store';
export type Owner = Store;
export function log(text: string): void { exec(text); }
`,
	'src/app.ts': `import { Base, LIMIT, Store } from './store';
import { even } from './even';
export function main(base: Base, any: any): void {
	base.open('x');
	any.open('y');
	[LIMIT].forEach((n) => run(n));
}
function run(n: number): void { new Store(String(n)).open('z'); even(n); }
main(new Store('a'), {});
const table: Record<string, () => void> = { named };
function named(): void {}
table[String(LIMIT)]();
memo(function Row() { shown(); });
function shown(): void {}
declare function memo(given: () => void): void;
`,
	'src/even.ts': `import { odd } from './odd';
export function even(n: number): boolean { return n === 0 || odd(n - 1); }
export const twice = 2;
`,
	'src/odd.ts': `import { even, twice } from './even';
export function odd(n: number): boolean { return n === twice || even(n - 1); }
`,
	'src/shown.ts': 'export interface Shown { text: string }\n',
	'src/view.ts': 'export function Shown(): void {}\n',
	'src/atonce.ts': `export function begin(n: number): void {
	(() => { if (n > 1) again(n); })();
}
function again(n: number): void { (() => again(n - 1))(); }
`,
	'src/loaded.ts': 'export function byName(): void { inner(); }\nfunction inner(): void {}\n',
	'src/store.test.ts': `import { Store } from './store';
test('opens', () => { new Store('t').open('p'); });
`,
	'tool/job.py': `import os


class Job:
    def run(self):
        os.system("x")

    def stop(self):
        pass


class Special(Job):
    def run(self):
        super().run()


def start(job: Job):
    job.run()


def registered():
    pass


HANDLERS = {"a": "registered"}
start(Special())
`,
};

const made = indexedRepository(FILES);

/** Asks inside this process: the program is started for what only it does. */
async function graph<T>(name: string, input: object): Promise<T> {
	const question = questions.find((each) => each.name === name)!;
	const options = { cwd: made.root, env: {}, signal: new AbortController().signal };
	const envelope = await ask(question, input, options);
	if (!envelope.ok) throw new Error(`${envelope.error.code}: ${envelope.error.message}`);
	return question.output(z).parse(envelope.result) as T;
}

const calls = async (name: string, input: object) =>
	(await graph<CallersResult>(name, input)).calls.map(
		({ depth, site, from, to, external, dispatch }) =>
			`${depth} ${site.file}:${site.line} ${from.name} ${site.kind} ${to?.name ?? `${external?.package}#${external?.name}`}${dispatch ? ' by override' : ''}`,
	);

describe('callers and callees', () => {
	test('calls through what a member overrides are marked', async () => {
		expect(await calls('graph callers', { target: 'Store.open' })).toEqual([
			'1 src/app.ts:4 main call Base.open by override',
			'1 src/app.ts:8 run call Store.open',
			'1 src/store.test.ts:2 src/store.test.ts call Store.open',
			'1 src/store.ts:9 Store.open call Base.open by override',
		]);
	});

	test('who runs a nameless function of its own does not call itself', async () => {
		for (const question of ['graph callers', 'graph callees', 'graph metrics', 'graph callers']) {
			// After the third the whole graph has been read.
			if (question === 'graph metrics') await graph(question, {});
			else
				expect(await calls(question, { target: 'begin' })).not.toContain(
					'1 src/atonce.ts:2 begin call begin',
				);
		}
		expect(await calls('graph callers', { target: 'again' })).toEqual([
			'1 src/atonce.ts:2 begin call again',
			'1 src/atonce.ts:4 again call again',
		]);
		const { cycles } = await graph<CyclesResult>('graph cycles', { chunks: true });
		expect(JSON.stringify(cycles)).not.toContain('begin');
	});

	test('further callers, and calls that could not be followed are counted', async () => {
		const { unfollowed } = await graph<CallersResult>('graph callers', { target: 'Store.open' });
		expect(unfollowed.dynamic + unfollowed.unresolved).toBe(1);
		expect(await calls('graph callers', { target: 'src/store.ts#helper', depth: 2 })).toContain(
			'2 src/app.ts:8 run call Store.open',
		);
	});

	test('a target is a line, a place, a uid, a package, too', async () => {
		const byName = await graph<CallersResult>('graph callers', { target: 'helper' });
		expect(byName.target).toMatchObject({ file: 'src/store.ts', line: 12 });
		for (const target of ['src/store.ts:12', 'src/store.ts:9:56', byName.target?.chunkUid]) {
			expect((await graph<CallersResult>('graph callers', { target })).calls, target!).toEqual(byName.calls);
		}
		expect(await calls('graph callers', { target: 'npm:child_process#exec' })).toEqual([
			'1 src/log.ts:4 log call node:child_process#exec',
		]);
		expect(await calls('graph callers', { target: 'py:os#system', depth: 2 })).toEqual([
			'1 tool/job.py:6 Job.run call os#system',
			'2 tool/job.py:14 Special.run call Job.run',
			'2 tool/job.py:18 start call Job.run',
		]);
	});

	test('a class is called where it is made; several are listed to choose from', async () => {
		const made = await calls('graph callers', { target: 'Store' });
		expect(made.map((line) => line.split(' ')[1])).toEqual([
			'src/app.ts:8',
			'src/app.ts:9',
			'src/store.test.ts:2',
		]);
		const { target, choices } = await graph<CallersResult>('graph callers', { target: 'run' });
		expect(target).toBeNull();
		expect(choices.map(({ qualifiedName }) => qualifiedName)).toEqual(['run', 'Job.run', 'Special.run']);
		await expect(graph('graph callers', { target: 'nothing' })).rejects.toThrow('NOT_FOUND');
	});

	test('callees with packages, and a cut that shows', async () => {
		expect(await calls('graph callees', { target: 'Base.open', depth: 2 })).toEqual([
			'1 src/store.ts:4 Base.open call log',
			'2 src/log.ts:4 log call node:child_process#exec',
		]);
		const {
			total,
			calls: listed,
			next,
		} = await graph<CallersResult>('graph callers', { target: 'Store.open', limit: 1 });
		expect([total, listed.length]).toEqual([4, 1]);
		const rest = await graph<CallersResult>('graph callers', {
			target: 'Store.open',
			limit: 9,
			cursor: next,
		});
		expect(rest.calls).toHaveLength(3);
	});
});

describe('impact and what a thing needs', () => {
	test('each with its way', async () => {
		const { entries, byDepth, tests } = await graph<ImpactResult>('graph impact', { target: 'helper' });
		expect(new Set(entries.map(({ depth, name }) => `${depth} ${name}`))).toEqual(
			new Set(['1 Store.open', '2 run', '2 src/store.test.ts', '2 main', '3 src/app.ts']),
		);
		expect(byDepth).toEqual([1, 3, 1]);
		expect(tests).toBe(1);
		const run = entries.find(({ name }) => name === 'run')!;
		expect(run.path.map(({ site, to }) => `${site.kind} ${site.line} ${to.name}`)).toEqual([
			'call 9 Store.open',
			'call 8 run',
		]);
		expect(run.confidence).toBeGreaterThan(0.9);
		expect(entries.find(({ name }) => name === 'main')?.may).toBe(true);
	});

	test('of a file its importers, of a value who imports it, of a package who uses it', async () => {
		const names = async (target: string) =>
			(await graph<ImpactResult>('graph impact', { target, depth: 1 })).entries
				.map(({ name }) => name)
				.sort();
		expect(await names('src/odd.ts')).toEqual(['even', 'src/even.ts']);
		expect(await names('LIMIT')).toEqual(['src/app.ts']);
		expect(await names('npm:child_process')).toEqual(['log', 'src/log.ts']);
	});

	test('deps', async () => {
		const { entries, packages } = await graph<ImpactResult>('graph deps', { target: 'src/app.ts#run' });
		expect(entries.map(({ name }) => name)).toEqual(
			expect.arrayContaining(['Store.open', 'even', 'odd', 'helper', 'log']),
		);
		expect(packages).toContainEqual({ package: 'node:child_process', uses: 1 });
	});
});

test('types', async () => {
	const { entries } = await graph<TypesResult>('graph types', { target: 'Base' });
	expect(entries.map(({ side, node, site }) => `${side} ${node?.name} ${site.kind}`)).toEqual([
		'above Shape implement',
		'below Store inherit',
	]);
	const { target } = await graph<TypesResult>('graph types', { target: 'Shown' });
	expect(target).toMatchObject({ file: 'src/shown.ts', kind: 'interface' });
	const { choices } = await graph<CallersResult>('graph callers', { target: 'Shown' });
	expect(choices).toHaveLength(2);
});

test('paths, also the other way round, and into packages', async () => {
	const way = ({ start, hops }: PathResult) => [start?.name, ...hops.map(({ to }) => to.name)];
	expect(way(await graph<PathResult>('graph path', { from: 'main', to: 'odd' }))).toEqual([
		'main',
		'run',
		'even',
		'odd',
	]);
	const back = await graph<PathResult>('graph path', { from: 'odd', to: 'main' });
	expect([back.found, back.reversed]).toEqual([true, true]);
	const { external, hops } = await graph<PathResult>('graph path', {
		from: 'helper',
		to: 'npm:child_process#exec',
	});
	expect(external).toEqual({ package: 'node:child_process', name: 'exec' });
	expect(hops.at(-1)?.site).toMatchObject({ file: 'src/log.ts', line: 4, status: 'external' });
	expect((await graph<PathResult>('graph path', { from: 'odd', to: 'src/loaded.ts' })).found).toBe(false);
});

test('circles: imports of types alone do not count', async () => {
	const { cycles } = await graph<CyclesResult>('graph cycles', {});
	expect(cycles.map(({ members }) => members.map(({ name }) => name))).toEqual([
		['src/even.ts', 'src/odd.ts'],
	]);
	expect(cycles[0].cut).toMatchObject({ from: { name: 'src/even.ts' }, left: 0, site: { line: 1 } });
	expect((await graph<CyclesResult>('graph cycles', { types: true })).total).toBe(2);
	expect((await graph<CyclesResult>('graph cycles', { target: 'src/app.ts' })).total).toBe(0);
	const chunks = await graph<CyclesResult>('graph cycles', { chunks: true });
	expect(chunks.cycles.map(({ members }) => members.map(({ name }) => name))).toContainEqual(['even', 'odd']);
});

test('unused code, and what needs a look', async () => {
	const { entries, packages } = await graph<DeadResult>('graph dead', {});
	const verdicts = Object.fromEntries(entries.map(({ name, verdict }) => [name, verdict]));
	expect(verdicts).toEqual({
		// Files that nobody imports.
		Shown: 'look',
		// Only called by what nothing uses.
		alone: 'dead',
		forgotten: 'dead',
		Owner: 'dead',
		exportedAlone: 'dead',
		'Base.never': 'dead',
		'Store.unused': 'dead',
		'Job.stop': 'dead',
		// Nothing imports its file, so somebody may load it by its name; what it calls hangs on that.
		byName: 'look',
		inner: 'look',
		begin: 'look',
		again: 'look',
		// Its name stands in a string.
		registered: 'look',
		HANDLERS: 'look',
	});
	expect(packages.map(({ as, because }) => `${as} ${because}`)).toContain(
		'application package.json says private',
	);
	const library = await graph<DeadResult>('graph dead', { assume: 'library' });
	expect(library.entries.map(({ name }) => name)).not.toContain('exportedAlone');
});

test('what shows how a library is used makes no application of it', async () => {
	const manifests = { 'pyproject.toml': '[tool.black]\n', 'setup.py': 'setup(name="lib")\n' };
	const routes = "from flask import Flask\napp = Flask('x')\n@app.get('/')\ndef home(): pass\n";
	const taken = async (files: Record<string, string>) => {
		const cwd = temporaryRepository({ 'lib/core.py': 'def offered(): pass\n', ...files });
		await assay(['index', '--quiet'], { cwd });
		const { entries } = await answer<DeadResult>(['graph', 'dead'], { cwd });
		return entries.some(({ name }) => name === 'offered') ? 'application' : 'library';
	};
	expect(await taken({ ...manifests, 'examples/app.py': routes, 'tests/test_app.py': routes })).toBe(
		'library',
	);
	expect(await taken({ ...manifests, 'lib/app.py': routes })).toBe('application');
	const published = { 'setup.cfg': '[metadata]\nname = lib\nclassifiers =\n  Framework :: Flask\n' };
	expect(await taken({ ...manifests, ...published, 'lib/app.py': routes })).toBe('library');
	expect(await taken({ 'pyproject.toml': '[tool.black]\n' })).toBe('application');
});

test('metrics', async () => {
	const { modules, chunks, communities, cycles } = await graph<MetricsResult>('graph metrics', {
		by: 'fan-in',
	});
	expect(modules[0]).toMatchObject({ file: 'src/even.ts', fanIn: 2 });
	expect(modules.find(({ file }) => file === 'src/app.ts')).toMatchObject({
		fanIn: 0,
		fanOut: 2,
		instability: 1,
	});
	expect(chunks.find(({ name }) => name === 'log')).toMatchObject({ fanIn: 2, fanOut: 0 });
	expect(communities.length).toBeGreaterThan(0);
	expect(cycles).toEqual({ count: 1, files: 2, largest: 2 });
	await expect(graph('graph metrics', { by: 'beauty' })).rejects.toThrow('by must be one of');
});

test('tests that reach something, nearest first', async () => {
	const { tests } = await graph<TestsForResult>('tests-for', { target: 'log' });
	expect(tests).toMatchObject([{ file: 'src/store.test.ts', depth: 3 }]);
	expect(tests[0].path.map(({ to }) => to.name).slice(0, 2)).toEqual(['Base.open', 'Store.open']);
	await expect(graph('tests-for', {})).rejects.toThrow('needs a target or --changed');
});

test('on the command line, with rules of an architecture', async () => {
	const { out, code } = await assay(['graph', 'callers', 'helper'], { cwd: made.root });
	expect(code).toBe(0);
	expect(out).toBe('src/store.ts:12:10  helper function\n  src/store.ts:9:56  Store.open  call\n');
	const broken = await assay(['arch', '--json'], { cwd: made.root });
	expect(broken.code).toBe(1);
	const { violations } = (JSON.parse(broken.out) as { result: ArchResult }).result;
	expect(
		violations.map(({ file, line, to, rule, because }) => `${file}:${line} ${to} ${because ?? rule}`),
	).toEqual([
		'src/log.ts:1 npm:node:child_process no commands',
		'src/odd.ts:1 src/even.ts layer odd may not use layer even above it',
	]);
	expect(await graph<ArchResult>('arch', { limit: 1 })).toMatchObject({ total: 2, outside: 4 });
});
