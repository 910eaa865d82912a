import { blockOf, decodeFiles, encodeFiles, FILES_PER_BLOCK, postingId } from './codec/postings.ts';
import type { Connection } from './connection.ts';
import { RowInserter } from './row-inserter.ts';

/** Adds files to postings that are stored. Lists that are touched lose the files that are gone. */
export class PostingsUpdate {
	private readonly db: Connection;
	private readonly added = { trigram: new Map<number, number[]>(), name_files: new Map<number, number[]>() };
	private first: number | null = null;

	constructor(db: Connection) {
		this.db = db;
	}

	/** Ids must ascend, and be above all that are stored. */
	add(id: number, names: Int32Array, trigrams: Int32Array): void {
		collect(this.added.name_files, id, names);
		collect(this.added.trigram, id, trigrams);
		this.first ??= id;
	}

	/** Once, after the rows of the files themselves. */
	write(): void {
		if (this.first === null) return;
		const live = liveFrom(this.db, Math.floor(this.first / FILES_PER_BLOCK));
		for (const [table, added] of Object.entries(this.added)) {
			const find = this.db.prepare(`SELECT files FROM ${table} WHERE id = ?`);
			const rows = RowInserter.into(this.db, table, 'OR REPLACE');
			for (const id of [...added.keys()].sort((a, b) => a - b)) {
				const block = blockOf(id);
				const stored = find.get(id) as { files: Uint8Array } | undefined;
				const files: number[] = [];
				if (stored !== undefined) {
					for (const file of decodeFiles(stored.files, block)) if (live.has(file)) files.push(file);
				}
				for (const file of added.get(id)!) files.push(file);
				rows.row(id, encodeFiles(files, block));
			}
			rows.flush();
		}
	}
}

function collect(added: Map<number, number[]>, file: number, keys: Int32Array): void {
	const block = Math.floor(file / FILES_PER_BLOCK);
	for (const key of keys) {
		const id = postingId(block, key);
		const files = added.get(id);
		if (files === undefined) added.set(id, [file]);
		else files.push(file);
	}
}

/** Files that exist, from a block on. */
function liveFrom(db: Connection, block: number): Set<number> {
	const rows = db.prepare('SELECT id FROM file WHERE id >= ?').all(block * FILES_PER_BLOCK);
	return new Set((rows as { id: number }[]).map(({ id }) => id));
}
