import { AssayError } from '../../model/errors.ts';
import { wordKey } from '../../model/words/keys.ts';
import { joinedName } from '../../model/words/split.ts';
import { searchAuto } from '../../search/auto/search-auto.ts';
import { termsOf } from '../../search/auto/terms.ts';
import { openWordTable } from '../../search/open-tables.ts';
import { literalMatcher, SEARCH_WORK } from '../../search/text/text-matcher.ts';
import type { FileTable } from '../../store/search/file-table.ts';
import type { WordTable } from '../../store/search/word-table.ts';
import { keptTexts, textsOf } from '../file-text.ts';
import type { FoundHits, SearchTask } from './answer.ts';
import { clusterHit, isPlace } from './cluster-hit.ts';
import { rankedPaths, toHit } from './file-hits.ts';
import type { SearchHit } from './shape.ts';
import { exactSymbolHits, symbolHits, wantedNames } from './symbol-hits.ts';
import { textHitsOf } from './text-hits.ts';

/** Hits by name that come before those by meaning, for a query that is one name. */
const MOST_NAMED = 5;
/** How names fit that somebody who writes the whole name means. */
const SURE = new Set(['exact', 'same letters']);

/**
 * What a query is about: a name's definitions first when it is one, those of names that come close when it is written nowhere,
 * then what fits by its words. Where nothing fits by words, symbols and files of a similar name, and lines with the text.
 */
export function autoHits(task: SearchTask): FoundHits {
	const { input, offset, query } = task;
	const wanted = wantedNames(task);
	if (wanted.length === 0) {
		throw new AssayError(
			'USAGE',
			'there is nothing to look for but filters',
			'Give a word, or use --type file.',
		);
	}
	const { reader, table, filter } = task;
	const words = openWordTable(reader);
	const readText = keptTexts(reader, table, textsOf(task.root, { maxFileBytes: task.maxFileBytes }));
	const isName = isOneName(wanted);
	const { sure, near } = isName ? hitsByName(task, wanted[0]) : { sure: [], near: [] };
	const isMistyped = sure.length === 0 && isName && !isWritten(wanted[0], table, words, readText);
	const named = isMistyped ? near : sure;
	const { clusters, found, lookedAt, hasMore, isCut, notes } = searchAuto({
		...{ reader, table, words, query, filter, readText },
		...{ offset: 0, limit: offset + input.limit },
	});
	const known = new Set(named.map(({ chunkUid }) => chunkUid));
	const meant = clusters.filter(({ seed }) => !known.has(seed.chunkUid)).map(clusterHit);
	if (sure.length + meant.length === 0) return hitsAlike(task, wanted[0]);
	// What the query names by its place comes before what it names, and that before what it is about.
	const [places, others] = [meant.filter(isPlace), meant.filter((hit) => !isPlace(hit))];
	const all = [...places, ...named, ...others];
	const hits = all.slice(offset, offset + input.limit);
	return {
		hits,
		total: { count: Math.max(found, all.length), exact: false },
		hasMore: all.length > offset + hits.length || hasMore,
		read: { files: lookedAt, candidates: found, everyFile: false },
		notes: [
			...notes,
			...(isCut ? ['The query has many words: only the first were looked for.'] : []),
			...(isMistyped && named.length > 0 ? ['No file has this name: names that come close are first.'] : []),
		],
	};
}

function isOneName(wanted: readonly string[]): boolean {
	// `store.ts:12` is a place.
	return (
		wanted.length === 1 && /^[\p{L}_$][\p{L}\p{N}_$.:#]{0,200}$/u.test(wanted[0]) && !/:\d/.test(wanted[0])
	);
}

/**
 * What somebody who writes the whole name means: definitions of exactly that name, else of one with the same letters, else
 * files that are called so. `near` are definitions whose names come close, where none has the name.
 */
function hitsByName(task: SearchTask, name: string): { sure: SearchHit[]; near: SearchHit[] } {
	const exact = exactSymbolHits(task, name, MOST_NAMED);
	if (exact.length > 0) return { sure: exact, near: [] };
	const near = symbolsNamed(task);
	const symbols = near.filter(({ fit, tier }) => SURE.has(fit) || tier === 'text');
	return { sure: symbols.length > 0 || !name.includes('.') ? symbols : filesCalled(task), near };
}

/** Definitions whose names fit best. */
function symbolsNamed(task: SearchTask): SearchHit[] {
	return symbolHits({ ...task, offset: 0, input: { ...task.input, limit: MOST_NAMED } }).hits;
}

function filesCalled(task: SearchTask): SearchHit[] {
	if (task.filter.looksAtChunks) return [];
	return rankedPaths(task)
		.filter(({ fit }) => fit === 'exact' || fit === 'end of the path' || fit === 'name of the file')
		.slice(0, MOST_NAMED)
		.map((hit) => toHit(hit, null));
}

/** Files that are read to see whether a name is in them, or another word with the same key. */
const MOST_READ = 8;

/** Whether a file has a name as a word, however its parts are joined. */
function isWritten(
	name: string,
	{ paths }: FileTable,
	words: WordTable,
	readText: (path: string) => string,
): boolean {
	const joined = joinedName(name.slice(name.search(/[^.:#]*$/)));
	// Those that the ranking will ask for, this one among them.
	words.seek(termsOf(name).terms.flatMap(({ keys }) => keys));
	const { rows } = words.find(wordKey(joined));
	if (rows.length > MOST_READ) return true;
	return Array.from(rows, (row) => `${paths[row]}\n${readText(paths[row])}`).some((text) =>
		joinedName(text).includes(joined),
	);
}

/** No file has such a word: names that come close, then lines that have the text. */
function hitsAlike(task: SearchTask, text: string): FoundHits {
	const { input, offset } = task;
	const whole = { ...task, offset: 0, input: { ...input, limit: offset + input.limit } };
	const symbols = symbolHits(whole);
	const files = task.filter.looksAtChunks ? [] : rankedPaths(task).map((hit) => toHit(hit, null));
	const options = { ignoreCase: true, word: false, multiline: false };
	const lines = textHitsOf(
		task,
		literalMatcher(text, options, { left: SEARCH_WORK }),
		0,
		offset + input.limit,
	);
	const all = [...symbols.hits, ...files, ...lines.hits];
	const hits = all.slice(offset, offset + input.limit);
	return {
		hits,
		total: { count: all.length, exact: all.length === 0 && lines.notes.length === 0 },
		hasMore: all.length > offset + hits.length,
		read: lines.read,
		notes: [
			...symbols.notes,
			...lines.notes,
			...(all.length > 0 ? ['Nothing has these words: these are names and lines that come close.'] : []),
		],
	};
}
