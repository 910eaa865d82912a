import { FactCollector, type FoundFact } from '../../index/extract/facts/collector.ts';
import { compileRules } from '../../index/extract/facts/compile-rules.ts';
import { ChunkFlag } from '../../model/chunk.ts';
import type { FactKind } from '../../model/facts/kind.ts';
import type { Attributes, FactRule } from '../../model/facts/rules.ts';
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
import { ListRecorded } from './list-recorded.ts';

export interface ListedChunk extends ChunkSpec {
	index: number;
	/** -1 for the module chunk. */
	parent: number;
	/** Names of the named ancestors and its own, joined by dots; '' for the module chunk. */
	qualified: string;
	decisions: number;
	effort: number;
}

export interface ListedScope {
	kind: ScopeKind;
	start: number;
	end: number;
	parent: number;
	chunk: number;
}

export interface ListedRef {
	name: string;
	start: number;
	kind: RefKind;
	member: boolean;
	chunk: number;
	scope: number;
}

export interface ListedValue {
	op: ValueOp;
	name: string | null;
	/** For a constant its position in `texts`. */
	a: number;
	b: number;
	/** -1 where it is that of the operands. */
	start: number;
	end: number;
}

/** Everything a record gets beside its spec: where the walk was when it was made. */
type Placed<T> = T & { chunk: number; scope: number };

/**
 * A recorder that keeps plain objects in arrays, for tests of language packs. It checks the protocol
 * (every open is closed, children lie inside their parents, no two chunks share a range) and throws
 * on a breach, which the real recorder cannot afford.
 */
export class ListRecorder implements Recorder {
	readonly text: string;
	readonly path?: string;
	readonly chunks: ListedChunk[] = [];
	readonly scopes: ListedScope[] = [];
	readonly bindings: (Binding & { owner: number })[] = [];
	readonly refs: ListedRef[] = [];
	readonly calls: Placed<CallSpec>[] = [];
	readonly imports: Placed<ImportSpec>[] = [];
	readonly exports: (ExportSpec & { owner: number })[] = [];
	readonly values: ListedValue[] = [];
	readonly assigns: { target: number; value: number; start: number; chunk: number; scope: number }[] = [];
	readonly results: { kind: 'return' | 'yield' | 'throw'; value: number; start: number; chunk: number }[] =
		[];
	readonly texts: string[] = [];
	readonly branches: { kind: BranchKind; test: number; start: number; end: number }[] = [];
	readonly exits: { kind: ExitKind; start: number; end: number }[] = [];
	readonly heritages: Heritage[] = [];
	readonly errors: { start: number; end: number }[] = [];
	/** Known when `finish` was called. */
	facts: readonly FoundFact[] = [];
	currentChunk = 0;
	currentScope = 0;
	#nesting: number[] = [0];
	#ranges = new Set<string>();
	readonly #collector = new FactCollector();

	constructor(text: string, about: { path?: string; language?: string; facts?: readonly FactRule[] } = {}) {
		this.text = text;
		if (about.path !== undefined) this.path = about.path;
		if (about.facts !== undefined) this.#collector.begin(compileRules(about.language ?? '', about.facts));
		const module: ListedChunk = {
			index: 0,
			kind: 'module',
			name: null,
			start: 0,
			end: text.length,
			nameStart: -1,
			flags: 0,
			parent: -1,
			qualified: '',
			decisions: 0,
			effort: 0,
		};
		this.chunks.push(module);
		this.#collector.chunk(module, 0, -1, 0);
		this.scopes.push({ kind: 'module', start: 0, end: text.length, parent: -1, chunk: 0 });
	}

