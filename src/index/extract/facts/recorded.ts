import type { Assignment, Given, Operation, SeenReference, Span } from '../../../model/facts/rules.ts';
import type { Binding, CallVia, ValueOp } from '../../../model/recorder.ts';

/** What a recorder can tell of what it was told, for rules. Offsets are those of the text in hand. */
export interface Recorded {
	readonly text: string;
	readonly path?: string;
	/** The whole file's text. */
	readonly container: string;
	/** See `FactFile.mayHave`. */
	mayHave(text: string): boolean;
	valueAt(value: number): Operation;
	/** Where a value is written; null for one without a place. */
	spanOf(value: number): Span | null;
	/** The content of a string value, however long. */
	textOf(value: number): string | null;
	/** Scope and chunk that a call is in. */
	placeOfCall(call: number): { scope: number; chunk: number };
	/** The callee of a call as a value. */
	calleeOf(call: number): number;
	viaOf(call: number): CallVia;
	/** -1 above the module's. */
	scopeAround(scope: number): number;
	bindingsNamed(name: string): readonly Binding[];
	/** Bindings whose initial value is the result of this call. */
	bindingOfCall(call: number): Binding | null;
	/** The target of the assignment of a call's result; -1 without one. */
	targetOfCall(call: number): number;
	/** Values that a member is given, of `this` or `self` or of what has the name `of`: `this.name = …`. */
	assignedToMember(name: string, of?: string): readonly Given[];
	valuesOf(op: ValueOp): readonly number[];
	assignments(): readonly Assignment[];
	/** Values that a plain name is given after its declaration. */
	assignedToName(name: string): readonly Given[];
	/** Values that a chunk returns. */
	returnsOf(chunk: number): readonly Given[];
	referencesTo(name: string): readonly SeenReference[];
}
