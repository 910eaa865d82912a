import { bytes, count } from '../format.ts';
import type { Page } from '../page.ts';
import { table } from '../table.ts';

interface LanguageRow {
	language: string;
	files: number;
	bytes: number;
	lines: number;
}

const SHOWN = 12;

/** Languages by number of files; the small ones together in a last row. */
export function languageTable(
	languages: readonly LanguageRow[],
	{ width, colours }: Page,
): Generator<string> {
	const sorted = [...languages].sort((a, b) => b.files - a.files || (a.language < b.language ? -1 : 1));
	const shown = sorted.length > SHOWN ? sorted.slice(0, SHOWN - 1) : sorted;
	const others = sorted.slice(shown.length);
	const rows = shown.map(cells);
	if (others.length > 0) rows.push(cells(others.reduce(add, emptyRow(`${others.length} others`))));
	const right = 'right' as const;
	return table(
		[
			{ title: 'Language' },
			{ title: 'Files', align: right },
			{ title: 'Lines', align: right },
			{ title: 'Size', align: right },
		],
		rows,
		width,
		colours,
	);
}

function cells({ language, files, lines, bytes: size }: LanguageRow): string[] {
	return [language, count(files), count(lines), bytes(size)];
}

function emptyRow(language: string): LanguageRow {
	return { language, files: 0, bytes: 0, lines: 0 };
}

function add(sum: LanguageRow, row: LanguageRow): LanguageRow {
	return {
		language: sum.language,
		files: sum.files + row.files,
		bytes: sum.bytes + row.bytes,
		lines: sum.lines + row.lines,
	};
}
