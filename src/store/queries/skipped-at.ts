import { SKIP_REASONS, type SkippedPath } from '../../model/file.ts';
import type { IndexReader } from '../reader.ts';

/** Why a path is not in the index: its own omission, or that of the nearest folder around it. */
export function skippedAt(reader: IndexReader, path: string): SkippedPath | null {
	const find = reader.db.prepare<[string], { reason: number; detail: string; folder: number }>(
		'SELECT reason, detail, folder FROM skip WHERE path = ?',
	);
	for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
		const row = find.get(at);
		if (row !== undefined && (at === path || row.folder !== 0)) {
			return { path: at, reason: SKIP_REASONS[row.reason], detail: row.detail, folder: row.folder !== 0 };
		}
	}
	return null;
}
