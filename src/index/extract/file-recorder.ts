import { CallColumn, ChunkColumn, ExportColumn, FactColumn, ImportColumn } from '../../model/batch.ts';
import { type Annotation, CHUNK_KIND_CODE, ChunkFlag } from '../../model/chunk.ts';
import type { FactKind } from '../../model/facts/kind.ts';
import type { Attributes } from '../../model/facts/rules.ts';
import type {
	Binding,
	CallSpec,
	ChunkSpec,
	ExportSpec,
	Heritage,
	ImportSpec,
	ModuleNotes,
	Recorder,
	RefKind,
	ScopeKind,
	ValueOp,
} from '../../model/recorder.ts';
import { FLOW_STRIDE } from '../../store/codec/flow.ts';
import { RefColumn } from '../../store/codec/refs.ts';
import { packArgs } from './args.ts';
import {
	BINDING_CODE,
	EXPORT_CODE,
	HERITAGE_CODE,
	IMPORT_CODE,
	ITEM,
	MEMBER,
	NAME,
	NOT_PASSED,
	refCode,
	SCOPE_CODE,
	VALUE_CODE,
	VIA_CODE,
	YIELD_CODE,
	type YIELD_KINDS,
} from './codes.ts';
import { FactCollector } from './facts/collector.ts';
import type { CompiledRules } from './facts/compile-rules.ts';
import { packAttributes } from './facts/pack-attributes.ts';
import { RecordedRows } from './facts/recorded-rows.ts';
import type { LineIndex } from './line-index.ts';
import { markExported } from './mark-exported.ts';
import { isKeyLike, isPlainCallee, qualify } from './naming.ts';
import { packParams } from './params.ts';
import { MAX_ROWS, Rows } from './rows.ts';
import { snippet } from './snippet.ts';
import type { StringTable } from './string-table.ts';

