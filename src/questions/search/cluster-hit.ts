import type { Cluster } from '../../search/auto/search-auto.ts';
import type { SearchHit } from './shape.ts';

const NAMED = 'named in the query';
/** Terms that an explanation names. */
const MOST_TERMS = 8;

/** A hit by meaning, as answers have it. */
export function clusterHit({ seed, endLine, line, score, why, also, around }: Cluster): SearchHit {
	const isModule = seed.kind === 'module';
	return {
		type: isModule ? 'file' : 'symbol',
		file: seed.file,
		line: isModule || why.named !== null ? line : seed.line,
		col: null,
		endLine,
		qualifiedName: isModule ? null : seed.qualifiedName,
		kind: seed.kind,
		chunkUid: seed.chunkUid,
		text: seed.signature,
		...{ cut: false, marks: [], before: [], after: [] },
		fit: why.named === null ? 'by its words' : NAMED,
		tier: 'index',
		also,
		around,
		explanation: reasonsFor(score, why),
	};
}

export function isPlace({ fit }: SearchHit): boolean {
	return fit === NAMED;
}

function reasonsFor(score: number, { named, words, chunk, links, terms }: Cluster['why']): string[] {
	if (named !== null) return [`the query names the place: ${named}`];
	const share = (part: number) => `${((100 * part) / score).toFixed(0)} %`;
	const parts = terms.slice(0, MOST_TERMS).map(({ term, kind, points }) => `${kind} ${term} ${points}`);
	return [
		`score ${score}: words of the file ${words} (${share(words)}), of its best definition ${chunk} (${share(chunk)}), ` +
			`links that lead here ${links} (${share(links)}, at most a sixth of the whole)`,
		`this definition has, of which half counts: ${parts.join(', ')}${terms.length > MOST_TERMS ? ', …' : ''}`,
	];
}
