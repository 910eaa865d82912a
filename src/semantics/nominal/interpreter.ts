import { getOrMake } from '../../model/get-or-make.ts';
import { words } from '../../model/word-list.ts';
import { FUNCTIONS, HOLDERS } from '../chunk-kinds.ts';
import { definitionOf, type Entity, type Outcome } from '../core/entity.ts';
import { Interpreter } from '../core/interpreter.ts';
import { ABSENT, merged, NOTHING, one, opened, through } from '../core/outcome.ts';
import { RecursiveMemo } from '../core/recursive-memo.ts';
import type { NominalFamily } from '../world/families.ts';
import type { Unit } from '../world/unit.ts';
import type { UnitBinding } from '../world/unit-rows.ts';
import type { Declared, World } from '../world/world.ts';
import { ANY_ARGUMENTS, Calls } from './calls.ts';
import type { Dialect, NameUse, TypeDefinition } from './dialect.ts';
import { dialectOf } from './dialects.ts';
import { iterated } from './generic-platform.ts';
import { NominalMembers } from './members.ts';
import { NominalReceivers } from './receivers.ts';
import { isType } from './type-kinds.ts';
import { NominalTypes } from './types.ts';

/** Some languages write the type of one argument for a parameter that takes all further ones. */
function asList(typed: Outcome): Outcome {
	return typed.of.every(({ is }) => is === 'list') ? typed : one({ is: 'list', of: typed });
}

/** Bindings that are types, or may lead to one. */
const TYPE_BINDINGS: ReadonlySet<string> = new Set([...words('class type enum namespace import type_param')]);
const GIVEN: ReadonlySet<string> = new Set(['var', 'let', 'param', 'field']);
const FUNCTION_BINDINGS: ReadonlySet<string> = new Set(['function', 'import']);
const VARIABLES: ReadonlySet<string> = new Set(['var', 'let', 'const']);
/** The path from a property's delegate to its value: `val a by lazy { … }`. */
const DELEGATED = '.getValue()';
/** Values of one name, or items of one list, that are looked at. */
const MAX_GIVEN = 40;

/**
 * Finds out what names and values are in languages whose types have names: a name is bound in a scope, is a member of a type
 * around it, or is declared in a package; a value has the type that is written for it, or that of what it was made from.
 * What a language does in its own way is in its `Dialect`.
 */
export class Nominal extends Interpreter {
	readonly root: Unit;
	readonly members: NominalMembers;
	readonly types: NominalTypes;
	readonly calls: Calls;
	readonly receivers: NominalReceivers;
	private readonly typeNames = new RecursiveMemo<Outcome>(this.budget, NOTHING);
	/** State of dialects, by the function that makes it. */
	private readonly found = new Map<unknown, unknown>();

	/** `root` is the file that is linked. In C it is the one that is compiled, whatever it includes. */
	constructor(world: World, root: Unit) {
		super(world);
		this.root = root;
		this.members = new NominalMembers(this);
		this.types = new NominalTypes(this);
		this.calls = new Calls(this);
		this.receivers = new NominalReceivers(this);
	}

	/** State that a dialect keeps while one file is linked; made on the first request, as in `Unit.derived`. */
	kept<T>(make: (names: Nominal) => T): T {
		return getOrMake(this.found, make, () => make(this)) as T;
	}

	dialect(unit: Unit): Dialect {
		return dialectOf(unit.file.language);
	}

	family(unit: Unit): NominalFamily {
		return unit.family as NominalFamily;
	}

	protected override memoizesUnknown(): boolean {
		return false;
	}

	protected override nameAt(unit: Unit, name: string, scope: number, value: number): Outcome {
		return this.name(unit, name, scope, 'value', ANY_ARGUMENTS, value);
	}

	protected override readMember(unit: Unit, from: Outcome, name: string): Outcome {
		return this.read(unit, this.members.member(unit, from, name));
	}

	protected override index(unit: Unit, value: number, scope: number): Outcome {
		return through(this.value(unit, unit.first(value), scope), (entity) => this.indexed(entity));
	}

	protected override callResult(unit: Unit, call: number, types?: string): Outcome {
		return types === undefined ? this.calls.result(unit, call) : this.calls.resultOf(unit, call, types);
	}

