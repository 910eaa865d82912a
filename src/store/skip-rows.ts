import { type FileStamp, SKIP_REASONS, type SkippedPath } from '../model/file.ts';
import type { Connection } from './connection.ts';
import { RowInserter } from './row-inserter.ts';

/** An omission as it is stored. */
export interface SkipRow extends SkippedPath {
	/** Of a file that was left out for its content: as long as it is the same, so is the verdict. */
	stamp: FileStamp | null;
	/** Of its bytes, with the stamp. */
	hash: Uint8Array | null;
}

/** Writes omissions; a path has one at most. */
export function insertSkipRows(db: Connection, rows: readonly SkipRow[]): void {
	const skip = RowInserter.into(db, 'skip');
	for (const { path, reason, detail, folder, stamp, hash, manifest } of rows) {
		skip.row(
			path,
			SKIP_REASONS.indexOf(reason),
			detail,
			folder ? 1 : 0,
			stamp?.size ?? null,
			stamp?.mtimeUs ?? null,
			stamp?.ctimeUs ?? null,
			stamp?.inode ?? null,
			hash,
			manifest ?? null,
		);
	}
	skip.flush();
}
