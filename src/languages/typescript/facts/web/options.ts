import type { FactFile, SeenCall } from '../../../../model/facts/rules.ts';
import { type Part, type Property, propertiesIn } from './expressions.ts';
import { chunkAt, type Link, linkOf, linksOf } from './links.ts';

/** Hooks of Fastify that run before a handler, in the order in which they do: before its validation, and after. */
const EARLY: readonly string[] = ['onRequest', 'preParsing', 'preValidation'];
const LATE: readonly string[] = ['preHandler', 'beforeHandler'];

/** Properties of an object that is written here, or that a name of this file is bound to. */
export function objectOf(part: Part, scope: number, file: FactFile): Property[] | null {
	if (part.text.startsWith('{')) return propertiesIn(file.text, part.start);
	const binding = /^[\w$]{1,100}$/.test(part.text) ? file.binding(part.text, scope) : null;
	if (binding === null || binding.value < 0 || file.items(binding.value) === null) return null;
	const after = file.text.slice(binding.start, binding.start + 300);
	const given = /^[\w$]{1,100}\s{0,8}(?::[^=]{0,160})?=\s{0,8}\{/.exec(after);
	return given === null ? null : propertiesIn(file.text, binding.start + given[0].length - 1);
}

export function property(properties: readonly Property[], ...keys: string[]): Property | undefined {
	return properties.find(({ key }) => keys.includes(key));
}

/** The link that a property is given: a function in an object begins at its key. */
export function linkOfProperty(given: Property, call: SeenCall, file: FactFile): Link {
	const chunk = chunkAt(given.start, file);
	if (chunk === undefined) return linkOf(given.value, call, file);
	const { start, end } = given.value;
	return { name: null, chunk: chunk.index, module: null, imported: null, place: { start, end } };
}

/** What the options of a route say runs before its handler. */
export function hookLinks(properties: readonly Property[], call: SeenCall, file: FactFile): Link[] {
	return [
		...limitOf(properties, file),
		...linksAt(EARLY, properties, call, file),
		...validationOf(properties, file),
		...linksAt(LATE, properties, call, file),
	];
}

function linksAt(
	hooks: readonly string[],
	properties: readonly Property[],
	call: SeenCall,
	file: FactFile,
): Link[] {
	return hooks.flatMap((hook) => {
		const given = property(properties, hook);
		if (given === undefined) return [];
		return given.value.text.startsWith('[')
			? linksOf([given.value], call, file)
			: [linkOfProperty(given, call, file)];
	});
}

/** `config: { rateLimit }`, which the plugin for limits reads. */
function limitOf(properties: readonly Property[], file: FactFile): Link[] {
	const limit = property(inside(property(properties, 'config'), file), 'rateLimit');
	return limit === undefined || limit.value.text === 'false' ? [] : [builtIn(limit)];
}

const VALIDATED: readonly string[] = ['body', 'querystring', 'query', 'params', 'headers'];

/** `schema: { body }`, by which a request is validated. */
function validationOf(properties: readonly Property[], file: FactFile): Link[] {
	const schema = property(properties, 'schema');
	const isValidated = property(inside(schema, file), ...VALIDATED) !== undefined;
	return schema === undefined || !isValidated ? [] : [builtIn(schema)];
}

function inside(given: Property | undefined, file: FactFile): Property[] {
	return given?.value.text.startsWith('{') ? propertiesIn(file.text, given.value.start) : [];
}

/** What the framework itself does is known by its option. */
function builtIn({ key, value: { start, end } }: Property): Link {
	return { name: key, chunk: null, module: null, imported: null, place: { start, end } };
}

/** The links of `(options, handler)`, `(handler)` and `({ preHandler, handler })`. */
export function optionLinks(parts: readonly Part[], call: SeenCall, file: FactFile): Link[] {
	const last = parts[parts.length - 1];
	const options = objectOf(parts[0], call.scope, file) ?? [];
	if (parts.length > 1) return [...hookLinks(options, call, file), linkOf(last, call, file)];
	if (options.length === 0)
		return last.text.startsWith('{') || /^['"`\d]/.test(last.text) ? [] : [linkOf(last, call, file)];
	const handler = property(options, 'handler');
	return handler === undefined
		? []
		: [...hookLinks(options, call, file), linkOfProperty(handler, call, file)];
}
