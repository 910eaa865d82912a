import { questions } from '../../engine.ts';
import { nearest } from '../../model/nearest.ts';
import { VERSION } from '../../model/version.ts';
import type { Asker } from './asker.ts';
import type { Events } from './events.ts';
import type { Gates } from './gate.ts';
import type { Guard } from './guard.ts';
import type { Limits } from './limits.ts';
import type { Metrics } from './metrics.ts';
import { API, pathOf } from './question-routes.ts';
import type { BodyReader } from './read-body.ts';
import { Refusal } from './refusal.ts';
import { JSON_TYPE, reply, replyWithError, SECURITY_HEADERS } from './reply.ts';
import type { Call, Mount, Route } from './route.ts';

export interface AppParts {
	guard: Guard;
	gates: Gates;
	bodies: BodyReader;
	metrics: Metrics;
	events: Events;
	limits: Limits;
	questionRoutes: readonly Route[];
	mounts: readonly Mount[];
	/** Told of what failed inside, which who asked is not told. */
	onDefect(error: unknown): void;
}

export interface App {
	/** Never throws. */
	answer(request: Request, asker: Asker): Promise<Response>;
	readonly inFlight: number;
}

/** Requests to responses; knows nothing of sockets. */
export function makeApp(parts: AppParts): App {
	let inFlight = 0;
	const own = ownRoutes(parts, () => inFlight);
	const mounted = parts.mounts.map((mount) => mountRoute(mount, parts));
	const routes = new Map([...own, ...parts.questionRoutes, ...mounted].map((route) => [route.path, route]));
	return {
		get inFlight() {
			return inFlight;
		},
		async answer(request, asker) {
			const started = performance.now();
			const { path, query } = splitUrl(request.url);
			const route = routes.get(path);
			let response: Response;
			inFlight++;
			try {
				parts.guard.check(request, route?.isOpen === true);
				checkMethod(request, path, route, routes);
				response = await route!.answer(request, { asker, query, signal: request.signal });
			} catch (error) {
				if (!(error instanceof Refusal)) parts.onDefect(error);
				response = replyWithError(error);
			}
			inFlight--;
			const seconds = (performance.now() - started) / 1000;
			parts.metrics.noteRequest(route?.path ?? 'none', response.status, seconds);
			return response;
		},
	};
}

function ownRoutes({ metrics, gates, events }: AppParts, inFlight: () => number): Route[] {
	const reading = ['GET', 'HEAD'];
	let description: Promise<string> | undefined;
	return [
		{
			path: '/healthz',
			methods: reading,
			isOpen: true,
			answer: () => reply(200, JSON_TYPE, JSON.stringify({ ok: true, version: VERSION })),
		},
		{
			path: '/openapi.json',
			methods: reading,
			isOpen: true,
			async answer() {
				// Made from schemas, whose package is not loaded before somebody asks for it.
				description ??= import('./openapi.ts').then(async ({ openApiDocument }) =>
					JSON.stringify(await openApiDocument()),
				);
				return reply(200, JSON_TYPE, await description);
			},
		},
		{
			path: '/docs',
			methods: reading,
			isOpen: true,
			async answer() {
				const { docsPage, DOCS_POLICY } = await import('./docs-page.ts');
				return reply(200, 'text/html; charset=utf-8', docsPage, { 'content-security-policy': DOCS_POLICY });
			},
		},
		{
			path: '/metrics',
			methods: reading,
			isOpen: false,
			answer: () => {
				const all = Object.values(gates);
				const text = metrics.text({
					inFlight: inFlight(),
					running: all.reduce((sum, { running }) => sum + running, 0),
					waiting: all.reduce((sum, { waiting }) => sum + waiting, 0),
					listeners: events.listeners,
				});
				return reply(200, 'text/plain; version=0.0.4; charset=utf-8', text);
			},
		},
		{
			path: `${API}/events`,
			methods: ['GET'],
			isOpen: false,
			answer: (_request, { signal }) => events.open(signal),
		},
	];
}

/** Bodies are received here, so that limits hold for every surface; a question in one has its turn like others. */
function mountRoute({ path, handle }: Mount, { gates, bodies, limits }: AppParts): Route {
	return {
		path,
		methods: ['GET', 'POST', 'DELETE'],
		isOpen: false,
		async answer(request, { asker, signal }) {
			if (request.method !== 'POST') return secured(await handle(request));
			const body = await bodies.read(request, limits.textBodyBytes);
			const leave = await gates.mounts.enter(asker, signal);
			try {
				const { url, method, headers } = request;
				return secured(
					await handle(new Request(url, { method, headers, body: new Uint8Array(body), signal })),
				);
			} finally {
				leave();
			}
		},
	};
}

function secured(response: Response): Response {
	const headers = new Headers(response.headers);
	for (const [name, value] of Object.entries(SECURITY_HEADERS)) headers.set(name, value);
	return new Response(response.body, { status: response.status, headers });
}

function checkMethod(
	{ method }: Request,
	path: string,
	route: Route | undefined,
	routes: ReadonlyMap<string, Route>,
): void {
	if (route === undefined) throw notThere(path, routes);
	if (route.methods.includes(method)) return;
	const allow = route.methods.join(', ');
	throw new Refusal(405, 'USAGE', `${path} does not take ${method}`, `Use one of: ${allow}.`, { allow });
}

function notThere(path: string, routes: ReadonlyMap<string, Route>): Refusal {
	const known = questions.find((question) => pathOf(question) === path);
	if (known?.commandLineOnly) {
		const message = `${known.name} is for the command line: ${known.commandLineOnly}`;
		return new Refusal(404, 'NOT_FOUND', message, `Run \`assay ${known.name}\`.`);
	}
	const meant = path.length > MOST_GUESSED ? null : nearest(path, routes.keys());
	const hint = meant === null ? '/docs lists what there is.' : `Did you mean ${meant}?`;
	const shown = path.length > MOST_GUESSED ? `${path.slice(0, MOST_GUESSED)}…` : path;
	return new Refusal(404, 'NOT_FOUND', `there is no ${shown}`, hint);
}

const MOST_GUESSED = 100;

/** Paths are compared as they were sent: nothing is decoded, so nothing has two names. */
function splitUrl(url: string): Pick<Call, 'query'> & { path: string } {
	const from = url.indexOf('/', url.indexOf('://') + 3);
	if (from === -1) return { path: '/', query: '' };
	const end = url.indexOf('?', from);
	return end === -1
		? { path: url.slice(from), query: '' }
		: { path: url.slice(from, end), query: url.slice(end + 1) };
}
