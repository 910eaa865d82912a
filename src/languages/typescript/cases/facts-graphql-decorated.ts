import { Arg, Ctx, Field, ID, InputType, Int, Mutation, ObjectType, Query, Resolver, Root, FieldResolver, ArgsType, Args } from 'type-graphql';
import { Controller, Get, Query as Param } from '@nestjs/common';

@ObjectType({ implements: Node, description: "a user's" }) // ^ fact graphql_type name=User type_kind=object implements=Node source=decorator is_extension=false
export class User {
	@Field(() => ID) // ^ fact graphql_field type=User name=id field_type=ID is_required=true is_list=false source=decorator
	id: string;
	@Field((type) => [Post], { nullable: true }) posts?: Post[]; // ^ fact graphql_field type=User name=posts field_type="[Post]" is_list=true is_required=false
	@Field({ name: 'mail' }) email: string; // ^ fact graphql_field type=User name=mail field_type=string
	secret: string; // ^ no fact graphql_field
}
@InputType('NewUser') // ^ fact graphql_type name=NewUser type_kind=input
class UserInput {
	@Field({ defaultValue: 'x' }) name: string; // ^ fact graphql_field type=NewUser name=name default="'x'"
}
@ArgsType() // ^ no fact graphql_type
class Paging {
	@Field() skip: number; // ^ no fact graphql_field
}

@Resolver(() => User)
export class UserResolver {
	@Query(() => [User]) // ^ fact graphql_resolver_mapping type=Query field=users resolver=users form=decorator ^ fact graphql_field type=Query name=users field_type="[User]" args=first source=decorator ^ fact graphql_resolver_param type=Query field=users name=first role=args position=0 arg=first param_type=number ^ fact graphql_resolver_param type=Query field=users name=context role=context position=1
	async users(@Arg('first', () => Int, { nullable: true }) first: number, @Ctx() context: Context): Promise<User[]> { // ^ fact graphql_field_arg type=Query field=users name=first arg_type=Int is_required=false position=0
		return context.users.all(first);
	}
	@Mutation({ name: 'addUser' }) // ^ fact graphql_resolver_mapping type=Mutation field=addUser resolver=create ^ fact graphql_field type=Mutation name=addUser field_type=User ^ fact graphql_resolver_param type=Mutation field=addUser name=input arg=input
	create(@Arg('input') input: UserInput): Promise<User> { return save(input); }
	@FieldResolver() // ^ fact graphql_resolver_mapping type=User field=age resolver=age ^ fact graphql_resolver_param type=User field=age name=user role=parent param_type=User ^ fact graphql_resolver_param type=User field=age role=args position=1 names=skip arg=-
	age(@Root() user: User, @Args() { skip }: Paging): number { return user.age; }
	plain() {} // ^ no fact graphql_resolver_mapping
}

@Controller()
class Rest {
	@Get() // ^ no fact graphql_resolver_mapping ^ no fact graphql_field
	list(@Param('q') q: string) {} // ^ no fact graphql_resolver_param
}
