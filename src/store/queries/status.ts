import { fileSize } from '../../platform/disk.ts';
import { type IndexMeta, readMeta } from '../index-meta.ts';
import type { IndexReader } from '../reader.ts';
import { SCHEMA_VERSION } from '../schema.ts';

/** What is and what is not in the index, in numbers. */
export interface Coverage extends Pick<IndexMeta, 'statuses' | 'skipped'> {
	files: number;
}

export interface IndexStatus extends Coverage, Omit<IndexMeta, 'content'> {
	schemaVersion: number;
	generation: string;
	indexFile: string;
	indexBytes: number;
	/** Manifests that ignore rules leave out, and that say nevertheless where imports lead. */
	ignoredManifests: number;
}

export function readStatus(reader: IndexReader): IndexStatus {
	const { content: _, ...meta } = readMeta(reader);
	return {
		schemaVersion: SCHEMA_VERSION,
		generation: reader.generation,
		...meta,
		files: meta.counts.files,
		indexFile: reader.file,
		indexBytes: fileSize(reader.file) ?? 0,
		ignoredManifests: reader.db
			.prepare<[], number>('SELECT count(*) FROM skip WHERE manifest IS NOT NULL')
			.pluck()
			.get()!,
	};
}

/** Costs a few rows, so that every answer can carry it. */
export function readCoverage(reader: IndexReader): Coverage {
	const { counts, statuses, skipped } = readMeta(reader);
	return { files: counts.files, statuses, skipped };
}
