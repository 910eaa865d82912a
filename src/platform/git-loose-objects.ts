import { isUtf8 } from 'node:buffer';
import { lstatSync, mkdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import type { GitPlace } from './git-place.ts';
import { blobId } from './git-tree-state.ts';
import { readHead } from './list-folder.ts';

export interface StoredFile {
	mode: number;
	oid: string;
	bytes: number;
}

/**
 * Puts a file of the working tree as it is into a folder of objects, which git then reads like any
 * other. null when it is not there any more, too large, or nothing that can be read safely.
 */
export function storeFile(
	place: GitPlace,
	path: Buffer,
	objects: string,
	maxBytes: number,
): StoredFile | null {
	const found = readContent(place, path, maxBytes);
	if (found === null) return null;
	const { mode, bytes } = found;
	const oid = blobId(bytes, place.sha256);
	const folder = join(objects, oid.slice(0, 2));
	mkdirSync(folder, { recursive: true });
	const whole = Buffer.concat([Buffer.from(`blob ${bytes.length}\0`), bytes]);
	writeFileSync(join(folder, oid.slice(2)), deflateSync(whole, { level: 1 }));
	return { mode, oid, bytes: bytes.length };
}

function readContent(
	place: GitPlace,
	given: Buffer,
	maxBytes: number,
): { mode: number; bytes: Buffer } | null {
	if (!isUtf8(given)) return null;
	const path = given.toString('utf8');
	const absolute = join(place.top, path);
	const stat = lstatSync(absolute, { throwIfNoEntry: false });
	if (stat?.isSymbolicLink())
		return { mode: 0o120000, bytes: readlinkSync(absolute, { encoding: 'buffer' }) };
	if (!stat?.isFile() || stat.size > maxBytes) return null;
	const bytes = readHead(place.top, path, maxBytes);
	if ('reason' in bytes) return null;
	return { mode: stat.mode & 0o100 ? 0o100755 : 0o100644, bytes };
}
