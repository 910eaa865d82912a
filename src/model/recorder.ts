import type { Annotation, ChunkKind, Param } from './chunk.ts';
import type { FactKind } from './facts/kind.ts';
import type { Attributes } from './facts/rules.ts';

/**
 * What a language pack tells about a file. A pack walks its syntax tree once, in source order, and
 * calls these methods; it never sees files, tables or identities. Offsets are UTF-16 units of
 * `text`, the parsed text (a segment's own text: the recorder shifts them to the container).
 *
 * The recorder has opened the module chunk (0) and the module scope (0) before the pack runs.
 */
export interface Recorder {
	readonly text: string;
	/** Path of the file, where a language gives names a meaning (`__init__.py`, `x.d.ts`); absent when unknown. */
	readonly path?: string;

	/** Begins a chunk inside the current one; everything until `closeChunk` belongs to it. */
	openChunk(spec: ChunkSpec): number;
	closeChunk(): void;
	/** Adds to a chunk what is known only later (an `export { x }`, a property setter…). */
	flagChunk(chunk: number, flags: number): void;
	/** What a text says about itself as a whole, for the module chunk: `//! …`, `#![no_std]`. */
	describeModule(about: ModuleNotes): void;
	readonly currentChunk: number;

	openScope(kind: ScopeKind, start: number, end: number): number;
	closeScope(): void;
	readonly currentScope: number;
	/** A name bound in a scope. Returns the binding's index. */
	bind(binding: Binding): number;

	/** An occurrence of a name that refers to something; `member` for the `b` of `a.b`. */
	refer(name: string, start: number, kind: RefKind, member: boolean): void;
	call(spec: CallSpec): number;
	importName(spec: ImportSpec): number;
	exportName(spec: ExportSpec): number;

	/**
	 * A node of the expression form (see `VALUE_OPS`), with the range it is written in. Without a range it has that of
	 * its operands. Values that nothing refers to are dropped at the end.
	 */
	value(op: ValueOp, name: string | null, a: number, b: number, start?: number, end?: number): number;
	/** A constant as written: `text` is its content (digits, `true`, a pattern), null where it is not worth keeping. */
	literal(kind: LiteralKind, text: string | null, start: number, end: number): number;
	/** `target = value`, in the current chunk and scope. */
	assign(target: number, value: number, start: number): void;
	/** A value the current chunk gives back. */
	yields(kind: 'return' | 'yield' | 'throw', value: number, start: number): void;
	heritage(spec: Heritage): void;
	/**
	 * Code between two offsets that does not simply run after what is before it: `test` is the value that decides, -1
	 * where there is none. May be told in any order; the test's calls must have been told before.
	 */
	branch(kind: BranchKind, test: number, start: number, end: number): void;
	/** A statement that nothing after it in its block is reached from. */
	exit(kind: ExitKind, start: number, end: number): void;

	/** One more way through the current chunk. */
	decision(): void;
	/** Cognitive cost: 1, plus the current nesting depth when the structure nests. */
	effort(nests: boolean): void;
	nest(): void;
	unnest(): void;

	/** A fact that the syntax itself states, in the current chunk; others come from the pack's rules. */
	fact(kind: FactKind, start: number, end: number, attributes: Attributes): void;

	/** The parser could not make sense of this range. */
	syntaxError(start: number, end: number): void;
}

export interface ChunkSpec {
	kind: ChunkKind;
	/** null for an anonymous chunk. */
	name: string | null;
	/** The range includes decorators and `export`, not the doc comment. */
	start: number;
	end: number;
	/** Offset of the name token; -1 for an anonymous chunk. */
	nameStart: number;
	/** Bits of `ChunkFlag`. */
	flags: number;
	/** The header as written; the recorder collapses white space, redacts and caps it. */
	signature?: string | null;
	/** What it returns, or for a value what it is declared to be: as written, or null. */
	type?: string | null;
	params?: Param[] | null;
	annotations?: Annotation[] | null;
	/** Range of the doc comment; absent when there is none. */
	docStart?: number;
	docEnd?: number;
	/** First sentence or line of the doc comment, without its markers. */
	summary?: string | null;
	/**
	 * Which container this is a member of when it lives outside it (Go receivers, C++ `A::b`); '' for none,
	 * when a syntax error put it into one.
	 */
	container?: string | null;
}

