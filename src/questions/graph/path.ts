import { defineQuestion } from '../question.ts';
import { findTarget, TARGET } from '../target.ts';
import { hopShape, nodeShape, targetAnswer, targetShape } from './shapes.ts';

/** Hops that are followed: more than any way that somebody would read. */
const MAX_HOPS = 100;

export const path = defineQuestion({
	name: 'graph path',
	order: 200,
	effect: 'read',
	summary: 'Find the shortest way from one thing to another',
	description:
		'How the first comes to need the second: calls, types, bases, imports, hop by hop, each with its place. When the first does ' +
		'not lead to the second but the second to the first, that way is given, and said to be so. The second may be of a package.',
	examples: [
		{ command: 'graph path main Store.open', about: 'how main comes to open a store' },
		{ command: 'graph path src/app.ts npm:child_process#exec', about: 'how a file comes to run commands' },
	],
	fields: {
		from: { ...TARGET, placeholder: 'from' },
		to: { ...TARGET, placeholder: 'to' },
		explain: { type: 'flag', about: 'how each hop is known' },
	},
	cli: { positional: ['from', 'to'] },
	output: (z) => {
		const side = z.strictObject(targetShape(z));
		return z.strictObject({
			from: side,
			to: side,
			found: z.boolean(),
			/** The way leads from the second to the first. */
			reversed: z.boolean(),
			start: nodeShape(z).nullable(),
			hops: z.array(hopShape(z)),
			/** The last hop, into a package. */
			external: z.strictObject({ package: z.string(), name: z.string().nullable() }).nullable(),
			unlinked: z.array(z.string()),
			explanation: z.array(z.string()),
		});
	},
	async handler(context, input) {
		const reader = await context.index();
		const from = await findTarget(context, reader, input.from);
		const to = await findTarget(context, reader, input.to);
		const none = {
			...{ from: targetAnswer(from), to: targetAnswer(to), found: false, reversed: false },
			...{ start: null, hops: [], external: null, unlinked: [], explanation: [] },
		};
		if (from.is === 'choices' || to.is === 'choices') return { result: none };
		const { openGraph, openUnlinked } = await import('./open-graph.ts');
		const { GraphWords } = await import('../../store/graph/describe.ts');
		const { findWay } = await import('./find-way.ts');
		const graph = openGraph(reader);
		const words = new GraphWords(reader, graph);
		const forward = findWay(reader, graph, words, from, to, MAX_HOPS);
		const way = forward ?? findWay(reader, graph, words, to, from, MAX_HOPS);
		const unlinked = openUnlinked(reader);
		if (way === null) return { result: { ...none, unlinked } };
		const explanation = input.explain
			? [
					'The way has as few hops as can be; of equally long ones, one whose calls are sure is taken.',
					'A hop of kind override goes from a member to one that overrides it, and may run in its place.',
				]
			: [];
		return { result: { ...none, ...way, found: true, reversed: forward === null, unlinked, explanation } };
	},
});