	protected override chunk(unit: Unit, chunk: number): Outcome {
		// A class without a name is there for the one object that is made of it.
		const isObject = isType(unit.kind(chunk)) && unit.file.chunks[chunk].name === null;
		return one(isObject ? { is: 'instance', unit, chunk, env: null } : definitionOf(unit, chunk));
	}

	protected override object(unit: Unit, value: number, scope: number): Outcome {
		if (!this.dialect(unit).traits.hasMapLiterals) return NOTHING;
		// Others may be put into it.
		return one({ is: 'map', of: opened(this.items(unit, unit.first(value), scope)) });
	}

	protected override list(unit: Unit, first: number, scope: number): Outcome {
		return one({ is: 'list', of: this.items(unit, first, scope) });
	}

	private items(unit: Unit, first: number, scope: number): Outcome {
		const found: Outcome[] = [];
		for (let item = first; item >= 0 && found.length < MAX_GIVEN; item = unit.second(item))
			found.push(this.value(unit, unit.first(item), scope));
		return merged(found);
	}

	protected override typeTest(): Outcome {
		return one({ is: 'plain' });
	}

	/** Nothing is taken from nothing. */
	protected override literal(unit: Unit, value: number): Outcome {
		const isNull = unit.op(value) === 'literal' && unit.valueName(value) === 'null';
		return isNull ? ABSENT : one({ is: 'plain' });
	}

	protected override awaited(unit: Unit, entity: Entity): Outcome {
		return this.dialect(unit).awaited(entity);
	}

	protected override cast(unit: Unit, _: number, scope: number, type: string): Outcome {
		return this.types.written(unit, type, scope, null);
	}

	protected override self(unit: Unit, scope: number): Outcome {
		return this.receivers.self(unit, scope);
	}

	protected override above(unit: Unit, scope: number): Outcome {
		return this.receivers.aboveMembers(unit, scope);
	}

	protected override module(): Outcome {
		return NOTHING;
	}

	/** What a third-party member is when it is read and its type is known. */
	private read(unit: Unit, outcome: Outcome): Outcome {
		return through(outcome, (entity) =>
			entity.is === 'external' && (entity.args !== undefined || entity.name.endsWith('.class'))
				? this.dialect(unit).externalResult(this, entity, null)
				: one(entity),
		);
	}

	/** What a name of a type means where it stands. */
	typeName(unit: Unit, name: string, from: number): Outcome {
		return this.typeNames.ask(unit, name, from, () => this.name(unit, name, from, 'type'));
	}

	/** What a name is where it stands; `args` is how many arguments it is called with, `value` where it is written. */
	name(
		unit: Unit,
		name: string,
		from: number,
		use: NameUse = 'value',
		args = ANY_ARGUMENTS,
		value = -1,
	): Outcome {
		const dialect = this.dialect(unit);
		const isCall = args !== ANY_ARGUMENTS;
		let above: Outcome | null = null;
		let isHidden = false;
		let scope = from;
		for (; scope >= 0 && !dialect.isOpenScope(unit, scope); scope = unit.scopeParent(scope)) {
			const chunk = unit.scopeChunk(scope);
			const kind = unit.scopeKind(scope);
			if (dialect.traits.hasImplicitSelf && kind === 'class' && chunk >= 0) {
				const found = this.ofSelf(this.receivers.typeOf(unit, chunk), name, args, use);
				if (found?.of.some(({ is }) => is !== 'external')) return found;
				// A third-party base may have it, if no enclosing scope does.
				above ??= found;
			}
			const bound = unit.bound(scope, name).filter(({ kind, start, chunk: bound }) => {
				if (!dialect.isVisible(unit, name, scope, from)) return false;
				if (use === 'type') return TYPE_BINDINGS.has(kind);
				const isMacro = bound >= 0 && unit.kind(bound) === 'macro';
				if (dialect.traits.hasMacroNamespace && kind !== 'import' && isMacro !== (use === 'macro'))
					return false;
				// A macro is known from where it is defined, in a function, too.
				const isLate = isMacro || (dialect.traits.requiresEarlierDeclaration && VARIABLES.has(kind));
				if (isLate && unit.isInner(scope) && value >= 0 && start > unit.positionOf(value)) return false;
				return (
					!isCall || !dialect.traits.separatesMethodNames || FUNCTION_BINDINGS.has(kind) || kind === 'class'
				);
			});
			if (bound.length > 0) {
				const { of, open } = this.bound(unit, bound, use);
				const meant = of.filter((entity) => dialect.canMean(entity, use));
				if (meant.length > 0 || of.length === 0) return this.calls.fitting({ of: meant, open }, args);
			}
			if (unit.traits.closesNamespaces && kind === 'namespace') break;
			if (dialect.traits.hasImplicitSelf && kind === 'function' && chunk > 0) {
				const found = this.ofSelf(dialect.ownerElsewhere(this, unit, chunk), name, args, use);
				if (found?.of.some(({ is }) => is !== 'external')) return found;
				above ??= found;
			}
			const receiver = dialect.receiver(this, unit, scope);
			const received = receiver === null ? null : this.members.member(unit, receiver, name, args, use);
			if (received?.of.some(({ is }) => is !== 'external')) return received;
			// An unknown receiver may have the name itself, so outer third-party ones claim nothing.
			if (received !== null && received.of.length === 0) isHidden = true;
			else if (received !== null && !isHidden && this.mayBeOf(unit, receiver, name)) above ??= received;
		}
		const found = dialect.unbound(this, unit, name, from, use);
		const isOurs = dialect.traits.prefersOutside
			? found.of.length > 0
			: found.of.some(({ is }) => is !== 'external' && !(isCall && is === 'module'));
		const isGiven =
			above?.of.some((entity) => entity.is !== 'external' || dialect.seesInherited(entity, name)) ?? false;
		if (above !== null && isGiven && use !== 'type' && !isOurs) return above;
		return this.calls.fitting(found, args);
	}

