import { setBits } from './git-bitmap.ts';

/** A file that is longer than this is not read: a repository of a million files has one of 100 MB. */
export const MAX_INDEX_BYTES = 256_000_000;
/** Of all paths together: in version 4 a few bytes of the file can stand for a long path. */
const MAX_PATH_BYTES = 512_000_000;
/** Linux opens no longer path. */
const MAX_NAME_BYTES = 4_096;

/** What an index file lists, and the file it is a change to. */
interface IndexPaths {
	/** Of all entries, as byte strings, sorted. The path of a folder that is not checked out ends with a slash. */
	paths: string[];
	/** Of a split index: the id of the shared file, and which of its entries are gone. */
	shared: { id: string; removed: ReadonlySet<number> } | null;
}

const SIGNATURE = 0x44495243; // DIRC
const OBJECT_ID = 40;
/** In the first byte of the flags. */
const EXTENDED = 0x40;
/** Where the byte is that says what an entry is. */
const MODE = 26;
const TYPE = 0o360;
const SPARSE_FOLDER = 0o100;
const LINK = 'link';

/** Segments that git itself refuses. */
const BAD_SEGMENT = /(?:^|\/)(?:\.{0,2}|\.git)(?:\/|$)/i;

/**
 * Reads the paths in a file of git's index, of any version. What is wrong with the file is thrown as an `Error`: a list
 * that is wrong in one place is not used at all.
 */
export function readIndexPaths(bytes: Buffer, sha256: boolean): IndexPaths {
	const idBytes = sha256 ? 32 : 20;
	if (bytes.length < 12 + idBytes || bytes.readUInt32BE(0) !== SIGNATURE) throw new Error('it is no index');
	const version = bytes.readUInt32BE(4);
	if (version < 2 || version > 4) throw new Error(`version ${version} is not known`);
	const end = bytes.length - idBytes;
	const count = bytes.readUInt32BE(8);
	// Slices of one text cost much less than a text made of each path.
	const text = bytes.toString('latin1');
	const paths: string[] = [];
	let at = 12;
	let previous = '';
	let total = 0;
	for (let entry = 0; entry < count; entry++) {
		const start = at;
		const flags = start + OBJECT_ID + idBytes;
		if (flags + 2 > end) throw new Error('it ends too early');
		at = flags + ((bytes[flags] & EXTENDED) !== 0 && version > 2 ? 4 : 2);
		let kept = 0;
		if (version === 4) {
			const stripped = readOffset(bytes, at);
			at = stripped.next;
			kept = previous.length - stripped.value;
			if (kept < 0) throw new Error('a path is longer than it can be');
		}
		const nul = text.indexOf('\0', at);
		if (nul < 0 || nul >= end) throw new Error('it ends too early');
		const own = text.slice(at, nul);
		const path = kept === 0 ? own : previous.slice(0, kept) + own;
		total += path.length;
		if (path.length > MAX_NAME_BYTES || total > MAX_PATH_BYTES) throw new Error('its paths are too long');
		if (path < previous) throw new Error('its paths are not sorted');
		const isFolder = (bytes[start + MODE] & TYPE) === SPARSE_FOLDER;
		// In a split index, an entry without a path takes the place of one in the shared part.
		if (path !== '' && BAD_SEGMENT.test(isFolder ? path.replace(/\/$/, '') : path))
			throw new Error('a path leads out of the working tree');
		paths.push(path);
		previous = path;
		at = version === 4 ? nul + 1 : start + ((nul - start + 8) & ~7);
	}
	if (at > end) throw new Error('it ends too early');
	return { paths, shared: sharedOf(bytes, at, end, idBytes) };
}

/** A number as git writes offsets: seven bits a byte, the highest first. */
function readOffset(bytes: Buffer, at: number): { value: number; next: number } {
	let value = 0;
	for (let next = at; next < at + 4 && next < bytes.length; next++) {
		const byte = bytes[next];
		value = value * 128 + (byte & 0x7f);
		if (byte < 0x80) return { value, next: next + 1 };
		value++;
	}
	throw new Error('it ends too early');
}

/** Extensions follow the entries. One whose name is in lower case changes what the entries mean. */
function sharedOf(bytes: Buffer, from: number, end: number, idBytes: number): IndexPaths['shared'] {
	let found: IndexPaths['shared'] = null;
	for (let at = from; at + 8 <= end; ) {
		const name = bytes.toString('latin1', at, at + 4);
		const start = at + 8;
		at = start + bytes.readUInt32BE(at + 4);
		if (at > end) throw new Error('it ends too early');
		if (name === LINK) {
			const id = bytes.toString('hex', start, start + idBytes);
			if (/[^0]/.test(id)) found = { id, removed: setBits(bytes.subarray(start + idBytes, at)) };
		} else if (name !== 'sdir' && !/^[A-Z]/.test(name))
			throw new Error('it has an extension that is not known');
	}
	return found;
}
