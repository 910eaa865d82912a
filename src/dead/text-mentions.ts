import { KnownPlaces, WordFiles } from '../store/graph/text-places.ts';
import type { IndexReader } from '../store/reader.ts';
import { findWords } from './word-finder.ts';

/** Files that are read for all names together, and for one. */
const MAX_FILES = 2_000;
const MAX_FILES_A_NAME = 50;
/** Text for people: what it mentions is not used by that. */
const PROSE =
	/\.(?:md|mdx|rst|txt|adoc|lock|svg|po|pot)$|(?:^|\/)(?:CHANGELOG|LICENSE|package-lock\.json|yarn\.lock)/;

/** Files in which `#` begins a comment; elsewhere it begins attributes and macros. */
const HASHES =
	/\.(?:py|pyi|rb|rake|sh|bash|zsh|ya?ml|toml|php|ps1|graphqls?|gql|conf|cfg|ini|tf|mk|pl|r|properties|env)$|(?:^|\/)(?:Makefile|Dockerfile|Gemfile|Rakefile)[^/]*$/;

export interface Sought {
	name: string;
	path: string;
	/** Where it stands itself: a function, for few are asked. */
	range: () => { start: number; end: number };
}

/** Ids of files whose texts may hold a name, of those that were asked for; null for too many or a name that is too short. */
export type Holding = Map<string, number[] | null>;

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
	holding: Holding,
): InText[] {
	const words = new WordFiles(reader);
	const places = new KnownPlaces(reader);
	const results: InText[] = sought.map(() => null);
	const byFile = new Map<number, number[]>();
	for (const [at, { name }] of sought.entries()) {
		let ids = holding.get(name);
		if (ids === undefined) {
			ids = words.holding(name);
			if (ids !== null && ids.length > MAX_FILES_A_NAME) ids = null;
			holding.set(name, ids);
		}
		if (ids === null) {
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
		const hasHashes = HASHES.test(path);
		let isKnown: ((offset: number) => boolean) | null = null;
		const find = (name: number, offset: number): boolean => {
			isKnown ??= places.of(id);
			if (isKnown(offset) || isOwn(sought[open[name]], path, offset)) return true;
			if (isComment(text, offset, hasHashes)) return true;
			results[open[name]] = { path, offset };
			return false;
		};
		findWords(
			text,
			open.map((at) => sought[at].name),
			find,
		);
	}
	return results;
}

function isOwn({ path: home, range }: Sought, path: string, offset: number): boolean {
	if (path !== home) return false;
	const { start, end } = range();
	return offset >= start && offset < end;
}

/** Whether a place looks like a comment, from what stands before it in its line. */
function isComment(text: string, offset: number, hasHashes: boolean): boolean {
	const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
	if (/^\s*(?:\*|\/\/|\/\*|<!--)/.test(line)) return true;
	if (hasHashes && /^\s*#/.test(line)) return true;
	const mark = line.search(hasHashes ? /\/\/|\/\*|(?:^|\s)#/ : /\/\/|\/\*/);
	if (mark < 0) return false;
	const before = line.slice(0, mark);
	return ['"', "'", '`'].every((quote) => before.split(quote).length % 2 === 1);
}