export type ModuleNotes = Pick<ChunkSpec, 'annotations' | 'docStart' | 'docEnd' | 'summary'>;

export const SCOPE_KINDS = [
	'module',
	'function',
	'block',
	'class',
	'comprehension',
	'namespace',
	'type',
	'with',
	'unsafe', // a block whose code the compiler does not check
	'loop', // a block that may run again
	'main', // a block that runs when the file is the program, not when others import it
] as const;
export type ScopeKind = (typeof SCOPE_KINDS)[number];

export const BINDING_KINDS = [
	'param',
	'var',
	'let',
	'const',
	'function',
	'class',
	'import',
	'catch',
	'type',
	'type_param',
	'enum',
	'namespace',
	'global', // Python `global x`: the name belongs to the module
	'nonlocal',
	'field',
] as const;
export type BindingKind = (typeof BINDING_KINDS)[number];

export interface Binding {
	/** The scope that owns the name (`var` hoists to a function's). */
	scope: number;
	name: string;
	kind: BindingKind;
	start: number;
	/** The chunk that the name stands for, or -1. */
	chunk: number;
	/** Declared type as written, or null. */
	type: string | null;
	/** Value it starts with, or -1. For a parameter: its default. */
	value: number;
	/** How to get from `value` (or the parameter) to the name: `.a.b`, `[0]`, `...`; null when it is the value. */
	path: string | null;
	/** Position in the parameter list, or -1. */
	index: number;
}

export const REF_KINDS = ['read', 'write', 'readwrite', 'type', 'call'] as const;
export type RefKind = (typeof REF_KINDS)[number];

/** How a call is written. */
export const CALL_VIAS = ['call', 'new', 'decorator', 'jsx', 'tag', 'super', 'macro'] as const;
export type CallVia = (typeof CALL_VIAS)[number];

export const ARG_KINDS = [
	'identifier',
	'member',
	'string',
	'number',
	'boolean',
	'null',
	'template',
	'regex',
	'function',
	'class',
	'object',
	'array',
	'call',
	'new',
	'spread',
	'this',
	'jsx',
	'other',
] as const;
export type ArgKind = (typeof ARG_KINDS)[number];

export interface Arg {
	kind: ArgKind;
	/** As written; the recorder collapses white space, redacts and caps it at 80. */
	text: string;
	/** Keyword of a named argument. */
	name?: string;
}

/** Bits of `call_sites.flags`. `spawned` runs beside the caller (`go f()`), `deferred` when it returns. */
export const CallFlag = {
	optional: 1,
	awaited: 2,
	spread: 4,
	computed: 8,
	spawned: 16,
	deferred: 32,
	/** Where Swift may wait for it: behind an `await` of its expression. */
	waits: 64,
} as const;

export interface CallSpec {
	via: CallVia;
	/** The callee as written: `foo.bar`. */
	callee: string;
	/** The last name in it: `bar`; '' when there is none (`(f || g)()`). */
	name: string;
	/** `foo` for `foo.bar`; null without one. */
	receiver: string | null;
	/** Offset of the name token; the callee's start when there is no name. */
	nameStart: number;
	start: number;
	end: number;
	flags: number;
	/** The first 8 at most need to be given; `argCount` counts all. */
	args: Arg[];
	argCount: number;
	/** The callee as a value, and the arguments: value indices, -1 for what is not followed. */
	calleeValue: number;
	argValues: number[];
	/** Types of arguments that are literals, in languages where they say which of several functions is called; else null. */
	argTypes?: readonly (string | null)[];
}

