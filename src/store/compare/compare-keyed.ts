import type { IndexReader } from '../reader.ts';
import { compareRows, wholeRow } from './compare-file.ts';
import { type Difference, shown, shownPair } from './difference.ts';
import type { KeyedTable } from './tables.ts';

/** Compares tables with one row a key, as far as `counts` takes the key. */
export function compareKeyed(
	table: KeyedTable,
	indexed: IndexReader,
	fresh: IndexReader,
	counts: (key: string) => boolean,
): Difference | null {
	const left = readKeyed(table, indexed, counts);
	const right = readKeyed(table, fresh, counts);
	const keys = [...new Set([...left.rows.keys(), ...right.rows.keys()])].sort();
	for (const key of keys) {
		const leftRow = left.rows.get(key);
		const rightRow = right.rows.get(key);
		const about = { path: table.key === 'path' ? key : null, table: table.name, row: key };
		if (leftRow === undefined || rightRow === undefined) {
			return {
				...about,
				column: null,
				indexed: wholeRow(left.columns, leftRow),
				fresh: wholeRow(right.columns, rightRow),
			};
		}
		const difference = compareRows(left.columns, [leftRow], [rightRow]);
		if (difference !== null) return { ...difference, ...about };
	}
	return null;
}

interface KeyedRows {
	columns: string[];
	rows: Map<string, unknown[]>;
}

function readKeyed(
	{ name, key, stamps, history }: KeyedTable,
	{ db }: IndexReader,
	counts: (key: string) => boolean,
): KeyedRows {
	const stored = db.prepare<[string], string>('SELECT name FROM pragma_table_info(?)').pluck().all(name);
	const columns = stored.filter((column) => column !== key && !stamps.includes(column));
	const statement = db.prepare<[], unknown[]>(`SELECT ${[key, ...columns].join(', ')} FROM ${name}`).raw();
	const rows = new Map<string, unknown[]>();
	for (const [found, ...row] of statement.iterate()) {
		const text = String(found);
		if (counts(text) && !history.includes(text)) rows.set(text, row);
	}
	return { columns, rows };
}

type SchemaRow = [name: string, sql: string];

/** Tables and indices as they were declared. Statistics for the query planner are not content. */
export function compareSchema(indexed: IndexReader, fresh: IndexReader): Difference | null {
	const left = readSchema(indexed);
	const right = readSchema(fresh);
	for (const name of [...new Set([...left.keys(), ...right.keys()])].sort()) {
		const [ours, theirs] = [left.get(name), right.get(name)];
		if (ours === theirs) continue;
		const about = { path: null, table: name, row: null, column: null };
		if (ours !== undefined && theirs !== undefined) return { ...about, ...shownPair(ours, theirs) };
		const there = shown(ours ?? theirs);
		return {
			...about,
			indexed: ours === undefined ? null : there,
			fresh: theirs === undefined ? null : there,
		};
	}
	return null;
}

function readSchema({ db }: IndexReader): Map<string, string> {
	const rows = db
		.prepare<[], SchemaRow>(
			"SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%'",
		)
		.raw()
		.all();
	return new Map(rows);
}
