import { CallColumn, ChunkColumn } from '../../model/batch.ts';
import { encodeFlow, FLOW_STRIDE, FOLLOWS_FIRST, FOLLOWS_SECOND } from '../../store/codec/flow.ts';
import { encodeForm, FORM_STRIDE } from '../../store/codec/form.ts';
import type { ByteWriter } from '../../store/codec/varint.ts';
import { CALL_VALUE, CHUNK_VALUE, ENTRY, ITEM } from './codes.ts';
import type { FileRecorder } from './file-recorder.ts';
import type { FlowRows } from './flow-rows.ts';
import type { Rows } from './rows.ts';

/** The expression form of a file, packed: what linking reads, then what only analyses read. Returns the bytes of the first. */
export function packFlow(recorder: FileRecorder, out: ByteWriter): number {
	const { flow } = recorder;
	fillSpans(recorder);
	const { values, spans, remap } = reachableValues(flow);
	const before = out.length;
	// Rows are renumbered where they are: they are packed once, when all is told.
	encodeFlow(
		{
			scopes: flow.scopes.view(),
			bindings: renumber(flow.bindings, 6, -1, remap),
			values,
			calls: renumber(flow.calls, 1, 2, remap),
			imports: flow.imports.view(),
			assigns: renumber(flow.assigns, 2, 3, remap),
			yields: renumber(flow.yields, 2, -1, remap),
			heritage: renumber(flow.heritage, 5, -1, remap),
		},
		out,
	);
	const written = out.length - before;
	encodeForm(
		{
			spans,
			texts: flow.texts.list,
			branches: byStart(renumber(flow.branches, 1, -1, remap), FORM_STRIDE.branches),
			exits: byStart(flow.exits.view(), FORM_STRIDE.exits),
		},
		out,
	);
	return written;
}

/** A call or chunk has its own range, and any other value without one that of its operands, which come before it. */
function fillSpans({ flow, calls, chunks }: FileRecorder): void {
	const { data: values, count } = flow.values;
	const { data: spans } = flow.spans;
	for (let value = 0; value < count; value++) {
		const to = value * FORM_STRIDE.spans;
		if (spans[to + 1] >= 0) continue;
		const at = value * FLOW_STRIDE.values;
		const op = values[at];
		spans[to] = -1;
		spans[to + 1] = 0;
		if (op === CALL_VALUE) copyRange(calls, values[at + 2], CallColumn.start, spans, to);
		else if (op === CHUNK_VALUE) copyRange(chunks, values[at + 2], ChunkColumn.start, spans, to);
		else {
			if (FOLLOWS_FIRST[op]) widen(spans, to, values[at + 2]);
			// The rest of a list is not part of its first cell.
			if (FOLLOWS_SECOND[op] && op !== ITEM && op !== ENTRY) widen(spans, to, values[at + 3]);
		}
	}
}

/** A row's range; its length stands behind its start. */
function copyRange({ data, width }: Rows, row: number, column: number, spans: Int32Array, to: number): void {
	spans[to] = data[row * width + column];
	spans[to + 1] = data[row * width + column + 1];
}

function widen(spans: Int32Array, to: number, operand: number): void {
	if (operand < 0) return;
	const from = operand * FORM_STRIDE.spans;
	if (spans[from] < 0) return;
	if (spans[to] < 0) {
		spans[to] = spans[from];
		spans[to + 1] = spans[from + 1];
		return;
	}
	const end = Math.max(spans[to] + spans[to + 1], spans[from] + spans[from + 1]);
	spans[to] = Math.min(spans[to], spans[from]);
	spans[to + 1] = end - spans[to];
}

/** Rows that end with a start and a length, outer ranges first. */
function byStart(rows: Int32Array, width: number): Int32Array {
	const order = Array.from({ length: rows.length / width }, (_, row) => row * width);
	order.sort(
		(a, b) => rows[a + width - 2] - rows[b + width - 2] || rows[b + width - 1] - rows[a + width - 1],
	);
	const sorted = new Int32Array(rows.length);
	order.forEach((from, row) => {
		sorted.set(rows.subarray(from, from + width), row * width);
	});
	return sorted;
}

/** `first` and `second` are the columns that hold values; -1 for none. */
function renumber(rows: Rows, first: number, second: number, remap: Int32Array): Int32Array {
	const { data, length, width } = rows;
	for (let at = 0; at < length; at += width) {
		if (data[at + first] >= 0) data[at + first] = remap[data[at + first]];
		if (second >= 0 && data[at + second] >= 0) data[at + second] = remap[data[at + second]];
	}
	return rows.view();
}

function markUsed({ data, length, width }: Rows, column: number, used: Uint8Array): void {
	for (let at = column; at < length; at += width) if (data[at] >= 0) used[data[at]] = 1;
}

interface Reachable {
	values: Int32Array;
	spans: Int32Array;
	/** The new index of each value that is kept. */
	remap: Int32Array;
}

/**
 * Packs make a value for every expression they leave; what nothing refers to is dropped here.
 * An operand always comes before the value that uses it, so one pass from the end finds all.
 */
function reachableValues(flow: FlowRows): Reachable {
	const { data, count } = flow.values;
	const used = new Uint8Array(count);
	markUsed(flow.bindings, 6, used);
	markUsed(flow.calls, 1, used);
	markUsed(flow.calls, 2, used);
	markUsed(flow.assigns, 2, used);
	markUsed(flow.assigns, 3, used);
	markUsed(flow.yields, 2, used);
	markUsed(flow.heritage, 5, used);
	markUsed(flow.branches, 1, used);
	let kept = 0;
	for (let i = count - 1; i >= 0; i--) {
		if (used[i] === 0) continue;
		kept++;
		const at = i * 4;
		const op = data[at];
		if (FOLLOWS_FIRST[op] && data[at + 2] >= 0) used[data[at + 2]] = 1;
		if (FOLLOWS_SECOND[op] && data[at + 3] >= 0) used[data[at + 3]] = 1;
	}
	const remap = new Int32Array(count);
	const values = new Int32Array(kept * 4);
	const spans = new Int32Array(kept * 2);
	let next = 0;
	for (let i = 0; i < count; i++) {
		if (used[i] === 0) continue;
		remap[i] = next;
		const from = i * 4;
		const to = next * 4;
		const op = data[from];
		values[to] = op;
		values[to + 1] = data[from + 1];
		values[to + 2] = FOLLOWS_FIRST[op] && data[from + 2] >= 0 ? remap[data[from + 2]] : data[from + 2];
		values[to + 3] = FOLLOWS_SECOND[op] && data[from + 3] >= 0 ? remap[data[from + 3]] : data[from + 3];
		spans[next * 2] = flow.spans.data[i * 2];
		spans[next * 2 + 1] = flow.spans.data[i * 2 + 1];
		next++;
	}
	return { values, spans, remap };
}
