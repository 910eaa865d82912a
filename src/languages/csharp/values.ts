import { childByField, childOfKind, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import {
	arrayOf,
	eitherOf,
	MAX_DEPTH,
	MAX_ITEMS,
	madeValue,
	nameValue,
	objectOf,
	other,
} from '../shared/values.ts';
import { clippedText, nextWritten } from '../shared/walk.ts';
import { entriesOf } from './anonymous-objects.ts';
import { argumentValue, isSpread } from './argument-parts.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const MAX_TYPE = 200;
const MAX_STRING = 200;

/**
 * The value of an expression that has been walked (its calls and lambdas are recorded). Calls and
 * lambdas are leaves here, and what is in them was followed on its own, so a node is looked at once
 * however deep the program nests.
 */
export function valueAt(walk: Walk, node: number, depth = 0): number {
	if (node === -1) return -1;
	const { out, tree, fields } = walk;
	if (depth > MAX_DEPTH) return other(walk);
	const kind = walk.kind(node);
	switch (kind) {
		case Kind.identifier:
			if (walk.isEmpty(node)) return other(walk);
			// `[]`, which was parsed as a name: see newer-syntax.ts.
			return walk.text[tree.start[node]] === '[' ? arrayOf(walk, []) : nameValue(walk, walk.textOf(node));
		case Kind.generic_name:
		case Kind.parenthesized_expression:
		case Kind.postfix_unary_expression:
			return valueAt(walk, firstNamedChild(tree, node), depth + 1);
		case Kind.nullable_type:
			return valueAt(walk, childByField(tree, node, fields.type), depth + 1);
		case Kind.declaration_expression:
			return valueAt(walk, childByField(tree, node, fields.name), depth + 1);
		case Kind.member_access_expression:
			return memberValue(walk, node, childByField(tree, node, fields.expression), depth);
		case Kind.qualified_name:
			return memberValue(walk, node, childByField(tree, node, fields.qualifier), depth);
		case Kind.alias_qualified_name:
			return valueAt(walk, childByField(tree, node, fields.name), depth + 1);
		case Kind.conditional_access_expression:
			return conditionalValue(walk, node, depth);
		case Kind.element_access_expression: {
			const object = valueAt(walk, childByField(tree, node, fields.expression), depth + 1);
			const list = childByField(tree, node, fields.subscript);
			const index = argumentValue(walk, firstNamedChild(tree, list));
			return out.value('index', null, object, valueAt(walk, index, depth + 1));
		}
		case Kind.predefined_type:
			return out.value('name', walk.textOf(node), -1, -1);
		case Kind.object_creation_expression: {
			// `new Box<User>()` is something of that type, with what the type arguments say.
			const type = childByField(tree, node, fields.type);
			const value = madeValue(walk, 'call', node);
			if (walk.kind(type) !== Kind.generic_name) return value;
			return out.value('cast', clippedText(walk, type, MAX_TYPE), value, -1);
		}
		case Kind.invocation_expression: {
			// What `Get<User>()` gives depends on what is said in angle brackets.
			const value = madeValue(walk, 'call', node);
			const types = typeArguments(walk, childByField(tree, node, fields.function));
			if (types === -1 || value === -1) return value;
			return out.value('cast', clippedText(walk, types, MAX_TYPE), value, -1);
		}
		case Kind.implicit_object_creation_expression:
		case Kind.attribute:
			return madeValue(walk, 'call', node);
		case Kind.lambda_expression:
		case Kind.anonymous_method_expression:
			return madeValue(walk, 'chunk', node);
		case Kind.cast_expression: {
			const value = valueAt(walk, childByField(tree, node, fields.value), depth + 1);
			return out.value('cast', clippedText(walk, childByField(tree, node, fields.type), MAX_TYPE), value, -1);
		}
		case Kind.as_expression: {
			const value = valueAt(walk, childByField(tree, node, fields.left), depth + 1);
			return out.value(
				'cast',
				clippedText(walk, childByField(tree, node, fields.right), MAX_TYPE),
				value,
				-1,
			);
		}
		case Kind.await_expression:
			return out.value('await', null, valueAt(walk, firstNamedChild(tree, node), depth + 1), -1);
		case Kind.conditional_expression:
			return eitherOf(walk, [
				valueAt(walk, childByField(tree, node, fields.consequence), depth + 1),
				valueAt(walk, childByField(tree, node, fields.alternative), depth + 1),
			]);
		case Kind.binary_expression:
			if (walk.kind(childByField(tree, node, fields.operator)) !== Kind['"??"']) return other(walk);
			return eitherOf(walk, [
				valueAt(walk, childByField(tree, node, fields.left), depth + 1),
				valueAt(walk, childByField(tree, node, fields.right), depth + 1),
			]);
		case Kind.assignment_expression: {
			const target = valueAt(walk, childByField(tree, node, fields.left), depth + 1);
			return out.value(
				'assign',
				null,
				target,
				valueAt(walk, childByField(tree, node, fields.right), depth + 1),
			);
		}
		case Kind.switch_expression:
			return switchValue(walk, node, depth);
		case Kind.array_creation_expression: {
			const items = childOfKind(tree, node, walk.kinds, Kind.initializer_expression);
			return items === -1 ? arrayOf(walk, []) : itemsValue(walk, items, depth);
		}
		case Kind.initializer_expression:
		case Kind.element_binding_expression:
		case Kind.tuple_expression:
			return itemsValue(walk, node, depth);
		case Kind.anonymous_object_creation_expression:
			return objectOf(
				walk,
				entriesOf(walk, node).map(({ name, value }) => ({
					key: walk.textOf(name === -1 ? lastName(walk, value) : name),
					value: valueAt(walk, value, depth + 1),
				})),
			);
		case Kind.typeof_expression:
			return valueAt(walk, childByField(tree, node, fields.type), depth + 1);
		case Kind.with_expression:
			return node + 1 < tree.after[node] ? valueAt(walk, node + 1, depth + 1) : other(walk);
		case Kind['"this"']:
			return out.value('this', null, -1, -1);
		case Kind['"base"']:
			return out.value('super', null, -1, -1);
		default:
			return literalValue(walk, kind, node);
	}
}

const LITERALS: Readonly<Record<number, string>> = {
	[Kind.integer_literal]: 'number',
	[Kind.boolean_literal]: 'boolean',
	[Kind.null_literal]: 'null',
	[Kind.interpolated_string_expression]: 'template',
};

/** How many units the quotes take before and after. */
const QUOTES: Readonly<Record<number, [before: number, after: number]>> = {
	[Kind.string_literal]: [1, 1],
	[Kind.character_literal]: [1, 1],
	[Kind.verbatim_string_literal]: [2, 1],
	[Kind.raw_string_literal]: [3, 3],
};

function literalValue(walk: Walk, kind: number, node: number): number {
	const { out, text, tree } = walk;
	if (LITERALS[kind] !== undefined) return out.value('literal', LITERALS[kind], -1, -1);
	const quotes = QUOTES[kind];
	if (quotes === undefined) return other(walk);
	const start = tree.start[node] + quotes[0];
	const end = Math.max(start, Math.min(tree.end[node] - quotes[1], start + MAX_STRING));
	return out.value('string', text.slice(start, end), -1, -1);
}

function memberValue(walk: Walk, node: number, object: number, depth: number): number {
	const name = lastName(walk, node);
	if (name === -1 || object === -1) return other(walk);
	return walk.out.value('member', walk.textOf(name), valueAt(walk, object, depth + 1), -1);
}

/** `a?.b` is the member `b`, `a?[0]` an item. */
function conditionalValue(walk: Walk, node: number, depth: number): number {
	const { tree, fields, out } = walk;
	const object = childByField(tree, node, fields.condition);
	const binding = nextNamedSibling(tree, object);
	if (walk.kind(binding) === Kind.member_binding_expression) return memberValue(walk, binding, object, depth);
	if (walk.kind(binding) !== Kind.element_binding_expression) return other(walk);
	const index = argumentValue(walk, firstNamedChild(tree, binding));
	return out.value('index', null, valueAt(walk, object, depth + 1), valueAt(walk, index, depth + 1));
}

/** The identifier that a name ends with: `c` of `a.b.c<T>`. */
export function lastName(walk: Walk, node: number): number {
	const { tree, fields } = walk;
	for (let at = node; at !== -1; ) {
		switch (walk.kind(at)) {
			case Kind.identifier:
				return walk.isEmpty(at) ? -1 : at;
			case Kind.generic_name:
				at = firstNamedChild(tree, at);
				break;
			case Kind.conditional_access_expression:
				at = nextNamedSibling(tree, childByField(tree, at, fields.condition));
				break;
			case Kind.member_access_expression:
			case Kind.member_binding_expression:
			case Kind.qualified_name:
			case Kind.alias_qualified_name:
				at = childByField(tree, at, fields.name);
				break;
			default:
				return -1;
		}
	}
	return -1;
}

function itemsValue(walk: Walk, node: number, depth: number): number {
	const { tree, out } = walk;
	const items: number[] = [];
	let child = firstNamedChild(tree, node);
	for (; child !== -1 && items.length < MAX_ITEMS; child = nextNamedSibling(tree, child)) {
		const value = walk.kind(child) === Kind.argument ? argumentValue(walk, child) : child;
		if (isSpread(walk, value)) {
			items.push(out.value('spread', null, valueAt(walk, firstNamedChild(tree, value), depth + 1), -1));
		} else items.push(valueAt(walk, value, depth + 1));
	}
	return arrayOf(walk, items);
}

/** What any of its arms gives. */
function switchValue(walk: Walk, node: number, depth: number): number {
	const { tree } = walk;
	const values: number[] = [];
	for (let arm = firstNamedChild(tree, node); arm !== -1; arm = nextNamedSibling(tree, arm)) {
		if (walk.kind(arm) !== Kind.switch_expression_arm || values.length >= MAX_ITEMS) continue;
		const result = nextWritten(walk, childOfKind(tree, arm, walk.kinds, Kind['"=>"']));
		if (result === -1 || walk.kind(result) === Kind.throw_statement) continue;
		values.push(valueAt(walk, result, depth + 1));
	}
	return eitherOf(walk, values);
}

/** The type arguments of what is called; -1 for none. */
function typeArguments(walk: Walk, callee: number): number {
	const { tree, fields } = walk;
	let name = callee;
	if (walk.kind(name) === Kind.conditional_access_expression)
		name = nextNamedSibling(tree, childByField(tree, name, fields.condition));
	const kind = walk.kind(name);
	if (kind === Kind.member_access_expression || kind === Kind.member_binding_expression)
		name = childByField(tree, name, fields.name);
	if (walk.kind(name) !== Kind.generic_name) return -1;
	return childOfKind(tree, name, walk.kinds, Kind.type_argument_list);
}
