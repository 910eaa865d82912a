import { type ChunkUidParts, formatChunkUid } from '../model/identity.ts';

/** Bits of `chunk.uid_bits`; the ordinal (0 for none) is above them. */
const UidBit = { pre: 1, post: 2, escalated: 4 } as const;
const UID_ORDINAL_SHIFT = 3;

/** What of a uid is stored in the row of its chunk. */
export type StoredUidParts = Pick<ChunkUidParts, 'spanHash' | 'preHash' | 'postHash' | 'ordinal'> & {
	/** Whether its surroundings are the wider ones. */
	escalated: boolean;
};

/**
 * `hex` is the span's hash, then that of the text before and of the text after when `bits` say they
 * are there: 16 digits each.
 */
export function uidPartsOf(hex: string, bits: number): StoredUidParts {
	const postAt = bits & UidBit.pre ? 32 : 16;
	return {
		spanHash: hex.slice(0, 16),
		preHash: bits & UidBit.pre ? hex.slice(16, 32) : null,
		postHash: bits & UidBit.post ? hex.slice(postAt, postAt + 16) : null,
		ordinal: bits >>> UID_ORDINAL_SHIFT,
		escalated: (bits & UidBit.escalated) !== 0,
	};
}

/** Prints a chunk's uid from its row. */
export function storedChunkUid(
	virtualPath: string,
	segmentLanguage: string | null,
	hash: Uint8Array,
	bits: number,
): string {
	const hex = Buffer.from(hash.buffer, hash.byteOffset, hash.byteLength).toString('hex');
	return formatChunkUid({ virtualPath, segmentLanguage, ...uidPartsOf(hex, bits) });
}

/** What a uid has of the row of its chunk, as SQL: the same as `storedChunkUid` prints. */
export function uidHashesSql(chunk: string): string {
	const { hash, bits } = { hash: `${chunk}.hash`, bits: `${chunk}.uid_bits` };
	const part = (at: string) => `':' || lower(hex(substr(${hash}, ${at}, 8)))`;
	const when = (test: string, then: string) => `CASE WHEN ${test} THEN ${then} ELSE '' END`;
	const pre = `${bits} & ${UidBit.pre}`;
	return [
		part('1'),
		when(pre, part('9')),
		when(`${bits} & ${UidBit.post}`, part(`CASE WHEN ${pre} THEN 17 ELSE 9 END`)),
		when(`${bits} >> ${UID_ORDINAL_SHIFT}`, `':ord' || (${bits} >> ${UID_ORDINAL_SHIFT})`),
	].join(' || ');
}
