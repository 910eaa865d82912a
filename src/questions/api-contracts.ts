import { defineQuestion } from './question.ts';

const MOST_CALLERS = 200;
const MOST_CANDIDATES = 5;

export const apiContracts = defineQuestion({
	name: 'api-contracts',
	order: 270,
	effect: 'read',
	summary: 'List HTTP endpoints with the calls that ask for them',
	description:
		'Puts the endpoints of the repository (`assay endpoints`) and the requests it makes together, by method and path: fetch, ' +
		'axios and other clients, through functions that hand the address on, constants and functions that make it; test clients are ' +
		'marked. Parameters fit one another however they are written. `sure` is the whole path and the method; less is ' +
		'known where the base of the address, a part of it or the method is not. Then the calls that no endpoint here answers: broken, or for ' +
		'another server. Links and forms of pages, and clients outside of the repository, are not seen.',
	examples: [
		{
			command: 'api-contracts',
			about: 'endpoints and who asks for them, then calls that nothing here answers',
		},
		{ command: 'api-contracts --unused', about: 'endpoints that only tests, or nothing here, ask for' },
		{ command: 'api-contracts --unmatched', about: 'calls that no endpoint answers' },
		{ command: 'api-contracts --path /api/users --method POST', about: 'who asks for this' },
	],
	fields: {
		path: { type: 'text', about: 'only paths that begin with this, or that answer it', max: 1000 },
		method: { type: 'text', about: 'only this method', max: 20 },
		unused: { type: 'flag', about: 'only endpoints that no program here asks for' },
		unmatched: { type: 'flag', about: 'only calls that no endpoint answers' },
		limit: {
			type: 'whole',
			about: 'endpoints and unmatched calls at most',
			min: 1,
			max: 10_000,
			default: 200,
		},
		cursor: { type: 'text', about: 'go on where an answer ended', max: 8192, placeholder: 'next' },
	},
	output: (z) => {
		const place = { file: z.string(), line: z.int(), col: z.int() };
		const call = {
			...place,
			/** The function or class around it; null for the module. */
			function: z.string().nullable(),
			library: z.string(),
			/** null when it is not known. */
			method: z.string().nullable(),
			/** `{}` for what is put into it. */
			url: z.string(),
			isTest: z.boolean(),
			/** The function of the repository that asks, where the call hands it the address. */
			through: z.string().nullable(),
		};
		const endpoint = {
			method: z.string(),
			path: z.string(),
			framework: z.string(),
			handler: z.string().nullable(),
			file: z.string(),
			line: z.int(),
		};
		return z.strictObject({
			totals: z.strictObject({
				endpoints: z.int(),
				/** Endpoints that programs ask for; that only tests do. */
				called: z.int(),
				testedOnly: z.int(),
				calls: z.int(),
				matched: z.int(),
				unmatched: z.int(),
				/** Calls of other hosts, and calls whose path is not known. */
				external: z.int(),
				unknown: z.int(),
			}),
			/** Endpoints and unmatched calls that fit the question. */
			total: z.int(),
			endpoints: z.array(
				z.strictObject({
					...endpoint,
					callers: z.array(
						z.strictObject({
							...call,
							certainty: z.enum(['sure', 'likely', 'possible']),
							why: z.array(z.string()),
						}),
					),
					callersLeft: z.int(),
				}),
			),
			unmatched: z.array(
				z.strictObject({
					...call,
					reason: z.enum(['none', 'method', 'ambiguous']),
					candidates: z.array(z.strictObject(endpoint)),
				}),
			),
			next: z.string().nullable(),
		});
	},
	async handler(context, { path, method, unused, unmatched: isUnmatched, limit, cursor }) {
		const workspace = await context.workspace();
		const reader = await context.index();
		const { textReader } = await import('./file-text.ts');
		const { listEndpoints } = await import('../endpoints/list-endpoints.ts');
		const { linesOf } = await import('../store/queries/places.ts');
		const { collectClientCalls } = await import('../contracts/requests/collect.ts');
		const { contractsOf } = await import('../contracts/contracts.ts');
		const { isAskedFor } = await import('../endpoints/match-path.ts');
		const { pagingOf } = await import('./paging.ts');
		const { calls, isCut: isTooMuch } = collectClientCalls(reader, textReader(workspace));
		const found = contractsOf(listEndpoints(reader), calls);
		const program = found.contracts.filter(({ endpoint }) => !endpoint.isTest);
		const isUsed = (callers: (typeof program)[number]['callers']) =>
			callers.some((each) => !each.call.isTest);
		const wanted = method?.toUpperCase();
		const fits = (answered: string, whole: string) =>
			(path === undefined || isAskedFor(whole, path)) &&
			(wanted === undefined || answered === wanted || answered === 'ANY');
		const contracts = isUnmatched
			? []
			: program.filter(
					({ endpoint, callers }) => fits(endpoint.method, endpoint.path) && (!unused || !isUsed(callers)),
				);
		const { isCalled } = await import('../contracts/request-path.ts');
		const left = unused
			? []
			: found.unmatched.filter(
					({ call, url }) =>
						(path === undefined || isCalled(url, path)) &&
						(wanted === undefined || call.method === null || call.method === wanted),
				);
		const { offset, next } = pagingOf(reader.generation, cursor);
		const total = contracts.length + left.length;
		const end = Math.min(total, offset + limit);
		const isCut = end < total;
		const shown = ({ path: file, start, urls: _, ...rest }: (typeof calls)[number], url: string) => ({
			...linesOf(reader, [{ path: file, start }])[0],
			...rest,
			url,
		});
		const about = ({
			method: answered,
			path: whole,
			framework,
			handler,
			file,
			line,
		}: (typeof program)[number]['endpoint']) => ({
			...{ method: answered, path: whole, framework, handler, file, line },
		});
		const testedOnly = program.filter(({ callers }) => callers.length > 0 && !isUsed(callers)).length;
		return {
			result: {
				totals: {
					endpoints: program.length,
					called: program.filter(({ callers }) => isUsed(callers)).length,
					testedOnly,
					calls: calls.length,
					matched: calls.length - found.unmatched.length - found.external - found.unknown,
					unmatched: found.unmatched.length,
					external: found.external,
					unknown: found.unknown,
				},
				total,
				endpoints: contracts.slice(offset, end).map(({ endpoint, callers }) => ({
					...about(endpoint),
					callers: callers.slice(0, MOST_CALLERS).map(({ call, url, certainty, why }) => ({
						...shown(call, url),
						certainty,
						why: [...why],
					})),
					callersLeft: Math.max(0, callers.length - MOST_CALLERS),
				})),
				unmatched: left
					.slice(Math.max(0, offset - contracts.length), Math.max(0, end - contracts.length))
					.map(({ call, url, reason, candidates }) => ({
						...shown(call, url),
						reason,
						candidates: candidates.slice(0, MOST_CANDIDATES).map(about),
					})),
				next: isCut ? next(end) : null,
			},
			meta: { truncated: isCut || isTooMuch },
		};
	},
});
