import { mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ensureStateFolder, isIndexName, stateFolder } from './state.ts';

const temporary = () => mkdtempSync(join(tmpdir(), 'assay-state-'));

test('the state lies in the root and ignores itself', () => {
	const root = temporary();
	const state = stateFolder(root, {});
	ensureStateFolder(state);
	ensureStateFolder(state);
	expect(state.folder).toBe(join(root, '.assay'));
	expect(readFileSync(join(state.folder, '.gitignore'), 'utf8')).toBe('*\n');
});

test('ASSAY_DIR holds a folder for each root, the same by every name of it', () => {
	const base = temporary();
	const root = temporary();
	const alias = join(temporary(), 'alias');
	symlinkSync(root, alias);
	const env = { ASSAY_DIR: base };
	expect(stateFolder(root, env).folder.startsWith(join(base, 'assay-state-'))).toBe(true);
	expect(stateFolder(alias, env).folder).toBe(stateFolder(root, env).folder);
	expect(stateFolder(temporary(), env).folder).not.toBe(stateFolder(root, env).folder);
	expect(stateFolder(root, { ASSAY_DIR: '' }).folder).toBe(join(root, '.assay'));
});

test('a folder that cannot be made says where else to go', () => {
	const root = temporary();
	writeFileSync(join(root, '.assay'), 'a file is in the way');
	expect(() => ensureStateFolder(stateFolder(root, {}))).toThrow(
		expect.objectContaining({ code: 'STATE_UNWRITABLE', hint: expect.stringContaining('ASSAY_DIR') }),
	);
	if (process.platform !== 'linux') return;
	expect(() => ensureStateFolder(stateFolder(root, { ASSAY_DIR: '/proc/assay' }))).toThrow(
		expect.objectContaining({ code: 'STATE_UNWRITABLE' }),
	);
});

test('only names we give are taken for index files', () => {
	expect(isIndexName('index-0123456789ab.db')).toBe(true);
	for (const name of [
		'index-0123456789ab.db-wal',
		'../index-0123456789ab.db',
		'index-.db',
		'record.db',
		'',
	]) {
		expect(isIndexName(name)).toBe(false);
	}
});
