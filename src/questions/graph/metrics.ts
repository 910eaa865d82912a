import { FileFlag } from '../../model/file.ts';
import { kindSet } from '../../model/graph.ts';
import { defineQuestion } from '../question.ts';
import { nodeShape } from './shapes.ts';

/** What files and functions are ordered by. */
const MEASURES = ['centrality', 'fan-in', 'fan-out', 'instability'] as const;
const CALLS = kindSet('call', 'new', 'decorator', 'jsx', 'tag', 'super', 'macro', 'callback');
const MEMBERS = 10;

export const metrics = defineQuestion({
	name: 'graph metrics',
	order: 230,
	effect: 'read',
	summary: 'Measure how files and functions hang together',
	description:
		'Per file: how many files import it (fan-in), how many it imports (fan-out), instability (fan-out in both: 0 is only used, 1 only ' +
		'uses), centrality (PageRank) and the community it is in: files with more imports between them than with others. Per function ' +
		'and class the same of calls. Numbers only: what is too much is for people to say.',
	examples: [
		{ command: 'graph metrics', about: 'the most central files and functions' },
		{ command: 'graph metrics --by fan-out --limit 50', about: 'files that import the most' },
	],
	fields: {
		by: {
			type: 'choice',
			about: 'order: centrality, fan-in, fan-out or instability',
			options: MEASURES,
			placeholder: 'measure',
		},
		tests: { type: 'flag', about: 'with files of tests' },
		limit: { type: 'whole', about: 'files, and functions, at most', min: 1, max: 100_000, default: 20 },
	},
	output: (z) => {
		const measures = {
			fanIn: z.int(),
			fanOut: z.int(),
			instability: z.number().nullable(),
			centrality: z.number(),
		};
		return z.strictObject({
			files: z.int(),
			imports: z.int(),
			modules: z.array(z.strictObject({ file: z.string(), ...measures, community: z.int() })),
			chunks: z.array(z.strictObject({ ...nodeShape(z).shape, ...measures })),
			communities: z.array(z.strictObject({ community: z.int(), size: z.int(), files: z.array(z.string()) })),
			cycles: z.strictObject({ count: z.int(), files: z.int(), largest: z.int() }),
			unlinked: z.array(z.string()),
		});
	},
	async handler(context, { by = 'centrality', tests, limit }) {
		const reader = await context.index();
		const { openGraph, openUnlinked } = await import('./open-graph.ts');
		const { GraphWords } = await import('../../store/graph/describe.ts');
		const { chunkGraph, filesByNode, moduleGraph } = await import('../../graph/module-graph.ts');
		const { cycles } = await import('../../graph/cycles.ts');
		const { measure, orderOf, without } = await import('../../graph/measure.ts');
		const order = orderOf(by);
		const graph = openGraph(reader);
		const words = new GraphWords(reader, graph);
		const isTest = (file: number) => !tests && (graph.fileFlags[file] & FileFlag.test) !== 0;
		const modules = without(moduleGraph(graph, true), isTest);
		const files = filesByNode(graph);
		const chunks = without(chunkGraph(graph, CALLS), (node) => isTest(files[node]));
		const ofFiles = measure(modules, true);
		const ofChunks = measure(chunks, false);
		const circles = cycles(without(moduleGraph(graph, false), isTest));
		const groups = Map.groupBy(ofFiles.connected, (file) => ofFiles.communities[file]);
		const communities = [...groups]
			.filter(([, members]) => members.length > 1)
			.sort(([a, x], [b, y]) => y.length - x.length || a - b);
		const numbers = new Map(communities.map(([group], at) => [group, at + 1]));
		return {
			result: {
				files: ofFiles.connected.length,
				imports: modules.items.length,
				modules: order(ofFiles)
					.slice(0, limit)
					.map((file) => ({
						file: graph.paths[file],
						...ofFiles.of(file),
						community: numbers.get(ofFiles.communities[file]) ?? 0,
					})),
				chunks: order(ofChunks)
					.slice(0, limit)
					.map((node) => ({ ...words.node(node), ...ofChunks.of(node) })),
				communities: communities.slice(0, limit).map(([, members], at) => ({
					community: at + 1,
					size: members.length,
					files: members
						.sort((a, b) => ofFiles.ranks[b] - ofFiles.ranks[a] || a - b)
						.slice(0, MEMBERS)
						.map((file) => graph.paths[file]),
				})),
				cycles: {
					count: circles.length,
					files: circles.reduce((sum, { length }) => sum + length, 0),
					largest: circles[0]?.length ?? 0,
				},
				unlinked: openUnlinked(reader),
			},
			meta: {
				truncated:
					ofFiles.connected.length > limit || communities.length > limit || ofChunks.connected.length > limit,
			},
		};
	},
});
