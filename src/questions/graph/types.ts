import type { ChunkKind } from '../../model/chunk.ts';
import { kindSet } from '../../model/graph.ts';
import { defineQuestion } from '../question.ts';
import { findTarget, TARGET } from '../target.ts';
import { nodeShape, siteShape, targetAnswer, targetShape } from './shapes.ts';

/** What a name is taken for that is also the name of other things. */
const TYPES: ReadonlySet<string> = new Set<ChunkKind>([
	...([
		'class',
		'interface',
		'trait',
		'struct',
		'enum',
		'type',
		'protocol',
		'object',
		'record',
		'union',
	] as const),
]);
const FAMILY = kindSet('inherit', 'implement', 'override');

export const types = defineQuestion({
	name: 'graph types',
	order: 170,
	effect: 'read',
	summary: 'List what a type extends, and what extends it',
	description:
		'Bases and interfaces of a class, theirs, and so on; classes that extend or implement it, and theirs. Of a member: what it ' +
		'overrides, and what overrides it. Of several things with a name, the types are meant.',
	examples: [
		{ command: 'graph types Store', about: 'its family' },
		{ command: 'graph types Store.open', about: 'what it overrides and what overrides it' },
	],
	fields: {
		target: TARGET,
		depth: { type: 'whole', about: 'steps at most', min: 1, max: 50, default: 20 },
		limit: { type: 'whole', about: 'entries at most', min: 1, max: 10_000, default: 500 },
	},
	cli: { positional: ['target'] },
	output: (z) =>
		z.strictObject({
			...targetShape(z),
			total: z.int(),
			entries: z.array(
				z.strictObject({
					side: z.enum(['above', 'below']),
					depth: z.int(),
					site: siteShape(z),
					/** null for what is of a package. */
					node: nodeShape(z).nullable(),
					external: z.strictObject({ package: z.string(), name: z.string().nullable() }).nullable(),
				}),
			),
			unlinked: z.array(z.string()),
		}),
	async handler(context, { target, depth, limit }) {
		const reader = await context.index();
		const meant = await findTarget(context, reader, target, (kind) => TYPES.has(kind));
		if (meant.is === 'choices') {
			const result = { ...targetAnswer(meant), total: 0, entries: [], unlinked: [] };
			return { result, meta: { truncated: meant.isCut } };
		}
		const { openGraph, openUnlinked } = await import('./open-graph.ts');
		const { GraphWords } = await import('../../store/graph/describe.ts');
		const { packagesUsedBy, usesOfPackage } = await import('../../store/graph/external.ts');
		const { walk } = await import('../../graph/walk.ts');
		const { nodesOf } = await import('./calls.ts');
		const { describeUse, filesOf } = await import('./reach.ts');
		const graph = openGraph(reader);
		const words = new GraphWords(reader, graph);
		const isFamily = ({ kind }: { kind: number }) => (FAMILY & (1 << kind)) !== 0;
		const uses =
			meant.is === 'external' ? usesOfPackage(reader, graph, meant.package, meant.name).filter(isFamily) : [];
		const starts = meant.is === 'chunks' ? nodesOf(graph, meant) : uses.map(({ node }) => node);
		const extra = meant.is === 'external' ? 1 : 0;
		const go = (direction: 'into' | 'out') =>
			walk(graph, starts, { direction, kinds: FAMILY, depth: depth - extra, dispatch: false });
		const above = meant.is === 'chunks' ? go('out') : null;
		const below = go('into');
		const reached = new Set([...starts, ...(above?.states ?? [])]);
		const bases = above === null ? [] : packagesUsedBy(reader, graph, reached, filesOf(graph, [...reached]));
		const entries = [
			...(above?.states ?? [])
				.filter((state) => above!.depths[state] > 0)
				.map((state) => ({
					side: 'above' as const,
					depth: above!.depths[state],
					...known(above!.via[state], state),
				})),
			...bases.filter(isFamily).map((use) => ({
				side: 'above' as const,
				depth: (above?.depths[use.node] ?? 0) + 1,
				site: describeUse(words, use),
				node: null,
				external: { package: use.package, name: use.name },
			})),
			...uses.map((use) => ({
				side: 'below' as const,
				depth: 1,
				site: describeUse(words, use),
				node: words.node(use.node),
				external: null,
			})),
			...below.states
				.filter((state) => below.depths[state] > 0)
				.map((state) => ({
					side: 'below' as const,
					depth: below.depths[state] + extra,
					...known(below.via[state], state),
				})),
		];
		return {
			result: {
				...targetAnswer(meant),
				total: entries.length,
				entries: entries.slice(0, limit),
				unlinked: openUnlinked(reader),
			},
			meta: { truncated: entries.length > limit },
		};

		function known(edge: number, node: number) {
			return { site: words.edge(edge), node: words.node(node), external: null };
		}
	},
});
