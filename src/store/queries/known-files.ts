import { AssayError } from '../../model/errors.ts';
import { type FileDescription, FileFlag, type KnownFile, SKIP_REASONS } from '../../model/file.ts';
import type { IndexReader } from '../reader.ts';
import type { SkipRow } from '../skip-rows.ts';

const FILE_COLUMNS = ['path', 'size', 'mtime_us', 'ctime_us', 'inode', 'language', 'flags', 'package'];

type FileColumns = [
	paths: string[],
	sizes: number[],
	modified: number[],
	changed: number[],
	inodes: number[],
	languages: string[],
	flags: number[],
	owners: (string | null)[],
];

type OmissionRow = [
	path: string,
	reason: number,
	detail: string,
	folder: number,
	size: number | null,
	mtimeUs: number,
	ctimeUs: number,
	inode: number,
	hash: Uint8Array | null,
	manifest: string | null,
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
	const [paths, sizes, modified, changed, inodes, languages, allFlags, owners] = readColumns(db);
	// Files that follow each other are mostly described alike; one object for them is much less garbage.
	let described: FileDescription = { language: '', flags: 0, package: null };
	for (const [at, path] of paths.entries()) {
		const language = languages[at];
		const flags = allFlags[at] & ~FileFlag.marksGenerated;
		const owner = owners[at];
		if (described.language !== language || described.flags !== flags || described.package !== owner) {
			described = { language, flags, package: owner };
		}
		files.set(path, {
			size: sizes[at],
			mtimeUs: modified[at],
			ctimeUs: changed[at],
			inode: inodes[at],
			described,
		});
	}
	const omissions = new Map<string, SkipRow>();
	const left = db
		.prepare<[], OmissionRow>(
			'SELECT path, reason, detail, folder, size, mtime_us, ctime_us, inode, hash, manifest FROM skip',
		)
		.raw(true)
		.all();
	for (const [path, reason, detail, folder, size, mtimeUs, ctimeUs, inode, hash, manifest] of left) {
		const stamp = size === null ? null : { size, mtimeUs, ctimeUs, inode };
		omissions.set(path, {
			path,
			reason: SKIP_REASONS[reason],
			detail,
			folder: folder !== 0,
			stamp,
			hash,
			manifest: manifest ?? undefined,
		});
		if (stamp !== null) files.set(path, { ...stamp, described: null });
	}
	const replaced = db.prepare<[], string>("SELECT value FROM meta WHERE key = 'replaced'").pluck().get();
	return { files, omissions, replaced: Number(replaced ?? 0) };
}

/** As one text a column: one value a row and column would take twice as long to come over. */
function readColumns(db: IndexReader['db']): FileColumns {
	const columns = FILE_COLUMNS.map((name) => `json_group_array(${name})`);
	try {
		const texts = db.prepare<[], string[]>(`SELECT ${columns.join()} FROM file`).raw(true).get()!;
		return texts.map((text) => JSON.parse(text)) as FileColumns;
	} catch (error) {
		// Bytes where there was text.
		const isDamage = error instanceof SyntaxError || String(error).includes('JSON');
		if (!isDamage) throw error;
		const message = 'the files in the index cannot be told';
		throw new AssayError('INDEX_CORRUPT', message, 'Run `assay index` to build it anew.', error);
	}
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
