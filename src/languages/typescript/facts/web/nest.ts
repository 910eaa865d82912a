import type {
	FactFile,
	FactRule,
	SeenAnnotation,
	SeenCall,
	SeenChunk,
	Tell,
} from '../../../../model/facts/rules.ts';
import { route, routeMiddleware, routeMount, routeVersioning } from '../../../../model/facts/web.ts';
import { literalText } from '../../../shared/facts/literals.ts';
import { joinPaths } from '../../../shared/facts/routes.ts';
import { partsIn, partsOf, propertiesIn } from './expressions.ts';
import { argsOf, linksOf, namesOf } from './links.ts';
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
	const middleware = BEFORE.flatMap((name) => [...runBefore(owner, name), ...runBefore(chunk, name)]);
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
	const paths = excluded?.value.text.startsWith('[') ? (partsIn(excluded.value.text, 0) ?? []) : [];
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
