import type Database from 'better-sqlite3';
import { FileFlag } from '../../model/file.ts';
import type { LinkTarget } from '../../model/link.ts';
import { MANIFESTS, ORD_BITS } from '../schema.ts';

/** A request that a fact tells of. */
export interface RequestFact {
	path: string;
	/** Range of what it was found in. */
	start: number;
	end: number;
	chunk: number;
	library: string;
	method: string | null;
	/** `{}` for what is put into it. */
	url: string | null;
	isTest: boolean;
}

/** A call by its place. */
export interface CallRow {
	path: string;
	/** Its position among the calls of its file. */
	call: number;
	start: number;
	end: number;
	caller: number;
	isTest: boolean;
}

/** A call that leads to something of a package. */
export interface PackageCall extends CallRow {
	package: string;
	/** `default.create().get`. */
	name: string;
}

const CALL = `f.path, s.id & ${2 ** ORD_BITS - 1} AS call, s.start, s.start + s.length AS end, s.caller,
	(f.flags & ${FileFlag.test}) <> 0 AS isTest`;

export function requestFacts(db: Database.Database): RequestFact[] {
	const rows = db
		.prepare<
			[],
			Omit<RequestFact, 'library' | 'method' | 'url' | 'isTest'> & { said: string | null; isTest: number }
		>(
			`SELECT f.path, s.start, s.start + s.length AS end, s.chunk, s.attributes AS said,
				(f.flags & ${FileFlag.test}) <> 0 AS isTest
			FROM fact s JOIN file f ON f.id = s.file
			WHERE s.kind = (SELECT id FROM name WHERE text = 'outbound_request') ORDER BY f.path, s.start`,
		)
		.all();
	return rows.map(({ said, isTest, ...row }) => {
		const { library = '', method = null, url = null } = JSON.parse(said ?? '{}') as Partial<RequestFact>;
		return { ...row, library, method, url, isTest: isTest === 1 };
	});
}

/** Calls of what packages have, for packages that are asked for. */
export function packageCalls(db: Database.Database, isWanted: (owner: string) => boolean): PackageCall[] {
	const packages = db
		.prepare<[], { id: number; text: string }>(
			`SELECT n.id, n.text FROM name n
			WHERE n.id IN (SELECT place FROM call_link WHERE chunk IS NULL AND place IS NOT NULL) ORDER BY n.text`,
		)
		.all();
	const calls = db.prepare<[number], Omit<PackageCall, 'package' | 'isTest'> & { isTest: number }>(
		`SELECT ${CALL}, coalesce(e.text, '') AS name FROM call_link l JOIN call_site s ON s.id = l.id
		JOIN file f ON f.id = s.file LEFT JOIN name e ON e.id = l.name
		WHERE l.place = ? AND l.chunk IS NULL ORDER BY f.path, s.start, s.id`,
	);
	return packages
		.filter(({ text }) => isWanted(text))
		.flatMap(({ id, text }) =>
			calls.all(id).map((row) => ({ ...row, package: text, isTest: row.isTest === 1 })),
		);
}

/** Calls that lead to a chunk, and nowhere else. */
export function callsTo(db: Database.Database, { path, chunk }: LinkTarget): CallRow[] {
	return db
		.prepare<[string, number], Omit<CallRow, 'isTest'> & { isTest: number }>(
			`SELECT ${CALL} FROM call_link l JOIN call_site s ON s.id = l.id JOIN file f ON f.id = s.file
			WHERE l.place = (SELECT id FROM name WHERE text = ?) AND l.chunk = ? ORDER BY f.path, s.start, s.id`,
		)
		.all(path, chunk)
		.map((row) => ({ ...row, isTest: row.isTest === 1 }));
}

/** Calls on something that ends with a name: `this.$axios.$get(…)` for `$axios`. */
export function callsOn(db: Database.Database, receiver: string): CallRow[] {
	return db
		.prepare<[string, string], Omit<CallRow, 'isTest'> & { isTest: number }>(
			`SELECT ${CALL} FROM call_site s JOIN file f ON f.id = s.file
			WHERE s.receiver IS NOT NULL AND (s.receiver = ? OR s.receiver LIKE '%.' || ?) ORDER BY f.path, s.start, s.id`,
		)
		.all(receiver, receiver)
		.map((row) => ({ ...row, isTest: row.isTest === 1 }));
}

/** Whether a manifest of the repository names a package. */
export function isDependency(db: Database.Database, name: string): boolean {
	return (
		db
			.prepare<[string], number>(`SELECT count(*) FROM ${MANIFESTS} WHERE instr(text, ?) > 0`)
			.pluck()
			.get(JSON.stringify(name)) !== 0
	);
}
