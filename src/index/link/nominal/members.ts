import { HERITAGE_KINDS } from '../../../model/recorder.ts';
import { HOLDERS, METACLASS } from '../chunk-kinds.ts';
import { type Env, merged, NOTHING, type Outcome, one, opened, type Thing, through } from '../thing.ts';
import type { Unit } from '../unit.ts';
import { ANY_ARGUMENTS } from './calls.ts';
import type { NameUse, TypeDefinition } from './dialect.ts';
import type { Nominal } from './nominal.ts';
import { isType } from './type-kinds.ts';

const PERMITS = HERITAGE_KINDS.indexOf('permits');
const NO_TYPES: ReadonlySet<string> = new Set([
	...['field', 'property', 'constant', 'variable', 'method', 'function', 'getter'],
]);
/** Types above one that are looked at. */
const MAX_LINE = 64;

/** A type with what its parameters stand for. */
interface Typed extends TypeDefinition {
	env?: Env | null;
	isAbove?: boolean;
}

/** What is taken from things by a name. */
export class NominalMembers {
	private readonly names: Nominal;

	constructor(names: Nominal) {
		this.names = names;
	}

	/** What is taken from something by a name, by who stands in `from`. */
	member(from: Unit, outcome: Outcome, name: string, args = ANY_ARGUMENTS, use: NameUse = 'value'): Outcome {
		const attached = this.names.dialect(from).attached(this.names, from, outcome, name, args);
		if (attached !== null) return attached;
		return through(outcome, (thing) => this.names.step(() => this.taken(from, thing, name, args, use)));
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
				const alias = names.types.aliased(thing);
				if (alias !== null) return this.member(from, alias, name, args, use);
				if (kind === 'namespace') return names.dialect(from).inPackage(names, moduleOf(thing), name, use);
				return isType(kind) ? (this.named(thing, name, args, use) ?? NOTHING) : NOTHING;
			}
			case 'list':
			case 'map':
			case 'tuple':
			case 'promise': {
				const held = names.dialect(from).inContainer(names, from, thing, name, args);
				return held ?? one({ is: 'external', package: names.dialect(from).platform, name });
			}
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
	named(thing: Typed & { is?: string }, name: string, args: number, use: NameUse = 'value'): Outcome | null {
		const { names } = this;
		const seen = new Set<string>();
		const line: Typed[] = [thing];
		const self: Thing =
			thing.is === 'definition'
				? { is: 'definition', unit: thing.unit, chunk: thing.chunk, self: null }
				: { is: 'instance', unit: thing.unit, chunk: thing.chunk, env: thing.env ?? null };
		let beyond: (Thing & { is: 'external' }) | null = null;
		let isOpen = false;
		let near: Outcome | null = null;
		const whole = names.dialect(thing.unit).line(names, thing);
		if (whole !== null) {
			isOpen = whole.open;
			// `super` is without what the type has itself.
			line.length = 0;
			for (const each of thing.isAbove ? whole.of.slice(1) : whole.of) {
				if (each.is === 'instance') line.push(each);
				else if (each.is === 'external') beyond ??= each;
			}
		}
		for (let at = 0; at < line.length && at < MAX_LINE; at++) {
			const each = line[at];
			const key = `${each.unit.path}\0${each.chunk}`;
			if (seen.has(key)) continue;
			seen.add(key);
			const own = this.own(each, name, self, use, args);
			if (own !== null) {
				const fitting = names.calls.fitting(own, args);
				// One that takes other arguments is meant only when nothing else is found.
				if ((!fitting.open || own.open) && names.calls.takesSo(own, args)) return fitting;
				near ??= fitting;
			}
			if (whole !== null) continue;
			line.push(...names.dialect(each.unit).beside(names, each));
			for (const base of this.bases(each)) {
				isOpen ||= base.open;
				for (const above of base.of) {
					if (above.is === 'instance') line.push(above);
					else if (above.is === 'external') beyond = above;
				}
			}
		}
		if (near !== null) return near;
		if (isOpen) return NOTHING;
		const { root } = names.dialect(thing.unit);
		if (root?.members.has(name)) beyond ??= root.type;
		return beyond === null ? null : one({ ...beyond, name: `${beyond.name}.${name}` });
	}

	/** Things of the types that a type is written to extend or implement; of one kind of heritage when it is given. */
	bases({ unit, chunk, env }: Typed, only = -1): Outcome[] {
		return unit
			.heritage(chunk)
			.filter(({ kind }) => kind !== METACLASS && kind !== PERMITS && (only < 0 || kind === only))
			.map(({ text }) => this.names.types.written(unit, text, unit.scopeAround(chunk), env ?? null));
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
			line.push(...names.dialect(each.unit).beside(names, each));
			for (const base of this.bases(each))
				for (const above of base.of) if (above.is === 'instance') line.push(above);
		}
		return null;
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
		return found.length < 2 ? found : [...names.dialect(type.unit).written(names, found)];
	}

	/** What a type itself has under a name, in its body or elsewhere; null for nothing. */
	private own(type: Typed, name: string, self: Thing, use: NameUse, args: number): Outcome | null {
		const found: Outcome[] = [];
		const isCalled = args !== ANY_ARGUMENTS && this.names.dialect(type.unit).callsFields;
		for (const { unit, chunk } of this.chunksNamed(type, name)) {
			// Where a type must stand, a field of the same name is not meant.
			if (use === 'type' && NO_TYPES.has(unit.kind(chunk))) continue;
			const kind = unit.kind(chunk);
			const isCase = args !== ANY_ARGUMENTS && kind === 'enum_member';
			const outcome =
				isCase || (isCalled && HOLDERS.has(kind))
					? one({ is: 'definition', unit, chunk, self })
					: this.memberChunk(unit, chunk, type, self);
			if (outcome !== null) found.push(outcome);
		}
		return found.length === 0 ? null : merged(found);
	}

	private memberChunk(unit: Unit, member: number, { env, ...owner }: Typed, self: Thing): Outcome | null {
		const { names } = this;
		const kind = unit.kind(member);
		switch (kind) {
			case 'setter':
			case 'constructor':
			case 'impl':
			case 'extension':
				return null;
			case 'method':
			case 'function':
			case 'event':
			case 'modifier':
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
				return typed.of.length > 0 ? typed : this.fieldValue(unit, member);
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
		const given = merged(
			bound.map(({ value, path }) => this.names.path(this.names.value(unit, value, scope), path)),
		);
		return this.names.dialect(unit).isDynamic ? opened(given) : given;
	}
}

function moduleOf({ unit, chunk }: Thing & { is: 'definition' }): Thing & { is: 'module' } {
	const { name, container } = unit.file.chunks[chunk];
	return { is: 'module', unit, path: container === null ? (name ?? '') : `${container}.${name}` };
}
