import type { Stats } from 'node:fs';
import type { FileStamp } from '../model/file.ts';

/** Of what is on no disk. */
export const NO_STAMP: FileStamp = { size: 0, mtimeUs: 0, ctimeUs: 0, inode: 0 };

/**
 * Times in microseconds, from the milliseconds that are a double: finer than any two changes that
 * `trustedBefore` lets through, and without the garbage of four big integers a file.
 */
export function stampOf({ size, mtimeMs, ctimeMs, ino }: Stats): FileStamp {
	return { size, mtimeUs: microseconds(mtimeMs), ctimeUs: microseconds(ctimeMs), inode: ino };
}

/** Whether a file still has the stamp it had. */
export function hasStamp({ size, mtimeMs, ctimeMs, ino }: Stats, stamp: FileStamp): boolean {
	return (
		size === stamp.size &&
		microseconds(mtimeMs) === stamp.mtimeUs &&
		microseconds(ctimeMs) === stamp.ctimeUs &&
		ino === stamp.inode
	);
}

export function sameStamp(left: FileStamp, right: FileStamp): boolean {
	return (
		left.size === right.size &&
		left.mtimeUs === right.mtimeUs &&
		left.ctimeUs === right.ctimeUs &&
		left.inode === right.inode
	);
}

function microseconds(milliseconds: number): number {
	return Math.floor(milliseconds * 1000);
}
