import type { ArgKind } from '../../model/recorder.ts';
import { firstNamedChild } from '../../model/syntax-walk.ts';
import { type ArgumentReader, type Arguments, addArgument, noArguments } from '../shared/calls.ts';
import { creationOf, prefixOf } from './prefixes.ts';
import { type FieldName, Kind } from './syntax.ts';
import { valueAt } from './values.ts';
import type { Walk } from './walk.ts';

/** The arguments that stand directly in `node`, by position or in braces by name. */
export function readArguments(walk: Walk, node: number, field?: FieldName): Arguments {
	const read = noArguments();
	for (const argument of walk.childrenOf(node, Kind.call_argument)) {
		if (field !== undefined && walk.tree.field[argument] !== walk.fields[field]) continue;
		if (walk.childOf(argument, Kind['"{"']) === -1) add(walk, read, firstNamedChild(walk.tree, argument));
		for (const named of walk.childrenOf(argument, Kind.call_struct_argument)) {
			add(walk, read, walk.field(named, 'value'), walk.textOf(walk.field(named, 'name')));
		}
	}
	return read;
}

/** `{value: 1, gas: 2}` behind what is called: named arguments beside the others, which come first. */
export function addOptions(walk: Walk, read: Arguments, options: number): void {
	for (const named of walk.childrenOf(options, Kind.struct_field_assignment)) {
		add(walk, read, walk.field(named, 'value'), walk.textOf(walk.field(named, 'name')));
	}
}

export function add(walk: Walk, into: Arguments, value: number, name?: string): void {
	addArgument(walk, into, READER, value, name || null);
}

/** Seen through parentheses and the sign of a number. */
function argKind(walk: Walk, node: number): ArgKind {
	const at = walk.bare(node);
	const kind = walk.kind(at);
	if (at !== -1 && prefixOf(walk, at) !== -1) return 'other';
	switch (kind) {
		case Kind.identifier: {
			const name = walk.textOf(at);
			return name === 'this' || name === 'super' ? 'this' : 'identifier';
		}
		case Kind.unary_expression: {
			const operand = walk.bare(walk.field(at, 'argument'));
			return walk.kind(operand) === Kind.number_literal ? 'number' : 'other';
		}
		case Kind.call_expression:
			return isConstruction(walk, at) ? 'new' : 'call';
		default:
			return ARG_KIND[kind] ?? 'other';
	}
}

function isConstruction(walk: Walk, call: number): boolean {
	return walk.made[call] !== -1 && creationOf(walk, walk.bare(walk.field(call, 'function'))) !== -1;
}

const READER: ArgumentReader<Walk> = { value: valueAt, kind: argKind };

const ARG_KIND: Readonly<Record<number, ArgKind>> = {
	[Kind.yul_path]: 'identifier',
	[Kind.member_expression]: 'member',
	[Kind.array_access]: 'member',
	[Kind.slice_access]: 'member',
	[Kind.string_literal]: 'string',
	[Kind.unicode_string_literal]: 'string',
	[Kind.yul_string_literal]: 'string',
	[Kind.hex_string_literal]: 'string',
	[Kind.number_literal]: 'number',
	[Kind.yul_decimal_number]: 'number',
	[Kind.yul_hex_number]: 'number',
	[Kind.boolean_literal]: 'boolean',
	[Kind.yul_boolean]: 'boolean',
	[Kind.yul_function_call]: 'call',
	[Kind.meta_type_expression]: 'class',
	[Kind.tuple_expression]: 'array',
	[Kind.inline_array_expression]: 'array',
};
