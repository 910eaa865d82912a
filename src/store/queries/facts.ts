import type Database from 'better-sqlite3';
import type { FactKind } from '../../model/facts/kind.ts';
import { FACT_KINDS } from '../../model/facts/registry.ts';
import type { IndexReader } from '../reader.ts';

export interface FactRow {
	kind: string;
	file: string;
	line: number | null;
	col: number | null;
	language: string;
	/** The symbol it belongs to; null in a module. */
	symbol: string | null;
	attributes: Record<string, unknown>;
}

export interface KindCount {
	kind: string;
	view: string;
	category: string;
	about: string;
	count: number;
}

/** Below a folder, or in a file; everything when null. */
export type Within = readonly string[] | null;

/** How many facts of each kind there are, of those that have any; on an index with its views. */
export function countFacts({ db }: IndexReader, within: Within): KindCount[] {
	const stored = new Map(
		db
			.prepare<Bound, [string, number]>(
				`SELECT n.text, count(*) FROM fact s JOIN name n ON n.id = s.kind JOIN file f ON f.id = s.file
				${within === null ? '' : `WHERE ${insideSql('f.path', within)}`} GROUP BY n.text`,
			)
			.raw()
			.all(bound(within)),
	);
	return FACT_KINDS.flatMap((kind) => {
		const count = kind.later !== undefined ? 0 : (stored.get(kind.kind) ?? countRows(db, kind, within));
		const { kind: name, view, category, about } = kind;
		return count === 0 ? [] : [{ kind: name, view, category, about, count }];
	});
}

function countRows(db: Database.Database, kind: FactKind, within: Within): number {
	if (kind.over === undefined && !kind.isView) return 0;
	const where = within === null ? '' : `WHERE ${insideSql('file', within)}`;
	return (
		db.prepare<Bound, number>(`SELECT count(*) FROM ${kind.view} ${where}`).pluck().get(bound(within)) ?? 0
	);
}

/** Facts of a kind by path and place. */
export function factsOf(
	{ db }: IndexReader,
	kind: FactKind,
	within: Within,
	offset: number,
	limit: number,
): FactRow[] {
	const places = kind.over?.view === 'files' ? 'file' : 'file, line, col';
	const where = within === null ? '' : `WHERE ${insideSql('file', within)}`;
	return db
		.prepare<Bound, Record<string, unknown>>(
			`SELECT * FROM ${kind.view} ${where} ORDER BY ${places} LIMIT ${limit} OFFSET ${offset}`,
		)
		.all(bound(within))
		.map((row) => toFact(kind, row));
}

function toFact({ kind, attributes }: FactKind, row: Record<string, unknown>): FactRow {
	const said = Object.keys(attributes).flatMap((name) => {
		const value = row[name];
		return value === null || value === undefined ? [] : [[name, unpacked(value)]];
	});
	return {
		kind,
		file: String(row.file),
		line: (row.line as number | undefined) ?? null,
		col: (row.col as number | undefined) ?? null,
		language: String(row.language),
		symbol: (row.qualified_name as string | null | undefined) ?? null,
		attributes: Object.fromEntries(said),
	};
}

/** Lists are JSON in a view. */
function unpacked(value: unknown): unknown {
	if (typeof value !== 'string' || !/^\[.*\]$/s.test(value)) return value;
	try {
		return JSON.parse(value);
	} catch {
		return value;
	}
}

type Bound = Record<string, string>;

function bound(within: Within): Bound {
	return Object.fromEntries((within ?? []).map((path, at) => [`in${at}`, path]));
}

function insideSql(column: string, within: readonly string[]): string {
	const each = within.map(
		(_, at) => `${column} = @in${at} OR substr(${column}, 1, length(@in${at}) + 1) = @in${at} || '/'`,
	);
	return `(${each.join(' OR ')})`;
}
