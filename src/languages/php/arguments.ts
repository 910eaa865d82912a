import type { ArgKind } from '../../model/recorder.ts';
import { firstNamedChild } from '../../model/syntax-walk.ts';
import { literalText } from './strings.ts';
import { Kind } from './syntax.ts';
import { Role, type Walk } from './walk.ts';

export function argKind(walk: Walk, node: number): ArgKind {
	let at = node;
	while (walk.kind(at) === Kind.parenthesized_expression) at = firstNamedChild(walk.tree, at);
	switch (walk.kind(at)) {
		case Kind.string:
		case Kind.encapsed_string:
			return literalText(walk, at) === null ? 'template' : 'string';
		case Kind.unary_op_expression: {
			const operand = walk.kind(walk.field(at, 'argument'));
			return operand === Kind.integer || operand === Kind.float ? 'number' : 'other';
		}
		case Kind.variable_name:
			return walk.textOf(at) === '$this' ? 'this' : 'identifier';
		case Kind.function_call_expression:
		case Kind.member_call_expression:
		case Kind.scoped_call_expression:
			return walk.role(at) === Role.none ? 'other' : 'call';
		case Kind.object_creation_expression:
			return walk.kind(firstNamedChild(walk.tree, at)) === Kind.anonymous_class ? 'class' : 'new';
		default:
			return ARG_KIND[walk.kind(at)] ?? 'other';
	}
}

const ARG_KIND: Readonly<Record<number, ArgKind>> = {
	[Kind.name]: 'identifier',
	[Kind.qualified_name]: 'identifier',
	[Kind.relative_name]: 'identifier',
	[Kind.member_access_expression]: 'member',
	[Kind.nullsafe_member_access_expression]: 'member',
	[Kind.scoped_property_access_expression]: 'member',
	[Kind.class_constant_access_expression]: 'member',
	[Kind.nullsafe_member_call_expression]: 'call',
	[Kind.integer]: 'number',
	[Kind.float]: 'number',
	[Kind.boolean]: 'boolean',
	[Kind.null]: 'null',
	[Kind.heredoc]: 'template',
	[Kind.nowdoc]: 'string',
	[Kind.shell_command_expression]: 'template',
	[Kind.anonymous_function]: 'function',
	[Kind.arrow_function]: 'function',
	[Kind.array_creation_expression]: 'array',
	[Kind.variadic_unpacking]: 'spread',
};
