import { childByField, childOfKind, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { namedChildren } from '../shared/branches.ts';
import {
	type Lower,
	type LoweringRule,
	loweringOf,
	MAX_ITEMS,
	make,
	makeBinary,
	makeChoice,
	makeList,
	makeLiteral,
	makeMade,
	makeObject,
	operatorOf,
	rulesFor,
} from '../shared/lowering.ts';
import { ALWAYS } from '../shared/pattern-tests.ts';
import { clippedText, nextWritten } from '../shared/walk.ts';
import { entriesOf } from './anonymous-objects.ts';
import { argumentsIn, argumentValue, expressionIn, isSpread } from './argument-parts.ts';
import { isMisread, reread } from './is-expressions.ts';
import { lastName, typeArguments } from './last-name.ts';
import { caseTest, testOf, typeTest } from './pattern-tests.ts';
import { stringValue, templateValue } from './strings.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const MAX_TYPE = 200;

type Rule = LoweringRule<Walk>;
const { name, leaf, constant, made, through, wrapped, binary, unary, choice, assigned } = rulesFor<Walk>(
	() => valueAt,
);

const identifier: Rule = (walk, node) => {
	if (walk.isEmpty(node)) return make(walk, node, 'other');
	// `[]`, which was parsed as a name: see newer-syntax.ts.
	if (walk.text[walk.tree.start[node]] === '[') return makeList(walk, node, 'array', []);
	return make(walk, node, 'name', walk.textOf(node));
};

const inner: Rule = (walk, node, depth) => valueAt(walk, expressionIn(walk, node), depth + 1);

const member =
	(object: 'expression' | 'qualifier'): Rule =>
	(walk, node, depth) =>
		memberValue(walk, node, node, childByField(walk.tree, node, walk.fields[object]), depth);

function memberValue(walk: Walk, node: number, written: number, object: number, depth: number): number {
	const last = lastName(walk, written);
	if (last === -1 || object === -1) return make(walk, node, 'other');
	return make(walk, node, 'member', walk.textOf(last), valueAt(walk, object, depth + 1));
}

const element: Rule = (walk, node, depth) => {
	const { tree, fields } = walk;
	const object = valueAt(walk, childByField(tree, node, fields.expression), depth + 1);
	return make(
		walk,
		node,
		'index',
		null,
		object,
		keyIn(walk, childByField(tree, node, fields.subscript), depth),
	);
};

/** What is between brackets: `a[i, j]` has several indices. */
export function keyIn(walk: Walk, list: number, depth = 0): number {
	const keys = argumentsIn(walk, list).map((key) => valueAt(walk, key, depth + 1));
	return keys.length > 1 ? makeList(walk, list, 'array', keys) : (keys[0] ?? -1);
}

/** `a?.b` is the member `b`, `a?[0]` an item. */
const conditionalAccess: Rule = (walk, node, depth) => {
	const { tree, fields } = walk;
	const object = childByField(tree, node, fields.condition);
	const binding = nextNamedSibling(tree, object);
	if (walk.kind(binding) === Kind.member_binding_expression)
		return memberValue(walk, node, binding, object, depth);
	if (walk.kind(binding) !== Kind.element_binding_expression) return make(walk, node, 'other');
	const of = valueAt(walk, object, depth + 1);
	return make(walk, node, 'index', null, of, keyIn(walk, binding, depth));
};

const castTo =
	(type: 'type' | 'right', value: 'value' | 'left'): Rule =>
	(walk, node, depth) => {
		const { tree, fields } = walk;
		const written = clippedText(walk, childByField(tree, node, fields[type]), MAX_TYPE);
		const of = valueAt(walk, childByField(tree, node, fields[value]), depth + 1);
		return make(walk, node, 'cast', written, of);
	};

/** `new Box<User>()` is something of that type, with what the type arguments say. */
const creation: Rule = (walk, node) => {
	const type = childByField(walk.tree, node, walk.fields.type);
	const value = makeMade(walk, node, 'call');
	if (walk.kind(type) !== Kind.generic_name) return value;
	return make(walk, node, 'cast', clippedText(walk, type, MAX_TYPE), value);
};

/** What `Get<User>()` gives depends on what is said in angle brackets. `nameof(a.b)` is the text `b`. */
const invocation: Rule = (walk, node) => {
	const { tree, fields, made: calls } = walk;
	const callee = childByField(tree, node, fields.function);
	if (calls[node] === -1 && walk.textOf(callee) === 'nameof') {
		const [named = -1] = argumentsIn(walk, childByField(tree, node, fields.arguments));
		return make(walk, node, 'string', walk.textOf(lastName(walk, named)));
	}
	const value = makeMade(walk, node, 'call');
	const types = typeArguments(walk, callee);
	return types === -1 ? value : make(walk, node, 'cast', clippedText(walk, types, MAX_TYPE), value);
};

/** `default(T)` is of its type. */
const byDefault: Rule = (walk, node) => {
	const type = childByField(walk.tree, node, walk.fields.type);
	const value = makeLiteral(walk, node, 'default', 'default');
	return type === -1 ? value : make(walk, node, 'cast', clippedText(walk, type, MAX_TYPE), value);
};

const logical: Rule = (walk, node, depth) =>
	isMisread(walk, node) ? reread(valueAt, walk, node, depth) : binary()(walk, node, depth);

const isPattern: Rule = (walk, node, depth) => {
	if (isMisread(walk, node)) return reread(valueAt, walk, node, depth);
	const { tree, fields } = walk;
	const subject = valueAt(walk, childByField(tree, node, fields.expression), depth + 1);
	const pattern = childByField(tree, node, fields.pattern);
	if (pattern === -1) return make(walk, node, 'other');
	const test = testOf(walk, pattern, { lower: valueAt, subject, isAsked: true, depth: depth + 1 });
	return test === ALWAYS ? makeLiteral(walk, node, 'boolean', 'true') : test;
};

const isType: Rule = (walk, node, depth) => {
	const { tree, fields } = walk;
	const subject = valueAt(walk, childByField(tree, node, fields.left), depth + 1);
	return typeTest(walk, node, childByField(tree, node, fields.right), { lower: valueAt, subject, depth });
};

/** `++x` is what `x` is after it, `x++` what it was before. */
const prefix: Rule = (walk, node, depth) => {
	const operator = operatorOf(walk, node);
	const of = inner(walk, node, depth);
	if (operator !== '++' && operator !== '--') return make(walk, node, 'unary', operator, of);
	return make(walk, node, 'assign', null, of, steppedValue(walk, node, operator, of));
};

/** What `++` and `--` make of a value. */
export function steppedValue(walk: Walk, node: number, operator: string, of: number): number {
	return makeBinary(walk, node, operator[0], of, makeLiteral(walk, node, 'number', '1'));
}

/** `a..b`: either side may be left out. */
const range: Rule = (walk, node, depth) => {
	const { tree } = walk;
	const dots = childOfKind(tree, node, walk.kinds, Kind['".."']);
	let sides: [number, number] = [-1, -1];
	for (const side of namedChildren(walk, node)) sides = side < dots ? [side, sides[1]] : [sides[0], side];
	const [from, to] = sides.map((side) => valueAt(walk, side, depth + 1));
	return makeBinary(walk, node, '..', from, to);
};

const creationOfArray: Rule = (walk, node, depth) => {
	const items = childOfKind(walk.tree, node, walk.kinds, Kind.initializer_expression);
	return makeList(walk, node, 'array', items === -1 ? [] : itemsOf(walk, items, depth));
};

const list: Rule = (walk, node, depth) => makeList(walk, node, 'array', itemsOf(walk, node, depth));

function itemsOf(walk: Walk, node: number, depth: number): number[] {
	const { tree } = walk;
	const items: number[] = [];
	for (const child of namedChildren(walk, node)) {
		if (items.length >= MAX_ITEMS) break;
		const value = walk.kind(child) === Kind.argument ? argumentValue(walk, child) : child;
		if (isSpread(walk, value)) {
			const of = valueAt(walk, firstNamedChild(tree, value), depth + 1);
			items.push(make(walk, value, 'spread', null, of));
		} else items.push(valueAt(walk, value, depth + 1));
	}
	return items;
}

const anonymousObject: Rule = (walk, node, depth) =>
	makeObject(
		walk,
		node,
		entriesOf(walk, node).map(({ name, value }) => ({
			key: walk.textOf(name === -1 ? lastName(walk, value) : name),
			value: valueAt(walk, value, depth + 1),
		})),
	);

/** Which arm gives its value depends on the pattern and the condition before it; an arm that throws gives none. */
const switchValue: Rule = (walk, node, depth) => {
	const { tree } = walk;
	const subject = valueAt(walk, node + 1 < tree.after[node] ? node + 1 : -1, depth + 1);
	const arms: { arm: number; test: number; value: number }[] = [];
	for (const arm of namedChildren(walk, node)) {
		if (walk.kind(arm) !== Kind.switch_expression_arm || arms.length >= MAX_ITEMS) continue;
		const result = nextWritten(walk, childOfKind(tree, arm, walk.kinds, Kind['"=>"']));
		if (result === -1 || walk.kind(result) === Kind.throw_statement) continue;
		const value = valueAt(walk, result, depth + 1);
		arms.push({ arm, test: caseTest(valueAt, walk, arm, subject, depth + 1), value });
	}
	const last = arms.pop();
	if (last === undefined) return make(walk, node, 'other');
	return arms.reduceRight(
		(rest, { arm, test, value }) => makeChoice(walk, arm, test, value, rest),
		last.value,
	);
};

/** `a with { B = x }`: what is in `a`, but for `B`. */
const withChanges: Rule = (walk, node, depth) => {
	const { tree } = walk;
	if (node + 1 >= tree.after[node]) return make(walk, node, 'other');
	const entries = namedChildren(walk, node)
		.filter((child) => walk.kind(child) === Kind.with_initializer)
		.slice(0, MAX_ITEMS)
		.map((child) => {
			const sign = childOfKind(tree, child, walk.kinds, Kind['"="']);
			return { key: walk.textOf(child + 1), value: valueAt(walk, nextWritten(walk, sign), depth + 1) };
		});
	const of = valueAt(walk, node + 1, depth + 1);
	return entries.length === 0 ? of : make(walk, node, 'either', null, of, makeObject(walk, node, entries));
};

/** What a query gives is not said outside of it; its element is the last thing selected or grouped. */
const query: Rule = (walk, node, depth) => {
	const { out, tree } = walk;
	const scope = walk.made[node];
	const last = namedChildren(walk, node).findLast((clause) => {
		const kind = walk.kind(clause);
		return kind === Kind.select_clause || kind === Kind.group_clause;
	});
	if (scope === -1 || last === undefined) return make(walk, node, 'other');
	const value = valueAt(walk, expressionIn(walk, last), depth + 1);
	const element = out.value('within', null, scope, value, tree.start[last], tree.end[last]);
	return make(walk, node, 'comprehension', null, -1, element);
};

export const valueAt: Lower<Walk> = loweringOf<Walk>({
	[Kind.identifier]: identifier,
	[Kind.predefined_type]: name(),
	[Kind.generic_name]: through(),
	[Kind.nullable_type]: through('type'),
	[Kind.typeof_expression]: through('type'),
	[Kind.declaration_expression]: through('name'),
	[Kind.alias_qualified_name]: through('name'),
	[Kind.parenthesized_expression]: inner,
	[Kind.postfix_unary_expression]: inner,
	[Kind.prefix_unary_expression]: prefix,
	[Kind.sizeof_expression]: unary('type'),
	[Kind.member_access_expression]: member('expression'),
	[Kind.qualified_name]: member('qualifier'),
	[Kind.conditional_access_expression]: conditionalAccess,
	[Kind.element_access_expression]: element,
	[Kind.object_creation_expression]: creation,
	[Kind.invocation_expression]: invocation,
	[Kind.implicit_object_creation_expression]: made('call'),
	[Kind.attribute]: made('call'),
	[Kind.lambda_expression]: made('chunk'),
	[Kind.anonymous_method_expression]: made('chunk'),
	[Kind.cast_expression]: castTo('type', 'value'),
	[Kind.as_expression]: castTo('right', 'left'),
	[Kind.is_expression]: isType,
	[Kind.is_pattern_expression]: isPattern,
	[Kind.await_expression]: wrapped('await'),
	[Kind.conditional_expression]: choice('condition', 'consequence', 'alternative'),
	[Kind.binary_expression]: logical,
	[Kind.range_expression]: range,
	[Kind.assignment_expression]: assigned(),
	[Kind.switch_expression]: switchValue,
	[Kind.array_creation_expression]: creationOfArray,
	[Kind.initializer_expression]: list,
	[Kind.element_binding_expression]: list,
	[Kind.tuple_expression]: list,
	[Kind.anonymous_object_creation_expression]: anonymousObject,
	[Kind.with_expression]: withChanges,
	[Kind.query_expression]: query,
	[Kind.default_expression]: byDefault,
	[Kind['"this"']]: leaf('this'),
	[Kind['"base"']]: leaf('super'),
	[Kind.integer_literal]: constant('number'),
	[Kind.boolean_literal]: constant('boolean'),
	[Kind.null_literal]: constant('null'),
	[Kind.character_literal]: (walk, node) => makeLiteral(walk, node, 'char', walk.textOf(node).slice(1, -1)),
	[Kind.string_literal]: stringValue,
	[Kind.verbatim_string_literal]: stringValue,
	[Kind.raw_string_literal]: stringValue,
	[Kind.interpolated_string_expression]: (walk, node, depth) => templateValue(valueAt, walk, node, depth),
});
