import type { FactKind } from '../../../model/facts/kind.ts';
import type { Attributes, Place, SeenCall, SeenChunk, SeenHeritage } from '../../../model/facts/rules.ts';
import type { CallSpec, ChunkSpec, Heritage, ImportSpec } from '../../../model/recorder.ts';
import { type CompiledRules, compileRules } from './compile-rules.ts';
import { lastName } from './names.ts';
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
		const annotations = spec.annotations?.map((note) => ({ ...note, call: -1 }));
		this.chunks.push({ ...spec, annotations, index, parent: this.chunks.length === 0 ? -1 : parent, scope });
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

	/** Calls that begin where another does and go on behind it, by index. */
	behind({ start, end }: CallSpec): number[] {
		const found = this.specs.flatMap((spec, at) => (spec.start === start && spec.end > end ? at : []));
		return found.sort((a, b) => this.specs[a].end - this.specs[b].end).map((at) => at + this.firstCall);
	}

	/** By function, the call that it is an argument of. */
	takers(recorded: Recorded): ReadonlyMap<number, number> {
		const takers = new Map<number, number>();
		for (const [at, { argValues }] of this.specs.entries()) {
			for (const value of argValues) {
				const given = value < 0 ? null : recorded.valueAt(value);
				if (given?.op === 'chunk') takers.set(given.a, this.firstCall + at);
			}
		}
		return takers;
	}

	callsFrom(start: number): readonly number[] {
		const found: number[] = [];
		for (const [at, spec] of this.specs.entries()) if (spec.start === start) found.push(this.firstCall + at);
		return found.sort((a, b) => this.spec(a).end - this.spec(b).end);
	}

	/** By call, the one that is made on what it gives. */
	followers(recorded: Recorded): ReadonlyMap<number, number> {
		const next = new Map<number, number>();
		for (const [at, { calleeValue }] of this.specs.entries()) {
			const callee = calleeValue < 0 ? null : recorded.valueAt(calleeValue);
			if (callee?.op !== 'member' || callee.a < 0) continue;
			let { op, a } = recorded.valueAt(callee.a);
			if ((op === 'await' || op === 'cast') && a >= 0) ({ op, a } = recorded.valueAt(a));
			if (op === 'call') next.set(a, this.firstCall + at);
		}
		return next;
	}

	/** Finds the call of each annotation: both are in source order, in front of the name of their chunk. */
	findAnnotationCalls(): void {
		const calls = this.decorators.toSorted((a, b) => this.spec(a).start - this.spec(b).start);
		for (const { annotations, start, nameStart } of this.chunks) {
			if (!annotations?.length) continue;
			let at = firstFrom(calls, (call) => this.spec(call).start >= start);
			for (const note of annotations) {
				const name = lastName(note.name.replace(/<.*$/s, ''));
				// One that is not recorded as a call does not hide those behind it.
				for (let next = at; next < calls.length && this.spec(calls[next]).start < nameStart; next++) {
					if (this.spec(calls[next]).name !== name) continue;
					note.call = calls[next];
					at = next + 1;
					break;
				}
			}
		}
	}

	private spec(call: number): CallSpec {
		return this.specs[call - this.firstCall];
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

/** The first place of a sorted list where something holds. */
function firstFrom<Item>(sorted: readonly Item[], holds: (item: Item) => boolean): number {
	let low = 0;
	let high = sorted.length;
	while (low < high) {
		const middle = (low + high) >> 1;
		if (holds(sorted[middle])) high = middle;
		else low = middle + 1;
	}
	return low;
}

function inOrder(a: FoundFact, b: FoundFact): number {
	if (a.start !== b.start) return a.start - b.start;
	if (a.end !== b.end) return a.end - b.end;
	return a.kind.kind < b.kind.kind ? -1 : a.kind.kind > b.kind.kind ? 1 : 0;
}
