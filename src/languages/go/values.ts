import { childByField, firstNamedChild } from '../../model/syntax-walk.ts';
import { listed } from './giving.ts';
import { lookUp, NameKind } from './scopes.ts';
import { isString, stringContent } from './strings.ts';
import { Kind, Token } from './syntax.ts';
import { typeValue } from './type-names.ts';
import { Role, type Walk } from './walk.ts';

/** Deeper expressions are not followed. */
const MAX_DEPTH = 40;
/** As much of a type as is kept: structs without a name are written with all their fields. */
const MAX_TYPE = 2000;

/**
 * The value of an expression that has been walked. Calls, function literals and composite literals
 * are leaves here: what is inside was followed on its own, so a node is looked at once however deep
 * the program nests. Pointers are followed as what they point to, and what a channel gives is an
 * element of it.
 */
export function valueAt(walk: Walk, node: number, depth = 0): number {
	if (node === -1) return -1;
	const { out, tree, fields, made } = walk;
	const kind = walk.kind(node);
	if (depth > MAX_DEPTH) return out.value('other', null, -1, -1);
	switch (kind) {
		case Kind.identifier:
		case Kind.type_identifier:
			return out.value('name', walk.textOf(node), -1, -1);
		case Kind.selector_expression: {
			const object = valueAt(walk, childByField(tree, node, fields.operand), depth + 1);
			return out.value('member', walk.textOf(childByField(tree, node, fields.field)), object, -1);
		}
		case Kind.call_expression:
		case Kind.type_conversion_expression:
			if (made[node] === -1) return conversion(walk, node, depth);
			return builtInValue(walk, node, depth) ?? out.value('call', null, made[node], -1);
		case Kind.func_literal:
			return made[node] === -1 ? out.value('other', null, -1, -1) : out.value('chunk', null, made[node], -1);
		case Kind.composite_literal:
			return made[node] === -1 ? out.value('other', null, -1, -1) : made[node];
		case Kind.literal_value:
			return walk.roles[node] === Role.evaluated ? made[node] : out.value('other', null, -1, -1);
		case Kind.index_expression: {
			const object = valueAt(walk, childByField(tree, node, fields.operand), depth + 1);
			return out.value(
				'index',
				null,
				object,
				valueAt(walk, childByField(tree, node, fields.index), depth + 1),
			);
		}
		case Kind.slice_expression:
			return valueAt(walk, childByField(tree, node, fields.operand), depth + 1);
		case Kind.unary_expression:
			return unaryValue(walk, node, depth);
		case Kind.literal_element:
		case Kind.parenthesized_expression:
			return valueAt(walk, firstNamedChild(tree, node), depth + 1);
		case Kind.variadic_argument:
			return out.value('spread', null, valueAt(walk, firstNamedChild(tree, node), depth + 1), -1);
		case Kind.type_assertion_expression: {
			const operand = valueAt(walk, childByField(tree, node, fields.operand), depth + 1);
			return out.value('cast', typeText(walk, childByField(tree, node, fields.type)), operand, -1);
		}
		case Kind.type_instantiation_expression:
			return typeValue(walk, childByField(tree, node, fields.type));
		case Kind.qualified_type:
		case Kind.generic_type:
			return typeValue(walk, node);
		default:
			return literalValue(walk, node, kind);
	}
}

function literalValue(walk: Walk, node: number, kind: number): number {
	const { out } = walk;
	if (isString(kind)) return out.value('string', stringContent(walk, node), -1, -1);
	const literal = LITERAL[kind];
	return literal === undefined ? out.value('other', null, -1, -1) : out.value('literal', literal, -1, -1);
}

const LITERAL: Readonly<Record<number, string>> = {
	[Kind.int_literal]: 'number',
	[Kind.float_literal]: 'number',
	[Kind.imaginary_literal]: 'number',
	[Kind.rune_literal]: 'number',
	[Kind.iota]: 'number',
	[Kind.true]: 'boolean',
	[Kind.false]: 'boolean',
	[Kind.nil]: 'null',
};

/** Numbers, booleans and nil carry nothing that could be followed. */
export function isConstant(kind: number): boolean {
	return LITERAL[kind] !== undefined;
}

function unaryValue(walk: Walk, node: number, depth: number): number {
	const { out, tree, fields } = walk;
	const operand = childByField(tree, node, fields.operand);
	switch (walk.kind(node + 1)) {
		case Token.address:
		case Token.star:
			return valueAt(walk, operand, depth + 1);
		case Token.arrow:
			return out.value('index', null, valueAt(walk, operand, depth + 1), -1);
		default:
			return LITERAL[walk.kind(operand)] === 'number'
				? out.value('literal', 'number', -1, -1)
				: out.value('other', null, -1, -1);
	}
}

/** `make(T)` gives a `T`, and `append(a, b)` what `a` is; null for any other call. */
function builtInValue(walk: Walk, node: number, depth: number): number | null {
	const { out, tree, fields } = walk;
	const callee = childByField(tree, node, fields.function);
	if (walk.kind(callee) !== Kind.identifier) return null;
	const name = walk.textOf(callee);
	if ((name !== 'make' && name !== 'append') || lookUp(walk, name) !== NameKind.unknown) return null;
	const first = firstNamedChild(tree, childByField(tree, node, fields.arguments));
	if (first === -1) return null;
	if (name === 'append') return valueAt(walk, first, depth + 1);
	return out.value('cast', typeText(walk, first), out.value('call', null, walk.made[node], -1), -1);
}

/** `T(x)`, `(*T)(x)`, `[]T(x)`; a call that was not recorded for a syntax error is nothing. */
function conversion(walk: Walk, node: number, depth: number): number {
	const { out, tree, fields } = walk;
	if (walk.kind(node) === Kind.type_conversion_expression) {
		const operand = valueAt(walk, childByField(tree, node, fields.operand), depth + 1);
		return out.value('cast', typeText(walk, childByField(tree, node, fields.type)), operand, -1);
	}
	if (walk.roles[node] !== Role.type) return out.value('other', null, -1, -1);
	const operand = firstNamedChild(tree, childByField(tree, node, fields.arguments));
	let callee = childByField(tree, node, fields.function);
	if (walk.kind(callee) === Kind.parenthesized_expression) callee = firstNamedChild(tree, callee);
	return out.value('cast', typeText(walk, callee), valueAt(walk, operand, depth + 1), -1);
}

export function typeText(walk: Walk, type: number): string {
	const start = walk.tree.start[type];
	if (type === -1) return '';
	const text = walk.text.slice(start, Math.min(walk.tree.end[type], start + MAX_TYPE));
	// On one line, as it is kept, only a semicolon parts fields, and a comment would have no end.
	return text.includes('\n') ? text.replace(/\/\/.*/g, '').replace(/([^\s{,(])\s*\n/g, '$1;\n') : text;
}

/** The values of a list of expressions. */
export function valuesOf(walk: Walk, list: number): number[] {
	return listed(walk, list).map((item) => valueAt(walk, item));
}

/** A linked list of items, and the array of them. */
export function arrayOf(walk: Walk, items: readonly number[]): number {
	let list = -1;
	for (let at = items.length - 1; at >= 0; at--) list = walk.out.value('item', null, items[at], list);
	return walk.out.value('array', null, list, -1);
}
