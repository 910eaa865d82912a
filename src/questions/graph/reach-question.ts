import type { z as Zod } from 'zod';
import { FileFlag } from '../../model/file.ts';
import { fileOf } from '../../model/graph.ts';
import type { Answer, Context } from '../question.ts';
import {
	type AskedInput,
	askedFields,
	askedShape,
	askedTarget,
	NONE_UNFOLLOWED,
	NOTHING_ASKED,
} from './asked.ts';
import { hopShape, nodeShape, targetAnswer, targetShape } from './shapes.ts';

type Side = 'impact' | 'deps';

/** Fields of the two questions about what needs what. */
export function reachFields() {
	return askedFields({
		depth: { about: 'hops at most', max: 50, default: 5 },
		limit: { about: 'entries at most', default: 100 },
		explain: 'every hop of each way, and how it is known',
	});
}

export function reachOutput(z: typeof Zod) {
	return z.strictObject({
		...targetShape(z),
		total: z.int(),
		/** How many there are one hop away, two hops, and so on. */
		byDepth: z.array(z.int()),
		files: z.int(),
		/** Of `total`, in files of tests. */
		tests: z.int(),
		entries: z.array(
			z.strictObject({
				...nodeShape(z).shape,
				depth: z.int(),
				isTest: z.boolean(),
				/** Product of what the hops are worth, as far as they were measured. */
				confidence: z.number().nullable(),
				/** A hop is one of several that a call may take, or goes through what a member overrides. */
				may: z.boolean(),
				/** From the target to here. */
				path: z.array(hopShape(z)),
			}),
		),
		/** Packages that are used on the way, for what a target needs. */
		packages: z.array(z.strictObject({ package: z.string(), uses: z.int() })),
		...askedShape(z),
	});
}

export type ReachResult = Zod.output<ReturnType<typeof reachOutput>>;

const EMPTY = { total: 0, byDepth: [], files: 0, tests: 0, entries: [], packages: [], ...NOTHING_ASKED };
/** Files that are looked at for the packages that a target needs. */
const MAX_FILES = 2_000;

export async function reachAnswer(
	context: Context,
	input: AskedInput,
	side: Side,
): Promise<Answer<ReachResult>> {
	const { reader, meant } = await askedTarget(context, input.target, {
		isAsked: side === 'impact',
		does: 'needs',
		instead: 'Ask what needs it: `assay graph impact`.',
	});
	if (meant.is === 'choices') {
		return { result: { ...targetAnswer(meant), ...EMPTY }, meta: { truncated: meant.isCut } };
	}
	const { openGraph, openUnlinked } = await import('./open-graph.ts');
	const { GraphWords } = await import('../../store/graph/describe.ts');
	const { packagesUsedBy } = await import('../../store/graph/external.ts');
	const { unfollowedCalls } = await import('../../store/graph/unfollowed.ts');
	const { pagingOf } = await import('../paging.ts');
	const { byDepth, confidenceOf, describeWay, filesOf, isUnsure, reachFrom } = await import('./reach.ts');
	const { offset, next } = pagingOf(reader.generation, input.cursor);
	const graph = openGraph(reader);
	const reached = reachFrom(reader, graph, meant, side === 'impact' ? 'into' : 'out', input.depth);
	const extra = meant.is === 'external' ? 1 : 0;
	const depthOf = (node: number) => reached.walk.depths[node] + extra;
	const nodes = reached.nodes.sort((a, b) => depthOf(a) - depthOf(b) || a - b);
	const isTest = (node: number) => (graph.fileFlags[fileOf(graph, node)] & FileFlag.test) !== 0;
	const words = new GraphWords(reader, graph);
	const end = Math.min(nodes.length, offset + input.limit);
	const packages = new Map<string, number>();
	if (side === 'deps') {
		const inner = new Set(
			reached.walk.states.filter((node) => node < graph.nodes && depthOf(node) < input.depth),
		);
		const files = [...filesOf(graph, [...inner])].slice(0, MAX_FILES);
		for (const use of packagesUsedBy(reader, graph, inner, new Set(files))) {
			packages.set(use.package, (packages.get(use.package) ?? 0) + 1);
		}
	}
	const name = meant.is === 'external' ? '' : meant.name;
	return {
		result: {
			...targetAnswer(meant),
			total: nodes.length,
			byDepth: byDepth(reached, nodes),
			files: filesOf(graph, nodes).size,
			tests: nodes.filter(isTest).length,
			entries: nodes.slice(offset, end).map((node) => ({
				...words.node(node),
				depth: depthOf(node),
				isTest: isTest(node),
				confidence: confidenceOf(graph, reached, node),
				may: isUnsure(graph, reached, node),
				path: describeWay(graph, words, reached, node),
			})),
			packages: [...packages]
				.map(([owner, uses]) => ({ package: owner, uses }))
				.sort((a, b) => b.uses - a.uses || (a.package < b.package ? -1 : 1)),
			unfollowed: side === 'impact' && name !== '' ? unfollowedCalls(reader, name) : NONE_UNFOLLOWED,
			unlinked: openUnlinked(reader),
			explanation: input.explain ? EXPLANATION[side] : [],
			next: end < nodes.length ? next(end) : null,
		},
		meta: { truncated: end < nodes.length },
	};
}

const EXPLANATION: Record<Side, string[]> = {
	impact: [
		'Followed back: calls, constructions, JSX, decorators, functions handed on, types, bases, what overrides, imports of the ' +
			'name, and from a function to the one around it. Imports of whole modules only when the target is a file.',
		'A member is reached through what it overrides as well, because that may be it at run time.',
		'Reads of a value inside a file leave no edge: `assay graph refs` lists them.',
	],
	deps: [
		'Followed: calls, constructions, JSX, decorators, functions handed on, types, bases, and functions declared inside. ' +
			'Imports only when the target is a file.',
		'A call of a member leads to what overrides it as well, because that may be what runs.',
	],
};
