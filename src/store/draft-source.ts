import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import type { Connection, Statement } from './connection.ts';
import { LinkSource } from './link-source.ts';
import { LINKED_FACTS } from './linked-file.ts';
import type { NameTexts } from './name-texts.ts';

const CACHE = 'PRAGMA cache_size = -8000';

/**
 * Reads the index that another process is writing (`IndexWriter.callLinks`). That one holds it for itself, so no locks are
 * taken here: nothing that is read changes meanwhile. Tables of links are written, on pages of their own, and the first
 * page is read once, because the transaction does not end.
 */
export function openDraft(file: string): LinkSource {
	const url = pathToFileURL(file);
	url.searchParams.set('immutable', '1');
	const db = new DatabaseSync(url, { readOnly: true });
	db.exec(`${CACHE}; BEGIN`);
	return new LinkSource(db, new DraftTexts(db));
}

/** Names that are read at once: those of files side by side mostly are, too. */
const BLOCK = 512;

/** Texts of names in a draft, which has no index of them. */
class DraftTexts implements NameTexts {
	private readonly texts: string[] = [];
	private readonly block: Statement;
	private readonly db: Connection;
	/** Those that are asked for in every repository. */
	private readonly few: ReadonlyMap<string, number>;
	private all: ReadonlyMap<string, number> | null = null;

	constructor(db: Connection) {
		this.db = db;
		this.block = db.prepare('SELECT id, text FROM name WHERE id BETWEEN ? AND ?');
		const named = LINKED_FACTS.map((kind) => `'${kind}'`).join(', ');
		this.few = this.read(`SELECT id, text FROM name WHERE text IN (${named})`);
	}

	text(id: number): string {
		if (this.texts[id] === undefined) {
			const first = id - (id % BLOCK);
			const rows = this.block.all(first, first + BLOCK - 1) as { id: number; text: string }[];
			for (const row of rows) this.texts[row.id] = row.text;
		}
		return this.texts[id];
	}

	find(text: string): number | undefined {
		if ((LINKED_FACTS as readonly string[]).includes(text)) return this.few.get(text);
		this.all ??= this.read('SELECT id, text FROM name');
		return this.all.get(text);
	}

	private read(sql: string): Map<string, number> {
		const rows = this.db.prepare(sql).all() as { id: number; text: string }[];
		return new Map(rows.map(({ id, text }) => [text, id]));
	}
}
