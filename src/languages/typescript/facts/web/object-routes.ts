import type { FactFile, SeenCall } from '../../../../model/facts/rules.ts';
import { joinPaths } from '../../../shared/facts/routes.ts';
import { argumentsOf, itemsOf, stringsIn, type Written } from '../../../shared/facts/written.ts';
import { type Entry, entriesOf, objectAt } from '../source.ts';
import { rowsOf } from './argument-rows.ts';
import type { Framework } from './frameworks.ts';
import { argsOf, linksOf } from './links.ts';
import { hookLinks, linkOfProperty, property } from './options.ts';
import { pathText } from './paths.ts';
import { type Receiver, receiverOf } from './receiver.ts';
import { type FoundRoute, placeOf } from './routes.ts';

/** `fastify.route({ method, url, handler })`, and Hapi's `server.route([{ method, path, handler }])`. */
export function objectRoutes(call: SeenCall, file: FactFile): FoundRoute[] {
	const [first] = call.args;
	if (
		call.argCount !== 1 ||
		(first.kind !== 'object' && first.kind !== 'array' && first.kind !== 'identifier')
	)
		return [];
	const receiver = receiverOf(call, file);
	if (receiver === null || receiver.framework === 'hono') return [];
	const [written] = argsOf(call, file);
	const parts = first.kind === 'array' ? (itemsOf(written, file) ?? []) : [written];
	return parts.flatMap((part) => routesIn(part, receiver, call, file));
}

function routesIn(part: Written, receiver: Receiver, call: SeenCall, file: FactFile): FoundRoute[] {
	const properties = objectAt(part, file, call.scope);
	if (properties === null) return [];
	const method = property(properties, 'method');
	const path = property(properties, 'url', 'path');
	if (method === undefined || path === undefined) return [];
	const handler = property(properties, 'handler') ?? handlerInOptions(properties, file);
	const links = [
		...hookLinks(properties, call, file),
		...(handler === undefined ? [] : [linkOfProperty(handler, call, file)]),
	];
	const framework = receiver.sure ? receiver.framework : frameworkOfShape(path.key, receiver);
	const found = { framework, router: receiver.key, links, place: { start: part.start, end: part.end } };
	const written = [path.value, method.value];
	const rows = rowsOf(path.value, written, call.scope, file) ?? [written];
	return rows.flatMap(([at, by]) => {
		const whole = joinPaths(receiver.prefix, pathText(at, call.scope, file));
		return methodsOf(by, file).map((name) => ({ ...found, method: name, path: whole }));
	});
}

/** Only Fastify says `url`; both it and Hapi say `path`. */
function frameworkOfShape(key: string | null, { framework }: Receiver): Framework {
	return key === 'url' || framework === 'fastify' ? 'fastify' : 'hapi';
}

/** Hapi's routes may have their handler among their options. */
function handlerInOptions(properties: readonly Entry[], file: FactFile): Entry | undefined {
	const options = property(properties, 'options', 'config');
	return property(entriesOf(options?.value.value ?? -1, file) ?? [], 'handler');
}

function methodsOf(of: Written, file: FactFile): string[] {
	return stringsIn(of, file).map((method) => (method === '*' ? 'ANY' : method.toUpperCase()));
}

/** Hono's `app.openapi(createRoute({ method, path }), handler)`, of routes that are described in this file. */
export function openapiRoutes(call: SeenCall, file: FactFile): FoundRoute[] {
	if (call.argCount < 2) return [];
	const receiver = receiverOf(call, file);
	if (receiver?.framework !== 'hono') return [];
	const [described, ...handlers] = argsOf(call, file);
	const made = file.callAt(file.held(described.value, call.scope).value);
	const [first] = made?.name === 'createRoute' ? argumentsOf(made, file).all : [];
	const properties = entriesOf(first?.value ?? -1, file) ?? [];
	const method = property(properties, 'method');
	const path = property(properties, 'path');
	if (method === undefined || path === undefined) return [];
	const before = property(properties, 'middleware');
	const links = linksOf([...(before === undefined ? [] : [before.value]), ...handlers], call, file);
	const whole = joinPaths(receiver.prefix, pathText(path.value, call.scope, file));
	const found = { framework: receiver.framework, router: receiver.key, links, place: placeOf(call, file) };
	return methodsOf(method.value, file).map((name) => ({ ...found, method: name, path: whole }));
}
