import { AssayError } from '../model/errors.ts';
import { decodeCursor, encodeCursor } from '../store/cursor.ts';

export interface Paging {
	/** Entries to leave out before the page. */
	offset: number;
	/** Cursor of the page after one that ended before the entry at `end`. */
	next(end: number): string;
}

/** Pages of a list whose order is fixed within a generation, counted by position. */
export function pagingOf(generation: string, cursor: string | undefined): Paging {
	const offset = cursor === undefined ? 0 : Number(decodeCursor(generation, cursor));
	if (!Number.isSafeInteger(offset) || offset < 0) {
		throw new AssayError('USAGE', 'the cursor belongs to another list', 'Start again without a cursor.');
	}
	return { offset, next: (end) => encodeCursor(generation, String(end)) };
}
