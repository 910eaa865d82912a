import { HERITAGE_KINDS } from '../../model/recorder.ts';
import { words } from '../../model/word-list.ts';
import { FUNCTIONS, HOLDERS, METACLASS } from '../chunk-kinds.ts';
import { definitionOf, type Entity, type Outcome } from '../core/entity.ts';
import { externalOf, NOTHING, one, opened, through } from '../core/outcome.ts';
import { RecursiveMemo } from '../core/recursive-memo.ts';
import type { Unit } from '../world/unit.ts';
import { ANY_ARGUMENTS } from './calls.ts';
import type { NameUse, TypeDefinition } from './dialect.ts';
import type { Nominal } from './interpreter.ts';
import { memberValue, type Typed } from './member-value.ts';
import { anyOf } from './outside.ts';
import { isHidden } from './overloads.ts';
import { isType } from './type-kinds.ts';

const IMPLEMENTS = HERITAGE_KINDS.indexOf('implements');
const MIXIN = HERITAGE_KINDS.indexOf('mixin');
const PERMITS = HERITAGE_KINDS.indexOf('permits');
const NO_TYPES: ReadonlySet<string> = new Set([
	...words('field property constant variable method function getter'),
]);
/** Types above one that are looked at. */
const MAX_LINE = 64;

/** What is taken from entities by a name. */
export class NominalMembers {
	private readonly names: Nominal;

	private readonly above: RecursiveMemo<readonly Outcome[]>;

	constructor(names: Nominal) {
		this.names = names;
		this.above = new RecursiveMemo<readonly Outcome[]>(names.budget, [NOTHING]);
	}

	/** What is taken from something by a name, by who stands in `from`. */
	member(from: Unit, outcome: Outcome, name: string, args = ANY_ARGUMENTS, use: NameUse = 'value'): Outcome {
		const attached = this.names.dialect(from).attachedFunctions(this.names, from, outcome, name, args);
		if (attached !== null) return attached;
		return through(outcome, (entity) => {
			const taken = this.names.step(() => this.taken(from, entity, name, args, use));
			if (taken.of.some(({ is }) => is !== 'external')) return taken;
			return this.names.dialect(from).addedMember(this.names, from, entity, name, args) ?? taken;
		});
	}

	private taken(from: Unit, entity: Entity, name: string, args: number, use: NameUse): Outcome {
		const { names } = this;
		switch (entity.is) {
			case 'external':
				return (
					names.dialect(from).platformMember(names, from, entity, name, args) ??
					this.extension(from, entity, name, args) ??
					one({ ...entity, name: entity.name === '' ? name : `${entity.name}.${name}` })
				);
			case 'module':
				return names.calls.fitting(names.dialect(from).packageMember(names, entity, name, use), args);
			case 'instance': {
				const found = this.named(entity, name, args, use);
				if (found?.of.some(({ is }) => is !== 'external'))
					return args < 0 || use !== 'call' ? found : this.besideHeld(from, entity, name, args, found);
				return this.extension(from, entity, name, args) ?? found ?? NOTHING;
			}
			case 'record':
				if (use === 'call' && entity.package !== undefined) return externalOf(entity.package, name);
				return entity.of.get(name) ?? NOTHING;
			case 'all':
				return firstKnown(entity.of.map((each) => this.member(from, each, name, args, use)));
			case 'definition': {
				const kind = entity.unit.kind(entity.chunk);
				const alias = names.types.aliased(entity);
				if (alias !== null) return this.member(from, alias, name, args, use);
				if (kind === 'namespace')
					return names.dialect(from).packageMember(names, moduleOf(entity), name, use);
				if (kind === 'enum_member') {
					const owner = names.receivers.ownerOf(entity.unit, entity.chunk);
					return owner === null ? NOTHING : (this.named(owner, name, args, use) ?? NOTHING);
				}
				return isType(kind) ? (this.named(entity, name, args, use) ?? NOTHING) : NOTHING;
			}
			case 'list':
			case 'map':
			case 'tuple':
			case 'promise':
			case 'plain':
				return (
					names.dialect(from).platformMember(names, from, entity, name, args) ??
					this.extension(from, entity, name, args) ??
					externalOf(names.dialect(from).traits.platform, name)
				);
			default:
				return NOTHING;
		}
	}

