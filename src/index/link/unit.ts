import { CHUNK_KINDS, ChunkFlag, type ChunkKind, type Param } from '../../model/chunk.ts';
import { BINDING_KINDS, SCOPE_KINDS, type ScopeKind, VALUE_OPS, type ValueOp } from '../../model/recorder.ts';
import { FLOW_STRIDE } from '../../store/codec/flow.ts';
import type { LinkedFile, LinkedImport } from '../../store/link-source.ts';
import { unpackParams } from '../../store/packed-params.ts';
import { type Family, familyOf } from './families.ts';
import { valuePositions } from './positions.ts';
import { type Given, type GivenTo, isBlock, type UnitAssign, type UnitBinding } from './unit-rows.ts';
import {
	findArguments,
	findAssigns,
	findMembers,
	findReturns,
	findScopes,
	innerScopes,
} from './unit-tables.ts';

/** A file as linking sees it, with what is looked up often. */
export class Unit {
	readonly file: LinkedFile;
	readonly path: string;
	readonly family: Family;
	/** By name, then by scope. */
	private readonly bindings = new Map<string, Map<number, UnitBinding[]>>();
	private importsByLocal: Map<string | null, LinkedImport[]> | null = null;
	private readonly unpacked: Param[][] = [];
	private membersByChunk: Map<number, Map<string, number[]>> | null = null;
	private assignsByName: Map<string, UnitAssign[]> | null = null;
	private returnsByChunk: Map<number, Given[]> | null = null;
	private refsByName: Map<string, number[]> | null = null;
	private callsByStart: Map<number, number> | null = null;
	private positions: Int32Array | null = null;
	private readonly inner: Uint8Array;
	private scopesByChunk: Map<number, number> | null = null;
	private typeParamsByScope: Map<number, UnitBinding[]> | null = null;
	private argumentOf: Map<number, GivenTo> | null = null;

	constructor(file: LinkedFile) {
		this.file = file;
		this.path = file.path;
		this.family = familyOf(file.language) ?? 'typescript';
		this.inner = innerScopes(file);
		const { bindings } = file.flow;
		for (let at = 0, index = 0; at < bindings.length; at += FLOW_STRIDE.bindings, index++) {
			const binding: UnitBinding = {
				index,
				scope: bindings[at],
				name: file.names[bindings[at + 1]],
				kind: BINDING_KINDS[bindings[at + 2]],
				start: bindings[at + 3],
				chunk: bindings[at + 4],
				type: this.nameAt(bindings[at + 5]),
				value: bindings[at + 6],
				path: this.nameAt(bindings[at + 7]),
				place: bindings[at + 8],
			};
			this.addBinding(binding);
		}
	}

	private addBinding(binding: UnitBinding): void {
		let scopes = this.bindings.get(binding.name);
		if (scopes === undefined) {
			scopes = new Map();
			this.bindings.set(binding.name, scopes);
		}
		const same = scopes.get(binding.scope);
		if (same === undefined) scopes.set(binding.scope, [binding]);
		else same.push(binding);
	}

	/** How much of memory it takes, in values. */
	get size(): number {
		const { values, bindings } = this.file.flow;
		return 100 + (values.length + bindings.length) / 4 + this.file.calls.length + this.file.chunks.length;
	}

	/** Whether a scope is inside a function: only who runs it gets there. */
	isInner(scope: number): boolean {
		return this.inner[scope] === 1;
	}

	/** Whether packages and types say what names are, not modules. */
	get isNominal(): boolean {
		return this.family !== 'python' && this.family !== 'typescript';
	}

	nameAt(index: number): string | null {
		return index < 0 ? null : this.file.names[index];
	}

	bound(scope: number, name: string): readonly UnitBinding[] {
		return this.bindings.get(name)?.get(scope) ?? NO_BINDINGS;
	}

	/** The scope that binds a name for one who stands in another; -1 for none. */
	ownerOf(name: string, from: number): number {
		const scopes = this.bindings.get(name);
		if (scopes === undefined) return -1;
		let isInside = false;
		for (let scope = from; scope >= 0; scope = this.scopeParent(scope)) {
			const kind = this.scopeKind(scope);
			// The names of a class are not seen from inside its methods.
			if (isInside && kind === 'class' && this.family === 'python') continue;
			if (scopes.has(scope)) return scope;
			isInside ||= !isBlock(kind);
		}
		return -1;
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
		return owner < 0 ? [] : this.bound(owner, name);
	}

