import { spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ask, questions } from '../../src/engine.ts';
import { freeBytes } from '../../src/platform/disk.ts';
import { openIndex } from '../../src/store/reader.ts';
import { stateFolder } from '../../src/store/state.ts';
import { build, expectNoChildren, FULL, temporaryFolder, tree } from './builds.ts';
import { tell } from './store/amounts.ts';
import { Versions } from './store/versions.ts';

/** A file system of this many bytes; null where we may not mount one. */
function smallDisk(bytes: number): string | null {
	const folder = temporaryFolder();
	const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', folder]);
	if (status !== 0) return null;
	onTestFinished(() => void spawnSync('umount', [folder]));
	return folder;
}

function canMount(): boolean {
	const probe = spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', '-o', 'size=4096', 'tmpfs', '/mnt']);
	return probe.status === 0;
}

/** Some 600 KB of code: an index of more than a megabyte. */
function sources(): Record<string, string> {
	const files: Record<string, string> = {};
	for (let file = 0; file < 60; file++) {
		let text = '';
		for (let at = 0; at < 120; at++)
			text += `export function f${file}_${at}(a: number) {\n\treturn g${at}(a, "k${file}${at}");\n}\n`;
		files[`f${file}.ts`] = text;
	}
	return files;
}

const KB = 1024;
/** What is left for the new index, from nothing to almost enough. */
const LEFT = FULL
	? Array.from({ length: 40 }, (_, at) => at * 40 * KB)
	: [0, 4 * KB, 64 * KB, 400 * KB, 1000 * KB];

test.skipIf(!canMount())(
	'a full disk leaves the index before it, and nothing else',
	async () => {
		const disk = smallDisk(4000 * KB)!;
		const root = tree({ 'old.ts': 'export function old() {}\n' });
		const state = stateFolder(root, { ASSAY_DIR: disk });
		const { generation } = await build(root, { state });
		const before = readdirSync(state.folder).sort();
		for (const [path, text] of Object.entries(sources())) writeFileSync(join(root, path), text);
		const failures: string[] = [];
		for (const left of LEFT) {
			const ballast = join(disk, 'ballast');
			writeFileSync(ballast, Buffer.alloc(0));
			writeFileSync(ballast, Buffer.alloc(Math.max(0, freeBytes(disk) - left)));
			const outcome = await build(root, { state }).then(
				() => 'built',
				(error: { code: string }) => error.code,
			);
			failures.push(outcome);
			if (outcome === 'built') break;
			const names = readdirSync(state.folder).filter((name) => !/-(?:wal|shm)$/.test(name));
			expect(names.sort(), `${left} bytes left`).toEqual(before);
			const reader = openIndex(state);
			expect(reader.generation).toBe(generation);
			expect(reader.db.prepare('SELECT text FROM name').pluck().all()).toContain('old');
			reader.close();
			await expectNoChildren();
		}
		expect(failures.length).toBeGreaterThan(2);
		expect(new Set(failures.slice(0, -1))).toEqual(new Set(['DISK_FULL']));
		writeFileSync(join(disk, 'ballast'), '');
		const { counts } = await build(root, { state });
		expect(counts.files).toBe(61);
	},
	FULL ? 600_000 : 120_000,
);

test.skipIf(!canMount())('a disk that is full from the start', async () => {
	const disk = smallDisk(64 * KB)!;
	writeFileSync(join(disk, 'ballast'), Buffer.alloc(freeBytes(disk)));
	const root = tree({ 'a.ts': 'export const a = 1;\n' });
	const state = stateFolder(root, { ASSAY_DIR: disk });
	await expect(build(root, { state })).rejects.toMatchObject({ code: 'DISK_FULL' });
	expect(() => openIndex(state)).toThrow(expect.objectContaining({ code: 'NOT_INDEXED' }));
});

const PAGE = 4 * KB;
/** Pages by which the space grows from one attempt to the next. */
const STEP = FULL ? 1 : 8;

/** Leaves this much space on a disk. */
function leave(disk: string, bytes: number): void {
	const ballast = join(disk, 'ballast');
	writeFileSync(ballast, '');
	writeFileSync(ballast, Buffer.alloc(Math.max(0, freeBytes(disk) - bytes)));
}

const question = questions.find(({ name }) => name === 'symbols')!;

test.skipIf(!canMount())(
	'wherever the disk is full, an update or a build leaves the index before, and nothing else',
	async () => {
		const disk = smallDisk(2000 * KB)!;
		const env = { ASSAY_DIR: disk, ASSAY_JOBS: '1' };
		const repository = await Versions.make(2, env);
		onTestFinished(() => repository.close());
		const { root, state } = repository;
		let points = 0;
		/** Tries with more and more space until it is enough. */
		const grow = async (about: string, full: boolean, before: number | null) => {
			for (let pages = 0; ; pages += STEP) {
				leave(disk, pages * PAGE);
				const outcome = await repository.refresh({ full }).then(
					() => 'done',
					(error: { code: string }) => error.code,
				);
				if (outcome === 'done') break;
				points++;
				expect(outcome, `${about}, ${pages} pages left`).toBe('DISK_FULL');
				if (before === null) {
					expect(() => openIndex(state)).toThrow(expect.objectContaining({ code: 'NOT_INDEXED' }));
				} else expect(await repository.judgeLive(), `${about}, ${pages} pages left`).toBe(before);
				expect(repository.leftovers()).toEqual([]);
			}
			expect(await repository.judgeLive()).toBe(repository.version);
			expect(repository.leftovers()).toEqual([]);
		};
		await grow('a first build', false, null);
		await grow('an update', false, repository.advance());
		await grow('a build', true, repository.advance());
		const reader = openIndex(state);
		onTestFinished(() => reader.close());
		await grow('an update beside a reader', false, repository.advance());
		reader.close();

		leave(disk, 0);
		repository.advance();
		const stop = new AbortController();
		const envelope = await ask(question, { file: 'a.ts' }, { cwd: root, env, root, signal: stop.signal });
		expect(envelope.ok ? null : envelope.error).toBeNull();
		expect(envelope).toMatchObject({ ok: true, meta: { index: { fresh: false, stale: { changed: 4 } } } });
		tell(3, `${points} points of a full disk, 0 lost, nothing left behind`);
	},
	FULL ? 600_000 : 120_000,
);
