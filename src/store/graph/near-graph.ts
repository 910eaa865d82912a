import type { CodeGraph } from '../../model/graph.ts';
import type { IndexReader } from '../reader.ts';
import { ORD_BITS } from '../schema.ts';
import { EdgeRows } from './edge-rows.ts';
import { type AddEdge, EDGE_TABLES } from './edge-tables.ts';
import {
	CHUNK_ROWS,
	type ChunkRow,
	emptyNodes,
	type FileRow,
	type GraphNodes,
	putChunk,
	withEdges,
} from './read-graph.ts';

const ORD = 2 ** ORD_BITS;

/** A chunk with a name, or a module: the file that it is in and its position there. */
export interface NearNode {
	file: number;
	chunk: number;
}

/** An edge of calls or relations, as `EdgeColumns` have it. */
export interface NearEdge {
	source: NearNode;
	target: NearNode;
	kind: number;
	rule: number;
	may: number;
	site: number;
	/** Where it stands among all edges. */
	table: number;
	id: number;
}

interface NearFile {
	row: FileRow;
	nodes: GraphNodes;
	/** Positions of the chunks that belong to an owner, itself among them. */
	owned: Map<number, number[]>;
	/** Rows of edges that lead from its chunks; read when they are first asked for. */
	out: Map<number, { table: number; row: Parameters<AddEdge> }[]> | null;
}

/**
 * Parts of the graph, read through the indices as they are asked for: a question about few chunks need not read everything.
 * What was read is a graph of its own, in which files and edges have the order that they have in the whole.
 */
export class NearGraph {
	private readonly files = new Map<number, NearFile | null>();
	private readonly edges = EDGE_TABLES.map(() => new Map<number, NearEdge>());
	private readonly find;

	constructor({ db }: IndexReader) {
		const file = 'SELECT id, path, language, flags FROM file WHERE';
		this.find = {
			file: db.prepare<[number], FileRow>(`${file} id = ?`),
			path: db.prepare<[string], number>('SELECT id FROM file WHERE path = ?').pluck(),
			chunks: db
				.prepare<[number, number], ChunkRow>(`${CHUNK_ROWS} WHERE id BETWEEN ? AND ? ORDER BY id`)
				.raw(),
			place: db.prepare<[string], number>('SELECT id FROM name WHERE text = ?').pluck(),
			text: db.prepare<[number], string>('SELECT text FROM name WHERE id = ?').pluck(),
			into: EDGE_TABLES.map(({ sql, place, chunk }) =>
				db.prepare<[number, number], number[]>(`${sql} AND ${place} = ? AND ${chunk} = ?`).raw(),
			),
			out: EDGE_TABLES.map(({ sql, id }) =>
				db.prepare<[number, number], number[]>(`${sql} AND ${id} BETWEEN ? AND ?`).raw(),
			),
		};
	}

	/** Files that were read. */
	get fileCount(): number {
		return this.files.size;
	}

	/** The id of a file, which is read with all its chunks; null when there is none. */
	enter(path: string): number | null {
		const id = this.find.path.get(path);
		return id === undefined || this.file(id) === null ? null : id;
	}

	/** Calls and relations that lead to a node. */
	into({ file, chunk }: NearNode): NearEdge[] {
		const found: NearEdge[] = [];
		const home = this.file(file);
		const place = home === null ? undefined : this.find.place.get(home.row.path);
		if (home === null || place === undefined) return found;
		for (const owned of home.owned.get(chunk) ?? []) {
			for (const table of EDGE_TABLES.keys()) {
				const rows = this.find.into[table].all(place, owned);
				for (const row of rows) EDGE_TABLES[table].read(row, this.adder(table, found));
			}
		}
		return found;
	}

	/** Calls and relations of some kinds that lead from a node. */
	out({ file, chunk }: NearNode, kinds: number): NearEdge[] {
		const home = this.file(file);
		if (home === null) return [];
		home.out ??= this.rowsFrom(file, home);
		const found: NearEdge[] = [];
		for (const { table, row } of home.out.get(chunk) ?? []) {
			if ((kinds & (1 << row[4])) !== 0) this.adder(table, found)(...row);
		}
		return found;
	}

