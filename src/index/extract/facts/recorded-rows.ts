import { CallColumn, ChunkColumn } from '../../../model/batch.ts';
import type { Assignment, Given, Operation, SeenReference, Span } from '../../../model/facts/rules.ts';
import {
	BINDING_KINDS,
	type Binding,
	CALL_VIAS,
	type CallVia,
	REF_KINDS,
	VALUE_OPS,
	type ValueOp,
} from '../../../model/recorder.ts';
import { FLOW_STRIDE } from '../../../store/codec/flow.ts';
import { FORM_STRIDE } from '../../../store/codec/form.ts';
import { RefColumn } from '../../../store/codec/refs.ts';
import { MEMBER, NAME, VALUE_CODE, YIELD_CODE } from '../codes.ts';
import type { FileRecorder } from '../file-recorder.ts';
import type { Rows } from '../rows.ts';
import type { StringTable } from '../string-table.ts';
import type { Recorded } from './recorded.ts';

const CALL = VALUE_CODE.get('call')!;
const AWAIT = VALUE_CODE.get('await')!;
const CAST = VALUE_CODE.get('cast')!;
const THIS = VALUE_CODE.get('this')!;
const RETURN = YIELD_CODE.get('return')!;
const NONE: readonly never[] = [];
const MAX_STEPS = 8;

/** The rows of a recorder as rules ask for them, for the text that was just told. */
export class RecordedRows implements Recorded {
	readonly text: string;
	readonly path: string;
	readonly container: string;
	private readonly recorder: FileRecorder;
	private readonly strings: StringTable;
	private readonly base: number;
	/** Rows of bindings by the local index of their name; made when first asked for. */
	private byName: Map<number, number[]> | null = null;
	private byCall: Map<number, number> | null = null;
	private targets: Map<number, number> | null = null;
	private returns: Map<number, number[]> | null = null;
	private scopesOf: Map<number, number[]> | null = null;

	constructor(recorder: FileRecorder, strings: StringTable, base: number) {
		this.recorder = recorder;
		this.strings = strings;
		this.base = base;
		this.text = recorder.text;
		this.path = recorder.path;
		this.container = recorder.container;
	}

	mayHave(text: string): boolean {
		return this.recorder.trigrams.mayHave(text);
	}

	valueAt(value: number): Operation {
		const { data } = this.recorder.flow.values;
		const at = value * FLOW_STRIDE.values;
		return {
			op: VALUE_OPS[data[at]],
			name: this.strings.localText(data[at + 1]),
			a: data[at + 2],
			b: data[at + 3],
		};
	}

	spanOf(value: number): Span | null {
		const { flow, calls, chunks } = this.recorder;
		const { data } = flow.spans;
		// An item or entry without a place has that of its value.
		for (let at = value, steps = 0; at >= 0 && steps < MAX_STEPS; steps++) {
			const place = at * FORM_STRIDE.spans;
			if (data[place + 1] >= 0) return this.span(data, place);
			const { op, a } = this.valueAt(at);
			if (op === 'call') return this.span(calls.data, a * CallColumn.width + CallColumn.start);
			if (op === 'chunk') return this.span(chunks.data, a * ChunkColumn.width + ChunkColumn.start);
			at = a;
		}
		return null;
	}

	textOf(value: number): string | null {
		const { values, texts, ownTexts } = this.recorder.flow;
		const text = values.data[value * FLOW_STRIDE.values + 2];
		return ownTexts.get(value) ?? (text < 0 ? null : texts.list[text]);
	}

	placeOfCall(call: number): { scope: number; chunk: number } {
		const { flow, calls } = this.recorder;
		return {
			scope: flow.calls.data[call * FLOW_STRIDE.calls],
			chunk: calls.data[call * CallColumn.width + CallColumn.caller],
		};
	}

	private span(data: Int32Array, at: number): Span {
		const start = data[at] - this.base;
		return { start, end: start + data[at + 1] };
	}

	calleeOf(call: number): number {
		return call < 0 ? -1 : this.recorder.flow.calls.data[call * FLOW_STRIDE.calls + 1];
	}

	viaOf(call: number): CallVia {
		return CALL_VIAS[this.recorder.calls.data[call * CallColumn.width + CallColumn.via]];
	}

	scopeAround(scope: number): number {
		return this.recorder.flow.scopes.data[scope * FLOW_STRIDE.scopes + 1];
	}

	bindingsNamed(name: string): readonly Binding[] {
		const local = this.strings.knownLocal(name);
		if (local < 0) return NONE;
		this.byName ??= this.bindingsByName();
		return this.byName.get(local)?.map((row) => this.bindingAt(row)) ?? NONE;
	}

	bindingOfCall(call: number): Binding | null {
		this.byCall ??= this.byCallOf(this.recorder.flow.bindings, FLOW_STRIDE.bindings, 6);
		const row = this.byCall.get(call);
		return row === undefined ? null : this.bindingAt(row);
	}

	targetOfCall(call: number): number {
		this.targets ??= this.byCallOf(this.recorder.flow.assigns, FLOW_STRIDE.assigns, 3);
		const row = this.targets.get(call);
		return row === undefined ? -1 : this.recorder.flow.assigns.data[row + 2];
	}

	assignedToMember(name: string, of?: string): readonly Given[] {
		const { values } = this.recorder.flow;
		return this.assignedTo(MEMBER, name, (target) => {
			const owner = values.data[target + 2] * FLOW_STRIDE.values;
			if (owner < 0) return false;
			if (values.data[owner] === THIS) return of === undefined;
			return values.data[owner] === NAME && this.strings.localText(values.data[owner + 1]) === (of ?? 'self');
		});
	}

