import { CHUNK_KINDS } from '../../model/chunk.ts';
import { type CodeGraph, EDGE_KINDS, listsBy } from '../../model/graph.ts';
import type { IndexReader } from '../reader.ts';
import { ORD_BITS } from '../schema.ts';
import { EdgeRows } from './edge-rows.ts';
import { type AddEdge, EDGE_TABLES } from './edge-tables.ts';
import { readImportEdges } from './import-edges.ts';

const ORD = 2 ** ORD_BITS;
const CONTAIN = EDGE_KINDS.indexOf('contain');
const FUNCTIONS: ReadonlySet<number> = new Set(
	(['function', 'method', 'constructor', 'lambda', 'getter', 'setter'] as const).map((kind) =>
		CHUNK_KINDS.indexOf(kind),
	),
);

/** Nodes without their edges. */
export type GraphNodes = Omit<CodeGraph, 'edges' | 'out' | 'into'>;

/**
 * Reads the whole graph, in bulk and from the tables: the views would print an identity for every row. `exportsAll` tells the
 * languages in which everything that a file binds at its top can be taken from it.
 */
export function readGraph(reader: IndexReader, exportsAll: (language: string) => boolean): CodeGraph {
	const nodes = readNodes(reader);
	const places = readPlaces(reader, nodes);
	const edges = new EdgeRows();
	readLinks(reader, nodes, places, edges);
	readImportEdges(reader, nodes, places, exportsAll, edges);
	addContained(nodes, edges);
	return withEdges(nodes, edges);
}

export function withEdges(nodes: GraphNodes, rows: EdgeRows): CodeGraph {
	const edges = rows.done();
	return {
		...nodes,
		edges,
		out: listsBy(edges.source, edges.count, nodes.nodes),
		into: listsBy(edges.target, edges.count, nodes.nodes),
	};
}

/** First nodes of files by the ids of files, and by the names of their paths. */
export interface Places {
	ofFile: Map<number, number>;
	ofName: Map<number, number>;
}

function readPlaces({ db }: IndexReader, { fileIds, firsts }: GraphNodes): Places {
	const ofFile = new Map<number, number>();
	for (let at = 0; at < fileIds.length; at++) ofFile.set(fileIds[at], firsts[at]);
	const ofName = new Map<number, number>();
	const named = db.prepare<[], [number, number]>(
		'SELECT n.id, f.id FROM file f JOIN name n ON n.text = f.path',
	);
	for (const [name, file] of named.raw().iterate()) ofName.set(name, ofFile.get(file)!);
	return { ofFile, ofName };
}

export interface FileRow {
	id: number;
	path: string;
	language: string;
	flags: number;
}

function readNodes({ db }: IndexReader): GraphNodes {
	const files = db.prepare<[], FileRow>('SELECT id, path, language, flags FROM file').all();
	files.sort((a, b) => (a.path < b.path ? -1 : 1));
	const counts = new Map(
		db
			.prepare<[], [number, number]>(`SELECT id >> ${ORD_BITS}, max(id) & ${ORD - 1} FROM chunk GROUP BY 1`)
			.raw()
			.all(),
	);
	const firsts = new Int32Array(files.length + 1);
	const firstOf = new Map<number, number>();
	for (const [at, { id }] of files.entries()) {
		const last = counts.get(id);
		firstOf.set(id, firsts[at]);
		firsts[at + 1] = firsts[at] + (last === undefined ? 0 : last + 1);
	}
	const found = emptyNodes(files, firsts);
	readChunks(db, firstOf, found);
	return found;
}

/** Room for the chunks of files, in the order of their paths. */
export function emptyNodes(files: readonly FileRow[], firsts: Int32Array): GraphNodes {
	const nodes = firsts[files.length];
	return {
		nodes,
		firsts,
		fileIds: Int32Array.from(files, ({ id }) => id),
		paths: files.map(({ path }) => path),
		languages: files.map(({ language }) => language),
		fileFlags: Uint8Array.from(files, ({ flags }) => flags),
		kinds: new Uint8Array(nodes),
		flags: new Int32Array(nodes),
		names: new Int32Array(nodes),
		parents: new Int32Array(nodes).fill(-1),
		owners: new Int32Array(nodes),
	};
}

function readChunks(db: IndexReader['db'], firstOf: ReadonlyMap<number, number>, found: GraphNodes): void {
	for (const row of db.prepare<[], ChunkRow>(`${CHUNK_ROWS} ORDER BY id`).raw().iterate()) {
		putChunk(found, firstOf.get(Math.floor(row[0] / ORD))!, row);
	}
}

export const CHUNK_ROWS = 'SELECT id, coalesce(parent, -1), kind, flags, coalesce(name, 0) FROM chunk';
export type ChunkRow = [number, number, number, number, number];

/** Puts a chunk of a file into its place; one comes after the one around it. */
export function putChunk(
	{ kinds, flags, names, parents, owners }: GraphNodes,
	first: number,
	[id, parent, kind, bits, name]: ChunkRow,
): void {
	const node = first + (id % ORD);
	kinds[node] = kind;
	flags[node] = bits;
	names[node] = name;
	parents[node] = parent < 0 ? -1 : first + parent;
	owners[node] = name !== 0 || parent < 0 ? node : owners[first + parent];
}

function readLinks({ db }: IndexReader, { owners }: GraphNodes, places: Places, edges: EdgeRows): void {
	const add: AddEdge = (id, caller, place, chunk, kind, rule, may, site) => {
		const from = places.ofFile.get(Math.floor(id / ORD));
		const to = places.ofName.get(place);
		if (from === undefined || to === undefined) return;
		const [source, target] = [owners[from + caller], to + chunk];
		// Who runs a nameless function of its own does not call itself.
		if (owners[target] === source && target !== source) return;
		edges.add(source, owners[target], kind, rule, may, site);
	};
	for (const { sql, read } of EDGE_TABLES) {
		for (const row of db.prepare<[], number[]>(sql).raw().iterate()) read(row, add);
	}
}

/** A function that is declared inside another is there for it, called or handed on in ways that leave no edge. */
function addContained({ nodes, kinds, names, parents, owners }: GraphNodes, edges: EdgeRows): void {
	for (let node = 0; node < nodes; node++) {
		if (names[node] === 0 || parents[node] < 0 || !FUNCTIONS.has(kinds[node])) continue;
		const around = owners[parents[node]];
		if (FUNCTIONS.has(kinds[around])) edges.add(around, node, CONTAIN, 0, 0, -1);
	}
}
