import { type CallLink, MAX_CANDIDATES, RELATION_KINDS, type Relation } from '../model/link.ts';
import { type BitSet, meetsBitSet, packBitSet } from './codec/bit-set.ts';
import type { Connection, Statement } from './connection.ts';
import { packLinkBits } from './link-bits.ts';
import { LinkSource } from './link-source.ts';
import type { NameTable } from './name-table.ts';
import { RowInserter } from './row-inserter.ts';
import { ORD_BITS } from './schema.ts';

/** What was asked of a file, as sets of bits. */
export interface AskedBits {
	readonly names: BitSet;
	readonly inside: BitSet;
}

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
	private readonly needs: RowInserter;
	private readonly find: ReturnType<typeof statements>;

	constructor(db: Connection, names: NameTable) {
		this.names = names;
		this.source = new LinkSource(db, names);
		this.links = RowInserter.into(db, 'call_link');
		this.candidates = RowInserter.into(db, 'call_candidate');
		this.relations = RowInserter.into(db, 'relation');
		this.needs = RowInserter.into(db, 'link_need');
		this.find = statements(db);
	}

	/** Links of all calls of a file, in their order. */
	put(file: number, links: readonly CallLink[]): void {
		const first = file * 2 ** ORD_BITS;
		let candidate = 0;
		for (const [call, { status, complete, rule, targets, package: owner, externalName }] of links.entries()) {
			// Most of what is not known is not worth a row: a call without one is unresolved.
			if (status === 'unresolved') continue;
			const target = targets.length === 1 ? targets[0] : null;
			const place = target?.path ?? owner;
			this.links.row(
				first + call,
				packLinkBits(status, complete, rule),
				place === null ? null : this.names.idOf(place),
				target?.chunk ?? null,
				externalName === null ? null : this.names.idOf(externalName),
			);
			if (targets.length < 2) continue;
			for (const { path, chunk } of targets.slice(0, MAX_CANDIDATES)) {
				this.candidates.row(first + candidate++, call, this.names.idOf(path), chunk);
			}
		}
	}

	putRelations(file: number, relations: readonly Relation[]): void {
		const first = file * 2 ** ORD_BITS;
		let row = 0;
		for (const { kind, chunk, name, start, link } of relations) {
			const { status, complete, rule, targets, package: owner, externalName } = link;
			const bits = packLinkBits(status, complete, rule);
			const about = [RELATION_KINDS.indexOf(kind), chunk, this.names.idOf(name), start, bits];
			for (const { path, chunk: target } of targets)
				this.relations.row(first + row++, ...about, this.names.idOf(path), target, null);
			if (targets.length > 0 || owner === null) continue;
			const external = externalName === null ? null : this.names.idOf(externalName);
			this.relations.row(first + row++, ...about, this.names.idOf(owner), null, external);
		}
	}

	/** The files that were looked at for a file, also those that were not there; and what was asked of them. */
	putNeeds(file: number, needs: ReadonlyMap<string, AskedBits>): void {
		for (const [path, { names, inside }] of needs)
			this.needs.row(this.names.idOf(path), file, packBitSet(names), packBitSet(inside));
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
