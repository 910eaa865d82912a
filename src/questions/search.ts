import { AssayError } from '../model/errors.ts';
import { defineQuestion } from './question.ts';
import { searchShape } from './search/shape.ts';

export const SEARCH_TYPES = ['auto', 'text', 'regex', 'symbol', 'file'] as const;
export type SearchType = (typeof SEARCH_TYPES)[number];

/** Hits when nobody says how many. One by meaning comes with what is around it: ten are a screen, and what an agent reads at once. */
const USUAL_LIMIT = { auto: 10, text: 30, regex: 30, symbol: 30, file: 30 } as const satisfies Record<
	SearchType,
	number
>;

export const search = defineQuestion({
	name: 'search',
	order: 40,
	effect: 'read',
	summary: 'Find what a question, a name, a trace or a text is about',
	description:
		'Words, "phrases", a OR b, -word, and filters: in:src/ -in:test lang:python kind:method exported:true changed:7d ' +
		'author:ann calls:open fact:api_endpoint path:part file:part. With --type text and regex everything but filters at ' +
		'both ends is what is looked for, upper and lower case count, and lines are those that ripgrep finds without Unicode. ' +
		'docs/search.md has the whole language.',
	examples: [
		{ command: "search 'where are expired sessions removed?'", about: 'a question in plain language' },
		{ command: 'search parseQuery', about: 'what is called so, then what has to do with it' },
		{ command: 'search gCD --type symbol', about: 'by initials: getCallDetails' },
		{ command: "search 'TODO in:src/ -lang:markdown' --type text", about: 'lines with a text' },
		{
			command: "search 'catch \\(\\w+\\) \\{\\s*\\}' --type regex --multiline",
			about: 'a pattern, also over lines',
		},
		{
			command: 'search open --type symbol --why-not src/store.ts',
			about: 'why something is not in the answer',
		},
	],
	fields: {
		query: { type: 'text', about: 'what to look for', max: 1_000_000, required: true, mayBeEmpty: true },
		type: {
			type: 'choice',
			about: `one of ${SEARCH_TYPES.join(', ')} (default: auto)`,
			options: SEARCH_TYPES,
			placeholder: 'type',
		},
		ignoreCase: { type: 'flag', about: 'of text and patterns: upper and lower case alike' },
		word: { type: 'flag', about: 'of text and patterns: whole words alone' },
		multiline: { type: 'flag', about: 'of patterns: go over line ends, as one that has \\n in it does' },
		context: { type: 'whole', about: 'lines before and after each', min: 0, max: 50, default: 0 },
		in: { type: 'text', about: 'as in:, a folder or file', max: 4096, placeholder: 'path' },
		notIn: { type: 'text', about: 'as -in:', max: 4096, placeholder: 'path' },
		lang: { type: 'text', about: 'as lang:', max: 200, placeholder: 'language' },
		kind: {
			type: 'text',
			about: 'as kind:, of symbols, or of those that lines are in',
			max: 200,
			placeholder: 'kind',
		},
		exported: { type: 'flag', about: 'as exported:true' },
		changed: {
			type: 'text',
			about: 'as changed:, a time before the latest commit, or a revision',
			max: 200,
			placeholder: '7d',
		},
		author: { type: 'text', about: 'as author:, a part of a name or address', max: 200, placeholder: 'name' },
		calls: { type: 'text', about: 'as calls:, what a function calls', max: 1000, placeholder: 'name' },
		fact: { type: 'text', about: 'as fact:, a kind of fact', max: 200, placeholder: 'kind' },
		explain: { type: 'flag', about: 'why each hit is where it is' },
		whyNot: {
			type: 'text',
			about: 'why a path or a symbol is not in the answer',
			max: 4096,
			placeholder: 'name',
		},
		limit: {
			type: 'whole',
			about: `hits at most (default: ${USUAL_LIMIT.auto} for auto, else ${USUAL_LIMIT.text})`,
			min: 1,
			max: 10_000,
		},
		cursor: { type: 'text', about: 'go on where an answer ended', max: 8192, placeholder: 'next' },
	},
	cli: { positional: ['query'], joined: 'query' },
	output: searchShape,
	async handler(context, input) {
		const { type = 'auto' } = input;
		if (input.query.trim() === '' && !(input.query !== '' && (type === 'text' || type === 'regex'))) {
			throw new AssayError('USAGE', 'the query is empty', 'Give words, a name, a path or a pattern.');
		}
		const { answerSearch } = await import('./search/answer.ts');
		return answerSearch(context, { ...input, type, limit: input.limit ?? USUAL_LIMIT[type] });
	},
});
