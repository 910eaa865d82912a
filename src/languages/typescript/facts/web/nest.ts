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
import { literalText } from '../../../shared/facts/literals.ts';
import { joinPaths } from '../../../shared/facts/routes.ts';
import { partsIn, partsOf, propertiesIn } from './expressions.ts';
import { isOwnModule } from './frameworks.ts';
import { argsOf, linksOf, listNamed, namesOf } from './links.ts';
import { objectOf, property } from './options.ts';
import { pathText } from './paths.ts';

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
	const controller = owner?.annotations?.find(
		({ name }) => name === 'Controller' || name === 'JsonController',
	);
	if (owner === undefined || controller === undefined) return;
	const base = prefixesOf(controller.args, owner.scope, file);
	const version = annotated(chunk, 'Version') ?? base.version ?? annotated(owner, 'Version');
	const framework = file.importsFrom([CONTROLLERS]) ? CONTROLLERS : 'nest';
	const middleware = [
		...BEFORE.flatMap((name) => [...runBefore(owner, name), ...runBefore(chunk, name)]),
		...ownDecorators(owner, file),
		...ownDecorators(chunk, file),
	];
	for (const prefix of base.paths) {
		for (const path of prefixesOf(note.args, owner.scope, file).paths) {
			tell({
				framework,
				method: VERBS[note.last],
				path: joinPaths(`/${prefix.replace(/^\/{1,8}/, '')}`, path.replace(/^\/{1,8}/, '')) || '/',
				handler: `${owner.name ?? ''}.${chunk.name ?? ''}`,
				handler_chunk: chunk.index,
				middleware: middleware.length === 0 ? null : middleware,
				version: version === null ? null : (literalText(version) ?? version),
			});
		}
	}
}

/** `'cats'`, `['a', 'b']` or `{ path, version }` of a decorator; one empty path when there is none. */
function prefixesOf(
	args: string | undefined,
	scope: number,
	file: FactFile,
): { paths: string[]; version: string | null } {
	const first = partsOf(args ?? '')[0]?.text;
	if (first === undefined) return { paths: [''], version: null };
	if (!first.startsWith('{')) return { paths: pathList(first, scope, file), version: null };
	const properties = propertiesIn(first, 0);
	const path = property(properties, 'path')?.value.text;
	const version = property(properties, 'version')?.value.text ?? null;
	return { paths: path === undefined ? [''] : pathList(path, scope, file), version };
}

function pathList(written: string, scope: number, file: FactFile): string[] {
	const items = written.startsWith('[') ? (partsIn(written, 0) ?? []).map(({ text }) => text) : [written];
	return items.map((item) => pathText(item, scope, file));
}

function annotated({ annotations }: SeenChunk, wanted: string): string | null {
	return annotations?.find(({ name }) => name === wanted)?.args ?? null;
}

function runBefore({ annotations }: SeenChunk, wanted: string): string[] {
	const given = (annotations ?? []).filter(({ name }) => name === wanted);
	return given.flatMap(({ args }) => partsOf(args ?? '').map(({ text }) => nameIn(text)));
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
function nameIn(written: string): string {
	return /^(?:new\s{1,8})?([\w$.]{1,100})/.exec(written)?.[1] ?? written.slice(0, 80);
}

/** `app.setGlobalPrefix('api', { exclude: ['health'] })` holds for the application. */
function tellGlobalPrefix(call: SeenCall, file: FactFile, tell: Tell): void {
	const [prefix, options] = argsOf(call, file);
	if (prefix === undefined || call.receiver === null || !file.importsFrom(['@nestjs'])) return;
	const excluded =
		options === undefined ? undefined : property(objectOf(options, call.scope, file) ?? [], 'exclude');
	const written = excluded?.value;
	const paths =
		written === undefined
			? []
			: ((written.text.startsWith('[')
					? partsIn(written.text, 0)
					: listNamed(written.text, call.scope, file)) ?? [written]);
	const exclude = paths.map(({ text }) => excludedPath(text, call.scope, file));
	tell({
		framework: 'nest',
		prefix: pathText(prefix.text, call.scope, file),
		exclude: exclude.length === 0 ? null : exclude,
	});
}

function excludedPath(written: string, scope: number, file: FactFile): string {
	const path = written.startsWith('{') ? property(propertiesIn(written, 0), 'path')?.value.text : written;
	return pathText(path ?? written, scope, file);
}

function tellVersioning(call: SeenCall, file: FactFile, tell: Tell): void {
	const [options] = argsOf(call, file);
	if (call.receiver === null || !file.importsFrom([COMMON, '@nestjs/core'])) return;
	const properties = options === undefined ? [] : (objectOf(options, call.scope, file) ?? []);
	const type = property(properties, 'type')?.value.text.replace(/^.{0,60}\./, '') ?? 'URI';
	const prefix = property(properties, 'prefix')?.value.text;
	const version = property(properties, 'defaultVersion')?.value.text;
	tell({
		framework: 'nest',
		by: type.toLowerCase(),
		prefix: prefix === undefined ? 'v' : prefix === 'false' ? '' : pathText(prefix, call.scope, file),
		default_version: version === undefined ? null : pathText(version, call.scope, file),
	});
}

function tellGlobal(call: SeenCall, file: FactFile, tell: Tell): void {
	if (call.receiver === null || call.argCount === 0 || !file.importsFrom(['@nestjs'])) return;
	const names = argsOf(call, file).map(({ text }) => nameIn(text));
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
	const applied = /\.\s{0,8}apply\s{0,8}\(/.exec(file.text.slice(call.start, call.nameStart));
	if (applied === null || !file.importsFrom([COMMON])) return;
	const parts = partsIn(file.text, call.start + applied.index + applied[0].length - 1) ?? [];
	const names = namesOf(linksOf(parts, call, file));
	for (const { text } of argsOf(call, file)) {
		const written = text.startsWith('{')
			? (property(propertiesIn(text, 0), 'path')?.value.text ?? text)
			: text;
		// A controller stands for its routes.
		tell({
			framework: 'nest',
			path: /^[A-Z][\w$]{0,100}$/.test(written) ? written : pathText(written, call.scope, file),
			names,
		});
	}
}
