import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ConfigResult, DoctorResult } from '../../src/engine.ts';
import { answer, ask, assay, temporaryRepository } from './assay.ts';
import { sampleRepository } from './sample.ts';

const sample = sampleRepository();

describe('doctor', () => {
	test('finds this machine fit', async () => {
		const { code, out } = await assay(['doctor'], { cwd: sample.root });
		expect(out).toMatch(/✓ node +\d+\./);
		expect(out).toMatch(/✓ sqlite +3\.\d+\.\d+, threadsafe \d/);
		expect(out).toMatch(/✓ grammars +(\d+) of \1 load and parse: /);
		expect(out).toContain('✓ state folder');
		expect(code).toBe(0);
	});

	test('finds what is broken, and says what to do', async () => {
		const cwd = temporaryRepository({ 'assay.config.json': '{ "index": { "job": 1 } }', plug: '' });
		const { code, envelope } = await ask<DoctorResult>(['doctor'], { cwd });
		expect(code).toBe(3);
		expect(envelope).toMatchObject({ ok: true, result: { healthy: false, settings: [] } });
		if (!envelope.ok) throw new Error('no answer');
		expect(envelope.result.checks).toContainEqual({
			name: 'settings',
			status: 'broken',
			detail: 'assay.config.json:1:14: unknown key index.job',
			fix: 'Did you mean index.jobs?',
		});
		const env = { ASSAY_DIR: join(cwd, 'plug') };
		rmSync(join(cwd, 'assay.config.json'));
		const state = await assay(['doctor'], { cwd, env });
		expect(state.code).toBe(3);
		expect(state.out).toMatch(/✗ state folder .+\n +→ Set ASSAY_DIR/);
		expect(state.out).toContain('1 problem to solve.');
	});
});

describe('config and clean', () => {
	test('config shows each value with its source', async () => {
		const cwd = temporaryRepository({ 'assay.config.json': '{\n  // rows\n  "sql": { "rows": 5 }\n}\n' });
		const env = { ASSAY_JOBS: '3' };
		const { out } = await assay(['config'], { cwd, env });
		expect(out).toMatch(/sql\.rows +5 +assay\.config\.json:3\n/);
		expect(out).toMatch(/index\.jobs +3 +ASSAY_JOBS\n/);
		const result = await answer<ConfigResult>(['config'], { cwd, env });
		expect(result).toMatchObject({
			root: cwd,
			stateFolder: join(cwd, '.assay'),
			stateFolderSource: 'default',
		});
		const schema = JSON.parse((await assay(['config', '--schema'], { cwd })).out);
		expect(schema.properties.index.properties.jobs.description).toContain('Parse processes');
	});

	test('clean removes the index and says so', async () => {
		const cwd = temporaryRepository({ 'a.py': 'a = 1\n' });
		expect((await assay(['clean'], { cwd })).out).toContain('Nothing to remove');
		await assay(['index'], { cwd });
		const { code, out } = await assay(['clean'], { cwd });
		expect(code).toBe(0);
		expect(out).toMatch(/^Removed from .+\.assay: current, index-[0-9a-f]+\.db\n$/);
		expect(readdirSync(join(cwd, '.assay')).filter((name) => name.startsWith('index-'))).toEqual([]);
		expect((await assay(['status'], { cwd })).code).toBe(3);
	});
});
