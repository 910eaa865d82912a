import {
	childByField,
	childOfKind,
	firstNamedChild,
	nextNamedSibling,
	nextWithSameField,
} from '../../model/syntax-walk.ts';
import {
	type Lower,
	loweringOf,
	MAX_ITEMS,
	make,
	makeBinary,
	makeList,
	makeLiteral,
	makeMade,
	operatorOf,
	rulesFor,
} from '../shared/lowering.ts';
import { templateOf } from '../shared/templates.ts';
import { instanceTest } from './pattern-tests.ts';
import { clipped, stringContent, templateParts } from './strings.ts';
import { Kind } from './syntax.ts';
import { lastNamedChild } from './type-text.ts';
import type { Walk } from './walk.ts';

const MAX_TYPE = 200;

const rules = rulesFor<Walk>(() => valueAt);

/** The value of an expression that has been walked, so that its calls, lambdas and anonymous classes are recorded. */
export const valueAt: Lower<Walk> = loweringOf<Walk>({
	[Kind.identifier]: rules.name(),
	[Kind.type_identifier]: rules.name(),
	[Kind.scoped_type_identifier]: scopedValue,
	[Kind.scoped_identifier]: scopedValue,
	[Kind.generic_type]: rules.through(),
	[Kind.annotated_type]: (walk, node, depth) => valueAt(walk, unannotated(walk, node), depth + 1),
	[Kind.field_access]: fieldValue,
	[Kind.array_access]: rules.index('array', 'index'),
	[Kind.class_literal]: (walk, node, depth) =>
		make(walk, node, 'member', 'class', valueAt(walk, firstNamedChild(walk.tree, node), depth + 1)),
	[Kind.method_invocation]: rules.made('call'),
	[Kind.annotation]: rules.made('call'),
	[Kind.object_creation_expression]: createdValue,
	[Kind.lambda_expression]: rules.made('chunk'),
	[Kind.method_reference]: referenceValue,
	[Kind.parenthesized_expression]: rules.through(),
	[Kind.cast_expression]: castValue,
	[Kind.binary_expression]: rules.binary(),
	[Kind.unary_expression]: rules.unary(),
	[Kind.instanceof_expression]: (walk, node, depth) =>
		instanceTest(walk, node, valueAt(walk, childByField(walk.tree, node, walk.fields.left), depth + 1)),
	[Kind.ternary_expression]: rules.choice('condition', 'consequence', 'alternative'),
	[Kind.switch_expression]: switchValue,
	[Kind.assignment_expression]: (walk, node, depth) => {
		const target = valueAt(walk, childByField(walk.tree, node, walk.fields.left), depth + 1);
		return make(walk, node, 'assign', null, target, assignedValue(walk, node, target, depth + 1));
	},
	[Kind.update_expression]: (walk, node, depth) => {
		const target = valueAt(walk, firstNamedChild(walk.tree, node), depth + 1);
		return make(walk, node, 'assign', null, target, steppedValue(walk, node, target));
	},
	[Kind.array_creation_expression]: (walk, node, depth) => {
		const items = childByField(walk.tree, node, walk.fields.value);
		return items === -1 ? makeList(walk, node, 'array', []) : valueAt(walk, items, depth + 1);
	},
	[Kind.array_initializer]: rules.list(),
	[Kind.element_value_array_initializer]: rules.list(),
	[Kind.this]: rules.leaf('this'),
	[Kind.super]: rules.leaf('super'),
	[Kind.string_literal]: (walk, node, depth) => {
		const content = stringContent(walk, node);
		return content === null ? templateValue(walk, node, depth) : make(walk, node, 'string', content);
	},
	[Kind.template_expression]: (walk, node, depth) => {
		const written = childOfKind(walk.tree, node, walk.kinds, Kind.string_literal);
		return written === -1 ? make(walk, node, 'other') : templateValue(walk, written, depth);
	},
	[Kind.character_literal]: (walk, node) => makeLiteral(walk, node, 'char', walk.textOf(node).slice(1, -1)),
	[Kind.decimal_integer_literal]: rules.constant('number'),
	[Kind.true]: rules.constant('boolean'),
	[Kind.null_literal]: rules.constant('null'),
});

/** What an assignment gives to its left side, whose value is `target`. */
export function assignedValue(walk: Walk, node: number, target: number, depth = 0): number {
	const right = valueAt(walk, childByField(walk.tree, node, walk.fields.right), depth);
	const operator = operatorOf(walk, node).slice(0, -1);
	return operator === '' ? right : makeBinary(walk, node, operator, target, right);
}

/** What `x++` and `--x` give to their operand, whose value is `target`. */
export function steppedValue(walk: Walk, node: number, target: number): number {
	return makeBinary(
		walk,
		node,
		operatorOf(walk, node).slice(1),
		target,
		makeLiteral(walk, node, 'number', '1'),
	);
}

