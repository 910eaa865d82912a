import { graphqlResolverMapping } from '../../../../model/facts/graphql.ts';
import type { FactFile, FactRule, Given, SeenCall } from '../../../../model/facts/rules.ts';
import { argumentsOf, type Written, writtenAt } from '../../../shared/facts/written.ts';
import { chunkIn, type Entry, entriesOf, entryNamed, objectAt } from '../source.ts';
import { positionalParams, type Resolver, resolverRules } from './resolvers.ts';

const ROOTS: ReadonlySet<string> = new Set(['Query', 'Mutation', 'Subscription']);
/** What takes maps of resolvers, with what it comes from. */
const TAKES: Readonly<Record<string, readonly string[]>> = {
	makeExecutableSchema: ['@graphql-tools/schema', 'graphql-tools', 'apollo-server'],
	addResolversToSchema: ['@graphql-tools/schema'],
	createSchema: ['graphql-yoga'],
	ApolloServer: ['apollo-server', '@apollo/server'],
	GraphQLServer: ['graphql-yoga'],
};
const NAMED = /resolvers?$/i;
/** Types of maps that generators write: of all types, or of one. */
const OF_ALL = /^(?:[\w$]{1,40}\.)?I?Resolvers\b/;
const OF_ONE = /^(?:[\w$]{1,40}\.)?(\p{Lu}[\p{L}\p{N}_]{0,80})Resolvers\b/u;
const IN_FOLDER = /(?:^|\/)resolvers?\/(?:.{1,300}\/)?(\p{Lu}[\p{L}\p{N}]{0,80})(?:\/index)?\.[cm]?[jt]s$/u;
/** Files in which what is exported may be resolvers: maps of middleware and permissions look the same. */
const ABOUT = /resolver|^(?!.{0,400}(?:middleware|permission|shield|mock)).{0,400}(?:graphql|schema)/i;
const RESOLVERS = /resolver/i;
const NAME = /^[\p{L}_$][\p{L}\p{N}_$]{0,100}(?:\.[\p{L}_$][\p{L}\p{N}_$]{0,100}){0,4}$/u;

function resolversIn(file: FactFile): Resolver[] {
	const found = new Map<number, Resolver>();
	const add = (type: string, entries: readonly Entry[], scope: number): void => {
		for (const entry of entries) {
			for (const resolver of fieldOf(type, entry, file, scope)) found.set(resolver.start, resolver);
		}
	};
	const addAll = (entries: readonly Entry[], scope: number): void => {
		for (const { key, form, value } of entries) {
			const fields =
				key === null || form === 'spread' || !/^\p{Lu}/u.test(key) ? null : objectAt(value, file, scope);
			if (fields !== null) add(key!, fields, scope);
		}
	};
	for (const { type, entries, scope } of heldMaps(file)) {
		if (type === null) addAll(entries, scope);
		else add(type, entries, scope);
	}
	for (const call of file.calls) {
		const given = takesResolvers(call, file)
			? objectAt(argumentsOf(call, file).all[0], file, call.scope)
			: null;
		const map = objectAt(entryNamed(given, 'resolvers')?.value, file, call.scope);
		if (map !== null) addAll(map, call.scope);
	}
	return [...found.values()];
}

function takesResolvers(call: SeenCall, file: FactFile): boolean {
	const modules = Object.hasOwn(TAKES, call.name) ? TAKES[call.name] : undefined;
	if (modules === undefined) return false;
	const origin = file.originOf(call.calleeValue, call.scope);
	return origin !== null && modules.some((module) => origin.module.startsWith(module));
}

interface HeldMap {
	/** The type whose fields it has; null when its keys are types. */
	type: string | null;
	entries: Entry[];
	scope: number;
}

