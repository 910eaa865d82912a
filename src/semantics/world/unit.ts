import { CHUNK_KINDS, ChunkFlag, type ChunkKind, type Param } from '../../model/chunk.ts';
import { BINDING_KINDS, EXPORT_KINDS } from '../../model/recorder.ts';
import type { Resolution } from '../../model/resolve.ts';
import { FLOW_STRIDE } from '../../store/codec/flow.ts';
import type {
	LinkedCall,
	LinkedChunk,
	LinkedExport,
	LinkedFile,
	LinkedImport,
} from '../../store/linked-file.ts';
import { unpackParams } from '../../store/packed-params.ts';
import { CHANGES } from './changes.ts';
import { ownerInComponent } from './component-scopes.ts';
import { CONTAINERS, LISTED, MEMBERS, STARS } from './need.ts';
import { valuePositions } from './positions.ts';
import { UnitAsked } from './unit-asked.ts';
import { insideBits, OUTSIDE } from './unit-bits.ts';
import {
	type Given,
	type GivenTo,
	isBlock,
	type UnitAssign,
	type UnitBinding,
	type UnitHeritage,
} from './unit-rows.ts';
import {
	findArguments,
	findAssigns,
	findHeritage,
	findMembers,
	findReturns,
	findScopes,
	findTypeParams,
	isDeletion,
} from './unit-tables.ts';

/** A file as linking sees it, with what is looked up often. */
export class Unit extends UnitAsked {
	/** The rows of bindings by name; then by scope, for names that were asked for. */
	private readonly bindingRows = new Map<string, number[]>();
	private readonly bindings = new Map<string, Map<number, UnitBinding[]>>();
	private importsByLocal: Map<string | null, LinkedImport[]> | null = null;
	private readonly unpacked: Param[][] = [];
	private membersByChunk: Map<number, Map<string, number[]>> | null = null;
	private assignsByName: Map<string, UnitAssign[]> | null = null;
	private returnsByChunk: Map<number, Given[]> | null = null;
	private refsByName: Map<string, number[]> | null = null;
	private callsByStart: Map<number, number> | null = null;
	private positions: Int32Array | null = null;
	private insideBits: Uint16Array | null = null;
	private exportsByName: Map<string, LinkedExport[]> | null = null;
	private scopesByChunk: Map<number, number> | null = null;
	private typeParamsByScope: Map<number, UnitBinding[]> | null = null;
	private argumentOf: Map<number, GivenTo> | null = null;
	private heritageByChunk: Map<number, UnitHeritage[]> | null = null;

	constructor(file: LinkedFile) {
		super(file);
		const { bindings } = file.flow;
		for (let at = 0, index = 0; at < bindings.length; at += FLOW_STRIDE.bindings, index++) {
			const name = this.key(file.names[bindings[at + 1]]);
			const same = this.bindingRows.get(name);
			if (same === undefined) this.bindingRows.set(name, [index]);
			else same.push(index);
		}
	}

	/** What a name is looked up by. */
	key(name: string): string {
		return this.traits.foldsCase ? name.toLowerCase() : name;
	}

	chunk(chunk: number): LinkedChunk {
		this.askChunk(chunk);
		return this.rows.chunks[chunk];
	}

	/** The bindings of a name by their scopes. */
	private bindingsOf(written: string): ReadonlyMap<number, readonly UnitBinding[]> | undefined {
		const name = this.key(written);
		let scopes = this.bindings.get(name);
		if (scopes !== undefined) return scopes;
		const rows = this.bindingRows.get(name);
		if (rows === undefined) return undefined;
		scopes = new Map();
		for (const row of rows) {
			const binding = this.binding(row);
			const same = scopes.get(binding.scope);
			if (same === undefined) scopes.set(binding.scope, [binding]);
			else same.push(binding);
		}
		this.bindings.set(name, scopes);
		return scopes;
	}

	/** The binding of a row that all who look it up are given. */
	private sharedBinding(index: number): UnitBinding {
		const { bindings } = this.rows.flow;
		const at = index * FLOW_STRIDE.bindings;
		const same = this.bindingsOf(this.rows.names[bindings[at + 1]])?.get(bindings[at]);
		return same!.find((each) => each.index === index)!;
	}

