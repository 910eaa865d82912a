import { HERITAGE_KINDS } from '../../../model/recorder.ts';
import { FUNCTIONS, METACLASS } from '../chunk-kinds.ts';
import { type Env, merged, NOTHING, type Outcome, one, type Thing, through } from '../thing.ts';
import type { Unit } from '../unit.ts';
import { assignedField } from './assigned-fields.ts';
import { ANY_ARGUMENTS } from './calls.ts';
import type { NameUse, TypeDefinition } from './dialect.ts';
import type { Nominal } from './nominal.ts';
import { isType } from './type-kinds.ts';

const MIXIN = HERITAGE_KINDS.indexOf('mixin');
const PERMITS = HERITAGE_KINDS.indexOf('permits');
/** Types above one that are looked at. */
const MAX_LINE = 64;

/** A type with what its parameters stand for. */
interface Typed extends TypeDefinition {
	env?: Env | null;
}

/** What is taken from things by a name. */
export class NominalMembers {
	private readonly names: Nominal;

	constructor(names: Nominal) {
		this.names = names;
	}

	/** What is taken from something by a name, by who stands in `from`. */
	member(from: Unit, outcome: Outcome, name: string, args = ANY_ARGUMENTS, use: NameUse = 'value'): Outcome {
		return through(outcome, (thing) => {
			const taken = this.names.step(() => this.taken(from, thing, name, args, use));
			if (taken.of.some(({ is }) => is !== 'external')) return taken;
			return this.names.dialect(from).addition(this.names, from, thing, name) ?? taken;
		});
	}

	private taken(from: Unit, thing: Thing, name: string, args: number, use: NameUse): Outcome {
		const { names } = this;
		switch (thing.is) {
			case 'external':
				return one({ ...thing, name: thing.name === '' ? name : `${thing.name}.${name}` });
			case 'module':
				return names.calls.fitting(names.dialect(from).inPackage(names, thing, name, use), args);
			case 'instance':
				return this.named(thing, name, args) ?? NOTHING;
			case 'definition': {
				const kind = thing.unit.kind(thing.chunk);
				if (kind === 'namespace') return names.dialect(from).inPackage(names, moduleOf(thing), name, use);
				return isType(kind) ? (this.named(thing, name, args) ?? NOTHING) : NOTHING;
			}
			case 'list':
			case 'map':
			case 'tuple':
			case 'promise':
			case 'plain':
				return one({ is: 'external', package: names.dialect(from).platform, name });
			default:
				return NOTHING;
		}
	}

	/**
	 * The members of a type under a name, of the nearest type above it that has some which take so many arguments. null
	 * when all of it is known and it has none; open when something above is not known.
	 */
	named(thing: Typed & { is?: string; isAbove?: boolean }, name: string, args: number): Outcome | null {
		const { names } = this;
		const seen = new Set<string>();
		const line: Typed[] = [thing];
		const self: Thing & { is: 'definition' | 'instance' } =
			thing.is === 'definition'
				? { is: 'definition', unit: thing.unit, chunk: thing.chunk, self: null }
				: { is: 'instance', unit: thing.unit, chunk: thing.chunk, env: thing.env ?? null };
		const told = names.dialect(thing.unit).memberOf(names, self, name);
		if (told !== undefined) return told;
		let beyond: (Thing & { is: 'external' }) | null = null;
		let isOpen = false;
		let near: Outcome | null = null;
		for (let at = 0; at < line.length && at < MAX_LINE; at++) {
			const each = line[at];
			const key = `${each.unit.path}\0${each.chunk}`;
			if (seen.has(key)) continue;
			seen.add(key);
			const own = at === 0 && thing.isAbove ? null : this.own(each, name, self, args);
			if (own !== null) {
				const fitting = names.calls.fitting(own, args);
				if (!fitting.open || own.open) return fitting;
				near ??= fitting;
			}
			const next: Typed[] = [...names.dialect(each.unit).beside(names, each)];
			for (const base of this.bases(each)) {
				isOpen ||= base.open;
				for (const above of base.of) {
					if (above.is === 'instance') next.push(above);
					else if (above.is === 'external') beyond = above;
				}
			}
			line.splice(this.nextAt(each, at, line), 0, ...next);
		}
		if (near !== null) return near;
		if (isOpen) return NOTHING;
		const { root } = names.dialect(thing.unit);
		if (root?.members.has(name)) beyond ??= root.type;
		return beyond === null ? null : one({ ...beyond, name: `${beyond.name}.${name}` });
	}

	/** Things of the types that a type is written to extend or implement; of one kind of heritage when it is given. */
	bases({ unit, chunk, env }: Typed, only = -1): Outcome[] {
		return this.heritage(unit, chunk)
			.filter(({ kind }) => kind !== METACLASS && kind !== PERMITS && (only < 0 || kind === only))
			.map(({ text }) => this.names.types.written(unit, text, unit.scopeAround(chunk), env ?? null));
	}

	/** What is written above a type, in the order in which it is looked at: what was mixed in last first. */
	private heritage(unit: Unit, chunk: number): ReturnType<Unit['heritage']> {
		const written = unit.heritage(chunk);
		if (!this.names.dialect(unit).isDepthFirst) return written;
		const mixed = written.filter(({ kind }) => kind === MIXIN);
		return [...mixed.reverse(), ...written.filter(({ kind }) => kind !== MIXIN)];
	}

