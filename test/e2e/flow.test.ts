import { describe, expect, test } from 'vitest';
import type { FlowResult } from '../../src/engine.ts';
import { answer, ask, assay, temporaryRepository } from './assay.ts';
import { indexedRepository } from './sample.ts';

const FILES = {
	'src/limits.ts': `export let limit = 3;
export function raise(by: number): number {
	limit += by;
	return limit;
}
export const twice = (limit: number) => limit * 2;
`,
	'src/app.ts': `import { limit as most, raise } from './limits';
function show(count: number): void {}
export function run(limit: string) {
	show(most);
	const later = () => raise(limit.length);
	return [most, later];
}
`,
	'notes.md': '# limit\n',
};

const made = indexedRepository(FILES);

const flow = (...args: string[]) => answer<FlowResult>(['graph', 'flow', ...args], { cwd: made.root });

describe('graph flow', () => {
	test('a variable of a module, through its own file and others', async () => {
		const { variable, occurrences } = await flow('src/limits.ts:1:limit');
		expect(variable).toMatchObject({ line: 1, col: 12, kind: 'let', exported: true, function: null });
		expect(occurrences.map(({ file, line, what }) => `${file}:${line} ${what}`)).toEqual([
			'src/limits.ts:1 declared',
			'src/limits.ts:3 changed',
			'src/limits.ts:4 read',
			'src/app.ts:1 imported',
			'src/app.ts:4 read',
			'src/app.ts:6 read',
		]);
		expect(occurrences[2]).toMatchObject({ function: 'raise', givenBack: 'return', text: 'return limit;' });
		expect(occurrences[4].passed).toEqual({
			...{ to: 'show', argument: 1, whole: true, parameter: 'count' },
			target: { file: 'src/app.ts', line: 2 },
		});
	});

	test('an imported name is the variable that it stands for', async () => {
		expect(await flow('src/app.ts:4:most')).toEqual(await flow('src/limits.ts:1:limit'));
	});

	test('the text names what captures it', async () => {
		const { out, code } = await assay(['graph', 'flow', 'src/app.ts:3:limit'], { cwd: made.root });
		expect(code).toBe(0);
		expect(out.split('\n')).toEqual([
			'src/app.ts:3:21  limit param string of run',
			'  src/app.ts  run',
			'        3 │ export function run(limit: string) {',
			'          :21  declared',
			'  src/app.ts  run.later',
			'        5 │ const later = () => raise(limit.length);',
			'          :28  read, in what is passed to raise as by (src/limits.ts:2), captured by later, sees line 3',
			'  What a function captures runs when that is called, which its place in the list does not tell.',
			'',
		]);
	});

	test('a line that names two of a name is chosen from by column', async () => {
		const other = temporaryRepository({
			'a.ts': 'const x = 1; export const f = (x: number) => x + 1; f(x);\n',
		});
		await assay(['index', '--quiet'], { cwd: other });
		const several = await ask<FlowResult>(['graph', 'flow', 'a.ts:1:x'], { cwd: other });
		const choices = several.envelope.ok ? several.envelope.result.choices : [];
		expect(choices.map(({ col, kind }) => `${col} ${kind}`)).toEqual(['7 const', '32 param']);
		const one = await ask<FlowResult>(['graph', 'flow', 'a.ts:1:46'], { cwd: other });
		const found = one.envelope.ok ? one.envelope.result.occurrences : [];
		expect(found.map(({ col }) => col)).toEqual([32, 46]);
	});

	test('pages, and says what the words mean', async () => {
		const first = await flow('src/limits.ts:1:limit', '--limit', '4');
		expect([first.total, first.occurrences.length]).toEqual([6, 4]);
		const rest = await flow('src/limits.ts:1:limit', '--cursor', first.next!, '--explain');
		expect(rest.occurrences.map(({ file, line }) => `${file}:${line}`)).toEqual([
			'src/app.ts:4',
			'src/app.ts:6',
		]);
		expect(rest.explanation.length).toBeGreaterThan(0);
	});

	test.each([
		['src/limits.ts:1:nothing', 'line 1 of src/limits.ts names no variable nothing It names limit.'],
		['src/limits.ts:99:limit', 'src/limits.ts has no line 99 It has'],
		['src/limits.ts:limit', 'names no variable'],
		['src/gone.ts:1:x', 'no such file: src/gone.ts'],
		['notes.md:1:limit', 'names in notes.md are not followed: it is markdown'],
		['src/limits.ts:1:2', 'no variable is at src/limits.ts:1:2'],
	])('%s is refused with a reason', async (variable, reason) => {
		await expect(flow(variable)).rejects.toThrow(reason);
	});
});
