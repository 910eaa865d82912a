import { ChunkColumn } from '../../model/batch.ts';
import { ChunkFlag } from '../../model/chunk.ts';
import { encodeFlow, FOLLOWS_FIRST, FOLLOWS_SECOND } from '../../store/codec/flow.ts';
import { encodeRefs, RefColumn } from '../../store/codec/refs.ts';
import type { ByteWriter } from '../../store/codec/varint.ts';
import type { FileRecorder } from './file-recorder.ts';

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

export function packFlow(recorder: FileRecorder, out: ByteWriter): void {
	const { values, remap } = reachableValues(recorder);
	const renumber = (rows: Int32Array, width: number, columns: number[]): Int32Array => {
		for (let at = 0; at < rows.length; at += width) {
			for (const column of columns) {
				if (rows[at + column] >= 0) rows[at + column] = remap[rows[at + column]];
			}
		}
		return rows;
	};
	encodeFlow(
		{
			scopes: recorder.scopes.slice(),
			bindings: renumber(recorder.bindings.slice(), 9, [6]),
			values,
			calls: renumber(recorder.callFlow.slice(), 3, [1, 2]),
			imports: recorder.importFlow.slice(),
			assigns: renumber(recorder.assigns.slice(), 5, [2, 3]),
			yields: renumber(recorder.yieldRows.slice(), 4, [2]),
			heritage: renumber(recorder.heritages.slice(), 6, [5]),
		},
		out,
	);
}

/**
 * Packs make a value for every expression they leave; what nothing refers to is dropped here.
 * An operand always comes before the value that uses it, so one pass from the end finds all.
 */
function reachableValues(recorder: FileRecorder): { values: Int32Array; remap: Int32Array } {
	const { data, count } = recorder.values;
	const used = new Uint8Array(count);
	const markColumn = (rows: Int32Array, length: number, width: number, column: number): void => {
		for (let at = column; at < length; at += width) if (rows[at] >= 0) used[rows[at]] = 1;
	};
	const { bindings, callFlow, assigns, yieldRows, heritages } = recorder;
	markColumn(bindings.data, bindings.length, 9, 6);
	markColumn(callFlow.data, callFlow.length, 3, 1);
	markColumn(callFlow.data, callFlow.length, 3, 2);
	markColumn(assigns.data, assigns.length, 5, 2);
	markColumn(assigns.data, assigns.length, 5, 3);
	markColumn(yieldRows.data, yieldRows.length, 4, 2);
	markColumn(heritages.data, heritages.length, 6, 5);
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
