import { execFileSync } from 'node:child_process';
import {
	mkdirSync,
	mkdtempSync,
	realpathSync,
	renameSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderWatch } from './watch-folder.ts';
import { GitActivity } from './watch-folder-git.ts';

const NAMES = ['.git', 'node_modules'];
let folder: string;
let root: string;
let watch: FolderWatch | undefined;
let told: string[];
let begun: number;
let floods: number;
let gaps: string[];
let blind: string[];

beforeEach(() => {
	folder = realpathSync(mkdtempSync(join(tmpdir(), 'assay-watch-')));
	root = join(folder, 'root');
	mkdirSync(join(root, 'a/b'), { recursive: true });
	writeFileSync(join(root, 'a/b/old.ts'), '');
});
afterEach(() => {
	watch?.close();
	watch = undefined;
	rmSync(folder, { recursive: true, force: true });
});

async function start(place = root, ignored: string[] = []): Promise<void> {
	told = [];
	begun = 0;
	floods = 0;
	gaps = [];
	blind = [];
	watch = new FolderWatch(
		place,
		{ names: NAMES, folders: ignored },
		{
			onPaths: (paths) => told.push(...paths),
			onGaps: (paths) => gaps.push(...paths),
			onFlood: () => floods++,
			onBegin: () => begun++,
			onBlind: (why) => blind.push(why),
		},
	);
	await until(() => begun === 1);
}

async function until(condition: () => boolean): Promise<void> {
	await expect.poll(condition, { timeout: 10_000, interval: 10 }).toBe(true);
}

function put(path: string): void {
	writeFileSync(join(root, path), String(Math.random()));
}

test('tells what is made, changed and removed, with paths below the root', async () => {
	await start();
	put('new.ts');
	put('a/b/old.ts');
	await until(() => told.includes('new.ts') && told.includes('a/b/old.ts'));
	rmSync(join(root, 'a/b/old.ts'));
	await until(() => told.filter((path) => path === 'a/b/old.ts').length > 1);
	expect(begun).toBe(1);
});

test('a root that is a link, and what is ignored', async () => {
	for (const name of ['out/deep', 'node_modules/x', 'a/.git'])
		mkdirSync(join(root, name), { recursive: true });
	symlinkSync(root, join(folder, 'link'));
	await start(join(folder, 'link'), ['out', 'a/[b]']);
	for (const path of ['node_modules/x/i.js', 'a/.git/index', 'out/deep/x.js', 'last.ts']) put(path);
	await until(() => told.includes('last.ts'));
	expect(told.filter((path) => path !== 'last.ts')).toEqual([]);
});

test('folders in a new folder are watched after a renewal', async () => {
	await start();
	mkdirSync(join(folder, 'moved/x/y'), { recursive: true });
	renameSync(join(folder, 'moved'), join(root, 'moved'));
	await until(() => told.includes('moved') && gaps.includes('moved/x'));
	watch?.renew({ names: NAMES, folders: [] });
	await until(() => begun === 2);
	put('moved/x/y/inner.ts');
	await until(() => told.includes('moved/x/y/inner.ts'));
	renameSync(join(root, 'moved'), join(root, 'renamed'));
	await until(() => gaps.includes('renamed/x'));
	watch?.renew({ names: NAMES, folders: [] });
	await until(() => begun === 3);
	put('renamed/x/y/inner.ts');
	await until(() => told.includes('renamed/x/y/inner.ts'));
	expect(blind).toEqual([]);
});

test('of a flood of events, all are told, or that it was one', async () => {
	await start();
	execFileSync('sh', ['-c', `cd "$0" && for i in $(seq 6000); do : > f$i; done`, root]);
	// A slow machine makes it no flood.
	await until(() => floods > 0 || new Set(told).size >= 6000);
});

test('a root that goes and comes again, and one that is replaced', async () => {
	await start();
	rmSync(root, { recursive: true });
	await until(() => blind.length === 1);
	mkdirSync(root);
	await until(() => begun === 2);
	put('after.ts');
	await until(() => told.includes('after.ts'));
	renameSync(root, join(folder, 'aside'));
	mkdirSync(root);
	await until(() => begun === 3);
	put('other.ts');
	await until(() => told.includes('other.ts'));
	expect(blind.length).toBe(2);
});

test('a root that is not there is waited for', async () => {
	rmSync(root, { recursive: true });
	setTimeout(() => mkdirSync(root), 300);
	await start();
	expect(blind).toEqual(['the folder is not there']);
});

test('git is busy while it holds its lock, and has changed something when its index is another', () => {
	const git = (...words: string[]) =>
		execFileSync('git', ['-C', root, ...words], { env: { PATH: process.env.PATH, HOME: folder } });
	expect(new GitActivity(root).isBusy()).toBe(false);
	git('init', '-q');
	const activity = new GitActivity(join(root, 'a'));
	writeFileSync(join(root, '.git/index.lock'), '');
	expect([activity.isBusy(), activity.hasChanged()]).toEqual([true, false]);
	rmSync(join(root, '.git/index.lock'));
	git('add', '.');
	expect([activity.isBusy(), activity.hasChanged(), activity.hasChanged()]).toEqual([false, true, false]);
});
