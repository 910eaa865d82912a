import { FILE_STATUSES } from '../model/file.ts';
import { UNSAVED_TEXT } from './field.ts';
import { defineQuestion } from './question.ts';
import { symbolShape } from './symbol-shape.ts';

export const symbols = defineQuestion({
	name: 'symbols',
	order: 60,
	effect: 'read',
	summary: 'List the symbols of a file',
	description:
		'Functions, classes, methods, types, fields and values of one file in source order, with their signatures. ' +
		'The path counts from the current folder or from the root.',
	examples: [
		{ command: 'symbols src/main.ts', about: 'what is in it' },
		{ command: 'symbols src/main.ts --json', about: 'the same with ranges, parameters and metrics' },
		{ command: 'symbols src/main.ts --stdin < draft', about: 'of a text that is not saved yet' },
	],
	fields: {
		file: { type: 'text', about: 'path of the file', max: 4096, required: true },
		limit: { type: 'whole', about: 'symbols at most', min: 1, max: 100_000, default: 2_000 },
		cursor: { type: 'text', about: 'go on where an answer ended', max: 8192, placeholder: 'next' },
		text: UNSAVED_TEXT,
	},
	cli: { positional: ['file'], stdinFlag: 'text' },
	output: (z) =>
		z.strictObject({
			file: z.string(),
			language: z.string(),
			lines: z.int(),
			/** What could be read of the file: without it, few symbols could mean few or unread. */
			status: z.enum(FILE_STATUSES),
			note: z.string().nullable(),
			syntaxErrors: z.int(),
			total: z.int(),
			symbols: z.array(symbolShape(z)),
			next: z.string().nullable(),
		}),
	async handler(context, { file, limit, cursor, text }) {
		const { root } = await context.workspace();
		const reader = await (text === undefined ? context.index() : context.unsaved(file, text));
		const { findFile } = await import('./find-file.ts');
		const { pagingOf } = await import('./paging.ts');
		const { toSymbolAnswer } = await import('./symbol-shape.ts');
		const { symbolsInFile } = await import('../store/queries/symbols.ts');
		const { path, ...about } = findFile(reader, root, context.request.cwd, file);
		const found = symbolsInFile(reader, path) ?? [];
		const { offset, next } = pagingOf(reader.generation, cursor);
		const total = found.length;
		const end = Math.min(total, offset + limit);
		return {
			result: {
				file: path,
				...about,
				total,
				symbols: found.slice(offset, end).map(toSymbolAnswer),
				next: end < total ? next(end) : null,
			},
			meta: { truncated: end < total },
		};
	},
});
