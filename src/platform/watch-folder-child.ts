import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import watcher from '@parcel/watcher';
import type { WatchMessage, WatchRequest } from './watch-folder-protocol.ts';

/** More paths than this at once are told as a flood. */
const MAX_PATHS = 2_000;
/** The watcher tells of events when there were none for 50 ms, and at least twice a second. */
const QUIET_MS = 120;
const LONGEST_DELAY_MS = 700;
/** Systems that watch a folder with all that is below it, and not one folder at a time. */
const WATCHES_TREES = process.platform === 'darwin' || process.platform === 'win32';

/** Folders that were made in a new one before that was watched, unless their own events are still to come. */
const unsure = new Set<string>();
let unsureSince = 0;
let timer: NodeJS.Timeout | undefined;

process.once('message', (request: WatchRequest) => {
	watch(request).catch((error: unknown) => fail(error));
});
process.once('disconnect', () => process.exit());
// A terminal interrupts the whole group; this process ends with its parent, which may still have work.
process.on('SIGINT', () => undefined);

async function watch({ root, ignoredNames, ignoredFolders }: WatchRequest): Promise<void> {
	const names = ignoredNames.map((name) => name.replaceAll(/[^\w-]/g, '\\$&')).join('|');
	// One expression: each is tried on every path, by a slow engine.
	const ignore = [new RegExp(`(?:^|[/\\\\])(?:${names})(?:[/\\\\]|$)`), ...ignoredFolders];
	await watcher.subscribe(
		root,
		(error, events) => {
			if (error) fail(error);
			else if (events.length > MAX_PATHS) tell({ kind: 'flood' });
			else {
				if (!WATCHES_TREES) lookForGaps(events);
				tell({ kind: 'paths', paths: events.map(({ path }) => path) });
			}
		},
		{ ignore },
	);
	tell({ kind: 'ready' });
}

/**
 * The watcher watches a new folder from the moment it hears of it, and not the folders that are in it by
 * then. Those made later have events of their own, which are told soon.
 */
function lookForGaps(events: readonly watcher.Event[]): void {
	for (const { type, path } of events) {
		if (type !== 'create') continue;
		for (const folder of foldersIn(path)) if (unsure.size < MAX_PATHS) unsure.add(folder);
	}
	for (const { path } of events) unsure.delete(path);
	clearTimeout(timer);
	const now = performance.now();
	if (unsure.size === 0) unsureSince = 0;
	else {
		unsureSince ||= now;
		timer = setTimeout(tellGaps, Math.min(QUIET_MS, unsureSince + LONGEST_DELAY_MS - now));
	}
}

function tellGaps(): void {
	const paths = [...unsure].filter(isFolder);
	unsure.clear();
	unsureSince = 0;
	if (paths.length > 0) tell({ kind: 'gaps', paths });
}

function foldersIn(path: string): string[] {
	if (!isFolder(path)) return [];
	try {
		const entries = readdirSync(path, { withFileTypes: true });
		return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(path, name));
	} catch {
		return [];
	}
}

function isFolder(path: string): boolean {
	try {
		return lstatSync(path).isDirectory();
	} catch {
		return false;
	}
}

function fail(error: unknown): void {
	const why = error instanceof Error ? error.message : String(error);
	process.send?.({ kind: 'failed', why } satisfies WatchMessage, () => process.exit(1));
}

function tell(message: WatchMessage): void {
	// Without a channel there is no parent, and `disconnect` ends this process.
	if (process.connected) process.send?.(message, () => undefined);
}
