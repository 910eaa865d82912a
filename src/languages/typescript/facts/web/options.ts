import type { FactFile, SeenCall } from '../../../../model/facts/rules.ts';
import { booleanOf, type Written } from '../../../shared/facts/written.ts';
import { chunkIn, type Entry, entriesOf, objectAt } from '../source.ts';
import { type Link, linkOf, linksOf } from './links.ts';

/** Hooks of Fastify that run before a handler, in the order in which they do: before its validation, and after. */
const EARLY: readonly string[] = ['onRequest', 'preParsing', 'preValidation'];
const LATE: readonly string[] = ['preHandler', 'beforeHandler'];

export function property(properties: readonly Entry[], ...keys: string[]): Entry | undefined {
	return properties.find(({ key }) => key !== null && keys.includes(key));
}

/** The link that a property is given: a function in an object begins at its key. */
export function linkOfProperty(given: Entry, call: SeenCall, file: FactFile): Link {
	const chunk = chunkIn(given.value, file);
	if (chunk === undefined) return linkOf(given.value, call, file);
	const { start, end } = given.value;
	return { name: null, chunk: chunk.index, module: null, imported: null, place: { start, end }, value: -1 };
}

/** What the options of a route say runs before its handler. */
export function hookLinks(properties: readonly Entry[], call: SeenCall, file: FactFile): Link[] {
	return [
		...limitOf(properties, file),
		...linksAt(EARLY, properties, call, file),
		...validationOf(properties, file),
		...linksAt(LATE, properties, call, file),
	];
}

function linksAt(
	hooks: readonly string[],
	properties: readonly Entry[],
	call: SeenCall,
	file: FactFile,
): Link[] {
	return hooks.flatMap((hook) => {
		const given = property(properties, hook);
		if (given === undefined) return [];
		return file.operation(given.value.value).op === 'array'
			? linksOf([given.value], call, file)
			: [linkOfProperty(given, call, file)];
	});
}

/** `config: { rateLimit }`, which the plugin for limits reads. */
function limitOf(properties: readonly Entry[], file: FactFile): Link[] {
	const limit = property(inside(property(properties, 'config'), file), 'rateLimit');
	return limit === undefined || booleanOf(limit.value, file) === false ? [] : [builtIn(limit)];
}

const VALIDATED: readonly string[] = ['body', 'querystring', 'query', 'params', 'headers'];

/** `schema: { body }`, by which a request is validated. */
function validationOf(properties: readonly Entry[], file: FactFile): Link[] {
	const schema = property(properties, 'schema');
	const isValidated = property(inside(schema, file), ...VALIDATED) !== undefined;
	return schema === undefined || !isValidated ? [] : [builtIn(schema)];
}

function inside(given: Entry | undefined, file: FactFile): Entry[] {
	return entriesOf(given?.value.value ?? -1, file) ?? [];
}

/** What the framework itself does is known by its option. */
function builtIn({ key, value: { start, end } }: Entry): Link {
	return { name: key, chunk: null, module: null, imported: null, place: { start, end }, value: -1 };
}

/** The links of `(options, handler)`, `(handler)` and `({ preHandler, handler })`. */
export function optionLinks(parts: readonly Written[], call: SeenCall, file: FactFile): Link[] {
	const last = parts[parts.length - 1];
	const options = objectAt(parts[0], file, call.scope) ?? [];
	if (parts.length > 1) return [...hookLinks(options, call, file), linkOf(last, call, file)];
	if (options.length === 0)
		return last.text.startsWith('{') || /^['"`\d]/.test(last.text) ? [] : [linkOf(last, call, file)];
	const handler = property(options, 'handler');
	return handler === undefined
		? []
		: [...hookLinks(options, call, file), linkOfProperty(handler, call, file)];
}
