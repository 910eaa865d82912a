import { BINDING_KINDS, type BindingKind, EXPORT_KINDS } from '../../model/recorder.ts';
import { hashText } from '../../platform/xxhash.ts';
import { contextOf } from '../../semantics/structural/contexts.ts';
import { CHANGES } from '../../semantics/world/changes.ts';
import { type DeclaredAs, declaredNames } from '../../semantics/world/declared-names.ts';
import {
	bitOf,
	CONTAINERS,
	isInside,
	LISTED,
	MEMBERS,
	PASSED,
	REST,
	STARS,
} from '../../semantics/world/need.ts';
import { Unit } from '../../semantics/world/unit.ts';
import { chunkBits, insideBits, OUTSIDE, scopeBits } from '../../semantics/world/unit-bits.ts';
import { isGivenHolder } from '../../semantics/world/unit-holders.ts';
import { findMembers } from '../../semantics/world/unit-tables.ts';
import { FLOW_STRIDE } from '../../store/codec/flow.ts';
import type { LinkedFile } from '../../store/linked-file.ts';
import { chunkKeys, scopeKeys, valueKeys } from './shape-keys.ts';

/**
 * What of a file can matter to others, without positions: for each bit that a file can be asked for (`need.ts`) what the
 * answers are made of. When that stays the same, so do the links of the files that asked.
 */
export interface Shape {
	language: string;
	/** By bit. */
	digests: ReadonlyMap<number, bigint>;
	/** In Python what comes first matters, also between names: everything outside functions in its order. */
	order: readonly string[];
	/** Positions of chunks, by what tells them apart. */
	chunks: ReadonlyMap<string, number>;
	/** Paths of files that its imports lead to. */
	imports: readonly string[];
	/** The names that it declares for its whole family. */
	declared: ReadonlyMap<string, DeclaredAs>;
}

const TYPING: ReadonlySet<BindingKind> = new Set([
	...(['type_param', 'type', 'class', 'enum', 'namespace', 'import'] as const),
]);
const MANY_ASSIGNED = 100;

/** One fact about a file, and the bit of the names whose askers depend on it. */
interface ShapeEntry {
	bit: number;
	start: number;
	text: string;
	isOuter: boolean;
}

export function shapeOf(file: LinkedFile): Shape {
	const writer = new ShapeWriter(file);
	writer.modules();
	writer.chunks();
	writer.bindings();
	writer.assigns();
	writer.yields();
	writer.calls();
	writer.refs();
	return writer.shape();
}

/** Paths of files that the imports of a file lead to. */
export function importsOf({ modules }: LinkedFile): string[] {
	return [...modules.values()].flatMap((found) => (found.status === 'resolved' ? [found.path] : []));
}

class ShapeWriter {
	private readonly unit: Unit;
	private readonly file: LinkedFile;
	private readonly chunkKeys: readonly string[];
	private readonly scopeKeys: readonly string[];
	private readonly valueKeys: readonly string[];
	private readonly chunkBits: Uint16Array;
	private readonly insideBits: Uint16Array;
	private readonly scopeBits: Uint16Array;
	private readonly entries: ShapeEntry[] = [];

	constructor(file: LinkedFile) {
		this.file = file;
		this.unit = new Unit(file);
		this.chunkKeys = chunkKeys(file);
		this.scopeKeys = scopeKeys(this.unit, this.chunkKeys);
		this.valueKeys = valueKeys(file, this.chunkKeys, this.scopeKeys);
		this.chunkBits = chunkBits(file);
		this.insideBits = insideBits(file);
		this.scopeBits = scopeBits(file);
	}

	private note(bit: number, start: number, isOuter: boolean, ...parts: unknown[]): void {
		this.entries.push({ bit, start, text: JSON.stringify(parts), isOuter });
	}

	private chunk(chunk: number): string | null {
		return chunk < 0 ? null : this.chunkKeys[chunk];
	}

	private value(value: number): string | null {
		return value < 0 ? null : this.valueKeys[value];
	}

	modules(): void {
		if (this.unit.isComponent()) this.note(bitOf('default'), -1, false, 'component');
		for (const [text, found] of this.file.modules) this.note(bitOf(text), -1, false, 'module', text, found);
		for (const { module, imported, local, start } of this.file.imports)
			this.note(bitOf(local ?? STARS), start, true, 'import', module, imported, local);
		for (const { kind, exported, local, module, chunk } of this.file.exports) {
			const written = EXPORT_KINDS[kind];
			const name = written === 'star' ? STARS : written === 'all' ? LISTED : exported;
			this.note(bitOf(name), -1, false, 'export', kind, exported, local, module, this.chunk(chunk));
		}
	}

