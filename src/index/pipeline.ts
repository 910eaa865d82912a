import type { Config } from '../config/config.ts';
import { configFingerprint } from '../config/fingerprint.ts';
import type { BuildProgress, BuildReport, BuildStage } from '../model/build.ts';
import { AssayError } from '../model/errors.ts';
import type { DiscoveredFile } from '../model/file.ts';
import { fileSize } from '../platform/disk.ts';
import { preferSmallHeap } from '../platform/memory.ts';
import { asAssayError } from '../store/failure.ts';
import { withWriteLock } from '../store/lock.ts';
import { beginBuild, discardBuild, publish } from '../store/publish.ts';
import type { StateFolder } from '../store/state.ts';
import { IndexWriter } from '../store/writer.ts';
import { discover } from './discover/discover.ts';
import { discoverOptions } from './discover-options.ts';
import { parseBatches } from './parse/pool.ts';
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
	/** Files a batch holds at most. Changes the time of a build, never its result. */
	batchFiles?: number;
}

const LOCK_WAIT_MS = 10 * 60 * 1000;

/** A batch is sent when it has this much; small enough to overlap, large enough to be cheap to send. */
const BATCH_FILES = 40;
const BATCH_BYTES = 384 * 1024;

/** The whole story: from a folder to a published index. */
export async function buildIndex(options: BuildOptions): Promise<BuildReport> {
	const { state, signal, onWait } = options;
	return withWriteLock(state, { waitMs: LOCK_WAIT_MS, onWait, signal }, () => build(options));
}

async function build(options: BuildOptions): Promise<BuildReport> {
	const { root, state, config, jobs, signal, onProgress, batchFiles = BATCH_FILES } = options;
	const clock = new StageClock();
	preferSmallHeap();

	clock.enter('discover');
	onProgress?.({ stage: 'discover', done: 0, total: 0, bytes: 0 });
	const { files, skipped } = discover(root, discoverOptions(config));

	clock.enter('parse');
	const draft = beginBuild(state);
	const tally = new Tally(files);
	let writer: IndexWriter | undefined;
	try {
		writer = new IndexWriter(draft.file, files);
		const parsed = parseBatches(inBatches(files, batchFiles), {
			setup: {
				root,
				maxFileBytes: config.index.maxFileBytes,
				maxNodes: config.limits.maxNodes,
				indexGenerated: config.index.generated,
			},
			jobs: Math.max(1, Math.min(jobs, Math.ceil(files.length / 8))),
			patienceMs: config.limits.parseSeconds * 1000,
			signal,
		});
		for await (const batch of parsed) {
			writer.write(batch);
			tally.add(batch);
			onProgress?.({ stage: 'parse', done: tally.seen, total: files.length, bytes: tally.counts.bytes });
		}

		clock.enter('indices');
		onProgress?.({ stage: 'indices', done: 0, total: 1, bytes: tally.counts.bytes });
		writer.finish(skipped, (all) => tally.meta(all, configFingerprint(config)));
		writer = undefined;
		signal?.throwIfAborted();

		clock.enter('publish');
		onProgress?.({ stage: 'publish', done: 0, total: 1, bytes: tally.counts.bytes });
		publish(state, draft);
	} catch (error) {
		writer?.abandon();
		discardBuild(state, draft);
		if (signal?.aborted) throw cancelled(error);
		throw asAssayError(error, 'build the index');
	}
	return { ...tally.report(), ...clock.stop(), indexBytes: fileSize(draft.file) ?? 0, jobs };
}

function cancelled(cause: unknown): AssayError {
	return new AssayError('CANCELLED', 'cancelled', 'Nothing was changed; run it again.', cause);
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

class StageClock {
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
