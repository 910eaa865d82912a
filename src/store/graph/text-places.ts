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
	private readonly kept = new Map<number, Int32Array>();

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
			const left = this.bitmap(block, keys[0]).slice();
			for (const key of keys.slice(1)) {
				const others = this.bitmap(block, key);
				for (let at = 0; at < left.length; at++) left[at] &= others[at];
			}
			for (let at = 0; at < left.length; at++) {
				for (let bits = left[at]; bits !== 0; bits &= bits - 1) {
					found.push(block * FILES_PER_BLOCK + at * 32 + (31 - Math.clz32(bits & -bits)));
				}
			}
		}
		return found.sort((a, b) => a - b);
	}

	/** The files of a block that hold a key, a bit each: names share trigrams, so they are kept. */
	private bitmap(block: number, key: number): Int32Array {
		const id = postingId(block, key);
		let bitmap = this.kept.get(id);
		if (bitmap === undefined) {
			bitmap = new Int32Array(FILES_PER_BLOCK / 32);
			const packed = this.postings.get(id);
			if (packed !== undefined) {
				for (const file of decodeFiles(packed, block)) {
					const at = file - block * FILES_PER_BLOCK;
					bitmap[at >> 5] |= 1 << (at & 31);
				}
			}
			this.kept.set(id, bitmap);
		}
		return bitmap;
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
