import { decodeFiles, encodeFiles, FILES_PER_BLOCK, PostingsBuilder, postingId } from './codec/postings.ts';
import type { Connection } from './connection.ts';
import { RowInserter } from './row-inserter.ts';

const TABLES = ['trigram', 'name_files'] as const;

type Added = Record<(typeof TABLES)[number], PostingsBuilder>;

/** Adds files to postings that are stored. Lists that are touched lose the files that are gone. */
export class PostingsUpdate {
	private readonly db: Connection;
	/** By block, ascending. */
	private readonly added = new Map<number, Added>();

	constructor(db: Connection) {
		this.db = db;
	}

	/** Ids must ascend, and be above all that are stored. */
	add(id: number, names: Int32Array, trigrams: Int32Array): void {
		const block = Math.floor(id / FILES_PER_BLOCK);
		let added = this.added.get(block);
		if (added === undefined) {
			added = { trigram: new PostingsBuilder(), name_files: new PostingsBuilder() };
			this.added.set(block, added);
		}
		added.name_files.add(id, names);
		added.trigram.add(id, trigrams);
	}

	/** Once, after the rows of the files themselves. */
	write(): void {
		const [first] = this.added.keys();
		if (first === undefined) return;
		const live = liveFrom(this.db, first);
		for (const table of TABLES) {
			const find = this.db.prepare(`SELECT files FROM ${table} WHERE id = ?`);
			const rows = RowInserter.into(this.db, table, 'OR REPLACE');
			for (const [block, added] of this.added) {
				added[table].drain(block, (key, files) => {
					const id = postingId(block, key);
					const stored = find.get(id) as { files: Uint8Array } | undefined;
					rows.row(id, stored === undefined ? files : joined(stored.files, files, block, live));
				});
			}
			rows.flush();
		}
	}
}

/** The files of two lists, one behind the other, without those of the first that are gone. */
function joined(stored: Uint8Array, more: Uint8Array, block: number, live: ReadonlySet<number>): Uint8Array {
	const files: number[] = [];
	for (const file of decodeFiles(stored, block)) if (live.has(file)) files.push(file);
	for (const file of decodeFiles(more, block)) files.push(file);
	return encodeFiles(files, block);
}

/** Files that exist, from a block on. */
function liveFrom(db: Connection, block: number): Set<number> {
	const rows = db.prepare('SELECT id FROM file WHERE id >= ?').all(block * FILES_PER_BLOCK);
	return new Set((rows as { id: number }[]).map(({ id }) => id));
}
