import { hashBytes, hashText, normalizeForUid } from '../../platform/xxhash.ts';

const encoder = new TextEncoder();

/** Room before the text, and before any position in it, to write a label over. */
const MARGIN = 8;

export type HashLabel = 'span' | 'pre' | 'post';
const LABELS: Readonly<Record<HashLabel, Uint8Array>> = {
	span: encoder.encode('span\0'),
	pre: encoder.encode('pre\0'),
	post: encoder.encode('post\0'),
};

/**
 * A file's text as normalised UTF-8, addressed by UTF-16 offsets of the original, made so that many
 * ranges of it can be hashed behind a label without a string or a copy for each.
 */
export interface NormalizedBytes {
	text: string;
	/** The bytes begin at `MARGIN`. */
	buffer: Uint8Array;
	/**
	 * Position in `buffer` by offset, -1 between the halves of a CRLF or a surrogate pair, where a
	 * slice of the text does not match any slice of the bytes; null when it is offset + `MARGIN`.
	 */
	positions: Int32Array | null;
}

let scratch = new Uint8Array(1 << 20);
let remainder = new Uint8Array(1 << 16);

/**
 * `bytes` is the text in UTF-8 when it is all ASCII. The result is valid until the next call: the
 * memory is reused.
 */
export function normalizedBytes(text: string, bytes: Uint8Array | null): NormalizedBytes {
	const hasReturn = text.includes('\r');
	const normalized = normalizeForUid(text);
	const room = bytes === null ? normalized.length * 3 : text.length;
	if (scratch.length < MARGIN + room) scratch = new Uint8Array(MARGIN + room * 2);
	if (bytes !== null && !hasReturn) {
		scratch.set(bytes, MARGIN);
		return { text, buffer: scratch, positions: null };
	}
	const { written } = encoder.encodeInto(normalized, scratch.subarray(MARGIN));
	const aligned = written === normalized.length && normalized.length === text.length;
	return { text, buffer: scratch, positions: aligned ? null : positionsOf(text) };
}

function positionsOf(text: string): Int32Array {
	const positions = new Int32Array(text.length + 1);
	let position = MARGIN;
	for (let i = 0; i < text.length; i++) {
		const code = text.charCodeAt(i);
		positions[i] = position;
		if (code < 0x80) {
			position++;
			if (code === 13 && text.charCodeAt(i + 1) === 10) positions[++i] = -1;
		} else if (code < 0x800) position += 2;
		else if (isPair(code, text.charCodeAt(i + 1))) {
			positions[++i] = -1;
			position += 4;
		} else position += 3;
	}
	positions[text.length] = position;
	return positions;
}

function isPair(high: number, low: number): boolean {
	return high >= 0xd800 && high < 0xdc00 && low >= 0xdc00 && low < 0xe000;
}

/** xxhash64 of the label, a NUL and the normalised text of the range. */
export function hashRange(source: NormalizedBytes, label: HashLabel, start: number, end: number): bigint {
	const { buffer, positions } = source;
	const from = positions === null ? start + MARGIN : positions[start];
	const to = positions === null ? end + MARGIN : positions[end];
	if (from < 0 || to < 0) return hashText(`${label}\0${normalizeForUid(source.text.slice(start, end))}`);
	const bytes = LABELS[label];
	const labelStart = from - bytes.length;
	// What the label covers is put back, so the buffer is the text again afterwards.
	const a = buffer[labelStart];
	const b = buffer[labelStart + 1];
	const c = buffer[labelStart + 2];
	const d = buffer[labelStart + 3];
	const e = buffer[labelStart + 4];
	for (let i = 0; i < bytes.length; i++) buffer[labelStart + i] = bytes[i];
	const hash = hashBytes(buffer.subarray(labelStart, to));
	buffer[labelStart] = a;
	buffer[labelStart + 1] = b;
	buffer[labelStart + 2] = c;
	buffer[labelStart + 3] = d;
	buffer[labelStart + 4] = e;
	return hash;
}

/** As `hashRange` with `span`, of the pieces one after another: pairs of start and end. */
export function hashPieces(source: NormalizedBytes, pieces: readonly number[]): bigint {
	const { buffer, positions, text } = source;
	const label = LABELS.span;
	let room = label.length;
	for (let i = 0; i < pieces.length; i += 2) room += (pieces[i + 1] - pieces[i]) * 3;
	if (remainder.length < room) remainder = new Uint8Array(room * 2);
	remainder.set(label);
	let length = label.length;
	for (let i = 0; i < pieces.length; i += 2) {
		const from = positions === null ? pieces[i] + MARGIN : positions[pieces[i]];
		const to = positions === null ? pieces[i + 1] + MARGIN : positions[pieces[i + 1]];
		const split = from < 0 || to < 0;
		const piece = split
			? encoder.encode(normalizeForUid(text.slice(pieces[i], pieces[i + 1])))
			: buffer.subarray(from, to);
		remainder.set(piece, length);
		length += piece.length;
	}
	return hashBytes(remainder.subarray(0, length));
}
