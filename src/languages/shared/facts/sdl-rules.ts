import {
	graphqlArgDirective,
	graphqlField,
	graphqlFieldArg,
	graphqlFieldDirective,
	graphqlSchema,
	graphqlType,
} from '../../../model/facts/graphql.ts';
import type { Attributes, FactFile, FactRule, Place, Tell } from '../../../model/facts/rules.ts';
import { keptFor } from './kept.ts';
import { readSdl, type SdlField, type SdlType } from './sdl.ts';

/** A schema in a text: where it begins, and what it says. */
export interface SdlDocument {
	source: 'file' | 'template';
	text: string;
	/** Offset of its text in the file's. */
	base: number;
	/** The chunk around something at an offset of the file's text. */
	chunkAt(start: number): number;
}

interface Schema extends SdlDocument {
	types: SdlType[];
}

const TYPE_KINDS: Readonly<Record<string, string>> = { type: 'object' };

/** Rules about the schemas that a text has. */
export function schemaRules(documentsOf: (file: FactFile) => SdlDocument[]): FactRule[] {
	const schemasOf = keptFor((file: FactFile): Schema[] =>
		documentsOf(file)
			.map((document) => ({ ...document, types: readSdl(document.text) }))
			.filter(({ types }) => types.length > 0),
	);
	const rule = (
		fact: FactRule['fact'],
		find: (schema: Schema, tell: Tell, at: (span: Span) => Place) => void,
	): FactRule => ({
		on: 'file',
		fact,
		find(file, tell) {
			for (const schema of schemasOf(file)) {
				find(schema, tell, ({ start, end }) => ({
					start: schema.base + start,
					end: schema.base + end,
					chunk: schema.chunkAt(schema.base + start),
				}));
			}
		},
	});
	return [
		rule(graphqlSchema, (schema, tell, at) => tell(describeSchema(schema), at(spanOf(schema)))),
		rule(graphqlType, ({ types, source }, tell, at) => {
			for (const type of types) if (type.keyword !== 'schema') tell(describeType(type, source), at(type));
		}),
		rule(graphqlField, ({ types, source }, tell, at) => {
			for (const [type, field] of fieldsOf(types)) {
				tell({ type: type.name, ...describeField(field), source }, at(field));
			}
		}),
		rule(graphqlFieldArg, ({ types }, tell, at) => {
			for (const [type, field] of fieldsOf(types)) {
				field.args.forEach(({ name, type: arg_type, default: fallback, start, end }, position) => {
					const is_required = arg_type?.endsWith('!') ?? false;
					tell(
						{ type: type.name, field: field.name, name, arg_type, is_required, default: fallback, position },
						at({ start, end }),
					);
				});
			}
		}),
		rule(graphqlFieldDirective, ({ types }, tell, at) => {
			for (const [type, field] of fieldsOf(types)) {
				for (const { name, args, start, end } of field.directives) {
					tell({ type: type.name, field: field.name, name, args }, at({ start, end }));
				}
			}
		}),
		rule(graphqlArgDirective, ({ types }, tell, at) => {
			for (const [type, field] of fieldsOf(types)) {
				for (const arg of field.args) {
					for (const { name, args, start, end } of arg.directives) {
						tell({ type: type.name, field: field.name, arg: arg.name, name, args }, at({ start, end }));
					}
				}
			}
		}),
	];
}

interface Span {
	start: number;
	end: number;
}

function spanOf({ types }: Schema): Span {
	return { start: types[0].start, end: types[types.length - 1].end };
}

/** Fields of types; those of a schema name its roots, and a directive has arguments only. */
function* fieldsOf(types: readonly SdlType[]): Generator<[SdlType, SdlField]> {
	for (const type of types) {
		if (type.keyword === 'schema' || type.keyword === 'directive') continue;
		for (const field of type.fields) yield [type, field];
	}
}

function describeSchema({ types, source }: Schema): Attributes {
	const roots = types.filter(({ keyword }) => keyword === 'schema').flatMap(({ fields }) => fields);
	const root = (name: string, usual: string): string | null =>
		roots.find((field) => field.name === name)?.type ??
		(roots.length === 0 && types.some((type) => type.name === usual) ? usual : null);
	const defined = types.filter(({ keyword }) => keyword !== 'schema' && keyword !== 'directive');
	const extensions = defined.filter(({ isExtension }) => isExtension).length;
	return {
		source,
		query: root('query', 'Query'),
		mutation: root('mutation', 'Mutation'),
		subscription: root('subscription', 'Subscription'),
		types: defined.length - extensions,
		extensions,
	};
}

function describeType(type: SdlType, source: string): Attributes {
	const isDirective = type.keyword === 'directive';
	const list = (names: string[]): string[] | null => (names.length === 0 ? null : names);
	return {
		name: isDirective ? `@${type.name}` : type.name,
		type_kind: TYPE_KINDS[type.keyword] ?? type.keyword,
		is_extension: type.isExtension,
		implements: list(type.implements),
		members: list(type.members),
		directives: list(type.directives.map(({ name }) => name)),
		fields: isDirective ? null : type.fields.length,
		source,
	};
}

function describeField(field: SdlField): Attributes {
	const list = (names: string[]): string[] | null => (names.length === 0 ? null : names);
	return {
		name: field.name,
		field_type: field.type,
		is_list: field.type?.startsWith('[') ?? false,
		is_required: field.type?.endsWith('!') ?? false,
		default: field.default,
		args: list(field.args.map(({ name }) => name)),
		directives: list(field.directives.map(({ name }) => name)),
	};
}
