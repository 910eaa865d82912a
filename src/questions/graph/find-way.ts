import { withInside } from '../../graph/family.ts';
import { walk, wayTo } from '../../graph/walk.ts';
import type { CodeGraph } from '../../model/graph.ts';
import type { GraphWords } from '../../store/graph/describe.ts';
import { usesOfPackage } from '../../store/graph/external.ts';
import type { IndexReader } from '../../store/reader.ts';
import { nodesOf } from './calls.ts';
import { describeUse, type Meant, NEEDS } from './reach.ts';

/** The shortest way from one thing to another; null when there is none. */
export function findWay(
	reader: IndexReader,
	graph: CodeGraph,
	words: GraphWords,
	from: Meant,
	to: Meant,
	depth: number,
) {
	if (from.is === 'external') return null;
	const starts = withInside(graph, nodesOf(graph, from));
	const uses = to.is === 'external' ? usesOfPackage(reader, graph, to.package, to.name) : [];
	const ends = to.is === 'external' ? uses.map(({ node }) => node) : withInside(graph, nodesOf(graph, to));
	const until = new Set(ends);
	const found = walk(graph, starts, { direction: 'out', kinds: NEEDS, depth, dispatch: true, until });
	if (found.end < 0) return null;
	const way = wayTo(found, found.end);
	const start = way.length === 0 ? found.end : found.before[way[0].state];
	const hops = way.map(({ state, edge }) => ({ site: words.edge(edge), to: words.node(state) }));
	const use = uses.find(({ node }) => node === found.end);
	const last = use === undefined ? [] : [{ site: describeUse(words, use), to: words.node(use.node) }];
	return {
		start: words.node(start),
		hops: [...hops, ...last],
		external: use === undefined ? null : { package: use.package, name: use.name },
	};
}
