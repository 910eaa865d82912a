import { basename } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { configFingerprint } from '../config/fingerprint.ts';
import type { BuildReport, Refresh } from '../model/build.ts';
import { AssayError } from '../model/errors.ts';
import type { SkippedPath } from '../model/file.ts';
import { isManifest } from '../model/manifest.ts';
import { VERSION } from '../model/version.ts';
import { fileSize } from '../platform/disk.ts';
import { isCorruption, systemFailure } from '../store/failure.ts';
import { readMeta } from '../store/index-meta.ts';
import { withWriteLock } from '../store/lock.ts';
import { changeLive, removeLeftovers, setAside } from '../store/publish.ts';
import { readMakers } from '../store/queries/known-files.ts';
import { type IndexReader, openIndex } from '../store/reader.ts';
import { IndexUpdater } from '../store/updater.ts';
import { type Changes, findChanges, isSame } from './changes.ts';
import { linkModules } from './link/link-modules.ts';
import { relink, shapeBefore } from './link/relink.ts';
import type { Shape } from './link/shape.ts';
import {
	type BuildOptions,
	build,
	failure,
	LOCK_WAIT_MS,
	openParser,
	parseFiles,
	StageClock,
} from './pipeline.ts';
import { Tally } from './tally.ts';

export interface RefreshOptions extends BuildOptions {
	/** Builds it as a whole, whatever there is. */
	full?: boolean;
	/** Looks only where these paths are: for one who was told of every change. */
	within?: readonly string[];
	/** Starts a parse process while looking for changes: starting takes longer than reading a file. */
	expectsChanges?: boolean;
	/** Changes that were found in this generation already. */
	found?: { generation: string; changes: Changes };
}

/** Brings the index of a folder up to date, by as little work as it takes. */
export async function refreshIndex(options: RefreshOptions): Promise<Refresh> {
	const { state, signal, onWait, waitMs = LOCK_WAIT_MS } = options;
	try {
		return await withWriteLock(state, { waitMs, onWait, signal }, () => refresh(options));
	} catch (error) {
		throw systemFailure(error, 'bring the index up to date');
	}
}

async function refresh(options: RefreshOptions): Promise<Refresh> {
	if (options.parser !== undefined) return refreshWith(options);
	const parser = openParser(options);
	parser.expectFew();
	try {
		return await refreshWith({ ...options, parser });
	} finally {
		parser.close();
	}
}

async function refreshWith(options: RefreshOptions): Promise<Refresh> {
	const clock = new StageClock();
	removeLeftovers(options.state);
	clock.enter('discover');
	options.onProgress?.({ stage: 'discover', done: 0, total: 0, bytes: 0 });
	const done = await changeInPlace(options, clock);
	return typeof done === 'string' ? rebuild(options, done) : done;
}

/** Makes up for what changed in the live index, or gives the reason why that one has to be built anew. */
async function changeInPlace(options: RefreshOptions, clock: StageClock): Promise<Refresh | string> {
	let live: IndexReader | string = '';
	try {
		live = openUsable(options);
		if (typeof live === 'string') return live;
		const { found, expectsChanges, parser } = options;
		if (expectsChanges && found === undefined) {
			parser?.warmUp();
			parser?.getReadyFor(readMeta(live).languages);
		}
		const changes =
			found?.generation === live.generation
				? found.changes
				: findChanges(live, options.root, options.config, options.within);
		const reason = tooMuch(changes);
		if (reason !== null) return reason;
		if (isSame(changes) && changes.touched.length === 0) {
			return { kind: 'none', reason: null, changes: changes.counts, report: reportOf(live, options, clock) };
		}
		const report = await update(options, live, changes, clock);
		return { kind: isSame(changes) ? 'none' : 'update', reason: null, changes: changes.counts, report };
	} catch (error) {
		if (!isDamage(error)) throw error;
		const aside = setAside(options.state);
		return `it was damaged: ${error.message}${aside === null ? '' : `; kept as ${aside}`}`;
	} finally {
		if (typeof live !== 'string') live.close();
	}
}

/** Damage may show only when a page is read that nobody needed before. */
function isDamage(error: unknown): error is Error {
	return isCorruption(error) || (error instanceof AssayError && error.code === 'INDEX_CORRUPT');
}

async function rebuild(options: RefreshOptions, reason: string): Promise<Refresh> {
	if (options.signal?.aborted) throw failure(null, options.signal);
	// They start while the files are looked for.
	options.parser?.warmUp(options.jobs);
	const report = await build(options);
	const changes = { added: report.counts.files, changed: 0, removed: 0 };
	return { kind: 'rebuild', reason, changes, report };
}

/** The live index, or why it is not one to go on from. */
function openUsable({ state, config, full }: RefreshOptions): IndexReader | string {
	if (full) return 'asked for';
	let live: IndexReader;
	try {
		live = openIndex(state);
	} catch (error) {
		if (!(error instanceof AssayError)) throw error;
		if (error.code === 'NOT_INDEXED') return 'there was none';
		if (error.code === 'SCHEMA_NEWER') return 'another version of assay made it';
		throw error;
	}
	const { configuration, version } = makersOf(live);
	if (configuration === configFingerprint(config) && version === VERSION) return live;
	live.close();
	return version === VERSION ? 'the settings changed' : `assay ${version} made it`;
}

function makersOf(live: IndexReader): ReturnType<typeof readMakers> {
	try {
		return readMakers(live);
	} catch (error) {
		live.close();
		throw error;
	}
}

