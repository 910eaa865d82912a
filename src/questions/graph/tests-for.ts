import { AssayError } from '../../model/errors.ts';
import { defineQuestion } from '../question.ts';
import { findTarget, TARGET } from '../target.ts';
import { hopShape, nodeShape, targetAnswer, targetShape } from './shapes.ts';

export const testsFor = defineQuestion({
	name: 'tests-for',
	order: 240,
	effect: 'read',
	summary: 'Find the tests that reach something',
	description:
		'Follows calls, types, bases and imports back to files of tests, nearest first, each with the way that leads there. With ' +
		'--changed it asks for everything in files that differ from a revision. A test that reaches it in a way that leaves no edge ' +
		'(through a running server, by a name in a string) is not found.',
	examples: [
		{ command: 'tests-for Store.open', about: 'tests that run it' },
		{ command: 'tests-for --changed', about: 'tests of what is not committed' },
		{ command: 'tests-for --changed --since main', about: 'tests of what this branch has changed' },
	],
	fields: {
		target: { type: 'text', about: TARGET.about, max: 5000 },
		changed: { type: 'flag', about: 'of all files that differ from a revision' },
		since: { type: 'text', about: 'that revision (default: HEAD)', max: 1000, placeholder: 'revision' },
		depth: { type: 'whole', about: 'hops at most', min: 1, max: 50, default: 10 },
		limit: { type: 'whole', about: 'files of tests at most', min: 1, max: 10_000, default: 50 },
		explain: { type: 'flag', about: 'every hop of each way' },
	},
	cli: { positional: ['target'] },
	output: (z) =>
		z.strictObject({
			...targetShape(z),
			/** With `changed`: files that differ and are in the index. */
			changedFiles: z.array(z.string()),
			/** Those that differ and are not: deleted, or left out. */
			notIndexed: z.int(),
			total: z.int(),
			tests: z.array(
				z.strictObject({
					file: z.string(),
					depth: z.int(),
					/** It was changed itself. */
					isChanged: z.boolean(),
					/** What reaches it in that file, nearest first; at most 10. */
					from: z.array(nodeShape(z)),
					path: z.array(hopShape(z)),
				}),
			),
			unlinked: z.array(z.string()),
			explanation: z.array(z.string()),
		}),
	async handler(context, { target, changed, since = 'HEAD', depth, limit, explain }) {
		if ((target === undefined) === !changed) {
			throw new AssayError('USAGE', 'tests-for needs a target or --changed', 'Give one of them.');
		}
		const reader = await context.index();
		const meant = target === undefined ? null : await findTarget(context, reader, target);
		const asked = meant === null ? { target: null, external: null, choices: [] } : targetAnswer(meant);
		const none = { changedFiles: [], notIndexed: 0, total: 0, tests: [], unlinked: [], explanation: [] };
		if (meant?.is === 'choices') return { result: { ...asked, ...none }, meta: { truncated: meant.isCut } };
		const { openGraph, openUnlinked } = await import('./open-graph.ts');
		const { GraphWords } = await import('../../store/graph/describe.ts');
		const { describeWay } = await import('./reach.ts');
		const { reachTests } = await import('./reach-tests.ts');
		const graph = openGraph(reader);
		const paths = meant === null ? await changedPaths() : [];
		const known = paths.filter((path) => graph.paths.includes(path));
		const { reached, tests } = reachTests(reader, graph, meant, known, depth);
		const words = new GraphWords(reader, graph);
		return {
			result: {
				...asked,
				changedFiles: known,
				notIndexed: paths.length - known.length,
				total: tests.length,
				tests: tests.slice(0, limit).map(({ file, depth: hops, isChanged, nodes }) => ({
					file: graph.paths[file],
					depth: hops,
					isChanged,
					from: nodes.slice(0, 10).map((node) => words.node(node)),
					path: isChanged ? [] : describeWay(graph, words, reached, nodes[0]),
				})),
				unlinked: openUnlinked(reader),
				explanation: explain ? EXPLANATION : [],
			},
			meta: { truncated: tests.length > limit },
		};

		async function changedPaths(): Promise<string[]> {
			if (since.startsWith('-'))
				throw new AssayError('USAGE', `not a revision: ${since}`, 'Give a branch or commit.');
			const { askHistory } = await import('../ask-history.ts');
			const { files } = await askHistory(context, (history) => history.changedSince(since));
			return files.map(({ path }) => path).sort();
		}
	},
});

const EXPLANATION = [
	'Followed back as `assay graph impact` does, until a file of tests; a file counts as one by its name or by settings.',
	'Of a changed file everything in it counts as changed.',
];
