import { FUNCTIONS } from '../chunk-kinds.ts';
import {
	type Entity,
	MAX_DEPTH,
	MAX_LOOKED_AT,
	merged,
	NOTHING,
	type Outcome,
	one,
	through,
} from '../core/outcome.ts';
import type { Unit } from '../world/unit.ts';
import type { UnitBinding } from '../world/unit-rows.ts';
import type { World } from '../world/world.ts';
import type { StructuralDialect } from './dialect.ts';
import { type DialectMakers, MAKERS } from './dialects.ts';
import { Functions } from './functions.ts';
import { Members } from './members.ts';
import { ModuleNames } from './module-names.ts';
import { Receivers } from './receivers.ts';
import { Types } from './types.ts';

/** A value that leads back to itself is nothing more than what else it is. */
const BEGUN: Outcome = { of: [], open: true };

/** Of what is in no file: values of the platform. */
const DEFAULT_FAMILY = 'typescript';

/**
 * Finds out what values are, on demand. It follows names to what they are bound to, members to what has
 * them, calls to what is given back; and stops where it cannot be sure.
 */
export class StructuralInterpreter {
	readonly world: World;
	readonly modules: ModuleNames;
	readonly members: Members;
	readonly functions: Functions;
	readonly receivers: Receivers;
	readonly types: Types;
	private readonly makers: DialectMakers;
	private readonly dialects: Readonly<Record<string, StructuralDialect>>;
	private readonly values = new Map<Unit, Map<number, Outcome>>();
	/** Steps that were taken from what was asked for, and how many more entities may be looked at for it. */
	depth = 0;
	private left = 0;
	/** How often something was cut short or led back to itself: what was not found then may be found from elsewhere. */
	doubts = 0;

	constructor(world: World, makers: DialectMakers = MAKERS) {
		this.world = world;
		this.makers = makers;
		this.modules = new ModuleNames(world, this);
		this.members = new Members(this);
		this.functions = new Functions(this);
		this.receivers = new Receivers(this);
		this.types = new Types(this);
		this.dialects = Object.fromEntries(Object.entries(makers).map(([family, make]) => [family, make(this)]));
	}

	/** One that remembers nothing, with another dialect for a family. */
	fresh(
		family: string,
		make: (interpreter: StructuralInterpreter) => StructuralDialect,
	): StructuralInterpreter {
		return new StructuralInterpreter(this.world, { ...this.makers, [family]: make });
	}

	/** What the language of a unit does in its own way; what has no language that is followed is like a script. */
	dialect(unit: Unit | null): StructuralDialect {
		return this.dialects[unit?.family ?? DEFAULT_FAMILY] ?? this.dialects[DEFAULT_FAMILY];
	}

	/** What a folder that is a module has under a name, in whatever language. */
	inFolder(folder: string, name: string): Outcome {
		for (const dialect of Object.values(this.dialects)) {
			const found = dialect.inFolder(folder, name);
			if (found.of.length > 0) return found;
		}
		return NOTHING;
	}

	/** What a value of a unit is; its names are looked up in that scope. */
	value(unit: Unit, value: number, scope: number): Outcome {
		if (value < 0 || !this.enter()) return NOTHING;
		unit.lookInside(scope);
		let known = this.values.get(unit);
		if (known === undefined) {
			known = new Map();
			this.values.set(unit, known);
		}
		const found = known.get(value);
		if (found === BEGUN) this.doubts++;
		if (found !== undefined) return found;
		known.set(value, BEGUN);
		const { doubts } = this;
		this.depth++;
		const outcome = this.evaluate(unit, value, scope);
		this.depth--;
		const isFinal =
			this.depth === 0 ||
			outcome.of.length > 0 ||
			(doubts === this.doubts && this.dialect(unit).memoizesUnknown);
		if (isFinal) known.set(value, outcome);
		else known.delete(value);
		return outcome;
	}

	/** Whether one more step may be taken: neither too far, nor on too many ways. */
	enter(): boolean {
		if (this.depth === 0) this.left = MAX_LOOKED_AT;
		const isNear = this.depth <= MAX_DEPTH && this.left-- > 0;
		if (!isNear) this.doubts++;
		return isNear;
	}

