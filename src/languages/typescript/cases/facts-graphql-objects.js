import { GraphQLEnumType, GraphQLList, GraphQLNonNull, GraphQLObjectType, GraphQLString } from 'graphql';
import { resolveName } from './names';

const Role = new GraphQLEnumType({ name: 'Role', values: { ADMIN: {}, USER: { value: 1 } } }); // ^ fact graphql_type name=Role type_kind=enum members=ADMIN,USER source=object
const User = new GraphQLObjectType({ // ^ fact graphql_type name=User type_kind=object fields=2 source=object
	name: 'User',
	fields: () => ({
		name: { type: new GraphQLNonNull(GraphQLString), resolve: resolveName }, // ^ fact graphql_field type=User name=name field_type="new GraphQLNonNull(GraphQLString)" is_required=true is_list=false source=object ^ fact graphql_resolver_mapping type=User field=name resolver=resolveName form=object part=resolve module=./names
		posts: { // ^ fact graphql_field type=User name=posts is_list=true args=first
			type: new GraphQLList(Post),
			args: { first: { type: GraphQLInt, defaultValue: 10 } }, // ^ fact graphql_field_arg type=User field=posts name=first arg_type=GraphQLInt default=10 is_required=false
			resolve(user, args, context) { return context.posts(user.id, args.first); }, // ^ fact graphql_resolver_mapping type=User field=posts resolver=- part=resolve ^ fact graphql_resolver_param type=User field=posts name=user role=parent ^ fact graphql_resolver_param name=args role=args ^ fact graphql_resolver_param name=context role=context
		},
	}),
});
const plain = new ObjectType({ name: 'Other', fields: { a: { type: 1 } } }); // ^ no fact graphql_type ^ no fact graphql_field
