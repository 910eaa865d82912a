// path: src/server.ts
import { ApolloServer } from '@apollo/server';
import type { QueryResolvers, Resolvers } from './generated';
import { createUser } from './users';

function deleteUser(parent, { id }, context: Context) { return context.users.delete(id); } // ^ fact graphql_resolver_mapping type=Mutation field=deleteUser resolver=deleteUser form=map module=- ^ fact graphql_resolver_param type=Mutation field=deleteUser name=parent role=parent position=0 ^ fact graphql_resolver_param type=Mutation field=deleteUser role=args position=1 names=id ^ fact graphql_resolver_param field=deleteUser name=context role=context param_type=Context

const resolvers = {
	Query: {
		users: (parent, args, context, info) => context.users.all(), // ^ fact graphql_resolver_mapping type=Query field=users resolver=- form=map part=- ^ fact graphql_resolver_param type=Query field=users name=parent role=parent ^ fact graphql_resolver_param name=args role=args ^ fact graphql_resolver_param name=context role=context ^ fact graphql_resolver_param name=info role=info position=3
		async user(_, { id }) { return find(id); }, // ^ fact graphql_resolver_mapping type=Query field=user ^ fact graphql_resolver_param field=user name=_ role=parent ^ fact graphql_resolver_param field=user role=args names=id
	},
	Mutation: {
		createUser, // ^ fact graphql_resolver_mapping type=Mutation field=createUser resolver=createUser module=./users ^ no fact graphql_resolver_param
		deleteUser, // ^ no fact graphql_resolver_mapping
		signIn: combineResolvers(isGuest, signIn), // ^ fact graphql_resolver_mapping type=Mutation field=signIn resolver=combineResolvers
	},
	Subscription: {
		added: {
			subscribe: () => pubsub.asyncIterator(['ADDED']), // ^ fact graphql_resolver_mapping type=Subscription field=added part=subscribe
			resolve: (payload) => payload.added, // ^ fact graphql_resolver_mapping type=Subscription field=added part=resolve ^ fact graphql_resolver_param type=Subscription field=added name=payload role=parent
		},
	},
	Role: { ADMIN: 'admin' }, // ^ no fact graphql_resolver_mapping
	Date: DateScalar, // ^ no fact graphql_resolver_mapping
	...more,
};
export const Post: PostResolvers = {
	author: (post) => load(post.author), // ^ fact graphql_resolver_mapping type=Post field=author
};
const server = new ApolloServer({
	typeDefs,
	resolvers: {
		Query: { now: () => Date.now() }, // ^ fact graphql_resolver_mapping type=Query field=now
	},
});

const handlers = { Query: { run: () => 1 } }; // ^ no fact graphql_resolver_mapping
const lookup = { resolve: (id) => id }; // ^ no fact graphql_resolver_mapping
export default { Query: { stop: () => 2 } }; // ^ no fact graphql_resolver_mapping
