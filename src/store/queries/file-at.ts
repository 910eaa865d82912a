import { FILE_STATUSES, type FileStatus } from '../../model/file.ts';
import type { IndexReader } from '../reader.ts';

export interface FileRow {
	path: string;
	language: string;
	lines: number;
	status: FileStatus;
	/** Why the status is not `parsed`. */
	note: string | null;
	syntaxErrors: number;
}

/** null when the path is not in the index. */
export function fileAt(reader: IndexReader, path: string): FileRow | null {
	const row = reader.db
		.prepare<[string], Omit<FileRow, 'status'> & { status: number }>(
			'SELECT path, language, lines, status, note, syntax_errors AS syntaxErrors FROM file WHERE path = ?',
		)
		.get(path);
	return row === undefined ? null : { ...row, status: FILE_STATUSES[row.status] };
}

/** The first paths, in their order, that end with these folders and this name. */
export function pathsEndingWith({ db }: IndexReader, end: string, most: number): string[] {
	return db
		.prepare<[string, string, number], string>(
			"SELECT path FROM file WHERE substr(path, -length(?) - 1) = '/' || ? ORDER BY path LIMIT ?",
		)
		.pluck()
		.all(end, end, most);
}
