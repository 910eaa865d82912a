import {
	childByField,
	firstNamedChild,
	nextNamedSibling,
	nextWithSameField,
} from '../../model/syntax-walk.ts';
import { clipped, stringContent } from './strings.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/** Deeper expressions, and further items of a literal, are not followed. */
const MAX_DEPTH = 40;
const MAX_ITEMS = 256;
const MAX_TYPE = 200;

/**
 * The value of an expression that has been walked (its calls and lambdas are recorded). Calls, lambdas
 * and anonymous classes are leaves here, and what is in them was followed on its own, so a node is
 * looked at once however deep the program nests.
 */
export function valueAt(walk: Walk, node: number, depth = 0): number {
	if (node === -1) return -1;
	const { out, tree, fields } = walk;
	if (depth > MAX_DEPTH) return other(walk);
	switch (walk.kind(node)) {
		case Kind.identifier:
		case Kind.type_identifier:
			return out.value('name', walk.textOf(node), -1, -1);
		case Kind.field_access:
			return fieldValue(walk, node, depth);
		case Kind.method_invocation:
		case Kind.annotation:
			return madeValue(walk, 'call', node);
		case Kind.object_creation_expression: {
			const body = bodyOf(walk, node);
			return body === -1 ? createdValue(walk, node) : madeValue(walk, 'chunk', body);
		}
		case Kind.lambda_expression:
			return madeValue(walk, 'chunk', node);
		case Kind.method_reference:
			return referenceValue(walk, node, depth);
		case Kind.array_access: {
			const array = valueAt(walk, childByField(tree, node, fields.array), depth + 1);
			return out.value(
				'index',
				null,
				array,
				valueAt(walk, childByField(tree, node, fields.index), depth + 1),
			);
		}
		case Kind.parenthesized_expression:
		case Kind.generic_type:
			return valueAt(walk, firstNamedChild(tree, node), depth + 1);
		case Kind.scoped_type_identifier:
		case Kind.scoped_identifier:
			return scopedValue(walk, node, depth);
		case Kind.annotated_type:
			return valueAt(walk, unannotated(walk, node), depth + 1);
		case Kind.class_literal:
			return out.value('member', 'class', valueAt(walk, firstNamedChild(tree, node), depth + 1), -1);
		case Kind.cast_expression: {
			const value = valueAt(walk, childByField(tree, node, fields.value), depth + 1);
			const type = childByField(tree, node, fields.type);
			return type === -1 ? value : castTo(walk, value, tree.start[type], lastTypeEnd(walk, type));
		}
		case Kind.ternary_expression: {
			const yes = valueAt(walk, childByField(tree, node, fields.consequence), depth + 1);
			return out.value(
				'either',
				null,
				yes,
				valueAt(walk, childByField(tree, node, fields.alternative), depth + 1),
			);
		}
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
			const items = childByField(tree, node, fields.value);
			return items === -1 ? out.value('array', null, -1, -1) : arrayValue(walk, items, depth);
		}
		case Kind.array_initializer:
		case Kind.element_value_array_initializer:
			return arrayValue(walk, node, depth);
		case Kind.this:
			return out.value('this', null, -1, -1);
		case Kind.super:
			return out.value('super', null, -1, -1);
		case Kind.string_literal: {
			const content = stringContent(walk, node);
			return content === null
				? out.value('literal', 'template', -1, -1)
				: out.value('string', content, -1, -1);
		}
		case Kind.template_expression:
			return out.value('literal', 'template', -1, -1);
		case Kind.character_literal:
			return out.value('string', walk.text.slice(tree.start[node] + 1, tree.end[node] - 1), -1, -1);
		case Kind.decimal_integer_literal:
			return out.value('literal', 'number', -1, -1);
		case Kind.true:
			return out.value('literal', 'boolean', -1, -1);
		case Kind.null_literal:
			return out.value('literal', 'null', -1, -1);
		default:
			return other(walk);
	}
}

function other(walk: Walk): number {
	return walk.out.value('other', null, -1, -1);
}

/** What the node turned out to be; nothing, when a syntax error kept it from being recorded. */
function madeValue(walk: Walk, op: 'call' | 'chunk', node: number): number {
	const made = walk.made[node];
	return made === -1 ? other(walk) : walk.out.value(op, null, made, -1);
}

/** `new Box<User>()` is something of that type, with what the type arguments say. */
function createdValue(walk: Walk, node: number): number {
	const value = madeValue(walk, 'call', node);
	const type = childByField(walk.tree, node, walk.fields.type);
	const isGeneric = walk.kind(type) === Kind.generic_type && !walk.text.endsWith('<>', walk.tree.end[type]);
	return isGeneric ? cast(walk, value, type) : value;
}

/** The body of an anonymous class, or -1. */
function bodyOf(walk: Walk, creation: number): number {
	const { tree } = walk;
	for (let child = creation + 1; child < tree.after[creation]; child = tree.after[child]) {
		if (walk.kind(child) === Kind.class_body) return child;
	}
	return -1;
}

