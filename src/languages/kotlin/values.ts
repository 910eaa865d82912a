import { childOfKind, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import {
	type Lower,
	loweringOf,
	MAX_ITEMS,
	make,
	makeBinary,
	makeList,
	makeLiteral,
	makeMade,
	rulesFor,
} from '../shared/lowering.ts';
import { templateOf } from '../shared/templates.ts';
import { clippedText, nextWritten } from '../shared/walk.ts';
import { isInnerOfTrailing, memberName, objectOf } from './callees.ts';
import { branchesOf, conditionOf, isAssignment, lastOf, operandsOf, subjectOf } from './expression-parts.ts';
import { isHiddenTemplate, stringContent, templateParts } from './strings.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const MAX_TYPE = 200;

const rules = rulesFor<Walk>(() => valueAt);

/** The value of an expression that has been walked, so that its calls, lambdas and objects are recorded. */
export const valueAt: Lower<Walk> = loweringOf<Walk>({
	[Kind.simple_identifier]: (walk, node) =>
		walk.textOf(node) === '_' ? make(walk, node, 'other') : nameValue(walk, node),
	[Kind.interpolated_identifier]: (walk, node) =>
		walk.textOf(node) === 'this' ? make(walk, node, 'this') : nameValue(walk, node),
	[Kind.user_type]: typeValue,
	[Kind.type_identifier]: typeValue,
	[Kind.navigation_expression]: (walk, node, depth) => {
		const name = memberName(walk, node);
		if (name === -1) return make(walk, node, 'other');
		return make(walk, node, 'member', walk.nameOf(name), valueAt(walk, objectOf(walk, node), depth + 1));
	},
	[Kind.indexing_expression]: (walk, node, depth) => {
		const object = valueAt(walk, firstNamedChild(walk.tree, node), depth + 1);
		const suffix = childOfKind(walk.tree, node, walk.kinds, Kind.indexing_suffix);
		return make(walk, node, 'index', null, object, indexValue(walk, suffix, depth));
	},
	[Kind.directly_assignable_expression]: targetValue,
	[Kind.callable_reference]: referenceValue,
	[Kind.call_expression]: (walk, node) =>
		makeMade(walk, node, 'call', isInnerOfTrailing(walk, node) ? walk.tree.parent[node] : node),
	[Kind.infix_expression]: rules.made('call'),
	[Kind.constructor_invocation]: rules.made('call'),
	[Kind.lambda_literal]: rules.made('chunk'),
	[Kind.anonymous_function]: rules.made('chunk'),
	[Kind.object_literal]: rules.made('chunk'),
	[Kind.parenthesized_expression]: (walk, node, depth) => valueAt(walk, conditionOf(walk, node), depth + 1),
	[Kind.postfix_expression]: (walk, node, depth) => {
		const operand = valueAt(walk, firstNamedChild(walk.tree, node), depth + 1);
		if (childOfKind(walk.tree, node, walk.kinds, Kind['"!!"']) !== -1) return operand;
		return make(walk, node, 'assign', null, operand, steppedValue(walk, node, operand));
	},
	[Kind.prefix_expression]: prefixValue,
	[Kind.as_expression]: (walk, node, depth) => {
		const { left, right } = operandsOf(walk, node);
		const value = valueAt(walk, left, depth + 1);
		return make(walk, node, 'cast', clippedText(walk, right, MAX_TYPE), value);
	},
	[Kind.check_expression]: (walk, node, depth) => {
		const { left, operator, right } = operandsOf(walk, node);
		return checkValue(walk, node, valueAt(walk, left, depth + 1), operator, right, depth);
	},
	[Kind.multiplicative_expression]: binaryValue,
	[Kind.additive_expression]: binaryValue,
	[Kind.range_expression]: binaryValue,
	[Kind.comparison_expression]: binaryValue,
	[Kind.equality_expression]: binaryValue,
	[Kind.conjunction_expression]: binaryValue,
	[Kind.disjunction_expression]: binaryValue,
	[Kind.elvis_expression]: binaryValue,
	[Kind.spread_expression]: rules.wrapped('spread'),
	[Kind.if_expression]: (walk, node, depth) => {
		const { consequence, alternative } = branchesOf(walk, node);
		return chosenValue(walk, node, depth, [
			{ test: conditionOf(walk, node), body: consequence },
			{ test: -1, body: alternative },
		]);
	},
	[Kind.when_expression]: whenValue,
	[Kind.try_expression]: tryValue,
	[Kind.collection_literal]: rules.list(),
	[Kind.this_expression]: (walk, node) => {
		// `this@A` is this object as an `A`; a label may also be the name of a function.
		const value = make(walk, node, 'this');
		const label = /^this@(\p{Lu}[\p{L}\p{N}_]*)$/u.exec(clippedText(walk, node, 100))?.[1];
		return label === undefined ? value : make(walk, node, 'cast', label, value);
	},
	[Kind.super_expression]: rules.leaf('super'),
	[Kind.integer_literal]: rules.constant('number'),
	[Kind.boolean_literal]: rules.constant('boolean'),
	[Kind['"null"']]: rules.constant('null'),
	[Kind.character_literal]: (walk, node) => makeLiteral(walk, node, 'char', walk.textOf(node).slice(1, -1)),
	[Kind.string_literal]: (walk, node, depth) => {
		if (isHiddenTemplate(walk, node)) return makeList(walk, node, 'template', [make(walk, node, 'other')]);
		const parts = templateParts(walk, node);
		if (parts === null) return make(walk, node, 'string', stringContent(walk, node));
		return templateOf(walk, node, parts, (inserted) => valueAt(walk, inserted, depth + 1));
	},
});

function nameValue(walk: Walk, node: number): number {
	return make(walk, node, 'name', walk.nameOf(node));
}

/** `a + b`; what leaves the function behind `?:` gives nothing, and an assignment may look like `||`. */
function binaryValue(walk: Walk, node: number, depth: number): number {
	const { left, operator, right } = operandsOf(walk, node);
	const a = valueAt(walk, left, depth + 1);
	if (walk.kind(right) === Kind.jump_expression) return a;
	const b = valueAt(walk, right, depth + 1);
	if (isAssignment(walk, node))
		return make(walk, node, 'assign', null, a, assignedValue(walk, node, operator, a, b));
	// `..<` was parsed as `..`.
	const isOpen = walk.kind(node) === Kind.range_expression && walk.text[walk.tree.end[operator]] === '<';
	return makeBinary(walk, node, isOpen ? '..<' : walk.textOf(operator), a, b);
}

/** What an assignment with this sign gives to its left side, where `given` stands on the right. */
export function assignedValue(walk: Walk, node: number, sign: number, target: number, given: number): number {
	const operator = walk.textOf(sign).trim().slice(0, -1);
	return operator === '' ? given : makeBinary(walk, node, operator, target, given);
}

/** What `x++` and `--x` give to their operand, whose value is `target`. */
export function steppedValue(walk: Walk, node: number, target: number): number {
	const operator = childOfKind(walk.tree, node, walk.kinds, Kind['"--"']) === -1 ? '+' : '-';
	return makeBinary(walk, node, operator, target, makeLiteral(walk, node, 'number', '1'));
}

/** `is A`, `!is A`, `in xs` and `!in xs`, of `subject`. */
export function checkValue(
	walk: Walk,
	node: number,
	subject: number,
	operator: number,
	right: number,
	depth = 0,
): number {
	const written = walk.textOf(operator);
	const test = written.endsWith('is')
		? make(walk, node, 'is', clippedText(walk, right, MAX_TYPE), subject)
		: make(walk, node, 'binary', 'in', subject, valueAt(walk, right, depth + 1));
	return written.startsWith('!') ? make(walk, node, 'unary', '!', test) : test;
}

/** `!a`, `-a`, `++a`; a label or an annotation changes nothing. */
function prefixValue(walk: Walk, node: number, depth: number): number {
	const { tree } = walk;
	const first = firstNamedChild(tree, node);
	const isMarked = walk.kind(first) === Kind.label || walk.kind(first) === Kind.annotation;
	if (isMarked) return valueAt(walk, nextNamedSibling(tree, first), depth + 1);
	const operand = valueAt(walk, nextWritten(walk, node + 1), depth + 1);
	const operator = walk.textOf(node + 1);
	return operator === '++' || operator === '--'
		? make(walk, node, 'assign', null, operand, steppedValue(walk, node, operand))
		: make(walk, node, 'unary', operator, operand);
}

/** The index of `a[b]`; those of `a[b, c]` as a list. */
function indexValue(walk: Walk, suffix: number, depth: number): number {
	const { tree } = walk;
	const indices: number[] = [];
	let child = firstNamedChild(tree, suffix);
	for (; child !== -1 && indices.length < MAX_ITEMS; child = nextNamedSibling(tree, child))
		indices.push(valueAt(walk, child, depth + 1));
	return indices.length > 1 ? makeList(walk, suffix, 'array', indices) : (indices[0] ?? -1);
}

/** What is assigned to is a list of an expression and its suffixes. */
function targetValue(walk: Walk, node: number, depth: number): number {
	const { tree, out } = walk;
	const start = tree.start[node];
	let value = -1;
	for (let child = node + 1; child < tree.after[node]; child = tree.after[child]) {
		const end = tree.end[child];
		switch (walk.kind(child)) {
			case Kind.navigation_suffix: {
				const name = childOfKind(tree, child, walk.kinds, Kind.simple_identifier);
				value = out.value('member', walk.nameOf(name), value, -1, start, end);
				break;
			}
			case Kind.indexing_suffix:
				value = out.value('index', null, value, indexValue(walk, child, depth), start, end);
				break;
			case Kind['"!!"']:
				break;
			default:
				if (value === -1) value = valueAt(walk, child, depth + 1);
		}
	}
	return value === -1 ? make(walk, node, 'other') : value;
}

/** `::f`, `A::f` and `A::class`. */
function referenceValue(walk: Walk, node: number): number {
	const { tree, kinds } = walk;
	const owner = firstNamedChild(tree, node);
	const name = childOfKind(tree, node, kinds, Kind.simple_identifier);
	if (walk.kind(owner) === Kind.simple_identifier) return nameValue(walk, owner);
	const object = owner === -1 ? make(walk, node, 'other') : valueAt(walk, owner);
	return name === -1 ? object : make(walk, node, 'member', walk.nameOf(name), object);
}

/** A body that gives its last expression when `test` holds; -1 for a test that always does. */
interface Chosen {
	test: number;
	body: number;
}

/** What the first body gives whose test holds; one that leaves the function gives nothing. */
function chosenValue(walk: Walk, node: number, depth: number, ways: readonly Chosen[]): number {
	let value = -1;
	for (const { test, body } of ways.slice(0, MAX_ITEMS).toReversed()) {
		const last = lastOf(walk, body);
		if (last === -1 || walk.kind(last) === Kind.jump_expression) continue;
		const given = valueAt(walk, last, depth + 1);
		value = value === -1 ? given : make(walk, node, 'either', null, given, value);
		if (test !== -1) value = make(walk, node, 'choice', null, valueAt(walk, test, depth + 1), value);
	}
	return value === -1 ? make(walk, node, 'other') : value;
}

/** With a subject that chooses any of its entries, without one the first whose condition holds. */
function whenValue(walk: Walk, node: number, depth: number): number {
	const { tree, kinds } = walk;
	const subject = subjectOf(walk, node).value;
	const ways: Chosen[] = [];
	for (let entry = firstNamedChild(tree, node); entry !== -1; entry = nextNamedSibling(tree, entry)) {
		if (walk.kind(entry) !== Kind.when_entry) continue;
		const condition = subject === -1 ? childOfKind(tree, entry, kinds, Kind.when_condition) : -1;
		const body = childOfKind(tree, entry, kinds, Kind.control_structure_body);
		ways.push({ test: condition === -1 ? -1 : condition + 1, body });
	}
	const any = chosenValue(walk, node, depth, ways);
	if (subject === -1) return any;
	return make(walk, node, 'choice', null, valueAt(walk, subject, depth + 1), any);
}

/** What is tried, or what any of the handlers gives. */
function tryValue(walk: Walk, node: number, depth: number): number {
	const { tree, kinds } = walk;
	const ways: Chosen[] = [{ test: -1, body: childOfKind(tree, node, kinds, Kind.statements) }];
	for (let child = firstNamedChild(tree, node); child !== -1; child = nextNamedSibling(tree, child)) {
		if (walk.kind(child) === Kind.catch_block)
			ways.push({ test: -1, body: childOfKind(tree, child, kinds, Kind.statements) });
	}
	return chosenValue(walk, node, depth, ways);
}

/** `A.B<C>` as a value. */
export function typeValue(walk: Walk, type: number): number {
	const { tree, out } = walk;
	if (type === -1) return -1;
	if (walk.kind(type) === Kind.type_identifier) return nameValue(walk, type);
	let value = -1;
	for (let child = type + 1; child < tree.after[type]; child = tree.after[child]) {
		if (walk.kind(child) !== Kind.type_identifier) continue;
		const op = value === -1 ? 'name' : 'member';
		value = out.value(op, walk.nameOf(child), value, -1, tree.start[type], tree.end[child]);
	}
	return value === -1 ? make(walk, type, 'other') : value;
}
