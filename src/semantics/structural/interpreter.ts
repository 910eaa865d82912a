import { FUNCTIONS } from '../chunk-kinds.ts';
import { definitionOf, type Entity, type Outcome } from '../core/entity.ts';
import { Interpreter } from '../core/interpreter.ts';
import { merged, NOTHING, one } from '../core/outcome.ts';
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
import { WrittenMembers } from './writes/written-members.ts';

/** The family of entities that stand in no file: values of the platform. */
const DEFAULT_FAMILY = 'typescript';

/**
 * Finds out what values are, on demand. It follows names to what they are bound to, members to what has
 * them, calls to what is given back; and stops where it cannot be sure.
 */
export class Structural extends Interpreter {
	readonly modules: ModuleNames;
	readonly members: Members;
	readonly functions: Functions;
	readonly receivers: Receivers;
	readonly types: Types;
	readonly written: WrittenMembers;
	private readonly makers: DialectMakers;
	private readonly dialects: Readonly<Record<string, StructuralDialect>>;

	constructor(world: World, makers: DialectMakers = MAKERS) {
		super(world);
		this.makers = makers;
		this.modules = new ModuleNames(world, this);
		this.members = new Members(this);
		this.functions = new Functions(this);
		this.receivers = new Receivers(this);
		this.types = new Types(this);
		this.written = new WrittenMembers(this);
		this.dialects = Object.fromEntries(Object.entries(makers).map(([family, make]) => [family, make(this)]));
	}

	/** A new interpreter with an empty memory and another dialect for one family. */
	fresh(family: string, make: (interpreter: Structural) => StructuralDialect): Structural {
		return new Structural(this.world, { ...this.makers, [family]: make });
	}

	/** The dialect of a unit; entities without a file, and other languages, use the default one. */
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

	protected override memoizesUnknown(unit: Unit): boolean {
		return this.dialect(unit).memoizesUnknown;
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

	override chunk(unit: Unit, chunk: number): Outcome {
		return one(definitionOf(unit, chunk));
	}

	protected override nameAt(unit: Unit, name: string, scope: number, value: number): Outcome {
		return this.name(unit, name, scope, value);
	}

	protected override readMember(_: Unit, from: Outcome, name: string): Outcome {
		return this.members.member(from, name);
	}

	protected override index(unit: Unit, value: number, scope: number): Outcome {
		return this.dialect(unit).index(unit, value, scope);
	}

	protected override callResult(unit: Unit, call: number, types?: string): Outcome {
		return this.functions.callResult(unit, call, types);
	}

	protected override typeTest(): Outcome {
		return NOTHING;
	}

	protected override object(unit: Unit, value: number, scope: number): Outcome {
		return one({ is: 'object', unit, value, scope });
	}

	protected override list(unit: Unit, first: number, scope: number): Outcome {
		return this.dialect(unit).list(unit, first, scope);
	}

	protected override literal(unit: Unit, value: number): Outcome {
		return this.dialect(unit).literal(unit, value);
	}

	protected override awaited(_: Unit, entity: Entity): Outcome {
		return entity.is === 'promise' ? entity.of : one(entity);
	}

	protected override self(unit: Unit, scope: number): Outcome {
		return this.receivers.self(unit, scope);
	}

	protected override above(unit: Unit, scope: number): Outcome {
		return this.receivers.above(unit, scope);
	}

	protected override module(unit: Unit, name: string): Outcome {
		return this.modules.module(unit, name);
	}

	protected override memberStep(unit: Unit, from: Outcome, step: string): Outcome {
		return this.dialect(unit).step(from, step) ?? this.members.member(from, step.slice(1));
	}

	protected override elementOf(entity: Entity): Outcome {
		switch (entity.is) {
			case 'instance':
				return this.dialect(entity.unit).elementOf(entity) ?? NOTHING;
			case 'external':
				return one(entity);
			case 'object':
				return this.members.anyEntry(entity);
			default:
				return NOTHING;
		}
	}

	protected override cast(unit: Unit, value: number, scope: number, type: string): Outcome {
		if (type === 'const' || type === '') return this.value(unit, value, scope);
		const dialect = this.dialect(unit);
		const node = this.types.read(unit, type);
		const typed = this.types.type(node, unit, scope, null);
		if (typed.of.length > 0) return dialect.cast(unit, value, scope, typed);
		return dialect.isForeign(node, unit, scope) ? typed : this.value(unit, value, scope);
	}
}