	/** Chunks with all that is asked of one by its position. */
	chunks(): void {
		const { unit, file } = this;
		const members = findMembers(file);
		const owners = new Map<number, number>();
		for (const [owner, named] of members)
			for (const same of named.values()) for (const each of same) owners.set(each, owner);
		const heritage = this.heritage();
		const shadows = this.shadows();
		for (const [at, { kind, container, flags, type, params, start }] of file.chunks.entries()) {
			const context = contextOf(unit, at);
			const given = unit.givenTo(at);
			this.note(
				this.chunkBits[at],
				start,
				!isInside(this.chunkBits[at]),
				...['chunk', this.chunk(at), kind, container, flags, type, params],
				...[
					this.chunk(owners.get(at) ?? -1),
					members.has(at),
					unit.isEnum(at),
					heritage.get(at),
					shadows.get(at),
				],
				unit.typeParams(at).map((each) => [each.name, each.type, each.path]),
				context && [this.chunk(context.returnedBy), context.type, this.scopeKeys[context.scope], context.key],
				given && [given.place, given.key, this.call(given.call)],
			);
		}
	}

	private heritage(): Map<number, unknown[]> {
		const { heritage } = this.file.flow;
		const found = new Map<number, unknown[]>();
		for (let at = 0; at < heritage.length; at += FLOW_STRIDE.heritage) {
			const [chunk, kind, text, , , value] = heritage.subarray(at);
			const all = found.get(chunk) ?? [];
			found.set(chunk, all);
			all.push(kind, this.file.names[text], this.value(value));
		}
		return found;
	}

	/** Names inside functions that the types in their headers may mean: they are looked up from there. */
	private shadows(): Map<number, unknown[]> {
		const { unit } = this;
		const { bindings } = this.file.flow;
		const found = new Map<number, unknown[]>();
		for (let at = 0; at < bindings.length; at += FLOW_STRIDE.bindings) {
			const scope = bindings[at];
			const chunk = unit.scopeChunk(scope);
			if (!unit.isInner(scope) || chunk < 0 || unit.scopeOf(chunk) !== scope) continue;
			const { type, params } = this.file.chunks[chunk];
			const name = this.file.names[bindings[at + 1]];
			if (!type?.includes(name) && !params?.includes(name)) continue;
			const all = found.get(chunk) ?? [];
			found.set(chunk, all);
			all.push(name, bindings[at + 2]);
		}
		return found;
	}

	bindings(): void {
		const { unit, file } = this;
		const { bindings } = file.flow;
		for (let at = 0; at < bindings.length; at += FLOW_STRIDE.bindings) {
			const [scope, nameAt, kind, start, chunk, type, value, path, index] = bindings.subarray(at);
			const name = file.names[nameAt];
			const inside = this.scopeBits[scope];
			const parts = [
				...['binding', this.scopeKeys[scope], name, kind, this.chunk(chunk), unit.nameAt(type)],
				...[this.value(value), unit.nameAt(path), index],
			];
			if (inside === OUTSIDE) this.note(bitOf(name), start, true, ...parts);
			else {
				this.note(inside, start, false, ...parts);
				// The types in a function's header are looked up from inside it.
				if (TYPING.has(BINDING_KINDS[kind])) this.note(bitOf(name), start, false, ...parts);
			}
		}
	}

	assigns(): void {
		const { unit } = this;
		const { assigns } = this.file.flow;
		const counts = new Map<string, number>();
		for (let at = 0; at < assigns.length; at += FLOW_STRIDE.assigns) {
			const [scope, chunk, target, value, start] = assigns.subarray(at);
			const inside = this.scopeBits[scope];
			const isOuter = inside === OUTSIDE;
			const parts = ['assign', this.value(target), this.value(value)];
			const op = target < 0 ? null : unit.op(target);
			if (op === 'member') this.note(bitOf(MEMBERS), start, false, ...parts, this.scopeKeys[scope]);
			if (op === 'index') {
				const owner = ownerOf(unit, target, scope);
				this.note(bitOf(CONTAINERS), start, isOuter, ...parts, this.scopeKeys[scope], this.scopeKeys[owner]);
			} else if (op !== null && isSeenOutside(unit, target, scope)) {
				const place = isOuter ? this.scopeKeys[scope] : this.chunk(this.outerOf(chunk));
				this.note(bitOf(unit.valueName(target)), start, isOuter, ...parts, place);
			} else this.note(isOuter ? REST : inside, start, false, ...parts, this.scopeKeys[scope]);
			if (op !== 'name' && op !== 'member') continue;
			const name = unit.valueName(target);
			const count = (counts.get(name) ?? 0) + 1;
			counts.set(name, count);
			if (count > MANY_ASSIGNED) this.note(bitOf(name), start, false, 'many');
		}
	}

