import type { NominalFamily } from '../families.ts';
import {
	ABSENT,
	MAX_DEPTH,
	MAX_LOOKED_AT,
	merged,
	NOTHING,
	type Outcome,
	one,
	type Thing,
	through,
} from '../thing.ts';
import type { Unit } from '../unit.ts';
import type { UnitBinding } from '../unit-rows.ts';
import type { World } from '../world.ts';
import { ANY_ARGUMENTS, Calls } from './calls.ts';
import type { Dialect, NameUse } from './dialect.ts';
import { dialectOf } from './dialects.ts';
import { NominalMembers } from './members.ts';
import { NominalSelves } from './selves.ts';
import { NominalTypes } from './types.ts';

/** Bindings that are types, or may lead to one. */
const TYPE_BINDINGS: ReadonlySet<string> = new Set([
	...['class', 'type', 'enum', 'namespace', 'import', 'type_param'],
]);
const FUNCTION_BINDINGS: ReadonlySet<string> = new Set(['function', 'import']);
/** Things that one name is given and that are looked at. */
const MAX_GIVEN = 40;

/**
 * Finds out what names and values are in languages whose types have names: a name is bound in a scope, is a member of a type
 * around it, or is declared in a package; a value has the type that is written for it, or that of what it was made from.
 * What a language does in its own way is in its `Dialect`.
 */
export class Nominal {
	readonly world: World;
	readonly members: NominalMembers;
	readonly types: NominalTypes;
	readonly calls: Calls;
	readonly selves: NominalSelves;
	private readonly values = new Map<Unit, Map<number, Outcome>>();
	private depth = 0;
	private left = 0;

	constructor(world: World) {
		this.world = world;
		this.members = new NominalMembers(this);
		this.types = new NominalTypes(this);
		this.calls = new Calls(this);
		this.selves = new NominalSelves(this);
	}

	dialect(unit: Unit): Dialect {
		return dialectOf(unit.file.language);
	}

	family(unit: Unit): NominalFamily {
		return unit.family as NominalFamily;
	}

	/** What a value of a unit is; its names are looked up in that scope. */
	value(unit: Unit, value: number, scope: number): Outcome {
		if (value < 0) return NOTHING;
		let known = this.values.get(unit);
		if (known === undefined) {
			known = new Map();
			this.values.set(unit, known);
		}
		const found = known.get(value);
		if (found !== undefined) return found;
		// A value that leads back to itself is nothing more than what else it is.
		known.set(value, NOTHING);
		const outcome = this.step(() => this.evaluate(unit, value, scope));
		if (this.depth === 0 || outcome.of.length > 0) known.set(value, outcome);
		else known.delete(value);
		return outcome;
	}

	/** One step further from what was asked for: neither too far, nor on too many ways. */
	step(further: () => Outcome): Outcome {
		if (this.depth === 0) this.left = MAX_LOOKED_AT;
		if (this.depth > MAX_DEPTH || this.left-- <= 0) return NOTHING;
		this.depth++;
		const outcome = further();
		this.depth--;
		return outcome;
	}

	private evaluate(unit: Unit, value: number, scope: number): Outcome {
		if (unit.isInner(scope)) this.world.lookInside(unit);
		const first = unit.first(value);
		switch (unit.op(value)) {
			case 'name':
				return this.name(unit, unit.valueName(value), scope);
			case 'member':
				return this.members.member(unit, this.value(unit, first, scope), unit.valueName(value));
			case 'index':
				return through(this.value(unit, first, scope), (thing) => this.element(thing));
			case 'call':
				return this.calls.result(unit, first);
			case 'chunk':
				return one({ is: 'definition', unit, chunk: first, self: null });
			case 'array':
				return one({ is: 'list', of: this.items(unit, first, scope) });
			case 'literal':
				// Nothing is taken from nothing.
				if (unit.valueName(value) === 'null') return ABSENT;
				return one({ is: 'plain' });
			case 'string':
				return one({ is: 'plain' });
			case 'await':
				return through(this.value(unit, first, scope), (thing) =>
					thing.is === 'promise' ? thing.of : one(thing),
				);
			case 'either':
				return merged([this.value(unit, first, scope), this.value(unit, unit.second(value), scope)]);
			case 'assign':
				return this.value(unit, unit.second(value), scope);
			case 'cast':
				return this.types.written(unit, unit.valueName(value), scope, null);
			case 'this':
				return this.selves.self(unit, scope);
			case 'super':
				return this.selves.aboveMembers(unit, scope);
			default:
				return NOTHING;
		}
	}

