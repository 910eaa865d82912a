import { AssayError } from '../../model/errors.ts';
import { FILE_STATUSES, type FileStatus } from '../../model/file.ts';
import { openNameIndex } from '../../search/open-tables.ts';
import { NameIndex } from '../../search/symbol/name-index.ts';
import { type SymbolHit, searchSymbols, splitContainer } from '../../search/symbol/search-symbols.ts';
import { regexMatcher, SEARCH_WORK } from '../../search/text/text-matcher.ts';
import { symbolsWithIds } from '../../store/queries/symbols.ts';
import { readSymbolName } from '../../store/search/name-table.ts';
import type { FoundHits, SearchTask } from './answer.ts';
import { ALONE, type SearchHit } from './shape.ts';
import { textHitsOf } from './text-hits.ts';

export function symbolHits(task: SearchTask): FoundHits {
	const { input, offset } = task;
	const { hits, isWhole } = rankedSymbols(task, openNameIndex(task.reader), offset + input.limit + 1);
	const page = hits.slice(offset, offset + input.limit);
	const found = describe(task, page);
	const isKnown = hits.some(({ fit }) => fit === 'exact' || fit === 'same letters');
	const guessed = isKnown || offset > 0 ? [] : definitionsByText(task);
	return {
		hits: [...guessed, ...found].slice(0, input.limit),
		total: { count: hits.length + guessed.length, exact: isWhole && hits.length <= offset + input.limit },
		hasMore: hits.length > offset + page.length,
		read: null,
		notes:
			guessed.length > 0 ? ['Hits of the tier "text" are in files that could not be parsed as a whole.'] : [],
	};
}

/** Definitions of exactly that name: the other names need not be read for them. */
export function exactSymbolHits(task: SearchTask, name: string, most: number): SearchHit[] {
	const names = new NameIndex(readSymbolName(task.reader, splitContainer(name).name));
	return describe(task, rankedSymbols(task, names, most).hits.slice(0, most));
}

/** Symbols in their order, at least as many as are needed if there are. */
function rankedSymbols(
	task: SearchTask,
	names: NameIndex,
	enough: number,
): { hits: SymbolHit[]; isWhole: boolean } {
	const { reader, table, filter, query } = task;
	const wanted = wantedNames(task);
	if (wanted.length === 0) {
		throw new AssayError(
			'USAGE',
			'there is nothing to look for but filters',
			'Give a name, or a part of one.',
		);
	}
	const excluded = query.excluded.map(({ text }) => text);
	return searchSymbols(reader, table, names, { wanted, excluded, filter, enough });
}

/** Words are one name, `parse query` that of parseQuery; those joined by OR are several. */
export function wantedNames({ query }: SearchTask): string[] {
	const words = [...query.terms, ...query.phrases].sort((a, b) => a.start - b.start).map(({ text }) => text);
	const choices = query.alternatives.flat().map(({ text }) => text);
	return [...(words.length > 0 ? [words.join(' ')] : []), ...choices];
}

function describe({ reader }: SearchTask, page: readonly SymbolHit[]): SearchHit[] {
	const rows = symbolsWithIds(
		reader,
		page.map(({ id }) => id),
	);
	return rows.map((row, at) => ({
		type: 'symbol',
		file: row.file,
		line: row.line,
		col: row.col,
		endLine: row.endLine,
		qualifiedName: row.qualifiedName,
		kind: row.kind,
		chunkUid: row.chunkUid,
		text: row.signature ?? row.name,
		cut: false,
		marks: [],
		...ALONE,
		before: [],
		after: [],
		fit: page[at].fit,
		tier: 'index',
		explanation: reasonsFor(page[at]),
	}));
}

function reasonsFor({ fit, grade, exported, test, program, name }: SymbolHit): string[] {
	return [
		`fit of the name: ${fit}${grade > 0 ? `, grade ${grade}` : ''}`,
		program ? 'in a program' : 'in a document or data',
		test ? 'in a test' : 'not in a test',
		exported ? 'exported' : 'not exported',
		`${name.length} characters long`,
		'then by path and place',
	];
}

const WHOLE: ReadonlySet<FileStatus> = new Set<FileStatus>(['parsed', 'text']);
const DECLARES =
	'class|interface|struct|enum|trait|type|record|object|protocol|module|namespace|function|func|fun|fn|def|sub|' +
	'const|let|var|val|static|macro_rules!|#define';
const MOST_GUESSES = 5;

/** The third tier: words that declare a name, in files that no parser understood as a whole. */
function definitionsByText(task: SearchTask): SearchHit[] {
	const { table, filter } = task;
	const [name] = wantedNames(task);
	if (!/^[A-Za-z_$][\w$]{0,200}$/.test(name)) return [];
	const isBroken = (row: number) => !WHOLE.has(FILE_STATUSES[table.statuses[row]]);
	if (!table.ids.some((_, row) => isBroken(row))) return [];
	const source = `\\b(?:${DECLARES})\\s+(?:\\w+\\s+){0,2}${name.replaceAll('$', '\\$')}\\b`;
	const options = { ignoreCase: false, word: false, multiline: false };
	const matcher = regexMatcher(source, options, { left: SEARCH_WORK }, { whole: source, offset: 0 });
	const broken = {
		...filter,
		isOpen: false,
		looksAtChunks: false,
		passesFile: (id: number) => isBroken(table.rowOf(id)) && filter.passesFile(id),
	};
	const { hits } = textHitsOf({ ...task, filter: broken }, matcher, 0, MOST_GUESSES);
	return hits.map((hit) => ({
		...hit,
		fit: 'declared by its text',
		tier: 'text',
		explanation: ['words that declare the name, in a file that could not be parsed as a whole'],
	}));
}
