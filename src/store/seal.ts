import { fileIdentity, hashFile } from '../platform/disk.ts';

/**
 * How the file of an index looked when assay last wrote to it. One that looks different was changed by
 * something else: by a damaged disk, a copy, a person. SQLite notices a damaged page, not a changed
 * letter.
 */
export interface Seal {
	/** Size, times of change and inode. */
	identity: string;
	/** Hash of all bytes, when there was time to make one: tells a copy from a change. */
	hash: string | null;
}

export function sealOf(file: string, { hashed }: { hashed: boolean }): Seal | null {
	const identity = fileIdentity(file);
	return identity === null ? null : { identity, hash: hashed ? hashFile(file) : null };
}

/**
 * Whether the file is still the one that was sealed; so is one that is gone. One that only looks different
 * is read, once in a process: that takes time, and closing a file takes away the locks a process has on it.
 */
export function isSealed(file: string, seal: Seal): boolean {
	const identity = fileIdentity(file);
	if (identity === null || identity === seal.identity) return true;
	if (seal.hash === null) return false;
	const copy = `${identity} ${seal.hash}`;
	if (recognised.get(file) === copy) return true;
	const hash = hashFile(file);
	if (hash === seal.hash) recognised.set(file, copy);
	return hash === seal.hash || hash === null;
}

/** Files that look different and are not, with how they look. */
const recognised = new Map<string, string>();