	private binding(index: number): UnitBinding {
		const { bindings } = this.rows.flow;
		const at = index * FLOW_STRIDE.bindings;
		return {
			index,
			scope: bindings[at],
			name: this.rows.names[bindings[at + 1]],
			kind: BINDING_KINDS[bindings[at + 2]],
			start: bindings[at + 3],
			chunk: bindings[at + 4],
			type: this.nameAt(bindings[at + 5]),
			value: bindings[at + 6],
			path: this.nameAt(bindings[at + 7]),
			place: bindings[at + 8],
		};
	}

	/** How much of memory it takes, in values. */
	get size(): number {
		const { values, bindings, calls } = this.rows.flow;
		return (
			100 + (values.length + bindings.length) / 4 + calls.length / FLOW_STRIDE.calls + this.rows.chunks.length
		);
	}

	bound(scope: number, name: string): readonly UnitBinding[] {
		this.ask(name);
		return this.bindingsOf(name)?.get(scope) ?? NO_BINDINGS;
	}

	/** The binding in a scope whose name begins at an offset; null for none. */
	boundAt(scope: number, start: number): UnitBinding | null {
		const { bindings } = this.file.flow;
		for (let at = 0, index = 0; at < bindings.length; at += FLOW_STRIDE.bindings, index++)
			if (bindings[at] === scope && bindings[at + 3] === start) return this.binding(index);
		return null;
	}

	/** The scope that binds a name for one who stands in another; -1 for none. */
	ownerOf(name: string, from: number): number {
		this.ask(name);
		const scopes = this.bindingsOf(name);
		if (scopes === undefined) return -1;
		let isInside = false;
		for (let scope = from; scope >= 0; scope = this.scopeParent(scope)) {
			const kind = this.scopeKind(scope);
			// The names of a class are not seen from inside its methods.
			if (isInside && kind === 'class' && this.traits.hidesClassNames) continue;
			if (scopes.has(scope)) return scope;
			if (kind === 'namespace' && this.traits.closesNamespaces) return -1;
			isInside ||= !isBlock(kind);
		}
		return ownerInComponent(this, scopes, from);
	}

	/** Whether a scope runs at another time than the one around it that is given. */
	isLater(scope: number, than: number): boolean {
		for (let at = scope; at >= 0 && at !== than; at = this.scopeParent(at))
			if (this.scopeKind(at) === 'function') return true;
		return false;
	}

	/** Where a value stands: the place of the call, assignment or other row that it is a part of. */
	positionOf(value: number): number {
		this.positions ??= valuePositions(this);
		return this.positions[value];
	}

	/** The bindings that a name has where it stands. */
	lookUp(name: string, from: number): readonly UnitBinding[] {
		const owner = this.ownerOf(name, from);
		return owner < 0 ? NO_BINDINGS : (this.bindingsOf(name)?.get(owner) ?? NO_BINDINGS);
	}

	/** Whether the file as a whole is a component, its first chunk: an empty one has none. */
	isComponent(): boolean {
		this.ask('default');
		return this.traits.component !== 'none' && this.rows.chunks.length > 0;
	}

	scopeStart(scope: number): number {
		return this.file.flow.scopes[scope * FLOW_STRIDE.scopes + 3];
	}

	/** Positions among the references of those with a name. */
	refsNamed(name: string): readonly number[] {
		this.need?.addAll();
		if (this.refsByName === null) {
			this.refsByName = new Map();
			const { refs, names } = this.rows;
			for (let at = 0; at < refs.count; at++) {
				const same = this.refsByName.get(names[refs.name[at]]);
				if (same === undefined) this.refsByName.set(names[refs.name[at]], [at]);
				else same.push(at);
			}
		}
		return this.refsByName.get(name) ?? [];
	}

	/** The call whose name begins at an offset; -1 for none. */
	callAtStart(offset: number): number {
		this.callsByStart ??= new Map(this.rows.calls.map(({ start }, call) => [start, call]));
		return this.callsByStart.get(offset) ?? -1;
	}

