import { compileFilter } from '../../search/filter/compile-filter.ts';
import type { SearchFilter } from '../../search/filter/search-filter.ts';
import { openFileTable } from '../../search/open-tables.ts';
import { type LiteralQuery, readLiteral } from '../../search/query/literal-query.ts';
import { parseQuery } from '../../search/query/parse-query.ts';
import { filterOfFlag } from '../../search/query/read-filter.ts';
import type { FilterName, FilterSpec, SearchQuery } from '../../search/query/search-query.ts';
import { parsePattern } from '../../search/regex/parse-pattern.ts';
import { readCoverage } from '../../store/queries/status.ts';
import type { IndexReader } from '../../store/reader.ts';
import type { FileTable } from '../../store/search/file-table.ts';
import { completenessOf } from '../completeness.ts';
import { pagingOf } from '../paging.ts';
import type { Answer, Context } from '../question.ts';
import type { SearchType } from '../search.ts';
import { autoHits } from './auto-hits.ts';
import { fileHits } from './file-hits.ts';
import type { SearchHit, SearchResult } from './shape.ts';
import { symbolHits } from './symbol-hits.ts';
import { textHits } from './text-hits.ts';
import { touchedFiles } from './touched.ts';
import { explainAbsence } from './why-not.ts';

export interface SearchInput {
	query: string;
	type: SearchType;
	ignoreCase: boolean;
	word: boolean;
	multiline: boolean;
	context: number;
	in: string | undefined;
	notIn: string | undefined;
	lang: string | undefined;
	kind: string | undefined;
	exported: boolean;
	changed: string | undefined;
	author: string | undefined;
	calls: string | undefined;
	fact: string | undefined;
	explain: boolean;
	whyNot: string | undefined;
	limit: number;
	cursor: string | undefined;
}

/** Everything that one search works with. */
export interface SearchTask {
	context: Context;
	root: string;
	maxFileBytes: number;
	reader: IndexReader;
	table: FileTable;
	filter: SearchFilter;
	input: SearchInput;
	/** As words, for all types but text and regex, which have `literal`. */
	query: SearchQuery;
	literal: LiteralQuery;
	offset: number;
}

/** What a kind of search gives. `all` counts hits before and after the page, too. */
export interface FoundHits {
	hits: SearchHit[];
	total: { count: number; exact: boolean };
	hasMore: boolean;
	read: SearchResult['read'];
	notes: string[];
}

const SEARCHES: Readonly<Record<SearchType, (task: SearchTask) => FoundHits>> = {
	auto: autoHits,
	text: textHits,
	regex: textHits,
	symbol: symbolHits,
	file: fileHits,
};

export async function answerSearch(context: Context, input: SearchInput): Promise<Answer<SearchResult>> {
	const flags = flagFilters(input);
	// Mistakes in the query are told before anything is opened.
	const isLiteral = input.type === 'text' || input.type === 'regex';
	const literal = isLiteral ? readLiteral(input.query, flags) : NO_TEXT;
	const query = isLiteral ? { ...NO_WORDS, filters: literal.filters } : parseQuery(input.query, flags);
	if (input.type === 'regex')
		parsePattern(literal.text, { ...input, whole: input.query, offset: literal.offset });
	const { root, settings } = await context.workspace();
	const reader = await context.index();
	const table = openFileTable(reader);
	const filter = await compileFilter(reader, table, query.filters, touchedFiles(context));
	const { offset, next } = pagingOf(reader.generation, input.cursor);
	const { maxFileBytes } = settings.config.index;
	const task: SearchTask = {
		context,
		root,
		maxFileBytes,
		reader,
		table,
		filter,
		input,
		query,
		literal,
		offset,
	};
	const { hits, total, hasMore, read, notes } = SEARCHES[input.type](task);
	const { freshness } = await context.published();
	const { files, statuses, skipped } = readCoverage(reader);
	return {
		result: {
			query: input.query,
			type: input.type,
			hits: hits.map((hit) => (input.explain ? hit : { ...hit, explanation: [] })),
			total,
			tiers: {
				index: hits.filter(({ tier }) => tier === 'index').length,
				fresh: freshness.renewed,
				text: hits.filter(({ tier }) => tier === 'text').length,
			},
			read,
			notLookedAt: { ...completenessOf(files, statuses, skipped).incomplete, ...skipped },
			notes,
			whyNot: input.whyNot === undefined ? [] : explainAbsence(task, input.whyNot, SEARCHES[input.type]),
			next: hasMore ? next(offset + hits.length) : null,
		},
		meta: { truncated: hasMore },
	};
}

const NO_TEXT: LiteralQuery = { text: '', offset: 0, filters: [] };
const NO_WORDS: SearchQuery = {
	text: '',
	terms: [],
	phrases: [],
	alternatives: [],
	excluded: [],
	filters: [],
};

/** Flags and the filters that they mean; `true` for what is left out. */
const FLAGS: readonly (readonly [keyof SearchInput, FilterName, boolean])[] = [
	['in', 'in', false],
	['notIn', 'in', true],
	['lang', 'lang', false],
	['kind', 'kind', false],
	['changed', 'changed', false],
	['author', 'author', false],
	['calls', 'calls', false],
	['fact', 'fact', false],
];

function flagFilters(input: SearchInput): FilterSpec[] {
	const filters = FLAGS.flatMap(([field, name, negated]) => {
		const value = input[field];
		return typeof value === 'string' ? [filterOfFlag(name, value, negated)] : [];
	});
	return input.exported ? [...filters, filterOfFlag('exported', 'true', false)] : filters;
}
