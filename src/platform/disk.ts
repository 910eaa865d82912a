import {
	accessSync,
	appendFileSync,
	closeSync,
	constants,
	existsSync,
	lstatSync,
	mkdirSync,
	openSync,
	readdirSync,
	readFileSync,
	readSync,
	realpathSync,
	rmSync,
	statfsSync,
	statSync,
	truncateSync,
	writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Bytes a user without privileges can still write where `path` is. */
export function freeBytes(path: string): number {
	const { bavail, bsize } = statfsSync(path);
	return bavail * bsize;
}

/** Size of a file, or null when there is none. */
export function fileSize(path: string): number | null {
	return statSync(path, { throwIfNoEntry: false })?.size ?? null;
}

/** Names in a folder in code unit order; none when it does not exist. */
export function namesIn(folder: string): string[] {
	return existsSync(folder) ? readdirSync(folder).sort() : [];
}

/**
 * Makes a folder and those above it that are missing. Not left to the `recursive` option, which never
 * returns where the system answers "no such folder" for a folder it will not make, as below /proc.
 */
export function makeFolder(path: string): void {
	const missing: string[] = [];
	for (let folder = resolve(path); !existsSync(folder); folder = dirname(folder)) missing.push(folder);
	for (const folder of missing.reverse()) {
		try {
			mkdirSync(folder);
		} catch (error) {
			// Somebody else may have made it meanwhile.
			if (!isFolder(folder)) throw error;
		}
	}
	if (!isFolder(path)) throw Object.assign(new Error(`${path} is not a folder`), { code: 'ENOTDIR' });
}

export function isFolder(path: string): boolean {
	return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

export function isFile(path: string): boolean {
	return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** Removes a folder with all that is in it, if it is there. */
export function removeFolder(path: string): void {
	rmSync(path, { recursive: true, force: true });
}

/** Throws the system's error when a file or folder may not be written. Does not open it. */
export function checkWritable(path: string): void {
	accessSync(path, constants.W_OK);
}

/** Empties a file in place: it stays the same file for those who have it open. */
export function emptyFile(path: string): void {
	truncateSync(path, 0);
}

/** Writes a file of which nobody minds to see a part. */
export function writeText(path: string, text: string): void {
	writeFileSync(path, text);
}

/** Adds to the end of a file, in one step as others see it. */
export function appendText(path: string, text: string): void {
	appendFileSync(path, text);
}

/** The first bytes of a file: fewer when it is shorter. */
export function readHead(path: string, bytes: number): Uint8Array {
	const file = openSync(path, 'r');
	try {
		const head = new Uint8Array(bytes);
		return head.subarray(0, readSync(file, head, 0, bytes, 0));
	} finally {
		closeSync(file);
	}
}

/** All bytes of a file of ours. */
export function readWhole(path: string): Buffer {
	return readFileSync(path);
}

/** The path without symbolic links; merely made absolute when nothing is there. */
export function realPath(path: string): string {
	try {
		return realpathSync(path);
	} catch {
		return resolve(path);
	}
}

/** Size, time of change and inode of a file as one text; null when there is none. Stays when rights change. */
export function fileIdentity(path: string): string | null {
	const stat = statSync(path, { bigint: true, throwIfNoEntry: false });
	return stat === undefined ? null : `${stat.size}-${stat.mtimeNs}-${stat.ino}`;
}

/** Which folder it is, whatever is in it: its inode and when it was made, where that is known. */
export function folderIdentity(path: string): string | null {
	const stat = statSync(path, { bigint: true, throwIfNoEntry: false });
	return stat === undefined ? null : `${stat.ino}-${stat.birthtimeNs}`;
}

/** The folder itself, or what is in it, that is a symbolic link; null when there is none. */
export function linkIn(folder: string): string | null {
	if (isLink(folder)) return folder;
	if (!existsSync(folder)) return null;
	const link = readdirSync(folder, { withFileTypes: true }).find((entry) => entry.isSymbolicLink());
	return link === undefined ? null : join(folder, link.name);
}

export function isLink(path: string): boolean {
	return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}
