import { CHANGE_KINDS } from '../model/history.ts';
import { commitShape } from './commit-shape.ts';
import { defineQuestion } from './question.ts';

export const history = defineQuestion({
	name: 'history',
	order: 290,
	effect: 'read',
	inProcessOfItsOwn: true,
	summary: 'Show who changed a file, when and how much',
	description:
		'Commits, authors and lines added and deleted over the life of a file, with the latest commits. Renames are ' +
		'followed back to earlier names (copies are not). Merges count for nothing of their own, as in `git log`; ' +
		'authors are told apart by their address. The history is read once and kept beside the index.',
	examples: [
		{ command: 'history src/main.ts', about: 'in numbers, and the latest ten commits' },
		{ command: 'history src/main.ts --limit 100 --json', about: 'more of them, for programs' },
	],
	fields: {
		file: { type: 'text', about: 'path of the file, which may be deleted', max: 4096, required: true },
		limit: { type: 'whole', about: 'commits at most', min: 1, max: 10_000, default: 10 },
	},
	cli: { positional: ['file'] },
	output: (z) => {
		const number = z.int().min(0);
		const commit = commitShape(z);
		return z.strictObject({
			path: z.string(),
			commits: number,
			authors: number,
			/** null when they could not be counted. */
			added: number.nullable(),
			deleted: number.nullable(),
			first: commit.nullable(),
			last: commit.nullable(),
			formerNames: z.array(z.string()),
			people: z.array(z.strictObject({ name: z.string(), email: z.string(), commits: number })),
			changes: z.array(
				commit.extend({
					change: z.enum(CHANGE_KINDS),
					path: z.string(),
					from: z.string().nullable(),
					added: number.nullable(),
					deleted: number.nullable(),
				}),
			),
			/** What there was to read: `why` says what is missing. */
			extent: z.strictObject({ commits: number, complete: z.boolean(), why: z.string().nullable() }),
		});
	},
	async handler(context, { file, limit }) {
		const { askHistory } = await import('./ask-history.ts');
		const { repositoryPaths } = await import('./repository-path.ts');
		const result = await askHistory(context, async (provider, root) => {
			const [path, ...others] = repositoryPaths(root, context.request.cwd, file);
			let outcome = await provider.fileHistory(path, limit);
			for (const other of others) {
				if (outcome.ok || outcome.reason !== 'not_tracked') break;
				outcome = await provider.fileHistory(other, limit);
			}
			return outcome;
		});
		return { result, meta: { truncated: result.commits > result.changes.length } };
	},
});
