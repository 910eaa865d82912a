import { CHUNK_KINDS } from '../../model/chunk.ts';
import { wordKey } from '../../model/words/keys.ts';
import { type LineLookup, lineLookup } from '../../store/line-lookup.ts';
import { type DescribedPlace, type Place, placeDescriber } from '../../store/queries/places.ts';
import type { IndexReader } from '../../store/reader.ts';
import { ORD_BITS } from '../../store/schema.ts';
import { type ChunkSpot, spotReader } from '../../store/search/chunk-spots.ts';
import { chunkReader, type FileChunks, type RankedChunk } from '../../store/search/file-chunks.ts';
import type { FileTable } from '../../store/search/file-table.ts';
import { type ChunkAt, neighbourReader } from '../../store/search/neighbours.ts';
import type { WordTable } from '../../store/search/word-table.ts';
import type { SearchFilter } from '../filter/search-filter.ts';
import { type NamedPlace, placesInText } from '../places/places-in-text.ts';
import type { SearchQuery } from '../query/search-query.ts';
import { type Around, expander } from './clusters.ts';
import { type RankedFile, type Ranking, rank } from './rank.ts';
import { wholeFile } from './rank-chunks.ts';

/** Other chunks of a file that are told of with the best, and how much of its score they must have. */
const MOST_BESIDE = 3;
const GOOD_ENOUGH = 0.6;

/** Something that answers a query, with what is around it. */
export interface Cluster {
	row: number;
	/** The chunk that fits best. */
	seed: DescribedPlace;
	endLine: number;
	/** Where in it the most telling word is. */
	line: number;
	score: number;
	/** What makes up the score; `named` for a place that the query itself names. */
	why: { named: string | null; words: number; chunk: number; links: number; terms: TermPart[] };
	/** Other chunks of the file that fit. */
	also: ChunkSpot[];
	around: Around;
}

/** What a term of the query adds to the score of a chunk. */
export interface TermPart {
	term: string;
	kind: string;
	points: number;
}

export interface AutoAnswer {
	clusters: Cluster[];
	/** Files that have a word of the query, and those that were looked at closely. */
	found: number;
	lookedAt: number;
	/** More would be looked at for one who goes on reading. */
	hasMore: boolean;
	/** The query has more words than are looked for. */
	isCut: boolean;
	/** What does not fit about places that the query names. */
	notes: string[];
}

export interface AutoRequest {
	reader: IndexReader;
	table: FileTable;
	words: WordTable;
	query: SearchQuery;
	filter: SearchFilter;
	offset: number;
	limit: number;
	readText(path: string): string;
}

/** Finds what a query in plain language, a name or a pasted trace is about. */
export function searchAuto(request: AutoRequest): AutoAnswer {
	const { reader, table, words, query, filter, readText } = request;
	const banned = rowsWith(words, query);
	const asked = [...query.terms, ...query.phrases, ...query.alternatives.flat()];
	const neighbours = neighbourReader(reader, table);
	const last = request.offset + request.limit;
	const ranking = rank({
		...{ reader, table, words, readText, neighbours },
		// Who wants certain chunks gets only the files that have some.
		wanted: filter.looksAtChunks || query.phrases.length > 0 ? Number.POSITIVE_INFINITY : last,
		text: asked.map(({ text }) => text).join(' '),
		passes: (row) => !banned.has(row) && filter.passesFile(table.ids[row]),
	});
	const { chunksOf } = chunkReader(reader);
	const lines = lineLookup(reader.db);
	const spotsOf = spotReader(reader, table, lines);
	const expand = expander(table, neighbours, spotsOf);
	const tools: Tools = { describe: placeDescriber(reader, lines), lines, spotsOf, expand };
	const { places: named, notes } = placesInText(query.text, {
		...{ table, readText },
		passes: (row) => filter.passesFile(table.ids[row]),
		chunksOf: (row) => chunksOf(table.ids[row]),
	});
	// A trace that was pasted has quotes that mean nothing.
	const phrases = named.length > 0 ? [] : query.phrases;
	const files = ranking.files.flatMap((file) => withPassing(file, phrases, request));
	const clusters: Cluster[] = [];
	for (const place of named.slice(0, last)) {
		clusters.push(atPlace(request, place, chunksOf(table.ids[place.row]), tools));
	}
	const rest = files.filter(({ row }) => !clusters.some((cluster) => cluster.row === row));
	for (const file of rest.slice(0, Math.max(0, last - clusters.length))) {
		clusters.push(clusterOf(request, ranking, file, tools));
	}
	return {
		clusters: clusters.slice(request.offset, last),
		...{ found: ranking.found, lookedAt: ranking.lookedAt, hasMore: ranking.hasMore, isCut: ranking.isCut },
		notes,
	};
}

