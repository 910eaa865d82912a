import { FileFlag } from '../../model/file.ts';
import { stemOf } from '../../model/words/stem.ts';
import { countOf, isDocumented, isInPath, namedOf } from '../../store/codec/file-words.ts';
import type { FileTable } from '../../store/search/file-table.ts';
import type { WordTable, WordUses } from '../../store/search/word-table.ts';
import { isProgram } from './program-languages.ts';
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
	/** Rows, best first. */
	order: Int32Array;
}

/** Scores all files by the words they have. */
export function rankFiles(
	table: FileTable,
	words: WordTable,
	terms: readonly Term[],
	passes: (row: number) => boolean,
	isAboutTests: boolean,
): RankedFiles {
	const count = table.ids.length;
	const scores = new Float64Array(count);
	const weights = terms.map((term) => {
		const { rows, sums } = fieldSums(words, term.keys);
		const rarity = Math.log(1 + (count - rows.length + 0.5) / (rows.length + 0.5));
		const weight = rarity * term.weight;
		for (let at = 0; at < rows.length; at++) {
			scores[rows[at]] += (weight * sums[at] * (SATURATION + 1)) / (sums[at] + SATURATION);
		}
		if (term.kind === 'word') scoreNames(table, words.find(term.keys[0]), term.text, rarity, scores);
		return weight;
	});
	const order: number[] = [];
	for (let row = 0; row < count; row++) {
		if (scores[row] <= 0 || !passes(row)) continue;
		scores[row] *= likelihood(table, row, isAboutTests);
		order.push(row);
	}
	order.sort((a, b) => scores[b] - scores[a] || a - b);
	return { scores, weights, order: Int32Array.from(order) };
}

/** How much of the keys each file has, over its fields. */
function fieldSums(words: WordTable, keys: readonly number[]): { rows: Int32Array; sums: Float64Array } {
	const found = keys.map((key) => words.find(key)).filter(({ rows }) => rows.length > 0);
	if (found.length === 1) {
		const [{ rows, uses }] = found;
		return { rows, sums: Float64Array.from(rows, (row, at) => sumOf(words, row, uses[at])) };
	}
	const sums = new Map<number, number>();
	for (const { rows, uses } of found) {
		for (let at = 0; at < rows.length; at++) {
			sums.set(rows[at], (sums.get(rows[at]) ?? 0) + sumOf(words, rows[at], uses[at]));
		}
	}
	return { rows: Int32Array.from(sums.keys()), sums: Float64Array.from(sums.values()) };
}

function sumOf(words: WordTable, row: number, use: number): number {
	const length = 1 - LENGTH_MATTERS + (LENGTH_MATTERS * words.lengths[row]) / words.meanLength;
	const names = 1 - NAMES_MATTER + (NAMES_MATTER * words.named[row]) / words.meanNamed;
	return (
		(FIELD.text * countOf(use)) / length +
		(FIELD.name * namedOf(use)) / names +
		(isDocumented(use) ? FIELD.doc : 0) +
		(isInPath(use) ? FIELD.path : 0)
	);
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
	for (let at = 0; at < rows.length; at++) {
		if (!isInPath(uses[at])) continue;
		const parts = table.paths[rows[at]].split('/');
		const file = parts[parts.length - 1].split('.')[0].toLowerCase();
		const folder = parts.length > 1 ? parts[parts.length - 2].toLowerCase() : '';
		if (stemOf(file) === stem || stemOf(folder) === stem) scores[rows[at]] += CALLED_SO * rarity;
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
