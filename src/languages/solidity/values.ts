import { firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { valueList } from '../shared/tree-pass.ts';
import { pathParts, pathValue } from './names.ts';
import { followed, isPrefix, lastOperand, prefixOf } from './prefixes.ts';
import { literalText } from './strings.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/** Deeper expressions, and further items of a literal, are not followed. */
const MAX_DEPTH = 40;
const MAX_ITEMS = 256;
const MAX_TYPE = 200;

/**
 * The value of an expression that has been walked (its calls are recorded). Calls are leaves here, and
 * what is in them was followed on its own, so a node is looked at once however deep the program nests.
 */
export function valueAt(walk: Walk, written: number, depth = 0): number {
	if (written === -1) return -1;
	const { out, tree } = walk;
	const node = walk.bare(written);
	if (node === -1 || depth > MAX_DEPTH) return other(walk);
	if (depth === 0) {
		const prefix = prefixOf(walk, node);
		if (prefix !== -1) return prefixedValue(walk, node, prefix);
	}
	// What follows an expression with operators belongs to its last operand.
	if (lastOperand(walk, node) !== -1 && isPrefix(walk, node)) {
		return valueAt(walk, followed(walk, node), depth + 1);
	}
	const inner = depth + 1;
	switch (walk.kind(node)) {
		case Kind.identifier:
		case Kind.yul_identifier:
			return nameValue(walk, walk.textOf(node));
		case Kind.member_expression: {
			const object = valueAt(walk, walk.field(node, 'object'), inner);
			return out.value('member', walk.textOf(walk.field(node, 'property')), object, -1);
		}
		case Kind.array_access: {
			const base = valueAt(walk, walk.field(node, 'base'), inner);
			return out.value('index', null, base, valueAt(walk, walk.field(node, 'index'), inner));
		}
		case Kind.slice_access:
			return out.value('index', null, valueAt(walk, walk.field(node, 'base'), inner), -1);
		case Kind.call_expression:
		case Kind.yul_function_call:
			return madeValue(walk, node);
		case Kind.struct_expression:
			return valueAt(walk, walk.field(node, 'type'), inner);
		case Kind.type_cast_expression:
		case Kind.payable_conversion_expression:
			return castValue(walk, node, inner);
		case Kind.meta_type_expression:
		case Kind.new_expression:
		case Kind.type_name:
			return typeValue(walk, node, inner);
		case Kind.user_defined_type:
			return pathValue(walk, pathParts(walk, node));
		case Kind.yul_path:
			return yulPathValue(walk, node);
		case Kind.ternary_expression: {
			const yes = nextNamedSibling(tree, firstNamedChild(tree, node));
			const no = nextNamedSibling(tree, yes);
			return out.value('either', null, valueAt(walk, yes, inner), valueAt(walk, no, inner));
		}
		case Kind.assignment_expression: {
			const target = valueAt(walk, walk.field(node, 'left'), inner);
			return out.value('assign', null, target, valueAt(walk, walk.field(node, 'right'), inner));
		}
		case Kind.tuple_expression:
		case Kind.inline_array_expression:
			return arrayValue(walk, node, inner);
		case Kind.string_literal:
		case Kind.unicode_string_literal:
		case Kind.yul_string_literal:
			return out.value('string', literalText(walk, node), -1, -1);
		default: {
			const literal = LITERALS[walk.kind(node)];
			return literal === undefined ? other(walk) : out.value('literal', literal, -1, -1);
		}
	}
}

/** `a ? b : c.d()`, which reads `(a ? b : c).d()` in the tree; the value of other operators is not followed. */
function prefixedValue(walk: Walk, node: number, prefix: number): number {
	if (walk.kind(prefix) !== Kind.ternary_expression) return other(walk);
	const yes = nextNamedSibling(walk.tree, firstNamedChild(walk.tree, prefix));
	return walk.out.value('either', null, valueAt(walk, yes, 1), valueAt(walk, node, 1));
}

const LITERALS: Readonly<Record<number, string>> = {
	[Kind.number_literal]: 'number',
	[Kind.yul_decimal_number]: 'number',
	[Kind.yul_hex_number]: 'number',
	[Kind.hex_string_literal]: 'bytes',
	[Kind.boolean_literal]: 'boolean',
	[Kind.yul_boolean]: 'boolean',
};

function other(walk: Walk): number {
	return walk.out.value('other', null, -1, -1);
}

function nameValue(walk: Walk, name: string): number {
	if (name === 'this' || name === 'super') return walk.out.value(name, null, -1, -1);
	return walk.out.value('name', name, -1, -1);
}

/** The call that was recorded; nothing, when it made an array or a syntax error kept it from being one. */
function madeValue(walk: Walk, node: number): number {
	const made = walk.made[node];
	return made === -1 ? other(walk) : walk.out.value('call', null, made, -1);
}

/** `uint256(x)`, `payable(x)`: conversions to a type of the language. */
function castValue(walk: Walk, node: number, depth: number): number {
	const { tree } = walk;
	const argument = walk.childOf(node, Kind.call_argument);
	const open = walk.childOf(node, Kind['"("']);
	const type = walk.clip(tree.start[node], open === -1 ? tree.end[node] : tree.start[open], MAX_TYPE);
	return walk.out.value('cast', type, valueAt(walk, firstNamedChild(tree, argument), depth), -1);
}

/** `type(C)` and the `C` of `new C` stand for what they name; arrays and mappings for nothing. */
function typeValue(walk: Walk, node: number, depth: number): number {
	const named = firstNamedChild(walk.tree, node);
	const kind = walk.kind(named);
	const isPath = kind === Kind.user_defined_type || kind === Kind.identifier;
	const isType = kind === Kind.type_name && walk.kind(node) !== Kind.type_name;
	return isPath || isType ? valueAt(walk, named, depth) : other(walk);
}

/** `x`, or `x.slot`. */
function yulPathValue(walk: Walk, node: number): number {
	const { out } = walk;
	let value = -1;
	for (const part of walk.childrenOf(node, Kind.yul_identifier)) {
		const name = walk.textOf(part);
		value = value === -1 ? nameValue(walk, name) : out.value('member', name, value, -1);
	}
	return value === -1 ? other(walk) : value;
}

function arrayValue(walk: Walk, node: number, depth: number): number {
	const { tree, out } = walk;
	const items: number[] = [];
	let child = firstNamedChild(tree, node);
	for (; child !== -1 && items.length < MAX_ITEMS; child = nextNamedSibling(tree, child)) {
		items.push(valueAt(walk, child, depth));
	}
	return out.value('array', null, valueList(out, items), -1);
}
