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
		let at = value;
		while (at >= 0 && values[at].start < 0) {
			const { op, a } = values[at];
			if (op === 'call') return calls[a];
			if (op === 'chunk') return chunks[a];
			at = a;
		}
		return at < 0 ? null : values[at];
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
		const { bindings, values } = this.#list;
		const holds = (value: number): boolean => {
			if (value < 0) return false;
			const { op, a } = values[value];
			return op === 'await' || op === 'cast' ? holds(a) : op === 'call' && a === call;
		};
		return bindings.findLast(({ value }) => holds(value)) ?? null;
	}

	assignedToMember(name: string): readonly { value: number; scope: number }[] {
		const { assigns, values } = this.#list;
		return assigns.filter(({ target }) => {
			const member = values[target];
			const owner = member?.op === 'member' && member.name === name ? values[member.a] : undefined;
			return owner?.op === 'this' || (owner?.op === 'name' && owner.name === 'self');
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
