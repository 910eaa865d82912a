import type { ArgKind } from '../../model/recorder.ts';
import { childByField, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { type ArgumentReader, type Arguments, addArgument, noArguments } from '../shared/calls.ts';
import { stringContent } from './strings.ts';
import { Kind } from './syntax.ts';
import { valueAt } from './values.ts';
import type { Walk } from './walk.ts';

/** Reads an argument list, also that of an annotation; -1 for none. */
export function readArguments(walk: Walk, list: number): Arguments {
	const { tree, fields } = walk;
	const read = noArguments();
	for (let child = firstNamedChild(tree, list); child !== -1; child = nextNamedSibling(tree, child)) {
		const kind = walk.kind(child);
		if (kind === Kind.element_value_pair) {
			const name = walk.textOf(childByField(tree, child, fields.key));
			addArgument(walk, read, READER, childByField(tree, child, fields.value), name);
		} else if (kind !== Kind.ERROR) addArgument(walk, read, READER, child);
	}
	return read;
}

/** The type of a literal, which may say which of several methods is called; null for what is none. */
function literalType(walk: Walk, node: number): string | null {
	switch (walk.kind(node)) {
		case Kind.string_literal:
			return 'String';
		case Kind.character_literal:
			return 'char';
		case Kind.true:
			return 'boolean';
		case Kind.decimal_integer_literal: {
			const text = walk.textOf(node);
			if (/^0[xXbB]/.test(text)) return /[lL]$/.test(text) ? 'long' : 'int';
			if (/[fF]$/.test(text)) return 'float';
			if (/[lL]$/.test(text)) return 'long';
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
				at = firstNamedChild(tree, at);
				break;
			case Kind.cast_expression:
				at = childByField(tree, at, fields.value);
				break;
			case Kind.unary_expression: {
				const operand = firstNamedChild(tree, at);
				return walk.kind(operand) === Kind.decimal_integer_literal ? 'number' : 'other';
			}
			case Kind.string_literal:
				return stringContent(walk, at) === null ? 'template' : 'string';
			default:
				return ARG_KIND[kind] ?? 'other';
		}
	}
	return 'other';
}

const READER: ArgumentReader<Walk> = { value: valueAt, kind: argKind, type: literalType };

const ARG_KIND: Readonly<Record<number, ArgKind>> = {
	[Kind.identifier]: 'identifier',
	[Kind.field_access]: 'member',
	[Kind.array_access]: 'member',
	[Kind.method_reference]: 'member',
	[Kind.decimal_integer_literal]: 'number',
	[Kind.true]: 'boolean',
	[Kind.null_literal]: 'null',
	[Kind.character_literal]: 'string',
	[Kind.template_expression]: 'template',
	[Kind.lambda_expression]: 'function',
	[Kind.class_literal]: 'class',
	[Kind.array_creation_expression]: 'array',
	[Kind.array_initializer]: 'array',
	[Kind.element_value_array_initializer]: 'array',
	[Kind.method_invocation]: 'call',
	[Kind.annotation]: 'call',
	[Kind.object_creation_expression]: 'new',
	[Kind.this]: 'this',
};
