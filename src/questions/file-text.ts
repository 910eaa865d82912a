import { readText } from '../platform/read-source.ts';
import { perIndex } from '../store/per-index.ts';
import type { IndexReader } from '../store/reader.ts';
import { RecentlyUsed } from '../store/recently-used.ts';
import type { FileTable } from '../store/search/file-table.ts';
import type { Workspace } from './workspace.ts';

/** Reads files of the repository as they were indexed; '' for one that cannot be read any more. */
export function textReader({ root, settings: { config } }: Workspace): (path: string) => string {
	return textsOf(root, config.index);
}

/** The same for one who knows no workspace. */
export function textsOf(root: string, limits: { maxFileBytes: number }): (path: string) => string {
	let last = { path: '', text: '' };
	return (path) => {
		if (last.path === path) return last.text;
		const text = readText(root, path, limits);
		last = { path, text: typeof text === 'string' ? text : '' };
		return last.text;
	};
}

/** Texts of an index that are kept for the next question, in characters. */
const MOST_KEPT = 3_000_000;

const openKept = perIndex(() => new RecentlyUsed<string, string>(MOST_KEPT, ({ length }) => length));

/**
 * The same for who reads many files again and again. Kept is what has the size that was indexed: what changed since
 * then is read again each time, until the index has it.
 */
export function keptTexts(
	reader: IndexReader,
	table: FileTable,
	readText: (path: string) => string,
): (path: string) => string {
	const kept = openKept(reader);
	return (path) => {
		const known = kept.get(path);
		if (known !== undefined) return known;
		const text = readText(path);
		// Texts that are not plain ASCII are few, and read each time.
		if (text.length === table.sizes[table.rowAt(path)]) kept.add(path, text);
		return text;
	};
}
