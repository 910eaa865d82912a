import Database from 'better-sqlite3';
import { CHANGE_KINDS, type ChangeKind } from '../model/history.ts';
import { historyPath, isItsFault, makeHistoryTables, openHistoryFile, TABLES } from './history-cache-file.ts';
import { removeDatabase } from './publish.ts';
import { ensureStateFolder, type StateFolder } from './state.ts';

/**
 * What commits did to files, kept so that it is read once: derived, and removed without regret. A
 * commit never changes, so a row never does; which of them the current history has is `live`.
 */

export interface RevisionRecord {
	oid: string;
	/** Greater than that of every parent: the order of history, the same however it was read. */
	place: number;
	/** Seconds; null for none. */
	time: number | null;
	name: string;
	email: string;
	subject: string;
	/** Its changes were too many to keep. */
	cut: boolean;
	changes: { change: ChangeKind; path: string; from: string | null }[];
}

/** A change with the commit that made it. */
export interface ChangeRecord {
	revision: number;
	oid: string;
	place: number;
	time: number | null;
	name: string;
	email: string;
	subject: string;
	change: ChangeKind;
	from: string | null;
	/** null when not counted yet; -1 for a binary file. */
	added: number | null;
	deleted: number | null;
}

/** What a commit did to a path, in short. */
export interface PathChange {
	path: string;
	from: string | null;
	isDeletion: 0 | 1;
	person: number;
	place: number;
}

/** A rename away from a path. */
export interface Departure {
	oid: string;
	place: number;
	to: string;
}

export interface LineCount {
	revision: number;
	path: string;
	added: number;
	deleted: number;
}

/** What was read last. */
export interface ReadState {
	tip: string;
	/** False when a limit cut the reading, which may go on from there. */
	whole: boolean;
}

const CHANGE_COLUMNS = `r.id AS revision, lower(hex(r.oid)) AS oid, r.place AS place, r.time AS time,
	p.name AS name, p.email AS email, r.subject AS subject, c.kind AS kind, source.path AS "from",
	c.added AS added, c.deleted AS deleted`;

export class HistoryCache {
	private readonly db: Database.Database;
	private readonly place: Database.Statement;

	private constructor(db: Database.Database) {
		this.db = db;
		this.place = db.prepare('SELECT place FROM revision WHERE oid = ?').pluck();
	}

	/** The cache of a root: made anew when it cannot be used, and in memory when none can be kept there. */
	static open(state: StateFolder): HistoryCache {
		const file = historyPath(state);
		try {
			ensureStateFolder(state);
			try {
				return new HistoryCache(openHistoryFile(file));
			} catch (error) {
				if (!isItsFault(error)) throw error;
				removeDatabase(file);
				return new HistoryCache(openHistoryFile(file));
			}
		} catch {
			return HistoryCache.inMemory();
		}
	}

	static inMemory(): HistoryCache {
		const db = new Database(':memory:');
		makeHistoryTables(db);
		return new HistoryCache(db);
	}

	/**
	 * A cache to try again with after one has failed: a new file, or one in memory when the failure says
	 * nothing about the content. null when it was no failure of the cache.
	 */
	static after(error: unknown, state: StateFolder): HistoryCache | null {
		if (!(error instanceof Database.SqliteError)) return null;
		if (!isItsFault(error)) return HistoryCache.inMemory();
		removeDatabase(historyPath(state));
		return HistoryCache.open(state);
	}

	/** Forgets everything unless it was read under the same circumstances. */
	useScope(scope: string): void {
		if (this.meta('scope') === scope) return;
		this.db
			.transaction(() => {
				for (const table of TABLES) this.db.exec(`DELETE FROM ${table}`);
				this.setMeta('scope', scope);
			})
			.immediate();
	}

	readState(): ReadState | null {
		const tip = this.meta('tip');
		return tip === null ? null : { tip, whole: this.meta('whole') === '1' };
	}

	isEmpty(): boolean {
		return this.count('SELECT EXISTS (SELECT 1 FROM revision)') === 0;
	}

	/** Place of a commit that is kept; null for others. */
	placeOf(oid: string): number | null {
		return (this.place.get(Buffer.from(oid, 'hex')) as number | undefined) ?? null;
	}

	/** Keeps commits with all their changes, not yet as part of the history. */
	add(revisions: readonly RevisionRecord[]): void {
		const person = this.idOf('person', 'email, name', 'email = ? AND name = ?');
		const path = this.idOf('path', 'path', 'path = ?');
		const insertRevision = this.db.prepare(
			'INSERT OR IGNORE INTO revision (oid, place, time, person, subject, cut, live) VALUES (?, ?, ?, ?, ?, ?, 0)',
		);
		const insertChange = this.db.prepare('INSERT OR IGNORE INTO change VALUES (?, ?, ?, ?, NULL, NULL)');
		const write = this.db.transaction(() => {
			for (const { oid, place, time, name, email, subject, cut, changes } of revisions) {
				const row = [Buffer.from(oid, 'hex'), place, time, person(email, name), subject, cut ? 1 : 0];
				const { changes: inserted, lastInsertRowid } = insertRevision.run(...row);
				if (inserted === 0) continue;
				for (const { change, path: name, from } of changes) {
					const source = from === null ? null : path(from);
					insertChange.run(path(name), lastInsertRowid, CHANGE_KINDS.indexOf(change), source);
				}
			}
		});
		write.immediate();
	}

