import type {
	FactFile,
	FactRule,
	SeenAnnotation,
	SeenCall,
	SeenChunk,
	Tell,
} from '../../../../model/facts/rules.ts';
import { route, routeMiddleware, routeMount, routeVersioning } from '../../../../model/facts/web.ts';
import type { ImportSpec } from '../../../../model/recorder.ts';
import { joinPaths } from '../../../shared/facts/routes.ts';
import { argumentsOf, itemsOf, type Written } from '../../../shared/facts/written.ts';
import { arrayAt, optionsAt } from '../source.ts';
import { isOwnModule } from './frameworks.ts';
import { argsOf, linksOf, namesOf } from './links.ts';
import { pathText } from './paths.ts';
import { chainOf } from './router-made.ts';

const VERBS: Readonly<Record<string, string>> = {
	Get: 'GET',
	Post: 'POST',
	Put: 'PUT',
	Patch: 'PATCH',
	Delete: 'DELETE',
	Head: 'HEAD',
	Options: 'OPTIONS',
	Search: 'SEARCH',
	All: 'ANY',
	Sse: 'GET',
};
const COMMON = '@nestjs/common';
const CONTROLLERS = 'routing-controllers';

/** What runs before a handler, in the order in which it does. */
const BEFORE: readonly string[] = ['UseBefore', 'UseGuards', 'UseInterceptors', 'UsePipes'];

const CONTROL =
	/auth(?!or)|authoriz|guard|permission|roles?(?![a-z])|polic(?:y|ies)|throttl|rate_?limit|csrf|protect|login/i;

/** What a decorator is told when it keeps nobody out. */
const FOR_ALL = /\b(?:public|anonymous|optional|skip)\w{0,20}\s{0,8}:\s{0,8}true\b/i;

/** Routes of classes with decorators; the class gives their prefix. */
export const NEST: readonly FactRule[] = [
	{
		on: 'annotation',
		fact: route,
		from: [COMMON, CONTROLLERS],
		names: Object.keys(VERBS),
		find: tellRoutes,
	},
	{ on: 'call', fact: routeMount, names: ['setGlobalPrefix'], find: tellGlobalPrefix },
	{ on: 'call', fact: routeVersioning, names: ['enableVersioning'], find: tellVersioning },
	{
		on: 'call',
		fact: routeMiddleware,
		names: ['useGlobalGuards', 'useGlobalInterceptors', 'useGlobalPipes'],
		find: tellGlobal,
	},
	{ on: 'call', fact: routeMiddleware, names: ['forRoutes'], find: tellConsumer },
	{ on: 'import', fact: routeMiddleware, from: ['@nestjs/core'], find: tellProvided },
];

function tellRoutes(note: SeenAnnotation, file: FactFile, tell: Tell): void {
	const { chunk } = note;
	const owner = file.chunk(chunk.parent);
	const controller =
		owner === undefined
			? undefined
			: file.decorators(owner).find(({ callee }) => callee === 'Controller' || callee === 'JsonController');
	const call = file.callOf(note);
	if (owner === undefined || controller === undefined || call === null) return;
	const base = prefixesOf(controller, file);
	const version = annotated(chunk, file) ?? base.version ?? annotated(owner, file);
	const framework = file.importsFrom([CONTROLLERS]) ? CONTROLLERS : 'nest';
	const middleware = [
		...BEFORE.flatMap((name) => [...runBefore(owner, name, file), ...runBefore(chunk, name, file)]),
		...ownDecorators(owner, file),
		...ownDecorators(chunk, file),
	];
	for (const prefix of base.paths) {
		for (const path of prefixesOf(call, file).paths) {
			tell({
				framework,
				method: VERBS[note.last],
				path: joinPaths(`/${prefix.replace(/^\/{1,8}/, '')}`, path.replace(/^\/{1,8}/, '')) || '/',
				handler: `${owner.name ?? ''}.${chunk.name ?? ''}`,
				handler_chunk: chunk.index,
				middleware: middleware.length === 0 ? null : middleware,
				version: version === undefined ? null : (file.string(version.value) ?? version.text),
			});
		}
	}
}

/** `'cats'`, `['a', 'b']` or `{ path, version }` of a decorator; one empty path when there is none. */
function prefixesOf(call: SeenCall, file: FactFile): { paths: string[]; version: Written | undefined } {
	const first = argumentsOf(call, file).get(0);
	const options = optionsAt(first, file, call.scope);
	const isObject = file.operation(first?.value ?? -1).op === 'object';
	const path = isObject ? options.get('path') : first;
	const items = path === undefined ? [] : (itemsOf(path, file) ?? [path]);
	const paths = items.map((item) => pathText(item, call.scope, file));
	return { paths: path === undefined ? [''] : paths, version: isObject ? options.get('version') : undefined };
}

