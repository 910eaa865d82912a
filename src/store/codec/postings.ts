import { ByteReader } from './varint.ts';

/** Files whose postings are built, and stored, together: bounds the memory of a build. */
export const FILES_PER_BLOCK = 4096;

const KEY_SPAN = 2 ** 32;

/** Id of the row that holds a key's files of one block. Rows of a block are next to one another. */
export function postingId(block: number, key: number): number {
	return block * KEY_SPAN + key;
}

/** Ascending file ids, as distances; the first is the distance to 0. */
export function decodeFiles(blob: Uint8Array): Int32Array {
	const reader = new ByteReader(blob);
	const files: number[] = [];
	let file = 0;
	while (!reader.done) {
		file += reader.unsigned();
		files.push(file);
	}
	return Int32Array.from(files);
}

/**
 * Collects which keys each file holds and turns that around: for each key, ascending, the packed
 * list of its files. Files must come in ascending order.
 *
 * Two passes over the keys, with a rank over a bitmap of the key space in between: no key costs
 * an object, and memory is that of the keys themselves.
 */
export class PostingsBuilder {
	private readonly files: number[] = [];
	private readonly keys: Int32Array[] = [];
	private present = new Int32Array(0);
	private rank = new Int32Array(0);
	private largestKey = 0;

	get fileCount(): number {
		return this.files.length;
	}

	/** `keys` without repetition, in any order. The builder keeps the array. */
	add(file: number, keys: Int32Array): void {
		this.files.push(file);
		this.keys.push(keys);
		for (let i = 0; i < keys.length; i++) if (keys[i] > this.largestKey) this.largestKey = keys[i];
	}

	/** Hands out every key with its packed files, ascending by key, and starts over. */
	drain(emit: (key: number, files: Uint8Array) => void): void {
		const distinct = this.rankKeys();
		const { lengths, last } = this.measure(distinct);
		const at = new Int32Array(distinct + 1);
		for (let i = 0; i < distinct; i++) at[i + 1] = at[i] + lengths[i];
		const packed = this.pack(at.slice(), last.fill(0), at[distinct]);
		this.emitAll(emit, at, packed);
		this.files.length = 0;
		this.keys.length = 0;
		this.largestKey = 0;
	}

	private rankKeys(): number {
		const words = (this.largestKey >>> 5) + 1;
		const present = new Int32Array(words);
		const rank = new Int32Array(words);
		this.present = present;
		this.rank = rank;
		for (const keys of this.keys) {
			for (let i = 0; i < keys.length; i++) present[keys[i] >>> 5] |= 1 << (keys[i] & 31);
		}
		let distinct = 0;
		for (let word = 0; word < present.length; word++) {
			rank[word] = distinct;
			if (present[word] !== 0) distinct += ones(present[word]);
		}
		return distinct;
	}

	private slot(key: number): number {
		const word = key >>> 5;
		return this.rank[word] + ones(this.present[word] & ((1 << (key & 31)) - 1));
	}

	private measure(distinct: number): { lengths: Int32Array; last: Int32Array } {
		const lengths = new Int32Array(distinct);
		const last = new Int32Array(distinct);
		for (let f = 0; f < this.files.length; f++) {
			const file = this.files[f];
			const keys = this.keys[f];
			for (let i = 0; i < keys.length; i++) {
				const slot = this.slot(keys[i]);
				const distance = file - last[slot];
				lengths[slot] +=
					distance < 0x80
						? 1
						: distance < 0x4000
							? 2
							: distance < 0x200000
								? 3
								: distance < 0x10000000
									? 4
									: 5;
				last[slot] = file;
			}
		}
		return { lengths, last };
	}

	private pack(at: Int32Array, last: Int32Array, size: number): Uint8Array {
		const bytes = new Uint8Array(size);
		for (let f = 0; f < this.files.length; f++) {
			const file = this.files[f];
			const keys = this.keys[f];
			for (let i = 0; i < keys.length; i++) {
				const slot = this.slot(keys[i]);
				let distance = file - last[slot];
				last[slot] = file;
				let position = at[slot];
				while (distance > 0x7f) {
					bytes[position++] = (distance & 0x7f) | 0x80;
					distance >>>= 7;
				}
				bytes[position++] = distance;
				at[slot] = position;
			}
		}
		return bytes;
	}

	private emitAll(emit: (key: number, files: Uint8Array) => void, at: Int32Array, packed: Uint8Array): void {
		let slot = 0;
		for (let word = 0; word < this.present.length; word++) {
			for (let bits = this.present[word]; bits !== 0; bits &= bits - 1) {
				const key = (word << 5) | (31 - Math.clz32(bits & -bits));
				emit(key, packed.subarray(at[slot], at[slot + 1]));
				slot++;
			}
		}
	}
}

function ones(word: number): number {
	let n = word - ((word >>> 1) & 0x55555555);
	n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
	return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
