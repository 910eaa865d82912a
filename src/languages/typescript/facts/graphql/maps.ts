import { graphqlResolverMapping } from '../../../../model/facts/graphql.ts';
import type { FactFile, FactRule, SeenCall } from '../../../../model/facts/rules.ts';
import {
	type Entry,
	entriesOf,
	entryNamed,
	pastTrivia,
	type Span,
} from '../../../shared/facts/javascript-literals.ts';
import { chunkAt, initialOf, objectAt, shown, writtenCall } from '../source.ts';
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
			? objectAt(writtenCall(call, file).args[0], file, call.scope)
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
		const open = initialOf(chunk, file);
		const entries = open < 0 ? null : entriesOf(file.text, open, chunk.end);
		if (entries !== null) maps.push({ type: one, entries, scope: chunk.scope });
	}
	for (const { start, scope } of ABOUT.test(file.path) ? exportedObjects(file) : []) {
		const entries = objectAt({ start, end: file.text.length }, file, scope);
		if (entries === null) continue;
		const isMap = entries.some(
			({ key, form, value }) =>
				key !== null && form === 'pair' && file.text[value.start] === '{' && /^\p{Lu}/u.test(key),
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

/** Where objects begin that a module gives out: `export default {`, `module.exports = {`. */
function exportedObjects(file: FactFile): { start: number; scope: number }[] {
	const { text } = file;
	const found: { start: number; scope: number }[] = [];
	for (const { start, scope } of file.assigned('default')) {
		if (!text.startsWith('export', start)) continue;
		found.push({ start: pastTrivia(text, text.indexOf('default', start) + 'default'.length), scope });
	}
	for (const { start, scope, member } of file.references('module')) {
		const assigned = /^module\.exports\s{0,8}=\s{0,8}(?=\{)/.exec(text.slice(start, start + 40));
		if (!member && assigned !== null) found.push({ start: start + assigned[0].length, scope });
	}
	return found;
}

/** The resolvers of one field: its function, or `{ subscribe, resolve }`. */
function fieldOf(type: string, entry: Entry, file: FactFile, scope: number): Resolver[] {
	if (entry.key === null || entry.form === 'spread') return [];
	const parts =
		file.text[entry.value.start] === '{' ? entriesOf(file.text, entry.value.start, entry.end) : null;
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
	const inPlace = chunkAt(start, file);
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
function calledName(value: Span, file: FactFile): string | null {
	const text = shown(value, file) ?? '';
	if (NAME.test(text)) return /^(?:true|false|null|undefined)$/.test(text) ? null : text;
	const open = text.indexOf('(');
	const callee = open > 0 && text.endsWith(')') ? text.slice(0, open) : '';
	return NAME.test(callee) && callee !== 'Symbol' ? callee : null;
}

/** Maps of resolvers: objects whose keys are types, and below them fields. */
export const MAPS: readonly FactRule[] = [
	// Which calls are kept for the rules below.
	{ on: 'call', fact: graphqlResolverMapping, names: Object.keys(TAKES), find: () => {} },
	...resolverRules(resolversIn),
];
