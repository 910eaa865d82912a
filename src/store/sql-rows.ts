import type Database from 'better-sqlite3';

export type SqlValue = string | number | null;

export interface SqlResult {
	columns: string[];
	rows: SqlValue[][];
	/** True when there were more rows than `limit` or more bytes than `maxBytes`. */
	truncated: boolean;
}

export interface RowLimits {
	params: SqlParams;
	limit: number;
	maxBytes: number;
}

export type SqlParams = readonly unknown[] | Readonly<Record<string, unknown>>;

/** Runs a reading statement and keeps whole rows as long as the limits allow. */
export function collectRows(statement: Database.Statement, limits: RowLimits): SqlResult {
	const columns = statement.columns().map((column) => column.name);
	const rows: SqlValue[][] = [];
	let bytes = 0;
	const found = statement
		.raw(true)
		.safeIntegers(true)
		.iterate(...bindings(limits.params)) as Iterable<unknown[]>;
	for (const row of found) {
		const values = row.map(plainValue);
		bytes += values.reduce<number>((sum, value) => sum + sizeOf(value), 0);
		if (rows.length === limits.limit || bytes > limits.maxBytes) return { columns, rows, truncated: true };
		rows.push(values);
	}
	return { columns, rows, truncated: false };
}

function bindings(params: SqlParams): unknown[] {
	if (Array.isArray(params)) return params.map(bindable);
	const named = Object.entries(params).map(([name, value]) => [name, bindable(value)]);
	return named.length === 0 ? [] : [Object.fromEntries(named)];
}

function bindable(value: unknown): unknown {
	return typeof value === 'boolean' ? Number(value) : value;
}

/** Values as JSON can hold them: integers beyond 2^53 as decimal strings, blobs in hexadecimal. */
function plainValue(value: unknown): SqlValue {
	if (typeof value === 'bigint') {
		const number = Number(value);
		return Number.isSafeInteger(number) ? number : value.toString();
	}
	if (value instanceof Uint8Array) return Buffer.from(value).toString('hex');
	// JSON has no such numbers; SQLite prints them like this.
	if (typeof value === 'number' && !Number.isFinite(value)) return value > 0 ? 'Inf' : '-Inf';
	return value as SqlValue;
}

function sizeOf(value: SqlValue): number {
	return typeof value === 'string' ? value.length + 2 : 8;
}
