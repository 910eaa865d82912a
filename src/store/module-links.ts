import { CHUNK_KINDS } from '../model/chunk.ts';
import { LINK_STATUSES, type LinkStatus } from '../model/link.ts';
import { NAMESPACED, type Project } from '../model/resolve.ts';
import type { Connection } from './connection.ts';
import { languageIn } from './link-statements.ts';
import type { NameTable } from './name-table.ts';
import { RowInserter } from './row-inserter.ts';
import { MANIFESTS, ORD_BITS, rowId, rowsOf } from './schema.ts';

const FILES_AT_ONCE = 1_000;

/** A module that a file imports or exports from. */
export interface WrittenModule {
	file: number;
	path: string;
	language: string;
	text: string;
	/** How it is imported (`IMPORT_KINDS`); -1 for what is exported from it, null where that is not asked. */
	kind: number | null;
}

/** Where the modules that files name lead: one row a file and module, on a connection with an open transaction. */
export class ModuleLinks {
	private readonly db: Connection;
	private readonly names: NameTable;
	private readonly rows: RowInserter;

	constructor(db: Connection, names: NameTable) {
		this.db = db;
		this.names = names;
		// A name may be written as a module, and be taken from one.
		this.rows = RowInserter.into(db, 'module_link', 'OR REPLACE');
	}

	project(): Project {
		return storedProject(this.db);
	}

	/** Takes back what is known of all files, and keeps it to compare with. */
	clear(): void {
		this.db.exec('CREATE TEMP TABLE led AS SELECT file, module, status, target FROM module_link');
		this.db.exec('DELETE FROM module_link');
	}

	/** Files whose modules lead elsewhere than before they were taken back, and what they led or lead to: paths. */
	rerouted(): { files: string[]; targets: string[] } {
		const now = 'SELECT file, module, status, target FROM module_link';
		const before = 'SELECT file, module, status, target FROM temp.led';
		this.db.exec(`CREATE TEMP TABLE differing AS SELECT * FROM (${now} EXCEPT ${before})
			UNION ALL SELECT * FROM (${before} EXCEPT ${now})`);
		const texts = (sql: string) => (this.db.prepare(sql).all() as { text: string }[]).map(({ text }) => text);
		const found = {
			files: texts(
				'SELECT path AS text FROM file WHERE id IN (SELECT file FROM temp.differing) ORDER BY path',
			),
			targets: texts('SELECT text FROM name WHERE id IN (SELECT target FROM temp.differing) ORDER BY text'),
		};
		this.db.exec('DROP TABLE temp.led; DROP TABLE temp.differing');
		return found;
	}

	/** What files with this id or a later one name, in the order of ids; some files at a time, whatever their number. */
	*written(first: number): Generator<WrittenModule[]> {
		const some = this.db.prepare(
			`SELECT s.file, f.path, CASE WHEN f.language = 'html' THEN coalesce(g.language, f.language) ELSE ${languageIn('f', 'g')} END AS language, n.text, s.kind FROM (
				SELECT file, module, min(kind) AS kind, min(chunk) AS chunk FROM (
					SELECT file, module, kind, chunk FROM import WHERE id >= ? AND id < ? AND module IS NOT NULL
					UNION SELECT file, module, -1, NULL FROM export WHERE id >= ? AND id < ? AND module IS NOT NULL)
				GROUP BY file, module) s
			JOIN file f ON f.id = s.file JOIN name n ON n.id = s.module
			LEFT JOIN chunk c ON c.id = ${rowId('s.file', 's.chunk')} LEFT JOIN segment g ON g.file = c.file AND g.ord = c.segment
			ORDER BY s.file, s.module`,
		);
		for (const range of this.blocks(first)) yield some.all(...range, ...range) as WrittenModule[];
	}

	/** Row ids of some files at a time. */
	private *blocks(first: number): Generator<[number, number]> {
		const { last } = this.db.prepare('SELECT coalesce(max(id), 0) AS last FROM file').get() as {
			last: number;
		};
		for (let from = first; from <= last; from += FILES_AT_ONCE) {
			yield [from * 2 ** ORD_BITS, (from + FILES_AT_ONCE) * 2 ** ORD_BITS];
		}
	}

