import { CHUNK_KINDS } from '../../model/chunk.ts';
import { decodeFiles, FILES_PER_BLOCK, postingId } from '../codec/postings.ts';
import { decodeRefs } from '../codec/refs.ts';
import { TRIGRAM_CLASS, TRIGRAM_CLASS_BITS } from '../codec/trigram-key.ts';
import type { IndexReader } from '../reader.ts';
import { ORD_BITS } from '../schema.ts';

const VALUES = (['constant', 'variable', 'field', 'property'] as const).map((kind) =>
	CHUNK_KINDS.indexOf(kind),
);

/** Finds files whose text may hold a word, by its trigrams; ids in ascending order. */
export class WordFiles {
	private readonly postings;
	private readonly blocks: number;

	constructor({ db }: IndexReader) {
		this.postings = db.prepare<[number], Uint8Array>('SELECT files FROM trigram WHERE id = ?').pluck();
		const last = db.prepare<[], number>('SELECT coalesce(max(id), 0) FROM file').pluck().get() ?? 0;
		this.blocks = Math.floor(last / FILES_PER_BLOCK) + 1;
	}

	/** null for a word that is too short to be looked for. */
	holding(word: string): number[] | null {
		const keys = trigramKeys(word);
		if (keys.length === 0) return null;
		const found: number[] = [];
		for (let block = 0; block < this.blocks; block++) {
			let left = this.filesOf(block, keys[0]);
			for (const key of keys.slice(1)) {
				if (left.length === 0) break;
				const others = new Set(this.filesOf(block, key));
				left = left.filter((file) => others.has(file));
			}
			found.push(...left);
		}
		return found.sort((a, b) => a - b);
	}

	private filesOf(block: number, key: number): Int32Array {
		const packed = this.postings.get(postingId(block, key));
		return packed === undefined ? new Int32Array(0) : decodeFiles(packed, block);
	}
}

function trigramKeys(word: string): number[] {
	const bytes = Buffer.from(word, 'utf8');
	const keys = new Set<number>();
	for (let at = 0; at + 2 < bytes.length; at++) {
		const [a, b, c] = [bytes[at], bytes[at + 1], bytes[at + 2]].map((byte) => TRIGRAM_CLASS[byte]);
		keys.add((a << (2 * TRIGRAM_CLASS_BITS)) | (b << TRIGRAM_CLASS_BITS) | c);
	}
	return [...keys];
}

/** Places of a file that are accounted for: references, names of definitions, imports and exports. */
export interface KnownPlaces {
	offsets: ReadonlySet<number>;
	ranges: readonly (readonly [number, number])[];
}

export function knownPlaces({ db }: IndexReader, file: number): KnownPlaces {
	const first = file * 2 ** ORD_BITS;
	const range = [first, first + 2 ** ORD_BITS - 1] as const;
	const blob = db
		.prepare<[number], Uint8Array>('SELECT refs FROM file_blob WHERE file = ?')
		.pluck()
		.get(file);
	const offsets = new Set(blob === undefined ? [] : decodeRefs(blob).start);
	// A variable may take its name from what it is given: `const { save } = store`.
	const tokens = db.prepare<[number, number], number>(
		`SELECT start + name_offset FROM chunk WHERE id BETWEEN ? AND ? AND name_offset IS NOT NULL
			AND kind NOT IN (${VALUES.join(',')})`,
	);
	for (const at of tokens.pluck().all(...range)) offsets.add(at);
	const ranges = ['import', 'export'].flatMap((table) =>
		db
			.prepare<
				[number, number],
				[number, number]
			>(`SELECT start, start + length FROM ${table} WHERE id BETWEEN ? AND ?
				AND length < 2000 AND ${table === 'export' ? 'module IS NOT NULL' : '1'}`)
			.raw()
			.all(...range),
	);
	const exported = db.prepare<[number, number], number>(
		'SELECT start + name_offset FROM export WHERE id BETWEEN ? AND ?',
	);
	for (const at of exported.pluck().all(...range)) offsets.add(at);
	return { offsets, ranges };
}
