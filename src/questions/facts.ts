import { AssayError } from '../model/errors.ts';
import { defineQuestion } from './question.ts';

export const facts = defineQuestion({
	name: 'facts',
	order: 280,
	effect: 'read',
	summary: 'What frameworks and languages declare, as rows',
	description:
		'Routes, models, components, queries, goroutines, unsafe blocks: what the source states, by kind. Without ' +
		'a kind it counts what there is. A kind goes by its name or by its view (`go_goroutine`, `go_goroutines`).',
	examples: [
		{ command: 'facts', about: 'which kinds there are, and how many of each' },
		{ command: 'facts route --in src/api', about: 'the routes that are registered below a folder' },
		{ command: 'facts --kinds', about: 'every kind that assay knows' },
	],
	fields: {
		kind: { type: 'text', about: 'kind of fact, or the name of its view', max: 100 },
		in: { type: 'text', about: 'only in this file or folder', max: 4096, placeholder: 'path' },
		kinds: { type: 'flag', about: 'list all kinds instead, with what they mean' },
		limit: { type: 'whole', about: 'facts at most', min: 1, max: 100_000, default: 100 },
		cursor: { type: 'text', about: 'go on where an answer ended', max: 8192, placeholder: 'next' },
	},
	cli: { positional: ['kind'] },
	output: (z) =>
		z.strictObject({
			kind: z.string().nullable(),
			in: z.string().nullable(),
			/** Without a kind: what there is of each. */
			kinds: z.array(
				z.strictObject({
					kind: z.string(),
					view: z.string(),
					category: z.string(),
					about: z.string(),
					count: z.int().nullable(),
				}),
			),
			/** What its attributes mean. */
			attributes: z.record(z.string(), z.string()),
			facts: z.array(
				z.strictObject({
					kind: z.string(),
					file: z.string(),
					line: z.int().nullable(),
					col: z.int().nullable(),
					language: z.string(),
					symbol: z.string().nullable(),
					attributes: z.record(z.string(), z.unknown()),
				}),
			),
			next: z.string().nullable(),
		}),
	async handler(context, input) {
		const { factKind, FACT_KINDS } = await import('../model/facts/registry.ts');
		const nothing = { kind: null, in: null, kinds: [], attributes: {}, facts: [], next: null };
		if (input.kinds) {
			const kinds = FACT_KINDS.map(({ kind, view, category, about }) => ({
				kind,
				view,
				category,
				about,
				count: null,
			}));
			return { result: { ...nothing, kinds } };
		}
		const kind = input.kind === undefined ? null : factKind(input.kind);
		if (kind === undefined) throw await unknownKind(input.kind!);
		const { root, state } = await context.workspace();
		const { repositoryPaths } = await import('./repository-path.ts');
		const within = input.in === undefined ? null : repositoryPaths(root, context.request.cwd, input.in);
		await context.index();
		const { openViews } = await import('./open-views.ts');
		const { countFacts, factsOf } = await import('../store/queries/facts.ts');
		const reader = openViews(state, kind === null ? {} : { sql: kind.view });
		try {
			const about = { ...nothing, in: within?.[0] ?? null };
			if (kind === null) return { result: { ...about, kinds: countFacts(reader, within) } };
			const { pagingOf } = await import('./paging.ts');
			const { offset, next } = pagingOf(reader.generation, input.cursor);
			const found = factsOf(reader, kind, within, offset, input.limit + 1);
			const isCut = found.length > input.limit;
			return {
				result: {
					...about,
					kind: kind.kind,
					attributes: { ...kind.attributes },
					facts: found.slice(0, input.limit),
					next: isCut ? next(offset + input.limit) : null,
				},
				meta: { truncated: isCut },
			};
		} finally {
			reader.close();
		}
	},
});

async function unknownKind(given: string): Promise<AssayError> {
	const { FACT_KINDS } = await import('../model/facts/registry.ts');
	const { nearest } = await import('../model/nearest.ts');
	const close = nearest(
		given,
		FACT_KINDS.flatMap(({ kind, view }) => [kind, view]),
	);
	return new AssayError(
		'USAGE',
		`no kind of fact is called ${JSON.stringify(given)}`,
		close === null
			? '`assay facts --kinds` lists them.'
			: `Did you mean ${close}? \`assay facts --kinds\` lists all.`,
	);
}
