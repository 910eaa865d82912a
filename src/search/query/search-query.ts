/** What a user asks a search for, read once. Offsets are UTF-16 units of `text`. */
export interface SearchQuery {
	/** The query as it was given. */
	text: string;
	/** Words, each of which counts. */
	terms: QueryWord[];
	/** The same in quotes: words that stand together. */
	phrases: QueryWord[];
	/** Words and phrases joined by OR: one of each group. */
	alternatives: QueryWord[][];
	/** What must not be there. */
	excluded: QueryWord[];
	filters: FilterSpec[];
}

export interface QueryWord {
	text: string;
	quoted: boolean;
	start: number;
	end: number;
}

export const FILTER_NAMES = [
	'in',
	'path',
	'file',
	'lang',
	'kind',
	'exported',
	'changed',
	'author',
	'calls',
	'fact',
] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** `lang:python,go` passes what fits one of its values, `-lang:python,go` what fits none. */
export interface FilterSpec {
	name: FilterName;
	values: string[];
	negated: boolean;
	/** As it was written, for answers. */
	written: string;
	/** Where it stands in the query; null for one that was given as a flag. */
	place: { start: number; end: number } | null;
}

/** Characters a query may have, and those of a text that was pasted: a trace of a server is long. */
export const MAX_QUERY = 10_000;
export const MAX_PASTED = 100_000;
