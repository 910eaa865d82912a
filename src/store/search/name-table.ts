import { CHUNK_KINDS } from '../../model/chunk.ts';
import type { IndexReader } from '../reader.ts';

/** Names that chunks have, each once. */
export interface SymbolNames {
	texts: string[];
	/** Ids of the names. */
	ids: Int32Array;
}

/**
 * All names of chunks at once. One text that SQLite puts together costs a fraction of a row a name, which
 * a command that is started for one search would feel.
 */
export function readSymbolNames({ db }: IndexReader): SymbolNames {
	const whole = db
		.prepare<[], string | null>(
			`SELECT group_concat(id || char(1) || text, char(2)) FROM name
			WHERE id IN (SELECT name FROM chunk WHERE name IS NOT NULL)`,
		)
		.pluck()
		.get();
	const rows = (whole ?? '') === '' ? [] : whole!.split(ROW_END);
	const texts: string[] = [];
	const ids = new Int32Array(rows.length);
	for (const [at, row] of rows.entries()) {
		const end = row.indexOf(ID_END);
		ids[at] = Number(row.slice(0, end));
		texts.push(row.slice(end + 1));
	}
	return { texts, ids };
}

/** One name, if something is called so: an index finds it without the others. */
export function readSymbolName({ db }: IndexReader, text: string): SymbolNames {
	const ids = db.prepare<[string], number>('SELECT id FROM name WHERE text = ?').pluck().all(text);
	return { texts: ids.map(() => text), ids: Int32Array.from(ids) };
}

const ID_END = '\u0001';
const ROW_END = '\u0002';

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