	/** Names that Python files with this id or a later one take from modules: each may be a module, too. */
	*taken(first: number): Generator<WrittenModule[]> {
		const some = this.db.prepare(
			`SELECT DISTINCT s.file, f.path, f.language, NULL AS kind,
				CASE WHEN i.text = '*' THEN l.text WHEN m.text LIKE '%.' THEN m.text || i.text ELSE m.text || '.' || i.text END AS text
			FROM import s JOIN file f ON f.id = s.file JOIN name m ON m.id = s.module JOIN name i ON i.id = s.imported
				LEFT JOIN name l ON l.id = s.local
			WHERE s.id >= ? AND s.id < ? AND f.language = 'python'
				AND (i.text NOT IN ('*', '') OR (i.text = '*' AND m.text LIKE l.text || '.%'))
			ORDER BY s.id`,
		);
		for (const range of this.blocks(first)) yield some.all(...range) as WrittenModule[];
	}

	/** `target` is a path, a folder (with a slash at its end) or a package. */
	put({ file, text }: WrittenModule, status: LinkStatus, target: string | null, rule: string): void {
		const id = target === null ? null : this.names.idOf(target);
		this.rows.row(file, this.names.idOf(text), LINK_STATUSES.indexOf(status), id, this.names.idOf(rule));
	}

	flush(): void {
		this.names.flush();
		this.rows.flush();
	}
}

/** What resolvers may know of the repository of an index. */
function storedProject(db: Connection): Project {
	return new StoredProject(db);
}

/** The files of an index, those that were left out, and the manifests among them. */
class StoredProject implements Project {
	private readonly paths: ReadonlySet<string>;
	private readonly folders = new Set(['']);
	private readonly texts: ReadonlyMap<string, string>;
	private readonly byName = new Map<string, string[]>();
	private byFileName: Map<string, string[]> | null = null;
	private readonly db: Connection;

	constructor(db: Connection) {
		this.db = db;
		const paths = db.prepare('SELECT path FROM file UNION ALL SELECT path FROM skip WHERE folder = 0').all();
		this.paths = new Set((paths as { path: string }[]).map(({ path }) => path));
		for (const path of this.paths) this.addFolders(path);
		const manifests = db.prepare(`SELECT path, text FROM ${MANIFESTS}`).all() as {
			path: string;
			text: string;
		}[];
		this.texts = new Map(manifests.map(({ path, text }) => [path, text]));
		for (const path of [...this.texts.keys()].sort(byDepth)) {
			const name = path.slice(path.lastIndexOf('/') + 1);
			const same = this.byName.get(name);
			if (same === undefined) this.byName.set(name, [path]);
			else same.push(path);
		}
	}

	has(path: string): boolean {
		return this.paths.has(path);
	}

	hasFolder(path: string): boolean {
		return this.folders.has(path);
	}

	manifest(path: string): string | null {
		return this.texts.get(path) ?? null;
	}

	manifests(name: string): readonly string[] {
		return this.byName.get(name) ?? [];
	}

	named(name: string): readonly string[] {
		this.byFileName ??= Map.groupBy([...this.paths].sort(), (path) => path.slice(path.lastIndexOf('/') + 1));
		return this.byFileName.get(name) ?? [];
	}

	namespaces(languages: readonly string[]): ReadonlyMap<string, readonly string[]> {
		const found = new Map<string, string[]>();
		for (const { path, language, namespace } of namespacesIn(this.db)) {
			if (!languages.includes(language)) continue;
			const same = found.get(namespace);
			if (same === undefined) found.set(namespace, [path]);
			else if (same.at(-1) !== path) same.push(path);
		}
		return found;
	}

	private addFolders(path: string): void {
		for (let slash = path.lastIndexOf('/'); slash > 0; slash = path.lastIndexOf('/', slash - 1)) {
			const folder = path.slice(0, slash);
			if (this.folders.has(folder)) return;
			this.folders.add(folder);
		}
	}
}

const NAMESPACE = CHUNK_KINDS.indexOf('namespace');

/**
 * What files of languages with packages say that they are of, by path. The sign keeps SQLite from an index of its own by kind, in which it
 * would look through the packages of all files for each file.
 */
function namespacesIn(db: Connection): { path: string; language: string; namespace: string }[] {
	return db
		.prepare(
			`SELECT f.path, f.language, CASE WHEN k.text IS NULL THEN n.text ELSE k.text || '.' || n.text END AS namespace
			FROM file f JOIN chunk c ON ${rowsOf('c', 'f.id')} JOIN name n ON n.id = c.name
				LEFT JOIN name k ON k.id = c.container
			WHERE f.language IN (${NAMESPACED.map((language) => `'${language}'`).join(', ')}) AND +c.kind = ${NAMESPACE}
			ORDER BY f.path, c.id`,
		)
		.all() as { path: string; language: string; namespace: string }[];
}

function byDepth(a: string, b: string): number {
	return a.split('/').length - b.split('/').length || (a < b ? -1 : a > b ? 1 : 0);
}