	/** The chunk whose name is at an offset; -1 for none. */
	chunkNamedAt(offset: number): number {
		return this.file.chunks.findIndex(
			({ nameStart, name }) => name !== null && nameStart <= offset && offset < nameStart + name.length,
		);
	}

	refAt(offset: number): { name: string; start: number; member: boolean; scope: number } | null {
		const { refs } = this.file;
		for (let at = 0; at < refs.count; at++) {
			const name = this.file.names[refs.name[at]];
			const start = refs.start[at];
			if (start > offset) break;
			if (offset < start + name.length)
				return { name, start, member: refs.member[at] === 1, scope: refs.scope[at] };
		}
		return null;
	}

	/** The call whose name is at an offset; -1 for none. */
	callAt(offset: number): number {
		return this.file.calls.findIndex(({ start, name }) => start <= offset && offset < start + name.length);
	}

	/** The call that ends before an offset; -1 for none. */
	callEndingAt(offset: number): number {
		return this.file.calls.findIndex(({ end }) => end === offset);
	}

	/** The binding of a name that is written at an offset. */
	bindingAt(name: string, offset: number): UnitBinding | null {
		return this.lookUp(name, this.scopeAt(offset)).find(({ start }) => start === offset) ?? null;
	}

	importAt(offset: number): LinkedImport | null {
		return (
			this.file.imports.find(
				({ nameStart, local }) => local !== null && nameStart <= offset && offset < nameStart + local.length,
			) ?? null
		);
	}

	boundIn(scope: number): UnitBinding[] {
		return [...this.bindings.values()].flatMap((scopes) => scopes.get(scope) ?? []);
	}

	scopeKind(scope: number): ScopeKind {
		return SCOPE_KINDS[this.file.flow.scopes[scope * FLOW_STRIDE.scopes]];
	}

	scopeParent(scope: number): number {
		return this.file.flow.scopes[scope * FLOW_STRIDE.scopes + 1];
	}

	scopeChunk(scope: number): number {
		return this.file.flow.scopes[scope * FLOW_STRIDE.scopes + 2];
	}

	/** The innermost scope that holds an offset. */
	scopeAt(offset: number): number {
		const { scopes } = this.file.flow;
		let found = 0;
		for (let scope = 1, at = FLOW_STRIDE.scopes; at < scopes.length; scope++, at += FLOW_STRIDE.scopes) {
			if (scopes[at + 3] > offset) break;
			if (offset < scopes[at + 3] + scopes[at + 4]) found = scope;
		}
		return found;
	}

	op(value: number): ValueOp {
		return VALUE_OPS[this.file.flow.values[value * 4]];
	}

	valueName(value: number): string {
		return this.nameAt(this.file.flow.values[value * 4 + 1]) ?? '';
	}

	first(value: number): number {
		return this.file.flow.values[value * 4 + 2];
	}

	second(value: number): number {
		return this.file.flow.values[value * 4 + 3];
	}

	callScope(call: number): number {
		return this.file.flow.calls[call * FLOW_STRIDE.calls];
	}

	callee(call: number): number {
		return this.file.flow.calls[call * FLOW_STRIDE.calls + 1];
	}

	/** Values of a call's arguments. */
	args(call: number): number[] {
		return this.arguments(call).map(({ value }) => value);
	}

	/** Arguments of a call with their keywords. */
	arguments(call: number): { name: string | null; value: number }[] {
		const found: { name: string | null; value: number }[] = [];
		for (let item = this.file.flow.calls[call * FLOW_STRIDE.calls + 2]; item >= 0; item = this.second(item)) {
			const value = this.first(item);
			const isNamed = value >= 0 && this.op(value) === 'entry';
			found.push(isNamed ? { name: this.valueName(value), value: this.first(value) } : { name: null, value });
			if (found.length > 64) break;
		}
		return found;
	}

