import { ChunkColumn } from '../../model/batch.ts';
import { ChunkFlag } from '../../model/chunk.ts';
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
