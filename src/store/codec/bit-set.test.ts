import { expect, test } from 'vitest';
import { BIT_SET_SIZE, emptyBitSet, meetsBitSet, packBitSet } from './bit-set.ts';

const setOf = (...bits: number[]) => {
	const set = emptyBitSet();
	for (const bit of bits) set[bit >> 5] |= 1 << (bit & 31);
	return set;
};
const LAST = BIT_SET_SIZE - 1;

test('bits take two bytes each, very many or none hardly anything', () => {
	expect(packBitSet(emptyBitSet())).toBeNull();
	expect(packBitSet(setOf(LAST, 31, 0, 32, 300))).toEqual(Uint8Array.of(0, 0, 31, 0, 32, 0, 44, 1, 255, 15));
	expect(packBitSet(setOf(...Array(256).keys()))).toHaveLength(512);
	expect(packBitSet(setOf(...Array(257).keys()))).toHaveLength(1);
});

test('sets meet in the bits that both have', () => {
	const packed = packBitSet(setOf(7, 31, 63, LAST));
	for (const bit of [7, 31, 63, LAST]) expect(meetsBitSet(packed, setOf(1, bit)), `${bit}`).toBe(true);
	for (const bit of [1, 8, 32, 64, LAST - 1]) expect(meetsBitSet(packed, setOf(bit)), `${bit}`).toBe(false);
	expect(meetsBitSet(null, emptyBitSet().fill(-1))).toBe(false);
	expect(meetsBitSet(packBitSet(emptyBitSet().fill(-1)), setOf(LAST))).toBe(true);
	expect(meetsBitSet(packBitSet(emptyBitSet().fill(-1)), emptyBitSet())).toBe(false);
});