function castTo(walk: Walk, value: number, start: number, end: number): number {
	return walk.out.value('cast', clipped(walk, start, end, MAX_TYPE), value, -1);
}

function cast(walk: Walk, value: number, type: number): number {
	return castTo(walk, value, walk.tree.start[type], walk.tree.end[type]);
}

/** Where the types of `(A & B) x` end. */
function lastTypeEnd(walk: Walk, first: number): number {
	let last = first;
	for (let type = first; type !== -1; type = nextWithSameField(walk.tree, type)) last = type;
	return walk.tree.end[last];
}

/** `a.b`; `Outer.this` is this object as an `Outer`. */
function fieldValue(walk: Walk, node: number, depth: number): number {
	const { tree, fields, out } = walk;
	const name = childByField(tree, node, fields.field);
	if (walk.kind(name) === Kind.this) {
		return cast(walk, valueAt(walk, name, depth + 1), childByField(tree, node, fields.object));
	}
	return out.value(
		'member',
		walk.textOf(name),
		receiverValue(walk, node, childByField(tree, node, fields.object), depth + 1),
		-1,
	);
}

/**
 * The value of the object of a field access or a method invocation. Of `Type.super.f()` it is this
 * object's parent, as a `Type`.
 */
export function receiverValue(walk: Walk, node: number, object: number, depth = 0): number {
	if (object === -1) return -1;
	const parent = superAfter(walk, node, object);
	return parent === -1 ? valueAt(walk, object, depth) : cast(walk, valueAt(walk, parent), object);
}

/** The `super` of `Type.super.f()`, or -1. */
export function superAfter(walk: Walk, node: number, object: number): number {
	const { tree, fields } = walk;
	for (let child = tree.after[object]; child < tree.after[node]; child = tree.after[child]) {
		if (walk.kind(child) === Kind.super) return child;
		if (tree.field[child] === fields.name || tree.field[child] === fields.field) break;
	}
	return -1;
}

/** `a::b` is the member `b`; `A::new` the class `A`. */
function referenceValue(walk: Walk, node: number, depth: number): number {
	const { tree, out } = walk;
	const first = firstNamedChild(tree, node);
	let object = first;
	let name = -1;
	for (let child = nextNamedSibling(tree, first); child !== -1; child = nextNamedSibling(tree, child)) {
		if (walk.kind(child) === Kind.super) object = child;
		else if (walk.kind(child) === Kind.identifier) name = child;
	}
	const kind = walk.kind(object);
	if (kind === Kind.array_type) return other(walk);
	const value = object === first ? valueAt(walk, first, depth + 1) : cast(walk, valueAt(walk, object), first);
	return name === -1 ? value : out.value('member', walk.textOf(name), value, -1);
}

/** In `A.super::b` the grammar takes `A.super` for a type. */
function scopedValue(walk: Walk, node: number, depth: number): number {
	const { tree, out } = walk;
	const scope = firstNamedChild(tree, node);
	let name = scope;
	for (let child = scope; child !== -1; child = nextNamedSibling(tree, child)) name = child;
	if (walk.textOf(name) === 'super') return cast(walk, out.value('super', null, -1, -1), scope);
	return out.value('member', walk.textOf(name), valueAt(walk, scope, depth + 1), -1);
}

function unannotated(walk: Walk, node: number): number {
	const { tree } = walk;
	let child = firstNamedChild(tree, node);
	while (walk.kind(child) === Kind.annotation) child = nextNamedSibling(tree, child);
	return child;
}

function arrayValue(walk: Walk, node: number, depth: number): number {
	const items: number[] = [];
	let child = firstNamedChild(walk.tree, node);
	for (; child !== -1 && items.length < MAX_ITEMS; child = nextNamedSibling(walk.tree, child)) {
		items.push(valueAt(walk, child, depth + 1));
	}
	let list = -1;
	for (let at = items.length - 1; at >= 0; at--) list = walk.out.value('item', null, items[at], list);
	return walk.out.value('array', null, list, -1);
}

/** What any of its rules gives, or any `yield` in them. */
function switchValue(walk: Walk, node: number, depth: number): number {
	const { tree, fields, out } = walk;
	const values = [...(walk.switchValues.get(node) ?? [])];
	const body = childByField(tree, node, fields.body);
	for (let rule = firstNamedChild(tree, body); rule !== -1; rule = nextNamedSibling(tree, rule)) {
		if (values.length >= MAX_ITEMS) break;
		if (walk.kind(rule) !== Kind.switch_rule) continue;
		const result = nextNamedSibling(tree, firstNamedChild(tree, rule));
		if (walk.kind(result) !== Kind.expression_statement) continue;
		values.push(valueAt(walk, firstNamedChild(tree, result), depth + 1));
	}
	if (values.length === 0) return other(walk);
	return values.reduceRight((rest, value) => out.value('either', null, value, rest));
}
