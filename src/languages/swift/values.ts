import { childByField, childOfKind, firstNamedChild } from '../../model/syntax-walk.ts';
import { namedChildren } from '../shared/branches.ts';
import {
	type Lower,
	type LoweringRule,
	loweringOf,
	MAX_ITEMS,
	make,
	makeChoice,
	makeList,
	makeLiteral,
	makeMade,
	makeObject,
	rulesFor,
} from '../shared/lowering.ts';
import {
	argumentList,
	chainStart,
	isAwaitedAt,
	isImplicitMember,
	isOperatorCall,
	isSubscript,
	memberName,
	operandOf,
} from './callees.ts';
import { isChained, isOperation } from './operation-pieces.ts';
import { operationValue, type Reading } from './operations.ts';
import { conditionTests, entryTests, wholeTest } from './pattern-tests.ts';
import { stringContent, stringValue } from './strings.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

type Rule = LoweringRule<Walk>;
const { leaf, constant, made, through } = rulesFor<Walk>(() => valueAt);

/** The value of an expression that has been walked. */
export const valueAt: Lower<Walk> = (walk, node, depth = 0) => {
	if (node === -1) return -1;
	return isOperation(walk, node) ? operationValue(walk, node, READING, depth) : operandAt(walk, node, depth);
};

/** What stands between operators, with the `await` before it. */
const operandAt: Lower<Walk> = (walk, node, depth = 0) => {
	const value = chainAt(walk, node, depth);
	const kind = walk.kind(node);
	if (!isChained(kind) && kind !== Kind.simple_identifier) return value;
	if (kind === Kind.postfix_expression || !isAwaitedAt(walk, chainStart(walk, node))) return value;
	return spanned(walk, node, 'await', null, value);
};

export const READING: Reading = { lower: valueAt, operand: operandAt, startOf: chainStart };

/** A value of a chain; the grammar may have taken operators before it for its beginning. */
function spanned(
	walk: Walk,
	node: number,
	op: 'member' | 'index' | 'await',
	name: string | null,
	a: number,
	b = -1,
): number {
	return walk.out.value(op, name, a, b, chainStart(walk, node), walk.tree.end[node]);
}

/** `#line` is a literal, and nothing (`()`) was parsed as a name. */
const identifier: Rule = (walk, node) => {
	const text = walk.nameOf(node);
	if (text.startsWith('#')) return makeLiteral(walk, node, 'string', text);
	const isNone = text === '' || text.startsWith('(') || text === '_';
	return isNone ? make(walk, node, 'other') : make(walk, node, 'name', text);
};

const member: Rule = (walk, node, depth) => {
	const name = memberName(walk, node);
	const object = chainAt(walk, operandOf(walk, node + 1), depth + 1);
	// `T.self` is the type itself.
	if (walk.textOf(name) === 'self') return object;
	if (name !== -1) return spanned(walk, node, 'member', walk.nameOf(name), object);
	const suffix = childOfKind(walk.tree, node, walk.kinds, Kind.navigation_suffix);
	const place = makeLiteral(walk, suffix === -1 ? node : suffix, 'number', walk.textOf(suffix).slice(1));
	return spanned(walk, node, 'index', null, object, place);
};

const call: Rule = (walk, node, depth) => {
	const first = node + 1;
	if (isSubscript(walk, node)) {
		const object = chainAt(walk, operandOf(walk, first), depth + 1);
		return spanned(walk, node, 'index', null, object, keyIn(walk, argumentList(walk, node), depth));
	}
	if (isOperatorCall(walk, node)) return chainAt(walk, argumentList(walk, node), depth + 1);
	// `f(_:)` names a function.
	if (walk.made[node] === -1) return chainAt(walk, operandOf(walk, first), depth + 1);
	return makeMade(walk, node, 'call');
};

/** What is between brackets: `a[i, j]` has several indices. */
function keyIn(walk: Walk, list: number, depth: number): number {
	const { tree, fields } = walk;
	const keys = namedChildren(walk, list)
		.filter((child) => walk.kind(child) === Kind.value_argument)
		.map((child) => valueAt(walk, childByField(tree, child, fields.value), depth + 1));
	return keys.length > 1 ? makeList(walk, list, 'array', keys) : (keys[0] ?? -1);
}

const postfix: Rule = (walk, node, depth) => chainAt(walk, operandOf(walk, node + 1), depth + 1);

/** `.foo`, of the type that is expected. */
const prefix: Rule = (walk, node, depth) => {
	if (!isImplicitMember(walk, node)) return operation(walk, node, depth);
	const name = walk.nameOf(childByField(walk.tree, node, walk.fields.target));
	return make(walk, node, 'member', name, make(walk, node, 'other'));
};

const operation: Rule = (walk, node, depth) => operationValue(walk, node, READING, depth);

/** A value in parentheses is no tuple. */
const items: Rule = (walk, node, depth) => {
	const { tree, fields } = walk;
	const found = namedOrNil(walk, node)
		.filter((child) => tree.field[child] !== fields.name)
		.slice(0, MAX_ITEMS)
		.map((child) => valueAt(walk, child, depth + 1));
	const isOne = walk.kind(node) === Kind.tuple_expression && found.length === 1;
	return isOne ? found[0] : makeList(walk, node, 'array', found);
};

/** The children that are expressions: `nil` is a token. */
function namedOrNil(walk: Walk, node: number): number[] {
	const { tree } = walk;
	const found = namedChildren(walk, node);
	for (let child = node + 1; child < tree.after[node]; child = tree.after[child])
		if (walk.kind(child) === Kind['"nil"']) found.push(child);
	return found.sort((a, b) => a - b);
}

