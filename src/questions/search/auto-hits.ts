import { AssayError } from '../../model/errors.ts';
import { searchAuto } from '../../search/auto/search-auto.ts';
import { openWordTable } from '../../search/open-tables.ts';
import { literalMatcher, SEARCH_WORK } from '../../search/text/text-matcher.ts';
import { textsOf } from '../file-text.ts';
import type { FoundHits, SearchTask } from './answer.ts';
import { clusterHit, isPlace } from './cluster-hit.ts';
import { rankedPaths, toHit } from './file-hits.ts';
import type { SearchHit } from './shape.ts';
import { symbolHits, wantedNames } from './symbol-hits.ts';
import { textHitsOf } from './text-hits.ts';

/** Hits by name that come before those by meaning, for a query that is one name. */
const MOST_NAMED = 5;
/** How names fit that somebody who writes the whole name means. */
const SURE = new Set(['exact', 'same letters']);

/**
 * What a query is about: a name's definitions first when it is one, then what fits by its words. Where nothing fits by words,
 * symbols and files of a similar name, and lines with the text.
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
	const named = isOneName(wanted) ? hitsByName(task, wanted[0]) : [];
	const reader = task.reader;
	const texts = textsOf(task.root, { maxFileBytes: task.maxFileBytes });
	const { clusters, found, lookedAt, isCut } = searchAuto({
		...{ reader, table: task.table, words: openWordTable(reader), query, filter: task.filter },
		...{ offset: 0, limit: offset + input.limit, readText: texts },
	});
	const known = new Set(named.map(({ chunkUid }) => chunkUid));
	const meant = clusters.filter(({ seed }) => !known.has(seed.chunkUid)).map(clusterHit);
	if (named.length + meant.length === 0) return hitsAlike(task, wanted[0]);
	// What the query names by its place comes before what it names, and that before what it is about.
	const [places, others] = [meant.filter(isPlace), meant.filter((hit) => !isPlace(hit))];
	const all = [...places, ...named, ...others];
	const hits = all.slice(offset, offset + input.limit);
	return {
		hits,
		total: { count: Math.max(found, all.length), exact: false },
		hasMore: all.length > offset + hits.length,
		read: { files: lookedAt, candidates: found, everyFile: false },
		notes: isCut ? ['The query has many words: only the first were looked for.'] : [],
	};
}

function isOneName(wanted: readonly string[]): boolean {
	return wanted.length === 1 && /^[\p{L}_$][\p{L}\p{N}_$.:#]{0,200}$/u.test(wanted[0]);
}

/** Definitions of exactly that name, and files that are called so. */
function hitsByName(task: SearchTask, name: string): SearchHit[] {
	const whole = { ...task, offset: 0, input: { ...task.input, limit: MOST_NAMED } };
	const symbols = symbolHits(whole).hits.filter(({ fit, tier }) => SURE.has(fit) || tier === 'text');
	if (symbols.length > 0 || task.filter.looksAtChunks || !name.includes('.')) return symbols;
	return rankedPaths(task)
		.filter(({ fit }) => fit === 'exact' || fit === 'end of the path' || fit === 'name of the file')
		.slice(0, MOST_NAMED)
		.map((hit) => toHit(hit, null));
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
		total: { count: all.length, exact: false },
		hasMore: all.length > offset + hits.length,
		read: lines.read,
		notes: [
			...symbols.notes,
			...lines.notes,
			'Nothing has these words: these are names and lines that come close.',
		],
	};
}
