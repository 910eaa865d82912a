import type { LinkedImport } from '../../store/linked-file.ts';
import type { Entity, Env, Outcome } from '../core/outcome.ts';
import type { Unit } from '../world/unit.ts';
import type { UnitBinding } from '../world/unit-rows.ts';
import type { Declared } from '../world/world.ts';
import type { NominalInterpreter } from './interpreter.ts';
import type { TypeText } from './type-text.ts';

/** A type that is written in the repository. */
export interface TypeDefinition {
	unit: Unit;
	chunk: number;
}

type Definition = Entity & { is: 'definition' };

/** A call, and where it is. */
export interface CallAt {
	unit: Unit;
	call: number;
	/** Its type arguments, where they are written. */
	types?: readonly Outcome[];
}

/** What a name is looked up for: where a type must be, and to be called, it is what is declared under it. */
export type NameUse = 'value' | 'type' | 'call' | 'macro';

/** What a language does in its own way to find out what names mean. */
export interface Dialect {
	/** Members of the types around, also inherited ones, are seen without `this`. */
	readonly hasImplicitSelf: boolean;
	/** Several functions may have one name, told apart by their parameters. */
	readonly hasOverloads: boolean;
	/** A function is called with as many arguments as it has parameters, or it is another one that is called. */
	readonly countsArguments: boolean;
	/** Methods have names of their own: a variable is never called by its name. */
	readonly hasMethodNames: boolean;
	/** A function that is waited for and one that is not may have one name and the same parameters. */
	readonly overloadsByWaiting: boolean;
	/** A name is whatever it was given last: all that it is given counts. */
	readonly isDynamic: boolean;
	/** What a function gives back that says no type is what it returns. */
	readonly infersResults: boolean;
	/** A module inside a file sees nothing of what is around it; macros have names of their own. */
	readonly hasClosedModules: boolean;
	/** A name of a function is known behind its declaration only; one before it is another. */
	readonly declaresFirst: boolean;
	/** What is embedded gives its members on: of those the least deep counts, also if it is not known. */
	readonly promotes: boolean;
	/** A type that is called by its name is converted to; only `new` makes one. */
	readonly constructsByNew: boolean;
	/** Nothing but how a name is written tells whether a type is made or a function is called: either may be meant. */
	readonly guessesMakers: boolean;
	/** The name that constructors are called by as members: `super.init()`; null where they are not. */
	readonly constructorName: string | null;
	/** A field is read from outside by calling it. */
	readonly callsFields: boolean;
	/** Of what stands above a type the nearest is looked at with all above it before the next: what is mixed in first. */
	readonly isDepthFirst: boolean;
	/** What is mixed into a type stands between it and its base: `super` finds it first. */
	readonly hasMixedSuper: boolean;
	/** Constructors are called by their names as other members are: `parent::__construct()`, `Point.origin()`. */
	readonly hasNamedConstructors: boolean;
	/** A type that has no constructor of its own is made by that of its base. */
	readonly inheritsConstructors: boolean;
	/** The name of constructors that are called by their type. */
	readonly makerName: string;
	/** Names of the type that a method is called on. */
	readonly selfTypes: ReadonlySet<string>;
	/** The package of what the language itself has: methods of lists and strings. */
	readonly platform: string;
	/** What every type has above it, which nobody writes, with what it has; null for nothing. */
	readonly root: { type: Entity & { is: 'external' }; members: ReadonlySet<string> } | null;
	/** All members of a type of others, where they are known: it has no others; null where they are not. */
	membersOf(type: string): ReadonlySet<string> | null;
	readType(text: string): TypeText;
	/** Whether a name that a scope binds is seen by who stands inside it, in another scope perhaps. */
	isSeen(unit: Unit, name: string, scope: number, from: number): boolean;
	/** `this` where a language says in its own way what it is; null where the type around does. */
	self(names: NominalInterpreter, unit: Unit, scope: number): Outcome | null;
	/** What `super(…)` calls; null for a constructor of the base. */
	superCall(names: NominalInterpreter, unit: Unit, scope: number): Outcome | null;
	/** A member of a type or of something of it, where a language looks for it in its own way; undefined where as others do. */
	memberOf(
		names: NominalInterpreter,
		of: Entity & { is: 'definition' | 'instance' },
		name: string,
	): Outcome | null | undefined;
	/** Whether a `type` is another name for what is written. */
	isAlias(unit: Unit, chunk: number): boolean;
	/** Whether a name means this entity where it stands: a module and a function may have one name. */
	suits(entity: Entity, use: NameUse): boolean;
	/** Whether a member of a type of others above is seen without `this`. */
	givesNames(member: Entity & { is: 'external' }): boolean;
	/** Of what a name above a definition leads to, what can stand there. */
	decorating(names: NominalInterpreter, unit: Unit, found: Outcome): Outcome;
	/** What an import binds. */
	imported(names: NominalInterpreter, unit: Unit, row: LinkedImport): Outcome;
	/** A name that no scope around it binds: of the package, of an import of everything, of the platform. */
	unbound(names: NominalInterpreter, unit: Unit, name: string, scope: number, use: NameUse): Outcome;
	/** A member of a package or namespace. */
	inPackage(
		names: NominalInterpreter,
		module: Entity & { is: 'module' },
		name: string,
		use: NameUse,
	): Outcome;
	/** Of types that are called by their name what may be meant instead or besides: functions that have it. */
	factories(names: NominalInterpreter, from: Unit, types: Outcome, name: string): Outcome;
	/** Members of a type that are written outside of it. */
	elsewhere(names: NominalInterpreter, type: TypeDefinition, name: string): readonly Declared[];
	/** Types whose members a type has as well besides its bases: other parts of it, what is implemented for it. */
	beside(names: NominalInterpreter, type: TypeDefinition): readonly TypeDefinition[];
	/** The type of a method that is written outside of it; null for a function. */
	ownerElsewhere(names: NominalInterpreter, unit: Unit, chunk: number): TypeDefinition | null;
	/** What a type has without its being written: accessors of records, `values()` of enums; null for nothing. */
	implied(
		names: NominalInterpreter,
		type: TypeDefinition,
		self: Entity,
		name: string,
		args: number,
	): Outcome | null;
	/** What `this` is in a scope that is not that of a type; null where it is what it is around it. */
	receiver(names: NominalInterpreter, unit: Unit, scope: number): Outcome | null;
	/** Functions that are called as members of an entity, but are written elsewhere; null for none. */
	extension(
		names: NominalInterpreter,
		from: Unit,
		entity: Entity,
		name: string,
		args: number,
	): Outcome | null;
	/** Whether a chunk in a type is seen as a member of it. */
	isMember(unit: Unit, owner: number, chunk: number): boolean;
	/** The name of the member that says what is got by indexing. */
	readonly indexer: string | null;
	/** What comes of waiting for an entity. */
	awaited(entity: Entity): Outcome;
	/** Whether a function of the platform is called on anything, and has no other of its name above it. */
	isForAll(name: string): boolean;
	/** Whether a field is called to get at it. */
	isAccessor(unit: Unit, chunk: number): boolean;
	/** Of functions that may be meant by their number of parameters those that what is given fits. */
	chosen(names: NominalInterpreter, site: CallAt, functions: Outcome): Outcome;
	/** A function with what its type parameters stand for in a call, as far as the arguments say it. */
	inferred(names: NominalInterpreter, entity: Definition, site: CallAt): Definition;
	/** The parameters of a generic type that is made without saying them; null for those that are not told apart. */
	unknownArguments(unit: Unit, chunk: number): Env | null;
	/** What is given back by something of others that is called, or, with null, what it is when it is read. */
	externalResult(
		names: NominalInterpreter,
		entity: Entity & { is: 'external' },
		site: CallAt | null,
	): Outcome;
	/** What something of the platform is that is known by its type arguments: a list, a map; null for no such entity. */
	container(entity: Entity & { is: 'external' }, args: readonly Outcome[]): Entity | Outcome | null;
	/** What is taken from a container or from something of the platform; null for what is the platform's. */
	platformMember(names: NominalInterpreter, entity: Entity, name: string): Outcome | null;
	/** What a method of something of the platform gives back; null when it is not known. */
	platformResult(
		names: NominalInterpreter,
		receiver: Entity,
		name: string,
		unit: Unit,
		call: number,
	): Outcome | null;
	/** What calling something of the platform gives back; null when it is not known. */
	platformCall(
		names: NominalInterpreter,
		unit: Unit,
		call: number,
		callee: Entity & { is: 'external' },
	): Outcome | null;
	/** A step of a pattern, as it is written in the path of a binding; null for one that all languages have. */
	patternStep(names: NominalInterpreter, entity: Entity, step: string): Outcome | null;
	/** What nothing around binds is rather of the platform or of what is included than of a type of others above. */
	readonly prefersOutside: boolean;
	/** Whether what a scope binds is not asked of it alone: other files add to a namespace. */
	isShared(unit: Unit, scope: number): boolean;
	/** Of chunks that declare one member those that a call means: definitions instead of what only says that they exist. */
	written(names: NominalInterpreter, found: readonly TypeDefinition[]): readonly TypeDefinition[];
	/** The written constructors of a type. */
	constructors(names: NominalInterpreter, type: TypeDefinition): readonly TypeDefinition[];
	/** How many arguments a function needs at least; null when its parameters say so. */
	leastArguments(names: NominalInterpreter, unit: Unit, chunk: number): number | null;
	/** A type and those above it, in the order that they are asked in; null where the order they are written in tells. */
	line(names: NominalInterpreter, type: TypeDefinition): Outcome | null;
	/** Functions that a file attaches to types of others; null when it is none of them that is meant. */
	attached(
		names: NominalInterpreter,
		from: Unit,
		receiver: Outcome,
		name: string,
		args: number,
	): Outcome | null;
	/** What is taken by a name from a list, a map or what holds one entity; null for what the platform has. */
	inContainer(
		names: NominalInterpreter,
		from: Unit,
		holder: Entity,
		name: string,
		args: number,
	): Outcome | null;
	/** What is got from something by an index; null when that is not known. */
	indexed(names: NominalInterpreter, entity: Entity & { is: 'instance' }): Outcome | null;
	/** A member that is written apart from what it is taken from, as far as it is seen from a file; null for none. */
	addition(names: NominalInterpreter, from: Unit, entity: Entity, name: string, args: number): Outcome | null;
	/** What comes of calling a member that is no function; null for nothing known. */
	givenBy(names: NominalInterpreter, entity: Entity & { is: 'definition' }): Outcome | null;
	/** Whether who calls a name that nothing declares calls what is made when the program runs. */
	isMadeLater(name: string): boolean;
	/** What a parameter is that says no type: of a function that is given to a call. */
	parameter(names: NominalInterpreter, unit: Unit, binding: UnitBinding): Outcome;
}
