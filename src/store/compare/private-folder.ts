import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { AssayError } from '../../model/errors.ts';
import { namesIn, removeFolder } from '../../platform/disk.ts';
import { asAssayError } from '../failure.ts';
import { type LockWait, withWriteLock } from '../lock.ts';
import type { StateFolder } from '../state.ts';

const NAME = /^verify-[0-9a-f]{12}$/;

/**
 * Runs `work` with a folder of its own inside the state folder, which is gone afterwards. Its owner holds a
 * lock in it, so that what a process that died left behind can be told from what is in use; the next run
 * removes it.
 */
export async function withPrivateFolder<T>(
	state: StateFolder,
	wait: LockWait,
	work: (folder: string) => Promise<T>,
): Promise<T> {
	const own = { root: state.root, folder: join(state.folder, `verify-${randomBytes(6).toString('hex')}`) };
	const held = Promise.withResolvers<void>();
	let running: Promise<T> | undefined;
	try {
		// Under the lock of the whole, nobody takes the folder for left behind before its own lock is held.
		await withWriteLock(state, wait, async () => {
			await removePrivateFolders(state);
			running = withWriteLock(own, { waitMs: 0 }, () => {
				held.resolve();
				return work(own.folder);
			});
			await Promise.race([held.promise, running]);
		});
		return await running!;
	} finally {
		await running?.catch(() => undefined);
		remove(own.folder);
	}
}

/** Removes what dead processes left behind. Under the write lock of the state folder. */
export async function removePrivateFolders(state: StateFolder): Promise<void> {
	for (const name of namesIn(state.folder)) {
		if (!NAME.test(name)) continue;
		const folder = join(state.folder, name);
		if (await isAbandoned({ root: state.root, folder })) remove(folder);
	}
}

async function isAbandoned(own: StateFolder): Promise<boolean> {
	try {
		return await withWriteLock(own, { waitMs: 0 }, () => true);
	} catch (error) {
		if (error instanceof AssayError && error.code === 'BUSY') return false;
		throw error;
	}
}

function remove(folder: string): void {
	try {
		removeFolder(folder);
	} catch (error) {
		throw asAssayError(error, `remove ${folder}`);
	}
}
