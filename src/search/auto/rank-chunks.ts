import { CHUNK_KINDS } from '../../model/chunk.ts';
import { joinedName } from '../../model/words/split.ts';
import type { ChunkReader, FileChunks, RankedChunk } from '../../store/search/file-chunks.ts';
import { type ChunkLayout, layoutOf, MODULE_KIND } from './chunk-layout.ts';
import { SATURATION } from './rank-files.ts';
import type { TermScanner } from './term-scanner.ts';
import type { Term } from './terms.ts';
import { TextBytes } from './text-bytes.ts';

/** What each field of a chunk counts. */
const FIELD = { own: 1, name: 4, signature: 1.5, doc: 1.5, container: 1 } as const;
const LENGTH_MATTERS = 0.6;
/** Characters in a chunk of middle length. */
const MEAN_LENGTH = 700;
/** What a module counts beside what it holds: the file as a whole has been counted. */
const MODULE = 0.5;
/**
 * What a value with a name counts when the one is chosen that a file is told by: few words make it dense, and what is asked for is
 * mostly done by a function beside it. How well the file fits does not change by that, nor what is asked for by its whole name.
 */
const VALUE = 0.7;
const VALUE_KINDS: ReadonlySet<number> = new Set(
	(['field', 'property', 'constant', 'variable', 'enum_member'] as const).map((kind) =>
		CHUNK_KINDS.indexOf(kind),
	),
);

/** A chunk with what speaks for it. */
export interface ChunkScore {
	chunk: RankedChunk;
	score: number;
	/** What each term adds, by its position; 0 for one that is not there. */
	parts: Float64Array;
	/** What it counts when one is chosen that the file is told by. */
	telling: number;
	/** Where in the text the most telling term is that it has; -1 for none. */
	at: number;
}

/** A file of which nothing was extracted is one piece. */
export function wholeFile(length: number): RankedChunk {
	return { ord: -1, parent: -1, kind: MODULE_KIND, flags: 0, hasName: false, start: 0, length };
}

/** Scores the chunks of files by the terms of one query. */
export class ChunkRanker {
	/** Names of several words that the query has, joined. */
	private readonly asked: ReadonlySet<string>;
	private readonly scanner: TermScanner;
	private readonly weights: readonly number[];
	private readonly reader: ChunkReader;
	private readonly text = new TextBytes();
	private readonly sums: Sums;
	/** The terms of names, by their ids. */
	private readonly named = new Map<number, readonly number[]>();

	constructor(terms: readonly Term[], scanner: TermScanner, weights: readonly number[], reader: ChunkReader) {
		this.asked = new Set(
			terms.filter(({ kind }) => kind === 'name' || kind === 'pair').map(({ text }) => text),
		);
		this.scanner = scanner;
		this.weights = weights;
		this.reader = reader;
		this.sums = new Sums(weights.length);
	}

	/** Those that have a term, the one first that tells most about the file. */
	rank(text: string, chunks: FileChunks): ChunkScore[] {
		this.text.hold(text);
		if (chunks.count === 0) return this.rankWhole(text.length);
		const layout = layoutOf(chunks);
		this.sums.begin(chunks.count);
		this.countText(layout);
		this.countNames(chunks, layout);
		return this.scores(
			(at) => chunks.chunk(at),
			(at) => this.asked.has(joinedName(chunks.name(at))),
		);
	}

	private rankWhole(length: number): ChunkScore[] {
		const { sums, text } = this;
		sums.begin(1);
		this.scanner.scan(text, (terms, place) => this.countFound(0, terms, FIELD.own, place));
		sums.divide(0, lengthMeasure(length));
		return this.scores(
			() => wholeFile(length),
			() => false,
		);
	}

	/** Counts what is in the text of each chunk, the less the longer it is. */
	private countText({ pieces, lengths }: ChunkLayout): void {
		const { sums } = this;
		let at = 0;
		this.scanner.scan(this.text, (terms, place) => {
			while (at < pieces.length && pieces[at + 2] <= place) at += 4;
			if (at === pieces.length || place < pieces[at + 1]) return;
			this.countFound(pieces[at], terms, pieces[at + 3] === 1 ? FIELD.doc : FIELD.own, place);
		});
		for (const chunk of sums.chunks()) sums.divide(chunk, lengthMeasure(lengths[chunk]));
	}

	private countFound(chunk: number, terms: readonly number[], worth: number, place: number): void {
		for (const term of terms) this.sums.found(chunk, term, worth, place, this.weights[term]);
	}

