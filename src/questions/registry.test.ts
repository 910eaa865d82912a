import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { AssayError } from '../model/errors.ts';
import { checkInput } from './check-input.ts';
import { inputSchema } from './field.ts';
import { questions } from './registry.generated.ts';
import { repositoryPaths } from './repository-path.ts';

describe('the registry', () => {
	test('names are unique and sentences are whole', () => {
		expect(new Set(questions.map(({ name }) => name)).size).toBe(questions.length);
		for (const { name, summary, description, examples, fields } of questions) {
			expect(summary, name).toMatch(/^[A-Z][^.]{5,60}$/);
			expect(description, name).toMatch(/^[A-Z].+\.$/s);
			expect(examples.length, name).toBeGreaterThan(0);
			for (const { command } of examples) expect(`${command} `.startsWith(`${name} `), command).toBe(true);
			for (const field of Object.values(fields)) expect(field.about, name).not.toBe('');
		}
	});

	test('what only reads does not say that it writes, and the other way round', () => {
		const writing = questions.filter(({ effect }) => effect === 'write').map(({ name }) => name);
		expect(writing).toEqual(['index', 'export', 'fetch', 'clean']);
		for (const { name, effect, commandLineOnly } of questions)
			if (effect === 'write') expect(commandLineOnly, name).not.toBeNull();
		expect(new Set(questions.map(({ order }) => order)).size).toBe(questions.length);
	});

	test('every input and output has a JSON Schema, for surfaces that need one', () => {
		for (const question of questions) {
			const input = z.toJSONSchema(inputSchema(z, question.fields), { io: 'input' });
			expect(input).toMatchObject({ type: 'object', additionalProperties: false });
			expect(() => z.toJSONSchema(question.output(z))).not.toThrow();
		}
	});

	test('what the command line takes by place or from standard input are fields', () => {
		for (const { cli, fields } of questions) {
			for (const name of [...(cli.positional ?? []), ...(cli.stdin ? [cli.stdin] : [])]) {
				expect(fields).toHaveProperty(name);
			}
		}
	});
});

describe('an input', () => {
	const symbol = questions.find(({ name }) => name === 'symbol')!;
	const index = questions.find(({ name }) => name === 'index')!;

	test('gets its defaults', () => {
		expect(checkInput(symbol, { name: 'x' })).toEqual({ name: 'x', limit: 20 });
	});

	test.each([
		[{ name: 'x', limt: 1 }, 'symbol has no field "limt"', 'Did you mean limit?'],
		[{ nmae: 'x' }, 'symbol has no field "nmae"', 'Did you mean name?'],
		[{ name: 'x', zebra: 1 }, 'symbol has no field "zebra"', '`assay symbol --help` lists what it takes.'],
		[{}, 'symbol needs name', '`assay symbol --help`'],
		[{ name: '' }, 'name must be a text of 1 to 1,000 characters, but is ""', ''],
		[{ name: 7 }, 'name must be a text of 1 to 1,000 characters, but is 7', ''],
		[{ name: 'x', limit: 'many' }, 'limit must be a whole number from 1 to 10,000, but is "many"', ''],
		[{ name: 'x', limit: 0 }, 'limit must be a whole number from 1 to 10,000, but is 0', ''],
		[{ name: 'y'.repeat(2000) }, 'but is "yyyy', ''],
	])('%j is refused', (input, message, hint) => {
		expect(() => checkInput(symbol, input)).toThrow(
			expect.objectContaining({
				code: 'USAGE',
				message: expect.stringContaining(message),
				hint: expect.stringContaining(hint),
			}),
		);
	});

	test('that is no object is refused', () => {
		for (const input of [undefined, null, 3, 'x', []]) {
			expect(() => checkInput(symbol, input)).toThrow('symbol needs an object of fields');
		}
	});

	test('jobs are "auto" or a number', () => {
		expect(checkInput(index, { jobs: 'auto' })).toEqual({ jobs: 'auto', full: false, watch: false });
		expect(checkInput(index, { jobs: 4 })).toEqual({ jobs: 4, full: false, watch: false });
		for (const jobs of [0, 65, 1.5, '4', 'all']) {
			expect(() => checkInput(index, { jobs })).toThrow('jobs must be "auto" or a whole number');
		}
	});
});

test('an input is accepted exactly when its published schema accepts it', () => {
	const value = fc.oneof(
		fc.constantFrom<unknown>(
			undefined,
			null,
			true,
			false,
			'',
			'auto',
			'x',
			0,
			1,
			64,
			65,
			1.5,
			-1,
			1e300,
			Number.NaN,
		),
		fc.integer({ min: -10, max: 2_000_000 }),
		fc.constantFrom(1, 1000, 1001, 8192, 8193, 1_000_001).map((length) => 'x'.repeat(length)),
		fc.array(fc.string(), { maxLength: 2 }),
	);
	for (const question of questions) {
		const schema = inputSchema(z, question.fields);
		const names = [...Object.keys(question.fields), 'zebra', '__proto__'];
		fc.assert(
			fc.property(fc.dictionary(fc.constantFrom(...names), value), (input) => {
				const { success, data } = schema.safeParse(input);
				if (success) expect(checkInput(question, input)).toEqual(data);
				else expect(() => checkInput(question, input), JSON.stringify(input)).toThrow(AssayError);
			}),
			{ numRuns: 40 },
		);
	}
});

describe('a path a user typed', () => {
	test('counts from the current folder, then from the root', () => {
		expect(repositoryPaths('/r', '/r/src', 'a.ts')).toEqual(['src/a.ts', 'a.ts']);
		expect(repositoryPaths('/r', '/r', './x/../a.ts')).toEqual(['a.ts']);
		expect(repositoryPaths('/r', '/r/src', '../b.ts')).toEqual(['b.ts']);
		expect(repositoryPaths('/r', '/elsewhere', 'a.ts')).toEqual(['a.ts']);
		expect(repositoryPaths('/r', '/', '/r/a.ts')).toEqual(['a.ts']);
		expect(repositoryPaths('/r', '/r', '..a/b')).toEqual(['..a/b']);
		expect(repositoryPaths('/r', '/r', '~/%2e%2e')).toEqual(['~/%2e%2e']);
	});

	test.each([
		'..',
		'../r2/a.ts',
		'/r2/a.ts',
		'/etc/passwd',
		'src/../../x',
		'/r/../x',
		'.',
		'/r',
		'a\0b',
		'../rx',
	])('%j is refused', (given) => {
		expect(() => repositoryPaths('/r', '/r', given)).toThrow('not a path below the root');
	});
});
