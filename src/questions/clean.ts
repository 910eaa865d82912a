import { defineQuestion } from './question.ts';

const WAIT_MS = 10_000;

export const clean = defineQuestion({
	name: 'clean',
	order: 380,
	effect: 'write',
	summary: 'Remove the index',
	description:
		'Removes what `assay index` can build anew. The record of edits, verdicts and baselines (record.db) stays ' +
		'unless --all is given; nothing can bring that back.',
	examples: [
		{ command: 'clean', about: 'remove the index' },
		{ command: 'clean --all', about: 'remove everything assay keeps about this root' },
	],
	commandLineOnly: 'it removes the index',
	fields: { all: { type: 'flag', about: 'also the durable record, which cannot be built anew' } },
	output: (z) =>
		z.strictObject({ folder: z.string(), removed: z.array(z.string()), inUse: z.array(z.string()) }),
	async handler(context, { all }) {
		const [{ state }, { clean: removeState }] = await Promise.all([
			context.workspace(),
			import('../store/clean.ts'),
		]);
		const { signal, onWait } = context;
		const { removed, inUse } = await removeState(state, { all, signal, onWait, waitMs: WAIT_MS });
		return { result: { folder: state.folder, removed, inUse } };
	},
});
