// path: src/resolvers/Mutation/index.js
import addUser from './addUser.js';

export default {
	addUser, // ^ fact graphql_resolver_mapping type=Mutation field=addUser resolver=addUser module=./addUser.js
	removeUser(parent, args) {}, // ^ fact graphql_resolver_mapping type=Mutation field=removeUser
	limit: 10, // ^ no fact graphql_resolver_mapping
};
