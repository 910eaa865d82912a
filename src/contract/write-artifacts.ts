import type { IndexReader } from '../store/reader.ts';
import type { ArtifactName } from './artifacts.ts';
import { eachFile, type WalkCounts, type WalkOptions } from './each-file.ts';
import { linesOf } from './rows/rows.ts';
import type { ArtifactMeta } from './schemas/manifest.ts';
import { ShardedWriter } from './sharded-writer.ts';

export interface WriteOptions extends WalkOptions {
	/** Where each artifact gets a folder. */
	pieces: string;
	generatedAt: string;
	/** Bytes of a part, for tests. */
	targetBytes?: number | undefined;
}

export interface WrittenArtifacts {
	counts: WalkCounts;
	artifacts: ArtifactMeta[];
}

/** Writes some of the artifacts in one pass over the files: memory holds one of them, and the buffers. */
export async function writeArtifacts(
	reader: IndexReader,
	names: readonly ArtifactName[],
	options: WriteOptions,
): Promise<WrittenArtifacts> {
	const writers = names.map((name) => new ShardedWriter(name, options.pieces, options.targetBytes));
	try {
		const counts = await eachFile(reader, options, (context) => {
			for (const [at, name] of names.entries()) {
				for (const line of linesOf(name, context)) writers[at].add(line);
			}
			return writers.reduce((sum, { written }) => sum + written, 0);
		});
		return { counts, artifacts: writers.map((writer) => writer.finish(options.generatedAt)) };
	} catch (error) {
		for (const writer of writers) writer.abandon();
		throw error;
	}
}
