import { FILES_PER_BLOCK } from '../codec/postings.ts';
import type { TrigramCondition } from '../codec/trigram-condition.ts';
import type { IndexReader } from '../reader.ts';
import { filesIn, TrigramBitmaps, WORDS_PER_BLOCK } from '../trigram-bitmaps.ts';

/** Keys of one conjunction that are looked up: more of them leave out hardly another file. */
const MAX_KEYS = 48;

/** Finds files whose text may fulfil a condition. */
export class TrigramFiles {
	private readonly bitmaps: TrigramBitmaps;

	constructor(reader: IndexReader) {
		this.bitmaps = new TrigramBitmaps(reader);
	}

	/** Ids, also of some files that are gone; null when the condition says nothing. */
	holding(condition: TrigramCondition): number[] | null {
		if (condition.is === 'any') return null;
		const found: number[] = [];
		for (let block = 0; block < this.bitmaps.blocks; block++) {
			for (const file of filesIn(this.evaluate(condition, block), block * FILES_PER_BLOCK)) found.push(file);
		}
		return found;
	}

	/** Groups nest as those of a pattern do, 250 deep at most. */
	private evaluate(condition: TrigramCondition, block: number): Int32Array {
		switch (condition.is) {
			case 'none':
				return new Int32Array(WORDS_PER_BLOCK);
			case 'any':
				return new Int32Array(WORDS_PER_BLOCK).fill(-1);
			case 'key':
				return this.filesOf(condition.key, block);
			case 'and': {
				const bits = new Int32Array(WORDS_PER_BLOCK).fill(-1);
				for (const part of spread(condition.parts)) {
					const others = this.evaluate(part, block);
					let any = 0;
					for (let at = 0; at < WORDS_PER_BLOCK; at++) {
						bits[at] &= others[at];
						any |= bits[at];
					}
					if (any === 0) break;
				}
				return bits;
			}
			case 'or': {
				const bits = new Int32Array(WORDS_PER_BLOCK);
				for (const part of condition.parts) {
					const others = this.evaluate(part, block);
					for (let at = 0; at < WORDS_PER_BLOCK; at++) bits[at] |= others[at];
				}
				return bits;
			}
		}
	}

	private filesOf(key: number, block: number): Int32Array {
		const bits = new Int32Array(WORDS_PER_BLOCK);
		this.bitmaps.add(key, block, bits, 0);
		return bits;
	}
}

/** Some from everywhere in a list. */
function spread<T>(items: readonly T[]): readonly T[] {
	if (items.length <= MAX_KEYS) return items;
	return Array.from({ length: MAX_KEYS }, (_, at) => items[Math.floor((at * items.length) / MAX_KEYS)]);
}
