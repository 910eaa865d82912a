import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AssayError } from '../model/errors.ts';
import { type Config, DEFAULT_CONFIG, SETTING_KEYS } from './config.ts';
import { configFingerprint } from './fingerprint.ts';
import { effectiveConfig, effectiveSettings } from './load.ts';
import { parseConfig } from './parse.ts';
import { configJsonSchema } from './schema.ts';
import { SETTINGS } from './settings.ts';

function problem(text: string): string {
	try {
		parseConfig(text);
	} catch (error) {
		if (error instanceof AssayError) return `${error.code} ${error.message} | ${error.hint}`;
		throw error;
	}
	return 'accepted';
}

describe('the schema', () => {
	test('describes every key, with a default and what it accepts', () => {
		expect(SETTINGS.map((setting) => setting.key)).toEqual(SETTING_KEYS);
		expect(SETTING_KEYS).toContain('index.maxFileBytes');
		for (const setting of SETTINGS) {
			expect(setting.about, setting.key).toMatch(/\.$/);
			expect(setting.expects, setting.key).toMatch(/^(true|a |"auto")/);
			expect(setting.default, setting.key).not.toBeUndefined();
		}
	});

	test('becomes JSON Schema', () => {
		const schema = configJsonSchema() as {
			additionalProperties: boolean;
			properties: { sql: { properties: { rows: unknown } } };
		};
		expect(schema.additionalProperties).toBe(false);
		expect(schema.properties.sql.properties.rows).toMatchObject({ type: 'integer', default: 1000 });
	});
});

describe('the file', () => {
	test('may hold comments, trailing commas, a schema address, or nothing', () => {
		const { config, lines } = parseConfig(
			'{\n // few\n "$schema": "x",\n "index": {\n  "jobs": 3, /* two */ "exclude": ["a/**",],\n },\n}\n',
		);
		expect(config.index.jobs).toBe(3);
		expect(config.index.exclude).toEqual(['a/**']);
		expect(config.index.gitIgnore).toBe(true);
		expect(lines.get('index.jobs')).toBe(5);
		expect(lines.has('index.hidden')).toBe(false);
		expect(parseConfig('').config).toEqual(DEFAULT_CONFIG);
		expect(parseConfig('{}').config).toEqual(DEFAULT_CONFIG);
	});

	test.each([
		['{\n  "index": {\n', 'CONFIG_INVALID assay.config.json:3:1: not valid JSON: close brace expected'],
		['{"index": {"jobs": }}', 'assay.config.json:1:20: not valid JSON: value expected'],
		['{\n "indx": {}\n}', 'assay.config.json:2:2: unknown key indx | Did you mean index?'],
		[
			'{"index": {"maxFileByte": 1}}',
			':1:12: unknown key index.maxFileByte | Did you mean index.maxFileBytes?',
		],
		['{"maxFileBytes": 1}', 'unknown key maxFileBytes | Did you mean index.maxFileBytes?'],
		['{"zebra": 1}', 'unknown key zebra | `assay config --schema`'],
		[
			'{"index": {"jobs": "many"}}',
			':1:20: index.jobs must be "auto" or a whole number from 1 to 64, but is "many"',
		],
		['{"index": {"jobs": 65}}', 'index.jobs must be "auto" or a whole number from 1 to 64, but is 65'],
		['{"sql": {"rows": 1.5}}', 'sql.rows must be a whole number from 1 to 1,000,000, but is 1.5'],
		['{"sql": {"rows": 0}}', 'sql.rows must be a whole number from 1 to 1,000,000, but is 0'],
		['{"index": {"gitIgnore": "yes"}}', 'index.gitIgnore must be true or false, but is "yes"'],
		['{"index": {"exclude": ["a", 7]}}', ':1:29: index.exclude[1] must be a list of at most 1,000 globs'],
		['{"index": []}', 'index must be an object in braces, but is a list'],
		['[]', 'the file must be an object in braces, but is a list'],
	])('%s is refused', (text, message) => {
		expect(problem(text)).toContain(message);
	});

	test('the first problem in the file is the one reported', () => {
		expect(problem('{"sql": {"rows": 0},\n "index": {"jobs": 0}}')).toContain('sql.rows');
		expect(problem('{"index": {"jobs": 0},\n "sql": {"rows": 0}}')).toContain('index.jobs');
	});
});

describe('what is in force', () => {
	let root = '';
	beforeAll(() => {
		root = mkdtempSync(join(tmpdir(), 'assay-config-'));
		writeFileSync(join(root, 'assay.config.json'), '{\n "sql": {\n  "rows": 5 },\n "index": {"jobs": 2} }');
	});
	afterAll(() => rmSync(root, { recursive: true }));

	test('flags win over the environment, that over the file, that over the defaults', async () => {
		const flag = { key: 'index.jobs', value: 7, source: '--jobs' };
		expect((await effectiveConfig(root, {})).sources['index.jobs']).toBe('assay.config.json:4');
		expect((await effectiveConfig(root, { ASSAY_JOBS: '4' })).sources['index.jobs']).toBe('ASSAY_JOBS');
		const all = effectiveSettings(await effectiveConfig(root, { ASSAY_JOBS: '4' }, [flag]));
		expect(all).toContainEqual({ key: 'index.jobs', value: 7, source: '--jobs' });
		expect(all).toContainEqual({ key: 'sql.rows', value: 5, source: 'assay.config.json:3' });
		expect(all).toContainEqual({ key: 'index.gitIgnore', value: true, source: 'default' });
	});

	test('a wrong override names where it came from', async () => {
		await expect(effectiveConfig(root, { ASSAY_JOBS: 'lots' })).rejects.toThrow(
			'ASSAY_JOBS must be "auto" or a whole number from 1 to 64, but is "lots"',
		);
	});
});

test('the fingerprint changes with what an index holds, and only with that', () => {
	const base: Config = DEFAULT_CONFIG;
	const print = configFingerprint(base);
	expect(print).toMatch(/^[0-9a-f]{64}$/);
	expect(configFingerprint({ ...base, sql: { timeoutMs: 1, rows: 1 } })).toBe(print);
	expect(configFingerprint({ ...base, index: { ...base.index, jobs: 3 } })).toBe(print);
	expect(configFingerprint({ ...base, limits: { ...base.limits, parseSeconds: 3 } })).toBe(print);
	expect(configFingerprint({ ...base, limits: { ...base.limits, maxNodes: 5000 } })).not.toBe(print);
	expect(configFingerprint({ ...base, index: { ...base.index, exclude: ['x'] } })).not.toBe(print);
	expect(configFingerprint({ ...base, marks: { ...base.marks, test: ['x'] } })).not.toBe(print);
	const reordered = Object.fromEntries(Object.entries(base.index).reverse()) as typeof base.index;
	expect(configFingerprint({ ...base, index: reordered })).toBe(print);
});
