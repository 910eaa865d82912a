import { AssayError } from '../model/errors.ts';
import { definitionShape } from './definition-shape.ts';
import { defineQuestion } from './question.ts';
import { findTarget, TARGET } from './target.ts';

export const references = defineQuestion({
	name: 'references',
	order: 100,
	effect: 'read',
	summary: 'Find what refers to a definition',
	description:
		'Lists the places that lead to a function, class, variable or member, in languages whose calls are linked: calls, ' +
		'imports, reads and writes, types, bases, functions that are passed on. What has the same name and leads elsewhere is not ' +
		'among them; what has it and leads to nothing that is known is counted.',
	examples: [
		{ command: 'references Store.open', about: 'by its name' },
		{ command: 'references src/store.ts#open', about: 'the one in that file' },
		{ command: 'references src/app.ts:12:8', about: 'what the name in line 12, column 8 is' },
	],
	fields: {
		target: TARGET,
		limit: { type: 'whole', about: 'references at most', min: 1, max: 10_000, default: 200 },
		cursor: { type: 'text', about: 'go on where an answer ended', max: 8192, placeholder: 'next' },
	},
	cli: { positional: ['target'] },
	output: (z) => {
		const definition = definitionShape(z);
		return z.strictObject({
			/** null when there are several to choose from. */
			target: definition.nullable(),
			choices: z.array(definition),
			references: z.array(
				z.strictObject({
					file: z.string(),
					line: z.int(),
					col: z.int(),
					kind: z.string(),
					status: z.enum(['resolved', 'ambiguous']),
				}),
			),
			/** Places with the name that lead to nothing that is known. */
			unknown: z.int(),
			/** Files with the name that were not looked at. */
			filesLeft: z.int(),
			next: z.string().nullable(),
		});
	},
	async handler(context, { target, limit, cursor }) {
		const workspace = await context.workspace();
		const reader = await context.index();
		const { textReader } = await import('./file-text.ts');
		const textOf = textReader(workspace);
		const { linesOf } = await import('../store/queries/places.ts');
		const { pagingOf } = await import('./paging.ts');
		const { askReferences } = await import('../semantics/asking/ask.ts');
		const { offset, next } = pagingOf(reader.generation, cursor);
		const meant = await findTarget(context, reader, target);
		if (meant.is === 'external') {
			throw new AssayError(
				'USAGE',
				`${target} is a package's`,
				'`assay graph callers` lists the calls of it, and `assay graph impact` all that uses it.',
			);
		}
		if (meant.is === 'choices') {
			return {
				result: {
					target: null,
					choices: meant.choices,
					references: [],
					unknown: 0,
					filesLeft: 0,
					next: null,
				},
				meta: { truncated: meant.isCut },
			};
		}
		const found = askReferences(reader, meant, offset + limit, textOf);
		const isMore = found.references.length > offset + limit;
		return {
			result: {
				target: meant.described,
				choices: [],
				references: linesOf(reader, found.references.slice(offset, offset + limit)),
				unknown: found.unknown,
				filesLeft: found.left,
				next: isMore ? next(offset + limit) : null,
			},
			meta: { truncated: isMore || found.left > 0 },
		};
	},
});