/** Objects that go by a name, a type or a place that resolvers have. */
function heldMaps(file: FactFile): HeldMap[] {
	const maps: HeldMap[] = [];
	const folder = IN_FOLDER.exec(file.path)?.[1] ?? null;
	for (const chunk of file.chunks) {
		if ((chunk.kind !== 'constant' && chunk.kind !== 'variable') || chunk.name === null) continue;
		const declared = chunk.type ?? '';
		const all = NAMED.test(chunk.name) || OF_ALL.test(declared);
		const one = OF_ALL.test(declared)
			? null
			: (OF_ONE.exec(declared)?.[1] ?? (chunk.name === folder ? folder : null));
		if (!all && one === null) continue;
		const entries = entriesOf(file.held(file.initial(chunk).value, -1).value, file);
		if (entries !== null) maps.push({ type: one, entries, scope: chunk.scope });
	}
	for (const { value, scope } of ABOUT.test(file.path) ? exportedObjects(file) : []) {
		const entries = objectAt(writtenAt(value, file), file, scope);
		if (entries === null) continue;
		const isMap = entries.some(
			({ key, form, value }) =>
				key !== null &&
				form === 'pair' &&
				file.operation(value.value).op === 'object' &&
				/^\p{Lu}/u.test(key),
		);
		if (isMap && (RESOLVERS.test(file.path) || hasRoot(entries))) {
			maps.push({ type: null, entries, scope });
		} else if (folder !== null && !entries.some(({ key }) => key !== null && /^\p{Lu}/u.test(key))) {
			maps.push({ type: folder, entries, scope });
		}
	}
	return maps;
}

function hasRoot(entries: readonly Entry[]): boolean {
	return entries.some(({ key }) => key !== null && ROOTS.has(key));
}

/** What a module gives out: `export default {`, `module.exports = {`. */
function exportedObjects(file: FactFile): readonly Given[] {
	const exported = file.assigned('default').filter(({ start }) => file.text.startsWith('export', start));
	return [...exported, ...file.assigned('module.exports')];
}

/** The resolvers of one field: its function, or `{ subscribe, resolve }`. */
function fieldOf(type: string, entry: Entry, file: FactFile, scope: number): Resolver[] {
	if (entry.key === null || entry.form === 'spread') return [];
	const parts = entriesOf(entry.value.value, file);
	if (parts === null) {
		const resolver = resolverAt(type, entry.key, entry, null, file, scope);
		return resolver === null ? [] : [resolver];
	}
	return parts.flatMap((part) => {
		if (part.key !== 'resolve' && part.key !== 'subscribe') return [];
		return resolverAt(type, entry.key!, part, part.key, file, scope) ?? [];
	});
}

function resolverAt(
	type: string,
	field: string,
	entry: Entry,
	part: Resolver['part'],
	file: FactFile,
	scope: number,
): Resolver | null {
	const { start, end } = entry;
	const inPlace = chunkIn(entry.value, file);
	const base = { type, field, form: 'map' as const, part, start, end };
	if (inPlace !== undefined) {
		return { ...base, name: null, module: null, chunk: inPlace, params: positionalParams(inPlace) };
	}
	const name = calledName(entry.value, file);
	if (name === null) return null;
	const [leading] = name.split('.');
	const held = name === leading ? file.chunk(file.binding(name, scope)?.chunk ?? -1) : undefined;
	const chunk = held?.kind === 'function' ? held : undefined;
	const module = file.imports.find(({ local }) => local === leading)?.module ?? null;
	return { ...base, name, module, chunk, params: positionalParams(chunk) };
}

/** The name of a function, or of what makes one when it is called; null for a plain value. */
function calledName(of: Written, file: FactFile): string | null {
	const call = file.callAt(of.value);
	if (call !== null) return NAME.test(call.callee) && call.callee !== 'Symbol' ? call.callee : null;
	const { op } = file.operation(of.value);
	return (op === 'name' || op === 'member') && NAME.test(of.text) && of.text !== 'undefined' ? of.text : null;
}

/** Maps of resolvers: objects whose keys are types, and below them fields. */
export const MAPS: readonly FactRule[] = [
	// Which calls are kept for the rules below.
	{ on: 'call', fact: graphqlResolverMapping, names: Object.keys(TAKES), find: () => {} },
	...resolverRules(resolversIn),
];
