import { defineQuestion } from './question.ts';

export const config = defineQuestion({
	name: 'config',
	order: 390,
	effect: 'read',
	summary: 'Show the settings in force and where each came from',
	description:
		'Settings come from the defaults, then assay.config.json at the root, then the environment ' +
		'(ASSAY_JOBS, ASSAY_DIR), then flags; the last one wins. The file may hold comments and trailing commas.',
	examples: [
		{ command: 'config', about: 'every setting, its value and its source' },
		{ command: 'config --schema > assay.schema.json', about: 'the JSON Schema of the file, for editors' },
	],
	fields: { schema: { type: 'flag', about: 'the JSON Schema of assay.config.json instead' } },
	output: (z) =>
		z.union([
			z.strictObject({
				root: z.string(),
				stateFolder: z.string(),
				stateFolderSource: z.string(),
				settings: z.array(z.strictObject({ key: z.string(), value: z.unknown(), source: z.string() })),
			}),
			z.strictObject({ schema: z.record(z.string(), z.unknown()) }),
		]),
	async handler(context, { schema }) {
		if (schema) {
			const { configJsonSchema } = await import('../config/schema.ts');
			return { result: { schema: configJsonSchema() } };
		}
		const { root, state, settings } = await context.workspace();
		const { effectiveSettings } = await import('../config/load.ts');
		return {
			result: {
				root,
				stateFolder: state.folder,
				stateFolderSource: context.request.env.ASSAY_DIR ? 'ASSAY_DIR' : 'default',
				settings: effectiveSettings(settings),
			},
		};
	},
});
