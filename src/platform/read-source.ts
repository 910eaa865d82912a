import type { Stats } from 'node:fs';
import { closeSync, fstatSync } from 'node:fs';
import type { Encoding, FileStamp, Omission } from '../model/file.ts';
import { decode } from './decode.ts';
import { describeFailure, openInside, realRoot, requireRelative } from './inside-root.ts';
import { readFully } from './list-folder.ts';
import { NO_STAMP, stampOf } from './stamp.ts';

/** A file as it was when it was read; `size` is what was read of it. */
export interface Source extends FileStamp {
	/** The file as it is on disk, byte order mark included. */
	bytes: Buffer;
	/** Without a byte order mark; positions everywhere are UTF-16 units of this text. */
	text: string;
	encoding: Encoding;
	ascii: boolean;
}

/**
 * Reads a regular text file that lies inside the root, whatever happens to the tree meanwhile. Never
 * follows a link, never waits, never reads more than the limit. Throws `AssayError` only for a path
 * that could never be below the root, and when the process is out of memory or descriptors.
 */
export function readSource(root: string, path: string, limits: { maxFileBytes: number }): Source | Omission {
	const read = readBytes(root, path, limits);
	if ('reason' in read) return read;
	const { bytes, stat } = read;
	const decoded = decode(bytes);
	if ('reason' in decoded) return decoded;
	return {
		bytes,
		text: decoded.text,
		encoding: decoded.encoding,
		ascii: decoded.ascii,
		...stampOf(stat),
		size: bytes.length,
	};
}

/** Memory for one file after the other: most are smaller, and new memory takes longer than reading. */
const SCRATCH_BYTES = 2 ** 18;
let scratch: Buffer | null = null;

/** The text alone, as `readSource` has it, for who reads many files and keeps no bytes. */
export function readText(root: string, path: string, limits: { maxFileBytes: number }): string | Omission {
	scratch ??= Buffer.allocUnsafeSlow(SCRATCH_BYTES);
	const read = readBytes(root, path, limits, scratch);
	if ('reason' in read) return read;
	const decoded = decode(read.bytes);
	return 'reason' in decoded ? decoded : decoded.text;
}

/**
 * The text of a file as UTF-8 without a byte order mark, as `readSource` would decode it. `encoding` is the one
 * it had when it was indexed: what is UTF-8 need not be decoded to be searched.
 */
export function readUtf8(
	root: string,
	path: string,
	encoding: Encoding,
	limits: { maxFileBytes: number },
): Buffer | Omission {
	const read = readBytes(root, path, limits);
	if ('reason' in read) return read;
	const { bytes } = read;
	if (encoding === 'utf-8' && !isMarked(bytes)) return bytes;
	if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return bytes.subarray(3);
	const decoded = decode(bytes);
	return 'reason' in decoded ? decoded : Buffer.from(decoded.text);
}

/** Begins as a byte order mark does. */
function isMarked(bytes: Buffer): boolean {
	return bytes[0] === 0xef || bytes[0] === 0xfe || bytes[0] === 0xff;
}

function readBytes(
	root: string,
	path: string,
	limits: { maxFileBytes: number },
	into: Buffer | null = null,
): { bytes: Buffer; stat: Stats } | Omission {
	requireRelative(path);
	const fd = openInside(root, path);
	if (typeof fd !== 'number') return fd;
	try {
		const stat = fstatSync(fd);
		const refused = refuse(stat, limits.maxFileBytes);
		if (refused) return refused;
		const fits = into !== null && stat.size <= into.length;
		const bytes = fits ? into.subarray(0, stat.size) : Buffer.allocUnsafe(stat.size);
		const count = readFully(fd, bytes);
		return { bytes: count < bytes.length ? bytes.subarray(0, count) : bytes, stat };
	} catch (error) {
		return describeFailure(error, realRoot(root), path);
	} finally {
		closeSync(fd);
	}
}

/** A text that is on no disk, as if it had been read. */
export function sourceOf(text: string): Source {
	const bytes = Buffer.from(text);
	const ascii = bytes.length === text.length;
	return { bytes, text, encoding: 'utf-8', ascii, ...NO_STAMP, size: bytes.length };
}

/** Why a file with these properties is not read, or null. Discovery asks the same question. */
export function refuse(stat: Stats, maxFileBytes: number): Omission | null {
	if (!stat.isFile()) return { reason: 'not_regular', detail: kindOf(stat) };
	if (stat.size > maxFileBytes) {
		return { reason: 'too_large', detail: `${stat.size} bytes; the limit is ${maxFileBytes}` };
	}
	return null;
}

function kindOf(stat: Stats): string {
	if (stat.isDirectory()) return 'a folder';
	if (stat.isFIFO()) return 'a FIFO';
	if (stat.isSocket()) return 'a socket';
	return stat.isSymbolicLink() ? 'a symbolic link' : 'a device';
}
