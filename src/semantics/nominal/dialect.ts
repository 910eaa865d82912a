import type { CommonDialect, TypeDefinition } from '../core/dialect.ts';
import type { Entity, Outcome } from '../core/entity.ts';
import type { Unit } from '../world/unit.ts';
import type { Declared } from '../world/world.ts';
import type { Nominal } from './interpreter.ts';
import type { DialectTraits } from './traits.ts';
import type { TypeText } from './type-text.ts';

export type { TypeDefinition } from '../core/dialect.ts';

type Definition = Entity & { is: 'definition' };
type External = Entity & { is: 'external' };

/** A call, and where it is. */
export interface CallAt {
	unit: Unit;
	call: number;
	/** Its type arguments, where they are written. */
	types?: readonly Outcome[] | undefined;
}

/** Why a name is looked up: for its value, as a type, to call what is declared under it, or as a macro. */
export type NameUse = 'value' | 'type' | 'call' | 'macro';

/** What names mean inside a file. */
export interface NameLookup {
	/** Whether code in the scope `from` sees a name that the scope around it binds. */
	isVisible(unit: Unit, name: string, scope: number, from: number): boolean;
	/** Whether other files add names to a scope, as to a namespace: it is not searched by itself. */
	isOpenScope(unit: Unit, scope: number): boolean;
	/** Whether a name can mean this where it stands: a module and a function may have one name. */
	canMean(entity: Entity, use: NameUse): boolean;
	/** A name that no scope binds: of the package, of an import of everything, of the platform. */
	unbound(names: Nominal, unit: Unit, name: string, scope: number, use: NameUse): Outcome;
	/** A member of a package or namespace. */
	packageMember(names: Nominal, module: Entity & { is: 'module' }, name: string, use: NameUse): Outcome;
	/** Whether a name without `this` may mean an inherited member of a third-party type. */
	seesInherited(member: External, name: string): boolean;
	/** `this`; null where the surrounding type decides. */
	self(names: Nominal, unit: Unit, scope: number): Outcome | null;
	/** `this` in a scope that is not one of a type, as in a block with a receiver; null where the scope around decides. */
	receiver(names: Nominal, unit: Unit, scope: number): Outcome | null;
}

/** What types and objects have by a name. */
export interface MemberLookup {
	/** A member of a type or object, where the language searches in its own way; undefined where it does not. */
	findMember(
		names: Nominal,
		of: Entity & { is: 'definition' | 'instance' },
		name: string,
	): Outcome | null | undefined;
	/** A type and those above it in the order in which they are searched; null for the order in which they are written. */
	linearization(names: Nominal, type: TypeDefinition): Outcome | null;
	/** Whether a chunk inside a type is visible as its member. */
	isMember(unit: Unit, owner: number, chunk: number): boolean;
	/** Members of a type that are written outside of it. */
	membersElsewhere(names: Nominal, type: TypeDefinition, name: string): readonly Declared[];
	/** The type of a method that is written outside of it; null for a function. */
	ownerElsewhere(names: Nominal, unit: Unit, chunk: number): TypeDefinition | null;
	/** A member that nobody wrote: accessors of records, `values()` of enums; null for none. */
	impliedMember(
		names: Nominal,
		type: TypeDefinition,
		self: Entity,
		name: string,
		args: number,
	): Outcome | null;
	/** Of several declarations of one member, those that a use means: definitions rather than prototypes. */
	preferDefinitions(names: Nominal, found: readonly TypeDefinition[]): readonly TypeDefinition[];
	/** All members of a third-party type where they are known; null where they are not. */
	knownMembers(type: string): ReadonlySet<string> | null;
	/** Functions that a file attaches to a receiver, which go before its own members; null for none. */
	attachedFunctions(
		names: Nominal,
		from: Unit,
		receiver: Outcome,
		name: string,
		args: number,
	): Outcome | null;
	/** Extension functions, for a receiver that has no such member of the repository; null for none. */
	extension(names: Nominal, from: Unit, entity: Entity, name: string, args: number): Outcome | null;
	/** The same for receivers of every kind, packages and types among them, when nothing else was found. */
	addedMember(names: Nominal, from: Unit, entity: Entity, name: string, args: number): Outcome | null;
}

/** What calls lead to, and what they give. */
export interface CallLookup {
	/** What `super(…)` calls; null for a constructor of the base. */
	superCall(names: Nominal, unit: Unit, scope: number): Outcome | null;
	/** Of what the name of an annotation leads to, what can be one. */
	decorators(names: Nominal, unit: Unit, found: Outcome): Outcome;
	/** What a call may mean that is written like the construction of types: functions of the same name, too. */
	factories(names: Nominal, from: Unit, types: Outcome, name: string): Outcome;
	/** The written constructors of a type. */
	constructors(names: Nominal, type: TypeDefinition): readonly TypeDefinition[];
	/** Of overloads that take as many arguments as a call has, those that the arguments fit. */
	chooseOverload(names: Nominal, site: CallAt, functions: Outcome): Outcome;
	/** How many arguments a function needs at least; null when its parameters say so. */
	leastArguments(names: Nominal, unit: Unit, chunk: number): number | null;
	/** Whether a field is read by calling it: an accessor that another language makes of it. */
	isAccessor(unit: Unit, chunk: number): boolean;
	/** What calling a member gives that is no function; null when it is not known. */
	calledValue(names: Nominal, entity: Definition): Outcome | null;
	/** Whether a function of a name that nothing declares may be defined while the program runs. */
	isDefinedAtRuntime(name: string): boolean;
}

/** What written types mean. */
export interface TypeLookup {
	/** Whether a `type` is another name for what is written, not a type of its own. */
	isAlias(unit: Unit, chunk: number): boolean;
	/** What a third-party type with these arguments is: a list, a map, a promise; null for nothing known. */
	genericType(entity: External, args: readonly Outcome[]): Entity | Outcome | null;
}

/** What the platform's own values have and give. */
export interface PlatformLookup {
	/** A member of a third-party entity, list, map or other built-in value; null where nothing special is known. */
	platformMember(names: Nominal, from: Unit, entity: Entity, name: string, args: number): Outcome | null;
	/** What a method of such an entity gives; null when it is not known. */
	methodResult(names: Nominal, receiver: Entity, name: string, unit: Unit, call: number): Outcome | null;
	/** What calling a third-party function gives or, without a call, what reading it gives. */
	externalResult(names: Nominal, entity: External, site: CallAt | null): Outcome;
	awaited(entity: Entity): Outcome;
	/** A step of a binding's path that only this language has; null for any other. */
	patternStep(names: Nominal, entity: Entity, step: string): Outcome | null;
}

/** What a language whose types have names does in its own way. */
export interface Dialect
	extends CommonDialect<[names: Nominal], TypeText>,
		NameLookup,
		MemberLookup,
		CallLookup,
		TypeLookup,
		PlatformLookup {
	readonly traits: DialectTraits;
}
