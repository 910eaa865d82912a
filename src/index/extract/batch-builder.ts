import {
	CallColumn,
	ChunkColumn,
	ExportColumn,
	FactColumn,
	type FileBatch,
	FileColumn,
	ImportColumn,
	SegmentColumn,
} from '../../model/batch.ts';
import type { FileStamp } from '../../model/file.ts';
import type { Segment } from '../../model/segment.ts';
import { ByteWriter, encodeLineStarts } from '../../store/codec/varint.ts';
import { FileRecorder } from './file-recorder.ts';
import { LineIndex } from './line-index.ts';
import { markBroken, packRefs } from './pack-file.ts';
import { packFlow } from './pack-flow.ts';
import { Rows } from './rows.ts';
import { StringTable } from './string-table.ts';
import { TrigramSet } from './trigrams.ts';
import { WordCounter } from './word-counter.ts';

/** What a parse process found out about a file besides what the recorder holds. */
export interface FileOutcome extends FileStamp {
	file: number;
	status: number;
	encoding: number;
	flags: number;
	note: string | null;
	/** The text, when it is a manifest. */
	manifest: string | null;
	hash: Uint8Array;
	/** For its words. */
	path: string;
	text: string;
	/** What `begin` gave. */
	trigrams: Int32Array;
	/** 24 bytes and some bits a chunk. */
	chunkHashes: Uint8Array;
	uidBits: Int32Array;
}

export interface SegmentOutcome extends Segment {
	uid: string;
}

/** Collects files into a batch. One lives as long as its process: its arrays are reused. */
export class BatchBuilder {
	readonly lines = new LineIndex();
	private readonly strings = new StringTable();
	private readonly trigramSet = new TrigramSet();
	readonly recorder = new FileRecorder(this.strings, this.lines, this.trigramSet);
	private readonly files = new Rows(FileColumn.width, 64);
	private readonly segments = new Rows(SegmentColumn.width, 64);
	private readonly chunks = new Rows(ChunkColumn.width, 16384);
	private readonly calls = new Rows(CallColumn.width, 16384);
	private readonly imports = new Rows(ImportColumn.width, 4096);
	private readonly exports = new Rows(ExportColumn.width, 4096);
	private readonly facts = new Rows(FactColumn.width, 4096);
	private readonly names = new Rows(1, 16384);
	private readonly blobs = new ByteWriter(1 << 20);
	private readonly wordCounter = new WordCounter();
	private trigrams: Int32Array[] = [];
	private hashes: Uint8Array[] = [];
	private chunkHashes: Uint8Array[] = [];
	private stats: number[] = [];

	/** A string of the batch; null for -1. */
	nameOf(index: number): string | null {
		return index < 0 ? null : this.strings.list[index];
	}

	/** A file that belongs in the index: its path, its text, and the same in UTF-8. Gives its trigrams. */
	begin(path: string, text: string, bytes: Uint8Array): Int32Array {
		this.lines.reset(text);
		this.recorder.beginFile(path);
		return this.trigramSet.collect(bytes);
	}

	/** A file whose content turned out not to belong in the index. `hash` is zero when it could not be read. */
	skip(file: number, reason: number, detail: string, hash: Uint8Array = new Uint8Array(8)): void {
		const at = this.fileRow(file);
		this.files.data[at + FileColumn.skip] = reason;
		this.files.data[at + FileColumn.note] = this.strings.intern(detail);
		this.hashes.push(hash);
		this.stats.push(0, 0, 0);
	}

	add(outcome: FileOutcome, segments: readonly SegmentOutcome[]): void {
		const { recorder } = this;
		const at = this.fileRow(outcome.file);
		const { data } = this.files;
		data[at + FileColumn.note] = this.strings.optional(outcome.note);
		data[at + FileColumn.manifest] = this.strings.append(outcome.manifest);
		data[at + FileColumn.status] = outcome.status;
		data[at + FileColumn.encoding] = outcome.encoding;
		data[at + FileColumn.size] = outcome.size;
		data[at + FileColumn.flags] = outcome.flags;
		data[at + FileColumn.lines] = this.lines.lines;
		data[at + FileColumn.syntaxErrors] = recorder.errors.count;
		data[at + FileColumn.segments] = segments.length;
		data[at + FileColumn.chunks] = recorder.chunks.count;
		data[at + FileColumn.calls] = recorder.calls.count;
		data[at + FileColumn.imports] = recorder.imports.count;
		data[at + FileColumn.exports] = recorder.exports.count;
		data[at + FileColumn.facts] = recorder.facts.count;
		data[at + FileColumn.refs] = recorder.refs.count;
		if (recorder.errors.count > 0) markBroken(recorder);
		for (const segment of segments) this.addSegment(segment);
		this.addChunks(outcome);
		this.calls.concat(recorder.calls);
		this.imports.concat(recorder.imports);
		this.exports.concat(recorder.exports);
		this.facts.concat(recorder.facts);
		this.addBlobs(at, outcome);
		this.trigrams.push(outcome.trigrams);
		data[at + FileColumn.trigrams] = outcome.trigrams.length;
		this.hashes.push(outcome.hash);
		this.stats.push(outcome.mtimeUs, outcome.ctimeUs, outcome.inode);
	}

