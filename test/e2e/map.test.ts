import { rmSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ask, type MapResult, questions } from '../../src/engine.ts';
import type { Envelope } from '../../src/model/envelope.ts';
import { countTokens } from '../../src/pack/tokens/count-tokens.ts';
import { assay, repository } from './assay.ts';

const leaf = (n: number) =>
	`import { used } from '../core/used';\nexport function leaf${n}(a: string): void { used(a); }\nfunction own${n}(): void {}\n`;

const FILES = {
	'core/used.ts': `${Array.from({ length: 25 }, (_, n) => `export function other${n}(): void {}\n`).join('')}export function seldom(): void {}
export function used(text: string): void { hidden(text); }
function hidden(text: string): void {}
export class Tool { run(): void {} }
`,
	...Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`leaves/leaf${n}.ts`, leaf(n)])),
	'leaves/tool.ts':
		"import { Tool } from '../core/used';\nexport function go(): void { new Tool().run(); }\n",
	'leaves/a.test.ts': "import { seldom } from '../core/used';\ntest('x', () => { seldom(); seldom(); });\n",
	'notes.md': '# Notes\n',
};

let root = '';

beforeAll(async () => {
	root = repository(FILES);
	expect((await assay(['index', '--quiet'], { cwd: root })).code).toBe(0);
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

const question = questions.find(({ name }) => name === 'map')!;

async function mapped(input: object): Promise<Envelope<MapResult>> {
	const { ASSAY_DIR: _, ...env } = process.env;
	const options = { cwd: root, root, env, signal: new AbortController().signal };
	const envelope = (await ask(question, input, options)) as Envelope<MapResult>;
	if (envelope.ok) question.output(z).parse(envelope.result);
	return envelope;
}

async function map(input: object): Promise<MapResult> {
	const envelope = await mapped(input);
	if (!envelope.ok) throw new Error(envelope.error.message);
	return envelope.result;
}

describe('assay map', () => {
	test('begins with what the most leads to, and counts what it does not show', async () => {
		const { files, text, ranked, unranked } = await map({});
		expect(files[0].file).toBe('core/used.ts');
		const names = files[0].definitions.map(({ name }) => name);
		expect(names).toHaveLength(20);
		// In the order of the file; what only tests use is used by nobody.
		expect(names.slice(-3)).toEqual(['used', 'Tool', 'Tool.run']);
		expect(names).not.toContain('seldom');
		expect(text).toContain('## core/\nused.ts\n| export function other0(): void\n');
		expect(text).toContain('|   run(): void\n');
		expect(ranked).toBe(14);
		expect(unranked).toEqual({ tests: 1, generated: 0, migrations: 0, empty: 1 });
	});

	test('shows first what others use', async () => {
		const { files } = await map({ budget: 200 });
		expect(files[0].definitions.map(({ name }) => name)).toContain('Tool.run');
	});

	test('never takes more than its budget, and gives the same bytes', async () => {
		await fc.assert(
			fc.asyncProperty(fc.integer({ min: 200, max: 1_500 }), async (budget) => {
				const { text, tokens } = await map({ budget });
				expect(countTokens(text)).toBe(tokens);
				expect(tokens).toBeLessThanOrEqual(budget);
				expect((await map({ budget })).text).toBe(text);
			}),
			{ numRuns: 20 },
		);
	});

	test('may be of a part, and says what is wrong', async () => {
		expect((await map({ in: 'leaves', budget: 10_000_000 })).files).toHaveLength(13);
		expect((await map({ in: 'leaves/leaf1.ts' })).files.map(({ file }) => file)).toEqual(['leaves/leaf1.ts']);
		expect(await mapped({ in: 'leav' })).toMatchObject({ ok: false, error: { code: 'NOT_FOUND' } });
		expect(await mapped({ in: '../..' })).toMatchObject({ ok: false, error: { code: 'PATH_OUTSIDE_ROOT' } });
		expect(await mapped({ budget: 0 })).toMatchObject({ ok: false, error: { code: 'USAGE' } });
		const { out } = await assay(['map', '--budget', '300'], { cwd: root });
		expect(out).toBe((await map({ budget: 300 })).text.replace(/^# Map of .*/, out.split('\n')[0]));
	});
});