	/** Rows by the chunk that they lead from: where they lead to is looked up for those that are asked for alone. */
	private rowsFrom(file: number, { nodes }: NearFile): NonNullable<NearFile['out']> {
		const found: NonNullable<NearFile['out']> = new Map();
		for (const table of EDGE_TABLES.keys()) {
			const add: AddEdge = (...row) => {
				const owner = nodes.owners[row[1]];
				const known = found.get(owner);
				if (known === undefined) found.set(owner, [{ table, row }]);
				else known.push({ table, row });
			};
			for (const row of this.find.out[table].iterate(file * ORD, file * ORD + ORD - 1)) {
				EDGE_TABLES[table].read(row, add);
			}
		}
		return found;
	}

	/** What was read so far. */
	graph(): CodeGraph {
		const files = [...this.files.values()].filter((file) => file !== null);
		files.sort((a, b) => (a.row.path < b.row.path ? -1 : 1));
		const firsts = new Int32Array(files.length + 1);
		for (const [at, { nodes }] of files.entries()) firsts[at + 1] = firsts[at] + nodes.nodes;
		const nodes = emptyNodes(
			files.map(({ row }) => row),
			firsts,
		);
		const firstOf = new Map<number, number>();
		for (const [at, { row, nodes: own }] of files.entries()) {
			const first = firsts[at];
			firstOf.set(row.id, first);
			nodes.kinds.set(own.kinds, first);
			nodes.flags.set(own.flags, first);
			nodes.names.set(own.names, first);
			nodes.parents.set(
				own.parents.map((around) => (around < 0 ? -1 : first + around)),
				first,
			);
			nodes.owners.set(
				own.owners.map((owner) => first + owner),
				first,
			);
		}
		const rows = new EdgeRows();
		for (const edges of this.edges) {
			for (const { source, target, kind, rule, may, site } of [...edges.values()].sort(
				(a, b) => a.id - b.id,
			)) {
				const from = firstOf.get(source.file)! + source.chunk;
				rows.add(from, firstOf.get(target.file)! + target.chunk, kind, rule, may, site);
			}
		}
		return withEdges(nodes, rows);
	}

	private adder(table: number, found: NearEdge[]): AddEdge {
		return (id, caller, place, chunk, kind, rule, may, site) => {
			let edge = this.edges[table].get(id);
			if (edge === undefined) {
				const source = this.owner(Math.floor(id / ORD), caller);
				const target = this.owner(this.enter(this.find.text.get(place) ?? ''), chunk);
				if (source === null || target === null) return;
				// See `readLinks`.
				if (source.file === target.file && source.chunk === target.chunk && target.chunk !== chunk) return;
				edge = { source, target, kind, rule, may, site, table, id };
				this.edges[table].set(id, edge);
			}
			found.push(edge);
		};
	}

	private owner(file: number | null, chunk: number): NearNode | null {
		const home = file === null ? null : this.file(file);
		if (file === null || home === null || chunk >= home.nodes.nodes) return null;
		return { file, chunk: home.nodes.owners[chunk] };
	}

	private file(id: number): NearFile | null {
		const known = this.files.get(id);
		if (known !== undefined) return known;
		const row = this.find.file.get(id);
		const file = row === undefined ? null : this.read(row);
		this.files.set(id, file);
		return file;
	}

	private read(row: FileRow): NearFile {
		const chunks = this.find.chunks.all(row.id * ORD, row.id * ORD + ORD - 1);
		const count = chunks.length === 0 ? 0 : (chunks[chunks.length - 1][0] % ORD) + 1;
		const nodes = emptyNodes([row], Int32Array.of(0, count));
		const owned = new Map<number, number[]>();
		for (const chunk of chunks) {
			putChunk(nodes, 0, chunk);
			const position = chunk[0] % ORD;
			const owner = nodes.owners[position];
			const known = owned.get(owner);
			if (known === undefined) owned.set(owner, [position]);
			else known.push(position);
		}
		return { row, nodes, owned, out: null };
	}
}
