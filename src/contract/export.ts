import { join } from 'node:path';
import { VERSION } from '../model/version.ts';
import { RunningSha256 } from '../platform/digest.ts';
import { removeFolder } from '../platform/disk.ts';
import { NewFile, NewFolder } from '../platform/new-folder.ts';
import { ExportSource } from '../store/export/source.ts';
import type { IndexReader } from '../store/reader.ts';
import { ARTIFACT_NAMES, type ArtifactName } from './artifacts.ts';
import { PIECES } from './destination.ts';
import type { WalkCounts, WalkOptions } from './each-file.ts';
import { writeElsewhere } from './elsewhere.ts';
import { type ArtifactMeta, FORMAT, MANIFEST_VERSION, type Manifest } from './schemas/manifest.ts';
import { type WrittenArtifacts, writeArtifacts } from './write-artifacts.ts';

export interface ExportOptions extends WalkOptions {
	/** Checked by `checkDestination`. */
	folder: string;
	/** Seconds since the epoch that the export says it was made at. */
	epoch: number;
	/** Bytes of a part, and files from which on there are two processes: for tests. */
	targetBytes?: number;
	splitFrom?: number;
}

export interface ExportReport extends WalkCounts {
	artifacts: ArtifactMeta[];
}

/** What another process writes meanwhile, about half of the bytes; the counts of a walk come from the others. */
const ELSEWHERE: readonly ArtifactName[] = ['chunk_meta', 'symbols', 'call_sites'];
/** Files from which on another process is worth its start. */
const SPLIT_FROM = 300;

/** Writes all artifacts: in one pass over the files, in two processes when there are many. */
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
	options: ExportOptions,
	more: { pieces: string; generatedAt: string },
): Promise<WrittenArtifacts> {
	const isSplit = new ExportSource(reader).count() >= (options.splitFrom ?? SPLIT_FROM);
	if (!isSplit) return writeArtifacts(reader, ARTIFACT_NAMES, { ...options, ...more });
	const stop = new AbortController();
	const signal = AbortSignal.any([options.signal, stop.signal]);
	const elsewhere = writeElsewhere(reader, ELSEWHERE, { ...options, ...more, signal });
	try {
		const here = ARTIFACT_NAMES.filter((name) => !ELSEWHERE.includes(name));
		const written = await writeArtifacts(reader, here, { ...options, ...more });
		let others = await elsewhere;
		options.signal.throwIfAborted();
		if (others === null) {
			for (const name of ELSEWHERE) removeFolder(join(more.pieces, name));
			others = (await writeArtifacts(reader, ELSEWHERE, { ...options, ...more })).artifacts;
		}
		const all = new Map([...written.artifacts, ...others].map((meta) => [meta.artifact, meta]));
		return { counts: written.counts, artifacts: ARTIFACT_NAMES.map((name) => all.get(name)!) };
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
