import pc from 'picocolors';
import { describe, expect, test } from 'vitest';
import { questions } from '../../engine.ts';
import { services } from '../services.ts';
import { describeCommands, readArguments } from './arguments.ts';

const looks = { version: '1.2.3', width: 80, colours: pc.createColors(false) };

function asked(...argv: string[]) {
	const request = readArguments(argv, looks);
	if (request.kind !== 'ask') throw new Error(`not a question: ${JSON.stringify(request)}`);
	return { ...request, question: request.question.name };
}

function refused(...argv: string[]) {
	const request = readArguments(argv, looks);
	if (request.kind !== 'wrong') throw new Error(`accepted: ${JSON.stringify(request)}`);
	return {
		code: request.error.code,
		message: request.error.message,
		hint: request.error.hint,
		json: request.json,
	};
}

describe('a question', () => {
	test('takes places, flags and what holds for every command', () => {
		expect(asked('symbols', 'a.ts', '--limit', '5', '--json', '--root', 'x')).toMatchObject({
			question: 'symbols',
			input: { file: 'a.ts', limit: 5 },
			root: 'x',
			format: 'json',
			quiet: false,
		});
		expect(asked('-q', '--json', 'status', '--skipped')).toMatchObject({
			input: { skipped: true },
			format: 'json',
			quiet: true,
		});
	});

	test('a list takes all places that are left', () => {
		expect(asked('verify', 'a.ts', 'b', '--json', 'c').input).toEqual({ paths: ['a.ts', 'b', 'c'] });
		expect(asked('verify').input).toEqual({});
	});

	test('the root of index is its argument', () => {
		expect(asked('index', 'dir', '--jobs', 'auto')).toMatchObject({ root: 'dir', input: { jobs: 'auto' } });
		expect(asked('index').root).toBeUndefined();
		expect(refused('index', 'dir', '--root', 'other').message).toBe('the root is given twice');
	});

	test('what begins with a dash is an argument after --', () => {
		expect(asked('symbol', '--', '--json')).toMatchObject({ input: { name: '--json' }, format: 'text' });
		expect(asked('sql', '-').input).toEqual({ query: '-' });
	});

	test('words of a search need no quotes', () => {
		const { input } = asked('search', 'where', 'are', 'sessions removed', '--limit', '3', 'in:src/');
		expect(input).toEqual({ query: 'where are sessions removed in:src/', limit: 3 });
	});

	test('what is not a number is left for the schema to refuse', () => {
		expect(asked('symbol', 'x', '--limit', 'many').input).toEqual({ name: 'x', limit: 'many' });
		expect(asked('symbol', 'x', '--limit', '-3').input).toEqual({ name: 'x', limit: -3 });
	});
});

describe('wrong use', () => {
	test.each([
		[['simbols', 'x'], "unknown command 'simbols'", 'Did you mean symbols?'],
		[['graph', 'calers', 'x'], "unknown command 'calers'", 'Did you mean `assay graph callers`?'],
		[['callers', 'x'], "unknown command 'callers'", 'Did you mean `assay graph callers`?'],
		[['symbols', 'x', '--limt', '3'], "unknown option '--limt'", 'Did you mean --limit?'],
		[['symbols'], "missing required argument 'file'", '`assay symbols --help` lists what there is.'],
		[['symbols', 'a', 'b'], 'too many arguments', '`assay symbols --help` lists what there is.'],
		[['symbols', 'a', '--limit'], "option '--limit <n>' argument missing", '`assay symbols --help`'],
		[['sql', 'x', '--csv', '--json'], '--csv and --json exclude each other', 'Choose one of them.'],
		[['--nonsense'], "unknown option '--nonsense'", '`assay --help` lists what there is.'],
	])('%j', (argv, message, hint) => {
		const error = refused(...argv);
		expect(error.code).toBe('USAGE');
		expect(error.message).toContain(message);
		expect(error.hint).toContain(hint);
	});

	test('is told in JSON when JSON was asked for', () => {
		expect(refused('symbols', '--json').json).toBe(true);
		expect(refused('symbols').json).toBe(false);
		expect(refused('symbols', 'a', 'b', '--', '--json').json).toBe(false);
	});

	test('no command at all shows the help', () => {
		const request = readArguments([], looks);
		expect(request).toMatchObject({ kind: 'nothing' });
		expect(request.kind === 'nothing' && request.text).toContain('Commands:');
	});
});

describe('help', () => {
	test('every command has a description, its options and an example, in 80 columns', () => {
		const pages = describeCommands(looks);
		const names = [...questions, ...services].map(({ name }) => name);
		expect(pages.map(({ name }) => name)).toEqual(['assay', ...names]);
		for (const { name, help } of pages.slice(1)) {
			expect(help, name).toContain('Examples:\n  $ assay ');
			expect(help, name).toContain('--json');
			const [usage] = help.split('Examples:');
			for (const line of usage.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
		}
	});

	test.each([[['--help']], [['help']], [['-h']]])('%j shows all commands', (argv) => {
		const request = readArguments(argv, looks);
		for (const { name } of questions)
			expect(request.kind === 'show' && request.text).toContain(`  ${name.split(' ')[0]} `);
	});

	test('of one command', () => {
		for (const argv of [
			['sql', '--help'],
			['help', 'sql'],
			['sql', 'x', '--json', '-h'],
		]) {
			const request = readArguments(argv, looks);
			expect(request.kind === 'show' && request.text).toContain('Usage: assay sql [options] [query]');
		}
	});

	test('the version', () => {
		expect(readArguments(['--version'], looks)).toEqual({ kind: 'show', text: '1.2.3\n' });
		expect(readArguments(['-V'], looks)).toEqual({ kind: 'show', text: '1.2.3\n' });
	});
});