/** Changes that one transaction should hold, at most: as a number, or as a part of all files. */
const SMALL = 200;
const SMALL_PART = 5;
/** Files that may have been replaced before postings carry too many that are gone. */
const MANY_REPLACED = 2_000;

function tooMuch({ parse, remove, moved, unchanged, replaced }: Changes): string | null {
	const work = Math.max(parse.length, remove.length) + moved.length;
	if (work > SMALL && work > unchanged / SMALL_PART) return `${work} files changed`;
	if (replaced > MANY_REPLACED && replaced > unchanged / 2) return `${replaced} files were replaced in it`;
	return null;
}

async function update(
	options: RefreshOptions,
	live: IndexReader,
	changes: Changes,
	clock: StageClock,
): Promise<BuildReport> {
	const { state, config, signal, onProgress, jobs } = options;
	const { parse, omissions } = changes;
	const tally = new Tally(parse, readMeta(live));
	const configuration = configFingerprint(config);
	// An open reader would keep the log from being taken over into the file.
	live.close();
	clock.enter('parse');
	// Others parse meanwhile, while this process has work for a processor of its own.
	const batches = begin(parseFiles(parse, options, Math.max(jobs - 1, 1)));
	const change = async () => {
		let updater: IndexUpdater | undefined;
		try {
			updater = new IndexUpdater(live.file, parse, changes.trustedBefore);
			const { source } = updater.callLinks();
			const before = new Map<string, Shape | null>();
			const namespaces = new Map<string, string>();
			for (const path of changes.remove) {
				before.set(path, shapeBefore(source.read(path)));
				namespaces.set(path, source.namespacesOf(path));
				if (before.size % BETWEEN_LOOKS === 0) await setImmediate();
			}
			for (const path of changes.remove) {
				const removed = updater.remove(path);
				if (removed !== null) tally.remove(removed);
			}
			for (const { path, package: owner } of changes.moved) {
				tally.moveToPackage(updater.moveToPackage(path, owner), owner);
			}
			for (const { path, stamp } of changes.touched) updater.restamp(path, stamp);
			for await (const batch of batches.all()) {
				updater.write(batch);
				tally.add(batch);
				onProgress?.({ stage: 'parse', done: tally.seen, total: parse.length, bytes: 0 });
			}
			signal?.throwIfAborted();
			clock.enter('write');
			for (const omission of omissions.gone) {
				updater.removeOmission(omission.path);
				tally.removeOmission(omission);
			}
			const come = [
				...omissions.come.map((row) => ({ ...row, stamp: null, hash: null })),
				...updater.skipped,
			];
			for (const omission of come) tally.addOmission(omission);
			updater.addOmissions(come);
			clock.enter('link');
			await linkAgain(updater, changes, before, namespaces);
			clock.enter('publish');
			updater.commit(tally.meta(configuration));
		} catch (error) {
			updater?.abandon();
			throw failure(error, signal);
		}
	};
	try {
		await changeLive(state, basename(live.file), change);
	} finally {
		await batches.end();
	}
	return {
		...tally.report(configuration),
		...clock.stop(),
		indexBytes: fileSize(live.file) ?? 0,
		jobs,
	};
}

/** Files after which a look is taken at what parse processes have sent. */
const BETWEEN_LOOKS = 8;

/** Has a source begin its work before anybody asks for the result. */
function begin<T>(source: AsyncGenerator<T>): { all(): AsyncGenerator<T>; end(): Promise<unknown> } {
	const first = source.next();
	// Whoever asks for it is told; nobody may.
	first.catch(() => undefined);
	const all = async function* () {
		for (let next = await first; !next.done; next = await source.next()) yield next.value;
	};
	return { all, end: () => source.return(undefined) };
}

/**
 * Which files there are, what manifests say and which packages files say they are of decides about the imports of all files;
 * else only changed ones are looked at.
 */
async function linkAgain(
	updater: IndexUpdater,
	changes: Changes,
	before: ReadonlyMap<string, Shape | null>,
	namespaces: ReadonlyMap<string, string>,
): Promise<void> {
	const { links, first } = updater.links();
	const parsed = changes.parse.map(({ path }) => path);
	const { source } = updater.callLinks();
	const isSame =
		hasSamePaths(changes) &&
		!parsed.some(isManifest) &&
		![...changes.omissions.gone, ...changes.omissions.come].some(({ manifest }) => manifest !== undefined) &&
		parsed.every((path) => source.namespacesOf(path) === (namespaces.get(path) ?? ''));
	if (!isSame) links.clear();
	await linkModules(links, isSame ? first : 0);
	const rerouted = isSame ? { files: [], targets: [] } : links.rerouted();
	relink(updater.callLinks(), { before, written: parsed, rerouted });
}

/** Whether the same files are there, indexed or left out. */
function hasSamePaths({ parse, remove, omissions: { gone, come } }: Changes): boolean {
	const filesOf = (rows: readonly SkippedPath[]) =>
		rows.filter(({ folder }) => !folder).map(({ path }) => path);
	const were = new Set([...remove, ...filesOf(gone)]);
	const are = new Set([...parse.map(({ path }) => path), ...filesOf(come)]);
	return were.size === are.size && [...were].every((path) => are.has(path));
}

/** What an index that needs no work says about itself. */
function reportOf(live: IndexReader, { jobs }: RefreshOptions, clock: StageClock): BuildReport {
	const { counts, languages, skipped, statuses } = readMeta(live);
	return {
		generation: live.generation,
		counts,
		languages,
		skipped,
		statuses,
		...clock.stop(),
		indexBytes: fileSize(live.file) ?? 0,
		jobs,
	};
}
