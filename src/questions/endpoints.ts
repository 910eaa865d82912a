import { CONTROLS } from '../endpoints/controls.ts';
import { defineQuestion } from './question.ts';

export const endpoints = defineQuestion({
	name: 'endpoints',
	order: 260,
	effect: 'read',
	summary: 'List HTTP endpoints with their handlers',
	description:
		'Method, whole path (with the prefixes of routers, blueprints, controllers, across files), what answers it and ' +
		'the controls in front of it. Authentication is what a known package or framework has for it, or what can be ' +
		'seen to refuse requests here; what is only named like it, or refuses some requests, is an `unknown` control ' +
		'and does not count. Validation, rate limits and CSRF go by names. A path that begins with ^ is a regular ' +
		'expression as written.',
	examples: [
		{ command: 'endpoints', about: 'all of them, by path' },
		{ command: 'endpoints --path /api/users/5 --method GET', about: 'what answers this request' },
		{ command: 'endpoints --without auth', about: 'where nothing is known to ask who calls' },
	],
	fields: {
		path: { type: 'text', about: 'only paths that begin with this, or that answer it', max: 1000 },
		method: { type: 'text', about: 'only this method', max: 20 },
		in: { type: 'text', about: 'only registered in this file or folder', max: 4096, placeholder: 'path' },
		without: {
			type: 'choice',
			about: `only without this control (unknown ones do not count): ${CONTROLS.join(', ')}`,
			options: CONTROLS,
			placeholder: 'control',
		},
		tests: { type: 'flag', about: 'also those that tests register' },
		limit: { type: 'whole', about: 'endpoints at most', min: 1, max: 100_000, default: 500 },
		cursor: { type: 'text', about: 'go on where an answer ended', max: 8192, placeholder: 'next' },
	},
	output: (z) =>
		z.strictObject({
			total: z.int(),
			endpoints: z.array(
				z.strictObject({
					method: z.string(),
					path: z.string(),
					framework: z.string(),
					handler: z.string().nullable(),
					handlerFile: z.string().nullable(),
					handlerLine: z.int().nullable(),
					controls: z.array(z.strictObject({ control: z.string(), name: z.string() })),
					middleware: z.array(z.string()),
					file: z.string(),
					line: z.int(),
					isTest: z.boolean(),
				}),
			),
			next: z.string().nullable(),
		}),
	async handler(context, { path, method, in: place, without, tests, limit, cursor }) {
		const { root } = await context.workspace();
		const { repositoryPaths } = await import('./repository-path.ts');
		const within = place === undefined ? null : repositoryPaths(root, context.request.cwd, place);
		const reader = await context.index();
		const { listEndpoints } = await import('../endpoints/list-endpoints.ts');
		const { pagingOf } = await import('./paging.ts');
		const { isAskedFor } = await import('../endpoints/match-path.ts');
		const wanted = method?.toUpperCase();
		const found = listEndpoints(reader).filter(
			(each) =>
				(tests || !each.isTest) &&
				(path === undefined || isAskedFor(each.path, path)) &&
				(wanted === undefined || each.method === wanted || each.method === 'ANY') &&
				(within === null ||
					within.some((folder) => each.file === folder || each.file.startsWith(`${folder}/`))) &&
				(without === undefined || !each.controls.some(({ control }) => control === without)),
		);
		const { offset, next } = pagingOf(reader.generation, cursor);
		const end = Math.min(found.length, offset + limit);
		const isCut = end < found.length;
		return {
			result: { total: found.length, endpoints: found.slice(offset, end), next: isCut ? next(end) : null },
			meta: { truncated: isCut },
		};
	},
});
