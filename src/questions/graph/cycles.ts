import { kindSet } from '../../model/graph.ts';
import { defineQuestion } from '../question.ts';
import { findTarget, TARGET } from '../target.ts';
import { nodeShape, siteShape, targetAnswer, targetShape } from './shapes.ts';

const MEMBERS = 50;
const CHUNK_EDGES = kindSet(
	'call',
	'new',
	'jsx',
	'tag',
	'super',
	'macro',
	'callback',
	'inherit',
	'implement',
);

export const cycles = defineQuestion({
	name: 'graph cycles',
	order: 210,
	effect: 'read',
	summary: 'Find what needs itself in a circle',
	description:
		'Files that import one another in a circle, the largest first, each with a shortest way round and the import that takes the ' +
		'least to take out: the one whose names are mentioned the fewest times. Imports of types alone do not count, because they are ' +
		'gone when the program runs. With a target only circles that it is part of.',
	examples: [
		{ command: 'graph cycles', about: 'all circles of files' },
		{ command: 'graph cycles src/store.ts', about: 'those with this file' },
		{ command: 'graph cycles --chunks', about: 'functions and classes that need one another' },
	],
	fields: {
		target: { type: 'text', about: TARGET.about, max: 5000 },
		chunks: { type: 'flag', about: 'functions and classes in place of files' },
		types: { type: 'flag', about: 'also imports and mentions of types alone' },
		limit: { type: 'whole', about: 'circles at most', min: 1, max: 10_000, default: 50 },
	},
	cli: { positional: ['target'] },
	output: (z) =>
		z.strictObject({
			...targetShape(z),
			total: z.int(),
			cycles: z.array(
				z.strictObject({
					size: z.int(),
					/** At most 50 of them. */
					members: z.array(nodeShape(z)),
					/** A shortest way round through the edge to cut, from where that begins. */
					round: z.array(nodeShape(z)),
					cut: z.strictObject({
						from: nodeShape(z),
						to: nodeShape(z),
						/** Times that it mentions something of the other. */
						mentions: z.int(),
						site: siteShape(z),
						/** Members of the largest circle that is left without it; 0 when none is. */
						left: z.int(),
					}),
				}),
			),
			unlinked: z.array(z.string()),
		}),
	async handler(context, { target, chunks, types, limit }) {
		const reader = await context.index();
		const meant = target === undefined ? null : await findTarget(context, reader, target);
		const asked = meant === null ? { target: null, external: null, choices: [] } : targetAnswer(meant);
		if (meant !== null && meant.is !== 'chunks') {
			return { result: { ...asked, total: 0, cycles: [], unlinked: [] } };
		}
		const { openGraph, openUnlinked } = await import('./open-graph.ts');
		const { GraphWords } = await import('../../store/graph/describe.ts');
		const { cycles: findCycles, describeCycle } = await import('../../graph/cycles.ts');
		const { chunkGraph, moduleGraph } = await import('../../graph/module-graph.ts');
		const { nodesOf } = await import('./calls.ts');
		const { fileOf } = await import('../../model/graph.ts');
		const graph = openGraph(reader);
		const kinds = types ? CHUNK_EDGES | kindSet('type') : CHUNK_EDGES;
		const edges = chunks ? chunkGraph(graph, kinds) : moduleGraph(graph, types);
		const wanted =
			meant === null ? null : nodesOf(graph, meant).map((node) => (chunks ? node : fileOf(graph, node)));
		const found = findCycles(edges).filter(
			(members) => wanted === null || wanted.some((node) => members.includes(node)),
		);
		const shown = found.slice(0, limit).map((members) => describeCycle(edges, members));
		const words = new GraphWords(reader, graph);
		const node = (each: number) => words.node(chunks ? each : graph.firsts[each]);
		return {
			result: {
				...asked,
				total: found.length,
				cycles: shown.map(({ members, round, cut, left }) => {
					let at = edges.starts[cut.from];
					while (edges.items[at] !== cut.to) at++;
					return {
						size: members.length,
						members: members.slice(0, MEMBERS).map(node),
						round: round.map(node),
						cut: {
							from: node(cut.from),
							to: node(cut.to),
							mentions: cut.weight,
							site: words.edge(edges.edges[at]),
							left,
						},
					};
				}),
				unlinked: openUnlinked(reader),
			},
			meta: {
				truncated: found.length > limit || shown.some(({ members }) => members.length > MEMBERS),
			},
		};
	},
});
