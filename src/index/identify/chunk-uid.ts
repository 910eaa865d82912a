import { CHUNK_KIND_CODE } from '../../model/chunk.ts';
import { formatChunkUid } from '../../model/identity.ts';
import { groupEqual } from './equal-groups.ts';
import { hashPieces, hashRange, type NormalizedBytes, normalizedBytes } from './normalized-bytes.ts';

/** The chunks of one virtual path, by index. Offsets are UTF-16 units of the container. */
export interface ChunkRanges {
	count: number;
	start: Int32Array;
	end: Int32Array;
	/** Codes of `CHUNK_KINDS`. */
	kind: Int32Array;
	/** Index of the chunk around it, or -1. */
	parent: Int32Array;
	name(index: number): string | null;
}

/** Bits of `ChunkIdentities.present`. */
const HashPresent = { pre: 1, post: 2 } as const;

/** Bytes a chunk takes in `ChunkIdentities.hashes`. */
export const HASHES_SIZE = 24;

export interface ChunkIdentities {
	/** Span, pre and post hash of each chunk, 8 bytes each, most significant byte first; 0 when absent. */
	hashes: Uint8Array;
	/** Which of pre and post there are: there is none at the ends of the file. */
	present: Uint8Array;
	/** From 1 among chunks that nothing else tells apart; 0 for all others. */
	ordinal: Int32Array;
	/** 1 when the wide windows were needed. */
	escalated: Uint8Array;
}

const WINDOW = 128;
const WIDE_WINDOW = 1024;
const MODULE = CHUNK_KIND_CODE.get('module');

/**
 * `bytes` is the container's text in UTF-8 when that is all ASCII, else null. The first chunk that
 * is a module with no parent is hashed by what its children leave of it, so that an edit inside a
 * function does not change the identity of its file.
 */
export function hashChunks(text: string, bytes: Uint8Array | null, chunks: ChunkRanges): ChunkIdentities {
	const { count, start, end, kind, parent } = chunks;
	const identities: ChunkIdentities = {
		hashes: new Uint8Array(count * HASHES_SIZE),
		present: new Uint8Array(count),
		ordinal: new Int32Array(count),
		escalated: new Uint8Array(count),
	};
	if (count === 0) return identities;
	const source = normalizedBytes(text, bytes);
	const view = new DataView(identities.hashes.buffer);
	for (let i = 0; i < count; i++) {
		const isModule = parent[i] === -1 && kind[i] === MODULE;
		const span = isModule
			? hashPieces(source, ownPieces(chunks, i))
			: hashRange(source, 'span', start[i], end[i]);
		view.setBigUint64(i * HASHES_SIZE, span);
		hashContext(source, start[i], end[i], WINDOW, i, view, identities.present);
	}
	for (const group of groupEqual(identities.hashes, identities.present, null)) {
		for (const i of group) {
			identities.escalated[i] = 1;
			hashContext(source, start[i], end[i], WIDE_WINDOW, i, view, identities.present);
		}
		for (const equal of groupEqual(identities.hashes, identities.present, group)) {
			equal.sort((a, b) => compareChunks(chunks, a, b));
			equal.forEach((index, position) => {
				identities.ordinal[index] = position + 1;
			});
		}
	}
	return identities;
}

function hashContext(
	source: NormalizedBytes,
	start: number,
	end: number,
	window: number,
	index: number,
	view: DataView,
	present: Uint8Array,
): void {
	const at = index * HASHES_SIZE;
	const length = source.text.length;
	let bits = 0;
	if (start > 0) {
		view.setBigUint64(at + 8, hashRange(source, 'pre', Math.max(0, start - window), start));
		bits |= HashPresent.pre;
	}
	if (end < length) {
		view.setBigUint64(at + 16, hashRange(source, 'post', end, Math.min(length, end + window)));
		bits |= HashPresent.post;
	}
	present[index] = bits;
}

/** What the direct children leave of a chunk, as pairs of start and end, in order. */
function ownPieces(chunks: ChunkRanges, index: number): number[] {
	const { count, start, end, parent } = chunks;
	const children: number[] = [];
	let sorted = true;
	for (let i = 0; i < count; i++) {
		if (parent[i] !== index) continue;
		if (children.length > 0 && start[children[children.length - 1]] > start[i]) sorted = false;
		children.push(i);
	}
	if (!sorted) children.sort((a, b) => start[a] - start[b]);
	const pieces: number[] = [];
	let at = start[index];
	for (const child of children) {
		if (start[child] > at) pieces.push(at, start[child]);
		at = Math.max(at, end[child]);
	}
	if (end[index] > at) pieces.push(at, end[index]);
	return pieces;
}

function compareChunks(chunks: ChunkRanges, a: number, b: number): number {
	const { start, end, kind } = chunks;
	const order = start[a] - start[b] || end[a] - end[b] || kind[a] - kind[b];
	if (order !== 0) return order;
	const left = chunks.name(a) ?? '';
	const right = chunks.name(b) ?? '';
	return left < right ? -1 : left > right ? 1 : a - b;
}

/** The uid of one chunk of a virtual path. */
export function chunkUidAt(
	identities: ChunkIdentities,
	index: number,
	virtualPath: string,
	segmentLanguage: string | null,
): string {
	const at = index * HASHES_SIZE;
	const hex = Buffer.from(identities.hashes.buffer, identities.hashes.byteOffset + at, HASHES_SIZE).toString(
		'hex',
	);
	const present = identities.present[index];
	return formatChunkUid({
		virtualPath,
		segmentLanguage,
		spanHash: hex.slice(0, 16),
		preHash: present & HashPresent.pre ? hex.slice(16, 32) : null,
		postHash: present & HashPresent.post ? hex.slice(32, 48) : null,
		ordinal: identities.ordinal[index],
	});
}