	/** What a name is where it stands; `args` is how many arguments it is called with. */
	name(unit: Unit, name: string, from: number, use: NameUse = 'value', args = ANY_ARGUMENTS): Outcome {
		const dialect = this.dialect(unit);
		const isCall = args !== ANY_ARGUMENTS;
		let above: Outcome | null = null;
		for (let scope = from; scope >= 0; scope = unit.scopeParent(scope)) {
			const chunk = unit.scopeChunk(scope);
			if (dialect.hasImplicitSelf && unit.scopeKind(scope) === 'class' && chunk >= 0) {
				const own = this.selves.typeOf(unit, chunk);
				const found = own === null ? null : this.members.named(own, name, args);
				if (found?.of.some(({ is }) => is !== 'external')) return found;
				// A type of others above may have it, if nothing around does.
				above ??= found;
			}
			const bound = unit.bound(scope, name).filter(({ kind }) => {
				if (!dialect.isSeen(unit, name, scope, from)) return false;
				if (use === 'type') return TYPE_BINDINGS.has(kind);
				return !isCall || !dialect.hasMethodNames || FUNCTION_BINDINGS.has(kind) || kind === 'class';
			});
			if (bound.length > 0) return this.calls.fitting(this.bound(unit, bound), args);
		}
		const found = dialect.unbound(this, unit, name, from, use);
		if (above !== null && use === 'value' && !found.of.some(({ is }) => is !== 'external')) return above;
		return this.calls.fitting(found, args);
	}

	/** The bindings that a name has in one scope. */
	private bound(unit: Unit, bindings: readonly UnitBinding[]): Outcome {
		const isDynamic = this.dialect(unit).isDynamic;
		const found = bindings.slice(0, MAX_GIVEN).map((each) => this.binding(unit, each));
		if (isDynamic) found.push(...this.assignedTo(unit, bindings[0]));
		return bindings.length > MAX_GIVEN ? merged([...found, NOTHING]) : merged(found);
	}

	/** What a name is given after it was bound. */
	private assignedTo(unit: Unit, { name, scope }: UnitBinding): Outcome[] {
		const assigned = unit.assigned(name).filter(({ target }) => unit.op(target) === 'name');
		if (assigned.length > MAX_GIVEN) return [NOTHING];
		return assigned
			.filter(({ scope: at }) => unit.ownerOf(name, at) === scope)
			.map(({ value, scope: at }) => this.value(unit, value, at));
	}

	binding(unit: Unit, binding: UnitBinding): Outcome {
		const { kind, chunk, type, scope } = binding;
		switch (kind) {
			case 'import': {
				const row = unit.importsOf(binding.name).find(({ nameStart }) => nameStart === binding.start);
				return row === undefined ? NOTHING : this.dialect(unit).imported(this, unit, row);
			}
			case 'function':
			case 'class':
			case 'enum':
			case 'namespace':
			case 'type':
				return chunk < 0 ? NOTHING : one({ is: 'definition', unit, chunk, self: null });
			case 'nonlocal':
				return this.value(unit, binding.value, unit.scopeParent(scope));
			case 'type_param':
				return type === null ? NOTHING : this.types.written(unit, type, scope, null);
			default: {
				if (type !== null) {
					const typed = this.types.written(unit, type, scope, null);
					if (typed.of.length > 0) return typed;
				}
				if (kind === 'param' && type === null) {
					const given = this.dialect(unit).parameter(this, unit, binding);
					if (given.of.length > 0) return given;
				}
				if (binding.value < 0) return NOTHING;
				return this.path(this.value(unit, binding.value, scope), binding.path);
			}
		}
	}

	/** An element of what is gone through or indexed. */
	element(thing: Thing): Outcome {
		switch (thing.is) {
			case 'list':
			case 'map':
				return thing.of;
			case 'tuple':
				return merged(thing.of);
			case 'external':
				return one(thing);
			default:
				return NOTHING;
		}
	}

	private items(unit: Unit, first: number, scope: number): Outcome {
		const found: Outcome[] = [];
		for (let item = first; item >= 0 && found.length < MAX_GIVEN; item = unit.second(item))
			found.push(unit.op(item) === 'item' ? this.value(unit, unit.first(item), scope) : NOTHING);
		return merged(found);
	}

	/** From a value to a part of it: `.a`, `[0]`, `[]`. */
	path(from: Outcome, path: string | null): Outcome {
		if (path === null) return from;
		let outcome = from;
		for (const [part] of path.matchAll(/\.\.\.|\.[^.[\]]+|\[\d*\]/g)) {
			if (part === '...') continue;
			const at = Number(part.startsWith('[') ? part.slice(1, -1) || -1 : part.slice(1));
			outcome = through(outcome, (thing) => {
				if (thing.is === 'tuple' && at >= 0) return thing.of[at] ?? NOTHING;
				if (part.startsWith('[')) return this.element(thing);
				if (thing.is === 'instance' || thing.is === 'definition')
					return this.members.named(thing, part.slice(1), ANY_ARGUMENTS) ?? NOTHING;
				return thing.is === 'external' ? one(thing) : NOTHING;
			});
		}
		return outcome;
	}
}
