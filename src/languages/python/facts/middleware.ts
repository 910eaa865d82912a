import type { FactRule } from '../../../model/facts/rules.ts';
import { routeMiddleware } from '../../../model/facts/web.ts';
import { decorated, frameworkOf, keyOf, memberBefore, namesIn, registrarOf, runsName } from './routers.ts';
import { isDotted, itemsOf, writtenArgument, writtenArguments } from './written.ts';

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
			if (/\bresponse\b/.test(call.args[0]?.text ?? '')) return;
			const name =
				call.via === 'decorator' ? decorated(call, file)?.name : runsName(call.args[0]?.text ?? '');
			if (name == null || name === 'lambda') return;
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
			const name = runsName(call.args[0]?.text ?? '');
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
			const given = writtenArgument(
				writtenArguments(call, file),
				-1,
				...['dependencies', 'middleware', 'middlewares'],
			);
			const items = given === undefined ? null : itemsOf(given, file);
			if (items === null || items.length === 0) return;
			// `Middleware(CORSMiddleware, …)` stands for its first argument.
			const bare = items.map((item) => ({
				...item,
				text: item.text.replace(/^(?:[\w.]{0,40}\.)?Middleware\(\s{0,80}/, ''),
			}));
			const names = namesIn(bare);
			const name = file.assignedTo(call)?.name ?? memberBefore(file.text, call.start);
			if (names.length === 0 || name === null) return;
			const framework = frameworkOf(file.originOf(call.calleeValue, call.scope));
			tell({ framework, router: keyOf(name, call.scope, file), path: '', names });
		},
	},
];
