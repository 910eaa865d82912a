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

/** Whether a name stands where a type must be. */
export type NameUse = 'value' | 'type';

/** What a language does in its own way to find out what names mean. */
export interface Dialect {
	/** Members of the types around, also inherited ones, are seen without `this`. */
	readonly hasImplicitSelf: boolean;
	/** Several functions may have one name, told apart by their parameters. */
	readonly hasOverloads: boolean;
	/** Methods have names of their own: a variable is never called by its name. */
	readonly hasMethodNames: boolean;
	/** A type may have a method and a field of one name; which is meant says the call. */
	readonly hasFieldNames: boolean;
	/** A name is whatever it was given last: all that it is given counts. */
	readonly isDynamic: boolean;
	/** What a function gives back that says no type is what it returns. */
	readonly infersResults: boolean;
	/** Of what stands above a type the nearest is looked at with all above it before the next: what is mixed in first. */
	readonly isDepthFirst: boolean;
	/** What is mixed into a type stands between it and its base: `super` finds it first. */
	readonly hasMixedSuper: boolean;
	/** Constructors are called by their names as other members are: `parent::__construct()`, `Point.origin()`. */
	readonly hasNamedConstructors: boolean;
	/** A type that has no constructor of its own is made by that of its base. */
	readonly inheritsConstructors: boolean;
	readonly constructorName: string;
	/** Names of the type that a method is called on. */
	readonly selfTypes: ReadonlySet<string>;
	/** The package of what the language itself has: methods of lists and strings. */
	readonly platform: string;
	/** What every type has above it, which nobody writes, with what it has; null for nothing. */
	readonly root: { type: Thing & { is: 'external' }; members: ReadonlySet<string> } | null;
	readType(text: string): TypeText;
	/** Whether a name that a scope binds is seen by who stands inside it, in another scope perhaps. */
	isSeen(unit: Unit, name: string, scope: number, from: number): boolean;
	/** `this` where a language says in its own way what it is; null where the type around does. */
	self(names: Nominal, unit: Unit, scope: number): Outcome | null;
	/** What `super(…)` calls; null for a constructor of the base. */
	superCall(names: Nominal, unit: Unit, scope: number): Outcome | null;
	/** A member of a type or of something of it, where a language looks for it in its own way; undefined where as others do. */
	memberOf(
		names: Nominal,
		of: Thing & { is: 'definition' | 'instance' },
		name: string,
	): Outcome | null | undefined;
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
	/** What something of the platform is that is known by its type arguments: a list, a map; null for no such thing. */
	container(thing: Thing & { is: 'external' }, args: readonly Outcome[]): Thing | null;
	/** What a method of something of the platform gives back; null when it is not known. */
	platformResult(names: Nominal, receiver: Thing, name: string): Outcome | null;
	/** A member that is written apart from what it is taken from, as far as it is seen from a file; null for none. */
	addition(names: Nominal, from: Unit, thing: Thing, name: string): Outcome | null;
	/** What comes of calling a member that is no function; null for nothing known. */
	givenBy(names: Nominal, thing: Thing & { is: 'definition' }): Outcome | null;
	/** Whether who calls a name that nothing declares calls what is made when the program runs. */
	isMadeLater(name: string): boolean;
	/** What a parameter is that says no type: of a function that is given to a call. */
	parameter(names: Nominal, unit: Unit, binding: UnitBinding): Outcome;
}
