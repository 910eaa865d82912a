import type { FileTable } from '../../store/search/file-table.ts';

/** A line of the repository that a text names. */
export interface NamedPlace {
	row: number;
	line: number;
	/** As it is written in the text. */
	written: string;
}

/** Places of one text that are looked at: a trace names its innermost frames first or last, and those between say less. */
const MOST_PLACES = 50;
const MOST_FOUND = 5;

/** How traces and tools write places: `a/b.ts:12:3`, `File "a/b.py", line 12`, `a\b.cs:line 12`, `(12,5)`. */
const FORMS: readonly RegExp[] = [
	/File "([^"\n]{1,500})", line (\d{1,7})/g,
	/((?:[A-Za-z]:)?[\w.@+~/\\[\]-]{1,500}\.[A-Za-z]\w{0,9}):line (\d{1,7})/g,
	/((?:[A-Za-z]:)?[\w.@+~/\\[\]-]{1,500}\.[A-Za-z]\w{0,9})[:(](\d{1,7})(?!\d)/g,
	/((?:[A-Za-z]:)?[\w.@+~/\\[\]-]{1,500}\.[A-Za-z]\w{0,9}) line (\d{1,7})/g,
];

/** The places that a text names and the repository has, in the order of the text. */
export function placesInText(text: string, table: FileTable): NamedPlace[] {
	const written: { at: number; path: string; line: number; written: string }[] = [];
	for (const form of FORMS) {
		for (const match of text.matchAll(form)) {
			const [whole, path, line] = match;
			written.push({ at: match.index, path, line: Number(line), written: whole });
			if (written.length >= MOST_PLACES) break;
		}
	}
	written.sort((a, b) => a.at - b.at || b.written.length - a.written.length);
	const found: NamedPlace[] = [];
	const seen = new Set<string>();
	for (const { path, line, written: whole } of written) {
		const row = rowOfPath(table, path);
		if (row < 0 || line === 0 || seen.has(`${row}:${line}`)) continue;
		seen.add(`${row}:${line}`);
		found.push({ row, line, written: whole });
		if (found.length === MOST_FOUND) break;
	}
	return found;
}

/** The only file whose path ends as this one does; paths of other machines have more in front. */
function rowOfPath(table: FileTable, written: string): number {
	const path = written.replace(/\\/g, '/').replace(/^(?:\.?\/)+/, '');
	const parts = path.split('/');
	for (let from = 0; from < parts.length; from++) {
		const end = parts.slice(from).join('/');
		const exact = table.rowAt(end);
		if (exact >= 0) return exact;
		// A bare name is taken only when no folder is given that would have to fit.
		if (from === parts.length - 1 && parts.length > 1) return -1;
		const rows = rowsEnding(table, `/${end}`);
		if (rows.length === 1) return rows[0];
		if (rows.length > 1) return -1;
	}
	return -1;
}

function rowsEnding({ paths }: FileTable, end: string): number[] {
	const rows: number[] = [];
	for (let row = 0; row < paths.length && rows.length < 2; row++)
		if (paths[row].endsWith(end)) rows.push(row);
	return rows;
}
