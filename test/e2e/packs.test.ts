import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ask, type PackResult, questions } from '../../src/engine.ts';
import type { Envelope } from '../../src/model/envelope.ts';
import { countTokens } from '../../src/pack/tokens/count-tokens.ts';
import { readWholeGraph } from '../../src/questions/graph/open-graph.ts';
import { GraphWords } from '../../src/store/graph/describe.ts';
import { openIndex } from '../../src/store/reader.ts';
import { stateFolder } from '../../src/store/state.ts';
import { assay, repository, temporaryRepository } from './assay.ts';

const FILES = {
	'package.json': '{ "name": "app", "private": true }',
	'src/store.ts': `import { log } from './log';
export interface Shape { open(path: string): Handle }
export type Handle = { id: number };
export abstract class Base implements Shape {
	/** Opens a file. */
	open(path: string): Handle { log(path); return parts(path).length > 1 ? { id: 1 } : { id: 2 }; }
}
export class Store extends Base {
	constructor(readonly name: string) { super(); }
	override open(path: string): Handle { return super.open(path + this.name); }
	close(): void { log('closed'); }
}
function parts(path: string): string[] { return path.split('/'); }
export const LIMIT = 3;
`,
	'src/log.ts': `export function log(text: string): void { write('\`\`\`\\n' + text + ']]>'); }
function write(text: string): void { any.out(text); }
declare const any: any;
`,
	'src/app.ts': `import { LIMIT, Store } from './store';
export function main(): void { new Store('a').open('x'); run(LIMIT); }
export function run(n: number): void { new Store(String(n)).open('z').id; }
`,
	'src/cli.ts': `import { main } from './app';\nmain();\n`,
	'src/store.test.ts': `import { Store } from './store';
describe('Store', () => {
	test('opens', () => {
		const store = new Store('t');
		store.open('p');
	});
});
`,
	'docs/guide.md': `# Guide

Words about nothing.

## Stores

Call \`Store.open\` with a path. A door may open, too.

\`\`\`ts
# not a heading
new Store('a').open('b');
\`\`\`

## Else

open the window
`,
	'tool/job.py': `from tool.util import helper


class Job:
    """Runs. Often."""

    def run(self):
        return helper(1)
`,
	'tool/util.py': 'def helper(n):\n    return n + 1\n',
	'tool/__init__.py': '',
};

let root = '';

async function build(folder: string): Promise<void> {
	const { code, err } = await assay(['index', '--quiet'], { cwd: folder });
	expect(err).toBe('');
	expect(code).toBe(0);
}

