import { DatabaseSync } from 'node:sqlite';
import {
	CallColumn,
	ChunkColumn,
	ExportColumn,
	type FileBatch,
	FileColumn,
	ImportColumn,
	SegmentColumn,
} from '../model/batch.ts';
import { type DiscoveredFile, SKIP_REASONS, type SkippedPath } from '../model/file.ts';
import { packCallBits } from './call-bits.ts';
import { FILES_PER_BLOCK, PostingsBuilder, postingId } from './codec/postings.ts';
import { ByteWriter, encodeNames } from './codec/varint.ts';
import { NameTable } from './name-table.ts';
import { RowInserter } from './row-inserter.ts';
import { INDICES, ORD_BITS, TABLES } from './schema.ts';
import { stampIndex } from './stamp.ts';

const PRAGMAS = [
	'page_size = 4096',
	'journal_mode = OFF',
	'synchronous = OFF',
	'locking_mode = EXCLUSIVE',
	'cache_size = -16000',
];

/**
 * Writes a whole index into a file of its own. The file is nobody's index until it is published, so
 * nothing in it needs to be safe before then. Node's own SQLite binds values more than twice as fast as
 * better-sqlite3, which everything else uses: a build binds 13 million for 10,000 files. Batches must come in their order: identifiers are
 * given out as rows are written, and the same input must give the same file.
 */
export class IndexWriter {
	private readonly db: DatabaseSync;
	private readonly files: readonly DiscoveredFile[];
	private readonly names: NameTable;
	private readonly inserters: ReturnType<typeof makeInserters>;
	private readonly trigrams = new PostingsBuilder();
	private readonly nameFiles = new PostingsBuilder();
	private readonly scratch = new ByteWriter();
	private block = 0;
	/** Omissions that only the content revealed. */
	private readonly skippedByContent: SkippedPath[] = [];

	constructor(path: string, files: readonly DiscoveredFile[]) {
		this.db = withNamedCodes(() => openEmpty(path));
		this.files = files;
		this.names = new NameTable(new RowInserter(this.db, 'name', ['id', 'text']));
		this.inserters = makeInserters(this.db);
	}

	write(batch: FileBatch): void {
		withNamedCodes(() => this.writeRows(batch));
	}

	private writeRows(batch: FileBatch): void {
		this.names.beginBatch(batch.strings);
		const at = { segment: 0, chunk: 0, call: 0, import: 0, export: 0, name: 0, blob: 0, trigram: 0 };
		const count = batch.files.length / FileColumn.width;
		for (let f = 0; f < count; f++) {
			const row = batch.files.subarray(f * FileColumn.width, (f + 1) * FileColumn.width);
			const position = row[FileColumn.file];
			const id = position + 1;
			if (row[FileColumn.skip] >= 0) {
				this.skippedByContent.push({
					path: this.files[position].path,
					reason: SKIP_REASONS[row[FileColumn.skip]],
					detail: batch.strings[row[FileColumn.note]],
					folder: false,
				});
				continue;
			}
			this.enterBlock(Math.floor(id / FILES_PER_BLOCK));
			this.writeFile(batch, f, id, row);
			at.segment = this.writeSegments(batch, id, at.segment, row[FileColumn.segments]);
			at.chunk = this.writeChunks(batch, id, at.chunk, row[FileColumn.chunks]);
			at.call = this.writeCalls(batch, id, at.call, row[FileColumn.calls]);
			at.import = this.writeImports(batch, id, at.import, row[FileColumn.imports]);
			at.export = this.writeExports(batch, id, at.export, row[FileColumn.exports]);
			const names = this.nameIds(batch, at.name, row[FileColumn.names]);
			at.name += names.length;
			this.nameFiles.add(id, names);
			this.trigrams.add(id, batch.trigrams.slice(at.trigram, at.trigram + row[FileColumn.trigrams]));
			at.trigram += row[FileColumn.trigrams];
			at.blob = this.writeBlobs(batch, id, at.blob, row, names);
		}
	}

	/** Writes what remains; `meta` is what the index says about itself. Returns all omissions. */
	finish(
		skipped: readonly SkippedPath[],
		meta: (skipped: readonly SkippedPath[]) => Record<string, string>,
	): void {
		withNamedCodes(() => this.writeRest(skipped, meta));
	}

