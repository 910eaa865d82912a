import { CHUNK_KINDS, type ChunkKind } from '../../model/chunk.ts';
import type { CallLink } from '../../model/link.ts';
import type { DeclaredInSchema } from '../../store/linked-file.ts';
import { lastName, type World } from '../world/world.ts';
import { nearest } from './nearest.ts';
import { oneOf } from './one-of.ts';

/** What a name of SQL stands for where it is written. */
export type SqlUse = 'table' | 'routine' | 'type';

const codes = (...kinds: ChunkKind[]): ReadonlySet<number> =>
	new Set(kinds.map((kind) => CHUNK_KINDS.indexOf(kind)));
const KINDS: Readonly<Record<SqlUse, ReadonlySet<number>>> = {
	table: codes('table', 'view'),
	routine: codes('function', 'macro'),
	type: codes('table', 'view', 'type', 'enum', 'struct'),
};

/** Schemas that a name without one is in. */
const DEFAULT: ReadonlySet<string> = new Set(['', 'public', 'dbo', 'main']);

/** Who names something: the file, and whether it is of a test. */
export interface SqlAsker {
	path: string;
	isTest: boolean;
}

/**
 * What the SQL of the repository declares under a name as it is written: `users`, `audit.events`. A file that creates
 * what it uses means its own, parts of a repository may each have one; tests have tables that nobody else means. Models of Prisma stand for tables that no file creates.
 */
export function namedInSql(world: World, from: SqlAsker, written: string, use: SqlUse): CallLink | null {
	const name = lastName(written);
	const rows = world.declaredInSchema(name).filter(({ kind }) => KINDS[use].has(kind));
	const created = rows.filter(({ language }) => language === 'sql');
	const own = created.filter(({ path }) => path === from.path);
	const found = own.length > 0 ? own : created.length > 0 ? created : rows;
	const outside = from.isTest ? found : found.filter(({ isTest }) => !isTest);
	const seen = outside.length > 0 ? outside : found;
	const exact = seen.filter((row) => row.name === name);
	return oneOf(nearest(inSchema(exact.length > 0 ? exact : seen, schemaOf(written)), from.path), 'text.sql');
}

function inSchema(rows: readonly DeclaredInSchema[], schema: string): readonly DeclaredInSchema[] {
	const inDefault = rows.filter(({ container }) => DEFAULT.has(lastName(container).toLowerCase()));
	if (DEFAULT.has(schema)) return inDefault.length > 0 ? inDefault : schema === '' ? rows : [];
	const same = rows.filter(({ container }) => lastName(container).toLowerCase() === schema);
	// A schema that nothing is created in is chosen where the statements run.
	return same.length > 0 ? same : inDefault;
}

function schemaOf(written: string): string {
	const dot = written.lastIndexOf('.');
	return dot < 0 ? '' : lastName(written.slice(0, dot)).toLowerCase();
}