	valuesOf(op: ValueOp): readonly number[] {
		const { data, count } = this.recorder.flow.values;
		const code = VALUE_CODE.get(op)!;
		const found: number[] = [];
		for (let value = 0; value < count; value++) {
			if (data[value * FLOW_STRIDE.values] !== code) continue;
			const { start } = this.spanOf(value) ?? { start: -1 };
			if (start >= 0 && start < this.text.length) found.push(value);
		}
		return found;
	}

	assignments(): readonly Assignment[] {
		const { length, data } = this.recorder.flow.assigns;
		const all: Assignment[] = [];
		for (let at = 0; at < length; at += FLOW_STRIDE.assigns) {
			const start = data[at + 4] - this.base;
			// A file's texts share the rows.
			if (start < 0 || start >= this.text.length) continue;
			const [scope, chunk, target, value] = data.subarray(at, at + 4);
			all.push({ scope, chunk, target, value, start });
		}
		return all;
	}

	assignedToName(name: string): readonly Given[] {
		return this.assignedTo(NAME, name, () => true);
	}

	/** Assignments in this text to a target of a kind and name; `isMeant` is asked of its row. */
	private assignedTo(op: number, name: string, isMeant: (target: number) => boolean): Given[] {
		const local = this.strings.knownLocal(name);
		const { assigns, values } = this.recorder.flow;
		const given: Given[] = [];
		if (local < 0) return given;
		for (let at = 0; at < assigns.length; at += FLOW_STRIDE.assigns) {
			const target = assigns.data[at + 2] * FLOW_STRIDE.values;
			if (target < 0 || values.data[target] !== op || values.data[target + 1] !== local) continue;
			const start = assigns.data[at + 4] - this.base;
			if (start < 0 || start >= this.text.length || !isMeant(target)) continue;
			given.push({ value: assigns.data[at + 3], scope: assigns.data[at], start });
		}
		return given;
	}

	returnsOf(chunk: number): readonly Given[] {
		const { yields, scopes } = this.recorder.flow;
		this.returns ??= rowsBy(yields, FLOW_STRIDE.yields, 1);
		this.scopesOf ??= rowsBy(scopes, FLOW_STRIDE.scopes, 2);
		const given: Given[] = [];
		for (const at of this.returns.get(chunk) ?? NONE) {
			if (yields.data[at] !== RETURN) continue;
			const start = yields.data[at + 3];
			// The innermost: scopes are in the order in which they were opened.
			const around = this.scopesOf
				.get(chunk)
				?.findLast(
					(row) => scopes.data[row + 3] <= start && start < scopes.data[row + 3] + scopes.data[row + 4],
				);
			const scope = around === undefined ? -1 : around / FLOW_STRIDE.scopes;
			given.push({ value: yields.data[at + 2], scope, start: start - this.base });
		}
		return given;
	}

	referencesTo(name: string): readonly SeenReference[] {
		const local = this.strings.knownLocal(name);
		if (local < 0) return NONE;
		const { data, length } = this.recorder.refs;
		const found: SeenReference[] = [];
		for (let at = 0; at < length; at += RefColumn.width) {
			if (data[at + RefColumn.name] !== local) continue;
			const start = data[at + RefColumn.start] - this.base;
			// A file's texts share the rows: the others' lie outside of this one.
			if (start < 0 || start >= this.text.length) continue;
			found.push({
				start,
				kind: REF_KINDS[data[at + RefColumn.kind]],
				member: data[at + RefColumn.member] === 1,
				chunk: data[at + RefColumn.chunk],
				scope: data[at + RefColumn.scope],
			});
		}
		return found;
	}

	private bindingsByName(): Map<number, number[]> {
		const rows = new Map<number, number[]>();
		const { data, length } = this.recorder.flow.bindings;
		for (let at = 0; at < length; at += FLOW_STRIDE.bindings) {
			const same = rows.get(data[at + 1]);
			if (same === undefined) rows.set(data[at + 1], [at]);
			else same.push(at);
		}
		return rows;
	}

	/** Rows by the call whose result the value in a column is. */
	private byCallOf({ data, length }: Rows, width: number, column: number): Map<number, number> {
		const rows = new Map<number, number>();
		const { values } = this.recorder.flow;
		for (let at = 0; at < length; at += width) {
			let value = data[at + column] * FLOW_STRIDE.values;
			// `await f<T>()` is what `f` gives.
			while (value >= 0 && (values.data[value] === AWAIT || values.data[value] === CAST))
				value = values.data[value + 2] * FLOW_STRIDE.values;
			if (value >= 0 && values.data[value] === CALL) rows.set(values.data[value + 2], at);
		}
		return rows;
	}

	private bindingAt(at: number): Binding {
		const { data } = this.recorder.flow.bindings;
		return {
			scope: data[at],
			name: this.strings.localText(data[at + 1]) ?? '',
			kind: BINDING_KINDS[data[at + 2]],
			start: data[at + 3] - this.base,
			chunk: data[at + 4],
			type: this.strings.localText(data[at + 5]),
			value: data[at + 6],
			path: this.strings.localText(data[at + 7]),
			index: data[at + 8],
		};
	}
}

function rowsBy({ data, length }: Rows, width: number, column: number): Map<number, number[]> {
	const rows = new Map<number, number[]>();
	for (let at = 0; at < length; at += width) {
		const same = rows.get(data[at + column]);
		if (same === undefined) rows.set(data[at + column], [at]);
		else same.push(at);
	}
	return rows;
}
