import type { Arg, ArgKind } from '../../model/recorder.ts';
import { childByField, firstNamedChild } from '../../model/syntax-walk.ts';
import { clipped } from './strings.ts';
import { Kind, Token } from './syntax.ts';
import { isContainer } from './type-names.ts';
import { Role, type Walk } from './walk.ts';

export const MAX_ARGS = 8;
export const MAX_CALLEE = 200;
/** Long enough that the recorder's own cap decides, whatever the white space in it. */
const MAX_ARG = 1000;

/** What a call is given. */
export interface Arguments {
	args: Arg[];
	/** Of all arguments, also those behind the ones that are listed. */
	values: number[];
	count: number;
	spread: boolean;
	/** The type that `new` and `make` are given, or -1. */
	type: number;
}

export function argOf(walk: Walk, node: number): Arg {
	if (node === -1) return { kind: 'other', text: '' };
	return {
		kind: argKind(walk, node),
		text: clipped(walk, walk.tree.start[node], walk.tree.end[node], MAX_ARG),
	};
}

/** `&x`, `*x` and `(x)` are told by what is in them. */
function argKind(walk: Walk, node: number): ArgKind {
	const { tree, fields } = walk;
	let at = node;
	for (;;) {
		const kind = walk.kind(at);
		if (kind === Kind.parenthesized_expression) at = firstNamedChild(tree, at);
		else if (kind === Kind.unary_expression) {
			const operand = childByField(tree, at, fields.operand);
			const operator = walk.kind(at + 1);
			if (operator !== Token.address && operator !== Token.star) {
				return ARG_KIND[walk.kind(operand)] === 'number' ? 'number' : 'other';
			}
			at = operand;
		} else if (kind === Kind.composite_literal) {
			const type = walk.kind(childByField(tree, at, fields.type));
			if (type === Kind.map_type || type === Kind.struct_type) return 'object';
			return isContainer(type) ? 'array' : 'new';
		} else if (kind === Kind.literal_value) {
			return walk.kind(firstNamedChild(tree, at)) === Kind.keyed_element ? 'object' : 'array';
		} else if (kind === Kind.type_identifier) {
			return walk.roles[at] === Role.value ? 'identifier' : 'other';
		} else return walk.roles[at] === Role.type ? 'other' : (ARG_KIND[kind] ?? 'other');
	}
}

const ARG_KIND: Readonly<Record<number, ArgKind>> = {
	[Kind.identifier]: 'identifier',
	[Kind.selector_expression]: 'member',
	[Kind.interpreted_string_literal]: 'string',
	[Kind.raw_string_literal]: 'string',
	[Kind.int_literal]: 'number',
	[Kind.float_literal]: 'number',
	[Kind.imaginary_literal]: 'number',
	[Kind.rune_literal]: 'number',
	[Kind.iota]: 'number',
	[Kind.true]: 'boolean',
	[Kind.false]: 'boolean',
	[Kind.nil]: 'null',
	[Kind.func_literal]: 'function',
	[Kind.call_expression]: 'call',
	[Kind.type_conversion_expression]: 'call',
	[Kind.variadic_argument]: 'spread',
};
