import { perIndex } from '../per-index.ts';
import { preparedColumn, preparedRows } from '../prepared.ts';
import type { IndexReader } from '../reader.ts';
import { RecentlyUsed } from '../recently-used.ts';
import { rowsOf } from '../schema.ts';

/** A chunk as a ranking sees it. */
export interface RankedChunk {
	/** Position in its file; -1 for one that stands for a file of which nothing was extracted. */
	ord: number;
	/** -1 for none. */
	parent: number;
	/** Position in CHUNK_KINDS, bits of ChunkFlag. */
	kind: number;
	flags: number;
	hasName: boolean;
	start: number;
	length: number;
}

const Field = {
	...{ parent: 0, kind: 1, flags: 2, hasName: 3, container: 4, start: 5, length: 6 },
	...{ docOffset: 7, docLength: 8, textEnd: 9, width: 10 },
} as const;

/**
 * The chunks of a file in their order, packed: a ranking looks at thousands of them for every question, and those of a whole
 * repository fit into a few megabytes.
 */
export class FileChunks {
	readonly count: number;
	/** Of each chunk a line with its name and one with its signature. */
	readonly texts: string;
	private readonly fields: Int32Array;

	constructor(fields: Int32Array, texts: string) {
		this.fields = fields;
		this.texts = texts;
		this.count = fields.length / Field.width;
	}

	/** -1 for none. */
	parent(at: number): number {
		return this.fields[at * Field.width + Field.parent];
	}

	kind(at: number): number {
		return this.fields[at * Field.width + Field.kind];
	}

	hasName(at: number): boolean {
		return this.fields[at * Field.width + Field.hasName] === 1;
	}

	/** The id of the name of what it is in; -1 for none. */
	container(at: number): number {
		return this.fields[at * Field.width + Field.container];
	}

	start(at: number): number {
		return this.fields[at * Field.width + Field.start];
	}

	length(at: number): number {
		return this.fields[at * Field.width + Field.length];
	}

	/** Where its doc comment is, from its start; without one its length is 0. */
	docOffset(at: number): number {
		return this.fields[at * Field.width + Field.docOffset];
	}

	docLength(at: number): number {
		return this.fields[at * Field.width + Field.docLength];
	}

	/** Empty for none. */
	name(at: number): string {
		const from = at === 0 ? 0 : this.textEnd(at - 1);
		return this.texts.slice(from, this.texts.indexOf('\n', from));
	}

	/** Where its two lines end in `texts`. */
	textEnd(at: number): number {
		return this.fields[at * Field.width + Field.textEnd];
	}

	chunk(at: number): RankedChunk {
		return {
			...{ ord: at, parent: this.parent(at), kind: this.kind(at) },
			flags: this.fields[at * Field.width + Field.flags],
			...{ hasName: this.hasName(at), start: this.start(at), length: this.length(at) },
		};
	}
}

/** Chunks of files that are kept, for the next question about them: about ten megabytes with what is made of them. */
const MOST_KEPT = 80_000;

/** Names whose texts are kept. */
const MOST_NAMES = 10_000;

const openKept = perIndex(() => ({
	chunks: new RecentlyUsed<number, FileChunks>(MOST_KEPT, ({ count }) => count),
	names: new RecentlyUsed<number, string>(MOST_NAMES, () => 1),
}));

type Row = [
	...[number | null, number, number, string | null, number | null, number, number],
	...[number | null, number | null, string | null],
];

export interface ChunkReader {
	/** By the id of the file. */
	chunksOf(file: number): FileChunks;
	/** The text of a name. */
	nameText(id: number): string;
}

export function chunkReader(reader: IndexReader): ChunkReader {
	const { chunks: kept, names } = openKept(reader);
	const rows = preparedRows<[{ file: number }], Row>(
		reader.db,
		`SELECT c.parent, c.kind, c.flags, n.text, c.container, c.start, c.length, c.doc_offset, c.doc_length, c.signature
		FROM chunk c LEFT JOIN name n ON n.id = c.name WHERE ${rowsOf('c', '@file')} ORDER BY c.id`,
	);
	const name = preparedColumn<[number], string>(reader.db, 'SELECT text FROM name WHERE id = ?');
	return {
		chunksOf(file) {
			let chunks = kept.get(file);
			if (chunks === undefined) {
				chunks = packed(rows.all({ file }));
				kept.add(file, chunks);
			}
			return chunks;
		},
		nameText(id) {
			let text = names.get(id);
			if (text === undefined) {
				text = name.get(id) ?? '';
				names.add(id, text);
			}
			return text;
		},
	};
}

function packed(rows: readonly Row[]): FileChunks {
	const fields = new Int32Array(rows.length * Field.width);
	const texts: string[] = [];
	let end = 0;
	let textEnd = 0;
	for (const row of rows) {
		const [parent, kind, flags, name, container, start, length, docOffset, docLength, signature] = row;
		const lines = `${oneLine(name)}\n${oneLine(signature)}\n`;
		texts.push(lines);
		textEnd += lines.length;
		fields[end + Field.parent] = parent ?? -1;
		fields[end + Field.kind] = kind;
		fields[end + Field.flags] = flags;
		fields[end + Field.hasName] = name === null ? 0 : 1;
		fields[end + Field.container] = container ?? -1;
		fields[end + Field.start] = start;
		fields[end + Field.length] = length;
		fields[end + Field.docOffset] = docOffset ?? 0;
		fields[end + Field.docLength] = docOffset === null ? 0 : (docLength ?? 0);
		fields[end + Field.textEnd] = textEnd;
		end += Field.width;
	}
	return new FileChunks(fields, texts.join(''));
}

function oneLine(text: string | null): string {
	return text === null ? '' : text.replaceAll('\n', ' ');
}
