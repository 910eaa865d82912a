import type { FactFile, SeenCall } from '../../../../model/facts/rules.ts';
import { literalText } from '../../../shared/facts/literals.ts';
import { joinPaths } from '../../../shared/facts/routes.ts';
import { rowsOf } from './argument-rows.ts';
import { type Part, type Property, partsIn, propertiesIn } from './expressions.ts';
import type { Framework } from './frameworks.ts';
import { argsOf, linksOf } from './links.ts';
import { hookLinks, linkOfProperty, objectOf, property } from './options.ts';
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
	const parts = first.kind === 'array' ? (partsIn(file.text, written.start) ?? []) : [written];
	return parts.flatMap((part) => routesIn(part, receiver, call, file));
}

function routesIn(part: Part, receiver: Receiver, call: SeenCall, file: FactFile): FoundRoute[] {
	const properties = objectOf(part, call.scope, file);
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
		const whole = joinPaths(receiver.prefix, pathText(at.text, call.scope, file));
		return methodsOf(by).map((name) => ({ ...found, method: name, path: whole }));
	});
}

/** Only Fastify says `url`; both it and Hapi say `path`. */
function frameworkOfShape(key: string, { framework }: Receiver): Framework {
	return key === 'url' || framework === 'fastify' ? 'fastify' : 'hapi';
}

/** Hapi's routes may have their handler among their options. */
function handlerInOptions(properties: readonly Property[], file: FactFile): Property | undefined {
	const options = property(properties, 'options', 'config');
	if (options === undefined || !options.value.text.startsWith('{')) return undefined;
	return property(objectOf(options.value, 0, file) ?? [], 'handler');
}

function methodsOf({ text }: Part): string[] {
	const written = text.startsWith('[') ? (partsIn(text, 0) ?? []).map((part) => part.text) : [text];
	const named = written.flatMap((method) => literalText(method) ?? []);
	return named.map((method) => (method === '*' ? 'ANY' : method.toUpperCase()));
}

const CREATED = /^createRoute\(\s{0,80}\{/;
const BOUND = /^[\w$]{1,100}\s{0,8}=\s{0,8}(?=createRoute\()/;

/** Hono's `app.openapi(createRoute({ method, path }), handler)`, of routes that are described in this file. */
export function openapiRoutes(call: SeenCall, file: FactFile): FoundRoute[] {
	if (call.argCount < 2) return [];
	const receiver = receiverOf(call, file);
	if (receiver?.framework !== 'hono') return [];
	const [described, ...handlers] = argsOf(call, file);
	const at = describedAt(described, call.scope, file);
	const open = at < 0 ? null : CREATED.exec(file.text.slice(at, at + 120));
	if (open === null) return [];
	const properties = propertiesIn(file.text, at + open[0].length - 1);
	const method = property(properties, 'method');
	const path = property(properties, 'path');
	if (method === undefined || path === undefined) return [];
	const before = property(properties, 'middleware');
	const links = linksOf([...(before === undefined ? [] : [before.value]), ...handlers], call, file);
	const whole = joinPaths(receiver.prefix, pathText(path.value.text, call.scope, file));
	const found = { framework: receiver.framework, router: receiver.key, links, place: placeOf(call, file) };
	return methodsOf(method.value).map((name) => ({ ...found, method: name, path: whole }));
}

/** Where the description of a route is written: in place, or where its name is bound. */
function describedAt({ start, text }: Part, scope: number, file: FactFile): number {
	if (text.startsWith('createRoute(')) return start;
	const binding = /^[\w$]{1,100}$/.test(text) ? file.binding(text, scope) : null;
	const given = binding === null ? null : BOUND.exec(file.text.slice(binding.start, binding.start + 200));
	return binding === null || given === null ? -1 : binding.start + given[0].length;
}
