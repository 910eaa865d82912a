import { type CodeGraph, fileOf } from '../../model/graph.ts';
import { type LineLookup, lineLookup } from '../line-lookup.ts';
import type { IndexReader } from '../reader.ts';
import { ORD_BITS, rowsOf } from '../schema.ts';

/** What stands where: offsets in the file, and lines from 1. */
export interface Extent {
	start: number;
	end: number;
	startLine: number;
	endLine: number;
}

/** What a chunk is, for who shows its text. */
export interface ChunkDetail extends Extent {
	signature: string | null;
	/** First sentence of its doc comment. */
	summary: string | null;
	/** Where the comment begins that stands before it; `start` when there is none. */
	docStart: number;
}

interface Row {
	start: number;
	end: number;
	signature: string | null;
	summary: string | null;
	doc: number | null;
}

/** Looks up chunks of a graph for those who show their text. */
export class ChunkDetails {
	private readonly graph: CodeGraph;
	private readonly lookup: LineLookup;
	private readonly rows;
	private readonly unnamed;

	constructor({ db }: IndexReader, graph: CodeGraph) {
		this.graph = graph;
		this.lookup = lineLookup(db);
		this.rows = db.prepare<[number], Row>(
			'SELECT start, start + length AS end, signature, summary, doc_offset AS doc FROM chunk WHERE id = ?',
		);
		this.unnamed = db.prepare<Record<string, number>, { start: number; end: number }>(
			`SELECT start, start + length AS end FROM chunk c WHERE ${rowsOf('c', '@file')} AND name IS NULL AND ord > 0
				AND start <= @at AND start + length > @at AND length <= @most ORDER BY length DESC, ord LIMIT 1`,
		);
	}

	of(node: number): ChunkDetail {
		const file = fileOf(this.graph, node);
		const row = this.rows.get(this.graph.fileIds[file] * 2 ** ORD_BITS + (node - this.graph.firsts[file]))!;
		const { start, end, signature, summary, doc } = row;
		const docStart = doc !== null && doc < 0 ? start + doc : start;
		return { ...this.extent(file, start, end), signature, summary, docStart };
	}

	/** Lines of a part of a file. */
	extent(file: number, start: number, end: number): Extent {
		const id = this.graph.fileIds[file];
		return {
			start,
			end,
			startLine: this.lookup.lineOf(id, start),
			endLine: this.lookup.lineOf(id, Math.max(start, end - 1)),
		};
	}

	/** The largest function without a name around a place that has at most so many characters. */
	functionAround(file: number, at: number, most: number): { start: number; end: number } | null {
		return this.unnamed.get({ file: this.graph.fileIds[file], at, most }) ?? null;
	}
}
