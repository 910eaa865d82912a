import { type PathHit, searchPaths } from '../../search/path/search-paths.ts';
import type { FoundHits, SearchTask } from './answer.ts';
import { ALONE, type SearchHit } from './shape.ts';

export function fileHits(task: SearchTask): FoundHits {
	const { input, offset } = task;
	const all = rankedPaths(task);
	const page = all.slice(offset, offset + input.limit);
	return {
		hits: page.map((hit) => toHit(hit)),
		total: { count: all.length, exact: true },
		hasMore: all.length > offset + page.length,
		read: null,
		notes: [],
	};
}

/** Files in their order; of words joined by OR, those of the first before others. */
export function rankedPaths({ table, filter, query }: SearchTask): PathHit[] {
	const words = [...query.terms, ...query.phrases].sort((a, b) => a.start - b.start).map(({ text }) => text);
	const excluded = query.excluded.map(({ text }) => text);
	const choices = query.alternatives.flat().map(({ text }) => [...words, text]);
	const seen = new Set<number>();
	return (choices.length === 0 ? [words] : choices)
		.flatMap((each) => searchPaths(table, each.map(withoutLine), excluded, filter))
		.filter(({ row }) => !seen.has(row) && seen.add(row));
}

/** `src/a.ts:12` names a file as well. */
function withoutLine(word: string): string {
	return word.replace(/(?::\d{1,9}){1,2}$/, '');
}

export function toHit({ path, fit, spread, test }: PathHit, line: number | null = null): SearchHit {
	return {
		type: 'file',
		file: path,
		line,
		col: null,
		endLine: null,
		qualifiedName: null,
		kind: null,
		chunkUid: null,
		text: null,
		cut: false,
		marks: [],
		...ALONE,
		before: [],
		after: [],
		fit,
		tier: 'index',
		explanation: [
			`fit of the path: ${fit}`,
			...(spread > 0 ? [`${spread} letters apart`] : []),
			test ? 'a test' : 'not a test',
			`${path.length} characters long`,
			'then by path',
		],
	};
}