	private evaluate(unit: Unit, value: number, scope: number): Outcome {
		const first = unit.first(value);
		switch (unit.op(value)) {
			case 'name':
				return this.name(unit, unit.valueName(value), scope, value);
			case 'member':
				return this.members.member(this.value(unit, first, scope), unit.valueName(value));
			case 'index':
				return this.dialect(unit).index(unit, value, scope);
			case 'call':
				return this.functions.callResult(unit, first);
			case 'chunk':
				return this.chunk(unit, first);
			case 'object':
				return one({ is: 'object', unit, value, scope });
			case 'array':
				return this.dialect(unit).list(unit, first, scope);
			case 'string':
			case 'template':
			case 'literal':
				return this.dialect(unit).literal(unit, value);
			case 'await':
				return through(this.value(unit, first, scope), (entity) =>
					entity.is === 'promise' ? entity.of : one(entity),
				);
			case 'either':
				return merged([this.value(unit, first, scope), this.value(unit, unit.second(value), scope)]);
			case 'assign':
			case 'choice':
			case 'pair':
				return this.value(unit, unit.second(value), scope);
			case 'comprehension':
				return this.value(unit, first, scope);
			case 'cast':
				return this.cast(unit, value, scope);
			case 'this':
				return this.receivers.self(unit, scope);
			case 'super':
				return this.receivers.above(unit, scope);
			case 'module':
				return this.modules.module(unit, unit.valueName(value));
			default:
				return NOTHING;
		}
	}

	/** What a name is where it stands. */
	name(unit: Unit, name: string, from: number, value = -1): Outcome {
		return this.dialect(unit).name(unit, name, from, value);
	}

	/** The bindings that a name has in one scope. */
	bound(unit: Unit, bindings: readonly UnitBinding[]): Outcome {
		const values = bindings.filter(({ kind }) => kind !== 'type' || bindings.length === 1);
		// Of several signatures the implementation counts.
		const written = values.filter(({ chunk }) => chunk < 0 || !unit.has(chunk, 'declaration'));
		const meant = written.length > 0 ? written : values.slice(0, 1);
		return merged(meant.map((binding) => this.binding(unit, binding)));
	}

	binding(unit: Unit, binding: UnitBinding): Outcome {
		const { kind, chunk, scope } = binding;
		switch (kind) {
			case 'import':
				return this.modules.imported(unit, binding);
			case 'function':
			case 'class':
			case 'enum':
			case 'namespace':
			case 'type':
				return chunk < 0 ? NOTHING : this.chunk(unit, chunk);
			case 'param':
				return this.functions.parameter(unit, binding);
			case 'catch':
				return this.dialect(unit).caught(unit, binding);
			case 'type_param':
			case 'global':
			case 'nonlocal':
				return kind === 'nonlocal' ? this.name(unit, binding.name, unit.scopeParent(scope)) : NOTHING;
			default:
				return chunk >= 0 && FUNCTIONS.has(unit.kind(chunk))
					? this.chunk(unit, chunk)
					: this.dialect(unit).variable(unit, binding);
		}
	}

	/** What a variable is declared with. */
	started(unit: Unit, { value, scope, path }: UnitBinding): Outcome[] {
		return value < 0 ? [] : [this.path(unit, this.value(unit, value, scope), path)];
	}

	/** A function, class or value that is written here. */
	chunk(unit: Unit, chunk: number): Outcome {
		return one({ is: 'definition', unit, chunk, self: null });
	}

	/** An element of what is gone through or indexed. */
	element(entity: Entity): Outcome {
		switch (entity.is) {
			case 'instance':
				return this.dialect(entity.unit).elementOf(entity);
			case 'list':
			case 'map':
				return entity.of;
			case 'tuple':
				return merged(entity.of);
			case 'external':
				return one(entity);
			case 'object':
				return this.members.anyEntry(entity);
			default:
				return NOTHING;
		}
	}

	/** From a value to a part of it: `.a`, `[0]`, `[]`, `...`. */
	path(unit: Unit, from: Outcome, path: string | null): Outcome {
		if (path === null) return from;
		let outcome = from;
		for (const [part] of path.matchAll(/\.\.\.|\.[^.[\]]+|\[\d*\]/g)) {
			if (part === '...') continue;
			const own = this.dialect(unit).step(outcome, part);
			if (own !== null) outcome = own;
			else if (part.startsWith('.')) outcome = this.members.member(outcome, part.slice(1));
			else {
				const at = part === '[]' ? -1 : Number(part.slice(1, -1));
				outcome = through(outcome, (entity) =>
					entity.is === 'tuple' && at >= 0 ? (entity.of[at] ?? NOTHING) : this.element(entity),
				);
			}
		}
		return outcome;
	}

	private cast(unit: Unit, value: number, scope: number): Outcome {
		const written = unit.valueName(value);
		const inner = unit.first(value);
		if (written.startsWith('<') && inner >= 0 && unit.op(inner) === 'call')
			return this.functions.callResult(unit, unit.first(inner), written);
		if (written === 'const' || written === '') return this.value(unit, unit.first(value), scope);
		const node = this.types.read(unit, written);
		const typed = this.types.type(node, unit, scope, null);
		if (typed.of.length === 0)
			return this.dialect(unit).isForeign(node, unit, scope)
				? typed
				: this.value(unit, unit.first(value), scope);
		return this.dialect(unit).cast(unit, unit.first(value), scope, typed);
	}
}
