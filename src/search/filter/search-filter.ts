import type { FilterSpec } from '../query/search-query.ts';

/** What a filter may ask of a chunk. */
export interface FilteredChunk {
	/** The id of its row: file and position. */
	id: number;
	/** Position in CHUNK_KINDS. */
	kind: number;
	/** Bits of ChunkFlag. */
	flags: number;
	/** Of its segment, or of the file. */
	language: string;
}

/** All filters of a query, made ready once: for files by their id, for chunks besides. */
export interface SearchFilter {
	readonly specs: readonly FilterSpec[];
	/** True when every file passes whatever it is. */
	readonly isOpen: boolean;
	/** True when a file alone does not decide: each chunk has to be asked about, too. */
	readonly looksAtChunks: boolean;
	passesFile(file: number): boolean;
	/** Of a chunk whose file passes. */
	passesChunk(chunk: FilteredChunk): boolean;
	/** The first filter that leaves a file out; null when it passes. */
	refusingFile(file: number): FilterSpec | null;
	refusingChunk(chunk: FilteredChunk): FilterSpec | null;
}

/** One filter of a query. A test that is absent passes everything. */
export interface FilterPart {
	spec: FilterSpec;
	/** By the row of the file in the table. */
	file?: (row: number) => boolean;
	chunk?: (chunk: FilteredChunk) => boolean;
}
