import { z } from 'zod';
import { LINK_STATUSES } from '../../model/link.ts';
import { count, text } from './parts.ts';

/** What lies beside the rows, so that readers find them without looking into folders. */

export const FORMAT = 'assay-contract';
export const MANIFEST_VERSION = '1.0.0';
export const MANIFEST_PATH = 'pieces/manifest.json';

const version = z.string().regex(/^\d+\.\d+\.\d+$/);
const checksum = z
	.string()
	.regex(/^sha256:[0-9a-f]{64}$/)
	.describe('sha256 of the bytes of the file');
const generatedAt = z.iso
	.datetime()
	.describe('`SOURCE_DATE_EPOCH`, else the epoch, so that equal exports are equal bytes');
const statuses = z.strictObject(
	Object.fromEntries(LINK_STATUSES.map((status) => [status, count])) as Record<
		(typeof LINK_STATUSES)[number],
		typeof count
	>,
);
export type StatusCounts = z.infer<typeof statuses>;

export const metaSchema = z.strictObject({
	schemaVersion: version.describe('of the rows'),
	artifact: text,
	format: z.literal('jsonl-sharded'),
	generatedAt,
	compression: z.literal('none'),
	totalRecords: count,
	totalBytes: count,
	maxPartRecords: count.describe('of the part with most rows'),
	maxPartBytes: count.describe('of the largest part'),
	targetMaxBytes: count.describe('a part ends before the row that would make it larger'),
	trimmedRecords: count.describe('rows that something was left out of, to be 32 KB at most'),
	droppedRecords: count.describe('rows that were longer all the same, and are not there'),
	statuses: statuses.nullable().describe('rows by the status of their reference; null for rows without one'),
	parts: z.array(z.strictObject({ path: text, records: count, bytes: count, checksum })),
});
export type ArtifactMeta = z.infer<typeof metaSchema>;

export const manifestSchema = z.strictObject({
	format: z.literal(FORMAT),
	schemaVersion: version.describe('of this file'),
	generatedAt,
	tool: z.strictObject({ name: z.literal('assay'), version: text }),
	generation: text.describe('of the index: equal for equal content, settings and layout'),
	files: count.describe('files of the index'),
	pieces: z
		.array(
			z.strictObject({
				name: text.describe('the artifact'),
				type: z.enum(['meta', 'part']),
				path: text.describe('from the folder of the export'),
				records: count,
				bytes: count,
				checksum,
			}),
		)
		.describe('every file of the export but this one'),
});
export type Manifest = z.infer<typeof manifestSchema>;
