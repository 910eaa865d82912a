import { spawnSync } from 'node:child_process';
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	realpathSync,
	renameSync,
	rmSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { withWriteLock } from '../../src/store/lock.ts';
import { FULL, stateOf, temporaryFolder, tree, writeTree } from './builds.ts';
import {
	canLimitWatches,
	expectFresh,
	git,
	indexedNames,
	indexedPaths,
	until,
	watching,
	watchingBlindly,
} from './watching.ts';

const LONG = { timeout: 180_000 };

function source(name: string): string {
	return `export function ${name}() { return 1; }\n`;
}

function sources(count: number, name: (at: number) => string): Record<string, string> {
	const paths = Array.from({ length: count }, (_, at) => [`pkg${at % 40}/src/f${at}.ts`, source(name(at))]);
	return Object.fromEntries(paths);
}

test('edits become visible, and the watch ends without a trace', LONG, async () => {
	const root = tree({ ...sources(60, (at) => `f${at}`), 'README.md': '# Read me\n' });
	const watch = await watching(root);
	const sees = (name: string) => until(() => indexedNames(root).has(name));
	const misses = (name: string) => until(() => !indexedNames(root).has(name));

	writeTree(root, { 'pkg1/src/f1.ts': source('edited') });
	await sees('edited');
	writeTree(root, { 'new/deep/er/g.ts': source('inNewFolder') });
	await sees('inNewFolder');
	writeTree(root, { 'new/deep/er/g.ts': source('editedThere') });
	await sees('editedThere');
	renameSync(join(root, 'new'), join(root, 'renamed'));
	await until(() => indexedPaths(root).has('renamed/deep/er/g.ts'));
	writeTree(root, { 'renamed/deep/er/g.ts': source('editedAgain') });
	await sees('editedAgain');
	rmSync(join(root, 'renamed'), { recursive: true });
	await misses('editedAgain');
	writeTree(root, { 'pkg2/src/f2.ts': 'export function broken( {\n' });
	await misses('f2');
	await expectFresh(watch);
	expect(watch.troubles).toEqual([]);
	expect(watch.updates.every(({ kind }) => kind === 'update')).toBe(true);
	await watch.stop();
});

test('what git begins and ceases to track, though no file changes', LONG, async () => {
	const root = tree({
		...sources(10, (at) => `f${at}`),
		'.gitignore': 'out/\n',
		'out/in/a.ts': source('built'),
	});
	git(root, 'init', '-q');
	const watch = await watching(root, { scanMs: 600_000 });
	const has = (path: string, there: boolean) => until(() => indexedPaths(root).has(path) === there);
	git(root, 'add', '-f', 'out/in/a.ts');
	await has('out/in/a.ts', true);
	await expectFresh(watch);
	writeTree(root, { 'out/in/a.ts': source('editedInside') });
	await until(() => indexedNames(root).has('editedInside'));
	git(root, 'rm', '-qf', '--cached', 'out/in/a.ts');
	await has('out/in/a.ts', false);
	await expectFresh(watch);
	await watch.stop();
});

test('rules and settings that come and go', LONG, async () => {
	const root = tree({
		...sources(30, (at) => `f${at}`),
		'.gitignore': 'out/\n',
		'out/in/a.ts': source('built'),
	});
	const watch = await watching(root);
	const has = (path: string, there: boolean) => until(() => indexedPaths(root).has(path) === there);

	writeTree(root, { '.gitignore': 'pkg3/\n' });
	await has('out/in/a.ts', true);
	await has('pkg3/src/f3.ts', false);
	// It was not watched as long as it was ignored.
	await sleep(2_500);
	writeTree(root, { 'out/in/a.ts': source('editedInside') });
	await until(() => indexedNames(root).has('editedInside'));
	watch.configure({ ...watch.config, index: { ...watch.config.index, exclude: ['pkg4/**'] } });
	writeTree(root, { 'assay.config.json': '{}' });
	await has('pkg4/src/f4.ts', false);
	writeTree(root, { 'pkg5/package.json': '{"name":"five"}' });
	await has('pkg5/package.json', true);
	await expectFresh(watch);
	expect(watch.troubles).toEqual([]);
});