const dictionary: Rule = (walk, node, depth) => {
	const { tree, fields } = walk;
	const entries: { key: string | number; value: number }[] = [];
	let key: string | number = '';
	for (const child of namedOrNil(walk, node)) {
		if (entries.length >= MAX_ITEMS) break;
		if (tree.field[child] === fields.key) key = keyOf(walk, child, depth);
		else entries.push({ key, value: valueAt(walk, child, depth + 1) });
	}
	return makeObject(walk, node, entries);
};

/** A string that is a constant, as a text; else the value. */
function keyOf(walk: Walk, node: number, depth: number): string | number {
	const isText =
		walk.kind(node) === Kind.line_string_literal &&
		childOfKind(walk.tree, node, walk.kinds, Kind.interpolated_expression) === -1;
	return isText ? stringContent(walk, node) : valueAt(walk, node, depth + 1);
}

/** `if` as an expression: the only expression of one of its blocks. */
const ifValue: Rule = (walk, node, depth) => {
	const test = wholeTest(walk, conditionTests(valueAt, walk, node, depth + 1));
	const blocks: number[] = [];
	for (const child of namedChildren(walk, node)) {
		if (walk.kind(child) === Kind.if_statement) blocks.push(valueAt(walk, child, depth + 1));
		else if (walk.kind(child) === Kind.statements) blocks.push(onlyValue(walk, child, depth));
	}
	const [yes, no] = blocks;
	if (yes === undefined) return make(walk, node, 'other');
	return no === undefined ? yes : makeChoice(walk, node, test, yes, no);
};

const switchValue: Rule = (walk, node, depth) => {
	const { tree, fields } = walk;
	const subject = valueAt(walk, childByField(tree, node, fields.expr), depth + 1);
	const arms = namedChildren(walk, node)
		.filter((child) => walk.kind(child) === Kind.switch_entry)
		.slice(0, MAX_ITEMS)
		.map((entry) => {
			const block = childOfKind(tree, entry, walk.kinds, Kind.statements);
			const tests = entryTests(valueAt, walk, entry, subject, depth + 1);
			const test = tests.length === 0 ? -1 : tests.reduce((a, b) => make(walk, entry, 'either', '||', a, b));
			return { entry, test, value: block === -1 ? -1 : onlyValue(walk, block, depth) };
		})
		.filter(({ value }) => value !== -1);
	const last = arms.pop();
	if (last === undefined) return make(walk, node, 'other');
	return arms.reduceRight(
		(rest, { entry, test, value }) => makeChoice(walk, entry, test, value, rest),
		last.value,
	);
};

function onlyValue(walk: Walk, statements: number, depth: number): number {
	return valueAt(walk, firstNamedChild(walk.tree, statements), depth + 1);
}

const string: Rule = (walk, node, depth) => stringValue(valueAt, walk, node, depth);

/** A part of a chain, or what is no chain: without an `await`, which is about the whole. */
export const chainAt: Lower<Walk> = loweringOf<Walk>({
	[Kind.simple_identifier]: identifier,
	[Kind.user_type]: (walk, node) => typeValue(walk, node),
	[Kind.type_identifier]: (walk, node) => typeValue(walk, node),
	[Kind.navigation_expression]: member,
	[Kind.call_expression]: call,
	[Kind.constructor_expression]: made('call'),
	[Kind.lambda_literal]: made('chunk'),
	[Kind.postfix_expression]: postfix,
	[Kind.prefix_expression]: prefix,
	[Kind.try_expression]: operation,
	[Kind.as_expression]: operation,
	[Kind.check_expression]: operation,
	[Kind.ternary_expression]: operation,
	[Kind.nil_coalescing_expression]: operation,
	[Kind.additive_expression]: operation,
	[Kind.infix_expression]: operation,
	[Kind.conjunction_expression]: operation,
	[Kind.open_start_range_expression]: operation,
	[Kind.open_end_range_expression]: operation,
	[Kind.if_statement]: ifValue,
	[Kind.switch_statement]: switchValue,
	[Kind.tuple_expression]: items,
	[Kind.array_literal]: items,
	[Kind.dictionary_literal]: dictionary,
	[Kind.directly_assignable_expression]: through(),
	[Kind.self_expression]: leaf('this'),
	[Kind.super_expression]: leaf('super'),
	[Kind.integer_literal]: constant('number'),
	[Kind.value_arguments]: (walk, node, depth) => keyIn(walk, node, depth),
	// `#available(…)` was parsed as `true`.
	[Kind.boolean_literal]: (walk, node) =>
		walk.text[walk.tree.start[node]] === '#' ? make(walk, node, 'other') : makeLiteral(walk, node, 'boolean'),
	[Kind['"nil"']]: constant('null'),
	[Kind.line_string_literal]: string,
	[Kind.multi_line_string_literal]: string,
});

/** `A.B<C>` as a value. */
export function typeValue(walk: Walk, type: number): number {
	const { tree, out } = walk;
	if (walk.kind(type) === Kind.type_identifier) return make(walk, type, 'name', walk.nameOf(type));
	let value = -1;
	for (let child = type + 1; child < tree.after[type]; child = tree.after[child]) {
		if (walk.kind(child) !== Kind.type_identifier) continue;
		const name = walk.nameOf(child);
		if (value === -1) value = make(walk, child, 'name', name);
		else value = out.value('member', name, value, -1, tree.start[type], tree.end[child]);
	}
	return value === -1 ? make(walk, type, 'other') : value;
}
