import { ByteReader } from './varint.ts';

/** Files whose postings are built, and stored, together: bounds the memory of a build. */
export const FILES_PER_BLOCK = 4096;

const KEY_SPAN = 2 ** 32;

/** Id of the row that holds a key's files of one block. Rows of a block are next to one another. */
export function postingId(block: number, key: number): number {
	return block * KEY_SPAN + key;
}

/**
 * Files that hold a key, ascending. They are stored as distances, or, when that is shorter, as a zero
 * and a bitmap over the block: half of all postings belong to keys that most files have.
 */
export function decodeFiles(blob: Uint8Array, block: number): Int32Array {
	const first = block * FILES_PER_BLOCK;
	const files: number[] = [];
	if (blob[0] === BITMAP) {
		for (let at = 1; at < blob.length; at++) {
			for (let bits = blob[at]; bits !== 0; bits &= bits - 1) {
				files.push(first + (at - 1) * 8 + (31 - Math.clz32(bits & -bits)));
			}
		}
		return Int32Array.from(files);
	}
	const reader = new ByteReader(blob);
	let file = first - 1;
	while (!reader.done) {
		file += reader.unsigned();
		files.push(file);
	}
	return Int32Array.from(files);
}

/** Sets the bits of the files of a posting in a bitmap, from a word of it on. */
export function addFiles(blob: Uint8Array, bitmap: Int32Array, from: number): void {
	if (blob[0] === BITMAP) {
		for (let at = 1; at < blob.length; at++)
			bitmap[from + ((at - 1) >> 2)] |= blob[at] << (((at - 1) & 3) * 8);
		return;
	}
	const reader = new ByteReader(blob);
	let file = -1;
	while (!reader.done) {
		file += reader.unsigned();
		bitmap[from + (file >> 5)] |= 1 << (file & 31);
	}
}

/** No distance is zero, so a zero in front can say that a bitmap follows. */
const BITMAP = 0;

/**
 * Collects which keys each file holds and turns that around: for each key, ascending, the packed
 * list of its files. Files must come in ascending order, keys should be dense: two passes over them
 * count and fill arrays with a place for every key up to the largest.
 */
export class PostingsBuilder {
	private readonly files: number[] = [];
	private readonly keys: Int32Array[] = [];
	private largestKey = -1;

	/** `keys` without repetition, in any order. The builder keeps the array. */
	add(file: number, keys: Int32Array): void {
		this.files.push(file);
		this.keys.push(keys);
		for (let i = 0; i < keys.length; i++) if (keys[i] > this.largestKey) this.largestKey = keys[i];
	}

	/** Hands out every key with the packed files of a block, ascending by key, and starts over. */
	drain(block: number, emit: (key: number, files: Uint8Array) => void): void {
		const first = block * FILES_PER_BLOCK;
		const { lengths, last } = this.measure(first);
		const at = new Int32Array(lengths.length + 1);
		for (let key = 0; key < lengths.length; key++) {
			at[key + 1] = at[key] + Math.min(lengths[key], bitmapBytes(last[key] - first));
		}
		const packed = this.pack(at, lengths, last, first);
		for (let key = 0; key < lengths.length; key++) {
			if (lengths[key] > 0) emit(key, packed.subarray(at[key], at[key + 1]));
		}
		this.files.length = 0;
		this.keys.length = 0;
		this.largestKey = -1;
	}

	/** Bytes each key's list would take as distances, and its last file. */
	private measure(first: number): { lengths: Int32Array; last: Int32Array } {
		const lengths = new Int32Array(this.largestKey + 1);
		const last = new Int32Array(this.largestKey + 1).fill(first - 1);
		for (let f = 0; f < this.files.length; f++) {
			const file = this.files[f];
			const keys = this.keys[f];
			for (let i = 0; i < keys.length; i++) {
				const key = keys[i];
				lengths[key] += file - last[key] < 0x80 ? 1 : 2;
				last[key] = file;
			}
		}
		return { lengths, last };
	}

	private pack(at: Int32Array, lengths: Int32Array, last: Int32Array, first: number): Uint8Array {
		const bytes = new Uint8Array(at[at.length - 1]);
		/** Where a list goes on; for a bitmap the complement of where it begins. */
		const next = new Int32Array(lengths.length);
		for (let key = 0; key < lengths.length; key++) {
			next[key] = lengths[key] > at[key + 1] - at[key] ? ~at[key] : at[key];
		}
		last.fill(first - 1);
		for (let f = 0; f < this.files.length; f++) {
			const file = this.files[f];
			const position = file - first;
			const keys = this.keys[f];
			for (let i = 0; i < keys.length; i++) {
				const key = keys[i];
				const to = next[key];
				if (to < 0) {
					bytes[~to + 1 + (position >>> 3)] |= 1 << (position & 7);
					continue;
				}
				const distance = file - last[key];
				last[key] = file;
				if (distance < 0x80) {
					bytes[to] = distance;
					next[key] = to + 1;
				} else {
					bytes[to] = (distance & 0x7f) | 0x80;
					bytes[to + 1] = distance >>> 7;
					next[key] = to + 2;
				}
			}
		}
		return bytes;
	}
}

/** Size of a bitmap that reaches to this position of its block, mark included. */
function bitmapBytes(lastPosition: number): number {
	return 2 + (lastPosition >>> 3);
}

/** Packs the files of one key, ascending, as a block holds them. */
export function encodeFiles(files: readonly number[], block: number): Uint8Array {
	const first = block * FILES_PER_BLOCK;
	let length = 0;
	for (let i = 0, last = first - 1; i < files.length; last = files[i++]) {
		length += files[i] - last < 0x80 ? 1 : 2;
	}
	const bitmap = bitmapBytes(files[files.length - 1] - first);
	const bytes = new Uint8Array(Math.min(length, bitmap));
	if (length > bitmap) {
		for (const file of files) bytes[1 + ((file - first) >>> 3)] |= 1 << ((file - first) & 7);
		return bytes;
	}
	for (let i = 0, at = 0, last = first - 1; i < files.length; last = files[i++]) {
		const distance = files[i] - last;
		if (distance < 0x80) bytes[at++] = distance;
		else {
			bytes[at++] = (distance & 0x7f) | 0x80;
			bytes[at++] = distance >>> 7;
		}
	}
	return bytes;
}
