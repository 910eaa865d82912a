import type { IndexReader } from '../reader.ts';

/** What the file system said about a file when it was indexed. */
export interface FileStamp {
	size: bigint;
	mtimeNs: bigint;
	ctimeNs: bigint;
	inode: bigint;
}

interface Row extends FileStamp {
	path: string;
}

/** The stamps of all files in the index, and the paths that were left out, each by path. */
export function readStamps(reader: IndexReader): { files: Map<string, FileStamp>; skipped: Set<string> } {
	const rows = reader.db
		.prepare<[], Row>('SELECT path, size, mtime_ns AS mtimeNs, ctime_ns AS ctimeNs, inode FROM file')
		.safeIntegers(true)
		.iterate();
	const files = new Map<string, FileStamp>();
	for (const { path, ...stamp } of rows) files.set(path, stamp);
	const skipped = reader.db.prepare<[], string>('SELECT path FROM skip').pluck().all();
	return { files, skipped: new Set(skipped) };
}

/** Fingerprint of the settings the index was made with. */
export function readConfiguration(reader: IndexReader): string | null {
	const row = reader.db
		.prepare<[], string>("SELECT value FROM meta WHERE key = 'configuration'")
		.pluck()
		.get();
	return row ?? null;
}
