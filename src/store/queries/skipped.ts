import { SKIP_REASONS, type SkippedPath, type SkipReason } from '../../model/file.ts';
import { decodeCursor, encodeCursor } from '../cursor.ts';
import type { IndexReader } from '../reader.ts';

export interface SkippedQuery {
	limit: number;
	cursor?: string | undefined;
	reason?: SkipReason | undefined;
}

export interface SkippedPage {
	/** In code unit order of the path. */
	paths: SkippedPath[];
	/** All that match, on every page. */
	total: number;
	/** Cursor of the next page; null on the last. */
	next: string | null;
}

interface Row {
	path: string;
	reason: number;
	detail: string;
	folder: number;
}

export function listSkipped(reader: IndexReader, query: SkippedQuery): SkippedPage {
	const { db, generation } = reader;
	const after = query.cursor === undefined ? '' : decodeCursor(generation, query.cursor);
	const reason = query.reason === undefined ? -1 : SKIP_REASONS.indexOf(query.reason);
	const rows = db
		.prepare<[string, number, number, number], Row>(
			`SELECT path, reason, detail, folder FROM skip
			WHERE path > ? AND (? = -1 OR reason = ?) ORDER BY path LIMIT ?`,
		)
		.all(after, reason, reason, query.limit + 1);
	const paths = rows.slice(0, query.limit).map((row) => ({
		path: row.path,
		reason: SKIP_REASONS[row.reason],
		detail: row.detail,
		folder: row.folder !== 0,
	}));
	const total = db
		.prepare<[number, number], number>('SELECT count(*) FROM skip WHERE ? = -1 OR reason = ?')
		.pluck()
		.get(reason, reason)!;
	const last = paths.at(-1);
	const next = rows.length > query.limit && last ? encodeCursor(generation, last.path) : null;
	return { paths, total, next };
}
