import { type ArgKind, CallFlag } from '../../model/recorder.ts';
import { childByField, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { type ArgumentReader, type Arguments, addArgument, noArguments } from '../shared/calls.ts';
import { argumentName, argumentValue, isSpread } from './argument-parts.ts';
import { Kind } from './syntax.ts';
import { valueAt } from './values.ts';
import type { Walk } from './walk.ts';

/** Reads an argument list, also that of an attribute; -1 for none. */
export function readArguments(walk: Walk, list: number): Arguments {
	const { tree } = walk;
	const read = noArguments();
	for (let child = firstNamedChild(tree, list); child !== -1; child = nextNamedSibling(tree, child)) {
		const kind = walk.kind(child);
		if (kind === Kind.argument || kind === Kind.attribute_argument) readArgument(walk, child, read);
	}
	return read;
}

function readArgument(walk: Walk, node: number, into: Arguments): void {
	const name = argumentName(walk, node);
	const value = argumentValue(walk, node);
	if (isSpread(walk, value)) into.flags |= CallFlag.spread;
	if (name === -1) addArgument(walk, into, READER, value, null, node);
	else addArgument(walk, into, READER, value, walk.textOf(name));
}

/** The type of a literal, which may say which of several methods is called; null for what is none. */
function literalType(walk: Walk, node: number): string | null {
	switch (walk.kind(node)) {
		case Kind.string_literal:
		case Kind.verbatim_string_literal:
		case Kind.raw_string_literal:
		case Kind.interpolated_string_expression:
			return 'string';
		case Kind.character_literal:
			return 'char';
		case Kind.boolean_literal:
			return 'bool';
		case Kind.integer_literal: {
			const text = walk.textOf(node);
			if (/^0[xXbB]/.test(text) || /[uUlL]$/.test(text)) return null;
			if (/[fF]$/.test(text)) return 'float';
			if (/[mM]$/.test(text)) return 'decimal';
			return /[.eEdD]/.test(text) ? 'double' : 'int';
		}
		default:
			return null;
	}
}

/** Seen through parentheses, casts and the sign of a number. */
function argKind(walk: Walk, node: number): ArgKind {
	const { tree, fields } = walk;
	for (let at = node; at !== -1; ) {
		const kind = walk.kind(at);
		switch (kind) {
			case Kind.parenthesized_expression:
			case Kind.postfix_unary_expression:
				at = firstNamedChild(tree, at);
				break;
			case Kind.cast_expression:
				at = childByField(tree, at, fields.value);
				break;
			case Kind.prefix_unary_expression:
				return walk.kind(firstNamedChild(tree, at)) === Kind.integer_literal ? 'number' : 'other';
			case Kind.identifier:
				return walk.text[tree.start[at]] === '[' ? 'array' : 'identifier';
			default:
				return ARG_KIND[kind] ?? 'other';
		}
	}
	return 'other';
}

const READER: ArgumentReader<Walk> = { value: valueAt, kind: argKind, type: literalType };

const ARG_KIND: Readonly<Record<number, ArgKind>> = {
	[Kind.declaration_expression]: 'identifier',
	[Kind.member_access_expression]: 'member',
	[Kind.conditional_access_expression]: 'member',
	[Kind.element_access_expression]: 'member',
	[Kind.integer_literal]: 'number',
	[Kind.boolean_literal]: 'boolean',
	[Kind.null_literal]: 'null',
	[Kind.string_literal]: 'string',
	[Kind.verbatim_string_literal]: 'string',
	[Kind.raw_string_literal]: 'string',
	[Kind.character_literal]: 'string',
	[Kind.interpolated_string_expression]: 'template',
	[Kind.lambda_expression]: 'function',
	[Kind.anonymous_method_expression]: 'function',
	[Kind.typeof_expression]: 'class',
	[Kind.array_creation_expression]: 'array',
	[Kind.element_binding_expression]: 'array',
	[Kind.tuple_expression]: 'array',
	[Kind.anonymous_object_creation_expression]: 'object',
	[Kind.invocation_expression]: 'call',
	[Kind.object_creation_expression]: 'new',
	[Kind.implicit_object_creation_expression]: 'new',
	[Kind['"this"']]: 'this',
};
