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

/** What a name is looked up for: where a type must be, and to be called, it is what is declared under it. */
export type NameUse = 'value' | 'type' | 'call' | 'macro';

/** What a language does in its own way to find out what names mean. */
export interface Dialect {
	/** Members of the types around, also inherited ones, are seen without `this`. */
	readonly hasImplicitSelf: boolean;
	/** Several functions may have one name, told apart by their parameters. */
	readonly hasOverloads: boolean;
	/** Methods have names of their own: a variable is never called by its name. */
	readonly hasMethodNames: boolean;
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
	/** Names of the type that a method is called on. */
	readonly selfTypes: ReadonlySet<string>;
	/** The package of what the language itself has: methods of lists and strings. */
	readonly platform: string;
	/** What every type has above it, which nobody writes, with what it has; null for nothing. */
	readonly root: { type: Thing & { is: 'external' }; members: ReadonlySet<string> } | null;
	readType(text: string): TypeText;
	/** Whether a `type` is another name for what is written. */
	isAlias(unit: Unit, chunk: number): boolean;
	/** Whether a name means this thing where it stands: a module and a function may have one name. */
	suits(thing: Thing, use: NameUse): boolean;
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
	container(thing: Thing & { is: 'external' }, args: readonly Outcome[]): Thing | Outcome | null;
	/** What is taken from a container or from something of the platform; null for what is the platform's. */
	platformMember(names: Nominal, thing: Thing, name: string): Outcome | null;
	/** What a method of something of the platform gives back; null when it is not known. */
	platformResult(names: Nominal, receiver: Thing, name: string, unit: Unit, call: number): Outcome | null;
	/** What calling something of the platform gives back; null when it is not known. */
	platformCall(names: Nominal, unit: Unit, call: number, callee: Thing & { is: 'external' }): Outcome | null;
	/** A step of a pattern, as it is written in the path of a binding; null for one that all languages have. */
	patternStep(names: Nominal, thing: Thing, step: string): Outcome | null;
	/** What a parameter is that says no type: of a function that is given to a call. */
	parameter(names: Nominal, unit: Unit, binding: UnitBinding): Outcome;
}
