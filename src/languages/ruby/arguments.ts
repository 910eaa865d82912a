import type { ArgKind } from '../../model/recorder.ts';
import { firstNamedChild } from '../../model/syntax-walk.ts';
import { literalText } from './strings.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

export function argKind(walk: Walk, node: number): ArgKind {
	let at = node;
	while (walk.kind(at) === Kind.parenthesized_statements) at = firstNamedChild(walk.tree, at);
	switch (walk.kind(at)) {
		case Kind.string:
		case Kind.delimited_symbol:
			return literalText(walk, at) === null ? 'template' : 'string';
		case Kind.unary: {
			const operand = walk.kind(walk.field(at, 'operand'));
			return operand === Kind.integer || operand === Kind.float ? 'number' : 'other';
		}
		// A name that is no variable is a call.
		case Kind.identifier:
			return walk.made[at] === -1 ? 'identifier' : 'call';
		case Kind.call:
			return isConstruction(walk, at) ? 'new' : 'call';
		default:
			return ARG_KIND[walk.kind(at)] ?? 'other';
	}
}

function isConstruction(walk: Walk, call: number): boolean {
	const receiver = walk.kind(walk.field(call, 'receiver'));
	if (receiver !== Kind.constant && receiver !== Kind.scope_resolution) return false;
	return walk.textOf(walk.field(call, 'method')) === 'new';
}

const ARG_KIND: Readonly<Record<number, ArgKind>> = {
	[Kind.constant]: 'identifier',
	[Kind.hash_key_symbol]: 'identifier',
	[Kind.instance_variable]: 'member',
	[Kind.class_variable]: 'identifier',
	[Kind.global_variable]: 'identifier',
	[Kind.scope_resolution]: 'member',
	[Kind.simple_symbol]: 'string',
	// A definition as an argument is the symbol that names it.
	[Kind.method]: 'string',
	[Kind.singleton_method]: 'string',
	[Kind.character]: 'string',
	[Kind.chained_string]: 'string',
	[Kind.heredoc_beginning]: 'template',
	[Kind.subshell]: 'template',
	[Kind.integer]: 'number',
	[Kind.float]: 'number',
	[Kind.rational]: 'number',
	[Kind.complex]: 'number',
	[Kind.true]: 'boolean',
	[Kind.false]: 'boolean',
	[Kind.nil]: 'null',
	[Kind.regex]: 'regex',
	[Kind.lambda]: 'function',
	[Kind.block]: 'function',
	[Kind.do_block]: 'function',
	[Kind.hash]: 'object',
	[Kind.array]: 'array',
	[Kind.string_array]: 'array',
	[Kind.symbol_array]: 'array',
	[Kind.yield]: 'call',
	[Kind.super]: 'call',
	[Kind.self]: 'this',
	[Kind.splat_argument]: 'spread',
	[Kind.hash_splat_argument]: 'spread',
	[Kind.forward_argument]: 'spread',
};
