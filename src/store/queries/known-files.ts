import { FileFlag, type FileStamp, type KnownFile, SKIP_REASONS } from '../../model/file.ts';
import type { IndexReader } from '../reader.ts';
import type { SkipRow } from '../skip-rows.ts';

type FileRow = [
	path: string,
	size: bigint,
	mtimeNs: bigint,
	ctimeNs: bigint,
	inode: bigint,
	language: string,
	flags: bigint,
	owner: string | null,
];

type OmissionRow = [
	path: string,
	reason: bigint,
	detail: string,
	folder: bigint,
	size: bigint | null,
	mtimeNs: bigint,
	ctimeNs: bigint,
	inode: bigint,
	hash: Uint8Array | null,
];

/** Everything an index has about which files there are, each by path. */
export interface Known {
	/** Files that were read, including those that were then left out for their content. */
	files: Map<string, KnownFile>;
	omissions: Map<string, SkipRow>;
	/** Files that have been replaced or removed since the index was built as a whole. */
	replaced: number;
}

export function readKnown({ db }: IndexReader): Known {
	const files = new Map<string, KnownFile>();
	const rows = db
		.prepare<[], FileRow>('SELECT path, size, mtime_ns, ctime_ns, inode, language, flags, package FROM file')
		.safeIntegers(true)
		.raw(true)
		.all();
	for (const [path, size, mtimeNs, ctimeNs, inode, language, flags, owner] of rows) {
		const stamp: FileStamp = { size, mtimeNs, ctimeNs, inode };
		files.set(path, {
			stamp,
			described: { language, flags: Number(flags) & ~FileFlag.marksGenerated, package: owner },
		});
	}
	const omissions = new Map<string, SkipRow>();
	const left = db
		.prepare<[], OmissionRow>(
			'SELECT path, reason, detail, folder, size, mtime_ns, ctime_ns, inode, hash FROM skip',
		)
		.safeIntegers(true)
		.raw(true)
		.all();
	for (const [path, reason, detail, folder, size, mtimeNs, ctimeNs, inode, hash] of left) {
		const stamp = size === null ? null : { size, mtimeNs, ctimeNs, inode };
		omissions.set(path, {
			path,
			reason: SKIP_REASONS[Number(reason)],
			detail,
			folder: folder !== 0n,
			stamp,
			hash,
		});
		if (stamp !== null) files.set(path, { stamp, described: null });
	}
	const replaced = db.prepare<[], string>("SELECT value FROM meta WHERE key = 'replaced'").pluck().get();
	return { files, omissions, replaced: Number(replaced ?? 0) };
}

/** Hash of the bytes of a file when it was indexed, or left out for its content. */
export function hashReader({ db }: IndexReader): (path: string) => Uint8Array | null {
	const hash = db
		.prepare<[string, string], Uint8Array | null>(
			'SELECT hash FROM file WHERE path = ? UNION ALL SELECT hash FROM skip WHERE path = ?',
		)
		.pluck();
	return (path) => hash.get(path, path) ?? null;
}

/** What the index was made with. */
export function readMakers({ db }: IndexReader): { configuration: string | null; version: string | null } {
	const read = db.prepare<[string], string>('SELECT value FROM meta WHERE key = ?').pluck();
	return { configuration: read.get('configuration') ?? null, version: read.get('assay_version') ?? null };
}
