import type { IndexReader } from '../../store/reader.ts';
import { type ChunkReader, chunkReader, type FileChunks } from '../../store/search/file-chunks.ts';
import type { FileTable } from '../../store/search/file-table.ts';
import { incomingLinks } from '../../store/search/incoming-links.ts';
import { type NeighbourReader, neighbourReader } from '../../store/search/neighbours.ts';
import type { WordTable } from '../../store/search/word-table.ts';
import { ChunkRanker, type ChunkScore } from './rank-chunks.ts';
import { rankFiles } from './rank-files.ts';
import { TermScanner } from './term-scanner.ts';
import { type Term, termsOf } from './terms.ts';

/**
 * Files whose texts are looked at: those that come first by their words. They come before the next so many, which are only looked at for one who
 * goes on reading: so pages fit together, and most questions are answered from half of the texts.
 */
const LOOKED_AT = 24;
const MOST_LOOKED_AT = 40;
/** What a term must weigh, beside the heaviest, for texts to be looked through for it: one that most files have tells no places apart. */
const TELLING = 0.03;
/** What the best chunk of a file counts beside the file. */
const BEST_CHUNK = 0.5;
/** The most that links may add to a score, a fifth together: how much leads to the file, and how many other hits it is linked with. */
const MOST_BY_LINKS = { central: 0.14, dense: 0.06 } as const;
/** Files whose links with one another are looked at. */
const LINKED_AT = 15;

/** A file that answers a query, with its chunks that do. */
export interface RankedFile {
	row: number;
	path: string;
	score: number;
	/** What makes up the score: words of the file, its best chunk, what links to it add. */
	byWords: number;
	byChunk: number;
	byLinks: number;
	/** The chunk that fits best, which need not be the one that tells most. */
	best: ChunkScore | undefined;
	/** The most telling first; none when the text could not be read or has nothing of the query in it. */
	chunks: ChunkScore[];
	/** All chunks of the file, in their order. */
	structure: FileChunks;
}

export interface Ranking {
	terms: Term[];
	/** How rare each term is, by what it counts. */
	weights: number[];
	files: RankedFile[];
	/** Files that have a word of the query; those after the first are not looked at closely. */
	found: number;
	lookedAt: number;
	/** More would be looked at for one who goes on reading. */
	hasMore: boolean;
	isCut: boolean;
}

export interface RankInput {
	reader: IndexReader;
	table: FileTable;
	words: WordTable;
	text: string;
	passes(row: number): boolean;
	readText(path: string): string;
	/** How many files are asked for. */
	wanted: number;
	/** Of the same question, when there is one. */
	neighbours?: NeighbourReader;
}

/** Ranks files and their chunks by how much they are about a text. */
export function rank(input: RankInput): Ranking {
	const { reader, table, words, text: asked, passes } = input;
	const { terms, words: spoken, isCut } = termsOf(asked);
	const isAboutTests = spoken.some((word) => word === 'test' || word === 'tests' || word === 'spec');
	const { scores, weights, first, found } = rankFiles(
		...([table, words, terms, passes, isAboutTests, MOST_LOOKED_AT] as const),
	);
	const heaviest = Math.max(...weights);
	const scanner = new TermScanner(terms, (term) => weights[term] >= TELLING * heaviest);
	const chunkTable = chunkReader(reader);
	const ranker = new ChunkRanker(terms, scanner, weights, chunkTable);
	const neighbours = input.neighbours ?? neighbourReader(reader, table);
	const lookAt = (rows: readonly number[]): RankedFile[] => {
		const looked = rows.map((row) => lookAtFile(input, row, scores[row], chunkTable, ranker));
		// One without has another word with the key of one that was asked for.
		const files = looked.filter(({ path, chunks }) => chunks.length > 0 || scanner.termsOf(path).length > 0);
		addLinks(reader, files, neighbours);
		return files.sort((a, b) => b.score - a.score || a.row - b.row);
	};
	const files = lookAt(first.slice(0, LOOKED_AT));
	const goesOn = input.wanted > files.length;
	if (goesOn) files.push(...lookAt(first.slice(LOOKED_AT)));
	return {
		...{ terms, weights, files, found, isCut },
		lookedAt: goesOn ? first.length : Math.min(first.length, LOOKED_AT),
		hasMore: !goesOn && first.length > LOOKED_AT,
	};
}

function lookAtFile(
	{ table, readText }: RankInput,
	row: number,
	byWords: number,
	{ chunksOf }: ChunkReader,
	ranker: ChunkRanker,
): RankedFile {
	const path = table.paths[row];
	const structure = chunksOf(table.ids[row]);
	const chunks = ranker.rank(readText(path), structure);
	const best = bestOf(chunks);
	const byChunk = BEST_CHUNK * (best?.score ?? 0);
	return { row, path, byWords, byChunk, byLinks: 0, score: byWords + byChunk, best, chunks, structure };
}

function bestOf(chunks: readonly ChunkScore[]): ChunkScore | undefined {
	let best = chunks[0];
	for (const each of chunks) {
		const isBetter =
			each.score > best.score || (each.score === best.score && each.chunk.ord < best.chunk.ord);
		if (isBetter) best = each;
	}
	return best;
}

/** Files that much leads to are asked for more often, and hits that belong together are more likely meant. */
function addLinks(reader: IndexReader, files: readonly RankedFile[], neighbours: NeighbourReader): void {
	const links = incomingLinks(reader);
	const central = files.map(({ path }) => Math.log(1 + links(path)));
	const dense = linkedWithin(files, neighbours);
	const [mostCentral, mostDense] = [Math.max(1, ...central), Math.max(1, ...dense)];
	for (const [at, file] of files.entries()) {
		const share =
			(MOST_BY_LINKS.central * central[at]) / mostCentral + (MOST_BY_LINKS.dense * dense[at]) / mostDense;
		file.byLinks = file.score * share;
		file.score += file.byLinks;
	}
}

/** With how many others of the first files the best chunk of each is linked. */
function linkedWithin(files: readonly RankedFile[], neighbours: NeighbourReader): number[] {
	const first = [...files].sort((a, b) => b.score - a.score || a.row - b.row).slice(0, LINKED_AT);
	const rows = new Set(first.map(({ row }) => row));
	return files.map((file) => {
		if (!rows.has(file.row) || file.best === undefined) return 0;
		const linked = neighbours.linkedFiles(file.row, file.best.chunk);
		return [...linked].filter((row) => row !== file.row && rows.has(row)).length;
	});
}
