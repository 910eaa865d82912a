import type { FileStamp } from '../../model/file.ts';
import type { IndexReader } from '../reader.ts';

type Row = [path: string, size: bigint, mtimeNs: bigint, ctimeNs: bigint, inode: bigint];

/** The stamps all files had when they were indexed, and the paths that were left out, each by path. */
export function readStamps(reader: IndexReader): { files: Map<string, FileStamp>; skipped: Set<string> } {
	const rows = reader.db
		.prepare<[], Row>('SELECT path, size, mtime_ns, ctime_ns, inode FROM file')
		.safeIntegers(true)
		.raw(true)
		.all();
	const files = new Map<string, FileStamp>();
	for (const [path, size, mtimeNs, ctimeNs, inode] of rows) {
		files.set(path, { size, mtimeNs, ctimeNs, inode });
	}
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
