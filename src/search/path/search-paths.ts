import { FileFlag } from '../../model/file.ts';
import type { FileTable } from '../../store/search/file-table.ts';
import type { SearchFilter } from '../filter/search-filter.ts';
import { initialsOf, isHump } from '../symbol/humps.ts';

/** How a path fits what was typed, the best first. */
export const PATH_FITS = [
	'exact',
	'end of the path',
	'name of the file',
	'beginning of the name',
	'pieces of the path',
	'part of the name',
	'part of the path',
	'initials',
	'letters in order',
] as const;
export type PathFit = (typeof PATH_FITS)[number];

export interface PathHit {
	row: number;
	path: string;
	fit: PathFit;
	/** Among those of one fit: how far apart the letters are. */
	spread: number;
	test: boolean;
}

/** Files whose paths fit all of the words: by fit, then those outside of tests, short paths, code units. */
export function searchPaths(
	table: FileTable,
	words: readonly string[],
	excluded: readonly string[],
	filter: SearchFilter,
): PathHit[] {
	const wanted = words.map((word) => word.replace(/^\.?\/+/, '').toLowerCase()).filter((word) => word !== '');
	const banned = excluded.map((word) => word.toLowerCase());
	const foldedPaths = foldedOf(table);
	const hits: PathHit[] = [];
	for (let row = 0; row < table.paths.length; row++) {
		if (!filter.isOpen && !filter.passesFile(table.ids[row])) continue;
		const path = table.paths[row];
		const folded = foldedPaths[row];
		if (banned.some((word) => folded.includes(word))) continue;
		const fit = fitOf(path, folded, wanted);
		if (fit !== null) hits.push({ row, path, ...fit, test: (table.flags[row] & FileFlag.test) !== 0 });
	}
	return hits.sort(byRank);
}

/** Paths in lower case, made once for a table that is kept. */
const folded = new WeakMap<FileTable, string[]>();

function foldedOf(table: FileTable): string[] {
	let paths = folded.get(table);
	if (paths === undefined) {
		paths = table.paths.map((path) => path.toLowerCase());
		folded.set(table, paths);
	}
	return paths;
}

type Fit = Pick<PathHit, 'fit' | 'spread'>;

function fitOf(path: string, folded: string, words: readonly string[]): Fit | null {
	if (words.length === 0) return { fit: 'part of the path', spread: 0 };
	if (words.length === 1) return fitOfOne(path, folded, words[0]);
	// Each in its turn, from left to right.
	let from = 0;
	for (const word of words) {
		const at = folded.indexOf(word, from);
		if (at < 0)
			return words.every((each) => folded.includes(each)) ? { fit: 'part of the path', spread: 1 } : null;
		from = at + word.length;
	}
	return { fit: 'pieces of the path', spread: 0 };
}

function fitOfOne(path: string, folded: string, word: string): Fit | null {
	if (folded === word) return { fit: 'exact', spread: 0 };
	if (folded.endsWith(`/${word}`)) return { fit: 'end of the path', spread: 0 };
	const slash = folded.lastIndexOf('/') + 1;
	const name = folded.slice(slash);
	const stem = name.includes('.', 1) ? name.slice(0, name.indexOf('.', 1)) : name;
	if (stem === word || name === word) return { fit: 'name of the file', spread: 0 };
	if (stem[0] === word[0] && plainOf(stem) === plainOf(word)) return { fit: 'name of the file', spread: 1 };
	if (folded.endsWith(`/${word}${name.slice(stem.length)}`)) return { fit: 'name of the file', spread: 1 };
	if (name.startsWith(word)) return { fit: 'beginning of the name', spread: 0 };
	if (`/${folded}`.includes(`/${word}/`)) return { fit: 'pieces of the path', spread: 0 };
	if (name.includes(word)) return { fit: 'part of the name', spread: name.indexOf(word) };
	if (folded.includes(word)) return { fit: 'part of the path', spread: 0 };
	if (word.length >= 2 && stem[0] === word[0] && initialsOf(path.slice(slash, slash + stem.length)) === word)
		return { fit: 'initials', spread: 0 };
	return word.length < 3 ? null : fitInOrder(path, folded, slash, word);
}

/** `parseQuery` names parse-query.ts as well. */
function plainOf(text: string): string {
	return text.replace(/[-_ ]/g, '');
}

/** The letters one after another, in the name of the file or else from there backwards; near ones are better. */
function fitInOrder(path: string, folded: string, slash: number, word: string): Fit | null {
	const inName = spreadOf(path, folded, slash, word);
	if (inName !== null) return { fit: 'letters in order', spread: inName };
	const anywhere = spreadOf(path, folded, 0, word);
	return anywhere === null ? null : { fit: 'letters in order', spread: anywhere + 1_000 };
}

/** Steps between the letters, those to the beginning of a word being free; null when they are not in order. */
function spreadOf(path: string, folded: string, from: number, word: string): number | null {
	let spread = 0;
	let last = from - 1;
	for (const letter of word) {
		const at = folded.indexOf(letter, last + 1);
		if (at < 0) return null;
		if (at > last + 1 && !isHump(path, at)) spread += at - last;
		last = at;
	}
	return spread;
}

function byRank(a: PathHit, b: PathHit): number {
	return (
		PATH_FITS.indexOf(a.fit) - PATH_FITS.indexOf(b.fit) ||
		a.spread - b.spread ||
		Number(a.test) - Number(b.test) ||
		a.path.length - b.path.length ||
		(a.path < b.path ? -1 : 1)
	);
}
