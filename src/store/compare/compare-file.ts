import { type Difference, isEqual, shown, shownPair } from './difference.ts';
import { postingKeys } from './posting-keys.ts';
import { FILE_TABLES, type FileTable, POSTING_TABLES, type PostingTable } from './tables.ts';
import type { IndexView } from './view.ts';

/** Compares all that two indices hold of one file; what depends on others, too, when they are whole. Tells how many rows there were of each table. */
export function compareFile(
	path: string,
	indexed: IndexView,
	fresh: IndexView,
	isWhole: boolean,
	count: (table: string, rows: number) => void,
): Difference | null {
	const left = indexed.files.get(path);
	const right = fresh.files.get(path);
	if (left === undefined || right === undefined) return onOneSide(path, left !== undefined);
	const lengths = new Map<string, number>();
	for (const [at, { name, refers, isLinked }] of FILE_TABLES.entries()) {
		if (isLinked && !isWhole) continue;
		const columns = indexed.rows.columns(at);
		const rows = indexed.rows.rows(at, left.id);
		lengths.set(name, rows.length);
		const difference =
			compareRows(columns, rows, fresh.rows.rows(at, right.id)) ??
			findDangling(columns, rows, refers, lengths);
		if (difference !== null) return { path, table: name, ...difference };
		count(name, rows.length);
	}
	for (const table of POSTING_TABLES) {
		const sum = indexed.postings[table].of(left.id);
		const other = fresh.postings[table].of(right.id);
		if (sum.count !== other.count || sum.a !== other.a || sum.b !== other.b) {
			return { path, table, ...comparePostings(table, indexed, left.id, fresh, right.id) };
		}
		count(table, sum.count);
	}
	return null;
}

type Found = Omit<Difference, 'path' | 'table'>;

function onOneSide(path: string, isIndexed: boolean): Difference {
	const there = shown(path);
	return {
		path,
		table: 'file',
		row: null,
		column: null,
		indexed: isIndexed ? there : null,
		fresh: isIndexed ? null : there,
	};
}

export function compareRows(
	columns: readonly string[],
	left: readonly unknown[][],
	right: readonly unknown[][],
): Found | null {
	const ord = columns.indexOf('ord');
	for (let i = 0; i < Math.max(left.length, right.length); i++) {
		const row = ord < 0 ? null : String((left[i] ?? right[i])[ord]);
		if (left[i] === undefined || right[i] === undefined) {
			return { row, column: null, indexed: wholeRow(columns, left[i]), fresh: wholeRow(columns, right[i]) };
		}
		for (let at = 0; at < columns.length; at++) {
			if (isEqual(left[i][at], right[i][at])) continue;
			return { row, column: columns[at], ...shownPair(left[i][at], right[i][at]) };
		}
	}
	return null;
}

/** The first position that is that of no row: such a row would be wrong in a fresh index, too. */
function findDangling(
	columns: readonly string[],
	rows: readonly unknown[][],
	refers: FileTable['refers'],
	lengths: ReadonlyMap<string, number>,
): Found | null {
	for (const [column, to] of Object.entries(refers)) {
		const at = columns.indexOf(column);
		const end = lengths.get(to) ?? 0;
		for (const [row, values] of rows.entries()) {
			const value = values[at];
			if (value === null || (typeof value === 'number' && value >= 0 && value < end)) continue;
			return { row: String(row), column, indexed: shown(value), fresh: `a ${to} of that file` };
		}
	}
	return null;
}

/** The row as an object, without what it does not have. */
export function wholeRow(columns: readonly string[], row: readonly unknown[] | undefined): string | null {
	if (row === undefined) return null;
	const parts = columns.flatMap((column, at) => (row[at] === null ? [] : [`${column}: ${shown(row[at])}`]));
	const text = parts.join(', ');
	return text.length <= WHOLE_ROW ? text : `${text.slice(0, WHOLE_ROW - 1)}…`;
}

const WHOLE_ROW = 240;

/** The sums differ, so a key is there on one side only, or more than once. */
function comparePostings(
	table: PostingTable,
	indexed: IndexView,
	left: number,
	fresh: IndexView,
	right: number,
): Found {
	const leftKeys = postingKeys(indexed.reader, table, left, indexed.rows.names);
	const rightKeys = postingKeys(fresh.reader, table, right, fresh.rows.names);
	let at = 0;
	while (at < leftKeys.length && leftKeys[at] === rightKeys[at]) at++;
	const isLeft = at < leftKeys.length && (at >= rightKeys.length || leftKeys[at] < rightKeys[at]);
	const row = (isLeft ? leftKeys[at] : rightKeys[at]) ?? null;
	return { row, column: null, indexed: isLeft ? 'holds it' : null, fresh: isLeft ? null : 'holds it' };
}
