import type { Annotation, ChunkKind } from '../chunk.ts';
import type {
	Binding,
	CallSpec,
	CallVia,
	ChunkSpec,
	Heritage,
	ImportSpec,
	RefKind,
	ValueOp,
} from '../recorder.ts';
import type { FactKind } from './kind.ts';

/** Left out of the row when null or undefined. */
export type FactValue = string | number | boolean | null | undefined | readonly string[];
export type Attributes = Readonly<Record<string, FactValue>>;

/** Where a fact is, when not at what the rule was about. */
export interface Place {
	start: number;
	end: number;
	/** The chunk it belongs to. */
	chunk?: number;
}

/** Tells a fact of the rule's kind. */
export type Tell = (attributes: Attributes, at?: Place) => void;

/**
 * How a pack finds facts in what it recorded: an entry says what to look at and what that says. Rules run
 * when a text has been read to its end, so that all imports and bindings are known.
 */
export type FactRule = CallRule | AnnotationRule | HeritageRule | ChunkRule | ImportRule | FileRule;

interface Rule {
	fact: FactKind;
	/**
	 * Modules one of which must be behind the name that leads: the callee's first name is imported from it,
	 * or holds something that came from it. `express` stands for `express/lib/router`, too; `*` alone is any module.
	 */
	from?: readonly string[];
	/** Languages (of the pack) it is for; all of them when absent. */
	languages?: readonly string[];
}

export interface CallRule extends Rule {
	on: 'call';
	/** Last names of callees; one that ends with `*` stands for all that begin so. */
	names: readonly string[];
	/**
	 * Without `from`, whether it makes sure of where a function comes from by itself: then it is shown what
	 * an import gives another name, too, under the name that it has in its module.
	 */
	followsImports?: true;
	via?: readonly CallVia[];
	find(call: SeenCall, file: FactFile, tell: Tell): void;
}

export interface AnnotationRule extends Rule {
	on: 'annotation';
	/** Last names: `get` stands for `@app.get(…)`. */
	names: readonly string[];
	find(note: SeenAnnotation, file: FactFile, tell: Tell): void;
}

export interface HeritageRule extends Rule {
	on: 'heritage';
	/** Last names of what is extended or implemented. */
	names: readonly string[];
	find(heritage: SeenHeritage, file: FactFile, tell: Tell): void;
}

export interface ChunkRule extends Rule {
	on: 'chunk';
	kinds: readonly ChunkKind[];
	find(chunk: SeenChunk, file: FactFile, tell: Tell): void;
}

export interface ImportRule extends Rule {
	on: 'import';
	find(spec: ImportSpec, file: FactFile, tell: Tell): void;
}

/** Once a text. */
export interface FileRule extends Rule {
	on: 'file';
	find(file: FactFile, tell: Tell): void;
}

export interface SeenCall extends CallSpec {
	/** Its position among the calls of the file. */
	index: number;
	chunk: number;
	scope: number;
}

/** An annotation of a chunk; `call` is what it is recorded as among the calls, -1 for none. */
export interface SeenNote extends Annotation {
	call: number;
}

export interface SeenChunk extends Omit<ChunkSpec, 'annotations'> {
	annotations?: readonly SeenNote[] | null;
	index: number;
	/** -1 for the module chunk. */
	parent: number;
	/** The scope around it. */
	scope: number;
}

export interface SeenAnnotation extends SeenNote {
	/** The last name in it. */
	last: string;
	chunk: SeenChunk;
}

export interface SeenHeritage extends Heritage {
	owner: SeenChunk;
}

/** An occurrence of a name that refers to something; `member` for the `b` of `a.b`. */
export interface SeenReference {
	start: number;
	kind: RefKind;
	member: boolean;
	chunk: number;
	scope: number;
}

/** Where a name comes from, followed through variables, calls, members and declared types. */
export interface Origin {
	module: string;
	/** What was taken and what was done with it: `default()`, `Router()`, `*.Engine`. */
	path: string;
}

export interface Span {
	start: number;
	end: number;
}

/** An operation of the expression form: `VALUE_OPS` says what `name`, `a` and `b` are. */
export interface Operation {
	op: ValueOp;
	name: string | null;
	a: number;
	b: number;
}

/** An item of a list, an entry of an object, or an argument. */
export interface Item extends Span {
	/** Key or keyword; null for an item, for what is spread, and for a key that is no constant. */
	key: string | null;
	/** -1 where the value was not recorded. */
	value: number;
}

/** A value, and the scope to look its names up in. */
export interface Held {
	value: number;
	scope: number;
}

/** A value that is given to a name or given back, and where: `scope` is the one to look its names up in. */
export interface Given {
	value: number;
	scope: number;
	/** Offset of the statement. */
	start: number;
}

/** `target = value`: also a member that is given in the braces behind `new A`. */
export interface Assignment {
	target: number;
	value: number;
	scope: number;
	chunk: number;
	/** Offset of the statement. */
	start: number;
}

/** What a value leads to. */
export interface Target {
	/** The chunk in this file that it is; -1 when it is not here. */
	chunk: number;
	/** The import it comes by, and the members taken from that: `.list`. */
	import: ImportSpec | null;
	members: string;
	/** As a name: `users.list`; null for what has none. */
	name: string | null;
}

