import { isUtf8 } from 'node:buffer';
import type { Dirent, Stats } from 'node:fs';
import {
	closeSync,
	constants,
	fstatSync,
	lstatSync,
	openSync,
	readdirSync,
	readSync,
	statSync,
} from 'node:fs';
import type { Omission } from '../model/file.ts';
import { absolutePath, describeFailure, descriptorPath, openInside, realRoot } from './inside-root.ts';

export type EntryKind = 'file' | 'folder' | 'symlink' | 'other';

export interface FolderEntry {
	/** When `validName` is false: the readable part, other bytes as `\xNN`. Nothing can be opened by it. */
	name: string;
	/** Relative to the root. */
	path: string;
	kind: EntryKind;
	validName: boolean;
}

const FOLDER_FLAGS = constants.O_DIRECTORY ?? 0;

/**
 * What lies in a folder below the root ('' is the root), in the order of the file system. The names
 * come from a descriptor that is proven to be that folder, so a folder swapped for a link to the
 * outside is never listed.
 */
export function listFolder(root: string, path: string): FolderEntry[] | Omission {
	const real = realRoot(root);
	const fd = openInside(root, path, FOLDER_FLAGS);
	if (typeof fd !== 'number') return fd;
	try {
		const before = path === '' ? '' : `${path}/`;
		const place = descriptorPath(fd) ?? absolutePath(real, path);
		const entries: FolderEntry[] = [];
		for (const entry of readdirSync(place, { withFileTypes: true })) {
			const { name } = entry;
			if (name.includes('\uFFFD')) return listByBytes(place, before);
			entries.push({ name, path: before + name, kind: kindOf(entry), validName: true });
		}
		return entries;
	} catch (error) {
		return describeFailure(error, real, path);
	} finally {
		closeSync(fd);
	}
}

/** Decoding has put U+FFFD for bytes that are no UTF-8, or the name really has that character. */
function listByBytes(place: string, before: string): FolderEntry[] {
	return readdirSync(place, { withFileTypes: true, encoding: 'buffer' }).map((entry) => {
		const validName = isUtf8(entry.name);
		const name = validName ? entry.name.toString('utf8') : escapeBytes(entry.name);
		return { name, path: before + name, kind: kindOf(entry), validName };
	});
}

/** Distinct for distinct names: a backslash of the name itself is doubled. */
export function escapeBytes(bytes: Uint8Array): string {
	let out = '';
	for (const byte of bytes) {
		if (byte === 0x5c) out += '\\\\';
		else if (byte < 0x20 || byte > 0x7e) out += `\\x${byte.toString(16).padStart(2, '0')}`;
		else out += String.fromCharCode(byte);
	}
	return out;
}

function kindOf(entry: Dirent<string> | Dirent<NonSharedBuffer>): EntryKind {
	if (entry.isFile()) return 'file';
	if (entry.isDirectory()) return 'folder';
	return entry.isSymbolicLink() ? 'symlink' : 'other';
}

/**
 * Size and times of a path below the root, its last segment not followed. They are a first look only: what
 * counts is what `readSource` reports of the file it really opened.
 */
export function statInside(root: string, path: string): Stats | Omission {
	const real = realRoot(root);
	try {
		return lstatSync(absolutePath(real, path));
	} catch (error) {
		return describeFailure(error, real, path);
	}
}

/** What is at a path below the root: a folder, something else, or nothing. Links are something else. */
export function kindInside(root: string, path: string): 'folder' | 'other' | null {
	const stat = statInside(root, path);
	if ('reason' in stat) return null;
	return stat.isDirectory() ? 'folder' : 'other';
}

/** Whether a folder is at this place, links followed. */
export function isFolder(absolute: string): boolean {
	try {
		return statSync(absolute).isDirectory();
	} catch {
		return false;
	}
}

/** The first bytes of a regular file below the root, or why there are none. */
export function readHead(root: string, path: string, limit: number): Buffer | Omission {
	const fd = openInside(root, path);
	if (typeof fd !== 'number') return fd;
	try {
		const stat = fstatSync(fd);
		if (!stat.isFile()) return { reason: 'not_regular', detail: 'not a regular file' };
		const bytes = Buffer.allocUnsafe(Math.min(limit, stat.size));
		return bytes.subarray(0, readFully(fd, bytes));
	} catch (error) {
		return describeFailure(error, realRoot(root), path);
	} finally {
		closeSync(fd);
	}
}

/** Fills the buffer as far as the file goes; returns the number of bytes. */
export function readFully(fd: number, bytes: Buffer): number {
	let filled = 0;
	while (filled < bytes.length) {
		const count = readSync(fd, bytes, filled, bytes.length - filled, null);
		if (count === 0) break;
		filled += count;
	}
	return filled;
}

/** A small file of the user's own (git settings), links followed; null when there is none of at most `limit` bytes. */
export function readUserFile(absolute: string, limit: number): Buffer | null {
	let fd: number;
	try {
		fd = openSync(absolute, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
	} catch {
		return null;
	}
	try {
		const stat = fstatSync(fd);
		if (!stat.isFile() || stat.size > limit) return null;
		const bytes = Buffer.allocUnsafe(stat.size);
		return bytes.subarray(0, readFully(fd, bytes));
	} catch {
		return null;
	} finally {
		closeSync(fd);
	}
}
