import { formatChunkUid } from '../model/identity.ts';

/** Bits of `chunk.uid_bits`; the ordinal (0 for none) is above them. */
const UidBit = { pre: 1, post: 2, escalated: 4 } as const;
const UID_ORDINAL_SHIFT = 3;

/**
 * Prints a chunk's uid from its row. `hash` is the span's hash, then that of the text before and of
 * the text after when `bits` say they are there: 8 bytes each, big-endian.
 */
export function storedChunkUid(
	virtualPath: string,
	segmentLanguage: string | null,
	hash: Uint8Array,
	bits: number,
): string {
	const hex = Buffer.from(hash.buffer, hash.byteOffset, hash.byteLength).toString('hex');
	const postAt = bits & UidBit.pre ? 32 : 16;
	return formatChunkUid({
		virtualPath,
		segmentLanguage,
		spanHash: hex.slice(0, 16),
		preHash: bits & UidBit.pre ? hex.slice(16, 32) : null,
		postHash: bits & UidBit.post ? hex.slice(postAt, postAt + 16) : null,
		ordinal: bits >>> UID_ORDINAL_SHIFT,
	});
}
