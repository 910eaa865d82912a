import type { Config } from '../config/config.ts';
import { configFingerprint } from '../config/fingerprint.ts';
import type { FileBatch } from '../model/batch.ts';
import type { BuildProgress, BuildReport, BuildStage } from '../model/build.ts';
import { AssayError } from '../model/errors.ts';
import type { DiscoveredFile, SkippedPath } from '../model/file.ts';
import { trustedBefore } from '../platform/clock.ts';
import { fileSize } from '../platform/disk.ts';
import { preferSmallHeap } from '../platform/memory.ts';
import { asAssayError } from '../store/failure.ts';
import { withWriteLock } from '../store/lock.ts';
import { beginBuild, discardBuild, publish } from '../store/publish.ts';
import type { StateFolder } from '../store/state.ts';
import { IndexWriter } from '../store/writer.ts';
import { type Discovery, discover } from './discover/discover.ts';
import { discoverOptions } from './discover-options.ts';
import { linkAllFiles } from './link/link-files.ts';
import { linkModules } from './link/link-modules.ts';
import { LinkPool } from './link/link-pool.ts';
import { ParsePool } from './parse/pool.ts';
import { Care, type ParseJob } from './parse/protocol.ts';
import { Tally } from './tally.ts';

export interface BuildOptions {
	root: string;
	state: StateFolder;
	config: Config;
	/** Parse processes. */
	jobs: number;
	signal?: AbortSignal;
	onProgress?(progress: BuildProgress): void;
	/** Told once when another process is writing. */
	onWait?(): void;
	/** How long to wait for it. */
	waitMs?: number;
	/** Parse processes that are running already. */
	parser?: ParsePool;
	/** Files a batch holds at most. Changes the time of a build, never its result. */
	batchFiles?: number;
	/** Whether files are linked by processes. Changes the time of a build, never its result. */
	linkApart?: boolean;
	/** In which order files are parsed and written. Changes row ids, never what the rows say. */
	order?: 'path' | 'reverse';
	/** Takes only these paths: for a look at some files, never for an index that answers questions. */
	only?(path: string): boolean;
}

export const LOCK_WAIT_MS = 10 * 60 * 1000;

/** A batch is sent when it has this much; small enough to overlap, large enough to be cheap to send. */
const BATCH_FILES = 40;
/** With so many files, what parse processes hold in memory is worth more than the time that starting them takes. */
const MANY_FILES = 1_500;
/**
 * Fewer processes that link take longer than one: each compiles the linker for itself, and reads again what others read.
 * Measured on two processors, where two take a quarter longer and 150 MB more, and one beside this one the same time with a
 * tenth more work.
 */
const LINKING_JOBS = 4;
/** Files for each process that links, at least. */
const LINKED_APART = 500;
/** Batches a process gets of a small number of files. */
const PORTIONS = 6;
const BATCH_BYTES = 384 * 1024;

/** The whole story: from a folder to a published index. */
export async function buildIndex(options: BuildOptions): Promise<BuildReport> {
	const { state, signal, onWait, waitMs = LOCK_WAIT_MS } = options;
	return withWriteLock(state, { waitMs, onWait, signal }, () => build(options));
}

/** The same for one who holds the write lock. */
export async function build(options: BuildOptions): Promise<BuildReport> {
	const { root, state, config, jobs, signal, onProgress, order } = options;
	const clock = new StageClock();
	const trusted = trustedBefore();
	preferSmallHeap();

	clock.enter('discover');
	onProgress?.({ stage: 'discover', done: 0, total: 0, bytes: 0 });
	const { files, skipped } = onlySome(discover(root, discoverOptions(config)), options.only);
	if (order === 'reverse') files.reverse();

	clock.enter('parse');
	const draft = beginBuild(state);
	const tally = new Tally(files);
	const configuration = configFingerprint(config);
	let writer: IndexWriter | undefined;
	try {
		writer = new IndexWriter(draft.file, files, trusted);
		for await (const batch of parseFiles(files, options)) {
			writer.write(batch);
			tally.add(batch);
			onProgress?.({ stage: 'parse', done: tally.seen, total: files.length, bytes: tally.counts.bytes });
		}

		if (options.only === undefined) {
			clock.enter('link');
			onProgress?.({ stage: 'link', done: 0, total: 1, bytes: tally.counts.bytes });
			// Linking much takes as much memory as parsing it.
			if (files.length >= MANY_FILES) options.parser?.rest();
			await link(writer, draft.file, files.length, options, skipped, (done, total) =>
				onProgress?.({ stage: 'link', done, total, bytes: tally.counts.bytes }),
			);
		}

		clock.enter('indices');
		onProgress?.({ stage: 'indices', done: 0, total: 1, bytes: tally.counts.bytes });
		writer.finish(skipped, (all) => {
			for (const omission of all) tally.addOmission(omission);
			return tally.meta(configuration);
		});
		writer = undefined;
		signal?.throwIfAborted();

		clock.enter('publish');
		onProgress?.({ stage: 'publish', done: 0, total: 1, bytes: tally.counts.bytes });
		publish(state, draft);
	} catch (error) {
		writer?.abandon();
		discardBuild(state, draft);
		throw draftFailure(error, signal);
	}
	return {
		...tally.report(configuration),
		...clock.stop(),
		indexBytes: fileSize(draft.file) ?? 0,
		jobs,
	};
}

