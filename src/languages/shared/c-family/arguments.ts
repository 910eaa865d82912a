import { type ArgKind, CallFlag } from '../../../model/recorder.ts';
import { childByField, firstNamedChild, nextNamedSibling } from '../../../model/syntax-walk.ts';
import { type ArgumentReader, type Arguments, addArgument, noArguments } from '../calls.ts';
import { isKeywordOf } from './keywords.ts';
import { Kind } from './syntax.ts';
import { valueAt } from './values.ts';
import type { Walk } from './walk.ts';

/** Reads a list of arguments, in parentheses or braces; -1 for none. */
export function readArguments(walk: Walk, list: number): Arguments {
	const { tree, fields } = walk;
	const read = noArguments();
	for (let child = firstNamedChild(tree, list); child !== -1; child = nextNamedSibling(tree, child)) {
		const kind = walk.kind(child);
		if (kind === Kind.ERROR) continue;
		if (kind === Kind.parameter_pack_expansion) read.flags |= CallFlag.spread;
		// `T{.x = 1}` names what it gives.
		const designator = kind === Kind.initializer_pair ? childByField(tree, child, fields.designator) : -1;
		if (designator === -1) addArgument(walk, read, READER, child);
		else {
			const name = walk.textOf(designator).replace(/^\.\s*/, '');
			addArgument(walk, read, READER, childByField(tree, child, fields.value), name);
		}
	}
	return read;
}

/** Seen through parentheses, casts, `&x`, `*x` and the sign of a number. */
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
			case Kind.pointer_expression:
				at = childByField(tree, at, fields.argument);
				break;
			case Kind.unary_expression:
				return walk.kind(childByField(tree, at, fields.argument)) === Kind.number_literal
					? 'number'
					: 'other';
			case Kind.identifier:
				// Macros take types.
				return isKeywordOf(walk.isCpp, walk.textOf(at)) ? 'class' : 'identifier';
			default:
				return ARG_KIND[kind] ?? 'other';
		}
	}
	return 'other';
}

const READER: ArgumentReader<Walk> = { value: valueAt, kind: argKind };

const ARG_KIND: Readonly<Record<number, ArgKind>> = {
	[Kind.qualified_identifier]: 'identifier',
	[Kind.template_function]: 'identifier',
	[Kind.field_expression]: 'member',
	[Kind.subscript_expression]: 'member',
	[Kind.string_literal]: 'string',
	[Kind.raw_string_literal]: 'string',
	[Kind.concatenated_string]: 'string',
	[Kind.char_literal]: 'string',
	[Kind.user_defined_literal]: 'string',
	[Kind.number_literal]: 'number',
	[Kind.true]: 'boolean',
	[Kind.null]: 'null',
	[Kind.call_expression]: 'call',
	[Kind.co_await_expression]: 'call',
	[Kind.new_expression]: 'new',
	[Kind.compound_literal_expression]: 'object',
	[Kind.initializer_list]: 'object',
	[Kind.lambda_expression]: 'function',
	[Kind.parameter_pack_expansion]: 'spread',
	[Kind.this]: 'this',
};
