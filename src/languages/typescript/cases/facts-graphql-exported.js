// path: src/schema/resolvers/users.js
const { load } = require('./load');

module.exports = {
	Query: {
		user: (_, { id }, { dataSources }) => load(id), // ^ fact graphql_resolver_mapping type=Query field=user ^ fact graphql_resolver_param field=user name=_ ^ fact graphql_resolver_param field=user role=args names=id ^ fact graphql_resolver_param field=user role=context names=dataSources
	},
	User: {
		posts: load, // ^ fact graphql_resolver_mapping type=User field=posts resolver=load module=./load
	},
};
