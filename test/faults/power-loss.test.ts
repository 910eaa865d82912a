import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AssayError } from '../../src/model/errors.ts';
import { type IndexReader, openIndex } from '../../src/store/reader.ts';
import { openRecord } from '../../src/store/record.ts';
import { brokenSeal, readSeal, sealOf, writeSeal } from '../../src/store/seal.ts';
import { Random } from './histories/random.ts';
import { amount, tell, timeFor } from './store/amounts.ts';
import { IndexerProcess, type Order } from './store/indexer-process.ts';
import { type Loss, LossyDisk } from './store/lossy-disk.ts';
import { canTrace, traced } from './store/strace.ts';
import { Versions } from './store/versions.ts';
import { DISK_CALLS, type DiskCall, readDiskCalls } from './store/write-log.ts';

/* Row 2: the power goes, and of what was not synced some is lost and some is torn. */

const STATES = amount(2, { quick: 60, full: 1000 });
/** Of so many states, one is also brought up to date. */
const GONE_ON = 10;
/** Of the index, each to another version. */
const REFRESHES = 7;

let repository: Versions;
beforeAll(async () => {
	repository = await Versions.make(REFRESHES);
});
afterAll(() => repository.close());

/** Something that was done, with what it did to the disk and what must be there when it is done. */
interface Deed {
	calls: DiskCall[];
	version: number | null;
	notes: number;
}

/** Builds, updates with and without a reader that keeps the log, and entries of the record. */
async function recordDeeds(): Promise<Deed[]> {
	const { state } = repository;
	const indexer = await IndexerProcess.prepared(state);
	const deeds: Deed[] = [];
	const disk = new LossyDisk(state.folder);
	let version: number | null = null;
	let notes = 0;
	const record = async (order: Order) => {
		const log = await traced(indexer.pid, DISK_CALLS, () => indexer.do(order));
		const calls = readDiskCalls(log);
		for (const call of calls) disk.apply(call);
		checkReplay(disk);
		deeds.push({ calls, version, notes });
	};
	const refresh = async ({ full = false } = {}) => {
		version = version === null ? 0 : version + 1;
		repository.switchTo(version);
		await record({ kind: 'refresh', state, full });
	};
	const note = async () => {
		notes++;
		await record({ kind: 'note', state, key: `note-${notes}`, value: `value-${notes}` });
	};
	mkdirSync(state.folder);
	await refresh();
	await note();
	await refresh();
	await note();
	const reader = openIndex(state);
	await refresh();
	await refresh();
	await note();
	reader.close();
	await refresh();
	await refresh({ full: true });
	await refresh();
	await note();
	await indexer.close();
	return deeds;
}

/** Nothing is missing in the log: what it says leads to the files that are there. */
function checkReplay(disk: LossyDisk): void {
	const { folder } = repository.state;
	const replayed = [...disk.now()].filter(([name]) => isKept(name)).sort();
	const names = readdirSync(folder).filter(isKept).sort();
	expect(replayed.map(([name]) => name)).toEqual(names);
	for (const [name, content] of replayed) {
		if (!content.equals(readFileSync(join(folder, name)))) throw new Error(`${name} was not replayed`);
	}
}

/** Shared memory is made anew by whoever opens an index first. */
function isKept(name: string): boolean {
	return !name.endsWith('-shm');
}

/** Puts the files there that a disk has after the power went `after` calls into a deed. */
function loseThePower(deeds: readonly Deed[], deed: number, after: number, random: Random, loss: Loss): void {
	const { folder } = repository.state;
	const disk = new LossyDisk(folder);
	for (const { calls } of deeds.slice(0, deed)) for (const call of calls) disk.apply(call);
	for (const call of deeds[deed].calls.slice(0, after)) disk.apply(call);
	const files = disk.afterLoss(random, loss);
	repository.removeState();
	mkdirSync(folder);
	for (const [name, { content }] of files) {
		if (isKept(name)) writeFileSync(join(folder, name), content);
	}
	resealed(files);
}

/** The files have other times and numbers now: a seal is renewed where the file is what was sealed. */
function resealed(files: ReturnType<LossyDisk['afterLoss']>): void {
	const { state } = repository;
	const current = files.get('current');
	if (current === undefined) return;
	const [name, seal = ''] = current.content.toString().split('\n');
	const isChanging = readSeal(seal)?.kind === 'changing';
	if (!isChanging && !(current.sealed && files.get(name)?.content.equals(current.sealed))) return;
	const renewed = isChanging ? brokenSeal(state) : sealOf(state, name);
	if (renewed !== null) writeFileSync(join(state.folder, 'current'), `${name}\n${writeSeal(renewed)}\n`);
}

function openIfThere(): IndexReader | null {
	try {
		return openIndex(repository.state);
	} catch (error) {
		if (error instanceof AssayError && error.code === 'NOT_INDEXED') return null;
		throw error;
	}
}

/** The version that is there, whole; null for none. */
async function versionFound(): Promise<number | null> {
	const reader = openIfThere();
	if (reader === null) return null;
	try {
		return await repository.judge(reader);
	} finally {
		reader.close();
	}
}

function notesFound(): number {
	const record = openRecord(repository.state);
	try {
		const notes = record.prepare("SELECT key, value FROM meta WHERE key LIKE 'note-%' ORDER BY key").all();
		expect(notes).toEqual(notes.map((_, at) => ({ key: `note-${at + 1}`, value: `value-${at + 1}` })));
		return notes.length;
	} finally {
		record.close();
	}
}

test.skipIf(!canTrace())(
	`${STATES} losses of power keep what was published and recorded (needs strace)`,
	async () => {
		const deeds = await recordDeeds();
		const random = new Random(2);
		for (let state = 0; state < STATES; state++) {
			const deed = state % deeds.length;
			const { calls, version, notes } = deeds[deed];
			const after = random.chance(20) ? calls.length : random.below(calls.length);
			const loss: Loss = { kept: random.pick([0, 20, 50, 80, 100]), ordered: random.chance(50) };
			loseThePower(deeds, deed, after, random, loss);
			const before = deed === 0 ? { version: null, notes: 0 } : deeds[deed - 1];
			const isDone = after === calls.length;
			try {
				expect(isDone ? [version] : [before.version, version]).toContain(await versionFound());
				expect(isDone ? [notes] : [before.notes, notes]).toContain(notesFound());
				if (state % GONE_ON !== 0) continue;
				await repository.refresh();
				expect(await repository.judgeLive()).toBe(repository.version);
				expect(repository.leftovers()).toEqual([]);
			} catch (error) {
				const about = `state ${state}: after ${after} of ${calls.length} calls of deed ${deed}`;
				throw new Error(`${about}, ${JSON.stringify(loss)}`, { cause: error });
			}
		}
		const recorded = deeds.reduce((sum, { calls }) => sum + calls.length, 0);
		tell(2, `${STATES} states after a loss of power (of ${recorded} calls), 0 lost`);
	},
	timeFor(STATES, 2_000),
);
