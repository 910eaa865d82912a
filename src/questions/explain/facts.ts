import { listEndpoints } from '../../endpoints/list-endpoints.ts';
import { FACT_CATEGORIES, type FactCategory } from '../../model/facts/kind.ts';
import { factKind } from '../../model/facts/registry.ts';
import { factsOn, type StatedFact } from '../../store/queries/facts-on.ts';
import type { IndexReader } from '../../store/reader.ts';
import type { Target } from '../target.ts';

export interface FactsOfKind {
	kind: string;
	category: FactCategory;
	count: number;
	/** The first ones. */
	first: StatedFact[];
}

/** Frameworks say more about what something is for than its syntax does. */
const ORDER: readonly FactCategory[] = [
	'framework',
	'security',
	...FACT_CATEGORIES.filter((category) => category !== 'framework' && category !== 'security'),
];

/** What is stated of a target and inside it, by kind. */
export function factsByKind(
	reader: IndexReader,
	meant: Extract<Target, { is: 'chunks' }>,
	each: number,
): FactsOfKind[] {
	const kinds = Map.groupBy(factsOn(reader, meant), ({ kind }) => kind);
	return [...kinds]
		.map(([kind, facts]) => ({
			kind,
			category: factKind(kind)?.category ?? 'language',
			count: facts.length,
			first: facts.slice(0, each),
		}))
		.sort((a, b) => ORDER.indexOf(a.category) - ORDER.indexOf(b.category) || (a.kind < b.kind ? -1 : 1));
}

/** Endpoints that a target answers. */
export function endpointsAnsweredBy(
	reader: IndexReader,
	{ described }: Extract<Target, { is: 'chunks' }>,
): { method: string; path: string; file: string; line: number }[] {
	return listEndpoints(reader)
		.filter(
			({ handlerFile, handlerLine }) => handlerFile === described.file && handlerLine === described.line,
		)
		.map(({ method, path, file, line }) => ({ method, path, file, line }));
}
