import type { FactFile, Origin, SeenCall, SeenChunk } from '../../../model/facts/rules.ts';
import { words } from '../../../model/word-list.ts';
import { routerKey } from '../../shared/facts/routes.ts';
import { argumentsOf, type Values, type Written } from '../../shared/facts/written.ts';
import { isDotted, pathText } from './paths.ts';

/** Frameworks by the top of the module that an application or a router comes from. */
const FRAMEWORKS: Readonly<Record<string, string>> = {
	flask: 'flask',
	flask_restful: 'flask',
	flask_restx: 'flask',
	flask_restplus: 'flask',
	flask_smorest: 'flask',
	flask_openapi3: 'flask',
	apiflask: 'flask',
	quart: 'quart',
	fastapi: 'fastapi',
	starlette: 'starlette',
	ninja: 'django',
	sanic: 'sanic',
	aiohttp: 'aiohttp',
	bottle: 'bottle',
	chalice: 'chalice',
	falcon: 'falcon',
	tornado: 'tornado',
};
/** Modules that answer requests in tests: their decorators look like those of a router. */
const STAND_INS: ReadonlySet<string> = new Set([
	...words('responses respx httpretty requests_mock pytest_httpserver httmock aioresponses unittest'),
	...words('mock locust nose pytest vcr'),
]);

export function frameworkOf(origin: Origin | null): string | null {
	if (origin === null) return null;
	return FRAMEWORKS[origin.module.split('.', 1)[0]] ?? null;
}

/** The framework that a file imports, when it is one alone; FastAPI's own parts are Starlette's. */
function importedFramework(file: FactFile): string | null {
	const found = new Set<string>();
	for (const { module } of file.imports) {
		const framework = FRAMEWORKS[module?.split('.', 1)[0] ?? ''];
		// `aiohttp` is a client as often as it is a server.
		if (framework !== undefined && framework !== 'aiohttp') found.add(framework);
	}
	if (found.has('fastapi')) found.delete('starlette');
	return found.size === 1 ? [...found][0] : null;
}

/** Of what is something registered, and in which framework. */
export interface Registrar {
	framework: string | null;
	/** Key of the router; null when nothing in the file says what it is. */
	key: string | null;
	origin: Origin | null;
}

/**
 * What a receiver as written (`app`, `self.router`, `app.router`) is. One that comes from another module of
 * the program counts by the framework that the file imports; null for what is no router.
 */
export function registrarOf(receiver: string, call: SeenCall, file: FactFile): Registrar | null {
	const written = receiver.replace(/\.(?:router|add_url_rule)$/, '');
	const first = written.split('.', 1)[0];
	const origin =
		first === 'self' ? file.originOf(call.calleeValue, call.scope) : file.origin(first, call.scope);
	const known = frameworkOf(origin);
	if (known === null && origin !== null && STAND_INS.has(origin.module.split('.', 1)[0])) return null;
	return {
		framework:
			known ?? importedFramework(file) ?? (/APIRouter\(\)/.test(origin?.path ?? '') ? 'fastapi' : null),
		key: keyOf(written, call.scope, file),
		origin,
	};
}

export function keyOf(written: string, scope: number, file: FactFile): string | null {
	if (written.startsWith('self.')) return written;
	const [first, ...rest] = written.split('.');
	const key = routerKey(first, scope, file);
	return key === null ? null : [key, ...rest].join('.');
}

/** Classes whose instances routes are registered on. */
export const ROUTER_CLASSES = [
	...words('Flask Quart FastAPI Starlette Sanic Bottle Chalice APIFlask OpenAPI NinjaAPI Blueprint'),
	...words('APIBlueprint APIRouter Router Api Namespace namespace RouteTableDef Application'),
] as const;

/** The call that made a router: the class it is of, and its arguments. */
export interface Making {
	class: string;
	args: Values;
	/** Where the name is that it is given to. */
	start: number;
}