	openChunk(spec: ChunkSpec): number {
		const parent = this.chunks[this.currentChunk];
		const range = `${spec.start}-${spec.end}`;
		const what = `${spec.kind} ${spec.name} at ${range}`;
		if (this.#ranges.has(range)) throw new Error(`two chunks share a range: ${what}`);
		if (spec.start < parent.start || spec.end > parent.end || spec.start >= spec.end) {
			throw new Error(`chunk outside its parent: ${what} in ${parent.kind} ${parent.name}`);
		}
		if (spec.name !== null && spec.nameStart < 0)
			throw new Error(`named chunk without a name token: ${what}`);
		if (spec.name === null && spec.nameStart !== -1)
			throw new Error(`anonymous chunk with a name token: ${what}`);
		this.#ranges.add(range);
		const path = [spec.container ?? parent.qualified, spec.name ?? ''].filter((part) => part !== '');
		const index = this.chunks.length;
		this.chunks.push({
			...spec,
			index,
			parent: this.currentChunk,
			qualified: path.join('.'),
			decisions: 0,
			effort: 0,
		});
		this.#collector.chunk(spec, index, this.currentChunk, this.currentScope);
		this.currentChunk = index;
		this.#nesting.push(0);
		return index;
	}

	closeChunk(): void {
		if (this.currentChunk === 0) throw new Error('closeChunk without an open chunk');
		this.currentChunk = this.chunks[this.currentChunk].parent;
		if (this.#nesting.pop() !== 0) throw new Error('nest without unnest');
	}

	flagChunk(chunk: number, flags: number): void {
		this.chunks[chunk].flags |= flags;
	}

	describeModule(about: ModuleNotes): void {
		Object.assign(this.chunks[0], about);
	}

	openScope(kind: ScopeKind, start: number, end: number): number {
		this.scopes.push({ kind, start, end, parent: this.currentScope, chunk: this.currentChunk });
		this.currentScope = this.scopes.length - 1;
		return this.currentScope;
	}

	closeScope(): void {
		if (this.currentScope === 0) throw new Error('closeScope without an open scope');
		this.currentScope = this.scopes[this.currentScope].parent;
	}

	bind(binding: Binding): number {
		if (binding.scope >= this.scopes.length) throw new Error(`binding ${binding.name} in no scope`);
		this.#checkName(binding.name, binding.start);
		this.bindings.push({ ...binding, owner: this.currentChunk });
		return this.bindings.length - 1;
	}

	refer(name: string, start: number, kind: RefKind, member: boolean): void {
		this.#checkName(name, start);
		this.refs.push({ name, start, kind, member, chunk: this.currentChunk, scope: this.currentScope });
	}

	call(spec: CallSpec): number {
		if (spec.nameStart < spec.start || spec.nameStart > spec.end) {
			throw new Error(`name token outside the call ${spec.callee}`);
		}
		if (spec.name !== '') this.#checkName(spec.name, spec.nameStart);
		this.calls.push({ ...spec, chunk: this.currentChunk, scope: this.currentScope });
		const index = this.calls.length - 1;
		this.#collector.call(spec, index, this.currentChunk, this.currentScope);
		return index;
	}

	importName(spec: ImportSpec): number {
		this.imports.push({ ...spec, chunk: this.currentChunk, scope: this.currentScope });
		this.#collector.import(spec);
		return this.imports.length - 1;
	}

	exportName(spec: ExportSpec): number {
		this.exports.push({ ...spec, owner: this.currentChunk });
		return this.exports.length - 1;
	}

	value(op: ValueOp, name: string | null, a: number, b: number, start = -1, end = -1): number {
		const text = op === 'string' && name !== null ? this.texts.push(name) - 1 : a;
		this.values.push({ op, name, a: text, b, start, end });
		return this.values.length - 1;
	}

	literal(kind: string, text: string | null, start: number, end: number): number {
		return this.value('literal', kind, text === null ? -1 : this.texts.push(text) - 1, -1, start, end);
	}

	branch(kind: BranchKind, test: number, start: number, end: number): void {
		if (start > end) throw new Error(`a branch that ends before it begins: ${kind} at ${start}`);
		this.branches.push({ kind, test, start, end });
	}

	exit(kind: ExitKind, start: number, end: number): void {
		this.exits.push({ kind, start, end });
	}

	assign(target: number, value: number, start: number): void {
		this.assigns.push({ target, value, start, chunk: this.currentChunk, scope: this.currentScope });
	}

	yields(kind: 'return' | 'yield' | 'throw', value: number, start: number): void {
		this.results.push({ kind, value, start, chunk: this.currentChunk });
	}

	heritage(spec: Heritage): void {
		this.heritages.push({ ...spec });
		this.#collector.heritage(spec);
	}

	fact(kind: FactKind, start: number, end: number, attributes: Attributes): void {
		this.#collector.tell(kind, attributes, { start, end, chunk: this.currentChunk });
	}

	decision(): void {
		this.chunks[this.currentChunk].decisions++;
	}

	effort(nests: boolean): void {
		this.chunks[this.currentChunk].effort += 1 + (nests ? this.#nesting[this.#nesting.length - 1] : 0);
	}

	nest(): void {
		this.#nesting[this.#nesting.length - 1]++;
	}

	unnest(): void {
		if (this.#nesting[this.#nesting.length - 1]-- === 0) throw new Error('unnest without nest');
	}

	syntaxError(start: number, end: number): void {
		this.errors.push({ start, end });
	}

	/** To be called when the pack is done: what the real recorder does at the end of a file. */
	finish(): this {
		if (this.currentChunk !== 0) throw new Error('a chunk was left open');
		if (this.currentScope !== 0) throw new Error('a scope was left open');
		const top = new Map<string, ListedChunk[]>();
		for (const chunk of this.chunks) {
			if (chunk.parent !== 0 || chunk.name === null || chunk.container) continue;
			const same = top.get(chunk.name);
			if (same === undefined) top.set(chunk.name, [chunk]);
			else same.push(chunk);
		}
		for (const spec of this.exports) {
			if (spec.chunk >= 0) this.flagChunk(spec.chunk, ChunkFlag.exported);
			else if (spec.module === null && spec.local !== null) {
				for (const chunk of top.get(spec.local) ?? []) this.flagChunk(chunk.index, ChunkFlag.exported);
			}
		}
		this.facts = this.#collector.finish(new ListRecorded(this));
		for (const { kind, attributes } of this.facts) {
			for (const name of Object.keys(attributes)) {
				if (!(name in kind.attributes)) throw new Error(`${kind.kind} has no attribute ${name}`);
			}
		}
		return this;
	}

	/** A value as an expression, for reading in tests: the fourth call is `call#3`. */
	show(value: number, inner: (value: number) => string = (each) => this.show(each)): string {
		if (value < 0) return '?';
		const { op, name, a, b } = this.values[value];
		switch (op) {
			case 'name':
				return name ?? '?';
			case 'member':
				return `${inner(a)}.${name}`;
			case 'index':
				return `${inner(a)}[${inner(b)}]`;
			case 'call':
				return `call#${a}`;
			case 'chunk':
				return `chunk:${this.chunks[a].qualified || this.chunks[a].kind}`;
			case 'string':
				return JSON.stringify(name);
			case 'literal':
				return `<${name}>`;
			case 'object':
				return `{${this.#list(a, inner)}}`;
			case 'array':
				return `[${this.#list(a, inner)}]`;
			case 'spread':
				return `...${inner(a)}`;
			case 'await':
				return `await ${inner(a)}`;
			case 'either':
				return `(${inner(a)} ${name ?? '|'} ${inner(b)})`;
			case 'cast':
				return `(${inner(a)} as ${name})`;
			case 'module':
				return `module(${name})`;
			case 'assign':
				return `(${inner(a)} = ${inner(b)})`;
			case 'template':
				return `template(${this.#list(a, inner)})`;
			case 'binary':
				return `(${inner(a)} ${name} ${inner(b)})`;
			case 'unary':
				return `(${name} ${inner(a)})`;
			case 'is':
				return `(${inner(a)} is ${name ?? inner(b)})`;
			case 'choice':
				return `(${inner(a)} ? ${inner(b)})`;
			case 'pair':
				return `${inner(a)}: ${inner(b)}`;
			case 'yield':
				return `yield ${inner(a)}`;
			case 'comprehension':
				return `[${inner(b)}]`;
			case 'within':
				return inner(b);
			default:
				return op;
		}
	}

	#list(first: number, inner: (value: number) => string): string {
		const parts: string[] = [];
		for (let at = first; at >= 0; at = this.values[at].b) {
			const { op, name, a } = this.values[at];
			parts.push(op === 'entry' ? `${name}: ${inner(a)}` : inner(a));
		}
		return parts.join(', ');
	}

	#checkName(name: string, start: number): void {
		const written = this.text.slice(start, start + name.length);
		// An escape in the source (`\u0061`, a quoted key, `@{x}`) may write a name another way.
		if (written !== name && !written.includes('\\') && !/^(?:["'`#]|@\{)/.test(written)) {
			throw new Error(`expected the name ${name} at ${start}, found ${JSON.stringify(written)}`);
		}
	}
}