	/** A member that is a value may not be callable, so extension functions of the same name count as well. */
	private besideHeld(from: Unit, entity: Entity, name: string, args: number, found: Outcome): Outcome {
		const isValue = found.of.every(
			(each) => each.is === 'definition' && HOLDERS.has(each.unit.kind(each.chunk)),
		);
		const others = isValue ? this.extension(from, entity, name, args) : null;
		const isOurs = others?.of.every((each) => each.is === 'definition') ?? false;
		return others === null || !isOurs ? found : { of: [...found.of, ...others.of], open: found.open };
	}

	private extension(from: Unit, entity: Entity, name: string, args: number): Outcome | null {
		return this.names.dialect(from).extension(this.names, from, entity, name, args);
	}

	/**
	 * The members of a type under a name, of the nearest type above it that has some which take so many arguments. null
	 * when all of it is known and it has none; open when something above is not known.
	 */
	named(
		entity: Typed & { is?: string; isAbove?: boolean },
		name: string,
		args: number,
		use: NameUse = 'value',
	): Outcome | null {
		const { names } = this;
		const seen = new Set<number>();
		const line: Typed[] = [entity];
		const depths = [0];
		const self: Entity & { is: 'definition' | 'instance' } =
			entity.is === 'definition'
				? definitionOf(entity.unit, entity.chunk)
				: { is: 'instance', unit: entity.unit, chunk: entity.chunk, env: entity.env ?? null };
		const known = names.dialect(entity.unit).findMember(names, self, name);
		if (known !== undefined) return known;
		let beyond: (Entity & { is: 'external' }) | null = null;
		let isOpen = false;
		let near: Outcome | null = null;
		/** How deep something is embedded that may have any member. */
		let unknownAt = Number.POSITIVE_INFINITY;
		// Others of the name may be above that take as many.
		const { hasOverloads, overloadsByAsync, root } = names.dialect(entity.unit).traits;
		const isOverloaded = args >= 0 && hasOverloads;
		const overloads: Entity[] = [];
		const whole = names.dialect(entity.unit).linearization(names, entity);
		if (whole !== null) {
			isOpen = whole.open;
			// `super` is without what the type has itself.
			line.length = 0;
			const above = entity.isAbove ? whole.of.slice(1) : whole.of;
			line.push(...above.filter((each) => each.is === 'instance'));
			beyond = anyOf(above.filter((each) => each.is === 'external'));
		}
		while (depths.length < line.length) depths.push(0);
		for (let at = 0; at < line.length && at < MAX_LINE; at++) {
			const each = line[at];
			const key = each.unit.keyOf(each.chunk);
			if (seen.has(key)) continue;
			seen.add(key);
			const own = at === 0 && whole === null && entity.isAbove ? null : this.own(each, name, self, use, args);
			if (own !== null) {
				if (names.dialect(each.unit).traits.promotesEmbedded && unknownAt < depths[at]) return opened(own);
				const fitting = names.calls.fitting(own, args);
				// One that takes other arguments is meant only when nothing else is found.
				if ((fitting.open && !own.open) || !names.calls.takesSo(own, args)) near ??= fitting;
				else if (isOverloaded && !own.open)
					overloads.push(
						...fitting.of.filter((upper) => !isHidden(upper, overloads, overloadsByAsync, each.env ?? null)),
					);
				else return fitting;
			}
			if (whole !== null) continue;
			const next: Typed[] = [...names.dialect(each.unit).otherParts(names, each)];
			const deeper = isInterface(each) ? 0 : 1;
			for (const base of this.givers(each)) {
				isOpen ||= base.open;
				if (base.open || base.of.some(({ is }) => is === 'external'))
					unknownAt = Math.min(unknownAt, depths[at] + deeper);
				for (const above of base.of) {
					if (above.is === 'instance') next.push(above);
					else if (above.is === 'external' && this.mayHave(each.unit, above, name)) beyond = above;
				}
			}
			const place = this.nextAt(each, at, line);
			line.splice(place, 0, ...next);
			depths.splice(place, 0, ...next.map(() => depths[at] + deeper));
		}
		if (overloads.length > 0) return { of: overloads, open: false };
		if (near !== null) return near;
		if (isOpen) return NOTHING;
		if (root?.members.has(name)) beyond ??= root.type;
		if (beyond === null) return null;
		return one({ ...beyond, name: beyond.name === '' ? name : `${beyond.name}.${name}` });
	}