	/** Whether what `this` is may have a member of that name. */
	private mayBeOf(unit: Unit, receiver: Outcome | null, name: string): boolean {
		return (
			receiver?.of.some((entity) => entity.is !== 'external' || this.members.mayHave(unit, entity, name)) ??
			false
		);
	}

	/** What a name is that stands in a type without what it is taken from. */
	private ofSelf(own: TypeDefinition | null, name: string, args: number, use: NameUse): Outcome | null {
		return own === null ? null : this.members.named(own, name, args, use);
	}

	/** The bindings that a name has in one scope. */
	private bound(unit: Unit, bindings: readonly UnitBinding[], use: NameUse): Outcome {
		const isDynamic = this.dialect(unit).traits.isDynamic;
		const found = bindings.slice(0, MAX_GIVEN).map((each) => this.binding(unit, each, use));
		// A variable that holds a function may be given another one.
		const isGiven = GIVEN.has(bindings[0].kind) && found.some(({ of }) => of.some(isFunction));
		if (isDynamic || isGiven) found.push(...this.assignedTo(unit, bindings[0]));
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

	binding(unit: Unit, binding: UnitBinding, use: NameUse = 'value'): Outcome {
		const { kind, chunk, type, scope } = binding;
		// What is called is what is declared: a variable of a package, whatever it holds.
		if (use === 'call' && chunk >= 0 && HOLDERS.has(unit.kind(chunk)) && !unit.isInner(scope))
			return one(definitionOf(unit, chunk));
		switch (kind) {
			case 'import':
				return this.importedAs(unit, binding);
			case 'function':
			case 'class':
			case 'enum':
			case 'namespace':
			case 'type':
				if (chunk >= 0) return one(definitionOf(unit, chunk));
				// `namespace a = b::c;`, `import * as a`
				return binding.value < 0 ? this.importedAs(unit, binding) : this.value(unit, binding.value, scope);
			case 'nonlocal':
				return this.value(unit, binding.value, unit.scopeParent(scope));
			case 'type_param':
				return type === null ? NOTHING : this.types.written(unit, type, scope, null);
			default: {
				if (type !== null) {
					const typed = this.types.written(unit, type, scope, null);
					const isFunction = typed.of.every(({ is }) => is === 'function');
					const held = isFunction && VARIABLES.has(kind) ? this.held(unit, binding) : NOTHING;
					if (!held.open) return held;
					if (typed.of.length > 0) return kind === 'param' && binding.path === '...' ? asList(typed) : typed;
				}
				if (kind === 'param' && type === null) {
					const given = this.dialect(unit).parameter(this, unit, binding);
					if (given !== null && given.of.length > 0) return given;
				}
				return this.started(unit, binding);
			}
		}
	}

	/** What declarations in any files stand for: functions and types for themselves, variables for what they hold. */
	declared(rows: readonly Pick<Declared, 'path' | 'chunk'>[], use: NameUse = 'value'): Outcome {
		return merged(
			rows.map(({ path, chunk }) => {
				const unit = this.world.unit(path);
				if (unit === null) return NOTHING;
				const { name } = unit.file.chunks[chunk];
				const bound = unit.bound(unit.scopeAround(chunk), name ?? '').find((each) => each.chunk === chunk);
				return bound === undefined ? one(definitionOf(unit, chunk)) : this.binding(unit, bound, use);
			}),
		);
	}

	/** What a name starts with. A name before the start of its scope has a value that stands outside. */
	private started(unit: Unit, { value, path, scope, start }: UnitBinding): Outcome {
		if (value < 0) return NOTHING;
		const around = start < unit.scopeStart(scope) ? Math.max(0, unit.scopeParent(scope)) : scope;
		return this.path(unit, this.value(unit, value, around), path);
	}

	/** All functions that a variable of a function is given. */
	private held(unit: Unit, binding: UnitBinding): Outcome {
		if (!unit.isInner(binding.scope)) return NOTHING;
		const given = this.assignedTo(unit, binding);
		if (binding.value >= 0) given.push(this.started(unit, binding));
		const whole = merged(given);
		return whole.of.every(({ is }) => is === 'definition') ? whole : NOTHING;
	}

	/** What is got by indexing. */
	private indexed(entity: Entity): Outcome {
		const indexer = entity.is === 'instance' ? this.dialect(entity.unit).traits.indexer : null;
		if (entity.is !== 'instance' || indexer === null) return this.element(entity);
		const found = this.members.named(entity, indexer, ANY_ARGUMENTS);
		return found === null || found.of.some(({ is }) => is === 'external') ? NOTHING : found;
	}

	private importedAs(unit: Unit, { name, start }: UnitBinding): Outcome {
		const row = unit.importsOf(name).find(({ nameStart }) => nameStart === start);
		return row === undefined ? NOTHING : this.dialect(unit).imported(this, unit, row);
	}

	protected override elementOf(entity: Entity): Outcome {
		if (entity.is === 'external')
			return entity.args === undefined ? one(entity) : (entity.args.at(-1) ?? NOTHING);
		if (entity.is !== 'instance') return NOTHING;
		return (
			this.dialect(entity.unit).elementOf(this, entity) ??
			through(this.types.underlying(entity), (under) =>
				under.is === 'instance' ? NOTHING : this.element(under),
			)
		);
	}

	/** What a property is that is delegated to something. */
	private delegated(entity: Entity): Outcome {
		if (entity.is === 'external') return entity.args?.[0] ?? NOTHING;
		const found = entity.is === 'instance' ? this.members.named(entity, 'getValue', ANY_ARGUMENTS) : null;
		return through(found ?? NOTHING, (each) =>
			each.is === 'definition' ? this.calls.returned(each) : NOTHING,
		);
	}

	protected override placeStep(unit: Unit, entity: Entity, step: string): Outcome {
		const known = this.dialect(unit).patternStep(this, entity, step);
		if (known !== null) return known;
		const isIterated = step === '[]' && entity.is === 'external' && entity.args !== undefined;
		return isIterated ? iterated(entity) : super.placeStep(unit, entity, step);
	}

	protected override memberStep(unit: Unit, from: Outcome, step: string): Outcome {
		const name = step.slice(1);
		return through(from, (entity) => {
			const known = this.dialect(unit).patternStep(this, entity, step);
			if (known !== null) return known;
			if (entity.is === 'tuple') return entity.of[Number(name)] ?? NOTHING;
			if (step === DELEGATED) return this.delegated(entity);
			if (entity.is === 'instance' || entity.is === 'definition')
				return this.members.named(entity, name, ANY_ARGUMENTS) ?? NOTHING;
			return entity.is === 'external' ? one(entity) : NOTHING;
		});
	}
}

function isFunction(entity: Entity): boolean {
	return entity.is === 'definition' && FUNCTIONS.has(entity.unit.kind(entity.chunk));
}
