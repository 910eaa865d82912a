import { isAscii, isUtf8 } from 'node:buffer';
import type { Encoding, Omission } from '../model/file.ts';

/**
 * `text` never begins with a byte order mark: offsets and columns count from after it, as editors do.
 * Line ends are kept as they are. `ascii`: every unit of `text` is below 128, so that offsets in it
 * are offsets in the bytes too.
 */
export interface Decoded {
	text: string;
	encoding: Encoding;
	ascii: boolean;
}

/** How much of a file is looked at to tell text from data. */
const SAMPLE_BYTES = 1024;
/** Control bytes a text may have: a handful anywhere, or one in fifty. */
const FEW_CONTROLS = 4;
const CONTROLS_PER_BYTE = 1 / 50;
/** Share of units of the form `x 0` that makes UTF-16 without a mark unmistakable. */
const WIDE_SHARE = 0.7;

export function decode(bytes: Buffer): Decoded | Omission {
	if (bytes[0] === 0xff && bytes[1] === 0xfe) {
		if (bytes.length >= 4 && bytes[2] === 0 && bytes[3] === 0) return undecodable('UTF-32');
		return decodeWide(bytes.subarray(2), 'utf-16le') ?? undecodable('broken UTF-16');
	}
	if (bytes[0] === 0xfe && bytes[1] === 0xff) {
		return decodeWide(bytes.subarray(2), 'utf-16be') ?? undecodable('broken UTF-16');
	}
	const marked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
	const body = marked ? bytes.subarray(3) : bytes;
	if (body.includes(0)) {
		const encoding = unmarkedWide(body);
		const wide = encoding && decodeWide(body, encoding);
		return wide || { reason: 'binary', detail: `a NUL byte at ${bytes.indexOf(0)}` };
	}
	const controls = countControls(body);
	if (controls > FEW_CONTROLS && controls > Math.min(body.length, SAMPLE_BYTES) * CONTROLS_PER_BYTE) {
		return { reason: 'binary', detail: `${controls} control characters at its start` };
	}
	if (isAscii(body)) {
		return { text: body.toString('latin1'), encoding: marked ? 'utf-8-bom' : 'utf-8', ascii: true };
	}
	if (isUtf8(body)) {
		return { text: body.toString('utf8'), encoding: marked ? 'utf-8-bom' : 'utf-8', ascii: false };
	}
	return { text: body.toString('latin1'), encoding: 'latin-1', ascii: false };
}

function undecodable(detail: string): Omission {
	return { reason: 'undecodable', detail };
}

/** Control bytes in the sample that text has no use for; not tab, line ends, form feed, backspace, escape. */
function countControls(bytes: Buffer): number {
	const end = Math.min(bytes.length, SAMPLE_BYTES);
	let count = 0;
	for (let index = 0; index < end; index++) {
		const byte = bytes[index];
		if (byte < 0x20 ? byte < 8 || (byte > 13 && byte !== 0x1b) : byte === 0x7f) count++;
	}
	return count;
}

/** Null unless the bytes are well-formed UTF-16 of that order without NUL or many other controls. */
function decodeWide(bytes: Buffer, encoding: 'utf-16le' | 'utf-16be'): Decoded | null {
	if (bytes.length % 2 === 1) return null;
	const little = encoding === 'utf-16le' ? bytes : Buffer.from(bytes).swap16();
	const text = little.toString('utf16le');
	if (!text.isWellFormed() || text.includes('\0')) return null;
	return { text, encoding, ascii: !/[^\x00-\x7f]/.test(text) };
}

/** The order of the bytes when, in the sample, the zeros lie on one side only and on most units. */
function unmarkedWide(bytes: Buffer): 'utf-16le' | 'utf-16be' | null {
	if (bytes.length % 2 === 1 || bytes.length < 8) return null;
	const end = Math.min(bytes.length, SAMPLE_BYTES);
	const zeros = [0, 0];
	for (let index = 0; index < end; index++) if (bytes[index] === 0) zeros[index & 1]++;
	const enough = (end / 2) * WIDE_SHARE;
	if (zeros[0] === 0 && zeros[1] >= enough) return 'utf-16le';
	if (zeros[1] === 0 && zeros[0] >= enough) return 'utf-16be';
	return null;
}
