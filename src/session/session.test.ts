import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSession, questions, type Session, type SessionEvent } from '../engine.ts';

let root: string;
let session: Session;
beforeEach(async () => {
	root = realpathSync(mkdtempSync(join(tmpdir(), 'assay-session-')));
	write('src/a.ts', 'export function first() {}\n');
	session = await openSession({ cwd: root, env: { ASSAY_JOBS: '1' }, root });
});
afterEach(async () => {
	await session.close();
	rmSync(root, { recursive: true, force: true });
});

function write(path: string, text: string): void {
	mkdirSync(join(root, path, '..'), { recursive: true });
	writeFileSync(join(root, path), text);
}

function question(name: string) {
	return questions.find((each) => each.name === name)!;
}

/** Names of the symbols in a file, and whether the answer is called fresh. */
async function names(file: string, asked = session): Promise<{ names: string[]; fresh: boolean }> {
	const envelope = await asked.ask(question('symbols'), { file });
	if (!envelope.ok) throw new Error(`${envelope.error.code}: ${envelope.error.message}`);
	const { symbols } = envelope.result as { symbols: { name: string }[] };
	return { names: symbols.map(({ name }) => name), fresh: envelope.meta.index?.fresh === true };
}

test('the first question indexes the repository, with progress', async () => {
	const stages: string[] = [];
	const envelope = await session.ask(
		question('symbols'),
		{ file: 'src/a.ts' },
		{ onProgress: ({ stage }) => stages.push(stage) },
	);
	expect(envelope.ok).toBe(true);
	expect(stages).toContain('parse');
	expect(await names('src/a.ts')).toEqual({ names: ['first'], fresh: true });
}, 60_000);

test('an answer is never older than its question', async () => {
	await names('src/a.ts');
	for (let round = 0; round < 30; round++) {
		// Before, while and after the folders are watched: with no time in between.
		write('src/a.ts', `export function number${round}() {}\n`);
		expect(await names('src/a.ts')).toEqual({ names: [`number${round}`], fresh: true });
		if (round % 5 === 0) await new Promise((resolve) => setTimeout(resolve, 200));
	}
	write('src/deep/er/b.ts', 'export const far = 1;\n');
	expect(await names('src/deep/er/b.ts')).toEqual({ names: ['far'], fresh: true });
	write('src/deep/er/c.ts', 'export const later = 1;\n');
	expect(await names('src/deep/er/c.ts')).toEqual({ names: ['later'], fresh: true });
	renameSync(join(root, 'src/deep'), join(root, 'src/moved'));
	expect((await names('src/moved/er/c.ts')).names).toEqual(['later']);
	write('src/moved/er/c.ts', 'export const latest = 1;\n');
	expect((await names('src/moved/er/c.ts')).names).toEqual(['latest']);
	rmSync(join(root, 'src/moved'), { recursive: true });
	await expect(names('src/moved/er/c.ts')).rejects.toThrow(/NOT_FOUND/);
}, 60_000);

test('what is ignored no more is followed like all else', async () => {
	write('.gitignore', 'out/\n');
	write('out/x.ts', 'export const x = 1;\n');
	execFileSync('git', ['init', '-q'], { cwd: root });
	await names('src/a.ts');
	await new Promise((resolve) => setTimeout(resolve, 400));
	await expect(names('out/x.ts')).rejects.toThrow();
	write('.gitignore', '\n');
	write('assay.config.json', '{ "index": { "generated": true } }');
	expect((await settled('out/x.ts')).names).toEqual(['x']);
	write('out/x.ts', 'export const y = 1;\n');
	expect((await names('out/x.ts')).names).toEqual(['y']);
}, 60_000);

/** Once the index that is being built meanwhile is there. */
async function settled(file: string, asked = session): Promise<{ names: string[]; fresh: boolean }> {
	for (let attempt = 0; attempt < 200; attempt++) {
		const answer = await names(file, asked).catch(() => null);
		if (answer?.fresh === true) return answer;
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
	throw new Error(`${file} is not in the index`);
}

test('many changes are answered stale, and made up for meanwhile', async () => {
	await names('src/a.ts');
	for (let n = 0; n < 400; n++) write(`many/m${n}.ts`, `export const m${n} = ${n};\n`);
	const envelope = await session.ask(question('symbols'), { file: 'src/a.ts' });
	expect(envelope.meta.index).toMatchObject({ fresh: false, building: true, stale: { added: 400 } });
	expect((await settled('many/m399.ts')).names).toEqual(['m399']);
}, 60_000);

test('listeners hear of a new index, without a question', async () => {
	await names('src/a.ts');
	await new Promise((resolve) => setTimeout(resolve, 400));
	const heard = new Promise<SessionEvent>((resolve) => {
		const end = session.listen((event) => {
			if (event.kind !== 'index') return;
			end();
			resolve(event);
		});
	});
	write('src/a.ts', 'export function second() {}\n');
	expect(await heard).toEqual({ kind: 'index', generation: expect.any(String) });
}, 60_000);

test('two sessions share an index', async () => {
	const other = await openSession({ cwd: root, env: { ASSAY_JOBS: '1' }, root });
	try {
		for (let round = 0; round < 10; round++) {
			write('src/a.ts', `export function both${round}() {}\n`);
			// Who finds the other writing for long may answer from what there is, and says so.
			const answers = await Promise.all([names('src/a.ts'), names('src/a.ts', other)]);
			for (const { names: found, fresh } of answers) if (fresh) expect(found).toEqual([`both${round}`]);
			expect((await settled('src/a.ts')).names).toEqual([`both${round}`]);
			expect((await settled('src/a.ts', other)).names).toEqual([`both${round}`]);
		}
	} finally {
		await other.close();
	}
}, 60_000);

test('a question that is given up is answered so, and closing ends what waits', async () => {
	const stop = new AbortController();
	const first = session.ask(question('symbols'), { file: 'src/a.ts' }, { signal: stop.signal });
	const second = session.ask(question('symbols'), { file: 'src/a.ts' });
	stop.abort();
	expect(await first).toMatchObject({ ok: false, error: { code: 'CANCELLED' } });
	expect(await second).toMatchObject({ ok: true });
	const third = session.ask(question('overview'), {});
	await session.close();
	expect((await third).ok === true || (await third).ok === false).toBe(true);
	expect(await session.ask(question('overview'), {})).toMatchObject({
		ok: false,
		error: { code: 'CANCELLED' },
	});
}, 60_000);
