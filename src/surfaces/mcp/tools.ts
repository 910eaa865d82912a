import { questions } from '../../engine.ts';

/**
 * Which tool asks which questions. Few tools, because a client shows all of them to its model before anything was
 * asked; every question that servers offer is behind one of them.
 */
export interface Tool {
	name: string;
	/** What a model reads to choose it. Words of ours alone: nothing of a repository is ever in it. */
	about: string;
	/** Questions by their name in the registry. The first is asked unless told, if `asksFirst`. */
	questions: readonly string[];
	asksFirst: boolean;
}

const LISTED: readonly Tool[] = [
	{
		name: 'search',
		about:
			'Find code by meaning, symbol, text, regex or path. Start here. query may hold filters: ' +
			'in: lang: kind: exported: changed: author: calls: fact:',
		questions: ['search'],
		asksFirst: true,
	},
	{
		name: 'read',
		about: 'Read a file, range or symbol; skeleton or outline of what is large.',
		questions: ['read'],
		asksFirst: true,
	},
	{
		name: 'explain',
		about: 'All about one symbol or file: what it is, who uses it, what it uses, tests, history.',
		questions: ['explain'],
		asksFirst: true,
	},
	{
		name: 'graph',
		about:
			'Exact relations, with how sure each is. target: file, file:line, file#name, name. ' +
			'impact: what may break; deps: what it needs; flow: where a value goes.',
		questions: [
			'graph callers',
			'graph callees',
			'graph impact',
			'graph deps',
			'graph types',
			'graph refs',
			'references',
			'definition',
			'graph flow',
			'graph path',
			'graph cycles',
			'graph dead',
			'graph metrics',
			'tests-for',
			'arch',
		],
		asksFirst: false,
	},
	{
		name: 'pack',
		about: 'The code needed to work on targets or a change, within a token budget.',
		questions: ['pack'],
		asksFirst: true,
	},
	{
		name: 'overview',
		about: 'What the repository is, and lists: map, symbols of a file or name, endpoints, facts.',
		questions: ['overview', 'map', 'symbols', 'symbol', 'endpoints', 'api-contracts', 'facts'],
		asksFirst: true,
	},
	{
		name: 'sql',
		about: 'Read-only SQL over the whole index. schema lists the views.',
		questions: ['sql'],
		asksFirst: true,
	},
	{
		name: 'status',
		about: 'State of index and settings; what changed since a revision, history and blame of a file.',
		questions: ['status', 'changed', 'history', 'blame', 'doctor', 'config'],
		asksFirst: true,
	},
];

/** Every tool, also with questions that none of them lists: each is asked by the tool of its first word, else by `overview`. */
export const TOOLS: readonly Tool[] = LISTED.map((tool) => ({
	...tool,
	questions: [...tool.questions, ...unlistedOf(tool.name)],
}));

function unlistedOf(tool: string): string[] {
	return questions
		.filter(({ commandLineOnly }) => commandLineOnly === null)
		.map(({ name }) => name)
		.filter((name) => !LISTED.some((each) => each.questions.includes(name)) && toolOf(name) === tool);
}

function toolOf(question: string): string {
	const [first] = question.split(' ');
	return LISTED.some(({ name }) => name === first) ? first : 'overview';
}

/** What a question is called in the field `question`: the second word of two. */
export function shortName(question: string): string {
	return question.slice(question.indexOf(' ') + 1);
}

/** Fields for people at a terminal or for editors, which a model has no use for. */
export const NOT_FOR_MODELS: Readonly<Record<string, readonly string[]>> = {
	read: ['text'],
	symbols: ['text'],
	pack: ['xml'],
	status: ['check', 'all'],
};

const TARGET = 'name, Class.name, file#name, file:line or file';

/** Shorter words for fields, by tool; an empty text where the name says it all. Others are described as in the help. */
export const FIELD_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	search: {
		query: '',
		type: '',
		ignoreCase: '',
		word: '',
		multiline: '',
		context: 'lines around',
		in: 'folder or file',
		notIn: '',
		lang: '',
		kind: 'function, class, …',
		exported: '',
		changed: '7d, or a revision',
		author: '',
		calls: 'name it calls',
		fact: 'kind of fact',
		whyNot: 'path or symbol you miss in the answer',
	},
	read: {
		target: 'file, file:10-40, file#name or name',
		skeleton: 'without bodies',
		detail: '',
		outline: 'names and lines alone',
		with: 'any of callers,callees,types,tests',
		lineNumbers: '',
	},
	explain: { target: TARGET },
	graph: {
		target: TARGET,
		from: '',
		to: '',
		by: 'metrics: centrality, fan-in, fan-out, instability',
		since: 'tests-for: revision',
		changed: 'tests-for: of all changed files',
		tests: '',
	},
	pack: { targets: 'as in graph, or words', budget: 'tokens', changed: 'a revision, in place of targets' },
	overview: { in: 'folder or file', tests: '', method: '', path: 'endpoints, api-contracts: prefix' },
	sql: { query: 'one SELECT', timeout: 'seconds', schema: 'list views and columns' },
	status: { file: 'history, blame', lines: 'blame: 10,40' },
};
