import { CallColumn, ChunkColumn, ExportColumn, FactColumn, ImportColumn } from '../../model/batch.ts';
import { type Annotation, CHUNK_KIND_CODE, ChunkFlag } from '../../model/chunk.ts';
import type { FactKind } from '../../model/facts/kind.ts';
import type { Attributes } from '../../model/facts/rules.ts';
import type {
	Binding,
	BranchKind,
	CallSpec,
	ChunkSpec,
	ExitKind,
	ExportSpec,
	Heritage,
	ImportSpec,
	ModuleNotes,
	Recorder,
	RefKind,
	ScopeKind,
	ValueOp,
} from '../../model/recorder.ts';
import type { WrittenText } from '../../model/segment.ts';
import { RefColumn } from '../../store/codec/refs.ts';
import { packArgs } from './args.ts';
import { EXPORT_CODE, IMPORT_CODE, refCode, VIA_CODE, type YIELD_KINDS } from './codes.ts';
import { FactCollector } from './facts/collector.ts';
import type { CompiledRules } from './facts/compile-rules.ts';
import { packAttributes } from './facts/pack-attributes.ts';
import { RecordedRows } from './facts/recorded-rows.ts';
import { FlowRows, MAX_TYPE } from './flow-rows.ts';
import type { LineIndex } from './line-index.ts';
import { markExported } from './mark-exported.ts';
import { isPlainCallee, qualify } from './naming.ts';
import { emptyModule, OwnLines } from './own-lines.ts';
import { packParams } from './params.ts';
import { endOf, markRows, placeOf, placeRows } from './place-rows.ts';
import { MAX_ROWS, Rows } from './rows.ts';
import { snippet } from './snippet.ts';
import type { StringTable } from './string-table.ts';
import type { TrigramSet } from './trigrams.ts';

const MAX_SIGNATURE = 300;
const MAX_CALLEE = 200;
const MAX_SUMMARY = 160;
const MAX_ANNOTATION = 120;

/**
 * Keeps what a language pack tells about one file, as rows ready for the writer. A file may have
 * several texts, itself and its segments; each is recorded between `beginText` and `endText` with
 * offsets of its own, which are shifted to the container here.
 */
export class FileRecorder implements Recorder {
	text = '';
	path = '';
	/** The file's own text, whichever piece of it is being recorded. */
	container = '';
	readonly chunks = new Rows(ChunkColumn.width, 4096, MAX_ROWS);
	readonly calls = new Rows(CallColumn.width, 4096, MAX_ROWS);
	readonly imports = new Rows(ImportColumn.width, 1024, MAX_ROWS);
	readonly exports = new Rows(ExportColumn.width, 1024, MAX_ROWS);
	readonly facts = new Rows(FactColumn.width, 1024, MAX_ROWS);
	readonly refs = new Rows(RefColumn.width, 16384, MAX_ROWS);
	readonly flow: FlowRows;
	/** Ranges of syntax errors in the container, two integers each. */
	readonly errors = new Rows(2, 1024, MAX_ROWS);

	currentChunk = -1;
	currentScope = -1;
	private readonly qualified: (string | null)[] = [];
	private readonly nesting: number[] = [];
	private readonly ownLines = new OwnLines();
	private base = 0;
	private segment = -1;
	/** Of a text that the container writes with escapes: its places there, and the rows before it. */
	private written: WrittenText | null = null;
	private marks: readonly number[] = [];
	private moduleChunk = 0;
	private moduleScope = 0;
	private readonly collector = new FactCollector();
	private readonly strings: StringTable;
	private readonly lines: LineIndex;
	/** Of the file in hand. */
	readonly trigrams: TrigramSet;

	constructor(strings: StringTable, lines: LineIndex, trigrams: TrigramSet) {
		this.strings = strings;
		this.trigrams = trigrams;
		this.flow = new FlowRows(strings);
		this.lines = lines;
	}

	beginFile(path: string): void {
		this.path = path;
		this.strings.beginFile();
		for (const rows of [this.chunks, this.calls, this.imports, this.exports, this.refs, this.errors])
			rows.clear();
		this.facts.clear();
		this.flow.clear();
		this.qualified.length = 0;
		this.nesting.length = 0;
		this.ownLines.clear();
		this.currentChunk = -1;
		this.currentScope = -1;
	}