	kind(chunk: number): ChunkKind {
		const { kind } = this.chunk(chunk);
		return kind === NAMESPACE && this.traits.mixesNamespaces ? 'trait' : CHUNK_KINDS[kind];
	}

	has(chunk: number, flag: keyof typeof ChunkFlag): boolean {
		return (this.chunk(chunk).flags & ChunkFlag[flag]) !== 0;
	}

	params(chunk: number): readonly Param[] {
		this.unpacked[chunk] ??= unpackParams(this.rows.chunks[chunk].params);
		this.askChunk(chunk);
		return this.unpacked[chunk];
	}

	/** Imports that bind a name; null for those that bind none. */
	importsOf(local: string | null): readonly LinkedImport[] {
		this.ask(local ?? STARS);
		this.importsByLocal ??= Map.groupBy(this.rows.imports, (each) => each.local);
		return this.importsByLocal.get(local) ?? NO_IMPORTS;
	}

	/** Exports under a name; `''` for what is exported as a whole. */
	exportsOf(name: string): readonly LinkedExport[] {
		this.ask(name);
		this.exportsByName ??= Map.groupBy(
			this.rows.exports.filter(({ kind }) => kind !== STAR && kind !== LISTED_EXPORT),
			(each) => each.exported,
		);
		return this.exportsByName.get(name) ?? NO_EXPORTS;
	}

	/** `export * from 'x'`. */
	starExports(): readonly LinkedExport[] {
		this.ask(STARS);
		return this.rows.exports.filter(({ kind }) => kind === STAR);
	}

	/** What `__all__` of Python names. */
	listed(): readonly LinkedExport[] {
		this.ask(LISTED);
		return this.rows.exports.filter(({ kind }) => kind === LISTED_EXPORT);
	}

	/** Where a module leads that it names. */
	module(text: string): Resolution | undefined {
		this.ask(text);
		return this.rows.modules.get(text);
	}

	/** All members of a chunk, by name: see `member`. */
	members(chunk: number): ReadonlyMap<string, readonly number[]> {
		this.need?.addAll();
		this.membersByChunk ??= findMembers(this.rows, (name) => this.key(name));
		return this.membersByChunk.get(chunk) ?? NO_MEMBERS;
	}

	/** Chunks directly inside one that have a name; and those that are its members although they are elsewhere. */
	member(chunk: number, name: string): readonly number[] {
		this.ask(name);
		this.membersByChunk ??= findMembers(this.rows, (name) => this.key(name));
		return this.membersByChunk.get(chunk)?.get(this.key(name)) ?? NO_CHUNKS;
	}

	hasMembers(chunk: number): boolean {
		this.askChunk(chunk);
		this.membersByChunk ??= findMembers(this.rows, (name) => this.key(name));
		return this.membersByChunk.has(chunk);
	}

	/** A class whose members are entities of it. */
	isEnum(chunk: number): boolean {
		this.askChunk(chunk);
		this.membersByChunk ??= findMembers(this.rows, (name) => this.key(name));
		for (const [member] of (this.membersByChunk.get(chunk) ?? NO_MEMBERS).values())
			if (this.rows.chunks[member].kind === ENUM_MEMBER) return true;
		return false;
	}

	/** The class of a name at the top of the file; -1 for none. */
	topClass(name: string): number {
		this.ask(name);
		return this.rows.chunks.findIndex(
			(chunk) => chunk.name === name && chunk.parent === 0 && chunk.kind === CLASS,
		);
	}

	/** What is assigned to `this.name` or to a name, wherever that is in the file. */
	assigned(name: string): readonly UnitAssign[] {
		this.ask(name);
		this.assignsByName ??= findAssigns(this);
		return this.assignsByName.get(this.key(name)) ?? [];
	}

	returns(chunk: number): readonly Given[] {
		this.insideBits ??= insideBits(this.rows);
		if (this.insideBits[chunk] !== OUTSIDE) this.need?.add(this.insideBits[chunk]);
		else this.askChunk(chunk);
		this.returnsByChunk ??= findReturns(this);
		return this.returnsByChunk.get(chunk) ?? [];
	}

