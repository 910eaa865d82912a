import gql from 'graphql-tag';
import { buildSchema } from 'graphql';
import { createSchema } from 'graphql-yoga';

export const typeDefs = gql`
	"A person" ${comments}
	type User implements Node & Entity @key(fields: "id") { # ^ fact graphql_schema source=template query=Query mutation=- types=6 extensions=1 ^ fact graphql_type name=User type_kind=object is_extension=false implements=Node,Entity directives=key fields=3 source=template
		id: ID! # ^ fact graphql_field type=User name=id field_type=ID! is_list=false is_required=true source=template
		posts(first: Int = 10, after: String @deprecated): [Post!]! @auth(requires: ADMIN) # ^ fact graphql_field type=User name=posts field_type="[Post!]!" is_list=true args=first,after directives=auth ^ fact graphql_field_arg type=User field=posts name=first arg_type=Int default=10 is_required=false position=0 ^ fact graphql_field_arg type=User field=posts name=after position=1 ^ fact graphql_arg_directive type=User field=posts arg=after name=deprecated args=- ^ fact graphql_field_directive type=User field=posts name=auth args="requires: ADMIN"
		role: Role
	}
	enum Role { ADMIN USER @internal } # ^ fact graphql_type name=Role type_kind=enum members=ADMIN,USER ^ no fact graphql_field
	union Found = User | Post # ^ fact graphql_type name=Found type_kind=union members=User,Post
	scalar Date # ^ fact graphql_type name=Date type_kind=scalar
	input NewUser { name: String = "x" } # ^ fact graphql_type name=NewUser type_kind=input ^ fact graphql_field type=NewUser name=name default="\"x\""
	interface Node { id: ID! } # ^ fact graphql_type name=Node type_kind=interface
	extend type Query { me: User } # ^ fact graphql_type name=Query is_extension=true ^ fact graphql_field type=Query name=me
	directive @auth(requires: Role) on FIELD_DEFINITION | OBJECT # ^ fact graphql_type name=@auth type_kind=directive members=FIELD_DEFINITION,OBJECT fields=- ^ no fact graphql_field
`;

const schema = buildSchema(`type Query { hello: String }`); // ^ fact graphql_schema source=template query=Query types=1 extensions=0 ^ fact graphql_field type=Query name=hello
const yoga = createSchema({ typeDefs: /* GraphQL */ `type Query { a: Int }`, resolvers }); // ^ fact graphql_type name=Query ^ fact graphql_field type=Query name=a
const marked = `#graphql
	type Book { title: String }`; // ^ fact graphql_type name=Book ^ fact graphql_field type=Book name=title

const QUERY = gql`query Users { users { id } }`; // ^ no fact graphql_schema ^ no fact graphql_type ^ no fact graphql_field
const schemaText = `type of thing { a: b }`; // ^ no fact graphql_type
const text = `type User { id: ID }`; // ^ no fact graphql_type
const schemaNote = `a type User { id: ID }`; // ^ no fact graphql_type ^ no fact graphql_schema
