import type Database from 'better-sqlite3';
import { type DerivedTable, defineDerivedTables } from './derived-tables.ts';
import { FACT_VIEWS } from './fact-views.ts';
import { assignmentSource } from './file-assignments.ts';
import { refSource } from './file-refs.ts';
import { defineFunctions } from './functions.ts';
import { lineLookup } from './line-lookup.ts';
import { type IndexReader, openBeside, openIndex, type ReaderOptions } from './reader.ts';
import { defineRefFunctions, type MakeRefLinks } from './ref-functions.ts';
import type { StateFolder } from './state.ts';
import { KEYS_SQL, type Keyed, VIEWS, viewSql } from './views/views.ts';

const OPEN_ATTEMPTS = 20;

export interface PublicOptions extends ReaderOptions {
	/** Prepare for comparing uids: up to a second for 200,000 chunks, without which it takes hours. */
	keyed?: Keyed;
	/** The query to come: of the views of facts only those it mentions are made. All of them when absent. */
	sql?: string;
	/** Finds out where references lead; without it the view `refs` does not say. */
	refLinks?: MakeRefLinks | undefined;
	/** Tables that analyses fill, each for the views that are made of it. */
	derived: readonly DerivedTable[];
}

const UID_COMPARED =
	/\busing\s*\([^)]{0,200}_uid\b|_uid["`\]]?\s*(?:=|\bin\b|\bis\b)|=\s*[\w."`[\]]{0,100}_uid\b|\bnatural\b/i;

/** Which uids a query compares with something; a false alarm costs that second. */
export function comparesUids(sql: string): Keyed {
	if (!UID_COMPARED.test(sql)) return 'none';
	return /target_uid|\bnatural\b/i.test(sql) ? 'targets' : 'chunks';
}

/**
 * An index with the public views on it. References are packed in blobs, and a connection cannot read
 * while it runs a query, so a second one unpacks them; both are held at the same generation.
 */
export function openPublicIndex(state: StateFolder, options: PublicOptions): IndexReader {
	for (let attempt = 1; ; attempt++) {
		const reader = openIndex(state, options);
		let beside: IndexReader | null = null;
		try {
			beside = openBeside(reader);
			if (beside.generation === reader.generation) return withViews(reader, beside, options);
			if (attempt === OPEN_ATTEMPTS) throw new Error('the index changes faster than it can be opened');
		} catch (error) {
			beside?.close();
			reader.close();
			throw error;
		}
		beside.close();
		reader.close();
	}
}

function withViews(reader: IndexReader, beside: IndexReader, options: PublicOptions): IndexReader {
	const { db } = reader;
	const keyed = options.keyed ?? 'none';
	const mentioned = options.sql?.toLowerCase();
	const factViews = FACT_VIEWS.filter(({ name }) => mentioned === undefined || mentioned.includes(name));
	defineFunctions(db);
	defineLineFunctions(db, beside.db);
	definePackedTables(db, beside.db);
	defineDerivedTables(db, beside, options.derived);
	defineRefFunctions(db, beside.db, options.refLinks?.(beside) ?? null);
	db.pragma('query_only = OFF');
	db.exec(KEYS_SQL[keyed]);
	db.exec([...VIEWS, ...factViews].map((view) => viewSql(view, keyed)).join(';\n'));
	db.pragma('query_only = ON');
	return {
		...reader,
		close: () => {
			reader.close();
			beside.close();
		},
	};
}

function defineLineFunctions(db: Database.Database, beside: Database.Database): void {
	const { lineOf, colOf } = lineLookup(beside);
	for (const [name, find] of Object.entries({ line_of: lineOf, col_of: colOf })) {
		db.function(name, { deterministic: true }, (file: unknown, offset: unknown) =>
			typeof file === 'number' && typeof offset === 'number' ? integer(find(file, offset)) : null,
		);
	}
}

/** A number would become a REAL, and `line || ''` the text `2.0`. */
function integer(value: number): bigint {
	return BigInt(value);
}

function definePackedTables(db: Database.Database, beside: Database.Database): void {
	const refs = refSource(beside);
	db.table('ref_rows', {
		parameters: ['in_file'],
		columns: ['at', 'name_id', 'kind', 'is_member', 'start', 'line', 'col', 'chunk'],
		*rows(file: unknown) {
			if (typeof file !== 'number') throw new Error('ref_rows needs the id of a file');
			for (const ref of refs.inFile(file)) {
				const { at, nameId, kind, isMember, start, line, col, chunk } = ref;
				yield [at, nameId, kind, integer(isMember), integer(start), integer(line), integer(col), chunk];
			}
		},
	});
	const assignments = assignmentSource(beside);
	db.table('assignment_rows', {
		parameters: ['in_file'],
		columns: ['chunk', 'kind', 'start'],
		*rows(file: unknown) {
			if (typeof file !== 'number') throw new Error('assignment_rows needs the id of a file');
			for (const { chunk, kind, start } of assignments(file)) yield [chunk, kind, integer(start)];
		},
	});
	db.table('refs_named', {
		parameters: ['wanted_name'],
		columns: [...REFS_NAMED_COLUMNS],
		*rows(name: unknown) {
			// No rows would look like "no references" when only the argument was forgotten.
			if (typeof name !== 'string') throw new Error("refs_named needs a name: refs_named('parse')");
			for (const ref of refs.named(name)) {
				const { file, line, col, language, kind, isMember, chunkUid, start } = ref;
				const place = [integer(line), integer(col)];
				yield [file, ...place, language, name, kind, integer(isMember), chunkUid, integer(start)];
			}
		},
	});
}

/** The columns of the view `refs`, in its order, but where they lead. */
export const REFS_NAMED_COLUMNS = [
	'file',
	'line',
	'col',
	'language',
	'name',
	'kind',
	'is_member',
	'chunk_uid',
	'start',
] as const;
