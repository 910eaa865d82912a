import { CHUNK_KINDS } from '../../model/chunk.ts';
import type { IndexReader } from '../reader.ts';

/** Names that chunks have, each once: all texts one after the other, where each ends, and their ids. */
export interface SymbolNames {
	bytes: Buffer;
	ends: Int32Array;
	ids: Int32Array;
}

/**
 * All names of chunks at once. One text that SQLite puts together costs a fraction of a row a name, which
 * a command that is started for one search would feel; so does making a text of each.
 */
export function readSymbolNames({ db }: IndexReader): SymbolNames {
	const [bytes, ids, sizes] = db
		.prepare<[], [Buffer | null, string, string]>(
			`SELECT CAST(group_concat(n.text, '') AS BLOB), json_group_array(n.id), json_group_array(octet_length(n.text))
			FROM (SELECT DISTINCT name FROM chunk WHERE name IS NOT NULL) c CROSS JOIN name n ON n.id = c.name`,
		)
		.raw()
		.get()!;
	const lengths: number[] = JSON.parse(sizes);
	const ends = new Int32Array(lengths.length);
	for (let at = 0, end = 0; at < ends.length; at++) ends[at] = end += lengths[at];
	return { bytes: bytes ?? Buffer.alloc(0), ends, ids: Int32Array.from(JSON.parse(ids) as number[]) };
}

/** One name, if something is called so: an index finds it without the others. */
export function readSymbolName({ db }: IndexReader, text: string): SymbolNames {
	const ids = db.prepare<[string], number>('SELECT id FROM name WHERE text = ?').pluck().all(text);
	const bytes = Buffer.from(ids.length === 0 ? '' : text);
	return { bytes, ends: Int32Array.from(ids, () => bytes.length), ids: Int32Array.from(ids) };
}

/** A chunk that has a name, as far as ranking asks. */
export interface NamedChunk {
	id: number;
	kind: number;
	flags: number;
	container: string | null;
	language: string;
	start: number;
}

/** Chunks by the id of their name, without modules. */
export class ChunksNamed {
	private readonly rows;

	constructor({ db }: IndexReader) {
		this.rows = db.prepare<[number], NamedChunk>(
			`SELECT c.id, c.kind, c.flags, k.text AS container, coalesce(g.language, f.language) AS language, c.start
			FROM chunk c JOIN file f ON f.id = c.file LEFT JOIN name k ON k.id = c.container
			LEFT JOIN segment g ON g.file = c.file AND g.ord = c.segment
			WHERE c.name = ? AND c.kind <> ${MODULE}`,
		);
	}

	of(name: number): NamedChunk[] {
		return this.rows.all(name);
	}
}

const MODULE = CHUNK_KINDS.indexOf('module');
