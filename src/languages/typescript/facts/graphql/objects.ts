import {
	graphqlField,
	graphqlFieldArg,
	graphqlResolverMapping,
	graphqlType,
} from '../../../../model/facts/graphql.ts';
import type { FactFile, FactRule, SeenCall } from '../../../../model/facts/rules.ts';
import { keptFor } from '../../../shared/facts/kept.ts';
import { argumentsOf, shown } from '../../../shared/facts/written.ts';
import { Framework, usesFramework } from '../frameworks.ts';
import { chunkIn, type Entry, entryNamed, objectAt, returnedEntries, stringAt } from '../source.ts';
import { positionalParams, type Resolver, resolverRules } from './resolvers.ts';

const TYPES: Readonly<Record<string, string>> = {
	GraphQLObjectType: 'object',
	GraphQLInputObjectType: 'input',
	GraphQLInterfaceType: 'interface',
	GraphQLUnionType: 'union',
	GraphQLEnumType: 'enum',
	GraphQLScalarType: 'scalar',
};
const MODULES = ['graphql'];
const NAMES = Object.keys(TYPES);
const REQUIRED = /^(?:new\s{1,8})?(?:\w{1,40}\.)?GraphQLNonNull\b/;
const LIST =
	/^(?:(?:new\s{1,8})?(?:\w{1,40}\.)?GraphQLNonNull\(\s{0,40})?(?:new\s{1,8})?(?:\w{1,40}\.)?GraphQLList\b/;

/** A type that is made by `new GraphQLObjectType({ … })`. */
interface MadeType {
	call: SeenCall;
	name: string;
	config: Entry[];
	fields: Entry[];
}

const typesOf = keptFor((file: FactFile): MadeType[] => {
	const types: MadeType[] = [];
	if (!usesFramework(file, Framework.graphql)) return types;
	for (const call of file.calls) {
		if (call.via !== 'new' || !Object.hasOwn(TYPES, call.name)) continue;
		if (file.originOf(call.calleeValue, call.scope)?.module !== 'graphql') continue;
		const config = objectAt(argumentsOf(call, file).all[0], file, call.scope);
		const name = stringAt(entryNamed(config, 'name')?.value, file, call.scope);
		if (config !== null && name !== null)
			types.push({ call, name, config, fields: fieldsOf(config, call, file) });
	}
	return types;
});

/** `fields: { … }`, `fields: () => ({ … })`, `fields() { return { … } }`. */
function fieldsOf(config: readonly Entry[], call: SeenCall, file: FactFile): Entry[] {
	const entry = entryNamed(config, 'fields');
	if (entry === undefined) return [];
	const made = chunkIn(entry.value, file);
	const entries = made === undefined ? objectAt(entry.value, file, call.scope) : returnedEntries(made, file);
	return (entries ?? []).filter(({ key, form }) => key !== null && form !== 'spread');
}

function resolversIn(file: FactFile): Resolver[] {
	return typesOf(file).flatMap(({ call, name: type, fields }) =>
		fields.flatMap((field) => {
			const details = objectAt(field.value, file, call.scope);
			return (details ?? []).flatMap((part): Resolver[] => {
				const { key, start, end } = part;
				if (key !== 'resolve' && key !== 'subscribe') return [];
				const inPlace = chunkIn(part.value, file);
				const name = inPlace === undefined ? shown(part.value) : null;
				const [leading] = (name ?? '').split('.');
				const module = file.imports.find(({ local }) => local !== null && local === leading)?.module ?? null;
				const params = positionalParams(inPlace);
				const base = { type, field: field.key ?? '', form: 'object', part: key, start, end } as const;
				return [{ ...base, name, module, chunk: inPlace, params }];
			});
		}),
	);
}

/** Types that code makes of objects, as graphql-js takes them. */
export const OBJECTS: readonly FactRule[] = [
	{
		on: 'call',
		fact: graphqlType,
		names: NAMES,
		via: ['new'],
		from: MODULES,
		find(call, file, tell) {
			const type = typesOf(file).find((made) => made.call.index === call.index);
			if (type === undefined) return;
			const values = objectAt(entryNamed(type.config, 'values')?.value, file, call.scope);
			const members = values?.flatMap(({ key }) => key ?? []) ?? [];
			tell({
				name: type.name,
				type_kind: TYPES[call.name],
				is_extension: false,
				members: members.length === 0 ? null : members,
				fields: entryNamed(type.config, 'fields') === undefined ? null : type.fields.length,
				source: 'object',
			});
		},
	},
	{
		on: 'file',
		fact: graphqlField,
		from: MODULES,
		find(file, tell) {
			for (const { call, name: type, fields } of typesOf(file)) {
				for (const { key, value, start, end } of fields) {
					const details = objectAt(value, file, call.scope);
					const field_type = shown(entryNamed(details, 'type')?.value);
					const args = objectAt(entryNamed(details, 'args')?.value, file, call.scope);
					const names = args?.flatMap((arg) => arg.key ?? []) ?? [];
					tell(
						{
							type,
							name: key,
							field_type,
							is_list: LIST.test(field_type ?? ''),
							is_required: REQUIRED.test(field_type ?? ''),
							default: shown(entryNamed(details, 'defaultValue')?.value),
							args: names.length === 0 ? null : names,
							source: 'object',
						},
						{ start, end, chunk: call.chunk },
					);
				}
			}
		},
	},
	{
		on: 'file',
		fact: graphqlFieldArg,
		from: MODULES,
		find(file, tell) {
			for (const { call, name: type, fields } of typesOf(file)) {
				for (const field of fields) {
					const details = objectAt(field.value, file, call.scope);
					const args = objectAt(entryNamed(details, 'args')?.value, file, call.scope) ?? [];
					args.forEach(({ key, value, start, end }, position) => {
						const described = objectAt(value, file, call.scope);
						const arg_type = shown(entryNamed(described, 'type')?.value);
						const is_required = REQUIRED.test(arg_type ?? '');
						const fallback = shown(entryNamed(described, 'defaultValue')?.value);
						tell(
							{ type, field: field.key, name: key, arg_type, is_required, default: fallback, position },
							{ start, end, chunk: call.chunk },
						);
					});
				}
			}
		},
	},
	// Which calls are kept for the rules below.
	{ on: 'call', fact: graphqlResolverMapping, names: NAMES, find: () => {} },
	...resolverRules(resolversIn),
];