beforeAll(async () => {
	root = repository(FILES);
	await build(root);
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

const question = questions.find(({ name }) => name === 'pack')!;

async function packed(input: object, folder = root): Promise<Envelope<PackResult>> {
	const { ASSAY_DIR: _, ...env } = process.env;
	const options = { cwd: folder, root: folder, env, signal: new AbortController().signal };
	const envelope = (await ask(question, input, options)) as Envelope<PackResult>;
	if (envelope.ok) question.output(z).parse(envelope.result);
	return envelope;
}

async function pack(input: object, folder = root): Promise<PackResult> {
	const envelope = await packed(input, folder);
	if (!envelope.ok) throw new Error(`${envelope.error.code}: ${envelope.error.message}`);
	return envelope.result;
}

const textOf = ({ head, items, tail }: PackResult) => [head, ...items.map(({ text }) => text), tail].join('');
const named = ({ items }: PackResult) => new Map(items.map((item) => [item.name, item]));
const sum = (counts: Record<string, number>) =>
	Object.values(counts).reduce((total, count) => total + count, 0);

describe('assay pack', () => {
	test('has what was asked for, and what is around it by its role', async () => {
		const items = named(await pack({ targets: ['Store.open'] }));
		expect(items.get('Store.open')).toMatchObject({ role: 'seed', level: 'full', why: [] });
		expect(items.get('main')).toMatchObject({ role: 'caller', level: 'full', startLine: 2 });
		expect(items.get('Base.open')?.role).toMatch(/callee|type/);
		expect(items.get('src/store.test.ts')).toMatchObject({ role: 'test', startLine: 2, endLine: 7 });
		expect(items.get('log')).toMatchObject({ role: 'callee', depth: 2 });
		expect(items.get('Store.close')).toMatchObject({ role: 'related' });
		const page = items.get('docs/guide.md');
		expect(page).toMatchObject({ role: 'doc', startLine: 5, summary: 'Stores' });
		expect(page?.text).toContain('A door may open');
		expect(page?.text).not.toContain('open the window');
	});

	test('a word that people use is a mention only as code', async () => {
		const { items } = await pack({ targets: ['Store.open'] });
		expect(items.filter(({ role }) => role === 'doc')).toHaveLength(1);
		expect((await pack({ targets: ['log'] })).items.filter(({ role }) => role === 'doc')).toEqual([]);
	});

	test('every way is made of edges that there are', async () => {
		const { ASSAY_DIR: _, ...env } = process.env;
		const reader = openIndex(stateFolder(root, env));
		const graph = readWholeGraph(reader);
		const words = new GraphWords(reader, graph);
		const edges = new Set<string>();
		for (let edge = 0; edge < graph.edges.count; edge++) {
			const { file, line, col, kind } = words.edge(edge);
			const [from, to] = [graph.edges.source[edge], graph.edges.target[edge]].map(
				(node) => words.node(node).name,
			);
			edges.add(`${kind} ${from} ${to} ${file}:${line}:${col}`);
		}
		reader.close();
		let hops = 0;
		for (const target of ['Store.open', 'src/store.ts', 'log', 'LIMIT', 'Job.run', 'Base']) {
			for (const { from, why, name } of (await pack({ targets: [target], budget: 100_000 })).items) {
				let at = from;
				for (const { kind, isForward, file, line, col, to } of why) {
					hops++;
					const [source, end] = isForward ? [at, to] : [to, at];
					if (kind === 'inside' || kind === 'around') {
						expect(end === source || end.startsWith(`${source}.`) || source === file).toBe(true);
					} else if (kind === 'mention') {
						const text = readFileSync(join(root, file), 'utf8').split('\n')[line - 1];
						expect(text.slice(col - 1)).toMatch(new RegExp(`^${at.slice(at.lastIndexOf('.') + 1)}\\b`));
					} else expect(edges).toContain(`${kind} ${source} ${end} ${file}:${line}:${col}`);
					at = to;
				}
				expect(at).toBe(name);
			}
		}
		expect(hops).toBeGreaterThan(50);
	});

	test('never takes more than its budget, and loses nothing in silence', async () => {
		const targets = fc.constantFrom(
			['Store.open'],
			['src/store.ts'],
			['Base', 'main'],
			['Job'],
			['log'],
			['LIMIT'],
		);
		const inputs = fc.record({ targets, budget: fc.integer({ min: 300, max: 3_000 }), xml: fc.boolean() });
		let packs = 0;
		await fc.assert(
			fc.asyncProperty(inputs, async (input) => {
				const envelope = await packed(input);
				if (!envelope.ok) {
					expect(envelope.error.message).toContain('too small');
					return;
				}
				packs++;
				const { receipt } = envelope.result;
				expect(countTokens(textOf(envelope.result))).toBe(receipt.tokens);
				expect(receipt.tokens).toBeLessThanOrEqual(input.budget);
				expect(sum(receipt.included) + sum(receipt.leftOut)).toBe(receipt.considered);
				expect(sum(receipt.included)).toBe(envelope.result.items.length);
			}),
			{ numRuns: 60 },
		);
		expect(packs).toBeGreaterThan(30);
	}, 60_000);

	test('shows less of what is farther away, and more with more room', async () => {
		const small = await pack({ targets: ['Store.open'], budget: 700 });
		const large = await pack({ targets: ['Store.open'], budget: 10_000_000 });
		expect(small.receipt.leftOut.budget).toBeGreaterThan(0);
		expect(large.receipt.leftOut.budget).toBe(0);
		expect(large.items.length).toBeGreaterThan(small.items.length);
		const levels = small.items.map(({ level }) => level);
		expect(levels[0]).toBe('full');
		expect(levels).toContain('line');
	});

	test('gives the same bytes for the same content, whatever the order of files in the index', async () => {
		const input = { targets: ['Store.open', 'Job'], budget: 2_000 };
		const once = textOf(await pack(input));
		expect(textOf(await pack(input))).toBe(once);
		const other = temporaryRepository(Object.fromEntries(Object.entries(FILES).reverse()));
		await build(other);
		// Its rows come back under other ids.
		appendFileSync(join(other, 'src/app.ts'), '// x\n');
		await pack(input, other);
		writeFileSync(join(other, 'src/app.ts'), FILES['src/app.ts']);
		expect(textOf(await pack(input, other))).toBe(once);
	});

	test('with --since only what is new is shown', async () => {
		const folder = temporaryRepository(FILES);
		await build(folder);
		const first = await pack({ targets: ['Store.open'] }, folder);
		const again = await pack({ targets: ['Store.open'], since: first.receipt.hash }, folder);
		const shown = new Set(first.items.filter(({ level }) => level === 'full').map(({ name }) => name));
		expect(again.items.filter(({ name }) => shown.has(name))).toEqual([]);
		expect(again.receipt.leftOut.known).toBeGreaterThan(5);
		writeFileSync(join(folder, 'src/app.ts'), FILES['src/app.ts'].replace("open('x')", "open('changed')"));
		const after = await pack({ targets: ['Store.open'], since: first.receipt.hash }, folder);
		expect(named(after).get('main')?.text).toContain('changed');
		expect(named(after).has('Store.open')).toBe(false);
		expect(after.receipt.gone).toBeGreaterThan(0);
		expect(after.receipt.hash).not.toBe(first.receipt.hash);
		const unknown = await packed({ targets: ['Store.open'], since: '0'.repeat(16) }, folder);
		expect(unknown).toMatchObject({ ok: false, error: { code: 'NOT_FOUND' } });
	});

	test('text of the repository cannot end a fence or an element', async () => {
		const markdown = named(await pack({ targets: ['log'] })).get('log')!.text;
		expect(markdown).toContain('\n````typescript\n');
		expect(markdown.endsWith('\n````\n')).toBe(true);
		const xml = textOf(await pack({ targets: ['log'], xml: true }));
		expect(xml).toContain("text + ']]]]><![CDATA[>')");
		const bare = xml.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '');
		const open: string[] = [];
		for (const [, slash, tag] of bare.matchAll(/<(\/?)([a-z]+)(?: [a-z]+="[^"<>]*")*>/g)) {
			if (slash === '') open.push(tag);
			else expect(open.pop()).toBe(tag);
		}
		expect(open).toEqual([]);
		expect(bare.replace(/<\/?[a-z]+(?: [a-z]+="[^"<>]*")*>/g, '')).not.toMatch(/[<]/);
	});

	test('says what is wrong with a request', async () => {
		const error = async (input: object) => {
			const envelope = await packed(input);
			return envelope.ok ? null : envelope.error;
		};
		expect(await error({ targets: ['Store.open'], budget: 0 })).toMatchObject({
			code: 'USAGE',
			message: expect.stringContaining('300'),
		});
		expect(await error({ targets: [] })).toMatchObject({ code: 'USAGE' });
		expect(await error({ targets: ['../outside.ts'] })).not.toBeNull();
		expect(await error({ targets: ['/etc/passwd'] })).toMatchObject({ code: 'PATH_OUTSIDE_ROOT' });
		expect(await error({ targets: ['nowhereToBeFound'] })).toMatchObject({ code: 'NOT_FOUND' });
		expect(await error({ targets: ['npm:express'] })).toMatchObject({ code: 'USAGE' });
	});

	test('names and words are enough; the command prints the pack as it was counted', async () => {
		const several = await pack({ targets: ['open'] });
		expect(several.seeds.map(({ name }) => name).sort()).toEqual(['Base.open', 'Shape.open', 'Store.open']);
		const words = await pack({ targets: ['where is the Store used'] });
		expect(words.seeds.map(({ name }) => name)).toContain('Store');
		const unquoted = await pack({ targets: ['where', 'is', 'the', 'Store', 'used'] });
		expect(unquoted.seeds).toEqual(words.seeds);
		expect((await pack({ targets: ['main', 'LIMIT'] })).seeds.map(({ name }) => name)).toEqual([
			'main',
			'LIMIT',
		]);
		const { out } = await assay(['pack', 'Store.open', '--budget', '1000'], { cwd: root });
		const result = await pack({ targets: ['Store.open'], budget: 1_000 });
		expect(out).toBe(textOf(result));
		expect(out).toContain(`tokens ${countTokens(out)} of 1000 (o200k_base)`);
	});
});

describe('assay pack --changed', () => {
	test('is about the definitions that a change touched, what calls them and their tests', async () => {
		const folder = temporaryRepository({ ...FILES, 'src/gone.ts': 'export const gone = 1;\n' });
		const git = (...args: string[]) =>
			execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=a@b', ...args], { cwd: folder });
		git('init', '-q');
		git('add', '.');
		git('commit', '-qm', 'Begin');
		await build(folder);
		expect(await packed({ changed: 'HEAD' }, folder)).toMatchObject({
			ok: false,
			error: { code: 'NOT_FOUND' },
		});
		writeFileSync(
			join(folder, 'src/store.ts'),
			FILES['src/store.ts'].replace('super.open(path + this.name)', 'super.open(this.name + path)'),
		);
		writeFileSync(
			join(folder, 'src/new.ts'),
			"import { log } from './log';\nexport function fresh(): void { log('n'); }\n",
		);
		rmSync(join(folder, 'src/gone.ts'));
		writeFileSync(join(folder, 'logo.png'), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]));
		const result = await pack({ changed: 'HEAD' }, folder);
		expect(result.seeds.map(({ name }) => name)).toEqual(['fresh', 'Store.open']);
		const items = named(result);
		expect(items.get('Store.open')).toMatchObject({ role: 'seed', changed: '10' });
		expect(items.get('Store.open')?.text).toContain('changed: lines 10\n');
		expect(items.get('main')?.role).toBe('caller');
		expect(items.get('src/store.test.ts')?.role).toBe('test');
		expect(result.receipt.notes).toEqual(['deleted: src/gone.ts', 'changed, but not in the index: logo.png']);
		expect(countTokens(textOf(result))).toBe(result.receipt.tokens);
		const { out } = await assay(['pack', '--changed', '--budget', '1500'], { cwd: folder });
		expect(out).toContain('# Context pack: `changes since HEAD`');
		expect(await packed({ changed: 'nowhere' }, folder)).toMatchObject({
			ok: false,
			error: { code: 'NOT_FOUND' },
		});
		expect(await packed({ changed: '--output=x' }, folder)).toMatchObject({
			ok: false,
			error: { code: 'USAGE' },
		});
	});
});
