/**
 * What a parse process hands to the writer: some files, as columns of integers and one list of
 * strings. Objects a row would double the time of a build.
 *
 * Strings are indices into `strings` (-1 for none). Everything that refers to a chunk, scope or
 * segment uses its position within its file.
 */
export interface FileBatch {
	/** Position of the batch in the build; batches are written in this order. */
	seq: number;
	strings: string[];
	files: Int32Array; // FILE_COLUMNS a file
	/** xxhash64 of the bytes, 8 a file, big-endian. */
	hashes: Uint8Array;
	/** mtime, ctime (microseconds) and inode as they were when the file was read. */
	stats: Float64Array;
	segments: Int32Array;
	chunks: Int32Array;
	/** Span, pre and post hash of each chunk: 24 bytes. */
	chunkHashes: Uint8Array;
	calls: Int32Array;
	imports: Int32Array;
	exports: Int32Array;
	facts: Int32Array;
	/** Strings each file's packed blobs refer to, by local index. */
	names: Int32Array;
	/** Line starts, references, flow, form and words of each file, one after the other. */
	blobs: Uint8Array;
	/** Distinct trigrams of each file. */
	trigrams: Int32Array;
}

/** Numbers the columns of a row. */
function columns<const T extends readonly string[]>(
	names: T,
): { [K in T[number]]: number } & { width: number } {
	const numbered: Record<string, number> = { width: names.length };
	names.forEach((name, position) => {
		numbered[name] = position;
	});
	return numbered as { [K in T[number]]: number } & { width: number };
}

export const FileColumn = columns([
	'file', // position in the list of discovered files
	'skip', // code of a SkipReason when the content turned out to be left out, else -1
	'note', // string: detail of the skip, or why the status is not `parsed`
	'status',
	'encoding',
	'size',
	'flags', // FileFlags found in the content
	'lines',
	'syntaxErrors',
	'segments',
	'chunks',
	'calls',
	'imports',
	'exports',
	'facts',
	'refs',
	'names',
	'lineStartBytes',
	'refBytes',
	'flowBytes',
	'formBytes',
	'wordBytes',
	'trigrams',
	'manifest', // string: the text of a manifest, else -1
] as const);

export const SegmentColumn = columns(['uid', 'type', 'language', 'start', 'length', 'parent'] as const);

export const ChunkColumn = columns([
	'segment',
	'parent',
	'kind',
	'name',
	'container',
	'flags',
	'start',
	'length',
	'nameStart',
	'cyclomatic',
	'cognitive',
	'nesting',
	'ownLines',
	'uidBits',
	'signature',
	'type',
	'params',
	'annotations',
	'docStart',
	'docLength',
	'summary',
] as const);

export const CallColumn = columns([
	'caller',
	'via',
	'name',
	'receiver',
	'callee',
	'flags',
	'start',
	'length',
	'nameStart',
	'argCount',
	'args',
] as const);

export const ImportColumn = columns([
	'chunk',
	'kind',
	'module',
	'imported',
	'local',
	'flags',
	'start',
	'length',
	'nameStart',
] as const);

export const ExportColumn = columns([
	'chunk',
	'kind',
	'exported',
	'local',
	'module',
	'flags',
	'start',
	'length',
	'nameStart',
] as const);

export const FactColumn = columns(['kind', 'chunk', 'start', 'length', 'attributes'] as const);
