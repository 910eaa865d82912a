import { CallColumn, ChunkColumn, ExportColumn, FactColumn, ImportColumn } from '../../model/batch.ts';
import type { WrittenText } from '../../model/segment.ts';
import type { FileRecorder } from './file-recorder.ts';
import type { Rows } from './rows.ts';

/** Columns with the start of a range, its length (-1 for one offset alone), and whether it may be missing. */
type Ranges = readonly (readonly [start: number, length: number])[];

/** The rows of a file that have offsets, and where. */
function rowsOf({ chunks, calls, imports, exports, facts, refs, flow }: FileRecorder): [Rows, Ranges][] {
	const { scopes, bindings, assigns, yields, heritage, spans, branches, exits } = flow;
	return [
		[
			chunks,
			[
				[ChunkColumn.start, ChunkColumn.length],
				[ChunkColumn.docStart, ChunkColumn.docLength],
				[ChunkColumn.nameStart, -1],
			],
		],
		[
			calls,
			[
				[CallColumn.start, CallColumn.length],
				[CallColumn.nameStart, -1],
			],
		],
		[
			imports,
			[
				[ImportColumn.start, ImportColumn.length],
				[ImportColumn.nameStart, -1],
			],
		],
		[
			exports,
			[
				[ExportColumn.start, ExportColumn.length],
				[ExportColumn.nameStart, -1],
			],
		],
		[facts, [[FactColumn.start, FactColumn.length]]],
		[refs, [[1, -1]]],
		[scopes, [[3, 4]]],
		[bindings, [[3, -1]]],
		[assigns, [[4, -1]]],
		[yields, [[3, -1]]],
		[heritage, [[4, -1]]],
		[spans, [[0, 1]]],
		[branches, [[2, 3]]],
		[exits, [[1, 2]]],
	];
}

/** How many integers of each kind of row there are. */
export function markRows(recorder: FileRecorder): number[] {
	return rowsOf(recorder).map(([rows]) => rows.length);
}

/** Moves the rows since `marks` from offsets of a text to those of the file that it is written in. */
export function placeRows(recorder: FileRecorder, marks: readonly number[], written: WrittenText): void {
	rowsOf(recorder).forEach(([{ data, length, width }, ranges], kind) => {
		for (let row = marks[kind]; row < length; row += width) {
			for (const [start, extent] of ranges) {
				const at = data[row + start];
				if (at < 0) continue;
				data[row + start] = placeOf(written, at);
				if (extent < 0 || data[row + extent] < 0) continue;
				data[row + extent] = endOf(written, at + data[row + extent], at) - data[row + start];
			}
		}
	});
}

/** Where a unit of a text stands in the file; for its end, just past the last. */
export function placeOf({ starts, ends }: WrittenText, at: number): number {
	return at < starts.length ? starts[at] : (ends[ends.length - 1] ?? 0);
}

/** Just past the unit before `end`: what is between two lines belongs to neither. */
export function endOf(written: WrittenText, end: number, start: number): number {
	return end > start ? written.ends[Math.min(end, written.ends.length) - 1] : placeOf(written, start);
}
