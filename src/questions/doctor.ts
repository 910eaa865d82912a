import { defineQuestion } from './question.ts';

export const doctor = defineQuestion({
	name: 'doctor',
	order: 370,
	effect: 'read',
	summary: 'Check that everything assay needs works here',
	description:
		'Looks at Node, SQLite, git, every parser, the state folder and the settings, and says what to do about ' +
		'each problem. Ends with exit code 3 when something essential is broken.',
	examples: [{ command: 'doctor', about: 'every check, in a second or two' }],
	fields: {},
	output: (z) =>
		z.strictObject({
			healthy: z.boolean(),
			checks: z.array(
				z.strictObject({
					name: z.string(),
					status: z.enum(['ok', 'warning', 'broken']),
					detail: z.string(),
					fix: z.string().nullable(),
				}),
			),
			settings: z.array(z.strictObject({ key: z.string(), value: z.unknown(), source: z.string() })),
		}),
	async handler(context) {
		const { examine } = await import('./doctor/examine.ts');
		return { result: await examine(context) };
	},
	exitCode: ({ healthy }) => (healthy ? 0 : 3),
});