/** Where imports and calls lead. Processes that look at calls start while this one looks at imports. */
async function link(
	writer: IndexWriter,
	draft: string,
	files: number,
	{ jobs, signal, linkApart = jobs >= LINKING_JOBS && files >= MANY_FILES }: BuildOptions,
	skipped: readonly SkippedPath[],
	onProgress: (done: number, total: number) => void,
): Promise<void> {
	const pool = linkApart ? new LinkPool(draft, Math.min(jobs, Math.ceil(files / LINKED_APART))) : null;
	try {
		pool?.warmUp();
		await linkModules(writer.links(skipped));
		const links = writer.callLinks();
		await linkAllFiles(links, { pool, signal, meanwhile: () => writer.indexRows(), onProgress });
	} finally {
		pool?.close();
	}
}

function onlySome(
	{ files, skipped }: Pick<Discovery, 'files' | 'skipped'>,
	only: BuildOptions['only'],
): Pick<Discovery, 'files' | 'skipped'> {
	if (only === undefined) return { files, skipped };
	return { files: files.filter(({ path }) => only(path)), skipped: skipped.filter(({ path }) => only(path)) };
}

/** What the files say, in batches, in the order of the files. */
export async function* parseFiles(
	files: readonly DiscoveredFile[],
	options: BuildOptions,
	processes = options.jobs,
): AsyncGenerator<FileBatch> {
	const { signal, parser, batchFiles = batchFor(files.length, processes) } = options;
	const pool = parser ?? openParser(options);
	try {
		pool.adaptTo(files.length);
		yield* pool.run(inBatches(files, batchFiles), signal, processes);
	} finally {
		if (parser === undefined) pool.close();
	}
}

/** Parse processes for a root under its settings. They start when there is work for them. */
export function openParser({
	root,
	config,
	jobs,
}: Pick<BuildOptions, 'root' | 'config' | 'jobs'>): ParsePool {
	return new ParsePool({
		setup: {
			root,
			maxFileBytes: config.index.maxFileBytes,
			maxNodes: config.limits.maxNodes,
			indexGenerated: config.index.generated,
		},
		jobs,
		patienceMs: config.limits.parseSeconds * 1000,
	});
}

/** What went wrong while an index was made or changed, for the caller. */
export function failure(error: unknown, signal: AbortSignal | undefined): AssayError {
	return signal?.aborted ? cancelled(error) : asAssayError(error, 'build the index');
}

/** A draft that cannot be read back says nothing about the live index, which is not to be set aside for it. */
function draftFailure(error: unknown, signal: AbortSignal | undefined): AssayError {
	const told = failure(error, signal);
	if (told.code !== 'INDEX_CORRUPT') return told;
	return new AssayError('IO', told.message, 'Check the disk: what was written to it cannot be read.', error);
}

function cancelled(cause: unknown): AssayError {
	return new AssayError('CANCELLED', 'cancelled', 'Nothing was changed; run it again.', cause);
}

/** Few files are shared out among all processes, in portions small enough for them to end together. */
function batchFor(files: number, processes: number): number {
	return Math.min(BATCH_FILES, Math.ceil(files / (processes * PORTIONS)));
}

function* inBatches(files: readonly DiscoveredFile[], most: number): Generator<ParseJob[]> {
	let batch: ParseJob[] = [];
	let bytes = 0;
	for (let file = 0; file < files.length; file++) {
		const { path, language, size } = files[file];
		batch.push({ file, path, language, care: Care.none, trouble: null });
		bytes += size;
		if (batch.length < most && bytes < BATCH_BYTES) continue;
		yield batch;
		batch = [];
		bytes = 0;
	}
	if (batch.length > 0) yield batch;
}

export class StageClock {
	private readonly stages: { stage: BuildStage; ms: number }[] = [];
	private readonly began = performance.now();
	private since = this.began;

	enter(stage: BuildStage): void {
		this.close();
		this.stages.push({ stage, ms: 0 });
	}

	stop(): Pick<BuildReport, 'stages' | 'durationMs'> {
		this.close();
		return { stages: this.stages, durationMs: Math.round(performance.now() - this.began) };
	}

	private close(): void {
		const now = performance.now();
		const current = this.stages.at(-1);
		if (current !== undefined) current.ms = Math.round(now - this.since);
		this.since = now;
	}
}
