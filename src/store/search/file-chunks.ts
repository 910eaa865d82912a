import { prepared } from '../prepared.ts';
import type { IndexReader } from '../reader.ts';
import { rowsOf } from '../schema.ts';

/** A chunk as a ranking sees it. */
export interface RankedChunk {
	/** Position in its file. */
	ord: number;
	parent: number | null;
	/** Position in CHUNK_KINDS, bits of ChunkFlag. */
	kind: number;
	flags: number;
	name: string | null;
	container: string | null;
	signature: string | null;
	start: number;
	length: number;
	/** Where its doc comment is, from its start; null for none. */
	docOffset: number | null;
	docLength: number | null;
}

/** Reads the chunks of files, in their order. */
export function chunkReader({ db }: IndexReader): (file: number) => RankedChunk[] {
	const rows = prepared<[{ file: number }], RankedChunk>(
		db,
		`SELECT c.ord, c.parent, c.kind, c.flags, n.text AS name, k.text AS container, c.signature, c.start, c.length,
			c.doc_offset AS docOffset, c.doc_length AS docLength
		FROM chunk c LEFT JOIN name n ON n.id = c.name LEFT JOIN name k ON k.id = c.container
		WHERE ${rowsOf('c', '@file')} ORDER BY c.id`,
	);
	return (file) => rows.all({ file });
}
