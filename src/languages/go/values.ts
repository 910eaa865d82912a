import { childByField, firstNamedChild } from '../../model/syntax-walk.ts';
import {
	type Lower,
	loweringOf,
	make,
	makeLiteral,
	makeMade,
	operatorOf,
	rulesFor,
} from '../shared/lowering.ts';
import { isNumber, MAX_STRING, stringContent } from './strings.ts';
import { Kind, Token } from './syntax.ts';
import { typeText, typeValue } from './type-names.ts';
import { Role, type Walk } from './walk.ts';

const rules = rulesFor<Walk>(() => valueAt);

/**
 * The value of an expression that has been walked. Calls, function literals and composite literals
 * are leaves. Pointers are followed as what they point to, and what a channel gives is an element of it.
 */
export const valueAt: Lower<Walk> = loweringOf<Walk>({
	[Kind.identifier]: rules.name(),
	[Kind.type_identifier]: rules.name(),
	[Kind.selector_expression]: rules.member('operand', 'field'),
	[Kind.call_expression]: callValue,
	[Kind.type_conversion_expression]: callValue,
	[Kind.func_literal]: rules.made('chunk'),
	[Kind.composite_literal]: literalValue,
	[Kind.literal_value]: literalValue,
	[Kind.index_expression]: rules.index('operand', 'index'),
	[Kind.slice_expression]: rules.through('operand'),
	[Kind.unary_expression]: unaryValue,
	[Kind.binary_expression]: rules.binary(),
	[Kind.literal_element]: rules.through(),
	[Kind.parenthesized_expression]: rules.through(),
	[Kind.variadic_argument]: rules.wrapped('spread'),
	[Kind.type_assertion_expression]: castValue,
	[Kind.type_instantiation_expression]: (walk, node) =>
		typeValue(walk, childByField(walk.tree, node, walk.fields.type)),
	[Kind.qualified_type]: typeValue,
	[Kind.generic_type]: typeValue,
	[Kind.interpreted_string_literal]: stringValue,
	[Kind.raw_string_literal]: stringValue,
	[Kind.int_literal]: rules.constant('number'),
	[Kind.float_literal]: rules.constant('number'),
	[Kind.imaginary_literal]: rules.constant('number'),
	[Kind.iota]: rules.constant('number'),
	[Kind.rune_literal]: (walk, node) => makeLiteral(walk, node, 'char', stringContent(walk, node)),
	[Kind.true]: rules.constant('boolean'),
	[Kind.false]: rules.constant('boolean'),
	[Kind.nil]: rules.constant('null'),
});

function stringValue(walk: Walk, node: number): number {
	return make(walk, node, 'string', stringContent(walk, node, MAX_STRING));
}

/** What `leaveLiteral` and `leaveComposite` made of it; nothing before, and where a syntax error kept them from it. */
function literalValue(walk: Walk, node: number): number {
	return walk.roles[node] === Role.evaluated ? walk.made[node] : make(walk, node, 'other');
}

/** A number with its sign is a number. */
function unaryValue(walk: Walk, node: number, depth: number): number {
	const operand = childByField(walk.tree, node, walk.fields.operand);
	switch (walk.kind(node + 1)) {
		case Token.address:
		case Token.star:
			return valueAt(walk, operand, depth + 1);
		case Token.arrow:
			return make(walk, node, 'index', null, valueAt(walk, operand, depth + 1));
	}
	const operator = operatorOf(walk, node);
	if ((operator === '-' || operator === '+') && isNumber(walk.kind(operand)))
		return makeLiteral(walk, node, 'number');
	return make(walk, node, 'unary', operator, valueAt(walk, operand, depth + 1));
}

/** `make(T)` gives a `T`, and `append(a, b)` what `a` is; a call that was not recorded is a conversion or nothing. */
function callValue(walk: Walk, node: number, depth: number): number {
	const { tree, fields, made, roles } = walk;
	if (made[node] === -1) return conversion(walk, node, depth);
	const first = firstNamedChild(tree, childByField(tree, node, fields.arguments));
	if (roles[node] === Role.appends) return valueAt(walk, first, depth + 1);
	const call = makeMade(walk, node, 'call');
	return roles[node] === Role.makes ? make(walk, node, 'cast', typeText(walk, first), call) : call;
}

/** `T(x)`, `(*T)(x)`, `[]T(x)`; a call that was not recorded for a syntax error is nothing. */
function conversion(walk: Walk, node: number, depth: number): number {
	const { tree, fields, roles } = walk;
	if (walk.kind(node) === Kind.type_conversion_expression) return castValue(walk, node, depth);
	if (roles[node] !== Role.type) return make(walk, node, 'other');
	const operand = firstNamedChild(tree, childByField(tree, node, fields.arguments));
	let callee = childByField(tree, node, fields.function);
	if (walk.kind(callee) === Kind.parenthesized_expression) callee = firstNamedChild(tree, callee);
	return make(walk, node, 'cast', typeText(walk, callee), valueAt(walk, operand, depth + 1));
}

function castValue(walk: Walk, node: number, depth: number): number {
	const { tree, fields } = walk;
	const operand = valueAt(walk, childByField(tree, node, fields.operand), depth + 1);
	return make(walk, node, 'cast', typeText(walk, childByField(tree, node, fields.type)), operand);
}

/** Whether a value is of a type; `nil` among the types of a switch is a value. */
export function typeTest(walk: Walk, value: number, type: number): number {
	if (walk.textOf(type) === 'nil')
		return make(walk, type, 'binary', '==', value, makeLiteral(walk, type, 'null'));
	return make(walk, type, 'is', typeText(walk, type), value, typeValue(walk, type));
}
