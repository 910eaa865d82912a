import type { Connection, SqlValue, Statement } from './connection.ts';

/** Values bound at once: more rows a statement are no quicker, and a statement has room for 32,766. */
const VALUES_A_STATEMENT = 480;

/** Inserts rows of a table, many a statement. */
export class RowInserter {
	private readonly many: Statement;
	private readonly one: Statement;
	private readonly width: number;
	private readonly full: number;
	private readonly values: SqlValue[];
	private filled = 0;

	/** Into all stored columns, in their order. With `OR REPLACE`, instead of rows with the same key. */
	static into(db: Connection, table: string, or: '' | 'OR REPLACE' = ''): RowInserter {
		const columns = db.prepare(`SELECT name FROM pragma_table_info('${table}')`).all() as { name: string }[];
		return new RowInserter(
			db,
			table,
			columns.map(({ name }) => name),
			or,
		);
	}

	constructor(db: Connection, table: string, columns: readonly string[], or = '') {
		this.width = columns.length;
		const rows = Math.max(1, Math.floor(VALUES_A_STATEMENT / this.width));
		this.full = rows * this.width;
		this.values = new Array(this.full).fill(null);
		const row = `(${columns.map(() => '?').join(',')})`;
		const insert = `INSERT ${or} INTO ${table} (${columns.join(',')}) VALUES `;
		this.many = db.prepare(insert + Array(rows).fill(row).join(','));
		this.one = db.prepare(insert + row);
	}

	/** One row; as many values as there are columns. */
	row(...values: SqlValue[]): void {
		const all = this.values;
		let at = this.filled;
		for (let i = 0; i < values.length; i++) all[at++] = values[i];
		if (at === this.full) {
			this.many.run(...all);
			at = 0;
		}
		this.filled = at;
	}

	flush(): void {
		for (let at = 0; at < this.filled; at += this.width) {
			this.one.run(...this.values.slice(at, at + this.width));
		}
		this.filled = 0;
	}
}