	/** The call that is given this function, and where among its arguments. */
	givenTo(chunk: number): GivenTo | null {
		this.askChunk(chunk);
		this.argumentOf ??= findArguments(this);
		return this.argumentOf.get(chunk) ?? null;
	}

	/** What a class is made of, in the order in which it is written. */
	heritage(chunk: number): readonly UnitHeritage[] {
		this.askChunk(chunk);
		this.heritageByChunk ??= findHeritage(this);
		return this.heritageByChunk.get(chunk) ?? NO_HERITAGE;
	}

	/** The scope that a chunk opens; the one around it when it opens none. */
	scopeOf(chunk: number): number {
		this.scopesByChunk ??= findScopes(this);
		return this.scopesByChunk.get(chunk) ?? this.scopeAt(this.rows.chunks[chunk].start);
	}

	/** The scope that a chunk stands in. */
	scopeAround(chunk: number): number {
		const own = this.scopeOf(chunk);
		return this.scopeChunk(own) === chunk ? Math.max(0, this.scopeParent(own)) : own;
	}

	/** The type parameters of a chunk, in their order: the constraint is their type, the default their path. */
	typeParams(chunk: number): readonly UnitBinding[] {
		this.askChunk(chunk);
		this.typeParamsByScope ??= findTypeParams(this.rows.flow.bindings, (index) => this.sharedBinding(index));
		const scope = this.scopeOf(chunk);
		return this.scopeChunk(scope) === chunk ? (this.typeParamsByScope.get(scope) ?? []) : [];
	}

	/** What an interface or type is as a function: signatures that have no name. */
	callSignatures(chunk: number): number[] {
		this.askChunk(chunk);
		const { chunks } = this.rows;
		const found: number[] = [];
		for (let at = chunk + 1; at < chunks.length && chunks[at].parent >= chunk; at++) {
			if (chunks[at].parent === chunk && chunks[at].name === null && chunks[at].kind === METHOD)
				found.push(at);
		}
		return found;
	}

	/** Calls that may change what is in a list or a dictionary. */
	*changingCalls(): Generator<LinkedCall & { call: number }> {
		this.ask(CONTAINERS);
		for (const [call, each] of this.rows.calls.entries()) if (CHANGES.has(each.name)) yield { ...each, call };
	}

	/** What is assigned to a place in something, `a[0] = x`; or to a member, `a.b = x`. */
	*writes(to: 'index' | 'member'): Generator<UnitAssign> {
		this.ask(to === 'index' ? CONTAINERS : MEMBERS);
		const { assigns } = this.rows.flow;
		for (let at = 0; at < assigns.length; at += FLOW_STRIDE.assigns) {
			const [scope, chunk, target, value, start] = assigns.subarray(at, at + FLOW_STRIDE.assigns);
			if (target >= 0 && this.op(target) === to && !isDeletion(this, value))
				yield { scope, chunk, target, value, start };
		}
	}

	/** Notes that rows matter which stand under no name: see `need.ts`. */
	askRows(what: string): void {
		this.ask(what);
	}
}
const STAR = EXPORT_KINDS.indexOf('star');
const LISTED_EXPORT = EXPORT_KINDS.indexOf('all');
const METHOD = CHUNK_KINDS.indexOf('method');
const NAMESPACE = CHUNK_KINDS.indexOf('namespace');
const ENUM_MEMBER = CHUNK_KINDS.indexOf('enum_member');
const CLASS = CHUNK_KINDS.indexOf('class');
const NO_CHUNKS: readonly number[] = [];
const NO_EXPORTS: readonly LinkedExport[] = [];
const NO_BINDINGS: readonly UnitBinding[] = [];
const NO_HERITAGE: readonly UnitHeritage[] = [];
const NO_IMPORTS: readonly LinkedImport[] = [];
const NO_MEMBERS: ReadonlyMap<string, readonly number[]> = new Map();
