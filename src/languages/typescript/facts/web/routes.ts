import type { FactFile, Place, SeenCall } from '../../../../model/facts/rules.ts';
import { type Arg, type ArgKind, CallFlag } from '../../../../model/recorder.ts';
import { joinPaths } from '../../../shared/facts/routes.ts';
import { itemsOf, type Written } from '../../../shared/facts/written.ts';
import { argumentRows } from './argument-rows.ts';
import type { Framework } from './frameworks.ts';
import { argsOf, type Link, linksOf } from './links.ts';
import { optionLinks } from './options.ts';
import { isPlainPath, pathsOf, pathText } from './paths.ts';
import { type Receiver, receiverOf } from './receiver.ts';

/** A route that a call registers. */
export interface FoundRoute {
	framework: Framework;
	method: string;
	path: string;
	router: string | null;
	/** What handles it, the handler last. */
	links: readonly Link[];
	place: Place;
}

/** Methods of routers that register a route, with the HTTP method each stands for. */
export const VERBS: Readonly<Record<string, string>> = {
	get: 'GET',
	post: 'POST',
	put: 'PUT',
	patch: 'PATCH',
	delete: 'DELETE',
	del: 'DELETE',
	head: 'HEAD',
	options: 'OPTIONS',
	opts: 'OPTIONS',
	trace: 'TRACE',
	all: 'ANY',
};

const NONE: readonly FoundRoute[] = [];
const known = new WeakMap<SeenCall, readonly FoundRoute[]>();

