/** Why a file or folder is not in the index. Every omission has one; none is silent. */
export const SKIP_REASONS = [
	'ignored', // a git-ignore or .assayignore rule, or include and exclude of the configuration
	'hidden', // a dot folder that is not known to hold source
	'vendored', // third-party code inside the tree
	'generated', // written by a program
	'minified',
	'binary',
	'too_large',
	'not_regular', // FIFO, socket, device
	'symlink_outside', // points out of the root, or to nothing
	'symlink', // points to something inside the root that is indexed at its own path
	'unreadable',
	'undecodable',
	'vanished', // removed while we were reading
	'too_deep', // folder nesting beyond the limit
	'crashed', // assay failed on it, whatever care it took: a fault to report
	'bad_name', // a path that is not valid text
] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

/** Why one file is left out, for callers that know which file they asked for. */
export interface Omission {
	reason: SkipReason;
	/** The rule, size or error behind the reason, for people. */
	detail: string;
	/** Text of a manifest that an ignore rule leaves out: it says nevertheless where imports lead. */
	manifest?: string | undefined;
}

/** What was achieved for a file that is in the index. */
export const FILE_STATUSES = [
	'parsed', // the whole file, by its first parser
	'recovered', // with syntax errors: what the error-tolerant parser could see
	'partial', // a budget cut it: what is there is right, some is missing
	'timed_out', // nothing extracted
	'crashed', // the parser died on it, and so did its replacement: nothing extracted
	'text', // no syntax is extracted for this kind of file; text search covers it
] as const;
export type FileStatus = (typeof FILE_STATUSES)[number];

/** In the note of every file that a parser did not finish in time, whatever came of it: the clock had a part in that. */
export const TIME_NOTE = 'no end after';

export const ENCODINGS = ['utf-8', 'utf-8-bom', 'utf-16le', 'utf-16be', 'latin-1'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Bits of `file.flags`. The content can only add `marksGenerated`; the others come from name and place. */
export const FileFlag = { test: 1, generated: 2, vendored: 4, marksGenerated: 8 } as const;

/** What the file system says about a file: as long as this is the same, so is the file. */
export interface FileStamp {
	size: number;
	mtimeUs: number;
	ctimeUs: number;
	inode: number;
}

/** What discovery decides about a file from its name and place. */
export interface FileDescription {
	language: string;
	flags: number;
	/** Folder of the workspace package the file belongs to ('' for the root), or null if there is none. */
	package: string | null;
}

/** A file as an index knows it. */
export interface KnownFile extends FileStamp {
	/** null for one that was read and left out for its content: only its stamp counts. */
	described: FileDescription | null;
}

/** A file that discovery decided to index. `path` is relative to the root, with forward slashes. */
export interface DiscoveredFile extends FileStamp, FileDescription {
	path: string;
}

export interface SkippedPath {
	path: string;
	reason: SkipReason;
	/** The rule, size or error behind the reason, for people. */
	detail: string;
	/** True when `path` is a folder whose contents were not listed. */
	folder: boolean;
	/** As in `Omission`. */
	manifest?: string | undefined;
}
