import { FileFlag } from '../../model/file.ts';
import { stemOf } from '../../model/words/stem.ts';
import { countOf, isDocumented, isInPath, namedOf } from '../../store/codec/file-words.ts';
import type { FileTable } from '../../store/search/file-table.ts';
import type { WordTable, WordUses } from '../../store/search/word-table.ts';
import { isProgram } from '../program-languages.ts';
import { certainStart } from './term-scanner.ts';
import type { Term } from './terms.ts';

/** What each field of a file counts (BM25F), and how much longer ones count less. */
const FIELD = { text: 1, path: 4, name: 4, doc: 1 } as const;
const LENGTH_MATTERS = 0.5;
const NAMES_MATTER = 0.5;
/** How soon more of the same counts no more. */
export const SATURATION = 1.2;
/** A file or folder that is called what the query says. */
const CALLED_SO = 0.3;
/** What files count that are seldom meant. */
const LESS = { test: 0.85, text: 0.5, generated: 0.6 } as const;

export interface RankedFiles {
	scores: Float64Array;
	/** Weight of each term: how rare it is, by what it counts. */
	weights: number[];
	/** The rows that come first, best first, and how many there are in all. */
	first: number[];
	found: number;
}

/** Scores all files by the words they have. */
export function rankFiles(
	table: FileTable,
	words: WordTable,
	terms: readonly Term[],
	passes: (row: number) => boolean,
	isAboutTests: boolean,
	most: number,
): RankedFiles {
	const count = table.ids.length;
	const scores = new Float64Array(count);
	const measures = measuresOf(words);
	words.seek(terms.flatMap(({ keys }) => keys));
	const having = new RowSums(count);
	const weights = terms.map((term) => {
		addFields(words, measures, term.keys, having);
		const rarity = Math.log(1 + (count - having.size + 0.5) / (having.size + 0.5));
		const weight = rarity * term.weight;
		having.drain((row, sum) => {
			scores[row] += (weight * sum * (SATURATION + 1)) / (sum + SATURATION);
		});
		if (term.kind === 'word') scoreNames(table, words.find(term.keys[0]), term.text, rarity, scores);
		return weight;
	});
	const found: number[] = [];
	for (let row = 0; row < count; row++) {
		if (scores[row] <= 0 || !passes(row)) continue;
		scores[row] *= likelihood(table, row, isAboutTests);
		found.push(row);
	}
	return { scores, weights, first: bestOf(found, scores, most), found: found.length };
}

/** Numbers of the few rows that have one. */
class RowSums {
	private readonly sums: Float64Array;
	private readonly rows: Int32Array;
	size = 0;

	constructor(count: number) {
		this.sums = new Float64Array(count);
		this.rows = new Int32Array(count);
	}

	add(row: number, value: number): void {
		if (this.sums[row] === 0) this.rows[this.size++] = row;
		this.sums[row] += value;
	}

	/** Tells all of them, and forgets them. */
	drain(each: (row: number, sum: number) => void): void {
		for (let at = 0; at < this.size; at++) {
			const row = this.rows[at];
			each(row, this.sums[row]);
			this.sums[row] = 0;
		}
		this.size = 0;
	}
}

/** The best rows in order. Numbers are sorted first: most rows are far from being among the best. */
function bestOf(rows: readonly number[], scores: Float64Array, most: number): number[] {
	const sorted = new Float64Array(rows.length);
	for (let at = 0; at < rows.length; at++) sorted[at] = scores[rows[at]];
	sorted.sort();
	const least = sorted[Math.max(0, sorted.length - most)];
	return rows
		.filter((row) => scores[row] >= least)
		.sort((a, b) => scores[b] - scores[a] || a - b)
		.slice(0, most);
}

/** What a word in the text and in names counts in each file: less in a longer one. */
interface FieldMeasures {
	text: Float64Array;
	name: Float64Array;
}

/** They stay as long as the table does. */
const knownMeasures = new WeakMap<WordTable, FieldMeasures>();

function measuresOf(words: WordTable): FieldMeasures {
	const { lengths, named, meanLength, meanNamed } = words;
	const known = knownMeasures.get(words);
	if (known !== undefined) return known;
	const text = new Float64Array(lengths.length);
	const name = new Float64Array(lengths.length);
	for (let row = 0; row < lengths.length; row++) {
		text[row] = FIELD.text / (1 - LENGTH_MATTERS + (LENGTH_MATTERS * lengths[row]) / meanLength);
		name[row] = FIELD.name / (1 - NAMES_MATTER + (NAMES_MATTER * named[row]) / meanNamed);
	}
	knownMeasures.set(words, { text, name });
	return { text, name };
}

/** Adds how much of the keys each file has, over its fields. */
function addFields(
	words: WordTable,
	{ text, name }: FieldMeasures,
	keys: readonly number[],
	having: RowSums,
): void {
	for (const key of keys) {
		const { rows, uses } = words.find(key);
		for (let at = 0; at < rows.length; at++) {
			const row = rows[at];
			const use = uses[at];
			having.add(
				row,
				countOf(use) * text[row] +
					namedOf(use) * name[row] +
					(isDocumented(use) ? FIELD.doc : 0) +
					(isInPath(use) ? FIELD.path : 0),
			);
		}
	}
}

/** A file `session.ts`, or one in `session/`, is more about sessions than `session-list-item.ts`. */
function scoreNames(
	table: FileTable,
	{ rows, uses }: WordUses,
	word: string,
	rarity: number,
	scores: Float64Array,
): void {
	const stem = stemOf(word);
	const start = certainStart(stem);
	const isCalledSo = (name: string) => name.startsWith(start) && stemOf(name) === stem;
	for (let at = 0; at < rows.length; at++) {
		if (!isInPath(uses[at])) continue;
		const path = table.paths[rows[at]].toLowerCase();
		const nameAt = path.lastIndexOf('/') + 1;
		const dot = path.indexOf('.', nameAt);
		const folderAt = path.lastIndexOf('/', nameAt - 2) + 1;
		const isSo =
			isCalledSo(path.slice(nameAt, dot < 0 ? path.length : dot)) ||
			(nameAt > 0 && isCalledSo(path.slice(folderAt, nameAt - 1)));
		if (isSo) scores[rows[at]] += CALLED_SO * rarity;
	}
}

/** How often somebody who asks means such a file. */
function likelihood({ flags, languages }: FileTable, row: number, isAboutTests: boolean): number {
	const isTest = (flags[row] & FileFlag.test) !== 0;
	const isMade = (flags[row] & (FileFlag.generated | FileFlag.vendored)) !== 0;
	return (
		(isTest && !isAboutTests ? LESS.test : 1) *
		(isProgram(languages[row]) ? 1 : LESS.text) *
		(isMade ? LESS.generated : 1)
	);
}
