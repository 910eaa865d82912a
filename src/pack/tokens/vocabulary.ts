import { fileURLToPath } from 'node:url';
import { readWhole } from '../../platform/disk.ts';

/** The longest token, in bytes. */
const LONGEST = 128;
const TABLE_BITS = 19;
const SLOTS = 2 ** TABLE_BITS;

/** Tokens by their bytes: a hash table over the file they are in, so that no token becomes an object. */
export class Vocabulary {
	private readonly bytes: Uint8Array;
	/** Where each token begins, by rank; its length is the byte before. */
	private readonly starts: number[] = [];
	/** Ranks from 1; 0 where there is none. */
	private readonly table = new Int32Array(SLOTS);

	constructor(bytes: Uint8Array) {
		this.bytes = bytes;
		for (let at = 0; at < bytes.length; ) {
			const start = at + 1;
			const end = start + bytes[at];
			this.starts.push(start);
			let slot = slotOf(bytes, start, end);
			while (this.table[slot] !== 0) slot = (slot + 1) % SLOTS;
			this.table[slot] = this.starts.length;
			at = end;
		}
	}

	/** The rank of some bytes; -1 when they are no token. */
	rankOf(piece: Uint8Array, from: number, to: number): number {
		const length = to - from;
		if (length > LONGEST) return -1;
		for (let slot = slotOf(piece, from, to); this.table[slot] !== 0; slot = (slot + 1) % SLOTS) {
			const rank = this.table[slot] - 1;
			const start = this.starts[rank];
			if (this.bytes[start - 1] !== length) continue;
			let at = 0;
			while (at < length && this.bytes[start + at] === piece[from + at]) at++;
			if (at === length) return rank;
		}
		return -1;
	}
}

function slotOf(bytes: Uint8Array, from: number, to: number): number {
	let hash = 0x811c9dc5;
	for (let at = from; at < to; at++) hash = Math.imul(hash ^ bytes[at], 0x01000193);
	return (hash ^ (hash >>> TABLE_BITS)) & (SLOTS - 1);
}

let loaded: Vocabulary | null = null;

/** Read when something is counted for the first time. */
export function vocabulary(): Vocabulary {
	loaded ??= new Vocabulary(readWhole(fileURLToPath(new URL('./o200k_base.bin', import.meta.url))));
	return loaded;
}
