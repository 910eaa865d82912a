/** What writing rows takes of a connection: both bindings of SQLite have it. */
export interface Connection {
	exec(sql: string): unknown;
	prepare(sql: string): Statement;
}

export interface Statement {
	run(...values: SqlValue[]): unknown;
	get(...values: SqlValue[]): unknown;
	all(...values: SqlValue[]): unknown[];
}

export type SqlValue = null | number | bigint | string | Uint8Array;
