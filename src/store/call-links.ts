import { meetsBitSet } from './codec/bit-set.ts';
import type { Connection, Statement } from './connection.ts';
import { type AskedBits, LINK_STRIDE, type LinkBatch } from './link-batch.ts';
import { LinkSource } from './link-source.ts';
import type { NameTable } from './name-table.ts';
import { NeedRows } from './need-rows.ts';
import { RowInserter } from './row-inserter.ts';
import { ORD_BITS } from './schema.ts';

interface NeedRow {
	file: number;
	names: Uint8Array | null;
	inside: Uint8Array | null;
}

/** Where the calls of files lead, and which files that depends on; on a connection with an open transaction. */
export class CallLinks {
	readonly source: LinkSource;
	private readonly names: NameTable;
	private readonly links: RowInserter;
	private readonly candidates: RowInserter;
	private readonly relations: RowInserter;
	private readonly needs: NeedRows;
	private readonly find: ReturnType<typeof statements>;

	constructor(db: Connection, names: NameTable) {
		this.names = names;
		this.source = new LinkSource(db, names);
		this.links = RowInserter.into(db, 'call_link');
		this.candidates = RowInserter.into(db, 'call_candidate');
		this.relations = RowInserter.into(db, 'relation');
		this.needs = new NeedRows(RowInserter.into(db, 'link_need'));
		this.find = statements(db);
	}

	/** What was found out for some files. */
	write(batch: LinkBatch): void {
		const { strings, files, needs } = batch;
		const ids = strings.map((text) => this.names.idOf(text));
		this.needs.begin(batch.sets);
		let [link, candidate, relation, need, byte] = [0, 0, 0, 0, 0];
		for (let at = 0; at < files.length; at += LINK_STRIDE.files) {
			const file = files[at];
			const first = file * 2 ** ORD_BITS;
			for (let left = files[at + 1]; left > 0; left--, link += LINK_STRIDE.links)
				this.writeLink(first, batch.links, link, ids);
			for (let row = 0; row < files[at + 2]; row++, candidate += LINK_STRIDE.candidates) {
				const { candidates: rows } = batch;
				this.candidates.row(first + row, rows[candidate], ids[rows[candidate + 1]], rows[candidate + 2]);
			}
			for (let row = 0; row < files[at + 3]; row++, relation += LINK_STRIDE.relations)
				this.writeRelation(first + row, batch.relations, relation, ids);
			for (let left = files[at + 4]; left > 0; left--, need += LINK_STRIDE.needs) {
				const [names, inside] = [needs[need + 1], needs[need + 2]];
				this.needs.row(ids[needs[need]], file, byte, names, inside);
				byte += Math.max(names, 0) + Math.max(inside, 0);
			}
		}
	}

	private writeLink(first: number, rows: Int32Array, at: number, ids: readonly number[]): void {
		const [place, chunk, name] = [rows[at + 2], rows[at + 3], rows[at + 4]];
		this.links.row(
			first + rows[at],
			rows[at + 1],
			place < 0 ? null : ids[place],
			chunk < 0 ? null : chunk,
			name < 0 ? null : ids[name],
		);
	}

	private writeRelation(id: number, rows: Int32Array, at: number, ids: readonly number[]): void {
		const [target, name] = [rows[at + 6], rows[at + 7]];
		this.relations.row(
			id,
			rows[at],
			rows[at + 1],
			ids[rows[at + 2]],
			rows[at + 3],
			rows[at + 4],
			ids[rows[at + 5]],
			target < 0 ? null : target,
			name < 0 ? null : ids[name],
		);
	}

	/** Files for which one was looked at; with bits, for which some of these were asked. */
	dependents(path: string, asked: AskedBits | null = null): number[] {
		const rows = this.find.dependents.all(this.names.idOf(path)) as NeedRow[];
		return rows
			.filter(
				({ names, inside }) =>
					asked === null || meetsBitSet(names, asked.names) || meetsBitSet(inside, asked.inside),
			)
			.map(({ file }) => file);
	}

	pathOf(file: number): string | null {
		return (this.find.path.get(file) as { path: string } | undefined)?.path ?? null;
	}

	/** Takes back what was found out for a file. */
	clear(file: number): void {
		const range = [file * 2 ** ORD_BITS, (file + 1) * 2 ** ORD_BITS - 1];
		this.find.clearLinks.run(...range);
		this.find.clearCandidates.run(...range);
		this.find.clearRelations.run(...range);
		this.find.clearNeeds.run(file);
	}

	/** What leads to chunks of a file leads to their new positions. */
	move(path: string, positions: ReadonlyMap<number, number>): void {
		const place = this.names.idOf(path);
		if (positions.size === 0) return;
		for (const table of [this.find.links, this.find.candidates, this.find.relations]) {
			for (const { id, chunk } of table.at.all(place) as { id: number; chunk: number }[]) {
				const to = positions.get(chunk);
				if (to !== undefined) table.put.run(to, id);
			}
		}
	}

	flush(): void {
		this.names.flush();
		this.links.flush();
		this.candidates.flush();
		this.relations.flush();
		this.needs.flush();
	}
}

function statements(db: Connection) {
	const targets = (table: string, column = 'chunk'): { at: Statement; put: Statement } => ({
		at: db.prepare(`SELECT id, ${column} AS chunk FROM ${table} WHERE place = ?`),
		put: db.prepare(`UPDATE ${table} SET ${column} = ? WHERE id = ?`),
	});
	return {
		dependents: db.prepare('SELECT file, names, inside FROM link_need WHERE place = ?'),
		path: db.prepare('SELECT path FROM file WHERE id = ?'),
		clearLinks: db.prepare('DELETE FROM call_link WHERE id BETWEEN ? AND ?'),
		clearCandidates: db.prepare('DELETE FROM call_candidate WHERE id BETWEEN ? AND ?'),
		clearRelations: db.prepare('DELETE FROM relation WHERE id BETWEEN ? AND ?'),
		clearNeeds: db.prepare('DELETE FROM link_need WHERE file = ?'),
		links: targets('call_link'),
		candidates: targets('call_candidate'),
		relations: targets('relation', 'target'),
	};
}
