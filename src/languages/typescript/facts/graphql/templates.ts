import { graphqlSchema } from '../../../../model/facts/graphql.ts';
import type { FactFile, FactRule, SeenCall, SeenChunk } from '../../../../model/facts/rules.ts';
import { selectionRule } from '../../../shared/facts/graphql-documents.ts';
import { keptFor } from '../../../shared/facts/kept.ts';
import { type SdlDocument, schemaRules } from '../../../shared/facts/sdl-rules.ts';
import { argumentsOf } from '../../../shared/facts/written.ts';
import { optionsAt } from '../source.ts';

/** What takes type definitions, with what it comes from. */
const TAKES: Readonly<Record<string, readonly string[]>> = {
	buildSchema: ['graphql'],
	makeExecutableSchema: ['@graphql-tools/schema', 'graphql-tools'],
	createSchema: ['graphql-yoga'],
	ApolloServer: ['apollo-server', '@apollo/server'],
};
/** Names of constants that hold type definitions. */
const NAMED = /^(?:\w{0,40}type_?defs?|\w{0,40}schema(?:string|sdl|text)?|sdl)$/i;
/** A definition comes first, behind comments and descriptions. */
const BEGINS =
	/^\s{0,400}(?:(?:#[^\n]{0,400}\n|"""[^"]{0,2000}"""|"[^"\n]{0,400}")\s{0,400}){0,20}(?:extend\s{1,8})?(?:(?:type|interface|enum|input)\s{1,8}\w{1,200}\s{0,8}(?:implements\b|@|\{)|schema\s{0,8}[@{]|(?:union|scalar)\s{1,8}\w{1,200}|directive\s{0,8}@)/;
const MARKED = /\/\*\s{0,8}graphql\s{0,8}\*\/\s{0,40}$/i;
/** Tags of documents; some are called with the template instead. */
const TAGS: ReadonlySet<string> = new Set(['gql', 'graphql']);
const MAX_TEXT = 1_000_000;

/** Documents in templates: of a tag, handed to what takes one, or held by a constant that says so. */
const templatesOf = keptFor((file: FactFile): SdlDocument[] => {
	const documents: SdlDocument[] = [];
	const add = (value: number, chunk: number): void => {
		const text = templateText(value, file);
		const base = file.span(value).start + 1;
		if (text === null || documents.some((known) => known.base === base)) return;
		documents.push({ source: 'template', text, base, chunkAt: () => chunk });
	};
	for (const call of file.calls) {
		if (TAGS.has(call.name)) add(call.argValues[0] ?? -1, call.chunk);
		else if (takesDefinitions(call, file)) add(definitionsIn(call, file), call.chunk);
	}
	for (const chunk of file.chunks) add(heldTemplate(chunk, file), chunk.index);
	return documents;
});

function schemasOf(file: FactFile): SdlDocument[] {
	return templatesOf(file).filter(({ text }) => BEGINS.test(text));
}

function takesDefinitions(call: SeenCall, file: FactFile): boolean {
	const modules = Object.hasOwn(TAKES, call.name) ? TAKES[call.name] : undefined;
	if (modules === undefined) return false;
	const origin = file.originOf(call.calleeValue, call.scope);
	return origin !== null && modules.some((module) => origin.module.startsWith(module));
}

/** The definitions that a call is given, by themselves or among its options; -1 for none. */
function definitionsIn(call: SeenCall, file: FactFile): number {
	const first = argumentsOf(call, file).all[0];
	const isTemplate = first !== undefined && file.text[first.start] === '`';
	return (isTemplate ? first : optionsAt(first, file, call.scope).get('typeDefs'))?.value ?? -1;
}

/** The template that a constant holds for a schema; -1 when it holds none. */
function heldTemplate(chunk: SeenChunk, file: FactFile): number {
	if ((chunk.kind !== 'constant' && chunk.kind !== 'variable') || chunk.name === null) return -1;
	const { value } = file.initial(chunk);
	const { start } = file.span(value);
	const isSchema =
		NAMED.test(chunk.name) ||
		file.text.startsWith('#graphql', start + 1) ||
		MARKED.test(file.text.slice(Math.max(0, start - 60), start));
	return value >= 0 && isSchema ? value : -1;
}

/** The text of a template with blanks for what is put into it, so that offsets stay. */
function templateText(value: number, file: FactFile): string | null {
	const { start, end } = file.span(value);
	if (value < 0 || file.text[start] !== '`' || end - start > MAX_TEXT) return null;
	if (file.operation(value).op === 'string') return file.text.slice(start + 1, end - 1);
	let whole = '';
	for (const part of file.parts(value)) {
		const { start: from, end: to } = file.span(part);
		if (file.string(part) === null) continue;
		whole += ' '.repeat(from - start - 1 - whole.length) + file.text.slice(from, to);
	}
	return whole.padEnd(end - start - 2);
}

/** Schemas in templates of code, and what operations there ask for. */
export const TEMPLATES: readonly FactRule[] = [
	// Which calls are kept for the rules below.
	{ on: 'call', fact: graphqlSchema, names: [...TAGS, ...Object.keys(TAKES)], find: () => {} },
	...schemaRules(schemasOf),
	selectionRule(templatesOf),
];
