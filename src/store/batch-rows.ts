import {
	CallColumn,
	ChunkColumn,
	ExportColumn,
	FactColumn,
	type FileBatch,
	FileColumn,
	ImportColumn,
	SegmentColumn,
} from '../model/batch.ts';
import { type DiscoveredFile, SKIP_REASONS } from '../model/file.ts';
import { packCallBits } from './call-bits.ts';
import { ByteWriter, encodeNames } from './codec/varint.ts';
import type { Connection } from './connection.ts';
import type { NameTable } from './name-table.ts';
import { RowInserter } from './row-inserter.ts';
import { ORD_BITS } from './schema.ts';
import type { SkipRow } from './skip-rows.ts';

export interface BatchRowsOptions {
	/** What the positions in a batch mean. */
	files: readonly DiscoveredFile[];
	/** Id of the file at a position. */
	idOf(position: number): number;
	/**
	 * Nanoseconds. A file that changed after this moment could change again without a new time of
	 * change, so its stamp is stored as one that no file has: the next comparison looks at the content.
	 */
	trustedBefore: number;
	/** Told of each file: the names it mentions, and its distinct trigrams. */
	onFile(id: number, names: Int32Array, trigrams: Int32Array): void;
}

/** Turns batches into rows, on a connection with an open transaction. */
export class BatchRows {
	/** Omissions that only the content revealed. */
	readonly skipped: SkipRow[] = [];
	private readonly options: BatchRowsOptions;
	private readonly names: NameTable;
	private readonly inserters: ReturnType<typeof makeInserters>;
	private readonly scratch = new ByteWriter();

	constructor(db: Connection, names: NameTable, options: BatchRowsOptions) {
		this.names = names;
		this.options = options;
		this.inserters = makeInserters(db);
	}

	write(batch: FileBatch): void {
		this.names.beginBatch(batch.strings);
		const at = { segment: 0, chunk: 0, call: 0, import: 0, export: 0, fact: 0, name: 0, blob: 0, trigram: 0 };
		const count = batch.files.length / FileColumn.width;
		for (let f = 0; f < count; f++) {
			const row = batch.files.subarray(f * FileColumn.width, (f + 1) * FileColumn.width);
			const position = row[FileColumn.file];
			if (row[FileColumn.skip] >= 0) {
				const hash = batch.hashes.slice(f * 8, f * 8 + 8);
				this.skipped.push(this.skipRow(position, row, batch.strings, hash));
				continue;
			}
			const id = this.options.idOf(position);
			this.writeFile(batch, f, id, row);
			this.writeManifest(batch, id, row[FileColumn.manifest]);
			at.segment = this.writeSegments(batch, id, at.segment, row[FileColumn.segments]);
			at.chunk = this.writeChunks(batch, id, at.chunk, row[FileColumn.chunks]);
			at.call = this.writeCalls(batch, id, at.call, row[FileColumn.calls]);
			at.import = this.writeImports(batch, id, at.import, row[FileColumn.imports]);
			at.export = this.writeExports(batch, id, at.export, row[FileColumn.exports]);
			at.fact = this.writeFacts(batch, id, at.fact, row[FileColumn.facts]);
			const names = this.nameIds(batch, at.name, row[FileColumn.names]);
			at.name += names.length;
			const trigrams = batch.trigrams.slice(at.trigram, at.trigram + row[FileColumn.trigrams]);
			at.trigram += trigrams.length;
			this.options.onFile(id, names, trigrams);
			at.blob = this.writeBlobs(batch, id, at.blob, row, names);
		}
	}

	/** Rows wait for others to be written with; this writes those that still do. */
	flush(): void {
		for (const inserter of Object.values(this.inserters)) inserter.flush();
		this.names.flush();
	}

	/** With the stamp that discovery saw: reading may have failed before there was another. */
	private skipRow(position: number, row: Int32Array, strings: readonly string[], hash: Uint8Array): SkipRow {
		const { path, size, mtimeUs, ctimeUs, inode } = this.options.files[position];
		return {
			path,
			reason: SKIP_REASONS[row[FileColumn.skip]],
			detail: strings[row[FileColumn.note]],
			folder: false,
			stamp: { size, mtimeUs: this.stampTime(mtimeUs, ctimeUs), ctimeUs, inode },
			hash,
		};
	}

	private stampTime(mtimeUs: number, ctimeUs: number): number {
		const { trustedBefore } = this.options;
		return mtimeUs < trustedBefore && ctimeUs < trustedBefore ? mtimeUs : UNTRUSTED_TIME;
	}