/** The texts of a template and the values between them. */
function templateValue(walk: Walk, node: number, depth: number): number {
	return templateOf(walk, node, templateParts(walk, node), (inserted) => valueAt(walk, inserted, depth + 1));
}

/** An anonymous class, or a new object; `new Box<User>()` is something of that type, with its type arguments. */
function createdValue(walk: Walk, node: number): number {
	const { tree, fields, kinds } = walk;
	const body = childOfKind(tree, node, kinds, Kind.class_body);
	if (body !== -1) return makeMade(walk, node, 'chunk', body);
	const value = makeMade(walk, node, 'call');
	const type = childByField(tree, node, fields.type);
	const isGeneric = walk.kind(type) === Kind.generic_type && !walk.text.endsWith('<>', tree.end[type]);
	return isGeneric ? cast(walk, node, value, type) : value;
}

/** `(A & B) x` */
function castValue(walk: Walk, node: number, depth: number): number {
	const { tree, fields } = walk;
	const value = valueAt(walk, childByField(tree, node, fields.value), depth + 1);
	const first = childByField(tree, node, fields.type);
	if (first === -1) return value;
	let last = first;
	for (let type = first; type !== -1; type = nextWithSameField(tree, type)) last = type;
	return make(walk, node, 'cast', clipped(walk, tree.start[first], tree.end[last], MAX_TYPE), value);
}

function cast(walk: Walk, node: number, value: number, type: number): number {
	return make(walk, node, 'cast', clipped(walk, walk.tree.start[type], walk.tree.end[type], MAX_TYPE), value);
}

/** `a.b`; `Outer.this` is this object as an `Outer`. */
function fieldValue(walk: Walk, node: number, depth: number): number {
	const { tree, fields } = walk;
	const name = childByField(tree, node, fields.field);
	const object = childByField(tree, node, fields.object);
	if (walk.kind(name) === Kind.this) return cast(walk, node, valueAt(walk, name, depth + 1), object);
	return make(walk, node, 'member', walk.textOf(name), receiverValue(walk, node, object, depth + 1));
}

/**
 * The value of the object of a field access or a method invocation. Of `Type.super.f()` it is this
 * object's parent, as a `Type`.
 */
export function receiverValue(walk: Walk, node: number, object: number, depth = 0): number {
	if (object === -1) return -1;
	const parent = superAfter(walk, node, object);
	return parent === -1 ? valueAt(walk, object, depth) : cast(walk, parent, valueAt(walk, parent), object);
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
	const { tree } = walk;
	const first = firstNamedChild(tree, node);
	let object = first;
	let name = -1;
	for (let child = nextNamedSibling(tree, first); child !== -1; child = nextNamedSibling(tree, child)) {
		if (walk.kind(child) === Kind.super) object = child;
		else if (walk.kind(child) === Kind.identifier) name = child;
	}
	if (walk.kind(object) === Kind.array_type) return make(walk, node, 'other');
	const value =
		object === first ? valueAt(walk, first, depth + 1) : cast(walk, object, valueAt(walk, object), first);
	return name === -1 ? value : make(walk, node, 'member', walk.textOf(name), value);
}

/** In `A.super::b` the grammar takes `A.super` for a type. */
function scopedValue(walk: Walk, node: number, depth: number): number {
	const { tree } = walk;
	const scope = firstNamedChild(tree, node);
	const name = lastNamedChild(walk, node);
	if (walk.textOf(name) === 'super') return cast(walk, node, make(walk, name, 'super'), scope);
	return make(walk, node, 'member', walk.textOf(name), valueAt(walk, scope, depth + 1));
}

function unannotated(walk: Walk, node: number): number {
	const { tree } = walk;
	let child = firstNamedChild(tree, node);
	while (walk.kind(child) === Kind.annotation) child = nextNamedSibling(tree, child);
	return child;
}

/** What any of its rules gives, or any `yield` in them. */
function switchValue(walk: Walk, node: number, depth: number): number {
	const { tree, fields } = walk;
	const given = [...(walk.switchValues.get(node) ?? [])];
	const body = childByField(tree, node, fields.body);
	for (let rule = firstNamedChild(tree, body); rule !== -1; rule = nextNamedSibling(tree, rule)) {
		if (given.length >= MAX_ITEMS) break;
		if (walk.kind(rule) !== Kind.switch_rule) continue;
		const result = nextNamedSibling(tree, firstNamedChild(tree, rule));
		if (walk.kind(result) !== Kind.expression_statement) continue;
		given.push({ node: rule, value: valueAt(walk, firstNamedChild(tree, result), depth + 1) });
	}
	if (given.length === 0) return make(walk, node, 'other');
	const any = given
		.sort((a, b) => a.node - b.node)
		.map(({ value }) => value)
		.reduceRight((rest, value) => make(walk, node, 'either', null, value, rest));
	const subject = valueAt(walk, childByField(tree, node, fields.condition), depth + 1);
	return make(walk, node, 'choice', null, subject, any);
}
