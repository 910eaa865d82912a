import { withInside } from '../../graph/family.ts';
import { ChunkFlag } from '../../model/chunk.ts';
import type { CodeGraph } from '../../model/graph.ts';
import { GraphWords } from '../../store/graph/describe.ts';
import { unfollowedCalls, unfollowedIn } from '../../store/graph/unfollowed.ts';
import { fileAt } from '../../store/queries/file-at.ts';
import { chunksNamed } from '../../store/queries/incoming.ts';
import { symbolAt } from '../../store/queries/symbols.ts';
import type { IndexReader } from '../../store/reader.ts';
import { nodesOf } from '../graph/calls.ts';
import { openGraph, openUnlinked } from '../graph/open-graph.ts';
import { describeUse, type Meant } from '../graph/reach.ts';
import { reachTests } from '../graph/reach-tests.ts';
import { targetAnswer } from '../graph/shapes.ts';
import type { Answer, Context } from '../question.ts';
import { toSymbolAnswer } from '../symbol-shape.ts';
import type { Target } from '../target.ts';
import { endpointsAnsweredBy, factsByKind } from './facts.ts';
import { historyOf } from './history.ts';
import type { Explained } from './shape.ts';
import { calledBy, typesOf, type Used } from './used.ts';
import { usersOf } from './users.ts';

type Chunks = Extract<Target, { is: 'chunks' }>;

const NONE = { ambiguous: 0, dynamic: 0, unresolved: 0 };
const TEST_DEPTH = 10;
const TEST_NAMES = 3;
const FACTS_OF_KIND = 3;

/** The answer about a target of which nothing is known, or of which there are several. */
export function nothing(meant: Target): Explained {
	return {
		...targetAnswer(meant),
		symbol: null,
		declarations: 0,
		file: null,
		members: { total: 0, first: [] },
		usedBy: { total: 0, tests: 0, files: 0, calls: 0, isRecursive: false, first: [] },
		uses: { total: 0, first: [] },
		packages: { total: 0, first: [] },
		types: { above: [], aboveOutside: [], below: { total: 0, first: [] }, named: { total: 0, first: [] } },
		endpoints: { total: 0, first: [] },
		facts: [],
		tests: { total: 0, first: [] },
		history: null,
		noHistory: null,
		uncertain: { ofName: NONE, inside: NONE, namesakes: 0, isBroken: false, unlinked: [] },
	};
}

export async function explained(
	context: Context,
	reader: IndexReader,
	meant: Meant,
	limit: number,
): Promise<Answer<Explained>> {
	const graph = openGraph(reader);
	const words = new GraphWords(reader, graph);
	const around = {
		usedBy: usedBy(reader, graph, words, meant, limit),
		tests: testsOf(reader, graph, words, meant, limit),
	};
	const unlinked = openUnlinked(reader);
	const base = { ...nothing(meant), ...around };
	const ofName = unfollowedOf(reader, meant);
	if (meant.is === 'external')
		return { result: { ...base, uncertain: { ...base.uncertain, ofName, unlinked } } };
	const row = symbolAt(reader, meant.path, meant.chunks[0]);
	const endpoints = endpointsAnsweredBy(reader, meant);
	const { called, packages } = calledBy(reader, graph, meant);
	const history = await historyOf(context, meant.path);
	return {
		result: {
			...base,
			symbol: row === null ? null : toSymbolAnswer(row),
			declarations: meant.chunks.length,
			file: fileAt(reader, meant.path),
			members: membersOf(graph, words, meant, limit),
			uses: cut(called, limit, (used) => describeUsed(words, used)),
			packages: cut(packages, limit, (used) => used),
			types: familyOf(reader, graph, words, meant, limit),
			endpoints: cut(endpoints, limit, (endpoint) => endpoint),
			facts: factsByKind(reader, meant, FACTS_OF_KIND),
			...history,
			uncertain: {
				ofName,
				inside: unfollowedIn(reader, meant),
				namesakes: row === null ? 0 : chunksNamed(reader, meant.name, null).length - meant.chunks.length,
				isBroken: row !== null && (row.flags & ChunkFlag.broken) !== 0,
				unlinked,
			},
		},
	};
}

function cut<T, U>(all: readonly T[], limit: number, describe: (one: T) => U): { total: number; first: U[] } {
	return { total: all.length, first: all.slice(0, limit).map(describe) };
}

function usedBy(
	reader: IndexReader,
	graph: CodeGraph,
	words: GraphWords,
	meant: Meant,
	limit: number,
): Explained['usedBy'] {
	const { users, calls, isRecursive } = usersOf(reader, graph, meant);
	return {
		...cut(users, limit, ({ node, uses, first, isTest }) => ({
			node: words.node(node),
			site: first.use === null ? words.edge(first.edge) : describeUse(words, first.use),
			uses,
			isTest,
			dispatch: first.dispatch,
		})),
		tests: users.filter(({ isTest }) => isTest).length,
		files: new Set(users.map(({ file }) => file)).size,
		calls,
		isRecursive,
	};
}

function testsOf(
	reader: IndexReader,
	graph: CodeGraph,
	words: GraphWords,
	meant: Meant,
	limit: number,
): Explained['tests'] {
	const { tests } = reachTests(reader, graph, meant, [], TEST_DEPTH);
	return cut(tests, limit, ({ file, depth, nodes }) => ({
		file: graph.paths[file],
		depth,
		names: nodes
			.map((node) => words.node(node))
			.filter(({ kind }) => kind !== 'module')
			.slice(0, TEST_NAMES)
			.map(({ name }) => name),
	}));
}

function membersOf(graph: CodeGraph, words: GraphWords, meant: Chunks, limit: number): Explained['members'] {
	const owners = new Set(nodesOf(graph, meant));
	const members = withInside(graph, [...owners])
		.filter((node) => owners.has(graph.parents[node]) && graph.names[node] !== 0)
		.sort((a, b) => a - b);
	return cut(members, limit, (node) => words.node(node));
}

function familyOf(
	reader: IndexReader,
	graph: CodeGraph,
	words: GraphWords,
	meant: Chunks,
	limit: number,
): Explained['types'] {
	const { above, aboveOutside, below, named } = typesOf(reader, graph, meant);
	const describe = (used: Used) => describeUsed(words, used);
	return {
		above: above.slice(0, limit).map(describe),
		aboveOutside: aboveOutside.slice(0, limit).map(({ package: owner, name }) => ({ package: owner, name })),
		below: cut(below, limit, describe),
		named: cut(named, limit, describe),
	};
}

function describeUsed(words: GraphWords, { node, edge, uses }: Used) {
	return { node: words.node(node), site: words.edge(edge), uses };
}

function unfollowedOf(reader: IndexReader, meant: Meant) {
	const name = meant.name ?? '';
	const last = meant.is === 'external' ? name.slice(name.lastIndexOf('.') + 1) : name;
	return last === '' ? NONE : unfollowedCalls(reader, last);
}