	/** Starts a cell of a notebook. All cells of a notebook run in one module: its scope is that of the file. */
	beginCell(written: WrittenText, segment: number, rules: CompiledRules | null): void {
		this.written = written;
		this.marks = markRows(this);
		this.beginText(written.text, segment, 0, rules);
	}

	/** Starts a virtual file: the container itself (`segment` -1) or one of its segments at `base`. */
	beginText(text: string, segment: number, base: number, rules: CompiledRules | null = null): void {
		this.collector.begin(rules);
		this.text = text;
		if (segment < 0) this.container = text;
		this.segment = segment;
		this.base = base;
		this.flow.base = base;
		this.ownLines.moduleIsCovered = false;
		this.currentChunk = segment < 0 ? -1 : 0;
		this.moduleChunk = this.openChunk({
			kind: 'module',
			name: null,
			start: 0,
			end: text.length,
			nameStart: -1,
			flags: 0,
		});
		if (this.written === null) this.moduleScope = this.openScope('module', 0, text.length);
		else this.moduleScope = this.currentScope = 0;
		this.collector.moduleScope(this.moduleScope);
	}

	endText(): void {
		// A pack that stopped early (a budget, an error in it) leaves chunks open: they end here.
		while (this.currentChunk !== this.moduleChunk) this.closeChunk();
		while (this.currentScope !== this.moduleScope) this.closeScope();
		this.closeScope();
		this.closeChunk();
		markExported(this, this.moduleChunk);
		this.recordFacts();
		if (this.ownLines.moduleIsCovered) emptyModule(this.chunks.data, this.moduleChunk);
		if (this.written !== null) placeRows(this, this.marks, this.written);
		this.written = null;
	}

	openChunk(spec: ChunkSpec): number {
		const at = this.chunks.append();
		const { data } = this.chunks;
		const chunk = at / ChunkColumn.width;
		const parent = this.currentChunk;
		const { strings } = this;
		const around = parent < 0 || spec.kind === 'module' ? null : this.qualified[parent];
		const outer = spec.container === '' ? null : (spec.container ?? around);
		this.qualified.push(spec.kind === 'module' ? null : qualify(outer, spec.name));
		const start = spec.start + this.base;
		data[at + ChunkColumn.segment] = this.segment;
		data[at + ChunkColumn.parent] = parent;
		data[at + ChunkColumn.kind] = CHUNK_KIND_CODE.get(spec.kind)!;
		data[at + ChunkColumn.name] = strings.optional(spec.name);
		data[at + ChunkColumn.container] = strings.optional(outer);
		data[at + ChunkColumn.flags] = spec.flags;
		data[at + ChunkColumn.start] = start;
		data[at + ChunkColumn.length] = spec.end - spec.start;
		data[at + ChunkColumn.nameStart] = spec.nameStart < 0 ? -1 : spec.nameStart + this.base;
		data[at + ChunkColumn.cyclomatic] = 1;
		data[at + ChunkColumn.cognitive] = 0;
		data[at + ChunkColumn.nesting] = 0;
		data[at + ChunkColumn.ownLines] = this.linesBetween(start, spec.end + this.base) + 1;
		data[at + ChunkColumn.uidBits] = 0;
		// An anonymous function's header says nothing that its parameters do not.
		data[at + ChunkColumn.signature] = spec.name === null ? -1 : this.quoted(spec.signature, MAX_SIGNATURE);
		data[at + ChunkColumn.type] = this.quoted(spec.type, MAX_TYPE);
		data[at + ChunkColumn.params] = spec.params?.length ? strings.append(packParams(spec.params)) : -1;
		this.placeNotes(at, spec);
		if (parent >= 0) this.ownLines.cover(data, parent, at, this.moduleChunk);
		this.collector.chunk(spec, chunk, parent, this.currentScope);
		this.currentChunk = chunk;
		this.nesting.push(0);
		this.ownLines.open();
		return chunk;
	}

