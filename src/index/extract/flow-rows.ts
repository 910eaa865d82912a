import {
	type Binding,
	type BranchKind,
	type CallSpec,
	type ExitKind,
	type Heritage,
	PLAIN_OPS,
	type ScopeKind,
	VALUE_OPS,
	type ValueOp,
} from '../../model/recorder.ts';
import { FLOW_STRIDE } from '../../store/codec/flow.ts';
import { FORM_STRIDE } from '../../store/codec/form.ts';
import {
	BINDING_CODE,
	BRANCH_CODE,
	EXIT_CODE,
	HERITAGE_CODE,
	MEMBER,
	NAME,
	SCOPE_CODE,
	VALUE_CODE,
	YIELD_CODE,
	type YIELD_KINDS,
} from './codes.ts';
import { isKeyLike } from './naming.ts';
import { MAX_ROWS, Rows } from './rows.ts';
import { snippet } from './snippet.ts';
import type { StringTable } from './string-table.ts';
import { TextTable } from './text-table.ts';

export const MAX_TYPE = 1000;

/** By code of an operation. */
const PLAIN = VALUE_OPS.map((op) => PLAIN_OPS.has(op));

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
	/** Start and length of each value; a length of -1 where it is that of its operands. */
	readonly spans = new Rows(FORM_STRIDE.spans, 16384, MAX_ROWS);
	readonly branches = new Rows(FORM_STRIDE.branches, 1024, MAX_ROWS);
	readonly exits = new Rows(FORM_STRIDE.exits, 1024, MAX_ROWS);
	readonly texts = new TextTable();
	/** By value, strings that are too long to be kept, or redacted: rules of facts read them, and redact what they tell. */
	readonly longTexts = new Map<number, string>();
	base = 0;
	private readonly strings: StringTable;

	constructor(strings: StringTable) {
		this.strings = strings;
	}

	clear(): void {
		for (const rows of [this.scopes, this.bindings, this.values, this.calls]) rows.clear();
		for (const rows of [this.imports, this.assigns, this.yields, this.heritage]) rows.clear();
		for (const rows of [this.spans, this.branches, this.exits]) rows.clear();
		this.texts.clear();
		this.longTexts.clear();
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

	value(op: ValueOp, name: string | null, a: number, b: number, start = -1, end = -1): number {
		const at = this.values.append();
		const { data } = this.values;
		data[at] = op === 'name' ? NAME : op === 'member' ? MEMBER : VALUE_CODE.get(op)!;
		data[at + 1] = -1;
		data[at + 2] = a;
		data[at + 3] = b;
		if (op === 'string') this.string(at, name);
		else if (name !== null)
			data[at + 1] = this.strings.localIndex(op === 'cast' || op === 'is' ? snippet(name, MAX_TYPE) : name);
		const place = this.spans.append();
		this.spans.data[place] = start + this.base;
		this.spans.data[place + 1] = start < 0 ? -1 : end - start;
		return at / FLOW_STRIDE.values;
	}

	literal(kind: string, text: string | null, start: number, end: number): number {
		return this.value('literal', kind, text === null ? -1 : this.texts.add(text), -1, start, end);
	}

	private string(at: number, text: string | null): void {
		if (text === null) return;
		const { data } = this.values;
		const kept = this.texts.add(text);
		data[at + 2] = kept;
		if (kept < 0 || this.texts.list[kept] !== text) this.longTexts.set(at / FLOW_STRIDE.values, text);
		// What the table redacted is no name, either.
		if (isKeyLike(text) && (kept < 0 || this.texts.list[kept] === text))
			data[at + 1] = this.strings.localIndex(text);
	}

	branch(kind: BranchKind, test: number, start: number, end: number): void {
		const at = this.branches.append();
		const { data } = this.branches;
		data[at] = BRANCH_CODE.get(kind)!;
		data[at + 1] = test;
		data[at + 2] = start + this.base;
		data[at + 3] = end - start;
	}

	exit(kind: ExitKind, start: number, end: number): void {
		const at = this.exits.append();
		const { data } = this.exits;
		data[at] = EXIT_CODE.get(kind)!;
		data[at + 1] = start + this.base;
		data[at + 2] = end - start;
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

	/** Arguments as a chain of `item`s, keywords as an `entry` each; -1 when there are none. */
	private argumentList({ argValues: values, args, argTypes }: CallSpec): number {
		let next = -1;
		for (let i = values.length - 1; i >= 0; i--) {
			let value = values[i];
			const type = value < 0 || PLAIN[this.values.data[value * FLOW_STRIDE.values]] ? argTypes?.[i] : null;
			if (type !== null && type !== undefined) value = this.value('cast', type, value, -1);
			const keyword = args[i]?.name;
			if (keyword !== undefined) value = this.value('entry', keyword, value, -1);
			next = this.value('item', null, value, next);
		}
		return next;
	}
}
