import { AssayError } from '../model/errors.ts';
import { commitShape } from './commit-shape.ts';
import { defineQuestion } from './question.ts';

const LAST_LINE = 1_000_000_000;

export const blame = defineQuestion({
	name: 'blame',
	order: 300,
	effect: 'read',
	inProcessOfItsOwn: true,
	summary: 'Show who last changed each line of a file',
	description:
		'For each run of lines of the file as it is now, the commit that last changed it, with its author and time. ' +
		'Lines that are not committed are shown so. What `.mailmap` or settings of the repository say is not applied.',
	examples: [
		{ command: 'blame src/main.ts', about: 'the whole file' },
		{ command: 'blame src/main.ts --lines 10,40', about: 'some lines' },
	],
	fields: {
		file: { type: 'text', about: 'path of the file', max: 4096, required: true },
		lines: { type: 'text', about: 'first and last line, as 10,40', max: 40, placeholder: 'a,b' },
		limit: { type: 'whole', about: 'lines at most', min: 1, max: 1_000_000, default: 10_000 },
	},
	cli: { positional: ['file'] },
	output: (z) =>
		z.strictObject({
			path: z.string(),
			/** Lines of the whole file. */
			lines: z.int(),
			hunks: z.array(
				z.strictObject({
					startLine: z.int(),
					endLine: z.int(),
					/** null for lines that are not committed. */
					by: commitShape(z).nullable(),
					/** The name of the file and the first line's number in that commit. */
					path: z.string(),
					originalLine: z.int(),
					/** A shallow clone ends there: an older commit may have written the lines. */
					boundary: z.boolean(),
					text: z.array(z.string()),
				}),
			),
		}),
	async handler(context, { file, lines, limit }) {
		const { join } = await import('node:path');
		const { fileSize } = await import('../platform/disk.ts');
		const { askHistory } = await import('./ask-history.ts');
		const { repositoryPaths } = await import('./repository-path.ts');
		const { start, end } = readRange(lines);
		const last = Math.min(end, start + limit - 1);
		const result = await askHistory(context, (history, root) => {
			const paths = repositoryPaths(root, context.request.cwd, file);
			const path = paths.find((each) => fileSize(join(root, each)) !== null) ?? paths[0];
			return history.blame(path, { start, end: last });
		});
		return { result, meta: { truncated: Math.min(end, result.lines) > last } };
	},
});

function readRange(text: string | undefined): { start: number; end: number } {
	if (text === undefined) return { start: 1, end: LAST_LINE };
	const parts = /^(\d{1,9})(?:,(\d{1,9}))?$/.exec(text);
	const start = Number(parts?.[1] ?? 0);
	const end = Number(parts?.[2] ?? start);
	if (start >= 1 && end >= start) return { start, end };
	const message = `lines must be one line or two, as 10 or 10,40, but is ${JSON.stringify(text)}`;
	throw new AssayError('USAGE', message, 'Lines count from 1; the last one is included.');
}