	private writeFile(batch: FileBatch, f: number, id: number, row: Int32Array): void {
		const file = this.options.files[row[FileColumn.file]];
		const [mtimeUs, ctimeUs, inode] = batch.stats.subarray(f * 3, f * 3 + 3);
		this.inserters.file.row(
			id,
			file.path,
			file.language,
			row[FileColumn.status],
			row[FileColumn.encoding],
			row[FileColumn.size],
			row[FileColumn.lines],
			batch.hashes.subarray(f * 8, f * 8 + 8),
			this.stampTime(mtimeUs, ctimeUs),
			ctimeUs,
			inode,
			file.flags | row[FileColumn.flags],
			file.package,
			row[FileColumn.syntaxErrors],
			row[FileColumn.note] < 0 ? null : batch.strings[row[FileColumn.note]],
		);
	}

	private writeManifest({ strings }: FileBatch, file: number, text: number): void {
		if (text >= 0) this.inserters.manifest.row(file, strings[text]);
	}

	private writeSegments(batch: FileBatch, file: number, first: number, count: number): number {
		const { segments, strings } = batch;
		for (let ord = 0; ord < count; ord++) {
			const at = (first + ord) * SegmentColumn.width;
			this.inserters.segment.row(
				file,
				ord,
				strings[segments[at + SegmentColumn.uid]],
				strings[segments[at + SegmentColumn.type]],
				strings[segments[at + SegmentColumn.language]],
				segments[at + SegmentColumn.start],
				segments[at + SegmentColumn.length],
				orNull(segments[at + SegmentColumn.parent]),
			);
		}
		return first + count;
	}

	private writeChunks(batch: FileBatch, file: number, first: number, count: number): number {
		const base = file * 2 ** ORD_BITS;
		const { chunks: rows, strings, chunkHashes } = batch;
		const { names } = this;
		for (let ord = 0; ord < count; ord++) {
			const at = (first + ord) * ChunkColumn.width;
			const start = rows[at + ChunkColumn.start];
			const nameStart = rows[at + ChunkColumn.nameStart];
			const docStart = rows[at + ChunkColumn.docStart];
			this.inserters.chunk.row(
				base + ord,
				orNull(rows[at + ChunkColumn.segment]),
				orNull(rows[at + ChunkColumn.parent]),
				rows[at + ChunkColumn.kind],
				names.optional(rows[at + ChunkColumn.name]),
				names.optional(rows[at + ChunkColumn.container]),
				rows[at + ChunkColumn.flags],
				start,
				rows[at + ChunkColumn.length],
				nameStart < 0 ? null : nameStart - start,
				rows[at + ChunkColumn.cyclomatic],
				rows[at + ChunkColumn.cognitive],
				rows[at + ChunkColumn.nesting],
				rows[at + ChunkColumn.ownLines],
				presentHashes(chunkHashes, (first + ord) * 24, rows[at + ChunkColumn.uidBits]),
				rows[at + ChunkColumn.uidBits],
				text(strings, rows[at + ChunkColumn.signature]),
				text(strings, rows[at + ChunkColumn.type]),
				text(strings, rows[at + ChunkColumn.params]),
				text(strings, rows[at + ChunkColumn.annotations]),
				docStart < 0 ? null : docStart - start,
				docStart < 0 ? null : rows[at + ChunkColumn.docLength],
				text(strings, rows[at + ChunkColumn.summary]),
			);
		}
		return first + count;
	}

	private writeCalls(batch: FileBatch, file: number, first: number, count: number): number {
		const base = file * 2 ** ORD_BITS;
		const { calls: rows, strings } = batch;
		for (let ord = 0; ord < count; ord++) {
			const at = (first + ord) * CallColumn.width;
			const start = rows[at + CallColumn.start];
			this.inserters.call.row(
				base + ord,
				rows[at + CallColumn.caller],
				this.names.id(rows[at + CallColumn.name]),
				packCallBits(rows[at + CallColumn.via], rows[at + CallColumn.flags], rows[at + CallColumn.argCount]),
				start,
				rows[at + CallColumn.length],
				rows[at + CallColumn.nameStart] - start,
				text(strings, rows[at + CallColumn.receiver]),
				text(strings, rows[at + CallColumn.callee]),
				text(strings, rows[at + CallColumn.args]),
			);
		}
		return first + count;
	}

