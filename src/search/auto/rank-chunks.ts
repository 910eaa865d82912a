import type { RankedChunk } from '../../store/search/file-chunks.ts';
import { layoutOf, MODULE_KIND } from './chunk-layout.ts';
import { SATURATION } from './rank-files.ts';
import type { TermScanner } from './term-scanner.ts';

/** What each field of a chunk counts. */
const FIELD = { own: 1, name: 4, signature: 1.5, doc: 1.5, container: 1 } as const;
const LENGTH_MATTERS = 0.6;
/** Names in a chunk of middle length. */
const MEAN_LENGTH = 80;
/** What a module counts beside what it holds: the file as a whole has been counted. */
const MODULE = 0.5;

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
	const { owners, pieces } = layoutOf(chunks);
	const lengths = new Int32Array(chunks.length);
	for (let at = 0; at < pieces.length; at += 4) {
		const owner = pieces[at];
		const worth = pieces[at + 3] === 1 ? FIELD.doc : FIELD.own;
		const end = Math.min(pieces[at + 2], text.length);
		lengths[owner] += scanner.scan(text, pieces[at + 1], end, (terms, place) => {
			for (const term of terms) sums.found(owner, term, worth, place, weights[term]);
		});
	}
	for (let at = 0; at < chunks.length; at++) {
		if (owners[at] !== at) continue;
		const { name, signature, container } = chunks[at];
		sums.divide(at, 1 - LENGTH_MATTERS + (LENGTH_MATTERS * lengths[at]) / MEAN_LENGTH);
		count(name, at, FIELD.name);
		count(signature, at, FIELD.signature);
		count(container, at, FIELD.container);
	}
	return sums.scores(chunks, weights);
}

/** How much of each term each chunk has. */
class Sums {
	private readonly terms: number;
	private readonly values: Float64Array;
	private readonly places: Int32Array;
	private readonly telling: Float64Array;
	/** 1 for a chunk that has a term. */
	private readonly has: Uint8Array;

	constructor(chunks: number, terms: number) {
		this.terms = terms;
		this.values = new Float64Array(chunks * terms);
		this.places = new Int32Array(chunks).fill(-1);
		this.telling = new Float64Array(chunks);
		this.has = new Uint8Array(chunks);
	}

	add(chunk: number, term: number, worth: number): void {
		this.values[chunk * this.terms + term] += worth;
		this.has[chunk] = 1;
	}

	/** The same, at a place of the text. */
	found(chunk: number, term: number, worth: number, at: number, weight: number): void {
		this.add(chunk, term, worth);
		if (weight <= this.telling[chunk]) return;
		this.telling[chunk] = weight;
		this.places[chunk] = at;
	}

	divide(chunk: number, by: number): void {
		if (this.has[chunk] === 0) return;
		const first = chunk * this.terms;
		for (let term = 0; term < this.terms; term++) this.values[first + term] /= by;
	}

	scores(chunks: readonly RankedChunk[], weights: readonly number[]): ChunkScore[] {
		const scored: ChunkScore[] = [];
		for (let at = 0; at < chunks.length; at++) {
			if (this.has[at] === 0) continue;
			const parts = new Float64Array(this.terms);
			let score = 0;
			for (let term = 0; term < this.terms; term++) {
				const sum = this.values[at * this.terms + term];
				parts[term] = (weights[term] * sum * (SATURATION + 1)) / (sum + SATURATION);
				score += parts[term];
			}
			const chunk = chunks[at];
			const factor = chunk.kind === MODULE_KIND ? MODULE : 1;
			for (let term = 0; term < this.terms; term++) parts[term] *= factor;
			scored.push({ chunk, score: score * factor, parts, at: this.places[at] });
		}
		return scored.sort((a, b) => b.score - a.score || a.chunk.ord - b.chunk.ord);
	}
}