	/** Whether a third-party entity may have a member: of some types all members are known. */
	mayHave(from: Unit, { name: type }: Entity & { is: 'external' }, name: string): boolean {
		return this.names.dialect(from).knownMembers(type)?.has(name) ?? true;
	}

	/** Objects of the types that a type gets members from. Where types are embedded, an implemented interface gives none. */
	private givers(type: Typed): readonly Outcome[] {
		return this.names.dialect(type.unit).traits.promotesEmbedded
			? this.bases(type, -1, IMPLEMENTS)
			: this.bases(type);
	}

	/** Entities of the types that a type is written to extend or implement; of one kind of heritage when it is given. */
	bases(type: Typed, only = -1, without = METACLASS): readonly Outcome[] {
		if (type.env) return this.writtenAbove(type, only, without);
		return this.above.ask(type.unit, `${only} ${without}`, type.chunk, () =>
			this.writtenAbove(type, only, without),
		);
	}

	private writtenAbove({ unit, chunk, env }: Typed, only: number, without: number): Outcome[] {
		return this.heritage(unit, chunk)
			.filter(({ kind }) => kind !== METACLASS && kind !== PERMITS && kind !== without)
			.filter(({ kind }) => only < 0 || kind === only)
			.map(({ text }) => this.names.types.written(unit, text, unit.scopeAround(chunk), env ?? null));
	}

	/** What is written above a type, in the order in which it is looked at: what was mixed in last first. */
	private heritage(unit: Unit, chunk: number): ReturnType<Unit['heritage']> {
		const written = unit.heritage(chunk);
		if (!this.names.dialect(unit).traits.searchesBasesDepthFirst) return written;
		const mixed = written.filter(({ kind }) => kind === MIXIN);
		return [...mixed.reverse(), ...written.filter(({ kind }) => kind !== MIXIN)];
	}

	/** The chunks that declare a member of a type or of those above it; null when there are none. */
	declaredAt(type: TypeDefinition, name: string): TypeDefinition[] | null {
		const { names } = this;
		const seen = new Set<number>();
		const line: TypeDefinition[] = [type];
		for (let at = 0; at < line.length && at < MAX_LINE; at++) {
			const each = line[at];
			const key = each.unit.keyOf(each.chunk);
			if (seen.has(key)) continue;
			seen.add(key);
			const found = this.chunksNamed(each, name);
			if (found.length > 0) return found;
			const next: TypeDefinition[] = [...names.dialect(each.unit).otherParts(names, each)];
			for (const base of this.givers(each))
				for (const above of base.of) if (above.is === 'instance') next.push(above);
			line.splice(this.nextAt(each, at, line), 0, ...next);
		}
		return null;
	}

	/** Whether a type is written below another one. */
	isBelow(type: TypeDefinition, above: TypeDefinition): boolean {
		const line: TypeDefinition[] = [type];
		const seen = new Set<number>();
		for (let at = 0; at < line.length && at < MAX_LINE; at++) {
			const { unit, chunk } = line[at];
			if (unit === above.unit && chunk === above.chunk) return true;
			const key = unit.keyOf(chunk);
			if (seen.has(key)) continue;
			seen.add(key);
			for (const base of this.bases(line[at]))
				for (const each of base.of) if (each.is === 'instance') line.push(each);
		}
		return false;
	}

	/** Where in a line of types those go that stand above one of them. */
	private nextAt(type: TypeDefinition, at: number, line: readonly TypeDefinition[]): number {
		const { searchesBasesDepthFirst, promotesEmbedded } = this.names.dialect(type.unit).traits;
		return searchesBasesDepthFirst || (promotesEmbedded && isInterface(type)) ? at + 1 : line.length;
	}

