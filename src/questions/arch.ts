import { defineQuestion } from './question.ts';

export const arch = defineQuestion({
	name: 'arch',
	order: 250,
	effect: 'read',
	summary: 'Check imports against layers and rules',
	description:
		'Reads `architecture` of assay.config.json: layers from the top down, of which none may use one above it, and rules of what may ' +
		'not use what. Lists every import that breaks one, with its place. Exit code 1 when there is any. Files of tests are left out ' +
		'unless asked for.',
	examples: [
		{ command: 'arch', about: 'what breaks the rules' },
		{ command: 'arch --json', about: 'the same for programs' },
	],
	fields: {
		tests: { type: 'flag', about: 'also files of tests' },
		limit: { type: 'whole', about: 'violations at most', min: 1, max: 100_000, default: 500 },
	},
	output: (z) =>
		z.strictObject({
			/** Layers with the number of their files. */
			layers: z.array(z.strictObject({ name: z.string(), files: z.int() })),
			forbidden: z.int(),
			/** Files with imports that are in no layer, when there are layers. */
			outside: z.int(),
			imports: z.int(),
			total: z.int(),
			violations: z.array(
				z.strictObject({
					file: z.string(),
					line: z.int(),
					col: z.int(),
					/** A file, or a package as `npm:name`. */
					to: z.string(),
					rule: z.string(),
					because: z.string().nullable(),
					typeOnly: z.boolean(),
				}),
			),
		}),
	exitCode: ({ total }) => (total > 0 ? 1 : 0),
	async handler(context, { tests, limit }) {
		const { settings } = await context.workspace();
		const { architecture } = settings.config;
		const reader = await context.index();
		const { openGraph } = await import('./graph/open-graph.ts');
		const { checkArchitecture } = await import('../arch/check-architecture.ts');
		const found = checkArchitecture(reader, openGraph(reader), architecture, tests);
		return {
			result: { ...found, total: found.violations.length, violations: found.violations.slice(0, limit) },
			meta: { truncated: found.violations.length > limit },
		};
	},
});
