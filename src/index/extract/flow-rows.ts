import type { Binding, CallSpec, Heritage, ScopeKind, ValueOp } from '../../model/recorder.ts';
import { FLOW_STRIDE } from '../../store/codec/flow.ts';
import {
	BINDING_CODE,
	HERITAGE_CODE,
	ITEM,
	MEMBER,
	NAME,
	NOT_PASSED,
	SCOPE_CODE,
	VALUE_CODE,
	YIELD_CODE,
	type YIELD_KINDS,
} from './codes.ts';
import { isKeyLike } from './naming.ts';
import { MAX_ROWS, Rows } from './rows.ts';
import { snippet } from './snippet.ts';
import type { StringTable } from './string-table.ts';

export const MAX_TYPE = 1000;

/** Scopes, bindings and values of a file: what linking follows. Offsets are shifted by `base`, as a recorder's are. */
export class FlowRows {
	readonly scopes = new Rows(FLOW_STRIDE.scopes, 1024, MAX_ROWS);
	readonly bindings = new Rows(FLOW_STRIDE.bindings, 4096, MAX_ROWS);
	readonly values = new Rows(FLOW_STRIDE.values, 16384, MAX_ROWS);
	readonly calls = new Rows(FLOW_STRIDE.calls, 4096, MAX_ROWS);
	readonly imports = new Rows(FLOW_STRIDE.imports, 1024, MAX_ROWS);
	readonly assigns = new Rows(FLOW_STRIDE.assigns, 1024, MAX_ROWS);
	readonly yields = new Rows(FLOW_STRIDE.yields, 1024, MAX_ROWS);
	readonly heritage = new Rows(FLOW_STRIDE.heritage, 1024, MAX_ROWS);
	base = 0;
	private readonly literals = new Map<string, number>();
	private readonly strings: StringTable;

	constructor(strings: StringTable) {
		this.strings = strings;
	}

	clear(): void {
		for (const rows of [this.scopes, this.bindings, this.values, this.calls]) rows.clear();
		for (const rows of [this.imports, this.assigns, this.yields, this.heritage]) rows.clear();
		this.literals.clear();
	}

	scope(kind: ScopeKind, around: number, chunk: number, start: number, end: number): number {
		const at = this.scopes.append();
		const { data } = this.scopes;
		data[at] = SCOPE_CODE.get(kind)!;
		data[at + 1] = around;
		data[at + 2] = chunk;
		data[at + 3] = start + this.base;
		data[at + 4] = end - start;
		return at / FLOW_STRIDE.scopes;
	}

	scopeAround(scope: number): number {
		return this.scopes.data[scope * FLOW_STRIDE.scopes + 1];
	}

	bind(binding: Binding): number {
		const at = this.bindings.append();
		const { data } = this.bindings;
		data[at] = binding.scope;
		data[at + 1] = this.strings.localIndex(binding.name);
		data[at + 2] = BINDING_CODE.get(binding.kind)!;
		data[at + 3] = binding.start + this.base;
		data[at + 4] = binding.chunk;
		data[at + 5] = binding.type === null ? -1 : this.strings.localIndex(snippet(binding.type, MAX_TYPE));
		data[at + 6] = binding.value;
		data[at + 7] = this.strings.optionalLocal(binding.path);
		data[at + 8] = binding.index;
		return at / FLOW_STRIDE.bindings;
	}

	value(op: ValueOp, name: string | null, a: number, b: number): number {
		const at = this.values.append();
		const { data } = this.values;
		data[at] = op === 'name' ? NAME : op === 'member' ? MEMBER : VALUE_CODE.get(op)!;
		if (name === null || (op === 'string' && !isKeyLike(name))) data[at + 1] = -1;
		else data[at + 1] = this.strings.localIndex(op === 'cast' ? snippet(name, MAX_TYPE) : name);
		data[at + 2] = a;
		data[at + 3] = b;
		return at / FLOW_STRIDE.values;
	}

	call(spec: CallSpec, scope: number): void {
		const at = this.calls.append();
		const { data } = this.calls;
		data[at] = scope;
		data[at + 1] = spec.calleeValue;
		data[at + 2] = this.argumentList(spec);
	}

	assign(scope: number, chunk: number, target: number, value: number, start: number): void {
		const at = this.assigns.append();
		const { data } = this.assigns;
		data[at] = scope;
		data[at + 1] = chunk;
		data[at + 2] = target;
		data[at + 3] = value;
		data[at + 4] = start + this.base;
	}

	yield(kind: (typeof YIELD_KINDS)[number], chunk: number, value: number, start: number): void {
		const at = this.yields.append();
		const { data } = this.yields;
		data[at] = YIELD_CODE.get(kind)!;
		data[at + 1] = chunk;
		data[at + 2] = value;
		data[at + 3] = start + this.base;
	}

	inherit(spec: Heritage): void {
		const at = this.heritage.append();
		const { data } = this.heritage;
		data[at] = spec.chunk;
		data[at + 1] = HERITAGE_CODE.get(spec.kind)!;
		data[at + 2] = this.strings.localIndex(snippet(spec.text, MAX_TYPE));
		data[at + 3] = this.strings.localIndex(spec.name);
		data[at + 4] = spec.start + this.base;
		data[at + 5] = spec.value;
	}

	/**
	 * Arguments as a chain of `item`s; -1 when nothing in it is followed. A literal carries no function
	 * into the callee, and its text is in the summary of the call.
	 */
	private argumentList({ argValues: values, args, argTypes }: CallSpec): number {
		let next = -1;
		for (let i = values.length - 1; i >= 0; i--) {
			const value = values[i];
			let followed = value >= 0 && !NOT_PASSED.has(this.values.data[value * FLOW_STRIDE.values]) ? value : -1;
			const type = followed === -1 ? argTypes?.[i] : null;
			if (type !== null && type !== undefined) followed = this.literalOf(type);
			const keyword = args[i]?.name;
			// Where functions are told apart by their arguments, also the name of one that is not followed counts.
			const isNamed = keyword !== undefined && (followed !== -1 || argTypes !== undefined);
			if (isNamed) followed = this.value('entry', keyword, followed, -1);
			if (next === -1 && followed === -1) continue;
			const at = this.values.append();
			const { data } = this.values;
			data[at] = ITEM;
			data[at + 1] = -1;
			data[at + 2] = followed;
			data[at + 3] = next;
			next = at / FLOW_STRIDE.values;
		}
		return next;
	}

	/** The one value of the file that stands for all literals of a type. */
	private literalOf(type: string): number {
		let value = this.literals.get(type);
		if (value === undefined) {
			value = this.value('cast', type, -1, -1);
			this.literals.set(type, value);
		}
		return value;
	}
}