test('what happens in ignored places makes no work', LONG, async () => {
	const root = tree({
		'a.ts': source('a'),
		'.gitignore': '*.log\ndist/\n',
		'x.log': '',
		'dist/deep/a.js': '',
	});
	const watch = await watching(root);
	for (let at = 0; at < 30; at++) {
		writeTree(root, {
			'x.log': 'line\n'.repeat(at),
			[`dist/deep/b${at}.js`]: '',
			[`dist/new/${at}/c.js`]: '',
		});
		await sleep(20);
	}
	await sleep(500);
	expect(watch.updates).toEqual([]);
	rmSync(join(root, 'x.log'));
	await until(() => watch.updates.length === 1);
	await expectFresh(watch);
});

test('a burst of 3,000 files', LONG, async () => {
	const root = tree(sources(50, (at) => `f${at}`));
	const watch = await watching(root);
	writeTree(
		root,
		sources(3_000, (at) => `g${at}`),
	);
	await expectFresh(watch);
	// It was not read file by file.
	expect(watch.updates.length).toBeLessThan(40);
	writeTree(root, { 'pkg1/src/f1.ts': source('afterwards') });
	await until(() => indexedNames(root).has('afterwards'));
});

describe('git', () => {
	/** A repository with two branches, each of whose files says which one it is of. */
	function repository(): string {
		const root = temporaryFolder();
		git(root, 'init', '-q', '-b', 'main');
		writeTree(root, { ...sources(150, (at) => `main_${at}`), '.gitignore': '.assay\n' });
		git(root, 'add', '.');
		git(root, 'commit', '-qm', 'main');
		git(root, 'checkout', '-qb', 'other');
		writeTree(
			root,
			sources(150, (at) => `other_${at}`),
		);
		git(root, 'commit', '-qam', 'other');
		git(root, 'checkout', '-q', 'main');
		return root;
	}

	/** Of which branches there are names in the index; looked at all the time. */
	async function observe(root: string, until: Promise<unknown>): Promise<Set<string>> {
		const seen = new Set<string>();
		let over = false;
		const ended = until.finally(() => {
			over = true;
		});
		while (!over) {
			const names = indexedNames(root);
			const branches = ['main', 'other'].filter((branch) =>
				[...names].some((name) => name.startsWith(`${branch}_`)),
			);
			seen.add(branches.join(' and '));
			await sleep(5);
		}
		await ended;
		return seen;
	}

	test('switches of branches are taken as a whole', LONG, async () => {
		const root = repository();
		const watch = await watching(root);
		for (const branch of ['other', 'main', 'other']) {
			watch.updates.length = 0;
			git(root, 'checkout', '-q', branch);
			const all = until(
				() => indexedNames(root).has(`${branch}_0`) && indexedNames(root).has(`${branch}_149`),
			);
			expect(await observe(root, all)).not.toContain('main and other');
			await sleep(700);
			expect(watch.updates.length).toBeLessThanOrEqual(2);
		}
		await expectFresh(watch);
		expect(watch.troubles).toEqual([]);
	});

	test('a stash and its return', LONG, async () => {
		const root = repository();
		const watch = await watching(root);
		writeTree(
			root,
			sources(80, (at) => `changed_${at}`),
		);
		await until(() => indexedNames(root).has('changed_79'));
		await expectFresh(watch);
		watch.updates.length = 0;
		git(root, 'stash', '-q');
		await until(() => indexedNames(root).has('main_0') && !indexedNames(root).has('changed_0'));
		await sleep(700);
		expect(watch.updates.length).toBeLessThanOrEqual(2);
		await expectFresh(watch);
		git(root, 'stash', 'pop', '-q');
		await until(() => indexedNames(root).has('changed_79'));
		await expectFresh(watch);
		expect(watch.troubles).toEqual([]);
	});

	test('a lock that is held is waited for, and a forgotten one is not waited for long', LONG, async () => {
		const root = repository();
		const watch = await watching(root);
		writeFileSync(join(root, '.git/index.lock'), '');
		writeTree(root, { 'pkg0/src/f0.ts': source('underLock') });
		await sleep(700);
		expect(watch.updates).toEqual([]);
		rmSync(join(root, '.git/index.lock'));
		await until(() => indexedNames(root).has('underLock'));
		writeFileSync(join(root, '.git/index.lock'), '');
		writeTree(root, { 'pkg0/src/f0.ts': source('lockForgotten') });
		await until(() => indexedNames(root).has('lockForgotten'));
		expect(watch.troubles).toEqual([]);
	});
});

