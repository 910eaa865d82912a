import { defineQuestion } from './question.ts';

export const overview = defineQuestion({
	name: 'overview',
	order: 30,
	effect: 'read',
	summary: 'What this repository is, on one screen',
	description:
		'Languages, packages, entry points, frameworks, endpoints, models, jobs, tests, the biggest files and the most ' +
		'complex functions, and what was left out. Counts are exact; lists show the first few of each.',
	examples: [
		{ command: 'overview', about: 'before you read a repository you do not know' },
		{ command: 'overview --json', about: 'the same for programs' },
	],
	fields: {},
	output: (z) => {
		const count = z.int();
		const place = { file: z.string(), line: count };
		const listed = <Shape extends Parameters<typeof z.strictObject>[0]>(shape: Shape) =>
			z.strictObject({ total: count, first: z.array(z.strictObject(shape)) });
		return z.strictObject({
			root: z.string(),
			files: count,
			lines: count,
			languages: z.array(z.strictObject({ language: z.string(), files: count, lines: count })),
			packages: listed({ path: z.string(), files: count, lines: count }),
			entryPoints: listed({ ...place, name: z.string() }),
			frameworks: z.array(z.strictObject({ name: z.string(), found: z.array(z.string()) })),
			endpoints: listed({ method: z.string(), path: z.string(), ...place }),
			models: listed({ name: z.string(), ...place }),
			jobs: listed({ name: z.string(), ...place }),
			tests: z.strictObject({ files: count, cases: count }),
			biggest: z.array(z.strictObject({ file: z.string(), lines: count })),
			mostComplex: z.array(
				z.strictObject({ ...place, symbol: z.string(), cyclomatic: count, cognitive: count }),
			),
			skipped: z.record(z.string(), count),
		});
	},
	async handler(context) {
		const { root } = await context.workspace();
		const reader = await context.index();
		const { overviewOf } = await import('../store/queries/overview.ts');
		const { listEndpoints } = await import('../endpoints/list-endpoints.ts');
		const endpoints = listEndpoints(reader).filter(({ isTest }) => !isTest);
		return { result: { root, ...overviewOf(reader, endpoints) } };
	},
});
