import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { AssayError } from '../model/errors.ts';
import { checkWritable, emptyFile } from '../platform/disk.ts';
import { asAssayError, isBusy, isCorruption } from './failure.ts';
import { ensureStateFolder, lockPath, type StateFolder } from './state.ts';

export interface LockWait {
	/** How long to wait for another writer before giving up with BUSY. */
	waitMs: number;
	/** Told once, when there is somebody to wait for. */
	onWait?: () => void;
	signal?: AbortSignal;
}

/** Who has waited long asks often: among many that wait, chance alone would leave one behind for minutes. */
const RETRY_MS = { first: 40, last: 4, afterMs: 10_000 };

function retryAfter(waited: number): number {
	const { first, last, afterMs } = RETRY_MS;
	return Math.max(last, first - (first - last) * (waited / afterMs));
}

/**
 * Runs `work` as the only writer of a state folder, on this machine. The lock is the operating
 * system's, held through an open EXCLUSIVE transaction on a database with nothing in it: it ends
 * with its holder, however that ends, and leaves nothing to clean up.
 */
export async function withWriteLock<T>(
	state: StateFolder,
	wait: LockWait,
	work: () => T | Promise<T>,
): Promise<T> {
	ensureStateFolder(state);
	const lock = await takeLock(state, wait);
	try {
		return await work();
	} finally {
		lock.close();
	}
}

async function takeLock(state: StateFolder, wait: LockWait): Promise<Database.Database> {
	const began = performance.now();
	const deadline = began + wait.waitMs;
	let told = false;
	let repaired = false;
	for (;;) {
		if (wait.signal?.aborted) throw cancelled(wait.signal.reason);
		try {
			const lock = tryLock(state);
			if (lock !== null) return lock;
		} catch (error) {
			if (!isCorruption(error) || repaired) throw asAssayError(error, `lock ${state.folder}`);
			// Nobody can hold a lock through a file that is no database. Emptied in place rather than
			// replaced: a second file of the same name would be a second lock.
			emptyFile(lockPath(state));
			repaired = true;
			continue;
		}
		const left = deadline - performance.now();
		if (left <= 0) throw busy(state);
		if (!told) wait.onWait?.();
		told = true;
		const pause = retryAfter(performance.now() - began);
		await sleep(Math.min(pause, left), undefined, { signal: wait.signal }).catch((error: unknown) => {
			throw cancelled(error);
		});
	}
}

/** null when another writer has it. */
function tryLock(state: StateFolder): Database.Database | null {
	const lock = new Database(lockPath(state), { timeout: 0 });
	try {
		// SQLite opens for reading what it may not write, and then "locks" without a lock.
		checkWritable(lockPath(state));
		lock.exec('BEGIN EXCLUSIVE');
		return lock;
	} catch (error) {
		lock.close();
		if (isBusy(error)) return null;
		throw error;
	}
}

function busy(state: StateFolder): AssayError {
	return new AssayError(
		'BUSY',
		`another assay process is writing to ${state.folder}`,
		'Wait until it is done, or read the index it published last.',
	);
}

function cancelled(cause: unknown): AssayError {
	return new AssayError('CANCELLED', 'cancelled while waiting for another writer', 'Run it again.', cause);
}
