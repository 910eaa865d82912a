import { CHUNK_KINDS } from '../../model/chunk.ts';
import type { RankedChunk } from '../../store/search/file-chunks.ts';
import { SATURATION } from './rank-files.ts';
import type { TermScanner } from './term-scanner.ts';

/** What each field of a chunk counts. */
const FIELD = { own: 1, name: 4, signature: 1.5, doc: 1.5, container: 1 } as const;
const LENGTH_MATTERS = 0.6;
/** Names in a chunk of middle length. */
const MEAN_LENGTH = 80;
/** What a module counts beside what it holds: the file as a whole has been counted. */
const MODULE = 0.5;

const MODULE_KIND = CHUNK_KINDS.indexOf('module');

/** A chunk with what speaks for it. */
export interface ChunkScore {
	chunk: RankedChunk;
	score: number;
	/** What each term adds, by its position; 0 for one that is not there. */
	parts: Float64Array;
	/** Where in the text the most telling term is that it has; -1 for none. */
	at: number;
}

/** A file of which nothing was extracted is one piece. */
export function wholeFile(text: string): RankedChunk {
	return {
		...{ ord: -1, parent: null, kind: MODULE_KIND, flags: 0, name: null, container: null, signature: null },
		...{ start: 0, length: text.length, docOffset: null, docLength: null },
	};
}

/** Scores the chunks of one file by the terms they have; those that have none are left out. Best first. */
export function rankChunks(
	text: string,
	chunks: readonly RankedChunk[],
	scanner: TermScanner,
	weights: readonly number[],
): ChunkScore[] {
	const sums = new Sums(chunks.length, weights.length);
	const count = (name: string | null, chunk: number, worth: number) => {
		if (name === null) return;
		scanner.scan(name, 0, name.length, (terms) => {
			for (const term of terms) sums.add(chunk, term, worth);
		});
	};
	const owners = ownersOf(chunks);
	const lengths = new Int32Array(chunks.length);
	for (const range of rangesOf(chunks, text.length)) {
		const owner = owners[range.chunk];
		const worth = range.isDoc ? FIELD.doc : FIELD.own;
		lengths[owner] += scanner.scan(text, range.start, range.end, (terms, at) => {
			for (const term of terms) sums.found(owner, term, worth, at, weights[term]);
		});
	}
	for (const [at, chunk] of chunks.entries()) {
		if (owners[at] !== at) continue;
		sums.divide(at, 1 - LENGTH_MATTERS + (LENGTH_MATTERS * lengths[at]) / MEAN_LENGTH);
		count(chunk.name, at, FIELD.name);
		count(chunk.signature, at, FIELD.signature);
		count(chunk.container, at, FIELD.container);
	}
	return sums.scores(chunks, owners, weights);
}

/** The nearest chunk around each that has a name: what has none is a part of that. */
function ownersOf(chunks: readonly RankedChunk[]): Int32Array {
	const owners = new Int32Array(chunks.length);
	for (const [at, { name, parent, kind }] of chunks.entries()) {
		owners[at] = name !== null || parent === null || kind === MODULE_KIND ? at : owners[parent];
	}
	return owners;
}

interface Range {
	chunk: number;
	start: number;
	end: number;
	isDoc: boolean;
}

/** A text in pieces: each belongs to the innermost chunk around it, doc comments to what they are about. */
function rangesOf(chunks: readonly RankedChunk[], length: number): Range[] {
	const edges: { at: number; order: number; chunk: number; isDoc: boolean; opens: boolean }[] = [];
	for (const [chunk, { start, length: size, docOffset, docLength }] of chunks.entries()) {
		edges.push({ at: start, order: chunk, chunk, isDoc: false, opens: true });
		edges.push({ at: start + size, order: -chunk, chunk, isDoc: false, opens: false });
		if (docOffset === null || docLength === null || docLength === 0) continue;
		edges.push({ at: start + docOffset, order: chunks.length + chunk, chunk, isDoc: true, opens: true });
		edges.push({
			...{ at: start + docOffset + docLength, order: -chunks.length - chunk },
			...{ chunk, isDoc: true, opens: false },
		});
	}
	// What ends comes before what begins; inner chunks come after outer ones, and end before them.
	edges.sort((a, b) => a.at - b.at || Number(a.opens) - Number(b.opens) || a.order - b.order);
	const ranges: Range[] = [];
	const open: { chunk: number; isDoc: boolean }[] = [];
	let from = 0;
	for (const edge of edges) {
		const top = open[open.length - 1];
		if (top !== undefined && edge.at > from)
			ranges.push({ ...top, start: from, end: Math.min(edge.at, length) });
		from = Math.max(from, edge.at);
		if (edge.opens) open.push({ chunk: edge.chunk, isDoc: edge.isDoc });
		else {
			const index = open.findLastIndex((each) => each.chunk === edge.chunk && each.isDoc === edge.isDoc);
			if (index >= 0) open.splice(index, 1);
		}
	}
	return ranges;
}

/** How much of each term each chunk has. */
class Sums {
	private readonly terms: number;
	private readonly values: Float64Array;
	private readonly places: Int32Array;
	private readonly telling: Float64Array;

	constructor(chunks: number, terms: number) {
		this.terms = terms;
		this.values = new Float64Array(chunks * terms);
		this.places = new Int32Array(chunks).fill(-1);
		this.telling = new Float64Array(chunks);
	}

	add(chunk: number, term: number, worth: number): void {
		this.values[chunk * this.terms + term] += worth;
	}

	/** The same, at a place of the text. */
	found(chunk: number, term: number, worth: number, at: number, weight: number): void {
		this.add(chunk, term, worth);
		if (weight <= this.telling[chunk]) return;
		this.telling[chunk] = weight;
		this.places[chunk] = at;
	}

	divide(chunk: number, by: number): void {
		const first = chunk * this.terms;
		for (let term = 0; term < this.terms; term++) this.values[first + term] /= by;
	}

	scores(chunks: readonly RankedChunk[], owners: Int32Array, weights: readonly number[]): ChunkScore[] {
		const scored: ChunkScore[] = [];
		for (const [at, chunk] of chunks.entries()) {
			if (owners[at] !== at) continue;
			const parts = new Float64Array(this.terms);
			let score = 0;
			for (let term = 0; term < this.terms; term++) {
				const sum = this.values[at * this.terms + term];
				parts[term] = (weights[term] * sum * (SATURATION + 1)) / (sum + SATURATION);
				score += parts[term];
			}
			if (score <= 0) continue;
			const factor = chunk.kind === MODULE_KIND ? MODULE : 1;
			for (let term = 0; term < this.terms; term++) parts[term] *= factor;
			scored.push({ chunk, score: score * factor, parts, at: this.places[at] });
		}
		return scored.sort((a, b) => b.score - a.score || a.chunk.ord - b.chunk.ord);
	}
}
