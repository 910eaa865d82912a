import { closeSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the corpus: its path below the corpus folder, and its size in bytes. */
export interface CorpusFile {
	path: string;
	bytes: number;
}

const MAX_BYTES = 2_000_000;
const MINIFIED_MEAN_LINE = 300;
const MINIFIED_MIN_BYTES = 5_000;

export function byPath(a: CorpusFile, b: CorpusFile): number {
	return a.path < b.path ? -1 : a.path > b.path ? 1 : 0;
}

/** Regular files below `root` whose name matches, in code unit order; links are not followed. */
export function listFiles(root: string, name: RegExp): CorpusFile[] {
	const found: CorpusFile[] = [];
	const folders = [''];
	while (folders.length > 0) {
		const folder = folders.pop()!;
		for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
			const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
			if (entry.isDirectory()) folders.push(path);
			else if (entry.isFile() && name.test(entry.name)) {
				found.push({ path, bytes: statSync(join(root, path)).size });
			}
		}
	}
	return found.sort(byPath);
}

/** Small enough and written by people: what a benchmark of reading code should hold. */
export function isFit(root: string, file: CorpusFile): boolean {
	if (file.bytes > MAX_BYTES || file.path.includes('.min.')) return false;
	return (
		file.bytes < MINIFIED_MIN_BYTES || file.bytes / countLines(join(root, file.path)) < MINIFIED_MEAN_LINE
	);
}

function countLines(path: string): number {
	const buffer = Buffer.allocUnsafe(1 << 16);
	const handle = openSync(path, 'r');
	let lines = 1;
	for (let read = readSync(handle, buffer); read > 0; read = readSync(handle, buffer)) {
		for (let at = buffer.indexOf(10); at !== -1 && at < read; at = buffer.indexOf(10, at + 1)) lines++;
	}
	closeSync(handle);
	return lines;
}

/** `count` files spread evenly over the list: small samples keep its mix of packages and sizes. */
export function sample<T>(files: readonly T[], count: number): T[] {
	return Array.from({ length: count }, (_, i) => files[Math.floor((i * files.length) / count)]);
}