test('a root that is deleted and made again', LONG, async () => {
	const root = join(temporaryFolder(), 'root');
	writeTree(
		root,
		sources(20, (at) => `before_${at}`),
	);
	const watch = await watching(root);
	rmSync(root, { recursive: true, force: true, maxRetries: 10 });
	await until(() => watch.troubles.includes('the folder is gone; waiting for it to come back'));
	expect(existsSync(root)).toBe(false);
	await sleep(500);
	mkdirSync(root);
	writeTree(
		root,
		sources(20, (at) => `after_${at}`),
	);
	await until(() => watch.updates.some(({ kind }) => kind === 'rebuild'));
	await expectFresh(watch);
	writeTree(root, { 'pkg1/src/f1.ts': source('edited') });
	await until(() => indexedNames(root).has('edited'));
	// Once that it is gone; before that perhaps that an update met it half gone. Nothing twice.
	expect(new Set(watch.troubles).size).toBe(watch.troubles.length);
});

test('what no event tells is found by the next scan', LONG, async () => {
	const root = tree(sources(20, (at) => `f${at}`));
	git(root, 'init', '-q');
	const watch = await watching(root, { scanMs: 400 });
	writeTree(root, { '.git/info/exclude': 'pkg1/\n' });
	await until(() => !indexedPaths(root).has('pkg1/src/f1.ts'));
	await expectFresh(watch);
});

test('events that the system has dropped are made up for by the next scan', LONG, async () => {
	const root = tree(sources(20, (at) => `f${at}`));
	const watch = await watching(root, { scanMs: 1_500 });
	const hear = watch.deafen();
	// More events than it keeps, about two paths: neither what follows nor that it is missing is told.
	for (let at = 0; at < 10_000; at++) {
		for (const path of ['pkg1/src/f1.ts', 'pkg2/src/f2.ts']) utimesSync(join(root, path), at, at);
	}
	writeTree(root, { 'pkg3/src/f3.ts': source('editedUnheard'), 'pkg4/src/new.ts': source('newUnheard') });
	rmSync(join(root, 'pkg5/src/f5.ts'));
	hear();
	await until(() => indexedNames(root).has('editedUnheard') && indexedNames(root).has('newUnheard'));
	await expectFresh(watch);
	expect(watch.troubles).toEqual([]);
});

test.skipIf(!canLimitWatches())('what cannot be watched is looked at instead', LONG, async () => {
	const root = tree(sources(20, (at) => `f${at}`));
	const watch = await watchingBlindly(root);
	await until(() => watch.troubles.length > 0);
	writeTree(root, { 'pkg1/src/f1.ts': source('edited') });
	await until(() => indexedNames(root).has('edited'));
	expect(watch.troubles).toEqual([expect.stringContaining('changes cannot be watched for')]);
	await expectFresh(watch);
});

test('another writer is waited for, and told of once', LONG, async () => {
	const root = tree(sources(20, (at) => `f${at}`));
	const watch = await watching(root);
	await withWriteLock(stateOf(root), { waitMs: 1_000 }, async () => {
		writeTree(root, { 'pkg1/src/f1.ts': source('edited') });
		await until(() => watch.troubles.length > 0);
		await sleep(3_500);
	});
	await until(() => indexedNames(root).has('edited'));
	expect(watch.troubles).toEqual([expect.stringContaining('another assay process is writing')]);
});

const MANY = Number(process.env.ASSAY_BURST ?? 200_000);

if (FULL) {
	test(`a burst of ${MANY} files`, { timeout: 3_600_000 }, async () => {
		const root = realpathSync(mkdtempSync(join(tmpdir(), 'assay-burst-')));
		onTestFinished(() => void spawnSync('rm', ['-rf', root]), 1_800_000);
		writeTree(
			root,
			sources(50, (at) => `f${at}`),
		);
		const watch = await watching(root);
		for (let at = 0; at < MANY; at++) {
			const folder = join(root, `burst/${at % 40}/${at % 50}`);
			if (at < 200) mkdirSync(folder, { recursive: true });
			writeFileSync(join(folder, `${at}.ts`), `export const b${at} = ${at};\n`);
		}
		await expectFresh(watch, 1_800_000);
		writeTree(root, { 'burst/0/0/0.ts': source('afterwards') });
		await until(() => indexedNames(root).has('afterwards'), 60_000);
		expect(watch.troubles).toEqual([]);
	});
}
