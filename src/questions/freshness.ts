import { configFingerprint } from '../config/fingerprint.ts';
import { type Changes, findChanges, isSame } from '../index/changes.ts';
import type { BuildProgress, ChangeCounts } from '../model/build.ts';
import { AssayError, type ErrorCode } from '../model/errors.ts';
import { VERSION } from '../model/version.ts';
import { readMakers } from '../store/queries/known-files.ts';
import { type IndexReader, openIndex } from '../store/reader.ts';
import { jobsOf, type Workspace } from './workspace.ts';

/** How the files on disk differ from those that were indexed. */
export interface Freshness extends ChangeCounts {
	fresh: boolean;
	/** The settings that decide what an index holds, or the assay that made it, are others now. */
	settingsChanged: boolean;
	/** Another process is writing: an index is on its way. */
	building: boolean;
	/** Files that were read again, or found to be gone, before the answer. */
	renewed: number;
}

export interface OpenedIndex {
	reader: IndexReader;
	freshness: Freshness;
}

/** What an answer may do about changes before it is given. */
export interface Renewal {
	signal: AbortSignal;
	onProgress(progress: BuildProgress): void;
	/** Told of what happened that nobody asked for. */
	onWarning(message: string): void;
}

/** Changed files that are read again before an answer; more would keep it waiting. */
const RENEWED = 200;
/** Another answer that is reading changed files is done in less; a build is not. */
export const WAIT_MS = 1_000;
/** Failures to renew that leave the index as it is, good for an answer that says so. */
const TOLERATED: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['BUSY', 'STATE_UNWRITABLE', 'DISK_FULL', 'IO']);

/** The index as it was published last, and how the files compare with it. */
export function openPublished(workspace: Workspace): OpenedIndex {
	const reader = openIndex(workspace.state);
	try {
		return { reader, freshness: compareWith(reader, workspace).freshness };
	} catch (error) {
		reader.close();
		throw error;
	}
}

/**
 * The index, after the few files that have changed were read again. One that is damaged is built anew.
 * When nothing can be done about changes, the answer is made from what there is, and says so.
 */
export async function openRenewed(workspace: Workspace, renewal: Renewal): Promise<OpenedIndex> {
	const reader = await openOrRebuild(workspace, renewal);
	let compared: Compared;
	try {
		compared = compareWith(reader, workspace);
	} catch (error) {
		reader.close();
		throw error;
	}
	const { changes, freshness } = compared;
	if (!isWorthwhile(changes, freshness)) return { reader, freshness };
	reader.close();
	let { building } = freshness;
	try {
		await refresh(workspace, renewal, { generation: reader.generation, changes });
		const { added, changed, removed } = freshness;
		const renewed = added + changed + removed;
		return { reader: openIndex(workspace.state), freshness: { ...UP_TO_DATE, renewed } };
	} catch (error) {
		if (!isTolerated(error)) throw error;
		building = error.code === 'BUSY';
	}
	return { reader: openIndex(workspace.state), freshness: { ...freshness, building } };
}

/** Whether what failed leaves the index as it is, good for an answer that says so. */
export function isTolerated(error: unknown): error is AssayError {
	return error instanceof AssayError && TOLERATED.has(error.code);
}

/** Builds the index of a workspace anew, the damaged one being set aside. */
export async function recover(workspace: Workspace, renewal: Renewal, damage: string): Promise<void> {
	renewal.onWarning(`the index was damaged and has to be built anew: ${damage}`);
	await refresh(workspace, renewal);
}

export const UP_TO_DATE: Freshness = {
	fresh: true,
	added: 0,
	changed: 0,
	removed: 0,
	settingsChanged: false,
	building: false,
	renewed: 0,
};

async function openOrRebuild(workspace: Workspace, renewal: Renewal): Promise<IndexReader> {
	try {
		return openIndex(workspace.state);
	} catch (error) {
		if (!(error instanceof AssayError) || error.code !== 'INDEX_CORRUPT') throw error;
		await recover(workspace, renewal, error.message);
		return openIndex(workspace.state);
	}
}

async function refresh(
	{ root, state, settings: { config } }: Workspace,
	{ signal, onProgress }: Renewal,
	found?: { generation: string; changes: Changes },
): Promise<void> {
	const { refreshIndex } = await import('../index/update.ts');
	const waitMs = found === undefined ? undefined : WAIT_MS;
	const expectsChanges = found !== undefined && found.changes.parse.length > 0;
	const jobs = jobsOf(config);
	await refreshIndex({ root, state, config, jobs, signal, onProgress, waitMs, found, expectsChanges });
}

interface Compared {
	changes: Changes;
	freshness: Freshness;
}

/** With `within`, only where these paths are. */
export function compareWith(
	reader: IndexReader,
	{ root, settings: { config } }: Workspace,
	within?: readonly string[],
): Compared {
	const { configuration, version } = readMakers(reader);
	const settingsChanged = configuration !== configFingerprint(config) || version !== VERSION;
	const changes = findChanges(reader, root, config, within);
	const fresh = !settingsChanged && isSame(changes);
	return { changes, freshness: { fresh, ...changes.counts, settingsChanged, building: false, renewed: 0 } };
}

/** Few files, under the same settings; or new stamps, which spare the next answer a look at the content. */
export function isWorthwhile(changes: Changes, { settingsChanged }: Freshness): boolean {
	if (settingsChanged) return false;
	const { parse, remove, moved, touched } = changes;
	if (isSame(changes)) return touched.length > 0;
	return Math.max(parse.length, remove.length) + moved.length <= RENEWED;
}