	/** The chunks that declare a member of a type or of those above it; null when there are none. */
	declaredAt(type: TypeDefinition, name: string): TypeDefinition[] | null {
		const { names } = this;
		const seen = new Set<string>();
		const line: TypeDefinition[] = [type];
		for (let at = 0; at < line.length && at < MAX_LINE; at++) {
			const each = line[at];
			const key = `${each.unit.path}\0${each.chunk}`;
			if (seen.has(key)) continue;
			seen.add(key);
			const found = this.chunksNamed(each, name);
			if (found.length > 0) return found;
			const next: TypeDefinition[] = [...names.dialect(each.unit).beside(names, each)];
			for (const base of this.bases(each))
				for (const above of base.of) if (above.is === 'instance') next.push(above);
			line.splice(this.nextAt(each, at, line), 0, ...next);
		}
		return null;
	}

	/** Whether a type is written below another one. */
	isBelow(type: TypeDefinition, above: TypeDefinition): boolean {
		const line: TypeDefinition[] = [type];
		const seen = new Set<string>();
		for (let at = 0; at < line.length && at < MAX_LINE; at++) {
			const { unit, chunk } = line[at];
			if (unit === above.unit && chunk === above.chunk) return true;
			const key = `${unit.path}\0${chunk}`;
			if (seen.has(key)) continue;
			seen.add(key);
			for (const base of this.bases(line[at]))
				for (const each of base.of) if (each.is === 'instance') line.push(each);
		}
		return false;
	}

	/** Where in a line of types those go that stand above one of them. */
	private nextAt({ unit }: TypeDefinition, at: number, line: readonly TypeDefinition[]): number {
		return this.names.dialect(unit).isDepthFirst ? at + 1 : line.length;
	}

	/** The chunks of that name in the body of a type, or elsewhere. */
	private chunksNamed(type: TypeDefinition, name: string): TypeDefinition[] {
		const { names } = this;
		const found = (type.unit.members(type.chunk).get(name) ?? []).map((chunk) => ({
			unit: type.unit,
			chunk,
		}));
		for (const { path, chunk } of names.dialect(type.unit).elsewhere(names, type, name)) {
			const unit = names.world.unit(path);
			if (unit !== null) found.push({ unit, chunk });
		}
		return found;
	}

	/** What a type itself has under a name, in its body or elsewhere; null for nothing. */
	private own(type: Typed, name: string, self: Thing, args: number): Outcome | null {
		const found: Outcome[] = [];
		let chunks = this.chunksNamed(type, name);
		if (chunks.length > 1 && this.names.dialect(type.unit).hasFieldNames) {
			const isCall = args !== ANY_ARGUMENTS;
			const meant = chunks.filter(({ unit, chunk }) => FUNCTIONS.has(unit.kind(chunk)) === isCall);
			if (meant.length > 0) chunks = meant;
		}
		for (const { unit, chunk } of chunks) {
			const outcome = this.memberChunk(unit, chunk, type, self);
			if (outcome !== null) found.push(outcome);
		}
		return found.length === 0 ? null : merged(found);
	}

	private memberChunk(unit: Unit, member: number, { env, ...owner }: Typed, self: Thing): Outcome | null {
		const { names } = this;
		const kind = unit.kind(member);
		switch (kind) {
			case 'constructor':
				return names.dialect(unit).hasNamedConstructors && !isUnnamed(unit, member)
					? one({ is: 'definition', unit, chunk: member, self, env })
					: null;
			case 'setter':
			case 'impl':
			case 'extension':
				return null;
			case 'method':
			case 'function':
				return one({ is: 'definition', unit, chunk: member, self, env });
			case 'getter':
				return names.calls.returned({ is: 'definition', unit, chunk: member, self, env });
			case 'enum_member':
				return one({ is: 'instance', unit: owner.unit, chunk: owner.chunk, env: null });
			case 'field':
			case 'property':
			case 'constant':
			case 'variable': {
				const { type } = unit.file.chunks[member];
				const scope = unit.scopeOf(owner.unit === unit ? owner.chunk : member);
				const typed = type === null ? NOTHING : names.types.written(unit, type, scope, env ?? null);
				if (typed.of.length > 0) return typed;
				if (kind !== 'constant' && names.dialect(unit).isDynamic)
					return assignedField(names, owner, unit.file.chunks[member].name ?? '') ?? NOTHING;
				return this.fieldValue(unit, member);
			}
			default:
				return isType(kind) || kind === 'namespace'
					? one({ is: 'definition', unit, chunk: member, self: null })
					: null;
		}
	}

	/** What a field is that says no type: what it starts with. */
	private fieldValue(unit: Unit, member: number): Outcome {
		const { name } = unit.file.chunks[member];
		const scope = unit.scopeAround(member);
		const bound = unit.bound(scope, name ?? '').filter(({ chunk, value }) => chunk === member && value >= 0);
		if (bound.length === 0) return NOTHING;
		return merged(
			bound.map(({ value, path }) => this.names.path(this.names.value(unit, value, scope), path)),
		);
	}
}

/** Whether a constructor goes by the name of its type: `A` means the type. */
function isUnnamed(unit: Unit, maker: number): boolean {
	const { name, parent } = unit.file.chunks[maker];
	return name === unit.file.chunks[parent].name;
}

function moduleOf({ unit, chunk }: Thing & { is: 'definition' }): Thing & { is: 'module' } {
	const { name, container } = unit.file.chunks[chunk];
	return { is: 'module', unit, path: container === null ? (name ?? '') : `${container}.${name}` };
}
