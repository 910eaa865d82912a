/** Sets of bits, in words of 32. Most have few, so they are stored as a list of two bytes for each. */

const WORDS = 128;
/** Bits that a set can have. */
export const BIT_SET_SIZE = WORDS * 32;
/** With more, a set counts as having all: a single byte says so. */
const MANY = 256;
const ALL = Uint8Array.of(0xff);

export type BitSet = Int32Array;

export function emptyBitSet(): BitSet {
	return new Int32Array(WORDS);
}

/** null for a set that is empty. */
export function packBitSet(set: BitSet): Uint8Array | null {
	const bits: number[] = [];
	for (let word = 0; word < WORDS; word++) {
		for (let left = set[word]; left !== 0; left &= left - 1) {
			if (bits.length === MANY) return ALL;
			bits.push(word * 32 + 31 - Math.clz32(left & -left));
		}
	}
	if (bits.length === 0) return null;
	const packed = new Uint8Array(bits.length * 2);
	for (const [at, bit] of bits.entries()) {
		packed[at * 2] = bit & 0xff;
		packed[at * 2 + 1] = bit >> 8;
	}
	return packed;
}

/** Whether a packed set and another have a bit in common. */
export function meetsBitSet(packed: Uint8Array | null, set: BitSet): boolean {
	if (packed === null) return false;
	if (packed.length === 1) return set.some((word) => word !== 0);
	for (let at = 0; at < packed.length; at += 2) {
		const bit = packed[at] | (packed[at + 1] << 8);
		if ((set[bit >> 5] & (1 << (bit & 31))) !== 0) return true;
	}
	return false;
}
