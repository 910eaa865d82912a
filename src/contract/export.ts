import { join } from 'node:path';
import { VERSION } from '../model/version.ts';
import { RunningSha256 } from '../platform/digest.ts';
import { NewFile, NewFolder } from '../platform/new-folder.ts';
import type { IndexReader } from '../store/reader.ts';
import { ARTIFACT_NAMES } from './artifacts.ts';
import { PIECES } from './destination.ts';
import { eachFile, type WalkCounts, type WalkOptions } from './each-file.ts';
import { rowsOf } from './rows/rows.ts';
import { type ArtifactMeta, FORMAT, MANIFEST_VERSION, type Manifest } from './schemas/manifest.ts';
import { ShardedWriter } from './sharded-writer.ts';

export interface ExportOptions extends WalkOptions {
	/** Checked by `checkDestination`. */
	folder: string;
	/** Seconds since the epoch that the export says it was made at. */
	epoch: number;
	/** Bytes of a part, for tests. */
	targetBytes?: number;
}

export interface ExportReport extends WalkCounts {
	artifacts: ArtifactMeta[];
}

/** Writes all artifacts in one pass over the files: memory holds one of them, and the buffers. */
export async function exportArtifacts(reader: IndexReader, options: ExportOptions): Promise<ExportReport> {
	const target = new NewFolder(options.folder, PIECES);
	const writers = ARTIFACT_NAMES.map((name) => new ShardedWriter(name, target.path, options.targetBytes));
	try {
		const counts = await eachFile(reader, options, (context) => {
			for (const [at, name] of ARTIFACT_NAMES.entries()) {
				for (const row of rowsOf(name, context)) writers[at].add(row);
			}
			return writers.reduce((sum, { written }) => sum + written, 0);
		});
		const generatedAt = new Date(options.epoch * 1000).toISOString();
		const artifacts = writers.map((writer) => writer.finish(generatedAt));
		writeManifest(target.path, artifacts, {
			generatedAt,
			generation: reader.generation,
			files: counts.files,
		});
		target.publish();
		return { ...counts, artifacts };
	} catch (error) {
		for (const writer of writers) writer.abandon();
		target.discard();
		throw error;
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