/** Files that have a word which must not be there. */
function rowsWith(words: WordTable, { excluded }: SearchQuery): Set<number> {
	const rows = new Set<number>();
	for (const { text } of excluded)
		for (const row of words.find(wordKey(text.toLowerCase())).rows) rows.add(row);
	return rows;
}

/** A file with those of its chunks that filters pass and that have what was put in quotes; none without. */
function withPassing(
	file: RankedFile,
	phrases: SearchQuery['phrases'],
	{ table, filter, readText }: AutoRequest,
): RankedFile[] {
	const text = phrases.length === 0 ? '' : readText(file.path).toLowerCase();
	if (phrases.some((phrase) => !text.includes(phrase.text.toLowerCase()))) return [];
	if (!filter.looksAtChunks) return [file];
	const [id, language] = [table.ids[file.row], table.languages[file.row]];
	const chunks = file.chunks.filter(({ chunk }) =>
		filter.passesChunk({
			id: id * 2 ** ORD_BITS + chunk.ord,
			kind: chunk.kind,
			flags: chunk.flags,
			language,
		}),
	);
	return chunks.length === 0 ? [] : [{ ...file, chunks }];
}

/** What describes the clusters of one search. */
interface Tools {
	describe(places: readonly Place[]): DescribedPlace[];
	lines: LineLookup;
	spotsOf(chunks: readonly ChunkAt[]): ChunkSpot[];
	expand: ReturnType<typeof expander>;
}

function clusterOf(request: AutoRequest, { terms }: Ranking, file: RankedFile, tools: Tools): Cluster {
	const chunks = file.structure;
	const [best, ...others] = file.chunks;
	const chunk = best?.chunk ?? firstOf(chunks);
	const also = others.filter(({ score }) => score >= GOOD_ENOUGH * best.score).slice(0, MOST_BESIDE);
	const parts = Array.from(best?.parts ?? [], (points, at): TermPart => {
		const { text, kind } = terms[at];
		return { term: text, kind, points: rounded(points) };
	});
	return {
		row: file.row,
		...seedOf(request, tools, file.row, chunk, best?.at ?? -1),
		score: rounded(file.score),
		why: {
			named: null,
			words: rounded(file.byWords),
			chunk: rounded(file.byChunk),
			links: rounded(file.byLinks),
			terms: parts.filter(({ points }) => points > 0).sort((a, b) => b.points - a.points),
		},
		also: tools.spotsOf(also.map(({ chunk: { ord } }) => ({ row: file.row, ord }))),
		around: tools.expand(file.row, chunk, chunks),
	};
}

function atPlace(
	request: AutoRequest,
	{ row, at, ord, written }: NamedPlace,
	chunks: FileChunks,
	tools: Tools,
): Cluster {
	const chunk = ord < 0 ? firstOf(chunks) : chunks.chunk(ord);
	return {
		row,
		...seedOf(request, tools, row, chunk, at),
		score: 0,
		why: { named: written, words: 0, chunk: 0, links: 0, terms: [] },
		also: [],
		around: tools.expand(row, chunk, chunks),
	};
}

function seedOf(
	{ table }: AutoRequest,
	{ describe, lines }: Tools,
	row: number,
	{ ord, kind, start, length }: RankedChunk,
	at: number,
): Pick<Cluster, 'seed' | 'endLine' | 'line'> {
	const path = table.paths[row];
	const [seed] = describe([{ path, chunk: ord, name: path, kind: CHUNK_KINDS[kind], start }]);
	const file = table.ids[row];
	return {
		seed,
		endLine: lines.lineOf(file, Math.max(start, start + length - 1)),
		line: at < 0 ? seed.line : lines.lineOf(file, at),
	};
}

function firstOf(chunks: FileChunks): RankedChunk {
	return chunks.count > 0 ? chunks.chunk(0) : wholeFile(0);
}

/** Enough to tell scores apart; the last digits of a sum are noise. */
function rounded(value: number): number {
	return Math.round(value * 1000) / 1000;
}
