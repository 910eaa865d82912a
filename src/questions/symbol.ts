import { defineQuestion } from './question.ts';
import { symbolShape } from './symbol-shape.ts';

const SUGGESTIONS = 5;

export const symbol = defineQuestion({
	name: 'symbol',
	order: 70,
	effect: 'read',
	summary: 'Look up symbols by name',
	description:
		'Finds definitions by name or qualified name (`open`, `Store.open`). Upper and lower case count unless ' +
		'nothing is found so; when nothing is found at all, names that come close are suggested.',
	examples: [
		{ command: 'symbol parseConfig', about: 'where it is, its signature, parameters and metrics' },
		{ command: 'symbol Store.open --json', about: 'a member of a class, for programs' },
	],
	fields: {
		name: { type: 'text', about: 'name, or qualified name', max: 1000, required: true },
		limit: { type: 'whole', about: 'symbols at most', min: 1, max: 10_000, default: 20 },
		cursor: { type: 'text', about: 'go on where an answer ended', max: 8192, placeholder: 'next' },
	},
	cli: { positional: ['name'] },
	output: (z) =>
		z.strictObject({
			name: z.string(),
			/** How the names were compared: `folded` when upper and lower case did not count. */
			matched: z.enum(['exact', 'folded']),
			symbols: z.array(symbolShape(z)),
			suggestions: z.array(z.string()),
			next: z.string().nullable(),
		}),
	async handler(context, { name, limit, cursor }) {
		const reader = await context.index();
		const { symbolsNamed } = await import('../store/queries/symbols.ts');
		const { similarNames } = await import('../store/queries/similar-names.ts');
		const { pagingOf } = await import('./paging.ts');
		const { toSymbolAnswer } = await import('./symbol-shape.ts');
		const { offset, next } = pagingOf(reader.generation, cursor);
		const { symbols, matched, truncated } = symbolsNamed(reader, name, offset + limit);
		return {
			result: {
				name,
				matched,
				symbols: symbols.slice(offset).map(toSymbolAnswer),
				suggestions: symbols.length === 0 ? similarNames(reader, name, SUGGESTIONS) : [],
				next: truncated ? next(offset + limit) : null,
			},
			meta: { truncated },
		};
	},
});
