import type { FactRule } from '../../../model/facts/rules.ts';
import { routeMiddleware } from '../../../model/facts/web.ts';
import { argumentsOf, itemsOf } from '../../shared/facts/written.ts';
import { isDotted } from './paths.ts';
import { decorated, frameworkOf, keyOf, namesIn, registrarOf, runsName } from './routers.ts';

const SERVERS = ['flask', 'quart', 'fastapi', 'starlette', 'sanic', 'aiohttp'];

/** What runs before the routes of an application or a router. */
export const MIDDLEWARE: readonly FactRule[] = [
	{
		fact: routeMiddleware,
		on: 'call',
		names: ['before_request', 'before_app_request', 'middleware', 'on_request'],
		find(call, file, tell) {
			if (call.receiver === null || !isDotted(call.receiver)) return;
			const on = registrarOf(call.receiver, call, file);
			if (on === null || on.framework === null) return;
			if (call.name === 'middleware' && frameworkOf(on.origin) === null && call.via !== 'decorator') return;
			const first = call.argValues[0] ?? -1;
			if (/\bresponse\b/.test(file.written(first))) return;
			const name = call.via === 'decorator' ? decorated(call, file)?.name : runsName(first, file);
			if (name == null) return;
			const router = call.name === 'before_app_request' ? null : on.key;
			tell({ framework: on.framework, router, path: '', names: [name] });
		},
	},
	{
		fact: routeMiddleware,
		on: 'call',
		names: ['add_middleware', 'register_middleware'],
		via: ['call'],
		find(call, file, tell) {
			if (call.receiver === null || !isDotted(call.receiver)) return;
			const on = registrarOf(call.receiver, call, file);
			const name = runsName(call.argValues[0] ?? -1, file);
			if (on === null || on.framework === null || name === null) return;
			tell({ framework: on.framework, router: on.key, path: '', names: [name] });
		},
	},
	{
		fact: routeMiddleware,
		on: 'call',
		names: ['FastAPI', 'APIRouter', 'Starlette', 'Router', 'Application'],
		via: ['call'],
		from: SERVERS,
		find(call, file, tell) {
			const given = argumentsOf(call, file).get('dependencies', 'middleware', 'middlewares');
			const names = namesIn(itemsOf(given, file) ?? [], file);
			const name = file.assignedName(call);
			if (names.length === 0 || name === null) return;
			const framework = frameworkOf(file.originOf(call.calleeValue, call.scope));
			tell({ framework, router: keyOf(name, call.scope, file), path: '', names });
		},
	},
];
