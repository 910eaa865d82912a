import { AssayError } from '../model/errors.ts';
import { CHANGE_KINDS } from '../model/history.ts';
import { defineQuestion } from './question.ts';

export const changed = defineQuestion({
	name: 'changed',
	order: 310,
	effect: 'read',
	inProcessOfItsOwn: true,
	summary: 'List the files changed since a revision',
	description:
		'Compares a commit with the working tree: files added, modified, deleted and renamed, committed or not, and ' +
		'files that git has not been told of, unless an ignore rule names them. Settings, filters and attributes of ' +
		'the repository are not applied.',
	examples: [
		{ command: 'changed', about: 'what is not committed' },
		{ command: 'changed main --json', about: 'what this branch has changed, for programs' },
	],
	fields: {
		revision: { type: 'text', about: 'a branch, tag or commit; `HEAD` when none is given', max: 1000 },
		limit: { type: 'whole', about: 'files at most', min: 1, max: 1_000_000, default: 1_000 },
	},
	cli: { positional: ['revision'] },
	output: (z) =>
		z.strictObject({
			revision: z.string(),
			commit: z.string(),
			total: z.int(),
			files: z.array(
				z.strictObject({
					path: z.string(),
					change: z.enum(CHANGE_KINDS),
					from: z.string().nullable(),
					/** False for a file that git has not been told of. */
					tracked: z.boolean(),
				}),
			),
			/** `exact` when there was so much that only files moved unchanged are recognised. */
			renames: z.enum(['similar', 'exact']),
		}),
	async handler(context, { revision = 'HEAD', limit }) {
		if (revision.startsWith('-')) {
			const message = `not a revision: ${JSON.stringify(revision)}`;
			throw new AssayError('USAGE', message, 'Give a branch, a tag or a commit.');
		}
		const { askHistory } = await import('./ask-history.ts');
		const { commit, files, renames } = await askHistory(context, (history) => history.changedSince(revision));
		return {
			result: { revision, commit, total: files.length, files: files.slice(0, limit), renames },
			meta: { truncated: files.length > limit },
		};
	},
});
