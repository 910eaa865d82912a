import { dirname } from 'node:path';
import { removeFile, syncFolder } from '../platform/atomic-file.ts';
import { fileSize, namesIn } from '../platform/disk.ts';
import { removePrivateFolders } from './compare/private-folder.ts';
import { asAssayError } from './failure.ts';
import { historyPath } from './history-cache-file.ts';
import { type LockWait, withWriteLock } from './lock.ts';
import { packsPath } from './pack-cache.ts';
import { removeDatabase, removeIndices } from './publish.ts';
import { currentPath, indexPath, isDamagedName, isIndexName, recordPath, type StateFolder } from './state.ts';

export interface CleanReport {
	/** Names of the files that are gone. */
	removed: string[];
	/** Index files that somebody is reading; the next build or clean removes them. */
	inUse: string[];
}

export interface CleanOptions extends LockWait {
	/** Also the durable record, which nothing can bring back. */
	all: boolean;
}

/**
 * Removes what can be built anew. The lock file stays, empty as it is: taking it away would let two
 * writers each hold "the" lock.
 */
export async function clean(state: StateFolder, options: CleanOptions): Promise<CleanReport> {
	if (fileSize(state.folder) === null) return { removed: [], inUse: [] };
	return withWriteLock(state, options, async () => {
		try {
			const before = listed(state);
			removeFile(currentPath(state));
			syncFolder(dirname(currentPath(state)));
			const inUse = removeIndices(state, null);
			for (const name of namesIn(state.folder))
				if (isDamagedName(name)) removeDatabase(indexPath(state, name));
			await removePrivateFolders(state);
			removeDatabase(historyPath(state));
			removeFile(packsPath(state));
			if (options.all) removeDatabase(recordPath(state));
			const after = new Set(listed(state));
			return { removed: before.filter((name) => !after.has(name)), inUse };
		} catch (error) {
			throw asAssayError(error, `remove files in ${state.folder}`);
		}
	});
}

const NAMES = new Set(['current', 'history.db', 'packs.jsonl', 'record.db']);

function listed(state: StateFolder): string[] {
	return namesIn(state.folder).filter((name) => NAMES.has(name) || isIndexName(name) || isDamagedName(name));
}
