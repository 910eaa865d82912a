import { BUILD_STAGES } from '../model/build.ts';
import { defineQuestion } from './question.ts';

export const index = defineQuestion({
	name: 'index',
	summary: 'Read a repository and build its index, or bring it up to date',
	description:
		'Walks the root and parses every file it has a language for; where there is an index already, only what ' +
		'changed since. The result becomes visible in one step: until then, and when it is stopped, the ' +
		'index before keeps answering. What is left out is listed with the reason by `assay status --skipped`.',
	examples: [
		{ command: 'index', about: 'the repository around the current folder' },
		{ command: 'index ~/src/project --jobs 4', about: 'another folder, with four parse processes' },
		{ command: 'index --full', about: 'everything anew, whatever there is' },
	],
	fields: {
		jobs: { type: 'jobs', about: 'parse processes: "auto" or 1 to 64 (default: index.jobs)' },
		full: { type: 'flag', about: 'build it as a whole, even if little changed' },
	},
	cli: { rootArgument: true },
	output: (z) => {
		const number = z.number().min(0);
		const counts = z.record(z.string(), number);
		return z.strictObject({
			root: z.string(),
			kind: z.enum(['none', 'update', 'rebuild']),
			reason: z.string().nullable(),
			changes: z.strictObject({ added: number, changed: number, removed: number }),
			generation: z.string(),
			counts: z.strictObject({
				files: number,
				bytes: number,
				lines: number,
				segments: number,
				chunks: number,
				symbols: number,
				callSites: number,
				imports: number,
				exports: number,
				refs: number,
			}),
			languages: z.array(
				z.strictObject({ language: z.string(), files: number, bytes: number, lines: number }),
			),
			skipped: counts,
			statuses: counts,
			stages: z.array(z.strictObject({ stage: z.enum(BUILD_STAGES), ms: number })),
			durationMs: number,
			indexBytes: number,
			jobs: number,
		});
	},
	async handler(context, { jobs, full }) {
		const [{ openWorkspace, jobsOf }, { refreshIndex }, { completenessOf }] = await Promise.all([
			import('./workspace.ts'),
			import('../index/update.ts'),
			import('./index-meta.ts'),
		]);
		const overrides = jobs === undefined ? [] : [{ key: 'index.jobs', value: jobs, source: '--jobs' }];
		const { root, state, settings } = await openWorkspace(context.request, overrides);
		const { report, ...outcome } = await refreshIndex({
			root,
			state,
			config: settings.config,
			jobs: jobsOf(settings.config),
			signal: context.signal,
			onProgress: context.onProgress,
			onWait: context.onWait,
			full,
		});
		if (outcome.reason?.startsWith('it was damaged'))
			context.onWarning(`the index before: ${outcome.reason}`);
		return {
			result: { root, ...outcome, ...report },
			meta: {
				index: { generation: report.generation, fresh: true, stale: null, building: false },
				completeness: completenessOf(report.counts.files, report.statuses, report.skipped),
			},
		};
	},
});