	/** Makes kept commits the history that ends in `tip`: these instead of all others, or besides them. */
	settle(state: ReadState, oids: readonly string[], instead: boolean): void {
		const enter = this.db.prepare('UPDATE revision SET live = 1 WHERE oid = ?');
		const write = this.db.transaction(() => {
			// As many as there are, and none of them missing: it is all of them.
			const all = state.whole && this.count('SELECT count(*) FROM revision') === oids.length;
			if (instead) this.db.exec(`UPDATE revision SET live = ${all ? 1 : 0}`);
			if (!instead || !all) for (const oid of oids) enter.run(Buffer.from(oid, 'hex'));
			this.setMeta('tip', state.tip);
			this.setMeta('whole', state.whole ? '1' : '0');
			if (instead) this.prune();
		});
		write.immediate();
	}

	/** Commits of branches left behind are kept for a return, but not without end. */
	private prune(): void {
		const dead = this.count('SELECT count(*) FROM revision WHERE live = 0');
		if (dead <= this.count('SELECT count(*) FROM revision WHERE live = 1')) return;
		this.db.exec(`DELETE FROM change WHERE revision IN (SELECT id FROM revision WHERE live = 0);
			DELETE FROM revision WHERE live = 0;`);
	}

	counts(): { commits: number; cut: number } {
		return this.db
			.prepare('SELECT count(*) AS commits, coalesce(sum(cut), 0) AS cut FROM revision WHERE live = 1')
			.get() as { commits: number; cut: number };
	}

	/** What was done to a path, the latest first. */
	changesOf(path: string): ChangeRecord[] {
		const rows = this.db
			.prepare(
				`SELECT ${CHANGE_COLUMNS} FROM path AS named
				JOIN change AS c ON c.path = named.id
				JOIN revision AS r ON r.id = c.revision AND r.live = 1
				JOIN person AS p ON p.id = r.person
				LEFT JOIN path AS source ON source.id = c.source
				WHERE named.path = ? ORDER BY r.place DESC, r.oid DESC`,
			)
			.all(path) as (Omit<ChangeRecord, 'change'> & { kind: number })[];
		return rows.map(({ kind, ...row }) => ({ ...row, change: CHANGE_KINDS[kind] }));
	}

	/** Renames away from a path, the latest first. */
	departuresFrom(path: string): Departure[] {
		return this.db
			.prepare(
				`SELECT lower(hex(r.oid)) AS oid, r.place AS place, target.path AS "to" FROM path AS named
				JOIN change AS c ON c.source = named.id
				JOIN revision AS r ON r.id = c.revision AND r.live = 1
				JOIN path AS target ON target.id = c.path
				WHERE named.path = ? ORDER BY r.place DESC, r.oid DESC`,
			)
			.all(path) as Departure[];
	}

	/** Everybody who made a commit. */
	people(): { id: number; name: string; email: string }[] {
		return this.db.prepare('SELECT id, name, email FROM person').all() as ReturnType<HistoryCache['people']>;
	}

	/** Place of the latest commit. */
	latestPlace(): number {
		return this.count('SELECT coalesce(max(place), 0) FROM revision WHERE live = 1');
	}

	/** All changes in the order of history, the earliest first. */
	allChanges(): IterableIterator<PathChange> {
		return this.db
			.prepare(
				`SELECT named.path AS path, source.path AS "from", c.kind = ${CHANGE_KINDS.indexOf('deleted')} AS isDeletion,
					r.person AS person, r.place AS place
				FROM revision AS r JOIN change AS c ON c.revision = r.id JOIN path AS named ON named.id = c.path
				LEFT JOIN path AS source ON source.id = c.source
				WHERE r.live = 1 ORDER BY r.place, r.oid, named.path`,
			)
			.iterate() as IterableIterator<PathChange>;
	}

	setLines(counts: readonly LineCount[]): void {
		const update = this.db.prepare(
			'UPDATE change SET added = ?, deleted = ? WHERE revision = ? AND path = (SELECT id FROM path WHERE path = ?)',
		);
		const write = this.db.transaction(() => {
			for (const { added, deleted, revision, path } of counts) update.run(added, deleted, revision, path);
		});
		write.immediate();
	}

	close(): void {
		this.db.close();
	}

	private count(sql: string): number {
		return this.db.prepare(sql).pluck().get() as number;
	}

	private meta(key: string): string | null {
		const value = this.db.prepare('SELECT value FROM meta WHERE key = ?').pluck().get(key);
		return (value as string | undefined) ?? null;
	}

	private setMeta(key: string, value: string): void {
		this.db.prepare('INSERT OR REPLACE INTO meta VALUES (?, ?)').run(key, value);
	}

	/** Gives the id of a row, and makes the row when there is none. Valid within one transaction. */
	private idOf(table: string, columns: string, match: string): (...values: string[]) => number | bigint {
		const known = new Map<string, number | bigint>();
		const find = this.db.prepare(`SELECT id FROM ${table} WHERE ${match}`).pluck();
		const places = columns.replaceAll(/\w+/g, '?');
		const insert = this.db.prepare(`INSERT INTO ${table} (${columns}) VALUES (${places})`);
		return (...values) => {
			const key = values.join('\0');
			const id =
				known.get(key) ??
				(find.get(...values) as number | undefined) ??
				insert.run(...values).lastInsertRowid;
			known.set(key, id);
			return id;
		};
	}
}