/**
 * What a rule may ask about its text. Offsets are those of the text; chunks, scopes, values and calls go by
 * their index. Lookups are bounded, and say null when they do not know.
 */
export interface FactFile {
	/** Of the file, with forward slashes. */
	readonly path: string;
	readonly language: string;
	readonly text: string;
	/** The whole file, of which the text may be a piece: the script of a component. */
	readonly container: string;
	/** In source order. The first is the module. */
	readonly chunks: readonly SeenChunk[];
	readonly imports: readonly ImportSpec[];
	readonly heritages: readonly SeenHeritage[];
	/** Calls whose names some rule of the pack asked for, in the order in which they were told. */
	readonly calls: readonly SeenCall[];
	/**
	 * False when the text certainly has not this in it, in whatever case: asking costs next to nothing, looking for it
	 * does. ASCII without line ends, at least three characters.
	 */
	mayHave(text: string): boolean;
	/** Whether the text imports one of these modules, or something below it. */
	importsFrom(modules: readonly string[]): boolean;
	chunk(index: number): SeenChunk | undefined;
	/** The chunks directly inside another. */
	members(chunk: number): readonly SeenChunk[];
	/** The chunk and those around it, the innermost first. */
	around(chunk: number): readonly SeenChunk[];
	/** Of `calls`, those whose range holds the call, the innermost first. */
	callsAround(call: SeenCall): readonly SeenCall[];
	/** The binding that a name has in a scope; null when the file has none. */
	binding(name: string, scope: number): Binding | null;
	/** Binding of what a call's result is assigned to; null when it is used otherwise. */
	assignedTo(call: SeenCall): Binding | null;
	/** The name or member that a call's result is assigned to, as written: `app`, `self.app`. */
	assignedName(call: SeenCall): string | null;
	origin(name: string, scope: number): Origin | null;
	/** Origin of a value, such as `SeenCall.calleeValue`; `scope` is where its names are looked up. */
	originOf(value: number, scope: number): Origin | null;
	/** The same, and of what the file neither binds nor imports: a global, or what comes with a whole namespace. Its module is ''. */
	rootOf(value: number, scope: number): Origin | null;
	target(value: number, scope: number): Target;
	/** What a value is made of; `other` for -1. */
	operation(value: number): Operation;
	/** Where a value is written; empty for -1. */
	span(value: number): Span;
	/** A value as it is written, of at most 10,000 characters; '' for -1. */
	written(value: number): string;
	/** The content of a string, bytes or a character; null for anything else, and for a string that is put together. */
	string(value: number): string | null;
	/** The text that a value always is: a string, strings put together, or a name that holds one and is never assigned again. */
	constantOf(value: number, scope: number): string | null;
	/** What `+`, the `.` of PHP or a template puts together, in order; the value alone when it is neither. */
	parts(value: number): readonly number[];
	/** What a name holds that is bound to a value and never assigned again; anything else is itself. Casts are passed over. */
	held(value: number, scope: number): Held;
	/** The call that a value is, whatever its name; null for anything else. Casts and `await` are passed over. */
	callAt(value: number): SeenCall | null;
	/** All arguments of a call that were recorded. */
	argumentsOf(call: SeenCall): readonly Item[];
	/** The calls that follow in a chain: `b()` and `c()` for the first of `a().b().c()`. */
	linksAfter(call: SeenCall): readonly SeenCall[];
	/** The call that a function is written as an argument of. */
	takerOf(chunk: number): SeenCall | null;
	/** All values of an operation, in no certain order. */
	valuesOf(op: ValueOp): readonly number[];
	/** The calls that begin at an offset, the shortest first: those of one chain. */
	callsFrom(start: number): readonly SeenCall[];
	/** All assignments of the text, declarations left out. */
	assignments(): readonly Assignment[];
	/** The call that an annotation is recorded as. */
	callOf(note: SeenNote): SeenCall | null;
	/** Calls on what a call gives back, in order: `b` and `c` of `a().b().c()`. */
	callsBehind(call: SeenCall): readonly SeenCall[];
	/** Calls of decorators of a chunk, the first one first. */
	decorators(chunk: SeenChunk): readonly SeenCall[];
	/** The value that a variable or field begins with, -1 without one. */
	initial(chunk: SeenChunk): Held;
	/** Items of an array, or entries of an object; null when it is neither. */
	items(value: number): readonly Item[] | null;
	/** What a chunk gives back: the values of its `return`s, or of its expression. */
	returned(chunk: number): readonly Given[];
	/**
	 * What is assigned to a name after its declaration, or to a member (`self.app`, `module.exports`).
	 * `default` is what the module exports by default.
	 */
	assigned(name: string): readonly Given[];
	/** Whether a value is, or may be, something written in JSX. */
	isMarkup(value: number, scope: number): boolean;
	/** Where a name is referred to: never in a comment, a string or a declaration. */
	references(name: string): readonly SeenReference[];
	/** The string that a name holds, when it is bound to a literal and never assigned again. */
	constant(name: string, scope: number): string | null;
}
