import { decodeFiles, FILES_PER_BLOCK, postingId } from '../codec/postings.ts';
import type { TrigramCondition } from '../codec/trigram-condition.ts';
import type { IndexReader } from '../reader.ts';

const WORDS = FILES_PER_BLOCK / 32;
/** Keys of one conjunction that are looked up: more of them leave out hardly another file. */
const MAX_KEYS = 48;

/** Finds files whose text may fulfil a condition. */
export class TrigramFiles {
	private readonly postings;
	private readonly blocks: number;

	constructor({ db }: IndexReader) {
		this.postings = db.prepare<[number], Uint8Array>('SELECT files FROM trigram WHERE id = ?').pluck();
		const last = db.prepare<[], number>('SELECT coalesce(max(id), 0) FROM file').pluck().get() ?? 0;
		this.blocks = Math.floor(last / FILES_PER_BLOCK) + 1;
	}

	/** Ids, also of some files that are gone; null when the condition says nothing. */
	holding(condition: TrigramCondition): number[] | null {
		if (condition.is === 'any') return null;
		const found: number[] = [];
		for (let block = 0; block < this.blocks; block++) {
			const bits = this.evaluate(condition, block);
			for (let at = 0; at < WORDS; at++) {
				for (let left = bits[at]; left !== 0; left &= left - 1) {
					found.push(block * FILES_PER_BLOCK + at * 32 + (31 - Math.clz32(left & -left)));
				}
			}
		}
		return found;
	}

	/** Groups nest as those of a pattern do, 250 deep at most. */
	private evaluate(condition: TrigramCondition, block: number): Int32Array {
		switch (condition.is) {
			case 'none':
				return new Int32Array(WORDS);
			case 'any':
				return new Int32Array(WORDS).fill(-1);
			case 'key':
				return this.filesOf(condition.key, block);
			case 'and': {
				const bits = new Int32Array(WORDS).fill(-1);
				for (const part of spread(condition.parts)) {
					const others = this.evaluate(part, block);
					let any = 0;
					for (let at = 0; at < WORDS; at++) {
						bits[at] &= others[at];
						any |= bits[at];
					}
					if (any === 0) break;
				}
				return bits;
			}
			case 'or': {
				const bits = new Int32Array(WORDS);
				for (const part of condition.parts) {
					const others = this.evaluate(part, block);
					for (let at = 0; at < WORDS; at++) bits[at] |= others[at];
				}
				return bits;
			}
		}
	}

	private filesOf(key: number, block: number): Int32Array {
		const bits = new Int32Array(WORDS);
		const packed = this.postings.get(postingId(block, key));
		if (packed === undefined) return bits;
		const first = block * FILES_PER_BLOCK;
		for (const file of decodeFiles(packed, block)) bits[(file - first) >> 5] |= 1 << ((file - first) & 31);
		return bits;
	}
}

/** Some from everywhere in a list. */
function spread<T>(items: readonly T[]): readonly T[] {
	if (items.length <= MAX_KEYS) return items;
	return Array.from({ length: MAX_KEYS }, (_, at) => items[Math.floor((at * items.length) / MAX_KEYS)]);
}
