import { type ChildProcess, execFileSync, fork, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished } from 'vitest';
import { type Config, configSchema } from '../../src/config/schema.ts';
import { buildIndex } from '../../src/index/pipeline.ts';
import type { WatchTimes } from '../../src/index/watch.ts';
import type { Refresh } from '../../src/model/build.ts';
import { compareIndices } from '../../src/store/compare/compare-indices.ts';
import { openIndex } from '../../src/store/reader.ts';
import { childProcesses, stateOf, temporaryFolder } from './builds.ts';
import type { FromWatch, ToWatch } from './watching-child.ts';

/** A watch under test, in a process of its own as it is for users: readers are in others. */
export interface Watching {
	root: string;
	updates: Refresh[];
	troubles: string[];
	config: Config;
	/** Settings that are in force when the watch asks for them the next time. */
	configure(config: Config): void;
	/** Keeps the process that listens to the system from doing so, until what this gives is called. */
	deafen(): () => void;
	/** Ends it, and waits until all of its processes are gone. */
	stop(): Promise<void>;
}

/** How long the first look at a small tree may take, on a machine that has other things to do. */
const START_MS = 100_000;
const ENTRY = join(import.meta.dirname, 'watching-child.ts');

/** Runs what follows it with room for three watched folders. */
const FEW_WATCHES = ['-Ur', 'sh', '-c', 'echo 3 > /proc/sys/user/max_inotify_watches && exec "$@"', 'sh'];

export function canLimitWatches(): boolean {
	return spawnSync('unshare', [...FEW_WATCHES, 'true']).status === 0;
}

/** Begins to watch a folder, and waits until nothing escapes it any more. */
export async function watching(root: string, times: Partial<WatchTimes> = {}): Promise<Watching> {
	const child = fork(ENTRY);
	const { watch, ready } = start(child, root, times);
	const began = performance.now();
	while (!ready()) {
		const late = performance.now() - began > START_MS;
		if (late || child.exitCode !== null) {
			throw new Error(
				`no watch (exit code ${child.exitCode}); troubles: ${watch.troubles.join('; ') || 'none'}`,
			);
		}
		await sleep(10);
	}
	watch.updates.length = 0;
	return watch;
}

/** The same where there are more folders than can be watched; waits for the first look. */
export async function watchingBlindly(root: string): Promise<Watching> {
	const words = [...FEW_WATCHES, process.execPath, ENTRY];
	const child = spawn('unshare', words, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
	const { watch } = start(child, root, { scanMs: 600_000, blindScanMs: 200 });
	await until(() => watch.updates.length > 0);
	watch.updates.length = 0;
	return watch;
}

function start(
	child: ChildProcess,
	root: string,
	times: Partial<WatchTimes>,
): { watch: Watching; ready(): boolean } {
	const ended = new Promise<unknown>((resolve) => child.once('exit', resolve));
	let ready = false;
	const watch: Watching = {
		root,
		updates: [],
		troubles: [],
		config: configSchema.parse({}),
		configure: (config) => {
			watch.config = config;
			child.send({ config } satisfies ToWatch);
		},
		deafen: () => {
			const listeners = childProcesses(child.pid).filter((pid) =>
				readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('watch-folder-child'),
			);
			expect(listeners).toHaveLength(1);
			process.kill(listeners[0], 'SIGSTOP');
			return () => process.kill(listeners[0], 'SIGCONT');
		},
		stop: async () => {
			if (!child.connected) return;
			const helpers = childProcesses(child.pid);
			child.send({ stop: true } satisfies ToWatch);
			expect(await ended).toBe(0);
			await until(() => helpers.every((pid) => !existsSync(`/proc/${pid}`)));
		},
	};
	child.on('message', (message: FromWatch) => {
		if ('update' in message) watch.updates.push(message.update);
		else if ('trouble' in message) watch.troubles.push(message.trouble);
		else ready = true;
	});
	onTestFinished(() => watch.stop());
	child.send({ root, times } satisfies ToWatch);
	return { watch, ready: () => ready };
}

export async function until(condition: () => boolean, timeout = 30_000): Promise<void> {
	await expect.poll(condition, { timeout, interval: 10 }).toBe(true);
}

/** Names that files of the index mention, and paths in it. */
export function indexedNames(root: string): Set<string> {
	return new Set(rows(root, 'SELECT DISTINCT n.text FROM chunk c JOIN name n ON n.id = c.name'));
}

export function indexedPaths(root: string): Set<string> {
	return new Set(rows(root, 'SELECT path FROM file'));
}

function rows(root: string, sql: string): string[] {
	const reader = openIndex(stateOf(root));
	try {
		return reader.db.prepare<[], string>(sql).pluck().all();
	} finally {
		reader.close();
	}
}

/** Waits until the index says what one that is built now would say, and compares every row. */
export async function expectFresh({ root, config }: Watching, timeout = 60_000): Promise<void> {
	const state = { root, folder: temporaryFolder() };
	const { generation } = await buildIndex({ root, state, config, jobs: 2 });
	await until(() => generationOf(root) === generation, timeout);
	const indexed = openIndex(stateOf(root));
	const fresh = openIndex(state);
	try {
		expect((await compareIndices(indexed, fresh)).difference).toBeNull();
	} finally {
		indexed.close();
		fresh.close();
	}
}

function generationOf(root: string): string {
	const reader = openIndex(stateOf(root));
	reader.close();
	return reader.generation;
}

export function git(root: string, ...words: string[]): void {
	const env = {
		PATH: process.env.PATH,
		HOME: root,
		GIT_CONFIG_NOSYSTEM: '1',
		GIT_AUTHOR_NAME: 'a',
		GIT_AUTHOR_EMAIL: 'a@b',
		GIT_COMMITTER_NAME: 'a',
		GIT_COMMITTER_EMAIL: 'a@b',
	};
	execFileSync('git', ['-C', root, '-c', 'gc.auto=0', ...words], { env, stdio: 'ignore' });
}
