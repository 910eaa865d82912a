import { defineQuestion } from './question.ts';

/** Paths an answer lists at most, of each kind. */
const LISTED = 100;

export const verify = defineQuestion({
	name: 'verify',
	order: 330,
	effect: 'read',
	summary: 'Prove that the index is what a fresh one would be',
	description:
		'Builds an index afresh in another process, with another number of parse processes and in another order, ' +
		'and compares everything; the first difference is named, with what either has. With paths, only these ' +
		'files (or what lies in these folders) are parsed and compared, which is quick. Files whose parser ran ' +
		'out of time are listed as not comparable. Ends with exit code 1 when there is a difference, and 3 when ' +
		'files changed meanwhile.',
	examples: [
		{ command: 'verify', about: 'the whole index; takes as long as building it' },
		{ command: 'verify src/main.ts', about: 'one file, with the digest of what is known of it' },
		{ command: 'verify src lib --json', about: 'two folders, for programs' },
	],
	commandLineOnly: 'it takes as long as a new index',
	fields: {
		paths: {
			type: 'texts',
			about: 'files or folders to verify (default: everything)',
			max: 4096,
			most: 1000,
			placeholder: 'path',
		},
	},
	cli: { positional: ['paths'] },
	output: (z) => {
		const number = z.int().min(0);
		return z.strictObject({
			compared: z.strictObject({
				files: number,
				/** By table; of postings, how many files they name. */
				rows: z.record(z.string(), number),
			}),
			difference: z
				.strictObject({
					path: z.string().nullable(),
					table: z.string(),
					row: z.string().nullable(),
					column: z.string().nullable(),
					indexed: z.string().nullable(),
					fresh: z.string().nullable(),
				})
				.nullable(),
			notComparable: z.array(z.strictObject({ path: z.string(), reason: z.string() })),
			/** What changed since it was indexed, or meanwhile; null when nothing did. If not, nothing is concluded. */
			changed: z.strictObject({ files: number, paths: z.array(z.string()) }).nullable(),
			/** Of what the index has of each file, when paths were given: of the first hundred. */
			digests: z.array(z.strictObject({ path: z.string(), digest: z.string() })),
			seconds: z.number().min(0),
		});
	},
	async handler(context, { paths }) {
		const began = performance.now();
		const { verifyIndex } = await import('./verify/verify-index.ts');
		const { comparison, changed } = await verifyIndex(context, paths);
		const { files, rows, difference, notComparable } = comparison;
		const digests = [...comparison.digests].map(([path, digest]) => ({ path, digest }));
		const hasMore = [notComparable, changed ?? []].some((list) => list.length > LISTED);
		return {
			result: {
				compared: { files, rows },
				difference,
				notComparable: notComparable.slice(0, LISTED),
				changed: changed === null ? null : { files: changed.length, paths: changed.slice(0, LISTED) },
				digests,
				seconds: Math.round(performance.now() - began) / 1000,
			},
			meta: { truncated: hasMore || (paths.length > 0 && digests.length < files) },
		};
	},
	exitCode: ({ difference, changed }) => (difference !== null ? 1 : changed !== null ? 3 : 0),
});
