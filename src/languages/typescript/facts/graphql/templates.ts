import { graphqlSchema } from '../../../../model/facts/graphql.ts';
import type { FactFile, FactRule, SeenCall, SeenChunk } from '../../../../model/facts/rules.ts';
import { selectionRule } from '../../../shared/facts/graphql-documents.ts';
import { split } from '../../../shared/facts/javascript-literals.ts';
import { keptFor } from '../../../shared/facts/kept.ts';
import { type SdlDocument, schemaRules } from '../../../shared/facts/sdl-rules.ts';
import { argumentsOf, type Written } from '../../../shared/facts/written.ts';
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
const MARKED_ARGUMENT = /^\w{1,20}\s{0,8}\(\s{0,80}(?:\/\*[^*]{0,40}\*\/\s{0,80})?$/;
const MAX_TEXT = 1_000_000;

/** Documents in templates: of a tag, handed to what takes one, or held by a constant that says so. */
const templatesOf = keptFor((file: FactFile): SdlDocument[] => {
	const documents: SdlDocument[] = [];
	const add = (open: number, limit: number, chunk: number): void => {
		const text = templateAt(file.text, open, limit);
		if (text === null || documents.some(({ base }) => base === open + 1)) return;
		documents.push({ source: 'template', text, base: open + 1, chunkAt: () => chunk });
	};
	for (const call of file.calls) {
		if (TAGS.has(call.name)) {
			const open = file.text.indexOf('`', call.nameStart + call.name.length);
			const isFirst = call.via === 'tag' || MARKED_ARGUMENT.test(file.text.slice(call.nameStart, open));
			if (isFirst) add(open, call.end, call.chunk);
		} else if (takesDefinitions(call, file)) {
			for (const { start, end } of definitionsIn(call, file)) add(start, end, call.chunk);
		}
	}
	for (const chunk of file.chunks) {
		const open = heldTemplate(chunk, file);
		if (open >= 0) add(open, chunk.end, chunk.index);
	}
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

function definitionsIn(call: SeenCall, file: FactFile): Written[] {
	const [first] = argumentsOf(call, file).all;
	if (first === undefined || file.text[first.start] === '`') return first === undefined ? [] : [first];
	const given = optionsAt(first, file, call.scope).get('typeDefs');
	return given === undefined ? [] : [given];
}

/** Where the template begins that a constant holds for a schema; -1 when it holds none. */
function heldTemplate(chunk: SeenChunk, file: FactFile): number {
	if ((chunk.kind !== 'constant' && chunk.kind !== 'variable') || chunk.name === null) return -1;
	const { value } = file.initial(chunk);
	const open = value < 0 ? -1 : file.span(value).start;
	if (open < 0 || file.text[open] !== '`') return -1;
	const isSchema =
		NAMED.test(chunk.name) ||
		file.text.startsWith('#graphql', open + 1) ||
		MARKED.test(file.text.slice(Math.max(0, open - 60), open));
	return isSchema ? open : -1;
}

/** The text of a template with blanks for what is put into it, so that offsets stay. */
function templateAt(text: string, open: number, limit: number): string | null {
	if (open < 0 || open >= limit || text[open] !== '`') return null;
	const end = Math.min(limit, open + MAX_TEXT);
	let whole = '';
	let from = open + 1;
	for (let at = from; at < end; at++) {
		if (text[at] === '\\') at++;
		else if (text[at] === '`') return whole + text.slice(from, at);
		else if (text[at] === '$' && text[at + 1] === '{') {
			const close = split(text, at + 1, end, '')?.close;
			if (close === undefined) return null;
			whole += text.slice(from, at) + ' '.repeat(close + 1 - at);
			from = close + 1;
			at = close;
		}
	}
	return null;
}

/** Schemas in templates of code, and what operations there ask for. */
export const TEMPLATES: readonly FactRule[] = [
	// Which calls are kept for the rules below.
	{ on: 'call', fact: graphqlSchema, names: [...TAGS, ...Object.keys(TAKES)], find: () => {} },
	...schemaRules(schemasOf),
	selectionRule(templatesOf),
];