	closeChunk(): void {
		this.nesting.pop();
		this.ownLines.close();
		this.currentChunk = this.chunks.data[this.currentChunk * ChunkColumn.width + ChunkColumn.parent];
	}

	describeModule(about: ModuleNotes): void {
		this.placeNotes(this.moduleChunk * ChunkColumn.width, about);
	}

	flagChunk(chunk: number, flags: number): void {
		this.chunks.data[chunk * ChunkColumn.width + ChunkColumn.flags] |= flags;
	}

	openScope(kind: ScopeKind, start: number, end: number): number {
		this.currentScope = this.flow.scope(kind, this.currentScope, this.currentChunk, start, end);
		return this.currentScope;
	}

	closeScope(): void {
		this.currentScope = this.flow.scopeAround(this.currentScope);
	}

	bind(binding: Binding): number {
		return this.flow.bind(binding);
	}

	refer(name: string, start: number, kind: RefKind, member: boolean): void {
		const at = this.refs.append();
		const { data } = this.refs;
		data[at] = this.strings.localIndex(name);
		data[at + 1] = start + this.base;
		data[at + 2] = refCode(kind);
		data[at + 3] = member ? 1 : 0;
		data[at + 4] = this.currentChunk;
		data[at + 5] = this.currentScope;
	}

	call(spec: CallSpec): number {
		const { strings } = this;
		const at = this.calls.append();
		const { data } = this.calls;
		const callee = snippet(spec.callee, MAX_CALLEE);
		const receiver = spec.receiver === null ? null : snippet(spec.receiver, MAX_CALLEE);
		const start = spec.start + this.base;
		data[at + CallColumn.caller] = this.currentChunk;
		data[at + CallColumn.via] = VIA_CODE.get(spec.via)!;
		data[at + CallColumn.name] = strings.intern(spec.name);
		data[at + CallColumn.receiver] = strings.optional(receiver);
		data[at + CallColumn.callee] = isPlainCallee(callee, receiver, spec.name) ? -1 : strings.append(callee);
		data[at + CallColumn.flags] = spec.flags;
		data[at + CallColumn.start] = start;
		data[at + CallColumn.length] = spec.end - spec.start;
		data[at + CallColumn.nameStart] = spec.nameStart + this.base;
		data[at + CallColumn.argCount] = spec.argCount;
		data[at + CallColumn.args] = strings.append(packArgs(spec.args));
		this.flow.call(spec, this.currentScope);
		const call = at / CallColumn.width;
		this.collector.call(spec, call, this.currentChunk, this.currentScope);
		return call;
	}

	importName(spec: ImportSpec): number {
		const { strings } = this;
		const at = this.imports.append();
		const { data } = this.imports;
		data[at + ImportColumn.chunk] = this.currentChunk;
		data[at + ImportColumn.kind] = IMPORT_CODE.get(spec.kind)!;
		data[at + ImportColumn.module] = strings.optional(spec.module);
		data[at + ImportColumn.imported] = strings.intern(spec.imported);
		data[at + ImportColumn.local] = strings.optional(spec.local);
		data[at + ImportColumn.flags] = spec.flags;
		this.placeName(data, at, ImportColumn, spec.nameStart, spec.start, spec.end);
		this.flow.imports.push(this.currentScope);
		this.collector.import(spec);
		return at / ImportColumn.width;
	}

	exportName(spec: ExportSpec): number {
		const { strings } = this;
		const at = this.exports.append();
		const { data } = this.exports;
		data[at + ExportColumn.chunk] = spec.chunk;
		data[at + ExportColumn.kind] = EXPORT_CODE.get(spec.kind)!;
		data[at + ExportColumn.exported] = strings.intern(spec.exported);
		data[at + ExportColumn.local] = strings.optional(spec.local);
		data[at + ExportColumn.module] = strings.optional(spec.module);
		data[at + ExportColumn.flags] = spec.flags;
		this.placeName(data, at, ExportColumn, spec.nameStart, spec.start, spec.end);
		if (spec.chunk >= 0) this.flagChunk(spec.chunk, ChunkFlag.exported);
		return at / ExportColumn.width;
	}

	value(op: ValueOp, name: string | null, a: number, b: number, start?: number, end?: number): number {
		return this.flow.value(op, name, a, b, start, end);
	}

