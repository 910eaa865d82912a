import type Database from 'better-sqlite3';
import type { IndexReader } from './reader.ts';

/** A value of a row: whole numbers stay whole, lists and objects become JSON. */
type Cell = string | number | boolean | null | readonly unknown[];

/**
 * Rows that an analysis puts together from an index when a query asks for them. Whoever opens the index hands them in, so
 * that the store has views of what it does not know how to find.
 */
export interface DerivedTable {
	name: string;
	columns: readonly string[];
	/** Reads on a connection of its own: the one that runs the query cannot read meanwhile. */
	rows(beside: IndexReader): Iterable<Readonly<Record<string, Cell>>>;
}

export function defineDerivedTables(
	db: Database.Database,
	beside: IndexReader,
	tables: readonly DerivedTable[],
): void {
	for (const { name, columns, rows } of tables) {
		db.table(name, {
			columns: [...columns],
			*rows() {
				for (const row of rows(beside)) yield columns.map((column) => stored(row[column]));
			},
		});
	}
}

function stored(value: Cell): string | bigint | null {
	if (typeof value === 'number' || typeof value === 'boolean') return BigInt(value);
	return value === null || typeof value === 'string' ? value : JSON.stringify(value);
}