	/** The chunk around one that is not inside a function. */
	private outerOf(from: number): number {
		let chunk = from;
		while (chunk > 0 && isInside(this.chunkBits[chunk])) chunk = this.file.chunks[chunk].parent;
		return chunk;
	}

	yields(): void {
		const { yields } = this.file.flow;
		for (let at = 0; at < yields.length; at += FLOW_STRIDE.yields) {
			const [kind, chunk, value, start] = yields.subarray(at);
			const bit = this.insideBits[chunk] === OUTSIDE ? this.chunkBits[chunk] : this.insideBits[chunk];
			const scope = this.scopeKeys[this.unit.scopeAt(start)];
			this.note(bit, start, false, 'yields', kind, this.chunk(chunk), this.value(value), scope);
		}
	}

	/** Calls are parts of values; who looks for all of them looks at everything. */
	calls(): void {
		const { unit, file } = this;
		for (const [call, { via, name, start, caller }] of file.calls.entries()) {
			const parts = ['call', via, name, this.chunk(caller), this.call(call)];
			this.note(REST, start, false, ...parts);
			if (isGivenHolder(unit, call)) this.note(bitOf(PASSED), start, false, ...parts);
			if (!CHANGES.has(name)) continue;
			const scope = unit.callScope(call);
			const owner = ownerOf(unit, unit.callee(call), scope);
			this.note(bitOf(CONTAINERS), start, !unit.isInner(scope), ...parts, this.scopeKeys[owner]);
		}
	}

	private call(call: number): string {
		const [scope, callee, args] = this.file.flow.calls.subarray(call * FLOW_STRIDE.calls);
		return `${this.scopeKeys[scope]} ${this.value(callee)} ${this.value(args)}`;
	}

	/** Who looks for all mentions of a name looks at everything. */
	refs(): void {
		const { refs, names } = this.file;
		const texts: string[] = [];
		for (let at = 0; at < refs.count; at++)
			texts.push(
				`${names[refs.name[at]]} ${refs.kind[at]} ${refs.member[at]} ${this.scopeKeys[refs.scope[at]]}`,
			);
		this.note(REST, -1, false, hashText(texts.join('\n')).toString(36));
	}

	shape(): Shape {
		const { entries, file, unit } = this;
		const inOrder = entries.toSorted((a, b) => a.start - b.start);
		const digests = new Map<number, bigint>();
		for (const [bit, same] of Map.groupBy(inOrder, (each) => each.bit))
			digests.set(bit, hashText(same.map(({ text }) => text).join('\n')));
		return {
			language: file.language,
			digests,
			order: unit.traits.isOrdered ? inOrder.filter(({ isOuter }) => isOuter).map(({ text }) => text) : [],
			chunks: new Map(this.chunkKeys.map((key, chunk) => [key, chunk])),
			imports: importsOf(file),
			declared: declaredNames(unit),
		};
	}
}

/** The scope of the name that something is taken from: `name.a[0]`; -1 for none. */
function ownerOf(unit: Unit, from: number, scope: number): number {
	let value = from;
	while (value >= 0 && (unit.op(value) === 'index' || unit.op(value) === 'member')) value = unit.first(value);
	return value >= 0 && unit.op(value) === 'name' ? unit.ownerOf(unit.valueName(value), scope) : -1;
}

/** Whether an assignment gives something a value that others can see: a member, or a name that is not a function's. */
function isSeenOutside(unit: Unit, target: number, from: number): boolean {
	if (unit.op(target) !== 'name') return true;
	const name = unit.valueName(target);
	for (let scope = from; unit.isInner(scope); scope = unit.scopeParent(scope)) {
		const bound = unit.bound(scope, name);
		if (bound.some(({ kind }) => kind === 'global')) return true;
		if (bound.some(({ kind }) => kind !== 'nonlocal')) return false;
	}
	return true;
}