export const IMPORT_KINDS = ['import', 'require', 'dynamic', 'include'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** Bits of `imports.flags` and `exports.flags`. */
export const ModuleFlag = { typeOnly: 1, conditional: 2, lazy: 4, static: 8 } as const;

/** One row a bound name; a bare `import 'x'` is one row with `imported` ''. */
export interface ImportSpec {
	kind: ImportKind;
	/** As written; null when it is not a literal. */
	module: string | null;
	/** The name taken: `default`, `*` for the whole module, '' for side effects only. */
	imported: string;
	local: string | null;
	/** Range of the statement or specifier that brings the name. */
	start: number;
	end: number;
	/** Offset of the local name token, else of the module string. */
	nameStart: number;
	flags: number;
}

export const EXPORT_KINDS = ['named', 'default', 'star', 'assign', 'all'] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

export interface ExportSpec {
	/** `all` is Python's `__all__`; `assign` is `module.exports =` and `export =`. */
	kind: ExportKind;
	/** The name others see: `default`, `*` for everything, '' for a whole-module assignment. */
	exported: string;
	/** The name inside this module (or inside `module` for a re-export). */
	local: string | null;
	/** Re-exported from, as written. */
	module: string | null;
	start: number;
	end: number;
	nameStart: number;
	flags: number;
	/** The chunk exported, when the statement contains it; -1 lets the recorder find it by `local`. */
	chunk: number;
}

/**
 * The expression form: every expression as operations on values, so that no analysis has to read source again.
 * `a` and `b` are value indices unless said otherwise; -1 is "none" or "not read". Operators are written as in C where
 * a language has its own word: `&&`, `||`, `!` for `and`, `or`, `not`.
 */
export const VALUE_OPS = [
	'name', // name
	'member', // a.name
	'index', // a[b]
	'call', // a = call index
	'chunk', // a = chunk index: a function, class or object written here
	'string', // name = the text where it could be a key; a = text index
	'literal', // name = a `LiteralKind`; a = text index
	'object', // a = first entry
	'entry', // name = key, a = value, b = next entry or -1
	'array', // a = first item
	'item', // a = value, b = next item or -1
	'spread', // ...a
	'await', // await a
	'either', // a or b; name = the logical operator, if one chooses
	'this',
	'super',
	'cast', // a as name (a type, as written)
	'module', // require('name'), import('name')
	'assign', // the value of (a = b)
	'other', // an expression that is not described further
	'template', // a = first item: texts and values that are put together to a string, in order
	'binary', // a, b; name = the operator: arithmetic, comparison, concatenation, ranges
	'unary', // a; name = the operator
	'is', // whether a is of the type `name` (as written); b = the type as a value, where it is one
	'choice', // a = test, b = the `either` of what it chooses from
	'pair', // a = key, b = value: an entry of a map whose key is no constant
	'yield', // what comes back from a generator's caller, who was given a
	'deleted', // what a deleted place holds
	'comprehension', // a = what it gives, as far as it can be said outside; b = its element, `within` its scope
	'within', // a = scope index, b = a value whose names are looked up there
] as const;
export type ValueOp = (typeof VALUE_OPS)[number];

/** Operations that give nothing with members of the repository: no function, class or object is carried by them. */
export const PLAIN_OPS: ReadonlySet<ValueOp> = new Set<ValueOp>([
	'literal',
	'string',
	'other',
	'template',
	'binary',
	'unary',
	'is',
	'yield',
	'deleted',
]);

/** `number`, `boolean`, `null`, `undefined`, `none`, `regex`, `bytes`, `char`, `jsx`, …; for places in lists `0`, `slice 1:3`. */
export type LiteralKind = string;

/**
 * Why code in a range may not run, or run more than once. The test of `then`, `case` and `loop` holds inside, that of
 * `else` does not.
 */
export const BRANCH_KINDS = [
	'then',
	'else',
	'case', // like `then`; a `break` ends it
	'loop', // may run again; its test holds whenever it begins
	'try', // may be left at any call
	'catch', // runs when its `try` was left by an exception
	'finally', // runs however its `try` was left
] as const;
export type BranchKind = (typeof BRANCH_KINDS)[number];

export const EXIT_KINDS = ['return', 'throw', 'break', 'continue', 'goto'] as const;
export type ExitKind = (typeof EXIT_KINDS)[number];

export const HERITAGE_KINDS = [
	'extends',
	'implements',
	'mixin',
	'metaclass',
	'embeds',
	'permits', // the other way round: a type that may extend this one, and no other may
] as const;
export type HeritageKind = (typeof HERITAGE_KINDS)[number];

export interface Heritage {
	chunk: number;
	kind: HeritageKind;
	/** As written, type arguments included. */
	text: string;
	/** The last plain name in it: `Base` of `ns.Base<T>`. */
	name: string;
	start: number;
	value: number;
}
