import type { FactKind } from '../../../model/facts/kind.ts';
import type { Attributes, Place, SeenCall, SeenChunk, SeenHeritage } from '../../../model/facts/rules.ts';
import type { CallSpec, ChunkSpec, Heritage, ImportSpec } from '../../../model/recorder.ts';
import { type CompiledRules, compileRules } from './compile-rules.ts';
import type { Recorded } from './recorded.ts';
import { runRules } from './run-rules.ts';

/** A fact as it was found, in offsets of the text. */
export interface FoundFact {
	kind: FactKind;
	chunk: number;
	start: number;
	end: number;
	attributes: Attributes;
}

/** Facts a text may have: more than this is a list of data, not a program. */
const MAX_FACTS = 20_000;

const NO_RULES = compileRules('', []);

/**
 * Keeps, while a text is recorded, what its language's rules will look at, and runs them at its end.
 * Calls are kept by name: a rule names those it is about.
 */
export class FactCollector {
	rules: CompiledRules = NO_RULES;
	readonly chunks: SeenChunk[] = [];
	readonly imports: ImportSpec[] = [];
	readonly heritages: SeenHeritage[] = [];
	readonly calls: SeenCall[] = [];
	/** All calls of the text, from `firstCall` on. */
	private readonly specs: CallSpec[] = [];
	private firstCall = 0;
	/** Calls of decorators, by index. */
	readonly decorators: number[] = [];
	/** The index of the text's first chunk: a file's texts share one numbering. */
	firstChunk = 0;
	found: FoundFact[] = [];
	/** By the name that a text gives to what it imports, what that is called where it comes from. */
	readonly aliases = new Map<string, string>();

	begin(rules: CompiledRules | null): void {
		this.rules = rules ?? NO_RULES;
		this.chunks.length = 0;
		this.imports.length = 0;
		this.heritages.length = 0;
		this.calls.length = 0;
		this.specs.length = 0;
		this.decorators.length = 0;
		this.aliases.clear();
		this.found = [];
	}

	/** Whether some rule asks for calls of this name. */
	private wants(name: string): boolean {
		const { calls, callPrefixes } = this.rules;
		if (calls.has(name) || this.aliases.has(name)) return true;
		for (const [prefix] of callPrefixes) if (name.startsWith(prefix)) return true;
		return false;
	}

	chunk(spec: ChunkSpec, index: number, parent: number, scope: number): void {
		if (this.rules === NO_RULES) return;
		if (this.chunks.length === 0) this.firstChunk = index;
		this.chunks.push({ ...spec, index, parent: this.chunks.length === 0 ? -1 : parent, scope });
	}

	/** The scope of the text as a whole, which opens after its chunk. */
	moduleScope(scope: number): void {
		if (this.chunks.length > 0) this.chunks[0].scope = scope;
	}

	call(spec: CallSpec, index: number, chunk: number, scope: number): void {
		if (this.rules === NO_RULES) return;
		if (this.specs.length === 0) this.firstCall = index;
		this.specs.push(spec);
		if (spec.via === 'decorator') this.decorators.push(index);
		if (this.wants(spec.name)) this.calls.push({ ...spec, index, chunk, scope });
	}

	/** A call of the text, whether or not a rule asks for its name. */
	callAt(index: number, recorded: Recorded): SeenCall | null {
		const spec = this.specs[index - this.firstCall];
		return spec === undefined ? null : { ...spec, index, ...recorded.placeOfCall(index) };
	}

	isWithin(call: number, start: number, end: number): boolean {
		const spec = this.specs[call - this.firstCall];
		return start <= spec.start && spec.end <= end;
	}

	import(spec: ImportSpec): void {
		if (this.rules === NO_RULES) return;
		this.imports.push(spec);
		const { local, imported } = spec;
		if (local !== null && local !== imported && this.rules.calls.has(imported))
			this.aliases.set(local, imported);
	}

	heritage(spec: Heritage): void {
		const owner = this.chunks[spec.chunk - this.firstChunk];
		if (owner !== undefined) this.heritages.push({ ...spec, owner });
	}

	tell(kind: FactKind, attributes: Attributes, place: Place & { chunk: number }): void {
		if (this.found.length < MAX_FACTS) this.found.push({ kind, attributes, ...place });
	}

	/** The facts of the text, in source order. */
	finish(recorded: Recorded): readonly FoundFact[] {
		if (this.rules !== NO_RULES) runRules(this, recorded);
		if (this.found.length > 1) this.found.sort(inOrder);
		return this.found;
	}
}

function inOrder(a: FoundFact, b: FoundFact): number {
	if (a.start !== b.start) return a.start - b.start;
	if (a.end !== b.end) return a.end - b.end;
	return a.kind.kind < b.kind.kind ? -1 : a.kind.kind > b.kind.kind ? 1 : 0;
}
