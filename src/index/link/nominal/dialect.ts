import type { LinkedImport } from '../../../store/link-source.ts';
import type { Outcome, Thing } from '../thing.ts';
import type { Unit } from '../unit.ts';
import type { UnitBinding } from '../unit-rows.ts';
import type { Declared } from '../world.ts';
import type { Nominal } from './nominal.ts';
import type { TypeText } from './type-text.ts';

/** A type that is written in the repository. */
export interface TypeDefinition {
	unit: Unit;
	chunk: number;
}

/** A call, and where it is. */
export interface CallAt {
	unit: Unit;
	call: number;
}

/** Whether a name stands where a type must be. */
export type NameUse = 'value' | 'type';

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
	/** A name is whatever it was given last: all that it is given counts. */
	readonly isDynamic: boolean;
	/** What a function gives back that says no type is what it returns. */
	readonly infersResults: boolean;
	/** Names of the type that a method is called on. */
	readonly selfTypes: ReadonlySet<string>;
	/** The package of what the language itself has: methods of lists and strings. */
	readonly platform: string;
	/** What every type has above it, which nobody writes, with what it has; null for nothing. */
	readonly root: { type: Thing & { is: 'external' }; members: ReadonlySet<string> } | null;
	readType(text: string): TypeText;
	/** Whether a `type` is another name for what is written. */
	isAlias(unit: Unit, chunk: number): boolean;
	/** What an import binds. */
	imported(names: Nominal, unit: Unit, row: LinkedImport): Outcome;
	/** A name that no scope around it binds: of the package, of an import of everything, of the platform. */
	unbound(names: Nominal, unit: Unit, name: string, scope: number, use: NameUse): Outcome;
	/** A member of a package or namespace. */
	inPackage(names: Nominal, module: Thing & { is: 'module' }, name: string, use: NameUse): Outcome;
	/** Members of a type that are written outside of it. */
	elsewhere(names: Nominal, type: TypeDefinition, name: string): readonly Declared[];
	/** Types whose members a type has as well besides its bases: other parts of it, what is implemented for it. */
	beside(names: Nominal, type: TypeDefinition): readonly TypeDefinition[];
	/** The type of a method that is written outside of it; null for a function. */
	ownerElsewhere(names: Nominal, unit: Unit, chunk: number): TypeDefinition | null;
	/** What a type has without its being written: accessors of records, `values()` of enums; null for nothing. */
	implied(names: Nominal, type: TypeDefinition, self: Thing, name: string, args: number): Outcome | null;
	/** What `this` is in a scope that is not that of a type; null where it is what it is around it. */
	receiver(names: Nominal, unit: Unit, scope: number): Outcome | null;
	/** Functions that are called as members of a thing, but are written elsewhere; null for none. */
	extension(names: Nominal, from: Unit, thing: Thing, name: string, args: number): Outcome | null;
	/** Whether a chunk in a type is seen as a member of it. */
	isMember(unit: Unit, owner: number, chunk: number): boolean;
	/** The name of the member that says what is got by indexing. */
	readonly indexer: string | null;
	/** What comes of waiting for a thing. */
	awaited(thing: Thing): Outcome;
	/** Whether a function of the platform is called on anything, and has no other of its name above it. */
	isForAll(name: string): boolean;
	/** Whether a field is called to get at it. */
	isAccessor(unit: Unit, chunk: number): boolean;
	/** Of functions that may be meant by their number of parameters those that what is given fits. */
	chosen(names: Nominal, site: CallAt, functions: Outcome): Outcome;
	/** What is given back by something of others that is called, or, with null, what it is when it is read. */
	externalResult(names: Nominal, thing: Thing & { is: 'external' }, site: CallAt | null): Outcome;
	/** What something of the platform is that is known by its type arguments: a list, a map; null for no such thing. */
	container(thing: Thing & { is: 'external' }, args: readonly Outcome[]): Thing | null;
	/** What a method of something of the platform gives back; null when it is not known. */
	platformResult(names: Nominal, receiver: Thing, name: string): Outcome | null;
	/** What a parameter is that says no type: of a function that is given to a call. */
	parameter(names: Nominal, unit: Unit, binding: UnitBinding): Outcome;
}
