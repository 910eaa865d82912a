import type { Attributes, FactFile, FactRule, SeenCall } from '../../../model/facts/rules.ts';
import { route, routeMount } from '../../../model/facts/web.ts';
import { joinPaths } from '../../shared/facts/routes.ts';
import { argumentsOf, itemsOf, type Written } from '../../shared/facts/written.ts';
import { targetOf } from './mounts.ts';
import { isDotted, pathText } from './paths.ts';
import { keyOf } from './routers.ts';
import { answersOf, methodsIn } from './views.ts';

/** Calls that take lists of routes for an application. */
const HOLDERS: ReadonlySet<string> = new Set(['Starlette', 'FastAPI', 'Router', 'add_routes']);

/**
 * The key of what a list of routes is for: the application that is made of it, or the variable that holds
 * the list.
 */
function holderKey(call: SeenCall, file: FactFile): string | null {
	for (const around of file.callsAround(call)) {
		if (!HOLDERS.has(around.name)) continue;
		const name =
			around.name === 'add_routes'
				? (around.receiver ?? '').replace(/\.router$/, '')
				: file.assignedName(around);
		return name === null || name === '' ? null : keyOf(name, call.scope, file);
	}
	const chunk = file.chunk(call.chunk);
	const isList = chunk?.kind === 'variable' || chunk?.kind === 'constant';
	return isList ? chunk.name : null;
}

/** Paths of the mounts that a route is written inside of. */
function pathAbove(call: SeenCall, file: FactFile): string {
	let prefix = '';
	for (const around of file.callsAround(call)) {
		if (around.name !== 'Mount') continue;
		const path = argumentsOf(around, file).get(0, 'path');
		prefix = joinPaths(pathText(path, file, call.scope) ?? '', prefix);
	}
	return prefix;
}

const AIOHTTP = /^(?:\*\.)?(?:web\.)?(get|post|put|patch|delete|head|options|view|route)$/;

/** Routes that are items of a list: of Starlette, aiohttp and Tornado. */
export const LISTED_ROUTES: readonly FactRule[] = [
	{
		fact: route,
		on: 'call',
		names: ['Route', 'WebSocketRoute', 'APIRoute'],
		via: ['call'],
		from: ['starlette', 'fastapi'],
		find(call, file, tell) {
			const args = argumentsOf(call, file);
			const path = pathText(args.get(0, 'path'), file, call.scope);
			const handler = args.get(1, 'endpoint');
			if (path === null || handler === undefined) return;
			const given = methodsIn(args.get('methods'), file);
			const methods = call.name === 'WebSocketRoute' ? ['WEBSOCKET'] : (given ?? ['GET']);
			const router = holderKey(call, file);
			for (const answer of answersOf(handler, call, file, methods)) {
				tell({
					framework: 'starlette',
					method: answer.method,
					path: joinPaths(pathAbove(call, file), path),
					router,
					...answer.handler,
				});
			}
		},
	},
	{
		fact: routeMount,
		on: 'call',
		names: ['Mount'],
		via: ['call'],
		from: ['starlette', 'fastapi'],
		find(call, file, tell) {
			const args = argumentsOf(call, file);
			const path = pathText(args.get(0, 'path'), file, call.scope);
			const routes = args.get('routes');
			const what = args.get(1, 'app') ?? (itemsOf(routes, file) === null ? routes : undefined);
			const target = what === undefined ? null : targetOf(what, call, file);
			if (path === null || target === null) return;
			const prefix = joinPaths(pathAbove(call, file), path);
			tell({ framework: 'starlette', router: holderKey(call, file), prefix, ...target });
		},
	},
	{
		fact: routeMount,
		on: 'call',
		names: ['Starlette', 'FastAPI', 'Router'],
		via: ['call'],
		from: ['starlette', 'fastapi'],
		find(call, file, tell) {
			const routes = argumentsOf(call, file).get('routes');
			const name = file.assignedName(call);
			if (routes === undefined || name === null || !isDotted(routes.text)) return;
			const target = targetOf(routes, call, file);
			if (target !== null)
				tell({ framework: 'starlette', router: keyOf(name, call.scope, file), prefix: '', ...target });
		},
	},
	{
		fact: routeMount,
		on: 'call',
		names: ['add_routes'],
		via: ['call'],
		find(call, file, tell) {
			if (!file.importsFrom(['aiohttp']) || call.receiver === null || !isDotted(call.receiver)) return;
			const routes = argumentsOf(call, file).get(0, 'routes');
			const target = routes === undefined || !isDotted(routes.text) ? null : targetOf(routes, call, file);
			if (target === null) return;
			const router = keyOf(call.receiver.replace(/\.router$/, ''), call.scope, file);
			tell({ framework: 'aiohttp', router, prefix: '', ...target });
		},
	},
	{
		fact: route,
		on: 'call',
		names: ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'view', 'route'],
		via: ['call'],
		from: ['aiohttp'],
		find(call, file, tell) {
			// A client's `session.get` comes from aiohttp, too.
			const verb = AIOHTTP.exec(file.originOf(call.calleeValue, call.scope)?.path ?? '')?.[1];
			if (verb === undefined) return;
			const args = argumentsOf(call, file);
			const isRoute = verb === 'route';
			const path = pathText(args.get(isRoute ? 1 : 0, 'path'), file, call.scope);
			const handler = args.get(isRoute ? 2 : 1, 'handler');
			if (path === null || handler === undefined) return;
			const methods = isRoute ? methodsIn(args.get(0, 'method'), file) : [verb.toUpperCase()];
			const given = (methods ?? ['ANY']).map((method) =>
				method === 'VIEW' || method === '*' ? 'ANY' : method,
			);
			for (const answer of answersOf(handler, call, file, given)) {
				tell({
					framework: 'aiohttp',
					method: answer.method,
					path,
					router: holderKey(call, file),
					...answer.handler,
				});
			}
		},
	},
	{
		fact: route,
		on: 'call',
		names: ['Application'],
		via: ['call'],
		from: ['tornado'],
		find(call, file, tell) {
			const given = argumentsOf(call, file).get(0, 'handlers');
			if (given === undefined) return;
			const name = file.assignedName(call);
			const router = name === null ? null : keyOf(name, call.scope, file);
			for (const item of itemsOf(file.held(given.value, call.scope), file) ?? []) {
				for (const { about, at } of tornadoRoute(item, call, file))
					tell({ framework: 'tornado', router, ...about }, at);
			}
		},
	},
];

/** `(r'/x', Handler)`, `url(r'/x', Handler)`. */
function tornadoRoute(
	item: Written,
	call: SeenCall,
	file: FactFile,
): { about: Attributes; at: { start: number; end: number } }[] {
	const made = file.callAt(item.value);
	if (made !== null && !/^(?:url|URLSpec|Rule)$/.test(made.name)) return [];
	const [path, handler] = made === null ? (itemsOf(item, file) ?? []) : argumentsOf(made, file).all;
	if (path === undefined || handler === undefined || path.name !== null) return [];
	const text = pathText(path, file, call.scope);
	if (text === null) return [];
	const { start, end } = item;
	return answersOf(handler, call, file, ['ANY']).map(({ method, handler: about }) => ({
		about: { method, path: text, ...about },
		at: { start, end },
	}));
}
