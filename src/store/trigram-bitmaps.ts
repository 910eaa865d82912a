import { addFiles, FILES_PER_BLOCK, postingId } from './codec/postings.ts';
import type { IndexReader } from './reader.ts';

/** Words of 32 bits that the files of a block take. */
export const WORDS_PER_BLOCK = FILES_PER_BLOCK / 32;

/** Which files hold a trigram, a bit for each id; also of some files that are gone. */
export class TrigramBitmaps {
	/** Blocks of ids that there are. */
	readonly blocks: number;
	private readonly postings;

	constructor({ db }: IndexReader) {
		this.postings = db.prepare<[number], Uint8Array>('SELECT files FROM trigram WHERE id = ?').pluck();
		const last = db.prepare<[], number>('SELECT coalesce(max(id), 0) FROM file').pluck().get() ?? 0;
		this.blocks = Math.floor(last / FILES_PER_BLOCK) + 1;
	}

	/** Adds the files of one block that hold a key to a bitmap, from a word of it on. */
	add(key: number, block: number, bitmap: Int32Array, from: number): void {
		const packed = this.postings.get(postingId(block, key));
		if (packed !== undefined) addFiles(packed, bitmap, from);
	}
}

/** Ids of the files in a bitmap whose first bit is `first`, ascending. */
export function filesIn(bitmap: Int32Array, first: number): number[] {
	const found: number[] = [];
	for (let at = 0; at < bitmap.length; at++) {
		for (let bits = bitmap[at]; bits !== 0; bits &= bits - 1) {
			found.push(first + at * 32 + (31 - Math.clz32(bits & -bits)));
		}
	}
	return found;
}
