import type { FactFile, FactRule, SeenCall, Tell } from '../../../model/facts/rules.ts';
import { route } from '../../../model/facts/web.ts';
import { argumentsOf, isSpread, type Values, type Written } from '../../shared/facts/written.ts';
import { isDotted, pathText } from './paths.ts';
import { type Registrar, registrarOf } from './routers.ts';
import { answersOf, methodsIn } from './views.ts';

/** A route that a call registers. */
interface Registration {
	on: Registrar;
	framework?: string;
	path: Written | undefined;
	handler: Written | undefined;
	/** Null when the call does not say them. */
	methods: string[] | null;
	/** Names of methods of a class that answer begin so. */
	prefix?: string;
}

type Reader = (call: SeenCall, args: Values, on: Registrar, file: FactFile) => Registration | null;

function registering(names: readonly string[], read: Reader): FactRule {
	return {
		fact: route,
		on: 'call',
		names,
		via: ['call'],
		find(call, file, tell) {
			if (call.receiver === null || !isDotted(call.receiver)) return;
			const on = registrarOf(call.receiver, call, file);
			if (on === null) return;
			const found = read(call, argumentsOf(call, file), on, file);
			if (found !== null) tellRegistered(found, call, file, tell);
		},
	};
}

function tellRegistered(found: Registration, call: SeenCall, file: FactFile, tell: Tell): void {
	const { on, path: written, handler } = found;
	if (written === undefined || handler === undefined) return;
	const path = pathText(written, file, call.scope);
	if (path === null) return;
	const isClass = file.callAt(handler.value)?.name === 'as_view' || found.prefix !== undefined;
	const methods = found.methods ?? [isClass ? 'ANY' : 'GET'];
	for (const answer of answersOf(handler, call, file, methods, found.prefix)) {
		tell({
			framework: found.framework ?? on.framework,
			method: answer.method,
			path,
			router: on.key,
			...answer.handler,
			middleware: answer.middleware.length > 0 ? answer.middleware : null,
		});
	}
}

function isPath(arg: Written | undefined, file: FactFile): boolean {
	return file.string(arg?.value ?? -1)?.startsWith('/') ?? false;
}

/** Routes that calls register on an application or a router. */
export const CALLED_ROUTES: readonly FactRule[] = [
	registering(['add_url_rule'], (_call, args, on, file) => ({
		on,
		path: args.get(0, 'rule'),
		handler: args.get(2, 'view_func'),
		methods: methodsIn(args.get('methods'), file),
	})),
	registering(['add_api_route'], (_call, args, on, file) => ({
		on,
		path: args.get(0, 'path'),
		handler: args.get(1, 'endpoint'),
		methods: methodsIn(args.get('methods'), file),
	})),
	registering(['add_api_websocket_route', 'add_websocket_route'], (_call, args, on) => {
		const isSanic = on.framework === 'sanic';
		return {
			on,
			path: args.get(isSanic ? 1 : 0, 'path', 'uri'),
			handler: args.get(isSanic ? 0 : 1, 'endpoint', 'route', 'handler'),
			methods: ['WEBSOCKET'],
		};
	}),
	registering(['add_route'], (call, args, on, file) => addRoute(call, args, on, file)),
	registering(
		['add_get', 'add_post', 'add_put', 'add_patch', 'add_delete', 'add_head', 'add_options', 'add_view'],
		(call, args, on, file) => {
			const path = args.get(0, 'path');
			// `app.router.add_get`: nothing else has that shape.
			if (
				on.origin?.module.split('.', 1)[0] !== 'aiohttp' &&
				!(/\brouter$/.test(call.receiver!) && isPath(path, file))
			)
				return null;
			const verb = call.name.slice('add_'.length).toUpperCase();
			return {
				on,
				framework: 'aiohttp',
				path,
				handler: args.get(1, 'handler'),
				methods: [verb === 'VIEW' ? 'ANY' : verb],
			};
		},
	),
	{
		fact: route,
		on: 'call',
		names: ['add_resource'],
		via: ['call'],
		find(call, file, tell) {
			if (call.receiver === null || !isDotted(call.receiver)) return;
			const [resource, ...rest] = argumentsOf(call, file).all;
			const urls = rest.filter((arg) => arg.name === null && !isSpread(arg, file));
			const isNamed = resource !== undefined && resource.name === null && isDotted(resource.text);
			const on =
				isNamed && urls.some((url) => isPath(url, file)) ? registrarOf(call.receiver, call, file) : null;
			if (on === null || (on.framework !== 'flask' && on.framework !== null)) return;
			for (const path of urls) {
				tellRegistered({ on, path, handler: resource, methods: ['ANY'] }, call, file, tell);
			}
		},
	},
];

/** Four frameworks have an `add_route`, each with an order of its own. */
function addRoute(call: SeenCall, args: Values, on: Registrar, file: FactFile): Registration | null {
	const methods = methodsIn(args.get('methods'), file);
	switch (on.framework) {
		case 'starlette':
		case 'fastapi': {
			const handler = args.get(1, 'route', 'endpoint');
			return { on, path: args.get(0, 'path'), handler, methods };
		}
		case 'sanic':
			return {
				on,
				path: args.get(1, 'uri'),
				handler: args.get(0, 'handler'),
				methods,
			};
		case 'falcon': {
			const handler = args.get(1, 'resource');
			return { on, path: args.get(0, 'uri_template'), handler, methods: ['ANY'], prefix: 'on_' };
		}
		default: {
			const method = args.string(0, 'method');
			const path = args.get(1, 'path');
			if (
				method === null ||
				!/^(?:[A-Z]{3,7}|\*)$/.test(method) ||
				!/\brouter$/.test(call.receiver!) ||
				!isPath(path, file)
			)
				return null;
			return {
				on,
				framework: 'aiohttp',
				path,
				handler: args.get(2, 'handler'),
				methods: [method === '*' ? 'ANY' : method],
			};
		}
	}
}
