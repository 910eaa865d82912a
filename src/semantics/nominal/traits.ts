import type { Entity } from '../core/entity.ts';

/** Plain facts of a language whose types have names. */
export interface DialectTraits {
	/** The package of what the language itself has: methods of lists and strings. */
	platform: string;
	/** The type that is above every other one without being written, and its members; null where there is none. */
	root: { type: Entity & { is: 'external' }; members: ReadonlySet<string> } | null;
	/** Members of the surrounding types, inherited ones too, are visible without `this`. */
	hasImplicitSelf: boolean;
	/** Names that stand for the type of what a method is called on: `Self`. */
	selfTypes: ReadonlySet<string>;
	/** A variable may hold whatever it was assigned anywhere. */
	isDynamic: boolean;
	/** A function without a return type gives what it returns. */
	infersReturnTypes: boolean;
	/** Type parameters that are not written in a call are inferred from its arguments and from what is expected of it. */
	infersTypeArguments: boolean;
	/** Several functions may have one name and different parameters. */
	hasOverloads: boolean;
	/** Functions that differ in `async` alone may have one name. */
	overloadsByAsync: boolean;
	/** A function that does not take as many arguments as a call has is never the one that is called. */
	checksArgumentCount: boolean;
	/** Methods have a namespace of their own: a call by name never means a variable. */
	separatesMethodNames: boolean;
	/** Macros have a namespace of their own. */
	hasMacroNamespace: boolean;
	/** Inside a function a variable is visible after its declaration only. */
	requiresEarlierDeclaration: boolean;
	/** Prefer the platform or an import to an inherited third-party member for a name that no scope binds. */
	prefersOutside: boolean;
	/** Embedded types pass their members on; the least deep one counts, even where it is not known. */
	promotesEmbedded: boolean;
	/** Search the first base and everything above it before the second base. */
	searchesBasesDepthFirst: boolean;
	/** `super` finds the members of mixins before those of the base. */
	superIncludesMixins: boolean;
	/** The member that is called by indexing; null where there is none. */
	indexer: string | null;
	/** A field is read from outside by calling it. */
	readsFieldsByCall: boolean;
	/** Only `new` constructs a type; calling it by its name is a conversion. */
	constructsByNewOnly: boolean;
	/** `A()` may construct a type or call a function: only declarations tell. */
	mayConstructByCall: boolean;
	/** The member name that calls a constructor: `super.init()`; null where there is none. */
	constructorMember: string | null;
	/** `{…}` is a map, not an object with members. */
	hasMapLiterals: boolean;
	/** Constructors are members with names: `parent::__construct()`, `Point.origin()`. */
	hasNamedConstructors: boolean;
	/** The constructor that a type without one takes over from its base; null where none is inherited. */
	inheritedConstructor: string | null;
}

/** What most languages have. */
export const USUAL_TRAITS: Omit<DialectTraits, 'platform'> = {
	root: null,
	hasImplicitSelf: true,
	selfTypes: new Set(),
	isDynamic: false,
	infersReturnTypes: false,
	infersTypeArguments: false,
	hasOverloads: true,
	overloadsByAsync: false,
	checksArgumentCount: false,
	separatesMethodNames: false,
	hasMacroNamespace: false,
	requiresEarlierDeclaration: false,
	prefersOutside: false,
	promotesEmbedded: false,
	searchesBasesDepthFirst: false,
	superIncludesMixins: false,
	indexer: null,
	readsFieldsByCall: false,
	constructsByNewOnly: false,
	mayConstructByCall: false,
	constructorMember: null,
	hasMapLiterals: false,
	hasNamedConstructors: false,
	inheritedConstructor: null,
};
