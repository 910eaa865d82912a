import { ChunkColumn } from '../../model/batch.ts';
import { ChunkFlag } from '../../model/chunk.ts';
import { encodeFlow, FOLLOWS_FIRST, FOLLOWS_SECOND } from '../../store/codec/flow.ts';
import { encodeRefs, RefColumn } from '../../store/codec/refs.ts';
import type { ByteWriter } from '../../store/codec/varint.ts';
import type { FileRecorder } from './file-recorder.ts';
import type { FlowRows } from './flow-rows.ts';
import type { Rows } from './rows.ts';

const MAX_MARKED_ERRORS = 200;

/** Marks the innermost chunk around each syntax error: what it holds may be incomplete. */
export function markBroken(recorder: FileRecorder): void {
	const { chunks, errors } = recorder;
	const { data } = chunks;
	for (let e = 0; e < errors.count && e < MAX_MARKED_ERRORS; e++) {
		const start = errors.data[e * 2];
		let innermost = -1;
		for (let chunk = 0; chunk < chunks.count; chunk++) {
			const at = chunk * ChunkColumn.width;
			const begin = data[at + ChunkColumn.start];
			if (begin <= start && start <= begin + data[at + ChunkColumn.length]) innermost = chunk;
		}
		if (innermost >= 0) recorder.flagChunk(innermost, ChunkFlag.broken);
	}
}

/** References in the order of the text, packed. */
export function packRefs(recorder: FileRecorder, out: ByteWriter): void {
	const { data, count } = recorder.refs;
	encodeRefs(data, count, inTextOrder(data, count), out);
}

/** Positions of the references by start, or null when they are in order already. */
function inTextOrder(data: Int32Array, count: number): Int32Array | null {
	let sorted = true;
	for (let i = 1; i < count && sorted; i++) {
		sorted = data[i * RefColumn.width + 1] >= data[(i - 1) * RefColumn.width + 1];
	}
	if (sorted) return null;
	const keys = new Float64Array(count);
	for (let i = 0; i < count; i++) keys[i] = data[i * RefColumn.width + 1] * 0x400000 + i;
	keys.sort();
	return Int32Array.from(keys, (key) => key % 0x400000);
}

/** Renumbers the recorder's own rows on the way: they are packed once, when all is told. */
export function packFlow(flow: FlowRows, out: ByteWriter): void {
	const { values, remap } = reachableValues(flow);
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

/**
 * Packs make a value for every expression they leave; what nothing refers to is dropped here.
 * An operand always comes before the value that uses it, so one pass from the end finds all.
 */
function reachableValues(flow: FlowRows): { values: Int32Array; remap: Int32Array } {
	const { data, count } = flow.values;
	const used = new Uint8Array(count);
	markUsed(flow.bindings, 6, used);
	markUsed(flow.calls, 1, used);
	markUsed(flow.calls, 2, used);
	markUsed(flow.assigns, 2, used);
	markUsed(flow.assigns, 3, used);
	markUsed(flow.yields, 2, used);
	markUsed(flow.heritage, 5, used);
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
		next++;
	}
	return { values, remap };
}
