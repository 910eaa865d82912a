import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ask, assay, temporaryRepository } from './assay.ts';

describe('the command line', () => {
	test.each([
		[['simbols', 'x'], "unknown command 'simbols'", 'Did you mean symbols?'],
		[['status', '--skiped'], "unknown option '--skiped'", 'Did you mean --skipped?'],
		[['symbols'], "missing required argument 'file'", '`assay symbols --help`'],
		[['symbol', 'x', '--limit', 'many'], 'limit must be a whole number from 1 to 10,000, but is "many"', ''],
		[['index', '--jobs', '0'], 'jobs must be "auto" or a whole number from 1 to 64, but is 0', ''],
		[['status', '--cursor', 'nonsense', '--skipped'], '', 'Run `assay index` first.'],
	])('%j ends with a message and a hint', async (args, message, hint) => {
		const cwd = temporaryRepository({});
		const { code, out, err } = await assay(args, { cwd });
		expect(code).toBe(message === '' ? 3 : 2);
		expect(out).toBe('');
		expect(err).toMatch(/^error: .+\nhint: .+\n$/);
		expect(err).toContain(message);
		expect(err).toContain(hint);
	});

	test('an error is an envelope on standard output when JSON was asked for', async () => {
		const cwd = temporaryRepository({});
		for (const args of [['symbols'], ['simbols'], ['symbol', 'x', '--limit', '0']]) {
			const { code, err, envelope } = await ask(args, { cwd });
			expect(code).toBe(2);
			expect(err).toBe('');
			expect(envelope).toMatchObject({ ok: false, error: { code: 'USAGE' }, meta: { index: null } });
		}
	});

	test('no command is wrong use, help is not', async () => {
		const cwd = temporaryRepository({});
		const nothing = await assay([], { cwd });
		expect(nothing).toMatchObject({ code: 2, out: '' });
		expect(nothing.err).toContain('Commands:');
		const help = await assay(['help', 'symbol'], { cwd });
		expect(help).toMatchObject({ code: 0, err: '' });
		expect(help.out).toContain('$ assay symbol parseConfig');
		expect((await assay(['--version'], { cwd })).out).toMatch(/^\d+\.\d+\.\d+\n$/);
	});
});

describe('the configuration', () => {
	test.each([
		[
			'{\n  "index": {\n    "maxFileByte": 1\n  }\n}',
			':3:5: unknown key index.maxFileByte',
			'Did you mean index.maxFileBytes?',
		],
		[
			'{ "sql": { "rows": "all" } }',
			':1:20: sql.rows must be a whole number from 1 to 1,000,000, but is "all"',
			'',
		],
		['{ "index": ', ':1:12: not valid JSON', 'Comments and trailing commas are allowed.'],
	])('%j is refused with its place', async (text, message, hint) => {
		const cwd = temporaryRepository({ 'assay.config.json': text, 'a.py': 'a = 1\n' });
		const { code, err } = await assay(['index'], { cwd });
		expect(code).toBe(2);
		expect(err).toContain(`error: assay.config.json${message}`);
		expect(err).toContain(hint);
	});

	test('in the environment', async () => {
		const cwd = temporaryRepository({});
		const { code, err } = await assay(['index'], { cwd, env: { ASSAY_JOBS: 'all' } });
		expect(code).toBe(2);
		expect(err).toContain('ASSAY_JOBS must be "auto" or a whole number from 1 to 64, but is "all"');
	});
});

test.each([
	['nowhere', 'ROOT_MISSING', 'no such folder: nowhere'],
	['a.py', 'ROOT_NOT_A_FOLDER', 'not a folder: a.py'],
	['', 'ROOT_MISSING', 'not a path: ""'],
])('the root %j is refused', async (root, errorCode, message) => {
	const cwd = temporaryRepository({ 'a.py': 'a = 1\n' });
	const { code, envelope } = await ask(['index', '--root', root], { cwd });
	expect(code).toBe(3);
	expect(envelope).toMatchObject({ ok: false, error: { code: errorCode, message } });
});

test('questions without an index say how to get one', async () => {
	const cwd = temporaryRepository({ 'sub/a.py': 'a = 1\n' });
	for (const args of [['status'], ['symbol', 'x'], ['symbols', 'a.py'], ['sql', 'SELECT 1']]) {
		const { code, envelope } = await ask(args, { cwd: join(cwd, 'sub') });
		expect(code).toBe(3);
		expect(envelope).toMatchObject({
			ok: false,
			error: { code: 'NOT_INDEXED', hint: 'Run `assay index` first.' },
		});
	}
});
