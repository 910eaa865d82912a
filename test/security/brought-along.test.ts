import { cpSync, existsSync, lstatSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { ask, questions } from '../../src/engine.ts';
import { readCurrent } from '../../src/store/publish.ts';
import { currentPath, stateFolder } from '../../src/store/state.ts';
import { breakSeal } from '../../src/store/testing/break-seal.ts';
import { temporaryRepository } from '../e2e/assay.ts';

/* A repository brings its own `.assay` along, to make assay say or write what its author wants. */

const FILES = { 'src/real.py': 'def real():\n    pass\n' };

async function put(root: string, name: string, input: Record<string, unknown>) {
	const question = questions.find((one) => one.name === name)!;
	return ask(question, input, { cwd: root, env: {}, signal: new AbortController().signal });
}

/** The state folder of a repository whose index lies. */
async function poisonedState(): Promise<string> {
	const root = temporaryRepository(FILES);
	await put(root, 'index', {});
	const db = new Database(breakSeal(stateFolder(root, {})));
	db.exec("UPDATE name SET text = 'fake' WHERE text = 'real'");
	db.close();
	return join(root, '.assay');
}

test.each([
	['without a seal', ''],
	['with the seal of a change', 'changing 2-1700000000000000000\n'],
	['with a seal', 'sealed 4096-1700000000000000000-12\n'],
])('an index that came with a repository is not believed, %s', async (_, seal) => {
	const root = temporaryRepository(FILES);
	const state = stateFolder(root, {});
	cpSync(await poisonedState(), state.folder, { recursive: true, preserveTimestamps: true });
	writeFileSync(currentPath(state), `${readCurrent(state)!.name}\n${seal}`);
	const envelope = await put(root, 'symbols', { file: 'src/real.py' });
	const told = JSON.stringify(envelope);
	expect(envelope.ok).toBe(true);
	expect(told).toContain('"real"');
	expect(told).not.toContain('fake');
	expect(told).toContain('made elsewhere');
});

test('a state folder that is a link, or holds one, is refused', async () => {
	for (const [link, command] of [
		['.assay', 'index'],
		['.assay', 'clean'],
		['.assay/record.db', 'index'],
		['.assay/current', 'status'],
		['.assay/lock.db', 'index'],
	] as const) {
		const root = temporaryRepository(FILES);
		const elsewhere = temporaryRepository({ 'keep.txt': 'mine' });
		const target = link === '.assay' ? elsewhere : join(elsewhere, 'keep.txt');
		if (link !== '.assay') mkdirSync(join(root, '.assay'));
		symlinkSync(target, join(root, link));
		const envelope = await put(root, command, {});
		expect(envelope).toMatchObject({ ok: false, error: { code: 'STATE_UNWRITABLE' } });
		expect(JSON.stringify(envelope)).toContain('symbolic link');
		expect(lstatSync(join(root, link)).isSymbolicLink()).toBe(true);
		expect(readFileSync(join(elsewhere, 'keep.txt'), 'utf8')).toBe('mine');
		expect(existsSync(join(elsewhere, 'current'))).toBe(false);
	}
});
