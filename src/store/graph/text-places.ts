import { CHUNK_KINDS } from '../../model/chunk.ts';
import { firstFrom } from '../../model/sorted.ts';
import { decodeRefs } from '../codec/refs.ts';
import { TRIGRAM_CLASS, TRIGRAM_CLASS_BITS, TRIGRAM_KEYS } from '../codec/trigram-key.ts';
import type { IndexReader } from '../reader.ts';
import { ORD_BITS } from '../schema.ts';
import { filesIn, TrigramBitmaps, WORDS_PER_BLOCK } from '../trigram-bitmaps.ts';

const VALUES = (['constant', 'variable', 'field', 'property'] as const).map((kind) =>
	CHUNK_KINDS.indexOf(kind),
);

/** Room for the bitmaps of trigrams that are kept. */
const KEPT_BYTES = 64 << 20;

/** Finds files whose text may hold a word, by its trigrams; ids in ascending order. */
export class WordFiles {
	private readonly bitmaps: TrigramBitmaps;
	private readonly kept = new Map<number, Int32Array>();
	private readonly left: Int32Array;

	constructor(reader: IndexReader) {
		this.bitmaps = new TrigramBitmaps(reader);
		this.left = new Int32Array(this.bitmaps.blocks * WORDS_PER_BLOCK);
	}

	/** For a word that stands in some file; null for one that is too short to be looked for. */
	holding(word: string): number[] | null {
		const keys = trigramKeys(word);
		if (keys.length === 0) return null;
		const { left } = this;
		left.fill(-1);
		for (const key of keys) {
			const files = this.bitmap(key);
			let parts = 0;
			let last = 0;
			for (let at = 0; at < left.length; at++) {
				left[at] &= files[at];
				if (left[at] === 0) continue;
				parts++;
				last = left[at];
			}
			// One file: a word that is looked for stands somewhere.
			if (parts === 1 && (last & (last - 1)) === 0) break;
		}
		return filesIn(left, 0);
	}

	/** The files that hold a key, a bit each: names share trigrams, so they are kept. */
	private bitmap(key: number): Int32Array {
		let bitmap = this.kept.get(key);
		if (bitmap !== undefined) return bitmap;
		bitmap = new Int32Array(this.left.length);
		for (let block = 0; block < this.bitmaps.blocks; block++)
			this.bitmaps.add(key, block, bitmap, block * WORDS_PER_BLOCK);
		if ((this.kept.size + 1) * bitmap.byteLength > KEPT_BYTES) this.kept.clear();
		this.kept.set(key, bitmap);
		return bitmap;
	}
}

function trigramKeys(word: string): number[] {
	const bytes = Buffer.from(word, 'utf8');
	const keys = new Set<number>();
	let key = 0;
	for (let at = 0; at < bytes.length; at++) {
		key = ((key << TRIGRAM_CLASS_BITS) | TRIGRAM_CLASS[bytes[at]]) & (TRIGRAM_KEYS - 1);
		if (at >= 2) keys.add(key);
	}
	return [...keys];
}

/** Tells places of a file that are accounted for: references, names of definitions, imports and exports. */
export class KnownPlaces {
	private readonly refs;
	private readonly tokens;
	private readonly imports;
	private readonly exports;
	private readonly exported;

	constructor({ db }: IndexReader) {
		const places = (sql: string) => db.prepare<[number, number], number>(sql).pluck();
		const ranges = (table: string, condition: string) =>
			db
				.prepare<[number, number], [number, number]>(
					`SELECT start, start + length FROM ${table} WHERE id BETWEEN ? AND ? AND length < 2000 AND ${condition}`,
				)
				.raw();
		this.refs = db.prepare<[number], Uint8Array>('SELECT refs FROM file_blob WHERE file = ?').pluck();
		// A variable may take its name from what it is given: `const { save } = store`.
		this.tokens = places(
			`SELECT start + name_offset FROM chunk WHERE id BETWEEN ? AND ? AND name_offset IS NOT NULL
				AND kind NOT IN (${VALUES.join(',')})`,
		);
		this.exported = places('SELECT start + name_offset FROM export WHERE id BETWEEN ? AND ?');
		this.imports = ranges('import', '1');
		this.exports = ranges('export', 'module IS NOT NULL');
	}

	of(file: number): (offset: number) => boolean {
		const first = file * 2 ** ORD_BITS;
		const rows = [first, first + 2 ** ORD_BITS - 1] as const;
		const blob = this.refs.get(file);
		const refs = blob === undefined ? new Int32Array() : decodeRefs(blob).start;
		const names = new Set([...this.tokens.all(...rows), ...this.exported.all(...rows)]);
		const ranges = [...this.imports.all(...rows), ...this.exports.all(...rows)];
		return (offset) =>
			names.has(offset) ||
			refs[firstFrom(refs, offset)] === offset ||
			ranges.some(([from, to]) => offset >= from && offset < to);
	}
}
