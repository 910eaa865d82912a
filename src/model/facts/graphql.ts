import type { FactKind } from './kind.ts';
import { PRISMA } from './prisma.ts';

export const graphqlSchema: FactKind = {
	kind: 'graphql_schema',
	view: 'graphql_schemas',
	category: 'framework',
	about: 'a document that defines types of GraphQL: a file, or a template in code',
	attributes: {
		source: 'file or template',
		query: 'root type for queries',
		mutation: 'root type for mutations',
		subscription: 'root type for subscriptions',
		types: 'how many types it defines',
		extensions: 'how many it extends',
	},
	example: 'const typeDefs = gql`type Query { users: [User!]! }`',
};

export const graphqlType: FactKind = {
	kind: 'graphql_type',
	view: 'graphql_types',
	category: 'framework',
	about: 'a type of a schema, or an extension of one',
	attributes: {
		name: 'of the type; with @ for a directive',
		type_kind: 'object, interface, union, enum, input, scalar or directive',
		is_extension: 'whether it adds to a type that is defined elsewhere',
		implements: 'names of interfaces',
		members: 'types of a union, values of an enum',
		directives: 'names of the directives on it',
		fields: 'how many fields it has',
		source: 'file, template, decorator or object',
	},
	example: 'type User implements Node { id: ID! }',
};

export const graphqlField: FactKind = {
	kind: 'graphql_field',
	view: 'graphql_fields',
	category: 'framework',
	about: 'a field of a type',
	attributes: {
		type: 'name of the type it belongs to',
		name: 'of the field',
		field_type: 'as written: `[User!]!`',
		is_list: 'whether it is a list',
		is_required: 'whether it is never null',
		default: 'default of a field of an input, as written',
		args: 'names of its arguments',
		directives: 'names of the directives on it',
		source: 'file, template, decorator or object',
	},
	example: 'users(first: Int = 10): [User!]!',
};

export const graphqlFieldArg: FactKind = {
	kind: 'graphql_field_arg',
	view: 'graphql_field_args',
	category: 'framework',
	about: 'an argument of a field',
	attributes: {
		type: 'name of the type',
		field: 'name of the field',
		name: 'of the argument',
		arg_type: 'as written',
		is_required: 'whether it may not be null',
		default: 'as written',
		position: 'in the list, from 0',
	},
	example: 'users(first: Int = 10): [User!]!',
};

export const graphqlFieldDirective: FactKind = {
	kind: 'graphql_field_directive',
	view: 'graphql_field_directives',
	category: 'framework',
	about: 'a directive on a field',
	attributes: {
		type: 'name of the type',
		field: 'name of the field',
		name: 'of the directive',
		args: 'its arguments as written',
	},
	example: 'salary: Int @auth(requires: ADMIN)',
};

export const graphqlArgDirective: FactKind = {
	kind: 'graphql_arg_directive',
	view: 'graphql_arg_directives',
	category: 'framework',
	about: 'a directive on an argument of a field',
	attributes: {
		type: 'name of the type',
		field: 'name of the field',
		arg: 'name of the argument',
		name: 'of the directive',
		args: 'its arguments as written',
	},
	example: 'createUser(email: String! @constraint(format: "email")): User',
};

export const graphqlResolverMapping: FactKind = {
	kind: 'graphql_resolver_mapping',
	view: 'graphql_resolver_mappings',
	category: 'framework',
	about: 'what answers a field; it stands where the function is, or where it is named when that is elsewhere',
	attributes: {
		type: 'name of the type',
		field: 'name of the field',
		resolver: 'name of the function or method as written; null for one that is written in the map',
		form: 'map, decorator or object (graphql-js)',
		part: 'resolve or subscribe, for a field with both',
		module: 'module the resolver is imported from',
	},
	example: 'const resolvers = { Query: { users: (parent, args, context) => context.users.all() } }',
};

export const graphqlResolverParam: FactKind = {
	kind: 'graphql_resolver_param',
	view: 'graphql_resolver_params',
	category: 'framework',
	about: 'a parameter of what answers a field',
	attributes: {
		type: 'name of the type',
		field: 'name of the field',
		name: 'of the parameter',
		role: 'parent, args, context, info or other',
		position: 'from 0',
		arg: 'name of the argument that it takes, when it is one of them',
		names: 'names that it is taken apart into',
		param_type: 'as written',
	},
	example: 'user: (parent, { id }, context) => context.users.find(id)',
};

export const graphqlSelection: FactKind = {
	kind: 'graphql_selection',
	view: 'graphql_selections',
	category: 'framework',
	about: 'a field that an operation or fragment asks for, or a fragment that it spreads',
	attributes: {
		operation: 'query, mutation, subscription or fragment',
		name: 'of the operation or fragment',
		on: 'type that the path begins at, where one is written; else it begins at the root type of the operation',
		path: 'fields from there to the one that is asked for: `user.posts.title`',
		fragment: 'name of the fragment that is spread',
	},
	example: 'query User { user(id: 1) { posts { title } } }',
};

const graphqlExecutionEdge: FactKind = {
	kind: 'graphql_execution_edge',
	view: 'graphql_execution_edges',
	category: 'framework',
	about: 'a call that answering a field leads to',
	attributes: {
		type: 'name of the type',
		field: 'name of the field',
		callee: 'what is called, as written',
		name: 'last name of the callee',
	},
	example: 'users: (parent, args, context) => context.users.all()',
	over: {
		view: 'call_sites',
		// Functions inside a resolver are part of answering its field.
		where: [{ insideFact: graphqlResolverMapping.kind }],
		columns: {
			type: { ofFactAround: graphqlResolverMapping.kind, attribute: 'type' },
			field: { ofFactAround: graphqlResolverMapping.kind, attribute: 'field' },
		},
	},
};

/** Schemas, and what answers them. */
export const GRAPHQL: readonly FactKind[] = [
	graphqlSchema,
	graphqlType,
	graphqlField,
	graphqlFieldArg,
	graphqlFieldDirective,
	graphqlArgDirective,
	graphqlResolverMapping,
	graphqlResolverParam,
	graphqlSelection,
	graphqlExecutionEdge,
	...PRISMA,
];
