import type { Annotation } from '../../../model/chunk.ts';
import type { FactFile, Origin, SeenCall, SeenChunk } from '../../../model/facts/rules.ts';
import { routerKey } from '../../shared/facts/routes.ts';
import { pathText, stringText, type Written, writtenArgument, writtenItems } from './written.ts';

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
	...['responses', 'respx', 'httpretty', 'requests_mock', 'pytest_httpserver', 'httmock', 'aioresponses'],
	...['unittest', 'mock', 'locust', 'nose', 'pytest', 'vcr'],
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
	...[
		'Flask',
		'Quart',
		'FastAPI',
		'Starlette',
		'Sanic',
		'Bottle',
		'Chalice',
		'APIFlask',
		'OpenAPI',
		'NinjaAPI',
	],
	...['Blueprint', 'APIBlueprint', 'APIRouter', 'Router', 'Api', 'Namespace', 'namespace', 'RouteTableDef'],
	...['Application'],
] as const;

/** `self.app` of `self.app = Flask(…)`. */
export function memberBefore(text: string, at: number): string | null {
	const before = text.slice(Math.max(0, at - 120), at);
	const found = /(?:^|[\s;])(self\.\w{1,80})\s{0,4}(?::[^=\n]{0,80})?=\s{0,4}$/.exec(before);
	return found?.[1] ?? null;
}

/** The call that made a router: the class it is of, and its arguments. */
export interface Making {
	class: string;
	args: Written[];
	/** Where the name is that it is given to. */
	start: number;
}

const ASSIGNED = /^\s{0,4}(?::[^=\n]{0,80})?=\s{0,4}([\p{L}_][\p{L}\p{N}_.]{0,200})\(/u;

/** How a name of this file was made, if it is a router. */
export function makingOf(written: string, scope: number, file: FactFile): Making | null {
	const isMember = written.startsWith('self.');
	const start = isMember ? memberStart(written, file.text) : (file.binding(written, scope)?.start ?? -1);
	if (start < 0) return null;
	const from = start + written.length;
	const found = ASSIGNED.exec(file.text.slice(from, from + 320));
	if (found === null) return null;
	const [first, ...members] = found[1].split('.');
	const origin = file.origin(first, scope);
	const name = [origin?.path ?? first, ...members].join('.');
	const made = name.slice(name.lastIndexOf('.') + 1);
	// A program's own `UserRouter` is made as the one that it extends.
	const isKnown = frameworkOf(origin) !== null && (ROUTER_CLASSES as readonly string[]).includes(made);
	if (!isKnown && !/^[A-Z]\w{0,60}(?:Router|Blueprint)$/.test(made)) return null;
	return { class: made, args: writtenItems(file.text, from + found[0].length), start };
}

function memberStart(written: string, text: string): number {
	for (let at = text.indexOf(written); at >= 0; at = text.indexOf(written, at + 1)) {
		if (/^\s{0,4}(?::[^=\n]{0,80})?=[^=]/.test(text.slice(at + written.length, at + written.length + 90)))
			return at;
	}
	return -1;
}

/** The prefix in the making of a router (`Blueprint(…, url_prefix='/x')`); null when it gives none. */
export function prefixIn(
	{ class: made, args }: Omit<Making, 'start'>,
	scope: number,
	file: FactFile,
): string | null {
	if (/^[nN]amespace$/.test(made)) return namespacePath(args, scope, file);
	const given = writtenArgument(args, -1, 'url_prefix', 'prefix');
	return given === undefined || given.text === 'None' ? null : pathText(given.text, file, scope);
}

/** Without a path a namespace lies below its name. */
function namespacePath(args: readonly Written[], scope: number, file: FactFile): string | null {
	const path = writtenArgument(args, -1, 'path');
	if (path !== undefined) return pathText(path.text, file, scope);
	const name = stringText(writtenArgument(args, 0, 'name')?.text ?? '');
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
	const notes = chunk.annotations ?? [];
	const at = notes.findIndex((note) => isNoteOf(note, call, file));
	return runningNames(notes.slice(at + 1));
}

/** Names of decorators that run before a function, and do not only describe it. */
export function runningNames(notes: readonly Annotation[]): string[] {
	return notes.filter(({ name }) => !DESCRIBES.test(name)).map(({ name }) => name);
}

/** Arguments in an annotation are cut: the first of them tell which of several it is. */
const SURE = 60;

function isNoteOf({ name, args }: Annotation, call: SeenCall, file: FactFile): boolean {
	if (name !== call.callee) return false;
	const open = file.text.indexOf('(', call.nameStart + call.name.length);
	if (args === undefined || open < 0) return true;
	return file.text
		.slice(open + 1, open + 1 + SURE)
		.trimStart()
		.startsWith(args.slice(0, SURE / 2));
}

/** Names in a list of what runs before: `[login_required, Depends(auth), x.y()]`. */
export function namesIn(items: readonly Written[]): string[] {
	return items.flatMap(({ text }) => runsName(text) ?? []);
}

const DEPENDS =
	/^(?:[\w.]{1,80}\.)?(?:Depends|Security)\(\s{0,80}(?:dependency\s{0,4}=\s{0,4})?([\p{L}_][\p{L}\p{N}_.]{0,200})/u;
const CALLED = /^([\p{L}_][\p{L}\p{N}_.]{0,200})\s{0,4}(?:[(,]|$)/u;

/** `auth` of `Depends(auth)`, `limit` of `limit(5)`. */
export function runsName(written: string): string | null {
	return DEPENDS.exec(written)?.[1] ?? CALLED.exec(written)?.[1] ?? null;
}
