import { knownPlaces, WordFiles } from '../../../store/graph/text-places.ts';
import type { IndexReader } from '../../../store/reader.ts';

/** Files that are read for all names together, and for one. */
const MAX_FILES = 2_000;
const MAX_FILES_A_NAME = 50;
const WORD = /[\w$]/;
/** Text for people: what it mentions is not used by that. */
const PROSE =
	/\.(?:md|mdx|rst|txt|adoc|lock|svg|po|pot)$|(?:^|\/)(?:CHANGELOG|LICENSE|package-lock\.json|yarn\.lock)/;

export interface Sought {
	name: string;
	path: string;
	start: number;
	end: number;
}

/** What was found of a name in texts: a place, that it was not looked for, or nothing. */
export type InText = { path: string; offset: number } | 'not looked for' | null;

/**
 * Places where names stand that no reference, definition or import accounts for: in strings, templates, settings, or where
 * something is taken apart. Comments and prose do not count.
 */
export function findInTexts(
	reader: IndexReader,
	files: ReadonlyMap<number, string>,
	sought: readonly Sought[],
	textOf: (path: string) => string,
): InText[] {
	const words = new WordFiles(reader);
	const results: InText[] = sought.map(() => null);
	const byFile = new Map<number, number[]>();
	const holding = new Map<string, number[] | null>();
	for (const [at, { name }] of sought.entries()) {
		if (!holding.has(name)) holding.set(name, words.holding(name));
		const ids = holding.get(name)!;
		if (ids === null || ids.length > MAX_FILES_A_NAME) {
			results[at] = 'not looked for';
			continue;
		}
		for (const id of ids) {
			const wanted = byFile.get(id);
			if (wanted === undefined) byFile.set(id, [at]);
			else wanted.push(at);
		}
	}
	let read = 0;
	for (const [id, wanted] of [...byFile].sort(([a], [b]) => a - b)) {
		const path = files.get(id);
		if (path === undefined || PROSE.test(path)) continue;
		const open = wanted.filter((at) => results[at] === null);
		if (open.length === 0) continue;
		if (read++ >= MAX_FILES) {
			for (const at of open) results[at] = 'not looked for';
			continue;
		}
		const text = textOf(path);
		let known: ReturnType<typeof knownPlaces> | null = null;
		for (const at of open) {
			for (const offset of occurrences(text, sought[at].name)) {
				const { path: home, start, end } = sought[at];
				if (path === home && offset >= start && offset < end) continue;
				known ??= knownPlaces(reader, id);
				if (known.offsets.has(offset)) continue;
				if (known.ranges.some(([from, to]) => offset >= from && offset < to)) continue;
				if (isComment(text, offset)) continue;
				results[at] = { path, offset };
				break;
			}
		}
	}
	return results;
}

function* occurrences(text: string, name: string): Generator<number> {
	for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
		const before = at === 0 ? '' : text[at - 1];
		const after = text[at + name.length] ?? '';
		if (!WORD.test(before) && !WORD.test(after)) yield at;
	}
}

/** Whether a place looks like a comment, from what stands before it in its line. */
function isComment(text: string, offset: number): boolean {
	const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
	if (/^\s*(?:\*|\/\/|\/\*|#|<!--)/.test(line)) return true;
	const mark = line.search(/\/\/|\/\*|(?:^|\s)#/);
	if (mark < 0) return false;
	const before = line.slice(0, mark);
	return ['"', "'", '`'].every((quote) => before.split(quote).length % 2 === 1);
}
