import { join } from 'node:path';
import type { ParsePool } from '../../index/parse/pool.ts';
import { buildIndex, openParser } from '../../index/pipeline.ts';
import { type Comparison, compareIndices } from '../../store/compare/compare-indices.ts';
import { withPrivateFolder } from '../../store/compare/private-folder.ts';
import { holdsPath, type Scope } from '../../store/compare/view.ts';
import { readCurrent } from '../../store/publish.ts';
import { type IndexReader, openIndex } from '../../store/reader.ts';
import type { StateFolder } from '../../store/state.ts';
import { findFile } from '../find-file.ts';
import type { Context } from '../question.ts';
import { repositoryPaths } from '../repository-path.ts';
import { jobsOf, type Workspace } from '../workspace.ts';
import { changedPaths } from './changed-paths.ts';
import { buildElsewhere } from './fresh-build.ts';

export interface Verification {
	comparison: Comparison;
	/** Paths that changed since they were indexed or while this ran: then nothing is concluded. null when none did. */
	changed: string[] | null;
}

const LOCK_WAIT_MS = 10 * 60 * 1000;

/** Compares the index, or what it has of some paths, with one that is built afresh from the same files. */
export async function verifyIndex(context: Context, given: readonly string[]): Promise<Verification> {
	const workspace = await context.workspace();
	const { root, state, settings } = workspace;
	// Without an index there is nothing to make a folder for; this says so.
	if (readCurrent(state) === null) await context.index();
	const wait = { waitMs: LOCK_WAIT_MS, onWait: context.onWait, signal: context.signal };
	if (given.length === 0)
		return withPrivateFolder(state, wait, (folder) => verifyAll(context, workspace, folder));
	const parser = openParser({ root, config: settings.config, jobs: 1 });
	// It starts while the index is brought up to date.
	parser.warmUp();
	try {
		return await withPrivateFolder(state, wait, (folder) =>
			verifySome(context, workspace, folder, given, parser),
		);
	} finally {
		parser.close();
	}
}

/** In another process, in another order and with another number of parse processes. */
async function verifyAll(context: Context, workspace: Workspace, folder: string): Promise<Verification> {
	const { root, settings } = workspace;
	const reader = await context.index();
	const changed = await changedBefore(context, workspace, everything);
	if (changed !== null) return { comparison: NOTHING, changed };
	const jobs = jobsOf(settings.config);
	const fresh = { root, folder: join(folder, 'fresh') };
	const others = jobs === 1 ? 2 : jobs - 1;
	await buildElsewhere(
		{ root, state: fresh, config: settings.config, jobs: others, order: 'reverse' },
		context.signal,
		context.onProgress,
	);
	return compareWith(fresh, reader, context, workspace, undefined);
}

/** Only these files are parsed again, which a parse process does anyway: this is to be quick. */
async function verifySome(
	context: Context,
	workspace: Workspace,
	folder: string,
	given: readonly string[],
	parser: ParsePool,
): Promise<Verification> {
	const { root, settings } = workspace;
	const { signal } = context;
	const reader = await context.index();
	const scope = scopeOf(reader, root, context.request.cwd, given);
	const changed = await changedBefore(context, workspace, scope);
	if (changed !== null) return { comparison: NOTHING, changed };
	const fresh = { root, folder: join(folder, 'fresh') };
	const { config } = settings;
	await buildIndex({ root, state: fresh, config, jobs: 1, order: 'reverse', only: scope, signal, parser });
	return compareWith(fresh, reader, context, workspace, scope);
}

const NOTHING: Comparison = {
	files: 0,
	rows: {},
	difference: null,
	notComparable: [],
	digests: new Map(),
};

function everything(): boolean {
	return true;
}

/** The paths a user gave, files or folders, with all that lies below them. */
function scopeOf(reader: IndexReader, root: string, cwd: string, given: readonly string[]): Scope {
	const wanted = given.map((one) => {
		const held = repositoryPaths(root, cwd, one).find((path) => holdsPath(reader, path));
		// When there is nothing, that tells why.
		return held ?? findFile(reader, root, cwd, one).path;
	});
	return (path) => wanted.some((one) => path === one || path.startsWith(`${one}/`));
}

/** What could not be brought up to date before; null when nothing in the scope is affected. */
async function changedBefore(context: Context, workspace: Workspace, scope: Scope): Promise<string[] | null> {
	const { reader, freshness } = await context.published();
	if (freshness.fresh) return null;
	const changed = changedPaths(reader, workspace, scope);
	return changed.length > 0 || freshness.settingsChanged ? changed : null;
}

async function compareWith(
	fresh: StateFolder,
	reader: IndexReader,
	{ signal, onProgress }: Context,
	workspace: Workspace,
	scope: Scope | undefined,
): Promise<Verification> {
	const other = openIndex(fresh);
	try {
		const comparison = await compareIndices(reader, other, {
			scope,
			signal,
			onProgress: (done, total) => onProgress({ stage: 'compare', done, total, bytes: 0 }),
		});
		if (comparison.difference === null) return { comparison, changed: null };
		const changed = [reader, other].flatMap((one) => changedPaths(one, workspace, scope ?? everything));
		if (changed.length === 0) return { comparison, changed: null };
		return { comparison: { ...comparison, difference: null }, changed: [...new Set(changed)].sort() };
	} finally {
		other.close();
	}
}
