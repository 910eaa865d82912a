import { CHUNK_KINDS } from '../../model/chunk.ts';
import { type CodeGraph, EDGE_KINDS, listsBy } from '../../model/graph.ts';
import { LINK_STATUSES } from '../../model/link.ts';
import { CALL_VIAS } from '../../model/recorder.ts';
import { callBitsSql } from '../call-bits.ts';
import { linkBitsSql } from '../link-bits.ts';
import type { IndexReader } from '../reader.ts';
import { ORD_BITS } from '../schema.ts';
import { EdgeRows } from './edge-rows.ts';
import { readImportEdges } from './import-edges.ts';

const ORD = 2 ** ORD_BITS;
const RESOLVED = LINK_STATUSES.indexOf('resolved');
const RELATIONS_FROM = CALL_VIAS.length;
const CONTAIN = EDGE_KINDS.indexOf('contain');
const FUNCTIONS: ReadonlySet<number> = new Set(
	(['function', 'method', 'constructor', 'lambda', 'getter', 'setter'] as const).map((kind) =>
		CHUNK_KINDS.indexOf(kind),
	),
);

/** Nodes without their edges. */
export type GraphNodes = Omit<CodeGraph, 'edges' | 'out' | 'into'>;

/** Reads the whole graph, in bulk and from the tables: the views would print an identity for every row. */
export function readGraph(reader: IndexReader): CodeGraph {
	const nodes = readNodes(reader);
	const places = readPlaces(reader, nodes);
	const edges = new EdgeRows();
	readCalls(reader, nodes, places, edges);
	readCandidates(reader, nodes, places, edges);
	readRelations(reader, nodes, places, edges);
	readImportEdges(reader, nodes, places, edges);
	addContained(nodes, edges);
	const columns = edges.done();
	return {
		...nodes,
		edges: columns,
		out: listsBy(columns.source, columns.count, nodes.nodes),
		into: listsBy(columns.target, columns.count, nodes.nodes),
	};
}

/** What tells one state of an index file from another: an edit that is taken back gives the same content under other ids. */
export function graphKey(reader: IndexReader): string {
	const last = reader.db.prepare('SELECT max(id) FROM file').pluck().get();
	return `${reader.file} ${reader.generation} ${last}`;
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

interface FileRow {
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
	const nodes = firsts[files.length];
	const found: GraphNodes = {
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
	readChunks(db, firstOf, found);
	return found;
}

function readChunks(db: IndexReader['db'], firstOf: ReadonlyMap<number, number>, found: GraphNodes): void {
	const { kinds, flags, names, parents, owners } = found;
	const rows = db.prepare<[], [number, number, number, number, number]>(
		'SELECT id, coalesce(parent, -1), kind, flags, coalesce(name, 0) FROM chunk ORDER BY id',
	);
	for (const [id, parent, kind, bits, name] of rows.raw().iterate()) {
		const first = firstOf.get(Math.floor(id / ORD))!;
		const node = first + (id % ORD);
		kinds[node] = kind;
		flags[node] = bits;
		names[node] = name;
		parents[node] = parent < 0 ? -1 : first + parent;
		// A chunk comes after the one around it.
		owners[node] = name !== 0 || parent < 0 ? node : owners[first + parent];
	}
}

/** Numbers of less than 2^52 are exact, so a row can carry two in one. */
const PAIR = 2 ** 20;

function readCalls({ db }: IndexReader, nodes: GraphNodes, places: Places, edges: EdgeRows): void {
	const bits = linkBitsSql('l');
	const rows = db.prepare<[], [number, number, number, number]>(
		`SELECT l.id, s.caller * ${PAIR} + l.chunk, l.place, ${bits.rule} * 8 + ${callBitsSql('s').via}
		FROM call_link l JOIN call_site s ON s.id = l.id WHERE ${bits.status} = ${RESOLVED} AND l.chunk IS NOT NULL`,
	);
	for (const [id, pair, place, how] of rows.raw().iterate()) {
		addEdge(nodes, places, edges, id, pair, place, how & 7, how >> 3, 0, id % ORD);
	}
}

/** Only sets that are complete: of others nobody knows whether they are all. */
function readCandidates({ db }: IndexReader, nodes: GraphNodes, places: Places, edges: EdgeRows): void {
	const bits = linkBitsSql('l');
	const rows = db.prepare<[], [number, number, number, number, number]>(
		`SELECT k.id, s.caller * ${PAIR} + k.chunk, k.place, ${bits.rule} * 8 + ${callBitsSql('s').via}, k.call
		FROM call_candidate k JOIN call_link l ON l.id = ((k.file << ${ORD_BITS}) + k.call) AND ${bits.complete}
			JOIN call_site s ON s.id = l.id`,
	);
	for (const [id, pair, place, how, call] of rows.raw().iterate()) {
		addEdge(nodes, places, edges, id, pair, place, how & 7, how >> 3, 1, call);
	}
}

function readRelations({ db }: IndexReader, nodes: GraphNodes, places: Places, edges: EdgeRows): void {
	const bits = linkBitsSql('r');
	const rows = db.prepare<[], [number, number, number, number, number]>(
		`SELECT r.id, r.chunk * ${PAIR} + r.target, r.place, ${bits.rule} * 8 + r.kind, ${bits.status}
		FROM relation r WHERE r.target IS NOT NULL`,
	);
	for (const [id, pair, place, how, status] of rows.raw().iterate()) {
		const may = status === RESOLVED ? 0 : 1;
		addEdge(nodes, places, edges, id, pair, place, RELATIONS_FROM + (how & 7), how >> 3, may, id % ORD);
	}
}

function addEdge(
	{ owners }: GraphNodes,
	places: Places,
	edges: EdgeRows,
	id: number,
	pair: number,
	place: number,
	kind: number,
	rule: number,
	may: number,
	site: number,
): void {
	const from = places.ofFile.get(Math.floor(id / ORD));
	const to = places.ofName.get(place);
	if (from === undefined || to === undefined) return;
	edges.add(owners[from + Math.floor(pair / PAIR)], owners[to + (pair % PAIR)], kind, rule, may, site);
}

/** A function that is declared inside another is there for it, called or handed on in ways that leave no edge. */
function addContained({ nodes, kinds, names, parents, owners }: GraphNodes, edges: EdgeRows): void {
	for (let node = 0; node < nodes; node++) {
		if (names[node] === 0 || parents[node] < 0 || !FUNCTIONS.has(kinds[node])) continue;
		const around = owners[parents[node]];
		if (FUNCTIONS.has(kinds[around])) edges.add(around, node, CONTAIN, 0, 0, -1);
	}
}
