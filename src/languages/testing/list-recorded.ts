import type { Recorded } from '../../index/extract/facts/recorded.ts';
import type { Assignment, Given, Operation, SeenReference, Span } from '../../model/facts/rules.ts';
import type { Binding, CallVia, ValueOp } from '../../model/recorder.ts';
import type { ListRecorder } from './list-recorder.ts';

/** What a list recorder was told, as rules ask for it. */
export class ListRecorded implements Recorded {
	readonly text: string;
	readonly path: string;
	readonly container: string;
	readonly #list: ListRecorder;

	constructor(list: ListRecorder) {
		this.#list = list;
		this.text = list.text;
		this.path = list.path ?? '';
		this.container = list.text;
	}

	mayHave(text: string): boolean {
		return this.text.toLowerCase().includes(text.toLowerCase());
	}

	valueAt(value: number): Operation {
		return this.#list.values[value];
	}

	spanOf(value: number): Span | null {
		const { values, calls, chunks } = this.#list;
		let place: { start: number; end: number } | undefined;
		for (let at = value; at >= 0; at = values[at].a) {
			const { op, a, start } = values[at];
			place = start >= 0 ? values[at] : op === 'call' ? calls[a] : op === 'chunk' ? chunks[a] : undefined;
			if (place !== undefined) return { start: place.start, end: place.end };
		}
		return null;
	}

	textOf(value: number): string | null {
		return this.#list.values[value].name;
	}

	placeOfCall(call: number): { scope: number; chunk: number } {
		const { scope, chunk } = this.#list.calls[call];
		return { scope, chunk };
	}

	calleeOf(call: number): number {
		return this.#list.calls[call]?.calleeValue ?? -1;
	}

	viaOf(call: number): CallVia {
		return this.#list.calls[call].via;
	}

	scopeAround(scope: number): number {
		return this.#list.scopes[scope].parent;
	}

	bindingsNamed(name: string): readonly Binding[] {
		return this.#list.bindings.filter((binding) => binding.name === name);
	}

	bindingOfCall(call: number): Binding | null {
		return this.#list.bindings.findLast(({ value }) => this.#holds(value, call)) ?? null;
	}

	targetOfCall(call: number): number {
		return this.#list.assigns.findLast(({ value }) => this.#holds(value, call))?.target ?? -1;
	}

	#holds(value: number, call: number): boolean {
		if (value < 0) return false;
		const { op, a } = this.#list.values[value];
		return op === 'await' || op === 'cast' ? this.#holds(a, call) : op === 'call' && a === call;
	}

	assignedToMember(name: string, of?: string): readonly Given[] {
		const { assigns, values } = this.#list;
		return assigns.filter(({ target }) => {
			const member = values[target];
			const owner = member?.op === 'member' && member.name === name ? values[member.a] : undefined;
			if (owner?.op === 'this') return of === undefined;
			return owner?.op === 'name' && owner.name === (of ?? 'self');
		});
	}

	valuesOf(op: ValueOp): readonly number[] {
		return this.#list.values.flatMap((value, at) => (value.op === op ? [at] : []));
	}

	assignments(): readonly Assignment[] {
		return this.#list.assigns;
	}

	assignedToName(name: string): readonly Given[] {
		const { assigns, values } = this.#list;
		return assigns.filter(({ target }) => values[target]?.op === 'name' && values[target].name === name);
	}

	returnsOf(chunk: number): readonly Given[] {
		const { results, scopes } = this.#list;
		return results
			.filter((result) => result.kind === 'return' && result.chunk === chunk)
			.map(({ value, start }) => ({
				value,
				start,
				scope: scopes.findLastIndex(
					(scope) => scope.chunk === chunk && scope.start <= start && start < scope.end,
				),
			}));
	}

	referencesTo(name: string): readonly SeenReference[] {
		return this.#list.refs.filter((ref) => ref.name === name);
	}
}