	/** Counts names and signatures, however long a chunk is, and names of what chunks are in. */
	private countNames(chunks: FileChunks, { owners }: ChunkLayout): void {
		const { sums, scanner } = this;
		const { texts } = chunks;
		let chunk = 0;
		scanner.scan(this.text.hold(texts), (terms, place) => {
			while (chunks.textEnd(chunk) <= place) chunk++;
			if (owners[chunk] !== chunk) return;
			const start = chunk === 0 ? 0 : chunks.textEnd(chunk - 1);
			const isName = texts.indexOf('\n', start) >= place;
			sums.addAll(chunk, terms, isName ? FIELD.name : FIELD.signature);
		});
		for (let at = 0; at < chunks.count; at++) {
			const container = chunks.container(at);
			if (container >= 0 && owners[at] === at) sums.addAll(at, this.termsOfName(container), FIELD.container);
		}
	}

	private termsOfName(id: number): readonly number[] {
		let terms = this.named.get(id);
		if (terms === undefined) {
			terms = this.scanner.termsOf(this.reader.nameText(id));
			this.named.set(id, terms);
		}
		return terms;
	}

	private scores(chunkAt: (at: number) => RankedChunk, isAsked: (at: number) => boolean): ChunkScore[] {
		const { sums, weights } = this;
		const scored = sums.chunks().map((at): ChunkScore => {
			const parts = new Float64Array(weights.length);
			const chunk = chunkAt(at);
			const factor = chunk.kind === MODULE_KIND ? MODULE : 1;
			let score = 0;
			for (let term = 0; term < weights.length; term++) {
				const sum = sums.of(at, term);
				const part = (weights[term] * sum * (SATURATION + 1)) / (sum + SATURATION);
				score += part;
				parts[term] = part * factor;
			}
			const telling = VALUE_KINDS.has(chunk.kind) && !isAsked(at) ? VALUE * factor : factor;
			return { chunk, score: score * factor, parts, telling: score * telling, at: sums.placeOf(at) };
		});
		return scored.sort((a, b) => b.telling - a.telling || a.chunk.ord - b.chunk.ord);
	}
}

function lengthMeasure(length: number): number {
	return 1 - LENGTH_MATTERS + (LENGTH_MATTERS * length) / MEAN_LENGTH;
}

/** How much of each term each chunk of a file has. One is used for file after file: of most chunks there is nothing to say. */
class Sums {
	private readonly terms: number;
	/** For each chunk where its row is in `values`, from 1 on; 0 for one that has none. */
	private rows = new Int32Array(0);
	private count = 0;
	private used = 0;
	private values: Float64Array;
	private places = new Int32Array(64);
	private telling = new Float64Array(64);

	constructor(terms: number) {
		this.terms = terms;
		this.values = new Float64Array(64 * terms);
	}

	begin(chunks: number): void {
		if (chunks > this.rows.length) this.rows = new Int32Array(2 * chunks);
		else this.rows.fill(0, 0, Math.max(chunks, this.count));
		this.values.fill(0, 0, this.used * this.terms);
		this.count = chunks;
		this.used = 0;
	}

	add(chunk: number, term: number, worth: number): void {
		const row = this.rows[chunk] === 0 ? this.newRow(chunk) : this.rows[chunk] - 1;
		this.values[row * this.terms + term] += worth;
	}

	addAll(chunk: number, terms: readonly number[], worth: number): void {
		for (const term of terms) this.add(chunk, term, worth);
	}

	/** The same, at a place of the text. */
	found(chunk: number, term: number, worth: number, at: number, weight: number): void {
		this.add(chunk, term, worth);
		const row = this.rows[chunk] - 1;
		if (weight <= this.telling[row]) return;
		this.telling[row] = weight;
		this.places[row] = at;
	}

	divide(chunk: number, by: number): void {
		const row = this.rows[chunk] - 1;
		if (row < 0) return;
		for (let term = 0; term < this.terms; term++) this.values[row * this.terms + term] /= by;
	}

	of(chunk: number, term: number): number {
		return this.values[(this.rows[chunk] - 1) * this.terms + term];
	}

	placeOf(chunk: number): number {
		return this.places[this.rows[chunk] - 1];
	}

	/** Those that have a term, in their order. */
	chunks(): number[] {
		const having: number[] = [];
		for (let chunk = 0; chunk < this.count; chunk++) if (this.rows[chunk] !== 0) having.push(chunk);
		return having;
	}

	private newRow(chunk: number): number {
		const row = this.used++;
		if (row === this.places.length) this.widen();
		this.rows[chunk] = row + 1;
		this.places[row] = -1;
		this.telling[row] = 0;
		return row;
	}

	private widen(): void {
		const { values, places, telling } = this;
		this.values = new Float64Array(2 * values.length);
		this.values.set(values);
		this.places = new Int32Array(2 * places.length);
		this.places.set(places);
		this.telling = new Float64Array(2 * telling.length);
		this.telling.set(telling);
	}
}