	literal(kind: string, text: string | null, start: number, end: number): number {
		return this.flow.literal(kind, text, start, end);
	}

	branch(kind: BranchKind, test: number, start: number, end: number): void {
		this.flow.branch(kind, test, start, end);
	}

	exit(kind: ExitKind, start: number, end: number): void {
		this.flow.exit(kind, start, end);
	}

	assign(target: number, value: number, start: number): void {
		this.flow.assign(this.currentScope, this.currentChunk, target, value, start);
	}

	yields(kind: (typeof YIELD_KINDS)[number], value: number, start: number): void {
		this.flow.yield(kind, this.currentChunk, value, start);
	}

	heritage(spec: Heritage): void {
		this.flow.inherit(spec);
		this.collector.heritage(spec);
	}

	fact(kind: FactKind, start: number, end: number, attributes: Attributes): void {
		this.collector.tell(kind, attributes, { start, end, chunk: this.currentChunk });
	}

	decision(): void {
		this.chunks.data[this.currentChunk * ChunkColumn.width + ChunkColumn.cyclomatic]++;
	}

	effort(nests: boolean): void {
		this.chunks.data[this.currentChunk * ChunkColumn.width + ChunkColumn.cognitive] +=
			1 + (nests ? this.nesting[this.nesting.length - 1] : 0);
	}

	nest(): void {
		const depth = ++this.nesting[this.nesting.length - 1];
		const at = this.currentChunk * ChunkColumn.width + ChunkColumn.nesting;
		if (depth > this.chunks.data[at]) this.chunks.data[at] = depth;
	}

	unnest(): void {
		this.nesting[this.nesting.length - 1]--;
	}

	syntaxError(start: number, end: number): void {
		const at = this.errors.append();
		const { data } = this.errors;
		const { written } = this;
		data[at] = written === null ? start + this.base : placeOf(written, start);
		data[at + 1] = written === null ? end + this.base : endOf(written, end, start);
	}

	private recordFacts(): void {
		const { collector, strings } = this;
		for (const found of collector.finish(new RecordedRows(this, strings, this.base))) {
			const at = this.facts.append();
			const { data } = this.facts;
			data[at + FactColumn.kind] = strings.intern(found.kind.kind);
			data[at + FactColumn.chunk] = found.chunk;
			data[at + FactColumn.start] = found.start + this.base;
			data[at + FactColumn.length] = found.end - found.start;
			data[at + FactColumn.attributes] = strings.append(packAttributes(found.kind, found.attributes));
		}
	}

	private quoted(text: string | null | undefined, cap: number): number {
		return text === null || text === undefined ? -1 : this.strings.append(snippet(text, cap));
	}

	private placeNotes(at: number, notes: ModuleNotes): void {
		const { data } = this.chunks;
		data[at + ChunkColumn.annotations] = notes.annotations?.length
			? this.strings.append(this.packAnnotations(notes.annotations))
			: -1;
		data[at + ChunkColumn.docStart] = notes.docStart === undefined ? -1 : notes.docStart + this.base;
		data[at + ChunkColumn.docLength] =
			notes.docStart === undefined ? -1 : (notes.docEnd ?? notes.docStart) - notes.docStart;
		data[at + ChunkColumn.summary] = this.quoted(notes.summary, MAX_SUMMARY);
	}

	private packAnnotations(annotations: readonly Annotation[]): string {
		return JSON.stringify(
			annotations.map(({ name, args }) =>
				args === undefined ? { name } : { name, args: snippet(args, MAX_ANNOTATION) },
			),
		);
	}

	private placeName(
		data: Int32Array,
		at: number,
		column: typeof ImportColumn | typeof ExportColumn,
		name: number,
		start: number,
		end: number,
	): void {
		data[at + column.start] = start + this.base;
		data[at + column.length] = end - start;
		data[at + column.nameStart] = name + this.base;
	}

	private linesBetween(start: number, end: number): number {
		const { lines, written } = this;
		if (written === null) return lines.lineOf(end) - lines.lineOf(start);
		return lines.lineOf(endOf(written, end, start)) - lines.lineOf(placeOf(written, start));
	}
}