	/** The chunks of that name in the body of a type, or elsewhere. */
	private chunksNamed(type: TypeDefinition, name: string): TypeDefinition[] {
		const { names } = this;
		const found = (type.unit.members(type.chunk).get(type.unit.key(name)) ?? [])
			.filter((chunk) => names.dialect(type.unit).isMember(type.unit, type.chunk, chunk))
			.map((chunk) => ({ unit: type.unit, chunk }));
		for (const { path, chunk } of names.dialect(type.unit).membersElsewhere(names, type, name)) {
			const unit = names.world.unit(path);
			if (unit !== null) found.push({ unit, chunk });
		}
		return found.length < 2 ? found : [...names.dialect(type.unit).preferDefinitions(names, found)];
	}

	/** What a type itself has under a name, in its body or elsewhere; null for nothing. */
	private own(type: Typed, name: string, self: Entity, use: NameUse, args: number): Outcome | null {
		const { names } = this;
		const dialect = names.dialect(type.unit);
		const found: Outcome[] = [];
		const isCalled = args !== ANY_ARGUMENTS && dialect.traits.readsFieldsByCall;
		const isHeld = ({ unit, chunk }: TypeDefinition) => HOLDERS.has(unit.kind(chunk));
		const chunks = called(this.chunksNamed(type, name), args, dialect.traits.separatesMethodNames);
		// A field and a method may have one name: one is read, the other is called.
		const isMixed = chunks.some(isHeld) && !chunks.every(isHeld);
		for (const each of chunks) {
			if (isMixed && isHeld(each) === (use === 'call')) continue;
			const { unit, chunk } = each;
			// Where a type must stand, a field of the same name is not meant.
			if (use === 'type' && NO_TYPES.has(unit.kind(chunk))) continue;
			const kind = unit.kind(chunk);
			const isCase = args !== ANY_ARGUMENTS && kind === 'enum_member';
			const outcome =
				isCase || (isCalled && HOLDERS.has(kind))
					? one({ is: 'definition', unit, chunk, self })
					: memberValue(names, unit, chunk, type, { self, use });
			if (outcome !== null) found.push(outcome);
		}
		if (found.length === 0) return dialect.impliedMember(names, type, self, name, args);
		if (found.length === 1) return found[0];
		// All of its overloads, however many they are.
		return { of: found.flatMap(({ of }) => of), open: found.some(({ open }) => open) };
	}

	/** What a field or property holds. */
	held({ unit, chunk, self }: Entity & { is: 'definition' }): Outcome {
		const env = self?.is === 'instance' ? self.env : null;
		const owner = { unit, chunk: unit.file.chunks[chunk].parent, env };
		const given = { self: self ?? { is: 'plain' as const }, use: 'value' as const };
		return memberValue(this.names, unit, chunk, owner, given) ?? NOTHING;
	}
}

/** What an interface embeds is its own, and no deeper in what embeds it. */
function isInterface({ unit, chunk }: TypeDefinition): boolean {
	return unit.kind(chunk) === 'interface';
}

/** The first known outcome; one of the repository before a third-party one. */
function firstKnown(found: readonly Outcome[]): Outcome {
	const known = found.filter(({ of }) => of.length > 0);
	return known.find(({ of }) => of.some(({ is }) => is !== 'external')) ?? known[0] ?? NOTHING;
}

/** Of members of one name, those that a use can mean: functions in a call, the others elsewhere; all if there are none such. */
function called(members: readonly TypeDefinition[], args: number, hasMethodNames: boolean) {
	const isCall = args !== ANY_ARGUMENTS;
	const meant = members.filter(({ unit, chunk }) => FUNCTIONS.has(unit.kind(chunk)) === isCall);
	return meant.length > 0 || (isCall && hasMethodNames) ? meant : members;
}

function moduleOf({ unit, chunk }: Entity & { is: 'definition' }): Entity & { is: 'module' } {
	const { name, container } = unit.file.chunks[chunk];
	return { is: 'module', unit, path: container === null ? (name ?? '') : `${container}.${name}` };
}
