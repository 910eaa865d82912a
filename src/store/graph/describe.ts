import { CHUNK_KINDS } from '../../model/chunk.ts';
import { type CodeGraph, EDGE_KINDS, type EdgeKind, fileOf } from '../../model/graph.ts';
import { confidenceIn, LINK_RULES, type LinkRule } from '../../model/link.ts';
import { CALL_VIAS } from '../../model/recorder.ts';
import { type LineLookup, lineLookup } from '../line-lookup.ts';
import { prepared, preparedColumn } from '../prepared.ts';
import type { IndexReader } from '../reader.ts';
import { ORD_BITS } from '../schema.ts';
import { storedChunkUid } from '../stored-uid.ts';

/** A chunk as answers about the graph name it. */
export interface DescribedNode {
	file: string;
	line: number;
	kind: string;
	/** Qualified; the path of the file for a module. */
	name: string;
	chunkUid: string;
}

/** Where the source says that one thing leads to another, and how that is known. */
export interface DescribedSite {
	file: string;
	line: number;
	col: number;
	kind: EdgeKind;
	status: 'resolved' | 'ambiguous';
	/** How the callee of a call is written; null for what is no call. */
	rule: LinkRule | null;
	/** How often that rule was right where it is known; null where it was not measured. */
	confidence: number | null;
}

interface ChunkRow {
	container: string | null;
	name: string | null;
	start: number;
	hash: Uint8Array;
	bits: number;
	segmentUid: string | null;
	segmentLanguage: string | null;
}

const CHUNK = `SELECT k.text AS container, n.text AS name, c.start + coalesce(c.name_offset, 0) AS start, c.hash,
		c.uid_bits AS bits, g.uid AS segmentUid, g.language AS segmentLanguage
	FROM chunk c LEFT JOIN name n ON n.id = c.name LEFT JOIN name k ON k.id = c.container
		LEFT JOIN segment g ON g.file = c.file AND g.ord = c.segment WHERE c.id = ?`;

const IS_CALL = EDGE_KINDS.indexOf('callback');
const IMPORT = EDGE_KINDS.indexOf('import');
const RE_EXPORT = EDGE_KINDS.indexOf('re-export');
const CONTAIN = EDGE_KINDS.indexOf('contain');

/** Puts nodes and edges of a graph into words, with what the index has about them. */
export class GraphWords {
	private readonly graph: CodeGraph;
	private readonly lookup: LineLookup;
	private readonly known = new Map<number, DescribedNode>();
	private readonly find;

	constructor({ db }: IndexReader, graph: CodeGraph) {
		this.graph = graph;
		this.lookup = lineLookup(db);
		const start = (table: string, offset: string) =>
			preparedColumn<[number], number>(db, `SELECT ${offset} FROM ${table} WHERE id = ?`);
		this.find = {
			chunk: prepared<[number], ChunkRow>(db, CHUNK),
			range: prepared<[number], { start: number; end: number }>(
				db,
				'SELECT start, start + length AS end FROM chunk WHERE id = ?',
			),
			call: start('call_site', 'start + name_offset'),
			relation: start('relation', 'start'),
			import: start('import', 'start + name_offset'),
			export: start('export', 'start + name_offset'),
		};
	}

	node(node: number): DescribedNode {
		const known = this.known.get(node);
		if (known !== undefined) return known;
		const { graph } = this;
		const file = fileOf(graph, node);
		const path = graph.paths[file];
		const id = graph.fileIds[file];
		const row = this.find.chunk.get(this.rowOf(node))!;
		const virtualPath = row.segmentUid === null ? path : `${path}#seg:${row.segmentUid}`;
		const described = {
			file: path,
			line: this.lookup.lineOf(id, row.start),
			kind: CHUNK_KINDS[graph.kinds[node]],
			name: nameOf(row, path),
			chunkUid: storedChunkUid(virtualPath, row.segmentLanguage, row.hash, row.bits),
		};
		this.known.set(node, described);
		return described;
	}

	/** Offsets of a chunk in its file. */
	range(node: number): { start: number; end: number } {
		return this.find.range.get(this.rowOf(node))!;
	}

	/** Lines that a chunk takes. */
	lines(node: number): number {
		const id = this.graph.fileIds[fileOf(this.graph, node)];
		const { start, end } = this.range(node);
		return this.lookup.lineOf(id, end) - this.lookup.lineOf(id, start) + 1;
	}

	edge(edge: number): DescribedSite {
		const { edges } = this.graph;
		const may = edges.may[edge] === 1;
		return {
			...this.place(edge),
			kind: EDGE_KINDS[edges.kind[edge]],
			status: may ? 'ambiguous' : 'resolved',
			...ruleOf(edges.kind[edge], edges.rule[edge], may ? null : languageOfEdge(this.graph, edge)),
		};
	}

	/** Where the row of an edge stands. */
	place(edge: number): { file: string; line: number; col: number } {
		const { source, target, kind } = this.graph.edges;
		const node = kind[edge] === CONTAIN ? target[edge] : source[edge];
		return this.at(fileOf(this.graph, node), this.offset(edge));
	}

	/** The same as an offset in the file. */
	offset(edge: number): number {
		const { graph } = this;
		const { kind: kinds, source, target, site } = graph.edges;
		const kind = kinds[edge];
		if (kind === CONTAIN) return this.find.chunk.get(this.rowOf(target[edge]))?.start ?? 0;
		const table = kind < CALL_VIAS.length ? this.find.call : this.tableOf(kind);
		return table.get(graph.fileIds[fileOf(graph, source[edge])] * 2 ** ORD_BITS + site[edge]) ?? 0;
	}

	/** Line and column of an offset in a file of the graph. */
	at(file: number, offset: number): { file: string; line: number; col: number } {
		const id = this.graph.fileIds[file];
		return {
			file: this.graph.paths[file],
			line: this.lookup.lineOf(id, offset),
			col: this.lookup.colOf(id, offset),
		};
	}

	private tableOf(kind: number) {
		if (kind === IMPORT) return this.find.import;
		return kind === RE_EXPORT ? this.find.export : this.find.relation;
	}

	private rowOf(node: number): number {
		const file = fileOf(this.graph, node);
		return this.graph.fileIds[file] * 2 ** ORD_BITS + (node - this.graph.firsts[file]);
	}
}

function nameOf({ container, name }: ChunkRow, path: string): string {
	if (name === null) return path;
	return container === null ? name : `${container}.${name}`;
}

/** The language that says an edge. */
export function languageOfEdge(graph: CodeGraph, edge: number): string {
	return graph.languages[fileOf(graph, graph.edges.source[edge])];
}

/**
 * Only calls and what is handed on have a rule that was measured; what a text names says so. `language` is that of the file
 * that says it, null when it is one of several.
 */
export function ruleOf(
	kind: number,
	rule: number,
	language: string | null,
): { rule: LinkRule | null; confidence: number | null } {
	const isText = LINK_RULES[rule].startsWith('text.');
	if (kind > IS_CALL && !isText) return { rule: null, confidence: null };
	return {
		rule: LINK_RULES[rule],
		confidence: language === null ? null : confidenceIn(language, LINK_RULES[rule]),
	};
}