const MAX_SIGNATURE = 300;
const MAX_TYPE = 1000;
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
	readonly scopes = new Rows(FLOW_STRIDE.scopes, 1024, MAX_ROWS);
	readonly bindings = new Rows(FLOW_STRIDE.bindings, 4096, MAX_ROWS);
	readonly values = new Rows(FLOW_STRIDE.values, 16384, MAX_ROWS);
	readonly callFlow = new Rows(FLOW_STRIDE.calls, 4096, MAX_ROWS);
	readonly importFlow = new Rows(FLOW_STRIDE.imports, 1024, MAX_ROWS);
	readonly assigns = new Rows(FLOW_STRIDE.assigns, 1024, MAX_ROWS);
	readonly yieldRows = new Rows(FLOW_STRIDE.yields, 1024, MAX_ROWS);
	readonly heritages = new Rows(FLOW_STRIDE.heritage, 1024, MAX_ROWS);
	/** Ranges of syntax errors in the container, two integers each. */
	readonly errors = new Rows(2, 1024, MAX_ROWS);

	currentChunk = -1;
	currentScope = -1;
	private readonly qualified: (string | null)[] = [];
	private readonly nesting: number[] = [];
	/** Where the last chunk inside each open chunk ends. */
	private readonly coveredTo: number[] = [];
	private base = 0;
	private segment = -1;
	private moduleChunk = 0;
	private moduleScope = 0;
	private moduleIsCovered = false;
	private readonly collector = new FactCollector();
	private readonly strings: StringTable;
	private readonly lines: LineIndex;

	private readonly literals = new Map<string, number>();

	constructor(strings: StringTable, lines: LineIndex) {
		this.strings = strings;
		this.lines = lines;
	}

	beginFile(path: string): void {
		this.path = path;
		this.strings.beginFile();
		for (const rows of [this.chunks, this.calls, this.imports, this.exports, this.refs, this.errors])
			rows.clear();
		for (const rows of [this.facts, this.scopes, this.bindings, this.values, this.callFlow]) rows.clear();
		for (const rows of [this.importFlow, this.assigns, this.yieldRows, this.heritages]) rows.clear();
		this.qualified.length = 0;
		this.nesting.length = 0;
		this.literals.clear();
		this.coveredTo.length = 0;
		this.currentChunk = -1;
		this.currentScope = -1;
	}

	/** Starts a virtual file: the container itself (`segment` -1) or one of its segments at `base`. */
	beginText(text: string, segment: number, base: number, rules: CompiledRules | null = null): void {
		this.collector.begin(rules);
		this.text = text;
		if (segment < 0) this.container = text;
		this.segment = segment;
		this.base = base;
		this.moduleIsCovered = false;
		this.currentChunk = segment < 0 ? -1 : 0;
		this.moduleChunk = this.openChunk({
			kind: 'module',
			name: null,
			start: 0,
			end: text.length,
			nameStart: -1,
			flags: 0,
		});
		this.moduleScope = this.openScope('module', 0, text.length);
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
		if (this.moduleIsCovered) this.emptyModule();
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
		if (parent >= 0) this.cover(data, parent, at);
		this.collector.chunk(spec, chunk, parent, this.currentScope);
		this.currentChunk = chunk;
		this.nesting.push(0);
		this.coveredTo.push(0);
		return chunk;
	}

	closeChunk(): void {
		this.nesting.pop();
		this.coveredTo.pop();
		this.currentChunk = this.chunks.data[this.currentChunk * ChunkColumn.width + ChunkColumn.parent];
	}

	describeModule(about: ModuleNotes): void {
		this.placeNotes(this.moduleChunk * ChunkColumn.width, about);
	}

	flagChunk(chunk: number, flags: number): void {
		this.chunks.data[chunk * ChunkColumn.width + ChunkColumn.flags] |= flags;
	}

	openScope(kind: ScopeKind, start: number, end: number): number {
		const at = this.scopes.append();
		const { data } = this.scopes;
		data[at] = SCOPE_CODE.get(kind)!;
		data[at + 1] = this.currentScope;
		data[at + 2] = this.currentChunk;
		data[at + 3] = start + this.base;
		data[at + 4] = end - start;
		this.currentScope = at / FLOW_STRIDE.scopes;
		return this.currentScope;
	}

	closeScope(): void {
		this.currentScope = this.scopes.data[this.currentScope * FLOW_STRIDE.scopes + 1];
	}

	bind(binding: Binding): number {
		const at = this.bindings.append();
		const { data } = this.bindings;
		data[at] = binding.scope;
		data[at + 1] = this.strings.localIndex(binding.name);
		data[at + 2] = BINDING_CODE.get(binding.kind)!;
		data[at + 3] = binding.start + this.base;
		data[at + 4] = binding.chunk;
		data[at + 5] = binding.type === null ? -1 : this.strings.localIndex(snippet(binding.type, MAX_TYPE));
		data[at + 6] = binding.value;
		data[at + 7] = this.strings.optionalLocal(binding.path);
		data[at + 8] = binding.index;
		return at / FLOW_STRIDE.bindings;
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
		const flowAt = this.callFlow.append();
		const flow = this.callFlow.data;
		flow[flowAt] = this.currentScope;
		flow[flowAt + 1] = spec.calleeValue;
		flow[flowAt + 2] = this.argumentList(spec);
		const call = at / CallColumn.width;
		if (this.collector.wants(spec.name)) {
			this.collector.call(spec, call, this.currentChunk, this.currentScope);
		}
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
		const flowAt = this.importFlow.append();
		const flow = this.importFlow.data;
		flow[flowAt] = this.currentScope;
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

	value(op: ValueOp, name: string | null, a: number, b: number): number {
		const at = this.values.append();
		const { data } = this.values;
		data[at] = op === 'name' ? NAME : op === 'member' ? MEMBER : VALUE_CODE.get(op)!;
		if (name === null || (op === 'string' && !isKeyLike(name))) data[at + 1] = -1;
		else data[at + 1] = this.strings.localIndex(op === 'cast' ? snippet(name, MAX_TYPE) : name);
		data[at + 2] = a;
		data[at + 3] = b;
		return at / FLOW_STRIDE.values;
	}

	assign(target: number, value: number, start: number): void {
		const at = this.assigns.append();
		const { data } = this.assigns;
		data[at] = this.currentScope;
		data[at + 1] = this.currentChunk;
		data[at + 2] = target;
		data[at + 3] = value;
		data[at + 4] = start + this.base;
	}

	yields(kind: (typeof YIELD_KINDS)[number], value: number, start: number): void {
		const at = this.yieldRows.append();
		const { data } = this.yieldRows;
		data[at] = YIELD_CODE.get(kind)!;
		data[at + 1] = this.currentChunk;
		data[at + 2] = value;
		data[at + 3] = start + this.base;
	}

	heritage(spec: Heritage): void {
		const at = this.heritages.append();
		const { data } = this.heritages;
		data[at] = spec.chunk;
		data[at + 1] = HERITAGE_CODE.get(spec.kind)!;
		data[at + 2] = this.strings.localIndex(snippet(spec.text, MAX_TYPE));
		data[at + 3] = this.strings.localIndex(spec.name);
		data[at + 4] = spec.start + this.base;
		data[at + 5] = spec.value;
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
		data[at] = start + this.base;
		data[at + 1] = end + this.base;
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

	/**
	 * Arguments as a chain of `item`s; -1 when nothing in it is followed. A literal carries no function
	 * into the callee, and its text is in the summary of the call.
	 */
	private argumentList({ argValues: values, args, argTypes }: CallSpec): number {
		let next = -1;
		for (let i = values.length - 1; i >= 0; i--) {
			const value = values[i];
			let followed = value >= 0 && !NOT_PASSED.has(this.values.data[value * FLOW_STRIDE.values]) ? value : -1;
			const type = followed === -1 ? argTypes?.[i] : null;
			if (type !== null && type !== undefined) followed = this.literalOf(type);
			if (next === -1 && followed === -1) continue;
			const keyword = args[i]?.name;
			if (keyword !== undefined && followed !== -1) followed = this.value('entry', keyword, followed, -1);
			const at = this.values.append();
			const { data } = this.values;
			data[at] = ITEM;
			data[at + 1] = -1;
			data[at + 2] = followed;
			data[at + 3] = next;
			next = at / FLOW_STRIDE.values;
		}
		return next;
	}

	/** The one value of the file that stands for all literals of a type. */
	private literalOf(type: string): number {
		let value = this.literals.get(type);
		if (value === undefined) {
			value = this.value('cast', type, -1, -1);
			this.literals.set(type, value);
		}
		return value;
	}

	/**
	 * A chunk inside another hides all its lines but one; not those of a chunk beside it that is closed
	 * already, as that of a field is when the function in its initialiser comes.
	 */
	private cover(data: Int32Array, parent: number, at: number): void {
		const parentAt = parent * ChunkColumn.width;
		const start = data[at + ChunkColumn.start];
		const top = this.coveredTo.length - 1;
		if (top < 0 || start >= this.coveredTo[top]) {
			data[parentAt + ChunkColumn.ownLines] -= data[at + ChunkColumn.ownLines] - 1;
			if (top >= 0) this.coveredTo[top] = start + data[at + ChunkColumn.length];
		}
		if (
			parent === this.moduleChunk &&
			data[at + ChunkColumn.start] === data[parentAt + ChunkColumn.start] &&
			data[at + ChunkColumn.length] === data[parentAt + ChunkColumn.length]
		)
			this.moduleIsCovered = true;
	}

	/** No two chunks share a range: a module that is one chunk to the last character keeps its end only. */
	private emptyModule(): void {
		const { data } = this.chunks;
		const at = this.moduleChunk * ChunkColumn.width;
		const end = data[at + ChunkColumn.start] + data[at + ChunkColumn.length];
		data[at + ChunkColumn.start] = end;
		data[at + ChunkColumn.length] = 0;
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
		return this.lines.lineOf(end) - this.lines.lineOf(start);
	}
}