	take(seq: number): FileBatch {
		const batch: FileBatch = {
			seq,
			strings: this.strings.list,
			files: this.files.slice(),
			hashes: join(this.hashes, bytes),
			stats: Float64Array.from(this.stats),
			segments: this.segments.slice(),
			chunks: this.chunks.slice(),
			chunkHashes: join(this.chunkHashes, bytes),
			calls: this.calls.slice(),
			imports: this.imports.slice(),
			exports: this.exports.slice(),
			facts: this.facts.slice(),
			names: this.names.slice(),
			blobs: this.blobs.take(),
			trigrams: join(this.trigrams, integers),
		};
		this.strings.clear();
		for (const rows of [this.files, this.segments, this.chunks, this.calls]) rows.clear();
		for (const rows of [this.imports, this.exports, this.facts, this.names]) rows.clear();
		this.trigrams = [];
		this.hashes = [];
		this.chunkHashes = [];
		this.stats = [];
		return batch;
	}

	private fileRow(file: number): number {
		const at = this.files.append();
		this.files.data.fill(0, at, at + FileColumn.width);
		this.files.data[at + FileColumn.file] = file;
		this.files.data[at + FileColumn.skip] = -1;
		return at;
	}

	private addSegment(segment: SegmentOutcome): void {
		const at = this.segments.append();
		const { data } = this.segments;
		data[at + SegmentColumn.uid] = this.strings.intern(segment.uid);
		data[at + SegmentColumn.type] = this.strings.intern(segment.type);
		data[at + SegmentColumn.language] = this.strings.intern(segment.language);
		data[at + SegmentColumn.start] = segment.start;
		data[at + SegmentColumn.length] = segment.end - segment.start;
		data[at + SegmentColumn.parent] = segment.parent;
	}

	private addChunks(outcome: FileOutcome): void {
		const { chunks } = this.recorder;
		for (let chunk = 0; chunk < chunks.count; chunk++) {
			chunks.data[chunk * ChunkColumn.width + ChunkColumn.uidBits] = outcome.uidBits[chunk];
		}
		this.chunks.concat(chunks);
		this.chunkHashes.push(outcome.chunkHashes);
	}

	private addBlobs(at: number, { path, text }: FileOutcome): void {
		const { blobs } = this;
		const { data } = this.files;
		let before = blobs.length;
		encodeLineStarts(this.lines.starts, this.lines.count, blobs);
		data[at + FileColumn.lineStartBytes] = blobs.length - before;
		before = blobs.length;
		packRefs(this.recorder, blobs);
		data[at + FileColumn.refBytes] = blobs.length - before;
		before = blobs.length;
		data[at + FileColumn.flowBytes] = packFlow(this.recorder, blobs);
		data[at + FileColumn.formBytes] = blobs.length - before - data[at + FileColumn.flowBytes];
		before = blobs.length;
		this.addWords(path, text);
		data[at + FileColumn.wordBytes] = blobs.length - before;
		const names = this.strings.namesOfFile;
		for (const name of names) this.names.push(name);
		data[at + FileColumn.names] = names.length;
	}

	private addWords(path: string, text: string): void {
		const { wordCounter: counter } = this;
		const { chunks } = this.recorder;
		counter.begin(path, text);
		for (let at = 0; at < chunks.count * ChunkColumn.width; at += ChunkColumn.width) {
			const name = this.nameOf(chunks.data[at + ChunkColumn.name]);
			if (name !== null) counter.name(name);
			const docStart = chunks.data[at + ChunkColumn.docStart];
			if (docStart >= 0) counter.doc(docStart, docStart + chunks.data[at + ChunkColumn.docLength]);
		}
		counter.pack(this.blobs);
	}
}

/** The parts one after the other, in an array of their kind. */
function join<T extends Uint8Array | Int32Array>(parts: readonly T[], make: (length: number) => T): T {
	let length = 0;
	for (const part of parts) length += part.length;
	const joined = make(length);
	let at = 0;
	for (const part of parts) {
		joined.set(part, at);
		at += part.length;
	}
	return joined;
}

const bytes = (length: number): Uint8Array => new Uint8Array(length);
const integers = (length: number): Int32Array => new Int32Array(length);
