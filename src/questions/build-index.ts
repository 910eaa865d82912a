import { BUILD_STAGES, type Refresh } from '../model/build.ts';
import { AssayError } from '../model/errors.ts';
import { completenessOf } from './completeness.ts';
import { type Context, defineQuestion } from './question.ts';
import type { openWorkspace, Workspace } from './workspace.ts';

export const index = defineQuestion({
	name: 'index',
	order: 10,
	effect: 'write',
	summary: 'Read a repository and build its index, or bring it up to date',
	description:
		'Walks the root and parses every file it has a language for; where there is an index already, only what ' +
		'changed since. The result becomes visible in one step: until then, and when it is stopped, the ' +
		'index before keeps answering. What is left out is listed with the reason by `assay status --skipped`.',
	examples: [
		{ command: 'index', about: 'the repository around the current folder' },
		{ command: 'index ~/src/project --jobs 4', about: 'another folder, with four parse processes' },
		{ command: 'index --full', about: 'everything anew, whatever there is' },
		{ command: 'index --watch', about: 'keep it up to date until Ctrl-C' },
	],
	commandLineOnly: 'a server keeps its index up to date by itself',
	fields: {
		jobs: { type: 'jobs', about: 'parse processes: "auto" or 1 to 64 (default: index.jobs)' },
		full: { type: 'flag', about: 'build it as a whole, even if little changed' },
		watch: { type: 'flag', about: 'stay, and follow changes until told to stop' },
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
				facts: number,
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
	async handler(context, { jobs, full, watch }) {
		const [{ openWorkspace, jobsOf }, { refreshIndex }] = await Promise.all([
			import('./workspace.ts'),
			import('../index/update.ts'),
		]);
		const overrides = jobs === undefined ? [] : [{ key: 'index.jobs', value: jobs, source: '--jobs' }];
		const { root, state, settings } = await openWorkspace(context.request, overrides);
		const { config } = settings;
		if (watch && full) {
			throw new AssayError('USAGE', '--watch and --full exclude each other', 'Choose one of them.');
		}
		if (watch) {
			const last = await watchUntilTold(context, root, state, overrides);
			return answerOf(root, last);
		}
		const refresh = await refreshIndex({
			root,
			state,
			config,
			jobs: jobsOf(config),
			signal: context.signal,
			onProgress: context.onProgress,
			onWait: context.onWait,
			full,
			expectsChanges: true,
		});
		const { reason } = refresh;
		if (reason?.startsWith('it was damaged')) context.onWarning(`the index before: ${reason}`);
		return answerOf(root, refresh);
	},
});

/** Every update goes to the one who asked as it comes; the last one is the answer. */
async function watchUntilTold(
	context: Context,
	root: string,
	state: Workspace['state'],
	overrides: Parameters<typeof openWorkspace>[1],
): Promise<Refresh> {
	const [{ openWorkspace, jobsOf }, { watchIndex }] = await Promise.all([
		import('./workspace.ts'),
		import('../index/watch.ts'),
	]);
	let last: Refresh | undefined;
	await watchIndex({
		root,
		state,
		loadSettings: async () => {
			const { settings } = await openWorkspace(context.request, overrides);
			return { config: settings.config, jobs: jobsOf(settings.config) };
		},
		signal: context.signal,
		onProgress: context.onProgress,
		onUpdate: (refresh) => {
			last = refresh;
			context.onUpdate(answerOf(root, refresh));
		},
		onTrouble: context.onTrouble,
	});
	if (last === undefined) throw new AssayError('CANCELLED', 'stopped before the first look', 'Run it again.');
	return last;
}

function answerOf(root: string, { report, ...outcome }: Refresh) {
	const { generation, counts, statuses, skipped } = report;
	return {
		result: { root, ...outcome, ...report },
		meta: {
			index: { generation, fresh: true, stale: null, building: false },
			completeness: completenessOf(counts.files, statuses, skipped),
		},
	};
}
