import { AssayError } from '../model/errors.ts';
import { nodeShape } from './graph/shapes.ts';
import { defineQuestion } from './question.ts';

export const map = defineQuestion({
	name: 'map',
	order: 50,
	effect: 'read',
	summary: 'Show the most central files and what they define',
	description:
		'A ranked skeleton of the repository within a budget of tokens: files by how central they are in the graph of calls, types and ' +
		'imports (PageRank), below their folders, each with the signatures that others use the most. Tests, generated and vendored ' +
		'files are counted, not shown. The same index gives the same bytes.',
	examples: [
		{ command: 'map', about: 'the repository in 2,000 tokens' },
		{ command: 'map --in src/store --budget 4000', about: 'a part of it, in more' },
	],
	fields: {
		budget: { type: 'whole', about: 'tokens at most', min: 200, max: 10_000_000, default: 2_000 },
		in: { type: 'text', about: 'only this file or folder', max: 4096, placeholder: 'path' },
	},
	output: (z) =>
		z.strictObject({
			in: z.string().nullable(),
			tokenizer: z.string(),
			budget: z.int(),
			/** Of `text`. */
			tokens: z.int(),
			files: z.array(
				z.strictObject({
					file: z.string(),
					rank: z.number(),
					definitions: z.array(z.strictObject({ ...nodeShape(z).shape, signature: z.string() })),
				}),
			),
			ranked: z.int(),
			unranked: z.strictObject({
				tests: z.int(),
				generated: z.int(),
				migrations: z.int(),
				empty: z.int(),
			}),
			/** The map as it is shown. */
			text: z.string(),
		}),
	async handler(context, { budget, in: given }) {
		const { root } = await context.workspace();
		const { repositoryPaths } = await import('./repository-path.ts');
		const within =
			given === undefined || given === '.' ? null : repositoryPaths(root, context.request.cwd, given);
		const reader = await context.index();
		const { openGraph } = await import('./graph/open-graph.ts');
		const { buildMap } = await import('../pack/map/build-map.ts');
		const { TOKENIZER } = await import('../pack/tokens/count-tokens.ts');
		const graph = openGraph(reader);
		const below = within?.find((path) => graph.paths.some((each) => isIn(each, path))) ?? null;
		if (within !== null && below === null) {
			throw new AssayError(
				'NOT_FOUND',
				`nothing is indexed in ${within[0]}`,
				'`assay status --skipped` tells what is left out.',
			);
		}
		const title = below ?? (root.split(/[\\/]/).at(-1) || root);
		const built = buildMap(reader, graph, (path) => below === null || isIn(path, below), budget, title);
		if (built === null) {
			throw new AssayError(
				'USAGE',
				`a budget of ${budget} tokens is too small for one file`,
				'Give 1,000 or more.',
			);
		}
		return {
			result: { in: below, tokenizer: TOKENIZER, budget, ...built },
			meta: { truncated: built.files.length < built.ranked },
		};
	},
});

function isIn(path: string, folder: string): boolean {
	return path === folder || path.startsWith(`${folder}/`);
}
