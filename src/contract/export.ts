import { join } from 'node:path';
import { VERSION } from '../model/version.ts';
import { RunningSha256 } from '../platform/digest.ts';
import { removeFolder } from '../platform/disk.ts';
import { NewFile, NewFolder } from '../platform/new-folder.ts';
import { ExportSource } from '../store/export/source.ts';
import type { IndexReader } from '../store/reader.ts';
import { PIECES } from './destination.ts';
import type { WalkCounts, WalkOptions } from './each-file.ts';
import { writeElsewhere } from './elsewhere.ts';
import { joinRanges, type WrittenArtifacts } from './join-ranges.ts';
import { type ArtifactMeta, FORMAT, MANIFEST_VERSION, type Manifest } from './schemas/manifest.ts';
import {
	folderOfRange,
	type PlacedRange,
	type WriteOptions,
	type WrittenRange,
	writeRanges,
} from './write-artifacts.ts';

export interface ExportOptions extends WalkOptions {
	/** Checked by `checkDestination`. */
	folder: string;
	/** Seconds since the epoch that the export says it was made at. */
	epoch: number;
	/** Bytes of a part, files from which on there are ranges, and whether one process writes them all: for tests. */
	targetBytes?: number;
	splitFrom?: number;
	isAlone?: boolean;
}

export interface ExportReport extends WalkCounts {
	artifacts: ArtifactMeta[];
}

/** Ranges of files that are written on their own. A part ends with its range, so bytes depend on their number, not on that of processes. */
const RANGES = 4;
/** The ranges that another process writes meanwhile. */
const ELSEWHERE: readonly number[] = [1, 2];
/** Files from which on there are ranges, because another process is worth its start. */
const SPLIT_FROM = 300;

/** Writes all artifacts: in one pass over the files, in two processes when there are many files. */
export async function exportArtifacts(reader: IndexReader, options: ExportOptions): Promise<ExportReport> {
	const target = new NewFolder(options.folder, PIECES);
	try {
		const generatedAt = new Date(options.epoch * 1000).toISOString();
		const { counts, artifacts } = await writeAll(reader, options, { pieces: target.path, generatedAt });
		writeManifest(target.path, artifacts, {
			generatedAt,
			generation: reader.generation,
			files: counts.files,
		});
		target.publish();
		return { ...counts, artifacts };
	} catch (error) {
		target.discard();
		throw error;
	}
}

async function writeAll(
	reader: IndexReader,
	{ splitFrom = SPLIT_FROM, isAlone = false, ...options }: ExportOptions,
	more: { pieces: string; generatedAt: string },
): Promise<WrittenArtifacts> {
	const source = new ExportSource(reader);
	const isSplit = source.count() >= splitFrom;
	const ranges = source.ranges(isSplit ? RANGES : 1).map((range, place) => ({ ...range, place }));
	if (!isSplit || isAlone) {
		return joinRanges(more.pieces, await writeRanges(reader, ranges, { ...options, ...more }));
	}
	return joinRanges(more.pieces, await writeInTwo(reader, ranges, { ...options, ...more }));
}

/** This process writes the first and the last ranges, another one those between. */
async function writeInTwo(
	reader: IndexReader,
	ranges: readonly PlacedRange[],
	options: WriteOptions,
): Promise<WrittenRange[]> {
	const isElsewhere = ({ place }: PlacedRange) => ELSEWHERE.includes(place);
	const there = ranges.filter(isElsewhere);
	const stop = new AbortController();
	const signal = AbortSignal.any([options.signal, stop.signal]);
	const elsewhere = writeElsewhere(reader, there, { ...options, signal });
	try {
		const onProgress = (done: number, total: number, bytes: number) =>
			options.onProgress(2 * done, 2 * total, 2 * bytes);
		const here = ranges.filter((range) => !isElsewhere(range));
		const written = await writeRanges(reader, here, { ...options, onProgress });
		let others = await elsewhere;
		options.signal.throwIfAborted();
		if (others === null) {
			for (const { place } of there) removeFolder(folderOfRange(options.pieces, place));
			others = await writeRanges(reader, there, options);
		}
		return [...written, ...others].sort((a, b) => a.place - b.place);
	} finally {
		// Nobody writes any more when the folder is published or removed.
		stop.abort();
		await elsewhere;
	}
}

/** The descriptions of the artifacts, and last of all the list of all files. */
function writeManifest(
	pieces: string,
	artifacts: readonly ArtifactMeta[],
	about: Pick<Manifest, 'generatedAt' | 'generation' | 'files'>,
): void {
	const listed: Manifest['pieces'] = [];
	for (const meta of artifacts) {
		const name = meta.artifact;
		const written = writeJson(join(pieces, name, 'meta.json'), meta);
		listed.push({ name, type: 'meta', path: `${PIECES}/${name}/meta.json`, records: 1, ...written });
		for (const { path, records, bytes, checksum } of meta.parts) {
			listed.push({ name, type: 'part', path, records, bytes, checksum });
		}
	}
	const { generatedAt, generation, files } = about;
	const manifest: Manifest = {
		format: FORMAT,
		schemaVersion: MANIFEST_VERSION,
		generatedAt,
		tool: { name: 'assay', version: VERSION },
		generation,
		files,
		pieces: listed,
	};
	writeJson(join(pieces, 'manifest.json'), manifest);
}

function writeJson(path: string, value: unknown): { bytes: number; checksum: string } {
	const bytes = Buffer.from(`${JSON.stringify(value)}\n`);
	const hash = new RunningSha256();
	hash.update(bytes);
	const file = new NewFile(path);
	file.write(bytes);
	file.close();
	return { bytes: bytes.length, checksum: `sha256:${hash.digest()}` };
}
