import { CHUNK_KINDS } from '../model/chunk.ts';
import { LINK_STATUSES } from '../model/link.ts';
import type { Connection, Statement } from './connection.ts';
import { STYLE_LANGUAGES, STYLED_FILES } from './linked-file.ts';
import { rowId, rowsOf } from './schema.ts';

/** Kinds of chunks that statements name. */
const IN_SCHEMA = (['table', 'view', 'function', 'macro', 'type', 'enum', 'struct'] as const).map((kind) =>
	CHUNK_KINDS.indexOf(kind),
);
/** Kinds of chunks that others name whatever their case. */
const WITHOUT_CASE = (['function', 'class', 'enum'] as const).map((kind) => CHUNK_KINDS.indexOf(kind));

/** A statement that gives rows as lists: half the time of objects. */
function listing(db: Connection, sql: string): Statement {
	const statement = db.prepare(sql);
	if ('setReturnArrays' in statement)
		(statement as Statement & { setReturnArrays(on: boolean): void }).setReturnArrays(true);
	else (statement as Statement & { raw(on: boolean): void }).raw(true);
	return statement;
}

/** The language that decides what a chunk of a file means: styles in a page are styles. */
export function languageIn(file: string, segment: string): string {
	return `CASE WHEN ${segment}.language IN (${quoted(STYLE_LANGUAGES)}) AND ${file}.language IN (${quoted(STYLED_FILES)})
		THEN ${segment}.language ELSE ${file}.language END`;
}

function quoted(words: readonly string[]): string {
	return words.map((word) => `'${word}'`).join(', ');
}

/** What linking reads of an index. `CROSS JOIN` has SQLite look at files first, then at their rows: it knows no numbers of rows yet. */
export function prepareLinking(db: Connection) {
	const range = 'id BETWEEN ? AND ? ORDER BY id';
	return {
		files: listing(db, 'SELECT id, path, language FROM file ORDER BY id'),
		file: listing(db, 'SELECT id, language, flags FROM file WHERE path = ?'),
		path: listing(db, 'SELECT path FROM file WHERE id = ?'),
		blob: listing(db, 'SELECT names, flow, refs FROM file_blob WHERE file = ?'),
		form: listing(db, 'SELECT form FROM file_blob WHERE file = ?'),
		chunks: listing(
			db,
			`SELECT kind, name, parent, container, flags, start, name_offset, type, params FROM chunk WHERE ${range}`,
		),
		imports: listing(
			db,
			`SELECT kind, module, imported, local, start, name_offset FROM import WHERE ${range}`,
		),
		exports: listing(
			db,
			`SELECT kind, exported, local, module, chunk, start + name_offset FROM export WHERE ${range}`,
		),
		calls: listing(
			db,
			`SELECT name, bits, caller, start + name_offset, start + length FROM call_site WHERE ${range}`,
		),
		declared: listing(
			db,
			`SELECT f.path, ${languageIn('f', 'g')}, c.ord, c.kind, c.container, c.flags FROM chunk c JOIN file f ON f.id = c.file
			LEFT JOIN segment g ON g.file = c.file AND g.ord = c.segment WHERE c.name = ? ORDER BY f.path, c.ord`,
		),
		facts: listing(db, `SELECT kind, chunk, start, attributes FROM fact WHERE ${range}`),
		schemas: listing(
			db,
			`SELECT f.path, f.language, f.flags, c.ord, c.kind, c.container, c.flags, c.name FROM file f
			CROSS JOIN chunk c ON ${rowsOf('c', 'f.id')} WHERE f.language IN ('sql', 'prisma') AND c.name IS NOT NULL
				AND c.kind IN (${IN_SCHEMA.join(', ')}) ORDER BY f.path, c.ord`,
		),
		withoutCase: listing(
			db,
			`SELECT f.path, c.ord, c.kind, c.name FROM file f CROSS JOIN chunk c ON ${rowsOf('c', 'f.id')}
			WHERE f.language = 'powershell' AND c.name IS NOT NULL AND c.container IS NULL
				AND c.kind IN (${WITHOUT_CASE.join(', ')}) ORDER BY f.path, c.ord`,
		),
		namespace: listing(
			db,
			`SELECT c.name FROM file f JOIN chunk c ON c.id = ${rowId('f.id', '1')}
			WHERE f.path = ? AND c.kind = ${CHUNK_KINDS.indexOf('namespace')} AND c.name IS NOT NULL`,
		),
		namespaces: listing(
			db,
			`SELECT name, container FROM chunk WHERE kind = ${CHUNK_KINDS.indexOf('namespace')} AND name IS NOT NULL AND ${range}`,
		),
		imported: listing(
			db,
			`SELECT DISTINCT k.target, f.path FROM module_link k JOIN file f ON f.id = k.file
			WHERE k.status = ${LINK_STATUSES.indexOf('resolved')}`,
		),
		styles: listing(
			db,
			`SELECT language, start, start + length FROM segment WHERE file = ? AND language IN (${quoted(STYLE_LANGUAGES)})
			ORDER BY ord`,
		),
		segments: listing(db, 'SELECT type, start, start + length FROM segment WHERE file = ? ORDER BY ord'),
		importingStyles: listing(
			db,
			`SELECT DISTINCT k.target, f.path FROM module_link k JOIN file f ON f.id = k.file
			WHERE k.status = ${LINK_STATUSES.indexOf('resolved')}
				AND f.language IN (${quoted([...STYLE_LANGUAGES, ...STYLED_FILES])}) ORDER BY f.path`,
		),
		modules: listing(db, 'SELECT module, status, target, rule FROM module_link WHERE file = ?'),
	};
}