	/** Positions among the references of those with a name. */
	refsNamed(name: string): readonly number[] {
		if (this.refsByName === null) {
			this.refsByName = new Map();
			const { refs, names } = this.file;
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
		this.callsByStart ??= new Map(this.file.calls.map(({ start }, call) => [start, call]));
		return this.callsByStart.get(offset) ?? -1;
	}

	kind(chunk: number): ChunkKind {
		const kind = CHUNK_KINDS[this.file.chunks[chunk].kind];
		// A module of Ruby has methods that others mix in.
		return kind === 'namespace' && this.family === 'ruby' ? 'trait' : kind;
	}

	has(chunk: number, flag: keyof typeof ChunkFlag): boolean {
		return (this.file.chunks[chunk].flags & ChunkFlag[flag]) !== 0;
	}

	params(chunk: number): readonly Param[] {
		this.unpacked[chunk] ??= unpackParams(this.file.chunks[chunk].params);
		return this.unpacked[chunk];
	}

	/** Imports that bind a name; null for those that bind none. */
	importsOf(local: string | null): readonly LinkedImport[] {
		this.importsByLocal ??= Map.groupBy(this.file.imports, (each) => each.local);
		return this.importsByLocal.get(local) ?? NO_IMPORTS;
	}

	/** Chunks directly inside one, by name; and those that are its members although they are elsewhere. */
	members(chunk: number): ReadonlyMap<string, readonly number[]> {
		this.membersByChunk ??= findMembers(this);
		return this.membersByChunk.get(chunk) ?? NO_MEMBERS;
	}

	/** What is assigned to `this.name` or to a name, wherever that is in the file. */
	assigned(name: string): readonly UnitAssign[] {
		this.assignsByName ??= findAssigns(this);
		return this.assignsByName.get(name) ?? [];
	}

	returns(chunk: number): readonly Given[] {
		this.returnsByChunk ??= findReturns(this);
		return this.returnsByChunk.get(chunk) ?? [];
	}

	/** The call that is given this function, and where among its arguments. */
	givenTo(chunk: number): GivenTo | null {
		this.argumentOf ??= findArguments(this);
		return this.argumentOf.get(chunk) ?? null;
	}

	heritage(chunk: number): { kind: number; text: string; value: number; start: number }[] {
		const { heritage } = this.file.flow;
		const found = [];
		for (let at = 0; at < heritage.length; at += FLOW_STRIDE.heritage) {
			if (heritage[at] !== chunk) continue;
			const text = this.nameAt(heritage[at + 2]) ?? '';
			found.push({ kind: heritage[at + 1], text, value: heritage[at + 5], start: heritage[at + 4] });
		}
		return found;
	}

	/** The scope that a chunk opens; the one around it when it opens none. */
	scopeOf(chunk: number): number {
		this.scopesByChunk ??= findScopes(this);
		return this.scopesByChunk.get(chunk) ?? this.scopeAt(this.file.chunks[chunk].start);
	}

	/** The scope that a chunk stands in. */
	scopeAround(chunk: number): number {
		const own = this.scopeOf(chunk);
		return this.scopeChunk(own) === chunk ? Math.max(0, this.scopeParent(own)) : own;
	}

	/** The type parameters of a chunk, in their order: the constraint is their type, the default their path. */
	typeParams(chunk: number): readonly UnitBinding[] {
		this.typeParamsByScope ??= this.findTypeParams();
		const scope = this.scopeOf(chunk);
		return this.scopeChunk(scope) === chunk ? (this.typeParamsByScope.get(scope) ?? []) : [];
	}

	/** What an interface or type is as a function: signatures that have no name. */
	callSignatures(chunk: number): number[] {
		const { chunks } = this.file;
		const found: number[] = [];
		for (let at = chunk + 1; at < chunks.length && chunks[at].parent >= chunk; at++) {
			if (chunks[at].parent === chunk && chunks[at].name === null && this.kind(at) === 'method')
				found.push(at);
		}
		return found;
	}

	/** What is assigned to a place in something: `a[0] = x`. */
	*places(): Generator<UnitAssign> {
		const { assigns } = this.file.flow;
		for (let at = 0; at < assigns.length; at += FLOW_STRIDE.assigns) {
			const [scope, chunk, target, value, start] = assigns.subarray(at, at + FLOW_STRIDE.assigns);
			if (target >= 0 && this.op(target) === 'index') yield { scope, chunk, target, value, start };
		}
	}

	private findTypeParams(): Map<number, UnitBinding[]> {
		const found = new Map<number, UnitBinding[]>();
		for (const scopes of this.bindings.values()) {
			for (const binding of [...scopes.values()].flat()) {
				if (binding.kind !== 'type_param') continue;
				const others = found.get(binding.scope);
				if (others === undefined) found.set(binding.scope, [binding]);
				else others.push(binding);
			}
		}
		for (const params of found.values()) params.sort((a, b) => a.start - b.start);
		return found;
	}
}

const NO_BINDINGS: readonly UnitBinding[] = [];
const NO_IMPORTS: readonly LinkedImport[] = [];
const NO_MEMBERS: ReadonlyMap<string, readonly number[]> = new Map();
