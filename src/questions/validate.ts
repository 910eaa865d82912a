import { defineQuestion } from './question.ts';

export const validate = defineQuestion({
	name: 'validate',
	order: 350,
	effect: 'read',
	summary: 'Check an export against its contract',
	description:
		'Reads an export of `assay export` row by row and checks checksums, counts, schemas, order, sizes, identities and ' +
		'that everything that is referred to is there. Needs no index and no repository. With --strict it also ' +
		'refuses what a later version may add, artifacts that are missing, rows that were dropped, identities that are ' +
		'there twice, and files that the manifest does not list. Ends with exit code 1 when something is wrong.',
	examples: [
		{ command: 'validate out', about: 'the export in out/' },
		{ command: 'validate out --strict --json', about: 'nothing may be amiss; for programs' },
	],
	commandLineOnly: 'it reads folders outside of the repository',
	fields: {
		folder: { type: 'text', about: 'folder of the export', max: 4096, required: true },
		strict: { type: 'flag', about: 'refuse what would only be a warning' },
		limit: { type: 'whole', about: 'problems to name', min: 1, max: 1000, default: 20 },
	},
	cli: { positional: ['folder'] },
	output: (z) => {
		const number = z.int().min(0);
		const problems = z.array(
			z.strictObject({ file: z.string(), line: number.nullable(), message: z.string() }),
		);
		return z.strictObject({
			folder: z.string(),
			valid: z.boolean(),
			strict: z.boolean(),
			generation: z.string(),
			files: number,
			artifacts: z.array(
				z.strictObject({
					name: z.string(),
					records: number,
					bytes: number,
					parts: number,
					/** Share of the rows with each status; null for rows without one. */
					rates: z.record(z.string(), z.number()).nullable(),
				}),
			),
			errors: problems,
			errorCount: number,
			warnings: problems,
			warningCount: number,
			seconds: z.number().min(0),
		});
	},
	async handler(context, { folder: given, strict, limit }) {
		const began = performance.now();
		const { resolve } = await import('node:path');
		const { validateExport } = await import('../contract/validate/validate.ts');
		const folder = resolve(context.request.cwd, given);
		const { artifacts, ...report } = await validateExport({
			folder,
			strict,
			limit,
			signal: context.signal,
			onProgress: (done, total) => context.onProgress({ stage: 'validate', done, total, bytes: done }),
		});
		return {
			result: {
				folder,
				valid: report.errorCount === 0,
				strict,
				...report,
				artifacts: artifacts.map(({ statuses, ...artifact }) => ({
					...artifact,
					rates: statuses === null ? null : ratesOf(statuses),
				})),
				seconds: Math.round(performance.now() - began) / 1000,
			},
			meta: { truncated: report.errorCount > limit || report.warningCount > limit },
		};
	},
	exitCode: ({ valid }) => (valid ? 0 : 1),
});

function ratesOf(statuses: Readonly<Record<string, number>>): Record<string, number> {
	const total = Object.values(statuses).reduce((sum, count) => sum + count, 0);
	const rate = (count: number) => (total === 0 ? 0 : Math.round((count / total) * 10_000) / 10_000);
	return Object.fromEntries(Object.entries(statuses).map(([status, count]) => [status, rate(count)]));
}
