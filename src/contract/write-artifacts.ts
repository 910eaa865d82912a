import { join } from 'node:path';
import type { PathRange } from '../store/export/source.ts';
import type { IndexReader } from '../store/reader.ts';
import { ARTIFACT_NAMES } from './artifacts.ts';
import { eachFile, type WalkCounts, type WalkOptions } from './each-file.ts';
import { linesOf } from './rows/rows.ts';
import type { ArtifactMeta } from './schemas/manifest.ts';
import { ShardedWriter } from './sharded-writer.ts';

export interface WriteOptions extends Omit<WalkOptions, 'range'> {
	/** Where each range gets a folder. */
	pieces: string;
	generatedAt: string;
	/** Bytes of a part, for tests. */
	targetBytes?: number | undefined;
}

/** A range of files, and its place among all ranges. */
export interface PlacedRange extends PathRange {
	place: number;
}

/** What was written of a range: a description of each artifact as if there were no other range. */
export interface WrittenRange {
	place: number;
	counts: WalkCounts;
	artifacts: ArtifactMeta[];
}

/** Where the artifacts of a range are until all ranges are there. */
export function folderOfRange(pieces: string, place: number): string {
	return join(pieces, `range-${place}`);
}

/** Writes all artifacts of each range in one pass over its files: memory holds one of them, and the buffers. */
export async function writeRanges(
	reader: IndexReader,
	ranges: readonly PlacedRange[],
	options: WriteOptions,
): Promise<WrittenRange[]> {
	const total = ranges.reduce((sum, { files }) => sum + files, 0);
	const written: WrittenRange[] = [];
	let [files, bytes] = [0, 0];
	for (const range of ranges) {
		const onProgress = (done: number, _: number, more: number) =>
			options.onProgress(files + done, total, bytes + more);
		const found = await writeRange(reader, range, { ...options, onProgress });
		files += range.files;
		bytes += found.artifacts.reduce((sum, { totalBytes }) => sum + totalBytes, 0);
		written.push(found);
	}
	return written;
}

async function writeRange(
	reader: IndexReader,
	range: PlacedRange,
	options: WriteOptions,
): Promise<WrittenRange> {
	const { place } = range;
	const folder = folderOfRange(options.pieces, place);
	const writers = ARTIFACT_NAMES.map((name) => new ShardedWriter(name, folder, options.targetBytes));
	try {
		const counts = await eachFile(reader, { ...options, range }, (context) => {
			for (const [at, name] of ARTIFACT_NAMES.entries()) {
				for (const line of linesOf(name, context)) writers[at].add(line);
			}
			return writers.reduce((sum, { written }) => sum + written, 0);
		});
		return { place, counts, artifacts: writers.map((writer) => writer.finish(options.generatedAt)) };
	} catch (error) {
		for (const writer of writers) writer.abandon();
		throw error;
	}
}
