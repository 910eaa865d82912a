import { perIndex } from '../per-index.ts';
import { preparedRows } from '../prepared.ts';
import type { IndexReader } from '../reader.ts';
import { RecentlyUsed } from '../recently-used.ts';
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

/** Chunks of files that are kept, for the next question about them: about four megabytes. */
const MOST_KEPT = 20_000;

const openKept = perIndex(
	() => new RecentlyUsed<number, readonly RankedChunk[]>(MOST_KEPT, ({ length }) => length),
);

type Row = [
	...[number, number | null, number, number, string | null, string | null, string | null],
	...[number, number, number | null, number | null],
];

/** Reads the chunks of files, in their order. */
export function chunkReader(reader: IndexReader): (file: number) => readonly RankedChunk[] {
	const kept = openKept(reader);
	const rows = preparedRows<[{ file: number }], Row>(
		reader.db,
		`SELECT c.ord, c.parent, c.kind, c.flags, n.text, k.text, c.signature, c.start, c.length, c.doc_offset, c.doc_length
		FROM chunk c LEFT JOIN name n ON n.id = c.name LEFT JOIN name k ON k.id = c.container
		WHERE ${rowsOf('c', '@file')} ORDER BY c.id`,
	);
	return (file) => {
		const known = kept.get(file);
		if (known !== undefined) return known;
		const chunks = rows.all({ file }).map(toChunk);
		kept.add(file, chunks);
		return chunks;
	};
}

function toChunk(row: Row): RankedChunk {
	const [ord, parent, kind, flags, name, container, signature, start, length, docOffset, docLength] = row;
	return { ord, parent, kind, flags, name, container, signature, start, length, docOffset, docLength };
}