/** How a name or member of this file was made, if it is a router. */
export function makingOf(written: string, scope: number, file: FactFile): Making | null {
	const given = written.startsWith('self.') ? file.assigned(written)[0] : file.binding(written, scope);
	const call = given == null ? null : file.callAt(given.value);
	if (given == null || call === null || !isDotted(call.callee)) return null;
	const [first, ...members] = call.callee.split('.');
	const origin = file.origin(first, scope);
	const name = [origin?.path ?? first, ...members].join('.');
	const made = name.slice(name.lastIndexOf('.') + 1);
	// A program's own `UserRouter` is made as the one that it extends.
	const isKnown = frameworkOf(origin) !== null && (ROUTER_CLASSES as readonly string[]).includes(made);
	if (!isKnown && !/^[A-Z]\w{0,60}(?:Router|Blueprint)$/.test(made)) return null;
	return { class: made, args: argumentsOf(call, file), start: given.start };
}

/** The prefix in the making of a router (`Blueprint(…, url_prefix='/x')`); null when it gives none. */
export function prefixIn(
	{ class: made, args }: Omit<Making, 'start'>,
	scope: number,
	file: FactFile,
): string | null {
	if (/^[nN]amespace$/.test(made)) return namespacePath(args, scope, file);
	const given = args.get('url_prefix', 'prefix');
	return given === undefined || given.text === 'None' ? null : pathText(given, file, scope);
}

/** Without a path a namespace lies below its name. */
function namespacePath(args: Values, scope: number, file: FactFile): string | null {
	const path = args.get('path');
	if (path !== undefined) return pathText(path, file, scope);
	const name = args.string(0, 'name');
	return name === null ? null : `/${name.replace(/^\/{1,4}/, '')}`;
}

/** What a call of a decorator stands before. */
export function decorated(call: SeenCall, file: FactFile): SeenChunk | null {
	for (const chunk of file.members(call.chunk)) {
		if (chunk.start <= call.start && call.end <= chunk.nameStart) return chunk;
	}
	return null;
}

/** Decorators that describe and do not run before anything. */
const DESCRIBES =
	/(?:^|\.)(?:route|get|post|put|patch|delete|head|options|trace|websocket|api_route|doc|docs|response|responses|param|produces|header|deprecated|marshal_with|marshal_list_with|swag_from|staticmethod|classmethod|overload|override|wraps|hide|input|output|arguments|alt_response)$/;

/** Names of the decorators between one and its function: they wrap what it registers. */
export function wrappers(call: SeenCall, chunk: SeenChunk, file: FactFile): string[] {
	const decorators = file.decorators(chunk);
	return runningNames(decorators.slice(decorators.findIndex(({ index }) => index === call.index) + 1));
}

/** Names of decorators that run before a function, and do not only describe it. */
export function runningNames(decorators: readonly SeenCall[]): string[] {
	return decorators.filter(({ callee }) => !DESCRIBES.test(callee)).map(({ callee }) => callee);
}

/** Names in a list of what runs before: `[login_required, Depends(auth), x.y()]`. */
export function namesIn(items: readonly Written[], file: FactFile): string[] {
	return items.flatMap(({ value }) => runsName(value, file) ?? []);
}

/** Calls that stand for what they are given. */
const STANDS_FOR = /^(?:Depends|Security|Middleware)$/;

/** `auth` of `Depends(auth)`, `limit` of `limit(5)`. */
export function runsName(value: number, file: FactFile): string | null {
	const call = file.callAt(value);
	const text = file.written(value);
	if (call === null) return isDotted(text) ? text : null;
	const given = STANDS_FOR.test(call.name) ? argumentsOf(call, file).get(0, 'dependency', 'cls') : undefined;
	const inner = given === undefined ? null : (file.callAt(given.value)?.callee ?? given.text);
	const name = inner !== null && isDotted(inner) ? inner : call.callee;
	return isDotted(name) ? name : null;
}
