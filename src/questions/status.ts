import { SKIP_REASONS } from '../model/file.ts';
import { defineQuestion } from './question.ts';

const ALL = 1_000_000;

export const status = defineQuestion({
	name: 'status',
	order: 20,
	effect: 'read',
	summary: 'Show what is indexed and what is not',
	description:
		'Counts, languages, size and generation of the index, the commit and branch the files are at, whether they have ' +
		'changed since they were indexed, and what could ' +
		'not be analysed. `--skipped` lists every file and folder that was left out, with the reason.',
	examples: [
		{ command: 'status', about: 'the index in numbers' },
		{ command: 'status --skipped', about: 'what was left out, the first hundred' },
		{ command: 'status --skipped --all', about: 'all of it' },
		{ command: 'status --check --quiet', about: 'for scripts: exit code 1 when files have changed' },
	],
	fields: {
		check: { type: 'flag', about: 'exit with 1 when the index is not up to date' },
		skipped: { type: 'flag', about: 'list what was left out, with the reason' },
		limit: { type: 'whole', about: 'omissions at most', min: 1, max: ALL, default: 100 },
		cursor: { type: 'text', about: 'go on where an answer ended', max: 8192, placeholder: 'next' },
		all: { type: 'flag', about: 'list a million omissions at most, instead of --limit' },
	},
	output: (z) => {
		const number = z.int().min(0);
		const counts = z.record(z.string(), number);
		return z.strictObject({
			root: z.string(),
			stateFolder: z.string(),
			indexFile: z.string(),
			indexBytes: number,
			schemaVersion: number,
			generation: z.string(),
			freshness: z.strictObject({
				fresh: z.boolean(),
				changed: number,
				added: number,
				removed: number,
				settingsChanged: z.boolean(),
				building: z.boolean(),
				/** Files that were read again for this answer. */
				renewed: number,
			}),
			provenance: z.union([
				z.strictObject({ provider: z.literal('none') }),
				z.strictObject({
					provider: z.literal('git'),
					root: z.string(),
					commit: z.string().nullable(),
					branch: z.string().nullable(),
					dirty: z.boolean().nullable(),
				}),
			]),
			counts,
			languages: z.array(
				z.strictObject({ language: z.string(), files: number, bytes: number, lines: number }),
			),
			statuses: counts,
			skipped: counts,
			/** Manifests that ignore rules leave out; they are read to resolve imports. */
			ignoredManifests: number,
			omissions: z
				.strictObject({
					paths: z.array(
						z.strictObject({
							path: z.string(),
							reason: z.enum(SKIP_REASONS),
							detail: z.string(),
							folder: z.boolean(),
						}),
					),
					total: number,
					next: z.string().nullable(),
				})
				.nullable(),
		});
	},
	async handler(context, input) {
		const { root, state } = await context.workspace();
		const { reader, freshness } = await context.published();
		const { readStatus } = await import('../store/queries/status.ts');
		const { listSkipped } = await import('../store/queries/skipped.ts');
		const { provenanceOf } = await import('../history/provenance.ts');
		const provenance = await provenanceOf(root, context.request.env, context.signal);
		const { files: _, counts, ...rest } = readStatus(reader);
		const { skipped, all, limit, cursor } = input;
		const omissions = skipped ? listSkipped(reader, { limit: all ? ALL : limit, cursor }) : null;
		return {
			result: {
				root,
				stateFolder: state.folder,
				freshness,
				provenance,
				counts: { ...counts },
				...rest,
				omissions,
			},
			meta: { truncated: omissions !== null && omissions.next !== null },
		};
	},
	exitCode: ({ freshness }, { check }) => (check && !freshness.fresh ? 1 : 0),
});
