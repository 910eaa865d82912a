import type { Attributes, FactFile, FactRule, SeenCall } from '../../../model/facts/rules.ts';
import { route, routeMount } from '../../../model/facts/web.ts';
import { joinPaths } from '../../shared/facts/routes.ts';
import { targetOf } from './mounts.ts';
import { keyOf, memberBefore } from './routers.ts';
import { answersOf, methodsIn } from './views.ts';
import {
	isDotted,
	itemsOf,
	pathText,
	type Written,
	writtenArgument,
	writtenArguments,
	writtenItems,
} from './written.ts';

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
				: (file.assignedTo(around)?.name ?? memberBefore(file.text, around.start));
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
		const path = writtenArgument(writtenArguments(around, file, 1), 0, 'path');
		prefix = joinPaths(path === undefined ? '' : (pathText(path.text, file, call.scope) ?? ''), prefix);
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
			const args = writtenArguments(call, file);
			const path = pathText(writtenArgument(args, 0, 'path')?.text ?? '', file, call.scope);
			const handler = writtenArgument(args, 1, 'endpoint');
			if (path === null || handler === undefined) return;
			const given = methodsIn(writtenArgument(args, -1, 'methods'), file);
			const methods = call.name === 'WebSocketRoute' ? ['WEBSOCKET'] : (given ?? ['GET']);
			const router = holderKey(call, file);
			for (const answer of answersOf(handler.text, call, file, methods)) {
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
			const args = writtenArguments(call, file);
			const path = pathText(writtenArgument(args, 0, 'path')?.text ?? '', file, call.scope);
			const routes = writtenArgument(args, -1, 'routes');
			const what = writtenArgument(args, 1, 'app') ?? (routes?.text.startsWith('[') ? undefined : routes);
			const target = what === undefined ? null : targetOf(what.text, call, file);
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
			const routes = writtenArgument(writtenArguments(call, file), -1, 'routes');
			const name = file.assignedTo(call)?.name ?? memberBefore(file.text, call.start);
			if (routes === undefined || name === null || !isDotted(routes.text)) return;
			const target = targetOf(routes.text, call, file);
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
			const routes = writtenArgument(writtenArguments(call, file), 0, 'routes');
			const target =
				routes === undefined || !isDotted(routes.text) ? null : targetOf(routes.text, call, file);
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
			const args = writtenArguments(call, file);
			const isRoute = verb === 'route';
			const path = pathText(writtenArgument(args, isRoute ? 1 : 0, 'path')?.text ?? '', file, call.scope);
			const handler = writtenArgument(args, isRoute ? 2 : 1, 'handler');
			if (path === null || handler === undefined) return;
			const methods = isRoute ? methodsIn(writtenArgument(args, 0, 'method'), file) : [verb.toUpperCase()];
			const given = (methods ?? ['ANY']).map((method) =>
				method === 'VIEW' || method === '*' ? 'ANY' : method,
			);
			for (const answer of answersOf(handler.text, call, file, given)) {
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
			const given = writtenArgument(writtenArguments(call, file), 0, 'handlers');
			if (given === undefined) return;
			const name = file.assignedTo(call)?.name ?? memberBefore(file.text, call.start);
			const router = name === null ? null : keyOf(name, call.scope, file);
			for (const item of itemsOf(given, file) ?? listOf(given.text, call, file)) {
				for (const { about, at } of tornadoRoute(item, call, file))
					tell({ framework: 'tornado', router, ...about }, at);
			}
		},
	},
];

/** The items of a list that a name is bound to. */
function listOf(name: string, call: SeenCall, file: FactFile): Written[] {
	const binding = isDotted(name) ? file.binding(name, call.scope) : null;
	if (binding === null) return [];
	const from = binding.start + name.length;
	const opened = /^\s{0,4}=\s{0,40}\[/.exec(file.text.slice(from, from + 60));
	return opened === null ? [] : writtenItems(file.text, from + opened[0].length);
}

/** `(r'/x', Handler)`, `url(r'/x', Handler)`. */
function tornadoRoute(
	item: Written,
	call: SeenCall,
	file: FactFile,
): { about: Attributes; at: { start: number; end: number } }[] {
	const opened = /^(?:(?:[\w.]{1,40}\.)?(?:url|URLSpec|Rule)\s{0,4})?\(/.exec(item.text);
	if (opened === null) return [];
	const [path, handler] = writtenItems(file.text, item.start + opened[0].length);
	if (path === undefined || handler === undefined || path.name !== null) return [];
	const text = pathText(path.text, file, call.scope);
	if (text === null) return [];
	const at = { start: item.start, end: item.start + item.text.length };
	return answersOf(handler.text, call, file, ['ANY']).map(({ method, handler: about }) => ({
		about: { method, path: text, ...about },
		at,
	}));
}