/** What `@Version('2')` says. */
function annotated(chunk: SeenChunk, file: FactFile): Written | undefined {
	const call = file.decorators(chunk).find(({ callee }) => callee === 'Version');
	return call === undefined ? undefined : argumentsOf(call, file).all[0];
}

function runBefore(chunk: SeenChunk, wanted: string, file: FactFile): string[] {
	const given = file.decorators(chunk).filter(({ callee }) => callee === wanted);
	return given.flatMap((call) => argsOf(call, file).map((arg) => nameIn(arg, file)));
}

/** Decorators of the project that say what a guard is to see to: `@Authenticated()`, `@Roles('admin')`. */
function ownDecorators({ annotations }: SeenChunk, file: FactFile): string[] {
	return (annotations ?? []).flatMap(({ name, args }) => {
		if (!CONTROL.test(name) || FOR_ALL.test(args ?? '')) return [];
		const module = file.imports.find(({ local }) => local === name)?.module;
		return module != null && isOwnModule(module) ? [name] : [];
	});
}

/** `AuthGuard` of `AuthGuard('jwt')` and of `new AuthGuard()`. */
function nameIn({ value, text }: Written, file: FactFile): string {
	return file.callAt(value)?.callee ?? text.slice(0, 80);
}

/** `app.setGlobalPrefix('api', { exclude: ['health'] })` holds for the application. */
function tellGlobalPrefix(call: SeenCall, file: FactFile, tell: Tell): void {
	const [prefix, options] = argsOf(call, file);
	if (prefix === undefined || call.receiver === null || !file.importsFrom(['@nestjs'])) return;
	const excluded = optionsAt(options, file, call.scope).get('exclude');
	const paths = excluded === undefined ? [] : (arrayAt(excluded, file, call.scope) ?? [excluded]);
	const exclude = paths.map((path) => pathGiven(path, call.scope, file));
	tell({
		framework: 'nest',
		prefix: pathText(prefix, call.scope, file),
		exclude: exclude.length === 0 ? null : exclude,
	});
}

/** A path, or `{ path, method }`. */
function pathGiven(of: Written, scope: number, file: FactFile): string {
	return pathText(optionsAt(of, file, scope).get('path') ?? of, scope, file);
}

function tellVersioning(call: SeenCall, file: FactFile, tell: Tell): void {
	const [options] = argsOf(call, file);
	if (call.receiver === null || !file.importsFrom([COMMON, '@nestjs/core'])) return;
	const given = optionsAt(options, file, call.scope);
	const type = given.get('type')?.text.replace(/^.{0,60}\./, '') ?? 'URI';
	const prefix = given.get('prefix');
	const version = given.get('defaultVersion');
	tell({
		framework: 'nest',
		by: type.toLowerCase(),
		prefix:
			prefix === undefined
				? 'v'
				: given.boolean('prefix') === false
					? ''
					: pathText(prefix, call.scope, file),
		default_version: version === undefined ? null : pathText(version, call.scope, file),
	});
}

function tellGlobal(call: SeenCall, file: FactFile, tell: Tell): void {
	if (call.receiver === null || call.argCount === 0 || !file.importsFrom(['@nestjs'])) return;
	const names = argsOf(call, file).map((arg) => nameIn(arg, file));
	tell({ framework: 'nest', path: '', names });
}

const PROVIDED =
	/\bprovide\s{0,8}:\s{0,8}APP_(?:GUARD|PIPE|INTERCEPTOR)\s{0,8},\s{0,80}use(?:Class|Existing)\s{0,8}:\s{0,8}([\w$]{1,100})/g;

/** `{ provide: APP_GUARD, useClass: AuthGuard }` holds for the application. */
function tellProvided({ imported }: ImportSpec, file: FactFile, tell: Tell): void {
	const kind = /^APP_(?:GUARD|PIPE|INTERCEPTOR)$/.test(imported) ? imported : null;
	if (kind === null) return;
	for (const found of file.text.matchAll(PROVIDED)) {
		if (!found[0].includes(kind)) continue;
		const place = { start: found.index, end: found.index + found[0].length };
		tell({ framework: 'nest', path: '', names: [found[1]] }, place);
	}
}

/** `consumer.apply(Logger).forRoutes('cats')`. */
function tellConsumer(call: SeenCall, file: FactFile, tell: Tell): void {
	const applied = chainOf(call.calleeValue, file).find(({ name }) => name === 'apply');
	if (applied === undefined || !file.importsFrom([COMMON])) return;
	const names = namesOf(linksOf(argsOf(applied, file), call, file));
	for (const arg of argsOf(call, file)) {
		const { text } = arg;
		// A controller stands for its routes.
		tell({
			framework: 'nest',
			path: /^[A-Z][\w$]{0,100}$/.test(text) ? text : pathGiven(arg, call.scope, file),
			names,
		});
	}
}