	private writeRest(
		skipped: readonly SkippedPath[],
		meta: (skipped: readonly SkippedPath[]) => Record<string, string>,
	): void {
		this.drainBlock();
		const all = [...skipped, ...this.skippedByContent].sort((a, b) =>
			a.path < b.path ? -1 : a.path > b.path ? 1 : 0,
		);
		for (const { path, reason, detail, folder } of all) {
			this.inserters.skip.row(path, SKIP_REASONS.indexOf(reason), detail, folder ? 1 : 0);
		}
		for (const inserter of Object.values(this.inserters)) inserter.flush();
		this.names.flush();
		this.db.exec(INDICES);
		const insertMeta = this.db.prepare('INSERT INTO meta (key, value) VALUES (?, ?)');
		for (const [key, value] of Object.entries(meta(all))) insertMeta.run(key, value);
		this.db.exec('COMMIT');
		this.db.exec('PRAGMA analysis_limit = 1000; ANALYZE');
		stampIndex(this.db);
		this.db.close();
	}

	/** Gives up; the caller removes the file. */
	abandon(): void {
		if (this.db.isOpen) this.db.close();
	}

	private writeFile(batch: FileBatch, f: number, id: number, row: Int32Array): void {
		const file = this.files[id - 1];
		this.inserters.file.row(
			id,
			file.path,
			file.language,
			row[FileColumn.status],
			row[FileColumn.encoding],
			row[FileColumn.size],
			row[FileColumn.lines],
			batch.hashes.subarray(f * 8, f * 8 + 8),
			batch.stats[f * 3],
			batch.stats[f * 3 + 1],
			batch.stats[f * 3 + 2],
			file.flags | row[FileColumn.flags],
			file.package,
			row[FileColumn.syntaxErrors],
			row[FileColumn.note] < 0 ? null : batch.strings[row[FileColumn.note]],
		);
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
		this.inserters.blob.row(
			file,
			batch.blobs.subarray(first, lines),
			encodeNames(names, this.scratch),
			batch.blobs.subarray(lines, refs),
			batch.blobs.subarray(refs, flow),
		);
		return flow;
	}

	private enterBlock(block: number): void {
		if (block === this.block) return;
		this.drainBlock();
		this.block = block;
	}

	private drainBlock(): void {
		const { trigram, nameFiles } = this.inserters;
		this.trigrams.drain(this.block, (key, files) => trigram.row(postingId(this.block, key), files));
		this.nameFiles.drain(this.block, (key, files) => nameFiles.row(postingId(this.block, key), files));
	}
}

function openEmpty(path: string): DatabaseSync {
	const db = new DatabaseSync(path);
	try {
		for (const pragma of PRAGMAS) db.exec(`PRAGMA ${pragma}`);
		db.exec('BEGIN');
		db.exec(TABLES);
	} catch (error) {
		db.close();
		throw error;
	}
	return db;
}

/** Result codes that mean something to `asAssayError`. */
const NAMED_CODES = new Map([
	[8, 'SQLITE_READONLY'],
	[11, 'SQLITE_CORRUPT'],
	[13, 'SQLITE_FULL'],
	[14, 'SQLITE_CANTOPEN'],
	[26, 'SQLITE_NOTADB'],
]);

/** Node's SQLite reports numbers; everything else in the store goes by the names better-sqlite3 gives. */
function withNamedCodes<T>(work: () => T): T {
	try {
		return work();
	} catch (error) {
		if (error instanceof Error && 'errcode' in error && typeof error.errcode === 'number') {
			const code = NAMED_CODES.get(error.errcode & 0xff);
			if (code !== undefined) throw Object.assign(error, { code });
		}
		throw error;
	}
}

function makeInserters(db: DatabaseSync) {
	const into = (table: string): RowInserter => {
		const columns = db.prepare(`SELECT name FROM pragma_table_info('${table}')`).all();
		return new RowInserter(
			db,
			table,
			columns.map(({ name }) => String(name)),
		);
	};
	return {
		file: into('file'),
		blob: into('file_blob'),
		segment: into('segment'),
		chunk: into('chunk'),
		call: into('call_site'),
		import: into('import'),
		export: into('export'),
		skip: into('skip'),
		trigram: into('trigram'),
		nameFiles: into('name_files'),
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