	private writeImports(batch: FileBatch, file: number, first: number, count: number): number {
		const base = file * 2 ** ORD_BITS;
		const { imports: rows } = batch;
		const { names } = this;
		for (let ord = 0; ord < count; ord++) {
			const at = (first + ord) * ImportColumn.width;
			this.inserters.import.row(
				base + ord,
				rows[at + ImportColumn.chunk],
				rows[at + ImportColumn.kind],
				names.optional(rows[at + ImportColumn.module]),
				names.id(rows[at + ImportColumn.imported]),
				names.optional(rows[at + ImportColumn.local]),
				rows[at + ImportColumn.flags],
				rows[at + ImportColumn.start],
				rows[at + ImportColumn.length],
				rows[at + ImportColumn.nameStart] - rows[at + ImportColumn.start],
			);
		}
		return first + count;
	}

	private writeExports(batch: FileBatch, file: number, first: number, count: number): number {
		const base = file * 2 ** ORD_BITS;
		const { exports: rows } = batch;
		const { names } = this;
		for (let ord = 0; ord < count; ord++) {
			const at = (first + ord) * ExportColumn.width;
			this.inserters.export.row(
				base + ord,
				orNull(rows[at + ExportColumn.chunk]),
				rows[at + ExportColumn.kind],
				names.id(rows[at + ExportColumn.exported]),
				names.optional(rows[at + ExportColumn.local]),
				names.optional(rows[at + ExportColumn.module]),
				rows[at + ExportColumn.flags],
				rows[at + ExportColumn.start],
				rows[at + ExportColumn.length],
				rows[at + ExportColumn.nameStart] - rows[at + ExportColumn.start],
			);
		}
		return first + count;
	}

	private writeFacts(batch: FileBatch, file: number, first: number, count: number): number {
		const base = file * 2 ** ORD_BITS;
		const { facts: rows, strings } = batch;
		for (let ord = 0; ord < count; ord++) {
			const at = (first + ord) * FactColumn.width;
			this.inserters.fact.row(
				base + ord,
				this.names.id(rows[at + FactColumn.kind]),
				rows[at + FactColumn.chunk],
				rows[at + FactColumn.start],
				rows[at + FactColumn.length],
				text(strings, rows[at + FactColumn.attributes]),
			);
		}
		return first + count;
	}

	private nameIds(batch: FileBatch, first: number, count: number): Int32Array {
		const ids = new Int32Array(count);
		for (let i = 0; i < count; i++) ids[i] = this.names.id(batch.names[first + i]);
		return ids;
	}

	private writeBlobs(
		batch: FileBatch,
		file: number,
		first: number,
		row: Int32Array,
		names: Int32Array,
	): number {
		const lines = first + row[FileColumn.lineStartBytes];
		const refs = lines + row[FileColumn.refBytes];
		const flow = refs + row[FileColumn.flowBytes];
		const form = flow + row[FileColumn.formBytes];
		const words = form + row[FileColumn.wordBytes];
		this.inserters.blob.row(
			file,
			batch.blobs.subarray(first, lines),
			encodeNames(names, this.scratch),
			batch.blobs.subarray(lines, refs),
			batch.blobs.subarray(refs, flow),
			batch.blobs.subarray(flow, form),
		);
		this.inserters.words.row(file, batch.blobs.subarray(form, words));
		return words;
	}
}

/** No file has it. */
const UNTRUSTED_TIME = -1;

function makeInserters(db: Connection) {
	const into = (table: string) => RowInserter.into(db, table);
	return {
		file: into('file'),
		blob: into('file_blob'),
		words: into('file_words'),
		manifest: into('manifest'),
		segment: into('segment'),
		chunk: into('chunk'),
		call: into('call_site'),
		import: into('import'),
		export: into('export'),
		fact: into('fact'),
	};
}

function orNull(value: number): number | null {
	return value < 0 ? null : value;
}

function text(strings: readonly string[], index: number): string | null {
	return index < 0 ? null : strings[index];
}

/** Only the hashes that exist are kept: a chunk at the end of its file has no text after it. */
function presentHashes(hashes: Uint8Array, at: number, bits: number): Uint8Array {
	if ((bits & 3) === 3) return hashes.subarray(at, at + 24);
	if ((bits & 3) === 1) return hashes.subarray(at, at + 16);
	if ((bits & 3) === 0) return hashes.subarray(at, at + 8);
	const joined = new Uint8Array(16);
	joined.set(hashes.subarray(at, at + 8));
	joined.set(hashes.subarray(at + 16, at + 24), 8);
	return joined;
}