/** The routes of `router.get(path, …handlers)`, `router.route(path).get(…)` and `app.on(method, path, …)`. */
export function routesOf(call: SeenCall, file: FactFile): readonly FoundRoute[] {
	// Most calls of these names are a map's `get(key)` or an emitter's `on(event, f)`.
	if (call.receiver === null || call.argCount === 0) return NONE;
	if (call.argCount === 1 && !/\broute\s{0,8}\(/.test(call.receiver)) return NONE;
	const kept = known.get(call);
	if (kept !== undefined) return kept;
	const found =
		call.name === 'on' || call.name === 'register' ? listedRoutes(call, file) : verbRoutes(call, file);
	known.set(call, found);
	return found;
}

/** What cannot be a handler. */
const DATA: ReadonlySet<ArgKind> = new Set([
	'string',
	'number',
	'boolean',
	'null',
	'template',
	'regex',
	'object',
	'jsx',
	'class',
]);
/** Names that clients are given in that place. */
const DATA_NAME = /^(?:\w{0,40}(?:config|options|opts|params|headers|data|body|payload|query|schema|dto))$/i;

function isHandler({ kind, text }: Arg, sure: boolean): boolean {
	if (DATA.has(kind)) return false;
	return sure || (kind !== 'other' && !(kind === 'identifier' && DATA_NAME.test(text)));
}

function verbRoutes(call: SeenCall, file: FactFile): readonly FoundRoute[] {
	const [first] = call.args;
	if (DATA.has(first.kind) && first.kind !== 'string' && first.kind !== 'template' && first.kind !== 'regex')
		return NONE;
	const receiver = receiverOf(call, file);
	if (receiver === null || receiver.framework === 'hapi' || receiver.framework === 'nest') return NONE;
	const method = VERBS[call.name];
	if (receiver.route !== null) return chainedRoutes(call, receiver, receiver.route, method, file);
	if (call.argCount < 2 || !(receiver.sure || isRegistration(call, file))) return NONE;
	// A route of Koa's may have a name before its path.
	const isNamed =
		receiver.framework === 'koa' &&
		first.kind === 'string' &&
		isPlainPath(call.args[1].kind, call.args[1].text);
	const from = isNamed ? 2 : 1;
	return argumentRows(call, file).flatMap((args) => {
		const links = handlersOf(args.slice(from), call, receiver, file);
		if (links.length === 0) return NONE;
		return pathsOf(call.args[from - 1].kind, args[from - 1], call.scope, file).map((path) =>
			routeOn(receiver, method, path, links, call, file),
		);
	});
}

const USED = /(?:\breturn|[^=!<>]=|[(,[])\s{0,80}$/;

/** A client is called in the same words, for what it gives; and with a query. */
function isRegistration({ args, flags, start }: SeenCall, file: FactFile): boolean {
	const [{ kind, text }] = args;
	if (!isPlainPath(kind, text) || /\?[\w$]{1,40}=/.test(text)) return false;
	// Only what a client gives is used; a chain of routes may be returned.
	if (args.at(-1)?.kind === 'function' && !/^\(?\s{0,8}_?err/.test(args.at(-1)?.text ?? '')) return true;
	const before = file.text.slice(Math.max(0, start - 200), start).replace(/\/\/[^\n]{0,200}/g, '');
	return (flags & CallFlag.awaited) === 0 && !USED.test(before);
}

/** The links that arguments stand for; none when they are no handlers. */
function handlersOf(parts: readonly Written[], call: SeenCall, receiver: Receiver, file: FactFile): Link[] {
	const last = call.args.at(-1);
	if (parts.length === 0 || last === undefined) return [];
	if (receiver.framework === 'fastify') return optionLinks(parts, call, file);
	// Beyond those that are described, handlers follow handlers.
	if (call.args.length === call.argCount && !isHandler(last, receiver.sure)) return [];
	return linksOf(parts, call, file);
}

function routeOn(
	receiver: Receiver,
	method: string,
	path: string,
	links: readonly Link[],
	call: SeenCall,
	file: FactFile,
): FoundRoute {
	const { framework, key, prefix } = receiver;
	return { framework, method, path: joinPaths(prefix, path), router: key, links, place: placeOf(call, file) };
}

/** In a chain each link has its own line. */
export function placeOf(call: SeenCall, file: FactFile): Place {
	const isChain = file.text.slice(call.start, call.nameStart).includes('\n');
	return { start: isChain ? call.nameStart : call.start, end: call.end };
}

/** `router.route('/x').all(auth).get(list).post(create)`. */
function chainedRoutes(
	call: SeenCall,
	receiver: Receiver,
	written: Written,
	method: string,
	file: FactFile,
): readonly FoundRoute[] {
	if (!call.args.every((arg) => isHandler(arg, receiver.sure))) return NONE;
	if (!receiver.sure && !/^['"`](?:\/|\*)/.test(written.text)) return NONE;
	// What all methods of the path go through is no route of its own when others follow.
	if (isFollowed(call, file)) return NONE;
	const before = file.calls.filter(
		(other) => other.name === 'all' && other.start === call.start && other.end < call.nameStart,
	);
	const links = [...before, call].flatMap((each) => linksOf(argsOf(each, file), each, file));
	return pathsOf('other', written, call.scope, file).map((path) =>
		routeOn(receiver, method, path, links, call, file),
	);
}

const FOLLOWED = /^(?:\s|\/\/[^\n]{0,300}\n){0,80}\.\s{0,8}(?:get|post|put|patch|delete)\s{0,8}\(/;

function isFollowed({ name, end }: SeenCall, file: FactFile): boolean {
	return name === 'all' && FOLLOWED.test(file.text.slice(end, end + 800));
}

/** Hono's `app.on(['PUT', 'DELETE'], '/x', …)`, `app.on('PURGE', …)`; Koa's `router.register('/x', ['put'], …)`. */
function listedRoutes(call: SeenCall, file: FactFile): readonly FoundRoute[] {
	const isOn = call.name === 'on';
	const [methods, paths] = isOn ? call.args : [call.args[1], call.args[0]];
	if (call.argCount < 3 || !(isOn ? /^\[?\s{0,8}['"`][A-Z]/ : /^\[\s{0,80}['"`][a-zA-Z]/).test(methods.text))
		return NONE;
	const receiver = receiverOf(call, file);
	if (receiver?.framework !== (isOn ? 'hono' : 'koa')) return NONE;
	const links = handlersOf(argsOf(call, file).slice(2), call, receiver, file);
	const written = argsOf(call, file);
	const [by, at] = isOn ? written : [written[1], written[0]];
	return (itemsOf(by, file) ?? [by]).flatMap((method) =>
		pathsOf(paths.kind, at, call.scope, file).map((path) =>
			routeOn(receiver, methodText(method, isOn, call.scope, file), path, links, call, file),
		),
	);
}

/** Methods of Koa are written small. */
function methodText(of: Written, isOn: boolean, scope: number, file: FactFile): string {
	const method = pathText(of, scope, file);
	return isOn ? method : method.toUpperCase();
}
