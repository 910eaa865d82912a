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

/** Whether the file is still the one that was sealed. Reads all of it when it only looks different. */
export function isSealed(file: string, seal: Seal): boolean {
	if (fileIdentity(file) === seal.identity) return true;
	return seal.hash !== null && hashFile(file) === seal.hash;
}
