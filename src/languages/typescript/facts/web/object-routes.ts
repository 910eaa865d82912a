import type { FactFile, SeenCall } from '../../../../model/facts/rules.ts';
import { literalText } from '../../../shared/facts/literals.ts';
import { joinPaths } from '../../../shared/facts/routes.ts';
import { type Part, type Property, partsIn } from './expressions.ts';
import type { Framework } from './frameworks.ts';
import { argsOf } from './links.ts';
import { hookLinks, linkOfProperty, objectOf, property } from './options.ts';
import { pathText } from './paths.ts';
import { type Receiver, receiverOf } from './receiver.ts';
import type { FoundRoute } from './routes.ts';

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
	const whole = joinPaths(receiver.prefix, pathText(path.value.text, call.scope, file));
	return methodsOf(method.value).map((name) => ({ ...found, method: name, path: whole }));
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
