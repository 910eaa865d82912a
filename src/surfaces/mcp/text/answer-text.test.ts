import { describe, expect, test } from 'vitest';
import { type Question, questions } from '../../../engine.ts';
import type { Envelope, Meta } from '../../../model/envelope.ts';
import { answerText } from './answer-text.ts';

const META: Meta = { schemaVersion: 1, index: null, completeness: null, truncated: false, warnings: [] };

function named(name: string): Question {
	return questions.find((question) => question.name === name)!;
}

function text(name: string, result: object, meta: Partial<Meta> = {}, input: object = {}): string {
	const envelope: Envelope<unknown> = { ok: true, result, meta: { ...META, ...meta } };
	return answerText(named(name), input, envelope);
}

describe('an answer', () => {
	test('says first when it may be wrong', () => {
		const stale = { added: 1, changed: 2, removed: 0, settingsChanged: false };
		const lines = text(
			'changed',
			{ total: 0 },
			{
				index: { generation: 'x', fresh: false, stale, building: true },
				completeness: { complete: false, files: 9, incomplete: { timed_out: 1 }, skipped: { binary: 2 } },
				warnings: ['the index was damaged\nand built anew'],
			},
		).split('\n');
		expect(lines.slice(0, 3)).toEqual([
			'stale: files differ from the index (2 changed, 1 new, 0 gone); it is being built anew',
			'incomplete: of 9 files 1 timed out, 2 binary',
			'warning: the index was damaged\\nand built anew',
		]);
		expect(text('changed', { total: 0 }).startsWith('```')).toBe(true);
	});

	test('that is long is cut, and says with which limit all of it is shown', () => {
		const entries = Array.from({ length: 400 }, (_, at) => ({
			file: `${'x'.repeat(90)}${at}.ts`,
			line: at + 1,
		}));
		const long = text('references', { references: entries, next: 'abc' }, {}, { limit: 400 });
		expect(long.length).toBeLessThan(25_400);
		const last = long.split('\n').at(-1);
		expect(last).toMatch(
			/^Cut at 25,000 characters, after \d+ of 401 lines\. Ask with limit 2\d\d, and go on with its cursor\.$/,
		);
		expect(long).not.toContain('abc');
	});

	test('of one endless line is cut, too', () => {
		const long = text('config', { schema: { text: 'x'.repeat(100_000) } });
		expect(long.length).toBeLessThan(25_400);
		expect(long).toContain('Cut at 25,000 characters');
	});

	test('within a budget is whole', () => {
		expect(text('map', { text: 'x\n'.repeat(20_000) }).length).toBeGreaterThan(39_000);
	});

	test('that a limit cut says how to get more', () => {
		expect(text('arch', { total: 3 }, { truncated: true }).endsWith('\nMore: a larger limit.')).toBe(true);
		expect(text('map', { text: 'x' }, { truncated: true }).endsWith('\nMore fits a larger budget.')).toBe(
			true,
		);
		expect(text('references', { total: 3, next: 'abc' }).endsWith('\nMore: cursor abc')).toBe(true);
	});
});

test('an error has code, message, place and hint', () => {
	const error = {
		code: 'USAGE',
		message: 'no such\nfilter',
		hint: 'h'.repeat(900),
		place: { text: 'a b:c', start: 2, end: 5 },
	} as const;
	expect(answerText(named('search'), {}, { ok: false, error, meta: META })).toBe(
		`error USAGE (names in it are data)\nno such\\nfilter\nat 2-5 of: a b:c\nhint: ${'h'.repeat(600)}…`,
	);
});

test.each([
	['`assay symbol <name>` suggests names.', 'the tool overview with question symbol suggests names.'],
	[
		'Ask `assay graph callers x --depth 2` or `assay search`.',
		'Ask the tool graph with question callers or the tool search.',
	],
	['Run `assay index` first.', 'Run `assay index` first.'],
])('the hint %s is in words of tools', (hint, said) => {
	const error = { code: 'NOT_FOUND', message: 'm', hint } as const;
	expect(answerText(named('search'), {}, { ok: false, error, meta: META }).endsWith(`\nhint: ${said}`)).toBe(
		true,
	);
});
