import { isUtf8 } from 'node:buffer';
import { escapeBytes } from '../../platform/list-folder.ts';

/**
 * Text of a commit. git keeps bytes and, at best, the name of their encoding: UTF-8 is tried first, then
 * that, then Latin-1, which fits everything.
 */
export function commitText(bytes: Buffer, encoding = ''): string {
	if (isUtf8(bytes)) return bytes.toString('utf8');
	if (encoding !== '') {
		try {
			return new TextDecoder(encoding, { fatal: true }).decode(bytes);
		} catch {
			// An encoding that nobody knows, or bytes that are not in it.
		}
	}
	return bytes.toString('latin1');
}

/** At most that many UTF-16 units, no character cut in two. */
export function capped(text: string, units: number): string {
	if (text.length <= units) return text;
	const cut = text.slice(0, units);
	return cut.isWellFormed() ? cut : cut.slice(0, -1);
}

/** A path as discovery shows it: bytes that are no UTF-8 are escaped. */
export function pathText(bytes: Buffer): string {
	return isUtf8(bytes) ? bytes.toString('utf8') : escapeBytes(bytes);
}

/** Text in double quotes with C's escapes, as git writes names that would break its lines. */
export function unquoted(bytes: Buffer): Buffer {
	if (bytes[0] !== 0x22) return bytes;
	const out: number[] = [];
	for (let at = 1; at < bytes.length - 1; at++) {
		if (bytes[at] !== 0x5c) out.push(bytes[at]);
		else if (bytes[at + 1] >= 0x30 && bytes[at + 1] <= 0x37) {
			out.push(Number.parseInt(bytes.toString('latin1', at + 1, at + 4), 8));
			at += 3;
		} else out.push(ESCAPES[String.fromCharCode(bytes[++at])] ?? bytes[at]);
	}
	return Buffer.from(out);
}

const ESCAPES: Record<string, number> = { a: 7, b: 8, t: 9, n: 10, v: 11, f: 12, r: 13 };

/** The latest moment a date can have. */
const LATEST_SECONDS = 8_640_000_000_000;

/** `2024-05-01T10:00:00Z`; null for a number that is no date. */
export function isoTime(seconds: number): string | null {
	if (!Number.isFinite(seconds) || Math.abs(seconds) > LATEST_SECONDS) return null;
	return new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
}
