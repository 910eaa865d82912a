import type { ChunkKind } from '../../model/chunk.ts';
import type { Encoding, FileStatus } from '../../model/file.ts';
import type { CallLink, RelationKind } from '../../model/link.ts';
import type { CallVia, ExportKind, ImportKind } from '../../model/recorder.ts';
import type { Resolution } from '../../model/resolve.ts';

/** What the index holds of a file, for those who hand it on as a whole. Chunks are named by their position. */
export interface ExportedFile {
	id: number;
	path: string;
	language: string;
	encoding: Encoding;
	status: FileStatus;
	/** xxhash64 of its bytes, 16 hexadecimal digits. */
	hash: string;
	lineStarts: Int32Array;
	segments: readonly ExportedSegment[];
	chunks: readonly ExportedChunk[];
	calls: readonly ExportedCall[];
	relations: readonly ExportedRelation[];
	imports: readonly ExportedImport[];
	exports: readonly ExportedExport[];
	/** Where the modules lead that it names. */
	modules: ReadonlyMap<string, Resolution>;
}

export interface ExportedSegment {
	uid: string;
	type: string;
	language: string;
	start: number;
	end: number;
}

/** What tells a chunk from all others. */
export interface ChunkIdentity {
	/** Position of its segment, or null. */
	segment: number | null;
	kind: ChunkKind;
	name: string | null;
	container: string | null;
	/** Bits of `ChunkFlag`. */
	flags: number;
	signature: string | null;
	/** As `chunk.hash`, in hexadecimal. */
	hash: string;
	uidBits: number;
}

export interface ExportedChunk extends ChunkIdentity {
	/** Position of the chunk around it, or null. */
	parent: number | null;
	start: number;
	end: number;
	/** Of the name; null where there is none. */
	nameStart: number | null;
	cyclomatic: number;
	cognitive: number;
	nesting: number;
	ownLines: number;
	type: string | null;
	/** As packed by `packed-params.ts`. */
	params: string | null;
	/** JSON. */
	annotations: string | null;
	summary: string | null;
}

export interface ExportedCall {
	caller: number;
	/** The last name of the callee. */
	name: string;
	nameStart: number;
	/** As written. */
	callee: string;
	receiver: string | null;
	via: CallVia;
	/** Bits of `CallFlag`. */
	flags: number;
	argCount: number;
	/** As packed by `packed-args.ts`. */
	args: string | null;
	start: number;
	end: number;
	link: CallLink;
}

/** One target of something that a chunk names without a call. */
export interface ExportedRelation {
	kind: RelationKind;
	chunk: number;
	name: string;
	start: number;
	link: CallLink;
}

export interface ExportedImport {
	kind: ImportKind;
	chunk: number;
	module: string | null;
	imported: string;
	local: string | null;
	/** Bits of `ModuleFlag`. */
	flags: number;
	start: number;
	end: number;
	nameStart: number;
}

export interface ExportedExport {
	kind: ExportKind;
	chunk: number | null;
	exported: string;
	local: string | null;
	module: string | null;
	flags: number;
	start: number;
	end: number;
}
