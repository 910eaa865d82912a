import { defineQuestion } from '../question.ts';
import { nodeShape } from './shapes.ts';

export const dead = defineQuestion({
	name: 'graph dead',
	order: 220,
	effect: 'read',
	summary: 'Find code that nothing uses',
	description:
		'Functions, classes, methods, types and values of TypeScript, JavaScript and Python, and of Go, Rust, Java, Kotlin, C#, PHP, Ruby, C, ' +
		'C++, Swift, Dart and Solidity what other files or packages cannot see, that nothing leads to from any file that could ' +
		'be loaded, test, route, decorator or (of a library) exported name: not a call, and no mention of the name that could mean ' +
		'them. Each with the argument for deleting it. What is left in doubt (exported from a file that nothing imports, a string ' +
		'with the name, lookups by computed names) is listed apart as needing a look.',
	examples: [
		{ command: 'graph dead', about: 'what can go' },
		{ command: 'graph dead --in src/server --explain', about: 'of one folder, with every reason' },
		{ command: 'graph dead --assume library', about: 'exports of the package count as used' },
	],
	fields: {
		in: { type: 'text', about: 'only in this file or folder', max: 4096, placeholder: 'path' },
		assume: {
			type: 'choice',
			about: 'library or application, for every package',
			options: ['library', 'application'] as const,
			placeholder: 'what',
		},
		withoutTests: { type: 'flag', about: 'what only tests use is unused' },
		sure: { type: 'flag', about: 'without what needs a look' },
		limit: { type: 'whole', about: 'entries at most', min: 1, max: 10_000, default: 100 },
		cursor: { type: 'text', about: 'go on where an answer ended', max: 8192, placeholder: 'next' },
		explain: { type: 'flag', about: 'the whole argument of each' },
	},
	output: (z) =>
		z.strictObject({
			total: z.int(),
			/** Of `total`, those that need a look. */
			needLook: z.int(),
			/** How many definitions were considered. */
			considered: z.int(),
			packages: z.array(
				z.strictObject({
					folder: z.string(),
					language: z.string(),
					as: z.enum(['library', 'application']),
					because: z.string(),
				}),
			),
			/** Languages of which only what other files or packages cannot see was judged. */
			hidden: z.array(z.string()),
			roots: z.strictObject({ modules: z.int(), tests: z.int(), api: z.int(), run: z.int() }),
			entries: z.array(
				z.strictObject({
					...nodeShape(z).shape,
					lines: z.int(),
					verdict: z.enum(['dead', 'look']),
					/** What speaks for deleting it. */
					argument: z.array(z.string()),
					/** What somebody should look at before. */
					doubts: z.array(z.string()),
				}),
			),
			/** Files of languages that are not linked, or with templates: nothing is said of what is in them. */
			leftOut: z.int(),
			unlinked: z.array(z.string()),
			explanation: z.array(z.string()),
			next: z.string().nullable(),
		}),
	async handler(context, input) {
		const { assume } = input;
		const workspace = await context.workspace();
		const reader = await context.index();
		const { openGraph, openUnlinked } = await import('./open-graph.ts');
		const { GraphWords } = await import('../../store/graph/describe.ts');
		const { pagingOf } = await import('../paging.ts');
		const { repositoryPaths } = await import('../repository-path.ts');
		const { textReader } = await import('../file-text.ts');
		const { findUnused } = await import('../../dead/find-dead.ts');
		const { argue, judge } = await import('../../dead/judge.ts');
		const { hidesNames } = await import('../../dead/hidden.ts');
		const { offset, next } = pagingOf(reader.generation, input.cursor);
		const within =
			input.in === undefined ? null : repositoryPaths(workspace.root, context.request.cwd, input.in);
		const graph = openGraph(reader);
		const words = new GraphWords(reader, graph);
		const found = findUnused(reader, graph, { withoutTests: input.withoutTests, assumed: assume ?? null });
		const judged = judge(reader, graph, words, found, textReader(workspace), (path) =>
			within === null ? true : within.some((each) => path === each || path.startsWith(`${each}/`)),
		).filter(({ verdict }) => !input.sure || verdict === 'dead');
		const end = Math.min(judged.length, offset + input.limit);
		return {
			result: {
				total: judged.length,
				needLook: judged.filter(({ verdict }) => verdict === 'look').length,
				considered: found.candidates,
				hidden: [...new Set(graph.languages.filter(hidesNames))].sort(),
				packages: found.packages.map(({ folder, language, as, because }) => ({
					folder,
					language,
					as,
					because,
				})),
				roots: found.roots,
				entries: judged.slice(offset, end).map((each) => argue(words, each)),
				leftOut: found.leftOut,
				unlinked: openUnlinked(reader),
				explanation: input.explain ? EXPLANATION : [],
				next: end < judged.length ? next(end) : null,
			},
			meta: { truncated: end < judged.length },
		};
	},
});

const EXPLANATION = [
	'Every file counts as loaded, so what its own code uses is used; imports alone are no use.',
	'A mention of a name keeps everything alive that it could mean: of a member all members and exports of that name, anywhere.',
	'Calls that could not be followed keep everything of their name alive.',
	'Left out: members of classes with a base outside of the repository, whatever a decorator or framework may call, members of object ' +
		'literals, fields, members of enums, files of tests, generated files, declarations.',
	'Of languages with packages only functions, methods and types are judged that nothing outside of their file, type or package can see, and ' +
		'that have no annotation which may run them; there every mention of a name keeps alive whatever has it. Bash is left out.',
];
